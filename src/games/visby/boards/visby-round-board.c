/* visby-round-board.c: a round on the board: cards, and the Merchants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-boards.h"

#include "visby-play.h"
#include "visby-record.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* Cards */

/* Whether a hand is covered: one's own is not, for who looks alone. */
static gboolean
is_hand_covered (TableBoard *board,
                 int         seat)
{
  const TableReader *reader = table_board_get_reader (board);

  return reader->covers_hands && reader->seat != seat;
}

/* A card that was played says so, where hands are not covered. */
static void
add_card (TableBoard *board,
          int         seat,
          int         card)
{
  const int hand = visby_board_get_state (board)->players[seat].hand;
  const gboolean is_covered = is_hand_covered (board, seat);
  const char *name = visby_term_card (card), *printed = visby_term_on_card ((VisbyCard) card);
  g_autofree char *told = visby_term_with_print (name, printed);
  const char *label = g_str_equal (name, printed) ? name : table_board_print (board, "%s\n%s", name, printed);
  TableDeed *deed = table_board_add_pick (board, visby_card_ids[card], label, seat,
                                          is_covered ? (TableObstacle) { 0 } : visby_play_examine_card (seat, hand, card));

  deed->told = table_board_print (board, "%s", told);
  deed->is_unsure = is_covered;
  table_board_draw (board, visby_card_ids[card]);
  visby_board_add_key (board, deed, card + 1);
}

/* What all have picked. */
static void
complete_cards (TableBoard *board)
{
  int cards[VISBY_MAX_PLAYERS][TABLE_MOST_PICKS];
  VisbyEvent event;

  table_event_init (&visby_events, &event.table, VISBY_EVENT_CARDS);
  for (int seat = 0; seat < visby_board_get_state (board)->table.n_players; seat++)
    {
      const TablePicks *picks = table_board_see_picks (board, seat);

      for (int i = 0; i < picks->n; i++)
        cards[seat][i] = table_find_id (visby_card_ids, picks->picked[i]);
      event.reveals[seat] = (VisbyReveal) { picks->n, cards[seat] };
    }
  table_board_complete (board, &event.table);
}

/* Whose card comes next, and whether it is a further one. */
static void
ask_card (TableBoard *board,
          int         seat)
{
  const char *name = table_board_get_name (board, seat);

  if (table_board_see_picks (board, seat)->n > 0)
    /* Translators: %s is a player, who has revealed a card already. */
    table_board_ask (board, table_board_print (board, _("Which further card does %s reveal? The last card evaluates the round."), name));
  else
    /* Translators: %s is a player. */
    table_board_ask (board, table_board_print (board, _("What does %s reveal? The last card evaluates the round."), name));
}

/* All reveal their cards at once. */
void
visby_lay_out_cards (TableBoard *board)
{
  const VisbyState *state = visby_board_get_state (board);
  int next;

  table_board_add_remark (board, visby_table_rates (state), TABLE_NOBODY, TABLE_NOBODY);
  visby_board_add_tracks (board);
  table_board_begin_group (board, "players", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      table_board_ask_picks (board, seat, visby_state_count_due (state, seat));
      table_board_let_pick_more (board, seat, visby_count_cards_each (state->table.n_players));
      visby_board_begin_row (board, seat);
      for (int card = 0; card < VISBY_N_CARDS; card++)
        add_card (board, seat, card);
    }
  next = table_board_find_picker (board);
  if (next != TABLE_NOBODY)
    ask_card (board, next);
  if (table_board_are_all_picked (board))
    complete_cards (board);
  visby_board_add_gains (board);
}

/* Merchants */

/* The most first: who plays a Merchant has waited for that. */
static void
add_offers (TableBoard *board,
            int         seat)
{
  VisbyRate offers[VISBY_MAX_WARES + 1] = { { 0 } };
  const int n = visby_market_list_offers (visby_board_get_state (board), seat, &offers[1]);

  for (int i = n; i >= 0; i--)
    {
      /* Translators: a Merchant changes nothing; on a button. */
      const char *label = i > 0 ? table_board_take (board, visby_table_offer (&offers[i])) : _("Nothing");
      TableDeed *deed = table_board_add_pick (board, table_board_print (board, "%d", offers[i].wares), label, seat,
                                              (TableObstacle) { 0 });

      if (i > 0)
        deed->told = table_board_take (board, visby_term_exchange (offers[i].wares, offers[i].seals));
      visby_board_add_key (board, deed, i > 0 ? n - i + 1 : 0);
    }
}

/* As long as no rates are known, how many wares go and seals come is told. What nobody has said is not that none go. */
static VisbyTrade
add_numbers (TableBoard *board,
             int         seat,
             gboolean   *is_untold)
{
  VisbyTrade trade = { .there = TRUE };
  TableDeed *deed = table_board_add_number (board, table_board_print (board, "given-%d", seat + 1), _("Wares given"), 0, VISBY_MAX_WARES);

  deed->told = _("Wares that the Merchant gives");
  trade.wares = deed->value;
  *is_untold |= table_board_leave_untold (board);
  deed = table_board_add_number (board, table_board_print (board, "brought-%d", seat + 1), _("Seals"), 0, VISBY_MAX_SEALS);
  deed->told = _("Seals that the Merchant gets");
  trade.seals = deed->value;
  trade.tells_seals = trade.seals > 0;

  return trade;
}

