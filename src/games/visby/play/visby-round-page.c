/* visby-round-page.c: a round at the table: cards, what they bring, and the Merchants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-record.h"

#include "parlour-side-dialog.h"
#include "parlour-widgets.h"
#include "visby-pages.h"
#include "visby-play.h"
#include "visby-sign.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* How large things are, as figures are. */
#define TRACK_SIZE 28
#define CARD_SIZE 28
#define SMALL_SIZE 22
#define SIGN_SIZE 24

/* What is typed of a Merchant as long as no rates are known. */
enum { GIVEN, BROUGHT };

struct _VisbyRoundPage {
  ParlourReveal parent_instance;

  GtkWidget *board;
  GtkWidget *rates_button;
};

G_DEFINE_FINAL_TYPE (VisbyRoundPage, visby_round_page, PARLOUR_TYPE_REVEAL)

static const VisbyState *
get_state (ParlourReveal *self)
{
  return VISBY_STATE (parlour_page_get_state (PARLOUR_PAGE (self)));
}

static const char *
get_name (ParlourReveal *self,
          int            seat)
{
  return parlour_page_get_name (PARLOUR_PAGE (self), seat);
}

static gboolean
is_trading (ParlourReveal *self)
{
  return get_state (self)->table.step == VISBY_STEP_TRADING;
}

static gboolean
trades (ParlourReveal *self,
        int            seat)
{
  return is_trading (self) && visby_state_has_played (get_state (self), seat, VISBY_CARD_MERCHANT);
}

/* What is chosen: cards, or of each Merchant how many wares go */

/* A card or two, or as a Merchant one offer. */
static int
count_due (ParlourReveal *self,
           int            seat)
{
  if (!is_trading (self))
    return visby_state_count_due (get_state (self), seat);

  return trades (self, seat) && get_state (self)->n_rates > 0 ? 1 : 0;
}

static int
count_most (ParlourReveal *self,
            int            seat)
{
  return is_trading (self) ? count_due (self, seat) : visby_count_cards_each (get_state (self)->table.n_players);
}

/* Who has nothing to change is not asked. */
static void
pick_known (ParlourReveal *self)
{
  for (int seat = 0; is_trading (self) && seat < get_state (self)->table.n_players; seat++)
    if (count_due (self, seat) > 0 && !visby_market_has_offers (get_state (self), seat))
      parlour_reveal_pick (self, seat, 0);
}

/* A card that was played says so. */
static TableObstacle
examine (ParlourReveal *self,
         int            seat,
         int            card)
{
  return is_trading (self) ? (TableObstacle) { TABLE_OBSTACLE_NONE }
                           : visby_play_examine_card (seat, get_state (self)->players[seat].hand, card);
}

static VisbyTrade
read_trade (ParlourReveal *self,
            int            seat)
{
  ParlourChooser *row = parlour_reveal_get_row (self, seat);
  VisbyTrade trade = { .there = TRUE };
  int wares[PARLOUR_REVEAL_MOST_PICKS];

  if (parlour_reveal_list_picks (self, seat, wares) > 0)
    {
      trade.wares = wares[0];
      return trade;
    }
  trade.wares = parlour_chooser_get_count (row, GIVEN);
  trade.seals = parlour_chooser_get_count (row, BROUGHT);
  trade.tells_seals = trade.seals > 0;

  return trade;
}

static TableEvent *
make_event (ParlourReveal *self)
{
  int cards[VISBY_MAX_PLAYERS][PARLOUR_REVEAL_MOST_PICKS];
  VisbyEvent event = { 0 };

  table_event_init (&visby_events, &event.table, is_trading (self) ? VISBY_EVENT_TRADES : VISBY_EVENT_CARDS);
  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    if (trades (self, seat))
      event.trades[seat] = read_trade (self, seat);
    else if (!is_trading (self))
      event.reveals[seat] = (VisbyReveal) { .cards = cards[seat],
                                            .n = parlour_reveal_list_picks (self, seat, cards[seat]) };

  return table_event_copy (&visby_events, &event.table);
}

