/* parlour-sign.c: the sign of a thing that a game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-sign.h"

/* Makes the sign of a thing, in the colour of text. What it shows is said beside it. */
GtkWidget *
parlour_sign_new (const TableGame *game,
                  const char      *id,
                  int              size)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (game != NULL && id != NULL, NULL);

  name = g_strdup_printf ("%s-%s-symbolic", game->id, id);

  return g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "pixel-size", size, "css-name", "sign", "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}
