/* colonia-ship-view.c: a berth with the ship that lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ship-view.h"

#include "colonia-good-button.h"
#include "colonia-hold-view.h"
#include "colonia-picture.h"
#include "colonia-piece.h"
#include "colonia-ship-figure.h"
#include "colonia-terms.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/**
 * ColoniaShipView:
 *
 * A berth: its number, the ship with its city, and its holds. Where it is
 * `loadable` each hold is a button, and the extra hold asks for its good.
 */
struct _ColoniaShipView {
  AdwBin parent_instance;

  GtkLabel *berth_label;
  ColoniaPicture *arms;
  GtkLabel *city;
  GtkWidget *leaving;
  ColoniaShipFigure *figure;
  GtkWidget *nothing;
  GtkBox *holds;
  GtkWidget *goods;
  ParlourStalls *good_buttons;
  GtkLabel *missing;

  TableSession *session;
  gboolean loadable;
  ColoniaShip ship;
  int berth;
  gboolean choosing; /* which good goes into the extra hold */
};

enum {
  PROP_LOADABLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaShipView, colonia_ship_view, ADW_TYPE_BIN)

static ColoniaHoldView *
get_hold (ColoniaShipView *self,
          int              hold)
{
  return COLONIA_HOLD_VIEW (parlour_widget_get_nth (GTK_WIDGET (self->holds), hold));
}

static ColoniaEvent
make_load (ColoniaShipView *self,
           ParlourPage     *page,
           int              hold,
           ColoniaGood      good)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_LOAD);
  event.player = colonia_page_get_state (page)->turn;
  event.load.berth = self->berth;
  event.load.extra = hold == self->ship.n_holds;
  if (event.load.extra)
    event.load.good = good;
  else
    event.load.hold = hold;

  return event;
}

static void
load (ColoniaShipView *self,
      int              hold,
      ColoniaGood      good)
{
  ParlourPage *page = PARLOUR_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (self), PARLOUR_TYPE_PAGE));
  ColoniaEvent event = make_load (self, page, hold, good);

  colonia_page_enter (page, &event, TABLE_ROLLER_NONE);
}

static void
set_choosing (ColoniaShipView *self,
              gboolean         choosing)
{
  self->choosing = choosing;
  gtk_widget_set_visible (self->goods, choosing);
}

static void
on_good (ColoniaShipView *self,
         GtkWidget       *button)
{
  colonia_ship_view_load_good (self, (ColoniaGood) parlour_widget_get_place (button));
}

static void
on_chosen (ColoniaShipView *self,
           ColoniaHoldView *hold)
{
  colonia_ship_view_load (self, parlour_widget_get_place (GTK_WIDGET (hold)));
}

/* What asks for the good lies above the extra hold, on other holds, so that nothing is
 * elsewhere when it comes and when it goes. */
static gboolean
on_get_place (ColoniaShipView *self,
              GtkWidget       *goods,
              GdkRectangle    *place,
              GtkWidget       *overlay)
{
  GtkWidget *extra = gtk_widget_get_last_child (GTK_WIDGET (self->holds));
  int width = gtk_widget_get_width (overlay);
  graphene_rect_t bounds;
  int height;

  if (extra == NULL || !gtk_widget_compute_bounds (extra, overlay, &bounds))
    return FALSE;

  gtk_widget_measure (goods, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  *place = (GdkRectangle) { 0, (int) bounds.origin.y - height - gtk_box_get_spacing (self->holds), width, height };

  return TRUE;
}

static void
colonia_ship_view_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADABLE:
      g_value_set_boolean (value, COLONIA_SHIP_VIEW (object)->loadable);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_ship_view_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADABLE:
      COLONIA_SHIP_VIEW (object)->loadable = g_value_get_boolean (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_ship_view_dispose (GObject *object)
{
  g_clear_object (&COLONIA_SHIP_VIEW (object)->session);

  G_OBJECT_CLASS (colonia_ship_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COLONIA_TYPE_PICTURE);
  g_type_ensure (COLONIA_TYPE_PIECE);
  g_type_ensure (COLONIA_TYPE_SHIP_FIGURE);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/harbour/ship-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, berth_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, arms);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, city);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, leaving);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, figure);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, nothing);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, holds);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, goods);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, good_buttons);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipView, missing);
  gtk_widget_class_bind_template_callback (widget_class, on_get_place);
}

