/* concordia-boards.c: lays out boards of Concordia, and what lies there at every step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What ends a step need not be said: what comes next lies there, too, and enters both.
 */

#include "config.h"

#include "concordia-boards.h"

#include "concordia-record.h"
#include "concordia-rooms.h"
#include "concordia-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* How the game stands when what is laid out now happens, for who looks. */
const ConcordiaState *
concordia_board_get_state (TableBoard *board)
{
  return CONCORDIA_STATE (table_board_get_state (board));
}

/* An event of whoever has the turn, if it is somebody's. */
ConcordiaEvent
concordia_board_make_event (TableBoard        *board,
                            ConcordiaEventType type)
{
  const int player = type != CONCORDIA_EVENT_REVEAL ? concordia_board_get_state (board)->table.turn : TABLE_NOBODY;

  return (ConcordiaEvent) { .table = { .type = (int) type, .player = player } };
}

/* Begins a card with its sign and that of its god. */
void
concordia_board_begin_card (TableBoard *board,
                            const char *id,
                            int         card,
                            const char *title,
                            const char *text)
{
  const int kind = concordia_state_get_kind (concordia_board_get_state (board), card);

  table_board_begin_thing (board, id, title, text);
  table_board_add_sign (board, "picture", concordia_card_ids[card], 1);
  table_board_add_sign (board, "picture", kind < (int) CONCORDIA_N_GODS ? concordia_god_ids[kind] : "minerva", 1);
}

/* The middle of the table */

static const char *const deck_numbers[CONCORDIA_N_DECKS] = { "I", "II", "III", "IV", "V" };

/* What is to come: how many cards, and which of each deck. */
static void
add_stack (TableBoard *board)
{
  const ConcordiaState *state = concordia_board_get_state (board);
  g_autofree char *title = concordia_table_stack (state);
  int left[CONCORDIA_N_SALES], n = 0;

  if (state->stack == 0)
    return;

  table_board_begin_group (board, "stack", title, TABLE_FLOW, 0);
  for (int deck = 0; n < state->stack && (deck = concordia_state_find_deck (state, deck, left)) != TABLE_NOBODY; deck++)
    {
      g_autoptr (GPtrArray) cards = g_ptr_array_new ();
      g_autofree char *list = NULL;

      for (int sale = 0; sale < CONCORDIA_N_SALES; sale++)
        for (int i = 0; i < left[sale]; i++, n++)
          g_ptr_array_add (cards, (char *) concordia_term_card (concordia_sales[sale]));
      list = text_list (cards);
      table_board_begin_thing (board, table_board_print (board, "deck-%d", deck + 1), NULL,
                               /* Translators: %s are a Roman number and a list of cards. */
                               table_board_print (board, _("Deck %s: %s"), deck_numbers[deck], list));
    }
}

/* Which card is revealed after an event because no other can be, or `TABLE_NOBODY`. Where something is entered before it, or it
 * is made alone, none is. */
static int
find_next (TableBoard           *board,
           const ConcordiaEvent *event)
{
  int next;

  if (table_board_get_reader (board)->is_correcting || table_board_get_state (board) != table_board_get_view (board))
    return TABLE_NOBODY;

  table_board_go_on (board, &event->table);
  next = concordia_state_find_next (concordia_board_get_state (board));
  table_board_go_on (board, NULL);

  return next;
}

static const char *
tell_next (TableBoard *board,
           int         next)
{
  /* Translators: %s is the last card of a deck, which is revealed at once with what is touched. */
  return table_board_print (board, _("Then: %s"), concordia_term_card (concordia_sales[next]));
}

/* Adds what enters an event and, where it is known which card is revealed after that, reveals it. */
static TableDeed *
add_with_next (TableBoard           *board,
               const ConcordiaEvent *event,
               int                   next)
{
  const ConcordiaEvent reveal = { .table = { CONCORDIA_EVENT_REVEAL, TABLE_NOBODY }, .sale = next };
  TableDeed *deed;

  if (next != TABLE_NOBODY)
    table_board_go_on (board, &event->table);
  deed = table_board_add (board, concordia_event_type_ids[event->table.type], NULL,
                          next != TABLE_NOBODY ? &reveal.table : &event->table);
  if (next != TABLE_NOBODY)
    table_board_go_on (board, NULL);

  return deed;
}

