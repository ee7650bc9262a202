/* parlour-editable.c: how long a text may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-editable.h"

/**
 * parlour_editable_limit:
 * @editable: where something is written
 * @max_length: a number of characters
 *
 * Takes no longer texts. A row for an entry cannot be told so in its tree.
 */
void
parlour_editable_limit (GtkEditable *editable,
                        int          max_length)
{
  GtkEditable *text;

  g_return_if_fail (GTK_IS_EDITABLE (editable));

  for (text = editable; !GTK_IS_TEXT (text); text = gtk_editable_get_delegate (text))
    g_return_if_fail (text != NULL);
  gtk_text_set_max_length (GTK_TEXT (text), max_length);
}