static void
colonia_ship_view_class_init (ColoniaShipViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_ship_view_get_property;
  object_class->set_property = colonia_ship_view_set_property;
  object_class->dispose = colonia_ship_view_dispose;

  /**
   * ColoniaShipView:loadable:
   *
   * Whether the holds are buttons.
   */
  properties[PROP_LOADABLE] =
    g_param_spec_boolean ("loadable", NULL, NULL, FALSE,
                          (GParamFlags) (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
add_good (ColoniaShipView *self,
          ColoniaGood      good)
{
  GtkWidget *button = gtk_button_new ();

  colonia_good_button_set_up (GTK_BUTTON (button), good);
  gtk_widget_add_css_class (button, "good-choice");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_good), self, G_CONNECT_SWAPPED);
  parlour_stalls_append (self->good_buttons, button);
}

static void
colonia_ship_view_init (ColoniaShipView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    add_good (self, good);
}

/**
 * colonia_ship_view_set_session:
 * @self: a berth
 * @session: (nullable): a game
 *
 * Tells whose families have members on the ship. To be called before
 * colonia_ship_view_set_ship().
 */
void
colonia_ship_view_set_session (ColoniaShipView *self,
                               TableSession    *session)
{
  g_return_if_fail (COLONIA_IS_SHIP_VIEW (self));

  g_set_object (&self->session, session);
}

static void
set_n_holds (ColoniaShipView *self,
             int              n_holds)
{
  for (int n = parlour_widget_keep_first (GTK_WIDGET (self->holds), n_holds); n < n_holds; n++)
    {
      GtkWidget *child = colonia_hold_view_new (self->loadable);

      g_signal_connect_object (child, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->holds, child);
    }
}

static void
show_berth (ColoniaShipView *self)
{
  const char *number = colonia_term_berth (self->berth);
  const char *city = self->ship.present ? colonia_term_city (self->ship.city) : NULL;
  g_autofree char *label = NULL;

  gtk_label_set_label (self->berth_label, number);
  gtk_label_set_label (self->city, city != NULL ? city : "");
  gtk_widget_set_visible (GTK_WIDGET (self->arms), self->ship.present);
  if (self->ship.present)
    colonia_picture_set_city (self->arms, self->ship.city);

  if (city != NULL)
    /* Translators: the number of a berth, from I to IV, and the city where the ship in it goes. */
    label = g_strdup_printf (_("Berth %s: a ship for %s"), number, city);
  else
    /* Translators: %s is the number of a berth, from I to IV. */
    label = g_strdup_printf (_("Berth %s: no ship"), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * colonia_ship_view_set_ship:
 * @self: a berth whose session is set
 * @ship: the ship in the berth; it may not be present
 * @berth: the berth, from 0
 *
 * Shows a ship.
 */
void
colonia_ship_view_set_ship (ColoniaShipView   *self,
                            const ColoniaShip *ship,
                            int                berth)
{
  int n_holds;

  g_return_if_fail (COLONIA_IS_SHIP_VIEW (self));
  g_return_if_fail (self->session != NULL);
  g_return_if_fail (ship != NULL);
  g_return_if_fail (berth >= 0 && berth < COLONIA_N_BERTHS);

  self->ship = *ship;
  self->berth = berth;
  show_berth (self);
  colonia_ship_figure_set_city (self->figure, ship->present ? (int) ship->city : COLONIA_NOBODY);
  gtk_widget_set_visible (self->nothing, !ship->present);

  n_holds = colonia_ship_view_get_n_holds (self);
  set_n_holds (self, n_holds);
  for (int hold = 0; hold < n_holds; hold++)
    colonia_hold_view_show (get_hold (self, hold), self->session, ship, hold);

  if (self->choosing && !(ship->has_extra && ship->extra_player == COLONIA_NOBODY))
    set_choosing (self, FALSE);
}

/**
 * colonia_ship_view_set_leaving:
 * @self: a berth
 * @leaving: whether the ship leaves on Saturday
 *
 * Marks a ship that leaves.
 */
void
colonia_ship_view_set_leaving (ColoniaShipView *self,
                               gboolean         leaving)
{
  g_return_if_fail (COLONIA_IS_SHIP_VIEW (self));

  gtk_widget_set_visible (self->leaving, leaving);
}

/**
 * colonia_ship_view_set_key:
 * @self: a berth with a ship
 * @hold: a hold, from 0; after them comes the extra hold
 * @key: (nullable): the name of a key
 *
 * Shows which key loads a hold.
 */
void
colonia_ship_view_set_key (ColoniaShipView *self,
                           int              hold,
                           const char      *key)
{
  g_return_if_fail (COLONIA_IS_SHIP_VIEW (self));
  g_return_if_fail (hold >= 0 && hold < colonia_ship_view_get_n_holds (self));

  colonia_hold_view_set_key (get_hold (self, hold), key);
}

/**
 * colonia_ship_view_mark:
 * @self: a berth
 * @hold: a hold, from 0; after them comes the extra hold; `COLONIA_NOBODY` for none
 *
 * Marks the hold that was loaded by the event that is corrected.
 */
void
colonia_ship_view_mark (ColoniaShipView *self,
                        int              hold)
{
  g_return_if_fail (COLONIA_IS_SHIP_VIEW (self));

  for (int i = 0; i < colonia_ship_view_get_n_holds (self); i++)
    parlour_widget_set_css_class (GTK_WIDGET (get_hold (self, i)), "turn", i == hold);
}

/**
 * colonia_ship_view_get_n_holds:
 * @self: a berth
 *
 * Counts the holds that are shown.
 *
 * Returns: how many, the extra one included
 */
int
colonia_ship_view_get_n_holds (ColoniaShipView *self)
{
  g_return_val_if_fail (COLONIA_IS_SHIP_VIEW (self), 0);

  return self->ship.n_holds + (self->ship.has_extra ? 1 : 0);
}

/* Where some goods can go in, nothing but that the player has none of them
 * keeps the others out; where none can, the hold itself says why. */
static void
show_missing (ColoniaShipView *self,
              ParlourPage     *page,
              gboolean         missing)
{
  int turn = colonia_page_get_state (page)->turn;
  g_autofree char *text = NULL;

  if (missing)
    /* Translators: %s is a player. Below buttons with goods, of which some are grey. */
    text = g_strdup_printf (_("%s has none of the goods that are grey."), parlour_page_get_name (page, turn));

  gtk_label_set_label (self->missing, missing ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->missing), missing);
}

/* The extra hold can be loaded if any good can go into it. */
static void
offer_extra (ColoniaShipView *self,
             ParlourPage     *page,
             GtkWidget       *hold_button,
             GtkLabel        *reason)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->good_buttons));
  gboolean possible = FALSE;
  gboolean all = TRUE;

  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++, button = gtk_widget_get_next_sibling (button))
    {
      ColoniaEvent event = make_load (self, page, self->ship.n_holds, good);

      colonia_page_offer (page, button, NULL, &event);
      if (!possible)
        colonia_page_offer (page, hold_button, reason, &event);
      possible = possible || !parlour_widget_is_hindered (button);
      all = all && !parlour_widget_is_hindered (button);
    }

  show_missing (self, page, possible && !all);
}