/* What the card in a slot costs, or would cost a Senator, and what it would be worth. */
static const char *
tell_slot (TableBoard           *board,
           const ConcordiaEvent *buy)
{
  const ConcordiaState *state = concordia_board_get_state (board);
  const ConcordiaPrice price = concordia_market_get_price (state, buy->slot, TRUE);
  g_autofree char *cost = state->table.step == CONCORDIA_STEP_BUYING ? concordia_table_moved (state, buy)
                                                                     : concordia_list_moved (&price, 1);
  g_autofree char *worth = concordia_table_worth (state, state->display[buy->slot]);

  return table_board_take (board, g_strjoin ("\n", cost != NULL && *cost != '\0' ? cost : "–", worth, NULL));
}

static void
add_slot (TableBoard           *board,
          const ConcordiaEvent *buy,
          int                   next)
{
  const ConcordiaState *state = concordia_board_get_state (board);
  const char *id = table_board_print (board, "slot-%d", buy->slot + 1);
  const int card = state->display[buy->slot];
  const gboolean is_bought = state->table.step == CONCORDIA_STEP_BUYING;

  if (card == TABLE_NOBODY)
    table_board_begin_thing (board, id, NULL, NULL)->look = TABLE_GONE;
  else
    concordia_board_begin_card (board, id, card, concordia_term_card (card), tell_slot (board, buy));
  if (is_bought)
    add_with_next (board, buy, card != TABLE_NOBODY ? next : TABLE_NOBODY);
}

/* A table may have mixed its decks, and another card comes than the last one of a deck. */
static void
add_others (TableBoard *board)
{
  const ConcordiaState *state = concordia_board_get_state (board);
  ConcordiaEvent buy = concordia_board_make_event (board, CONCORDIA_EVENT_BUY);

  table_board_begin_group (board, "apart", NULL, TABLE_FLOW, 0);
  /* Translators: above cards that are bought: not the last card of the deck is revealed then, but another one, which is asked for. */
  table_board_begin_thing (board, "alone", _("Then another card"), NULL);
  for (buy.slot = 0; buy.slot < CONCORDIA_N_SLOTS; buy.slot++)
    if (state->display[buy.slot] != TABLE_NOBODY)
      table_board_add (board, table_board_print (board, "slot-%d", buy.slot + 1), concordia_term_card (state->display[buy.slot]),
                       &buy.table);
}

/* What lies on display, to be bought, or to be looked at. A slot that is empty keeps its place, and nothing above the cards comes
 * or goes: whoever buys two of them touches the second where it was. */
static void
add_display (TableBoard *board)
{
  const ConcordiaState *state = concordia_board_get_state (board);
  const gboolean is_bought = state->table.step == CONCORDIA_STEP_BUYING;
  ConcordiaEvent buy = concordia_board_make_event (board, CONCORDIA_EVENT_BUY);
  int next;

  while (is_bought && state->display[buy.slot] == TABLE_NOBODY)
    buy.slot++;
  next = is_bought ? find_next (board, &buy) : TABLE_NOBODY;
  table_board_begin_group (board, "display", next != TABLE_NOBODY ? tell_next (board, next)
                                             : is_bought ? _("On display") : _("On display, at the Senator’s prices"), TABLE_FLOW, 0);
  for (buy.slot = 0; buy.slot < CONCORDIA_N_SLOTS; buy.slot++)
    add_slot (board, &buy, next);
  if (next != TABLE_NOBODY)
    add_others (board);
  add_stack (board);
}

