/* colonia-final-tab.c: whose turn it is to be counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-final-tab.h"

#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ColoniaFinalTab {
  GtkToggleButton parent_instance;

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *total;
};

G_DEFINE_FINAL_TYPE (ColoniaFinalTab, colonia_final_tab, GTK_TYPE_TOGGLE_BUTTON)

static void
colonia_final_tab_class_init (ColoniaFinalTabClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_EMBLEM);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/end/final-tab.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalTab, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalTab, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFinalTab, total);
}

static void
colonia_final_tab_init (ColoniaFinalTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
colonia_final_tab_new (TableColor    color,
                       const char   *name)
{
  ColoniaFinalTab *self = g_object_new (COLONIA_TYPE_FINAL_TAB, NULL);

  g_return_val_if_fail (name != NULL, GTK_WIDGET (self));

  parlour_widget_set_tooltip (GTK_WIDGET (self), name);
  parlour_emblem_set_color (self->emblem, (int) color);
  gtk_label_set_label (self->name, name);

  return GTK_WIDGET (self);
}

/* Shows how far the family has come. */
void
colonia_final_tab_show_total (ColoniaFinalTab *self,
                              int              total)
{
  g_autofree char *text = NULL;

  g_return_if_fail (COLONIA_IS_FINAL_TAB (self));

  text = total >= 0 ? g_strdup_printf ("%d", total) : g_strdup ("–");
  gtk_label_set_label (self->total, text);
}