/* Lays out what a Merchant can change, and tells what was chosen of it. Who has nothing to change is not asked. */
static VisbyTrade
add_trade (TableBoard *board,
           int         seat,
           gboolean   *is_untold)
{
  const VisbyState *state = visby_board_get_state (board);
  const TablePicks *picks = table_board_see_picks (board, seat);
  VisbyTrade trade = { .there = TRUE };

  if (state->n_rates == 0)
    return add_numbers (board, seat, is_untold);
  if (!visby_market_has_offers (state, seat))
    return trade;

  table_board_ask_picks (board, seat, 1);
  add_offers (board, seat);
  trade.wares = picks->n > 0 ? (int) g_ascii_strtoll (picks->picked[0], NULL, 10) : 0;

  return trade;
}

/* Who is asked, and what all of them come to. Where nobody picks, a touch says that all is told. */
static void
complete_trades (TableBoard       *board,
                 const TableEvent *event,
                 gboolean          is_untold)
{
  const int next = table_board_find_picker (board);

  if (visby_board_get_state (board)->n_rates > 0)
    {
      if (next != TABLE_NOBODY)
        /* Translators: %s is a player. */
        table_board_ask (board, table_board_print (board, _("What does %s change? The last answer ends the round."),
                                                   table_board_get_name (board, next)));
      if (table_board_are_all_picked (board))
        table_board_complete (board, event);
      return;
    }

  table_board_ask (board, _("What do the Merchants give, and what do they get?"));
  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "round", _("Evaluate"), NULL);
  if (!is_untold)
    table_board_add (board, "evaluate", NULL, event)->goes_on = TRUE;
}

/* The rate of the market, where it stands, what is to be known of rates, and that the round is the last one. */
static void
add_market (TableBoard *board)
{
  const VisbyState *state = visby_board_get_state (board);
  const VisbyRate *rate = visby_market_get_rate (state);
  g_autofree char *market = visby_table_market (state);
  g_autofree char *figure = rate != NULL ? visby_term_rate (rate) : NULL;
  TableThing *thing;

  table_board_begin_group (board, "market", NULL, TABLE_FLOW, 0);
  thing = table_board_begin_thing (board, "rate", figure, table_board_print (board, "%s\n%s", market, visby_table_rates (state)));
  thing->look = TABLE_HERE;
  thing->question = VISBY_CARD_MERCHANT;
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      g_autofree char *last = visby_table_last_round (table_board_get_name (board, seat), state, seat);

      table_board_add_remark (board, last, TABLE_NOBODY, TABLE_NOBODY);
    }
}

/* What is left in hand, and what lies open, where hands are not covered. */
static void
add_hand (TableBoard *board,
          int         seat)
{
  const int hand = visby_board_get_state (board)->players[seat].hand;

  for (int card = 0; card < VISBY_N_CARDS && !is_hand_covered (board, seat); card++)
    table_board_add_sign (board, "picture", visby_card_ids[card], (hand & VISBY_BIT (card)) != 0 ? 1 : 0);
}

/* All Merchants change their wares at once. */
void
visby_lay_out_trading (TableBoard *board)
{
  const VisbyState *state = visby_board_get_state (board);
  gboolean is_untold = FALSE;
  VisbyEvent event;

  table_event_init (&visby_events, &event.table, VISBY_EVENT_TRADES);
  visby_board_add_tracks (board);
  add_market (board);
  table_board_begin_group (board, "players", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      visby_board_begin_row (board, seat);
      add_hand (board, seat);
      if (visby_state_has_played (state, seat, VISBY_CARD_MERCHANT))
        event.trades[seat] = add_trade (board, seat, &is_untold);
    }
  complete_trades (board, &event.table, is_untold);
  visby_board_add_gains (board);
}

/* What was chosen */

static void
add_number (GStrvBuilder *builder,
            const char   *name,
            int           seat,
            int           number)
{
  g_autofree char *whole = g_strdup_printf ("%s-%d", name, seat + 1), *value = g_strdup_printf ("%d", number);

  g_strv_builder_add_many (builder, whole, value, NULL);
}

static void
add_trade_choices (GStrvBuilder     *builder,
                   const VisbyState *state,
                   int               seat,
                   const VisbyTrade *trade)
{
  if (state->n_rates == 0)
    {
      add_number (builder, "given", seat, trade->wares);
      add_number (builder, "brought", seat, trade->seals);
    }
  else if (visby_market_has_offers (state, seat))
    {
      add_number (builder, "pick", seat, trade->wares);
    }
}

/* Cards that were revealed, and what Merchants changed. */
char **
visby_list_choices (const TableState *state,
                    const TableEvent *event)
{
  const VisbyEvent *own = VISBY_EVENT (event);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_autofree char *name = g_strdup_printf (TABLE_PICK "%d", seat + 1);

      for (int i = 0; event->type == VISBY_EVENT_CARDS && i < own->reveals[seat].n; i++)
        g_strv_builder_add_many (builder, name, visby_card_ids[own->reveals[seat].cards[i]], NULL);
      if (event->type == VISBY_EVENT_TRADES && own->trades[seat].there)
        add_trade_choices (builder, VISBY_STATE (state), seat, &own->trades[seat]);
    }

  return g_strv_builder_end (builder);
}
