/* colonia-hold-view.c: a cargo hold of a ship
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hold-view.h"

#include "colonia-bundle-box.h"
#include "colonia-terms.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

/**
 * ColoniaHoldView:
 *
 * A cargo hold: the goods that it takes, what it pays, and who loaded it. Where
 * it can be loaded it is a button.
 */
struct _ColoniaHoldView {
  AdwBin parent_instance;

  GtkWidget *content;
  ParlourEmblem *emblem;
  ColoniaBundleBox *goods;
  GtkLabel *any_good;
  ColoniaPiece *money;
  GtkLabel *key;

  GtkWidget *button; /* NULL where nothing can be loaded */
};

enum {
  PROP_LOADABLE = 1,
  N_PROPS
};

enum {
  CHOSEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaHoldView, colonia_hold_view, ADW_TYPE_BIN)

static void
on_clicked (ColoniaHoldView *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* What is seen is the face of the button. */
static void
make_button (ColoniaHoldView *self)
{
  g_object_ref (self->content);
  adw_bin_set_child (ADW_BIN (self), NULL);

  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), self->content);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->button);
  g_object_unref (self->content);
}

static void
colonia_hold_view_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADABLE:
      g_value_set_boolean (value, COLONIA_HOLD_VIEW (object)->button != NULL);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_hold_view_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADABLE:
      if (g_value_get_boolean (value))
        make_button (COLONIA_HOLD_VIEW (object));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static GtkWidget *
get_frame (ColoniaHoldView *self)
{
  return self->button != NULL ? self->button : GTK_WIDGET (self);
}

static void
colonia_hold_view_constructed (GObject *object)
{
  ColoniaHoldView *self = COLONIA_HOLD_VIEW (object);

  G_OBJECT_CLASS (colonia_hold_view_parent_class)->constructed (object);

  gtk_widget_add_css_class (get_frame (self), "hold");
  gtk_widget_add_css_class (get_frame (self), "family-tint");
}

static void
colonia_hold_view_dispose (GObject *object)
{
  COLONIA_HOLD_VIEW (object)->button = NULL;

  G_OBJECT_CLASS (colonia_hold_view_parent_class)->dispose (object);
}

static void
colonia_hold_view_class_init (ColoniaHoldViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_hold_view_get_property;
  object_class->set_property = colonia_hold_view_set_property;
  object_class->constructed = colonia_hold_view_constructed;
  object_class->dispose = colonia_hold_view_dispose;

  /**
   * ColoniaHoldView:loadable:
   *
   * Whether it can be loaded, and is a button.
   */
  properties[PROP_LOADABLE] =
    g_param_spec_boolean ("loadable", NULL, NULL, FALSE,
                          (GParamFlags) (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ColoniaHoldView::chosen:
   * @self: the hold
   *
   * Somebody loads the hold.
   */
  signals[CHOSEN] = g_signal_new ("chosen", COLONIA_TYPE_HOLD_VIEW, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_BUNDLE_BOX);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_PIECE);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/harbour/hold-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldView, content);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldView, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldView, goods);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldView, any_good);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldView, money);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldView, key);
}

static void
colonia_hold_view_init (ColoniaHoldView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_hold_view_new:
 * @loadable: whether it can be loaded
 *
 * Makes a hold that shows nothing yet.
 *
 * Returns: (transfer floating): the hold
 */
GtkWidget *
colonia_hold_view_new (gboolean loadable)
{
  return g_object_new (COLONIA_TYPE_HOLD_VIEW, "loadable", loadable, NULL);
}

static void
show_owner (ColoniaHoldView *self,
            int              color)
{
  GtkWidget *frame = get_frame (self);

  gtk_widget_set_visible (GTK_WIDGET (self->emblem), color != COLONIA_NOBODY);
  parlour_emblem_set_color (self->emblem, color);

  for (int i = 0; i < COLONIA_N_COLORS; i++)
    parlour_widget_set_css_class (frame, table_color_ids[i], i == color);

  parlour_widget_set_css_class (frame, "taken", color != COLONIA_NOBODY);
}

/**
 * colonia_hold_view_show:
 * @self: a hold
 * @session: the game
 * @ship: a ship that lies in a berth
 * @hold: one of its holds, from 0; after them comes the extra hold
 *
 * Shows a hold of a ship.
 */
void
colonia_hold_view_show (ColoniaHoldView   *self,
                        TableSession      *session,
                        const ColoniaShip *ship,
                        int                hold)
{
  g_autofree char *description = NULL;
  const char *name;
  gboolean extra;
  int pays, player;

  g_return_if_fail (COLONIA_IS_HOLD_VIEW (self));
  g_return_if_fail (ship != NULL && ship->present);
  g_return_if_fail (hold >= 0 && hold < ship->n_holds + (ship->has_extra ? 1 : 0));

  extra = hold == ship->n_holds;
  pays = extra ? COLONIA_EXTRA_HOLD_PAYS : ship->holds[hold].pays;
  player = extra ? ship->extra_player : ship->holds[hold].player;
  name = player != COLONIA_NOBODY ? table_session_get_names (session)[player] : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->goods), !extra);
  gtk_widget_set_visible (GTK_WIDGET (self->any_good), extra);
  if (!extra)
    colonia_bundle_box_set_bundle (self->goods, COLONIA_PIECE_GOOD, &ship->holds[hold].goods);
  colonia_piece_set_which (self->money, (int) ship->city);
  colonia_piece_set_count (self->money, pays);
  show_owner (self, player != COLONIA_NOBODY ? (int) table_session_get_color (session, player) : COLONIA_NOBODY);

  description = colonia_term_hold (ship, hold, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_frame (self)), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

/**
 * colonia_hold_view_set_key:
 * @self: a hold
 * @key: (nullable): the name of a key
 *
 * Shows which key loads the hold, if it is free.
 */
void
colonia_hold_view_set_key (ColoniaHoldView *self,
                           const char      *key)
{
  g_return_if_fail (COLONIA_IS_HOLD_VIEW (self));

  gtk_label_set_label (self->key, key != NULL ? key : "");
  gtk_widget_set_visible (GTK_WIDGET (self->key),
                          key != NULL && !gtk_widget_get_visible (GTK_WIDGET (self->emblem)));
}

/**
 * colonia_hold_view_get_button:
 * @self: a hold
 *
 * Gets what is pressed to load the hold.
 *
 * Returns: (transfer none) (nullable): a button, or `NULL` if it cannot be loaded
 */
GtkWidget *
colonia_hold_view_get_button (ColoniaHoldView *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_VIEW (self), NULL);

  return self->button;
}
