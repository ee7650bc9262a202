/* colonia-market.c: Wednesday, where resources lie on booths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-market.h"

#include "colonia-market-booth.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-turn-bar.h"
#include "parlour-turn-hint.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* The most booths that a market can have. */
#define N_BOOTHS (COLONIA_MAX_BOOTHS + COLONIA_N_EXTRA_BOOTHS)

/* The booths that have a digit for a key; the others have it with Control. */
#define N_DIGITS 10

/* As many booths as may stand in one row before there are two. */
#define ROW 4

/**
 * ColoniaMarket:
 *
 * The market, where the players take booths in turn (WED-1).
 */
struct _ColoniaMarket {
  ParlourPage parent_instance;

  ColoniaMarketBooth *shown[N_BOOTHS]; /* as many as there have been at once */
  int n_shown;

  GtkShortcutController *keys;
  ParlourTurnHint *hint;
  ParlourStalls *booths;
  ParlourTurnBar *turn_bar;
};

G_DEFINE_FINAL_TYPE (ColoniaMarket, colonia_market, PARLOUR_TYPE_PAGE)

static void
take (ColoniaMarket *self,
      int            booth)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_TAKE_BOOTH);
  event.player = colonia_page_get_state (page)->turn;
  event.booth = booth;
  colonia_page_enter (page, &event, TABLE_ROLLER_NONE);
}

static void
on_taken (ColoniaMarket      *self,
          ColoniaMarketBooth *booth)
{
  for (int i = 0; i < self->n_shown; i++)
    if (self->shown[i] == booth)
      {
        take (self, i);
        return;
      }
}

/* Keys say why they cannot do something, as a grey booth does. */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *booth,
        gpointer   user_data)
{
  take (COLONIA_MARKET (widget), g_variant_get_int32 (booth));

  return GDK_EVENT_STOP;
}

static char *
tell_key (int booth)
{
  if (booth < N_DIGITS)
    return g_strdup_printf ("%d", (booth + 1) % N_DIGITS);

  /* Translators: what stands on two keys that are pressed together, the second of which is a digit. */
  return g_strdup_printf (_("Ctrl+%d"), booth - N_DIGITS + 1);
}

static void
add_booth (ColoniaMarket *self)
{
  GtkWidget *booth = colonia_market_booth_new ();

  g_signal_connect_object (booth, "taken", G_CALLBACK (on_taken), self, G_CONNECT_SWAPPED);
  self->shown[self->n_shown++] = COLONIA_MARKET_BOOTH (booth);
  parlour_stalls_append (self->booths, booth);
}

/* Rows are filled evenly: seven booths stand in rows of four and three. */
static void
lay_out (ColoniaMarket *self,
         int            n_booths)
{
  int n_columns = n_booths > ROW ? (n_booths + 1) / 2 : MAX (n_booths, 1);

  while (self->n_shown < n_booths)
    add_booth (self);
  for (int i = 0; i < self->n_shown; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->shown[i]), i < n_booths);

  g_object_set (self->booths, "max-columns", n_columns, NULL);
}

static void
show_hint (ColoniaMarket *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  g_autoptr (TongueScope) scope = parlour_turn_hint_speak (self->hint, page);
  const ColoniaState *state = colonia_page_get_state (page);
  int supply = state->turn != COLONIA_NOBODY ? state->players[state->turn].supply : 0;
  g_autofree char *home = NULL;

  if (state->turn != COLONIA_NOBODY)
    /* Translators: %s is a player, %d how many members. */
    home = g_strdup_printf (ngettext ("A booth is taken whole and takes a member for each resource. %s has %d at home.",
                                      "A booth is taken whole and takes a member for each resource. %s has %d at home.",
                                      (gulong) supply),
                            parlour_page_get_name (page, state->turn), supply);

  parlour_turn_hint_show (self->hint, page, home != NULL ? home : "");
}

static void
colonia_market_update (ParlourPage *page)
{
  ColoniaMarket *self = COLONIA_MARKET (page);
  int n_booths = colonia_page_get_state (page)->n_booths;

  lay_out (self, n_booths);
  for (int i = 0; i < n_booths; i++)
    {
      g_autofree char *key = tell_key (i);

      colonia_market_booth_show (self->shown[i], page, i, key);
    }

  show_hint (self);
  parlour_turn_bar_update (self->turn_bar, PARLOUR_PAGE (self));
}

/* The booth that was taken is marked, so that one sees what to change. */
static void
colonia_market_fill_in (ParlourPage      *page,
                        const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaMarket *self = COLONIA_MARKET (page);

  if (event->type != COLONIA_EVENT_TAKE_BOOTH)
    return;

  for (int i = 0; i < self->n_shown; i++)
    parlour_widget_set_css_class (GTK_WIDGET (self->shown[i]), "turn", i == event->booth);
}

static GtkWidget *
colonia_market_find_thing (ParlourPage *page,
                           ParlourThing thing,
                           int          number)
{
  ColoniaMarket *self = COLONIA_MARKET (page);

  return thing == PARLOUR_THING_BOOTH && number < self->n_shown
           ? colonia_market_booth_get_resources (self->shown[number]) : NULL;
}

static void
add_keys (ColoniaMarket *self)
{
  for (int booth = 0; booth < N_DIGITS; booth++)
    {
      guint digit = (guint) (booth + 1) % N_DIGITS;

      parlour_keys_add (self->keys, GDK_KEY_0 + digit, 0, on_key, booth);
      parlour_keys_add (self->keys, GDK_KEY_KP_0 + digit, 0, on_key, booth);
    }

  for (int booth = N_DIGITS; booth < N_BOOTHS; booth++)
    {
      guint digit = (guint) (booth - N_DIGITS + 1);

      parlour_keys_add (self->keys, GDK_KEY_0 + digit, GDK_CONTROL_MASK, on_key, booth);
      parlour_keys_add (self->keys, GDK_KEY_KP_0 + digit, GDK_CONTROL_MASK, on_key, booth);
    }
}

static void
colonia_market_class_init (ColoniaMarketClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PARLOUR_PAGE_CLASS (klass)->update = colonia_market_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_market_fill_in;
  PARLOUR_PAGE_CLASS (klass)->find_thing = colonia_market_find_thing;

  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_TURN_BAR);
  g_type_ensure (PARLOUR_TYPE_TURN_HINT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/market/market.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarket, keys);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarket, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarket, booths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaMarket, turn_bar);
}

static void
colonia_market_init (ColoniaMarket *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}