/* A card that is revealed tells which one is revealed with it, unless another one is. */
static void
add_reveal (TableBoard *board,
            int         sale)
{
  const ConcordiaEvent event = { .table = { CONCORDIA_EVENT_REVEAL, TABLE_NOBODY }, .sale = sale };
  const int card = concordia_sales[sale], next = find_next (board, &event);

  concordia_board_begin_card (board, concordia_card_ids[card], card, concordia_term_card (card),
                              next != TABLE_NOBODY ? tell_next (board, next) : NULL);
  add_with_next (board, &event, next)->is_suggested = next == TABLE_NOBODY
                                                      && concordia_state_find_next (concordia_board_get_state (board)) == sale;
  if (next != TABLE_NOBODY)
    /* Translators: a button: not the last card of the deck is revealed, but another one, which is asked for. */
    table_board_add (board, "alone", _("Another Card…"), &event.table);
}

/* Adds what can be revealed, and how far the display has come; what is left of the deck comes first. */
static void
add_deck (TableBoard *board)
{
  const ConcordiaState *state = concordia_board_get_state (board);
  int left[CONCORDIA_N_SALES] = { 0 };
  const int deck = concordia_state_find_deck (state, 0, left);

  if (table_board_get_state (board) == table_board_get_view (board))
    /* Translators: %d are how many cards lie there, and how many will. */
    table_board_add_remark (board, table_board_print (board, _("Cards on the display: %d of %d"), concordia_state_count_display (state),
                                                      CONCORDIA_N_SLOTS), TABLE_NOBODY, TABLE_NOBODY);
  if (deck != TABLE_NOBODY)
    {
      /* Translators: %s is a Roman number. */
      const char *title = table_board_print (board, _("Revealed of deck %s"), deck_numbers[deck]);

      table_board_begin_group (board, "deck", title, TABLE_FLOW, 0);
    }
  for (int sale = 0; sale < CONCORDIA_N_SALES; sale++)
    if (left[sale] > 0)
      add_reveal (board, sale);
  table_board_begin_group (board, "others", _("Any other card"), TABLE_FLOW, 0);
  /* Those of which the box has no more come last. */
  for (int i = 0; i < 2 * CONCORDIA_N_SALES; i++)
    {
      const ConcordiaEvent event = { .table.type = CONCORDIA_EVENT_REVEAL, .sale = i % CONCORDIA_N_SALES };

      if (left[event.sale] == 0 && i / CONCORDIA_N_SALES
          == (table_state_doubt (&state->table, &event.table).kind != TABLE_OBSTACLE_NONE))
        add_reveal (board, event.sale);
    }
}

/* What everybody knows of the game and of its players */

static void
add_middle (TableBoard *board)
{
  const ConcordiaState *state = concordia_board_get_state (board);
  g_autofree char *magnus = concordia_table_magnus (table_board_get_reader (board)->names, state);
  g_autofree char *provinces = concordia_table_provinces (state);

  table_board_begin_group (board, "middle", NULL, TABLE_FLOW, 0);
  if (magnus != NULL)
    table_board_begin_thing (board, "praefectus", magnus, NULL)->owner = state->praefectus;
  table_board_begin_thing (board, "provinces", provinces, NULL);
}

/* A hand is told to whom it belongs. */
static void
add_players (TableBoard *board)
{
  const TableState *state = table_board_get_state (board);

  table_board_begin_group (board, "players", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_autofree char *text = concordia_words_player (state, seat, seat == table_board_get_reader (board)->seat);

      table_board_begin_seat (board, seat, text)->question = CONCORDIA_QUESTION_HOUSES;
    }
}

/* Steps */

/* What comes when nothing more is done: one touch says both. */
static void
add_done (TableBoard *board)
{
  const ConcordiaEvent done = concordia_board_make_event (board, CONCORDIA_EVENT_DONE);
  const TableState *state;

  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "done", _("Nothing more"), NULL);
  table_board_add (board, "done", NULL, &done.table)->goes_on = TRUE;
  if (table_board_get_reader (board)->is_correcting)
    return;

  table_board_go_on (board, &done.table);
  state = table_board_get_state (board);
  if (state->step == CONCORDIA_STEP_REVEAL)
    add_deck (board);
  if (state->step == CONCORDIA_STEP_TURN)
    /* Translators: %s is the player who comes next. */
    concordia_board_add_hand (board, table_board_print (board, _("Nothing more, and %s plays"),
                                                        table_board_get_name (board, state->turn)));
  table_board_go_on (board, NULL);
}

