/* colonia-harbour.c: loading ships on Friday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-harbour.h"

#include "colonia-letters.h"
#include "colonia-ship-view.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-turn-bar.h"
#include "parlour-turn-hint.h"

#include <glib/gi18n.h>

/* The holds have one letter after the other as their keys, but for the one that
 * lets a player pass. */
#define KEYS "abcdefghijklmnoqrstuvwxyz"
#define N_KEYS ((int) sizeof KEYS - 1)

/**
 * ColoniaHarbour:
 *
 * The four berths, where ships are loaded on Friday (FRI-1).
 */
struct _ColoniaHarbour {
  ParlourPage parent_instance;

  GtkWidget *berths;
  GtkLabel *reason;
  ParlourTurnBar *turn_bar;
  ParlourTurnHint *hint;
};

G_DEFINE_FINAL_TYPE (ColoniaHarbour, colonia_harbour, PARLOUR_TYPE_PAGE)

static ColoniaShipView *
get_first_ship (ColoniaHarbour *self)
{
  return COLONIA_SHIP_VIEW (gtk_widget_get_first_child (self->berths));
}

static ColoniaShipView *
get_next_ship (ColoniaShipView *ship)
{
  GtkWidget *next = gtk_widget_get_next_sibling (GTK_WIDGET (ship));

  return next != NULL ? COLONIA_SHIP_VIEW (next) : NULL;
}

static gboolean
load_by_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  int place = g_variant_get_int32 (number);

  for (ColoniaShipView *ship = get_first_ship (COLONIA_HARBOUR (widget)); ship != NULL; ship = get_next_ship (ship))
    {
      int n_holds = colonia_ship_view_get_n_holds (ship);

      if (place < n_holds)
        {
          colonia_ship_view_load (ship, place);
          return GDK_EVENT_STOP;
        }
      place -= n_holds;
    }

  parlour_page_refuse_key (PARLOUR_PAGE (widget), (gunichar) KEYS[g_variant_get_int32 (number)]);

  return GDK_EVENT_STOP;
}

/* While the extra hold asks for its good, its letters come before those of the holds
 * and the one that passes. */
static gboolean
load_good_by_key (GtkWidget *widget,
                  GVariant  *good,
                  gpointer   data)
{
  ColoniaShipView *ship = get_first_ship (COLONIA_HARBOUR (widget));

  while (ship != NULL && !colonia_ship_view_load_good (ship, (ColoniaGood) g_variant_get_int32 (good)))
    ship = get_next_ship (ship);

  return ship != NULL ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static int
show_keys (ColoniaShipView *ship,
           int              first)
{
  int n_holds = colonia_ship_view_get_n_holds (ship);

  for (int hold = 0; hold < n_holds; hold++)
    {
      g_autofree char *key = first + hold < N_KEYS ? parlour_key_label ((gunichar) KEYS[first + hold]) : NULL;

      colonia_ship_view_set_key (ship, hold, key);
    }

  return first + n_holds;
}

static void
show_hint (ColoniaHarbour *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  g_autoptr (TongueScope) scope = parlour_turn_hint_speak (self->hint, page);

  parlour_turn_hint_show (self->hint, page,
                          _("Exactly the goods that a hold shows go in, with one member from home."));
}

static void
colonia_harbour_update (ParlourPage *page)
{
  ColoniaHarbour *self = COLONIA_HARBOUR (page);
  const ColoniaState *state = colonia_page_get_state (page);
  int berth = 0;
  int n_keys = 0;

  gtk_label_set_label (self->reason, "");
  for (ColoniaShipView *ship = get_first_ship (self); ship != NULL; ship = get_next_ship (ship), berth++)
    {
      /* All of it, as why a hold cannot be loaded is told to whoever has the turn. */
      g_autoptr (TongueScope) scope = parlour_page_speak_to (page, GTK_WIDGET (ship), state->turn);

      colonia_ship_view_set_session (ship, parlour_page_get_session (page));
      colonia_ship_view_set_ship (ship, &state->berths[berth], berth);
      colonia_ship_view_set_leaving (ship, state->berths[berth].present && berth < state->leaving);
      n_keys = show_keys (ship, n_keys);
      colonia_ship_view_offer (ship, page, self->reason);
    }

  parlour_turn_bar_update (self->turn_bar, PARLOUR_PAGE (self));
  show_hint (self);
}

static void
colonia_harbour_fill_in (ParlourPage      *page,
                         const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaHarbour *self = COLONIA_HARBOUR (page);
  int berth = 0;

  for (ColoniaShipView *ship = get_first_ship (self); ship != NULL; ship = get_next_ship (ship), berth++)
    {
      int hold = COLONIA_NOBODY;

      if (event->type == COLONIA_EVENT_LOAD && event->load.berth == berth)
        hold = event->load.extra ? colonia_ship_view_get_n_holds (ship) - 1 : event->load.hold;
      colonia_ship_view_mark (ship, hold);
    }
}

static GtkWidget *
colonia_harbour_find_thing (ParlourPage *page,
                            const char  *id)
{
  ColoniaShipView *ship = get_first_ship (COLONIA_HARBOUR (page));
  int berth = colonia_page_read_id (id, "berth");

  if (berth < 0)
    return NULL;

  while (ship != NULL && berth-- > 0)
    ship = get_next_ship (ship);

  return ship != NULL ? colonia_ship_view_get_figure (ship) : NULL;
}

static GtkShortcutController *
add_controller (ColoniaHarbour     *self,
                GtkPropagationPhase phase)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, phase);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);

  return GTK_SHORTCUT_CONTROLLER (controller);
}

static void
add_keys (ColoniaHarbour *self)
{
  GtkShortcutController *goods = add_controller (self, GTK_PHASE_CAPTURE);
  GtkShortcutController *holds = add_controller (self, GTK_PHASE_BUBBLE);

  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    parlour_keys_add_word (goods, colonia_key_good, (int) good, 0, load_good_by_key, (int) good);
  for (int i = 0; i < N_KEYS; i++)
    parlour_keys_add_letter (holds, (gunichar) KEYS[i], load_by_key, i);
}

static void
colonia_harbour_class_init (ColoniaHarbourClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PARLOUR_PAGE_CLASS (klass)->update = colonia_harbour_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_harbour_fill_in;
  PARLOUR_PAGE_CLASS (klass)->find_thing = colonia_harbour_find_thing;

  g_type_ensure (COLONIA_TYPE_SHIP_VIEW);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_TURN_BAR);
  g_type_ensure (PARLOUR_TYPE_TURN_HINT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/harbour/harbour.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHarbour, berths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHarbour, reason);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHarbour, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHarbour, hint);
}

static void
colonia_harbour_init (ColoniaHarbour *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}
