/* colonia-bundle-entry.c: how many of each resource, good or currency
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-bundle-entry.h"

#include "colonia-terms.h"
#include "parlour-counter.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many can be entered of a kind. */
#define MOST 99

#define SIZE_OF_PIECE 28

/* A piece of each kind with a number under it that is typed or tapped. */
struct _ColoniaBundleEntry {
  AdwBin parent_instance;

  ColoniaPieceKind kind;
  ColoniaBundle bundle;
  gboolean showing; /* rather than being changed by somebody */

  GtkWidget *columns[COLONIA_BUNDLE_KINDS];
  ParlourCounter *counters[COLONIA_BUNDLE_KINDS];
};

enum {
  PROP_0,
  PROP_KIND,
  N_PROPS
};

enum {
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaBundleEntry, colonia_bundle_entry, ADW_TYPE_BIN)

static void
on_value_changed (ColoniaBundleEntry *self)
{
  ColoniaBundle bundle = { 0 };

  if (self->showing)
    return;

  for (int i = 0; i < COLONIA_BUNDLE_KINDS; i++)
    bundle.n[i] = parlour_counter_get_value (self->counters[i]);

  if (memcmp (&self->bundle, &bundle, sizeof bundle) == 0)
    return;

  self->bundle = bundle;
  g_signal_emit (self, signals[CHANGED], 0);
}

static const char *
name_kind (ColoniaPieceKind kind,
           int              which)
{
  static const char *const resources[COLONIA_N_RESOURCES] = {
    /* Translators: a resource, as it stands alone above a number. */
    NC_("resource", "Leather"), NC_("resource", "Iron"), NC_("resource", "Wood"),
    NC_("resource", "Linen"), NC_("resource", "Fur"),
  };
  static const char *const goods[COLONIA_N_GOODS] = {
    /* Translators: a good, as it stands alone above a number. */
    NC_("good", "Saddles"), NC_("good", "Cartwheels"), NC_("good", "Paintings"),
    NC_("good", "Clothing"), NC_("good", "Footwear"),
  };

  switch (kind)
    {
    case COLONIA_PIECE_RESOURCE:
      return g_dpgettext2 (NULL, "resource", resources[which]);

    case COLONIA_PIECE_GOOD:
      return g_dpgettext2 (NULL, "good", goods[which]);

    case COLONIA_PIECE_MONEY:
      return colonia_term_currency ((ColoniaCity) which);

    case COLONIA_PIECE_MEMBER:
    default:
      g_assert_not_reached ();
    }
}

/* There are five resources and goods, but four currencies. */
static void
name_columns (ColoniaBundleEntry *self)
{
  int n_kinds = self->kind == COLONIA_PIECE_MONEY ? (int) COLONIA_N_CITIES : COLONIA_BUNDLE_KINDS;

  for (int i = 0; i < COLONIA_BUNDLE_KINDS; i++)
    {
      const char *name = i < n_kinds ? name_kind (self->kind, i) : "";

      gtk_widget_set_visible (self->columns[i], i < n_kinds);
      parlour_widget_set_tooltip (self->columns[i], name);
      parlour_counter_set_title (self->counters[i], name);
    }
}

static void
colonia_bundle_entry_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, colonia_bundle_entry_get_kind (COLONIA_BUNDLE_ENTRY (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_kind (ColoniaBundleEntry *self,
          ColoniaPieceKind    kind)
{
  if (self->kind == kind)
    return;

  self->kind = kind;
  name_columns (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

static void
colonia_bundle_entry_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_KIND:
      set_kind (COLONIA_BUNDLE_ENTRY (object), (ColoniaPieceKind) g_value_get_enum (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_bundle_entry_class_init (ColoniaBundleEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_bundle_entry_get_property;
  object_class->set_property = colonia_bundle_entry_set_property;

  /* Whether it is resources, goods or money. */
  properties[PROP_KIND] =
    g_param_spec_enum ("kind", NULL, NULL, COLONIA_TYPE_PIECE_KIND, COLONIA_PIECE_RESOURCE,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* A number has changed. */
  signals[CHANGED] =
    g_signal_new ("changed", COLONIA_TYPE_BUNDLE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  parlour_template_set_teller (widget_class, G_CALLBACK (name_columns));
}

static void
add_column (ColoniaBundleEntry *self,
            GtkWidget          *box,
            int                 i)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *piece = colonia_piece_new (self->kind, i, 1);
  GtkWidget *counter = parlour_counter_new (0, MOST);

  g_object_set (piece, "size", SIZE_OF_PIECE, "spread", TRUE, "halign", GTK_ALIGN_CENTER, NULL);
  g_object_bind_property (self, "kind", piece, "kind", G_BINDING_SYNC_CREATE);
  parlour_counter_stand (PARLOUR_COUNTER (counter));
  gtk_widget_set_halign (counter, GTK_ALIGN_CENTER);
  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_value_changed), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (column), piece);
  gtk_box_append (GTK_BOX (column), counter);
  gtk_box_append (GTK_BOX (box), column);
  self->columns[i] = column;
  self->counters[i] = PARLOUR_COUNTER (counter);
}

static void
colonia_bundle_entry_init (ColoniaBundleEntry *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (box, "bundle-entry");
  for (int i = 0; i < COLONIA_BUNDLE_KINDS; i++)
    add_column (self, box, i);
  adw_bin_set_child (ADW_BIN (self), box);
  name_columns (self);
}

/* Tells what is counted. */
ColoniaPieceKind
colonia_bundle_entry_get_kind (ColoniaBundleEntry *self)
{
  g_return_val_if_fail (COLONIA_IS_BUNDLE_ENTRY (self), COLONIA_PIECE_RESOURCE);

  return self->kind;
}

/* Tells the numbers. They hold until they change. */
const ColoniaBundle *
colonia_bundle_entry_get_bundle (ColoniaBundleEntry *self)
{
  g_return_val_if_fail (COLONIA_IS_BUNDLE_ENTRY (self), NULL);

  return &self->bundle;
}

/* Changes the numbers. `ColoniaBundleEntry::changed` is not emitted. */
void
colonia_bundle_entry_set_bundle (ColoniaBundleEntry  *self,
                                 const ColoniaBundle *bundle)
{
  g_return_if_fail (COLONIA_IS_BUNDLE_ENTRY (self));
  g_return_if_fail (bundle != NULL);

  self->showing = TRUE;
  self->bundle = *bundle;
  for (int i = 0; i < COLONIA_BUNDLE_KINDS; i++)
    parlour_counter_set_value (self->counters[i], bundle->n[i]);
  self->showing = FALSE;
}
