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

/* Some resources, goods or money, a piece for each kind of which there are any, in as many rows
 * as they need. */
struct _ColoniaBundleBox {
  GtkWidget parent_instance;

  ColoniaPieceKind kind;
  ColoniaBundle bundle;
  gboolean show_zeros;
  gboolean spread;
  int size;
};

enum {
  PROP_SHOW_ZEROS = 1,
  PROP_SPREAD,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaBundleBox, colonia_bundle_box, GTK_TYPE_WIDGET)

static int
count_kinds (ColoniaPieceKind kind)
{
  return kind == COLONIA_PIECE_MONEY ? (int) COLONIA_N_CITIES : COLONIA_BUNDLE_KINDS;
}

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

static void
update (ColoniaBundleBox *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  g_autofree char *label = describe_bundle (self);

  for (int i = 0; child != NULL; i++)
    {
      ColoniaPiece *piece = COLONIA_PIECE (child);
      int count = i < count_kinds (self->kind) ? self->bundle.n[i] : 0;

      colonia_piece_set_kind (piece, self->kind);
      colonia_piece_set_count (piece, count);
      gtk_widget_set_visible (child, count > 0 || (self->show_zeros && i < count_kinds (self->kind)));
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
colonia_bundle_box_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  ColoniaBundleBox *self = COLONIA_BUNDLE_BOX (object);

  switch (prop_id)
    {
    case PROP_SHOW_ZEROS:
      g_value_set_boolean (value, self->show_zeros);
      break;

    case PROP_SPREAD:
      g_value_set_boolean (value, self->spread);
      break;

    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_show_zeros (ColoniaBundleBox *self,
                gboolean          show_zeros)
{
  show_zeros = !!show_zeros;
  if (self->show_zeros == show_zeros)
    return;

  self->show_zeros = show_zeros;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_ZEROS]);
}

static void
colonia_bundle_box_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  ColoniaBundleBox *self = COLONIA_BUNDLE_BOX (object);

  switch (prop_id)
    {
    case PROP_SHOW_ZEROS:
      set_show_zeros (self, g_value_get_boolean (value));
      break;

    case PROP_SPREAD:
      colonia_bundle_box_set_spread (self, g_value_get_boolean (value));
      break;

    case PROP_SIZE:
      colonia_bundle_box_set_size (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  /* Whether that of which there is nothing is shown too, faintly. */
  properties[PROP_SHOW_ZEROS] = g_param_spec_boolean ("show-zeros", NULL, NULL, FALSE, flags);

  /* Whether up to six of a kind are drawn side by side instead of being counted. */
  properties[PROP_SPREAD] = g_param_spec_boolean ("spread", NULL, NULL, FALSE, flags);

  /* How high each piece is, as `ParlourFigure:size` has it. */
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 4, 2048, 24, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
colonia_bundle_box_class_init (ColoniaBundleBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = colonia_bundle_box_dispose;
  object_class->get_property = colonia_bundle_box_get_property;
  object_class->set_property = colonia_bundle_box_set_property;

  install_properties (object_class);

  g_type_ensure (COLONIA_TYPE_PIECE);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/things/bundle-box.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (update));
  gtk_widget_class_set_css_name (widget_class, "bundle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
colonia_bundle_box_init (ColoniaBundleBox *self)
{
  self->size = 24;
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

GtkWidget *
colonia_bundle_box_new (void)
{
  return g_object_new (COLONIA_TYPE_BUNDLE_BOX, NULL);
}

/* Shows what is in a bundle. Pieces of which the number stays are not drawn anew. */
void
colonia_bundle_box_set_bundle (ColoniaBundleBox    *self,
                               ColoniaPieceKind     kind,
                               const ColoniaBundle *bundle)
{
  g_return_if_fail (COLONIA_IS_BUNDLE_BOX (self));
  g_return_if_fail (kind <= COLONIA_PIECE_MONEY);
  g_return_if_fail (bundle != NULL);

  self->kind = kind;
  self->bundle = *bundle;
  update (self);
}

/* Draws up to six pieces of each kind, or counts them. */
void
colonia_bundle_box_set_spread (ColoniaBundleBox *self,
                               gboolean          spread)
{
  g_return_if_fail (COLONIA_IS_BUNDLE_BOX (self));

  spread = !!spread;
  if (self->spread == spread)
    return;

  self->spread = spread;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPREAD]);
}

/* Makes the pieces larger or smaller. */
void
colonia_bundle_box_set_size (ColoniaBundleBox *self,
                             int               size)
{
  g_return_if_fail (COLONIA_IS_BUNDLE_BOX (self));
  g_return_if_fail (size >= 4 && size <= 2048);

  if (self->size == size)
    return;

  self->size = size;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}
