/* colonia-family-button.c: whose holdings are meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-family-button.h"

#include "parlour-emblem.h"
#include "parlour-widgets.h"

#define EMBLEM_SIZE 28
#define NAME_CHARS 14

/* Makes a button by which a family is chosen, among others. */
GtkWidget *
colonia_family_button_new (ParlourPage *page,
                           int          seat)
{
  const char *title = parlour_page_get_name (page, seat);
  GtkWidget *emblem = parlour_emblem_new ((int) table_session_get_color (parlour_page_get_session (page), seat));
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *button = gtk_toggle_button_new ();

  parlour_figure_set_size (PARLOUR_FIGURE (emblem), EMBLEM_SIZE);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), emblem);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  parlour_widget_set_tooltip (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return button;
}