/* What can be done, and what can be bought, which is looked at in every turn. */
static void
add_turn (TableBoard *board)
{
  static void (*const steps[CONCORDIA_N_STEPS]) (TableBoard *board) = {
    [CONCORDIA_STEP_REVEAL] = add_deck, [CONCORDIA_STEP_BUILDING] = concordia_board_add_building,
    [CONCORDIA_STEP_TRADING] = concordia_board_add_trading, [CONCORDIA_STEP_BUYING] = add_display,
  };
  const int step = table_board_get_state (board)->step;

  if (step == CONCORDIA_STEP_TURN)
    concordia_board_add_hand (board, NULL);
  else
    steps[step] (board);
  if (step >= CONCORDIA_STEP_BUILDING)
    add_done (board);
  if (step != CONCORDIA_STEP_BUYING)
    add_display (board);
}

/* How many coins lie on the markers is asked of whoever plays next. */
static void
add_coins (TableBoard *board)
{
  const ConcordiaEvent done = concordia_board_make_event (board, CONCORDIA_EVENT_DONE);

  if (table_board_get_state (board)->step != CONCORDIA_STEP_TURN)
    table_board_go_on (board, &done.table);
  concordia_board_add_coins (board);
  table_board_go_on (board, NULL);
}

/* What somebody has for the intermediate scoring, or everybody at the end, and how much room there is for it. */
static void
add_count (TableBoard *board)
{
  const TableState *state = table_board_get_state (board);
  const gboolean is_final = state->step == (int) CONCORDIA_STEP_FINAL_COUNT;
  ConcordiaEvent event;
  g_autofree char *room = NULL;

  table_event_init (&concordia_events, &event.table, is_final ? CONCORDIA_EVENT_FINAL_COUNT : CONCORDIA_EVENT_INTERMEDIATE_COUNT);
  event.table.player = state->turn;
  room = concordia_words_room (table_board_get_reader (board)->names, state, &event.table);
  table_board_add_remark (board, room, TABLE_NOBODY, TABLE_NOBODY);
  table_board_begin_group (board, "count", NULL, TABLE_FLOW, 0);
  if (is_final)
    table_board_begin_thing (board, "everybody", _("What everybody has"), NULL);
  else
    table_board_begin_seat (board, state->turn, NULL);
  table_board_add_form (board, "count", NULL, &event.table)->is_suggested = TRUE;
}

/* What may come at any step: a correction, a note. */
static void
add_aside (TableBoard *board)
{
  const TableReader *reader = table_board_get_reader (board);
  const TableState *state = table_board_get_state (board);

  if (reader->is_correcting)
    return;

  table_board_begin_group (board, TABLE_ASIDE, NULL, TABLE_FLOW, 0);
  if (table_state_is_followed (state) && !table_state_is_finished (state))
    {
      ConcordiaEvent correction;

      table_event_init (&concordia_events, &correction.table, CONCORDIA_EVENT_CORRECTION);
      correction.table.player = MAX (reader->seat != TABLE_NOBODY ? reader->seat : state->turn, 0);
      table_board_begin_thing (board, "correction", _("Correct Holdings…"), NULL);
      table_board_add_form (board, "correct", NULL, &correction.table);
    }
  table_board_begin_thing (board, "other", _("Another Event…"), NULL);
  table_board_add_form (board, "any", NULL, NULL);
}

/* Lays out what lies on the table, whatever the game waits for. */
void
concordia_lay_out (TableBoard *board)
{
  const TableState *state = table_board_get_state (board);
  const gboolean has_turns = state->step <= (int) CONCORDIA_STEP_BUYING;
  g_autofree char *note = concordia_words_note (table_board_get_reader (board)->names, state);

  table_board_add_remark (board, note, TABLE_NOBODY, TABLE_NOBODY);
  if (table_board_get_chosen (board, "card") != NULL)
    add_coins (board);
  else if (has_turns)
    add_turn (board);
  else if (!table_state_is_finished (state))
    add_count (board);
  table_board_add_digits (board);
  if (has_turns)
    add_middle (board);
  add_players (board);
  add_aside (board);
}