static void
read_event (ParlourReveal    *self,
            const TableEvent *entered)
{
  const VisbyEvent *event = VISBY_EVENT (entered);

  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    {
      const VisbyTrade *trade = &event->trades[seat];

      for (int i = 0; !is_trading (self) && i < event->reveals[seat].n; i++)
        parlour_reveal_pick (self, seat, event->reveals[seat].cards[i]);
      if (is_trading (self) && count_due (self, seat) > 0)
        parlour_reveal_pick (self, seat, trade->wares);
      else if (is_trading (self) && trade->there)
        {
          parlour_chooser_set_count (parlour_reveal_get_row (self, seat), GIVEN, trade->wares);
          parlour_chooser_set_count (parlour_reveal_get_row (self, seat), BROUGHT, trade->seals);
        }
    }
}

static char *
tell_hint (ParlourReveal *self,
           int            seat)
{
  if (seat == TABLE_NOBODY)
    return g_strdup (is_trading (self) && get_state (self)->n_rates == 0
                       ? _("What do the Merchants give, and what do they get?") : "");
  if (is_trading (self))
    /* Translators: %s is a player. */
    return g_strdup_printf (_("What does %s change? The last answer ends the round."), get_name (self, seat));

  /* Translators: %s is a player. */
  return g_strdup_printf (_("What does %s reveal? Keys 1 to 8; the last card evaluates the round."), get_name (self, seat));
}

/* The rows */

static void
list_facts (ParlourChooser   *row,
            const VisbyState *state,
            int               seat)
{
  g_autofree char *seals = visby_table_seals (state->players[seat].seals);
  g_autofree char *wares = visby_table_wares (state->players[seat].wares);
  g_autofree char *missing = visby_table_missing (state, seat);

  parlour_chooser_add_fact (row, seals, VISBY_QUESTION_PLAYER);
  parlour_chooser_add_text (row, missing);
  parlour_chooser_add_fact (row, wares, VISBY_QUESTION_PLAYER);
}

static void
list_cards (ParlourChooser    *row,
            const VisbyPlayer *player)
{
  for (int card = 0; card < VISBY_N_CARDS; card++)
    {
      const gboolean spent = (player->hand & VISBY_BIT (card)) == 0 && !visby_covers_hands ();
      const char *name = visby_term_card ((VisbyCard) card), *printed = visby_term_on_card ((VisbyCard) card);
      /* Translators: %s are a card and what stands on it; it was played and is not in hand. */
      g_autofree char *told = spent ? g_strdup_printf (_("%s (%s), played"), name, printed)
                                    /* Translators: %s are a card and what stands on it; %d is the key for it. */
                                    : g_strdup_printf (_("%s (%s), key %d"), name, printed, card + 1);

      parlour_chooser_add_card (row, &(ParlourHandCard) { card, name, printed, told, spent,
                                                          visby_sign_new (CARD_SIZE, card, spent),
                                                          visby_sign_new (SMALL_SIZE, card, spent) });
    }
}

/* The most first: who plays a Merchant has waited for that. */
static void
list_offers (ParlourChooser   *row,
             const VisbyState *state,
             int               seat)
{
  VisbyRate offers[VISBY_MAX_WARES];

  for (int n = visby_market_list_offers (state, seat, offers); n > 0; n--)
    {
      const VisbyRate *offer = &offers[n - 1];
      g_autofree char *label = visby_table_offer (offer);
      g_autofree char *told = visby_term_exchange (offer->wares, offer->seals);

      parlour_chooser_add_offer (row, offer->wares, label, told);
    }
  /* Translators: a Merchant changes nothing; on a button. */
  parlour_chooser_add_offer (row, 0, _("Nothing"), _("Nothing"));
}

static void
list (ParlourReveal  *self,
      ParlourChooser *row,
      int             seat)
{
  const VisbyState *state = get_state (self);

  list_facts (row, state, seat);
  if (!is_trading (self))
    list_cards (row, &state->players[seat]);
  else if (trades (self, seat) && state->n_rates > 0)
    list_offers (row, state, seat);
  else if (trades (self, seat))
    {
      parlour_chooser_count (row, GIVEN, _("Wares given"), _("Wares that the Merchant gives"), -1, VISBY_MAX_WARES);
      parlour_chooser_count (row, BROUGHT, _("Seals"), _("Seals that the Merchant gets"), 0, VISBY_MAX_SEALS);
    }
}

/* The rest */

