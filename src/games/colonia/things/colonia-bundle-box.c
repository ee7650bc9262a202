/* colonia-bundle-box.c: some resources, goods or money
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-bundle-box.h"

#include "colonia-terms.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define SIZE 24
#define SPACING 8

/* Some resources, goods or money, a piece for each kind of which there are any, in as many rows
 * as they need. */
struct _ColoniaBundleBox {
  GtkWidget parent_instance;

  ColoniaPieceKind kind;
  ColoniaBundle bundle;
};

G_DEFINE_FINAL_TYPE (ColoniaBundleBox, colonia_bundle_box, GTK_TYPE_WIDGET)

static char *
describe_money (const ColoniaBundle *money)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    if (money->n[city] > 0)
      g_ptr_array_add (items, colonia_term_money (city, money->n[city]));

  return text_list (items);
}

static char *
describe_bundle (ColoniaBundleBox *self)
{
  if (colonia_bundle_get_total (&self->bundle) == 0)
    /* Translators: what a screen reader says where resources, goods or money might be, but there are none. */
    return g_strdup (C_("resources, goods or money", "Nothing"));

  if (self->kind == COLONIA_PIECE_RESOURCE)
    return colonia_term_resource_list (&self->bundle);

  if (self->kind == COLONIA_PIECE_GOOD)
    return colonia_term_goods_list (&self->bundle);

  return describe_money (&self->bundle);
}

/* There are five resources and goods, but four currencies. */
static void
update (ColoniaBundleBox *self)
{
  const int n_kinds = self->kind == COLONIA_PIECE_MONEY ? (int) COLONIA_N_CITIES : COLONIA_BUNDLE_KINDS;
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  g_autofree char *label = describe_bundle (self);

  for (int i = 0; child != NULL; i++)
    {
      const int count = i < n_kinds ? self->bundle.n[i] : 0;

      g_object_set (child, "kind", self->kind, "count", count, "visible", count > 0, NULL);
      child = gtk_widget_get_next_sibling (child);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
colonia_bundle_box_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (colonia_bundle_box_parent_class)->dispose (object);
}

static void
colonia_bundle_box_class_init (ColoniaBundleBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_bundle_box_dispose;
  parlour_template_set_teller (widget_class, G_CALLBACK (update));
  gtk_widget_class_set_css_name (widget_class, "bundle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
colonia_bundle_box_init (ColoniaBundleBox *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SPACING, NULL));
  for (int i = 0; i < COLONIA_BUNDLE_KINDS; i++)
    gtk_widget_set_parent (g_object_new (COLONIA_TYPE_PIECE, "which", i, "size", SIZE, NULL), GTK_WIDGET (self));
  update (self);
}

/* Shows what is in a bundle. Pieces of which the number stays are not drawn anew. */
void
colonia_bundle_box_set_bundle (ColoniaBundleBox    *self,
                               ColoniaPieceKind     kind,
                               const ColoniaBundle *bundle)
{
  g_return_if_fail (kind <= COLONIA_PIECE_MONEY);

  self->kind = kind;
  self->bundle = *bundle;
  update (self);
}

/* Makes the pieces larger or smaller. */
void
colonia_bundle_box_set_size (ColoniaBundleBox *self,
                             int               size)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    parlour_figure_set_size (PARLOUR_FIGURE (child), size);
}