/**
 * colonia_ship_view_offer:
 * @self: a berth that is `loadable`, with a ship
 * @page: the page that shows it
 * @reason: (nullable): where to say why free holds cannot be loaded
 *
 * Lets holds be loaded if they can be.
 */
void
colonia_ship_view_offer (ColoniaShipView *self,
                         ParlourPage     *page,
                         GtkLabel        *reason)
{
  g_return_if_fail (COLONIA_IS_SHIP_VIEW (self));
  g_return_if_fail (self->loadable);

  for (int hold = 0; hold < colonia_ship_view_get_n_holds (self); hold++)
    {
      GtkWidget *button = colonia_hold_view_get_button (get_hold (self, hold));
      gboolean extra = hold == self->ship.n_holds;
      int player = extra ? self->ship.extra_player : self->ship.holds[hold].player;
      ColoniaEvent event = make_load (self, page, hold, COLONIA_GOOD_SADDLE);

      /* Whose members are on a hold is seen on it. */
      if (extra)
        offer_extra (self, page, button, player == COLONIA_NOBODY ? reason : NULL);
      else
        colonia_page_offer (page, button, player == COLONIA_NOBODY ? reason : NULL, &event);
    }
}

/**
 * colonia_ship_view_load:
 * @self: a berth in a page, with a ship
 * @hold: a hold, from 0; after them comes the extra hold
 *
 * Loads a hold for the player whose turn it is, or asks which good goes into
 * the extra hold.
 */
void
colonia_ship_view_load (ColoniaShipView *self,
                        int              hold)
{
  g_return_if_fail (COLONIA_IS_SHIP_VIEW (self));
  g_return_if_fail (hold >= 0 && hold < colonia_ship_view_get_n_holds (self));

  /* What stands in the way whatever the good is told at once. */
  if (hold == self->ship.n_holds
      && gtk_widget_get_sensitive (colonia_hold_view_get_button (get_hold (self, hold))))
    {
      set_choosing (self, !self->choosing);
      if (self->choosing)
        {
          gtk_widget_child_focus (self->goods, GTK_DIR_TAB_FORWARD);
          parlour_widget_scroll_to (self->goods);
        }
    }
  else
    load (self, hold, COLONIA_GOOD_SADDLE);
}

/**
 * colonia_ship_view_load_good:
 * @self: a berth in a page
 * @good: a good
 *
 * Loads the extra hold, if it asks for its good.
 *
 * Returns: whether it did
 */
gboolean
colonia_ship_view_load_good (ColoniaShipView *self,
                             ColoniaGood      good)
{
  g_return_val_if_fail (COLONIA_IS_SHIP_VIEW (self), FALSE);
  g_return_val_if_fail (good < COLONIA_N_GOODS, FALSE);

  if (!self->choosing)
    return FALSE;

  load (self, self->ship.n_holds, good);

  return TRUE;
}

/**
 * colonia_ship_view_get_figure:
 * @self: a berth
 *
 * Finds what is drawn of the ship.
 *
 * Returns: (transfer none): the ship on the water, or the water
 */
GtkWidget *
colonia_ship_view_get_figure (ColoniaShipView *self)
{
  g_return_val_if_fail (COLONIA_IS_SHIP_VIEW (self), NULL);

  return GTK_WIDGET (self->figure);
}
