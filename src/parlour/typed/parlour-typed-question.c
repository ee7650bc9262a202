/* parlour-typed-question.c: what is asked above something that is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-typed-question.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

static void
tell (GtkWidget *label,
      int        which)
{
  const TableField *field = g_object_get_data (G_OBJECT (label), "field");

  gtk_label_set_label (GTK_LABEL (label), gettext (field->typing->asks));
}

/* Makes a heading that asks for it, in the language of the moment. @field is something that is
 * typed, and that `asks`; it is a constant. */
GtkWidget *
parlour_typed_question_new (const TableField *field)
{
  GtkWidget *label = parlour_label_new_wrapped (NULL);

  gtk_widget_add_css_class (label, "heading");
  g_object_set_data (G_OBJECT (label), "field", (gpointer) field);
  parlour_tell (label, tell, 0);

  return label;
}