static void
show_gains (ParlourReveal *self)
{
  const VisbyState *state = get_state (self);
  const char *const *names = table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self)));
  g_autofree char *pieces = visby_table_pieces (names, state), *all = g_strjoin ("\n", pieces, visby_table_turned (state), NULL);

  parlour_reveal_clear_news (self);
  for (int i = 0; i < state->n_gains; i++)
    {
      const VisbyGain *gain = &state->gains[i];
      g_autofree char *text = visby_term_gain (get_name (self, gain->player), gain);

      parlour_reveal_add_news (self, visby_sign_new (SIGN_SIZE, gain->card, FALSE), text, gain->card, gain->player);
    }
  parlour_reveal_end_news (self, _("What the Cards Brought"), all);
}

/* Why the rate is what it is, and that the round is the last one. */
static char *
tell_reason (ParlourReveal *self)
{
  const VisbyState *state = get_state (self);
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *went_back = parlour_game_answer (parlour_page_get_session (PARLOUR_PAGE (self)), VISBY_CARD_MERCHANT,
                                                    TABLE_NOBODY, rules);
  g_autofree char *market = went_back == NULL ? visby_table_market (state) : NULL;
  g_autoptr (GString) text = g_string_new (went_back != NULL ? went_back : market);

  g_string_append_printf (text, "\n%s", visby_table_rates (state));
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      g_autofree char *last = visby_table_last_round (get_name (self, seat), state, seat);

      if (last != NULL)
        g_string_append_printf (text, "\n%s", last);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show (ParlourReveal *reveal)
{
  VisbyRoundPage *self = VISBY_ROUND_PAGE (reveal);
  const VisbyState *state = get_state (reveal);
  const VisbyRate *rate = visby_market_get_rate (state);
  g_autofree char *figure = rate != NULL && is_trading (reveal) ? visby_term_rate (rate) : g_strdup ("");
  g_autofree char *reason = is_trading (reveal) ? tell_reason (reveal) : g_strdup (visby_table_rates (state));

  visby_board_show (self->board, state);
  for (int track = 0; track < VISBY_N_TRACKS; track++)
    {
      g_autofree char *fact = visby_term_marker ((VisbyTrack) track, state);

      parlour_reveal_add_fact (reveal, fact, VISBY_QUESTION_TRACK (track));
    }
  parlour_reveal_show_notice (reveal, figure, reason);
  show_gains (reveal);
  gtk_widget_set_visible (self->rates_button, !parlour_page_get_correcting (PARLOUR_PAGE (self)));
  gtk_button_set_label (GTK_BUTTON (self->rates_button), _("Rates…"));
  /* Once they are told there is hardly anything to be done about them. */
  parlour_widget_set_css_class (self->rates_button, "suggested-action", state->n_rates == 0);
}

static void
move (ParlourReveal *self,
      double         share)
{
  visby_board_move (VISBY_ROUND_PAGE (self)->board, share);
}

static void
tell_rates (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  gtk_window_present (parlour_side_dialog_new (window, parlour_page_get_session (PARLOUR_PAGE (widget)),
                                               VISBY_TYPE_RATES_FORM, N_("Rates of the Board")));
}

static void
visby_round_page_class_init (VisbyRoundPageClass *klass)
{
  ParlourRevealClass *reveal_class = PARLOUR_REVEAL_CLASS (klass);

  reveal_class->n_keys = VISBY_N_CARDS;
  reveal_class->show = show;
  reveal_class->count_due = count_due;
  reveal_class->count_most = count_most;
  reveal_class->list = list;
  reveal_class->pick_known = pick_known;
  reveal_class->examine = examine;
  reveal_class->make_event = make_event;
  reveal_class->read_event = read_event;
  reveal_class->tell_hint = tell_hint;
  reveal_class->move = move;

  /* Lets the rates be told, for good. */
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "round.tell-rates", NULL, tell_rates);
}

static void
visby_round_page_init (VisbyRoundPage *self)
{
  self->board = visby_board_new (TRACK_SIZE);
  self->rates_button = gtk_button_new ();
  gtk_button_set_use_underline (GTK_BUTTON (self->rates_button), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rates_button), "round.tell-rates");
  parlour_reveal_add_board (PARLOUR_REVEAL (self), self->board);
  parlour_reveal_add_button (PARLOUR_REVEAL (self), self->rates_button);
}
