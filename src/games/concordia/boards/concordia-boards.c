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

/* How many different coins stand on a Prefect at most; of more one is chosen step by step. */
#define MOST_ON_CARD 4

/* How the game stands when what is laid out now happens, for who looks. */
static const ConcordiaState *
get_state (TableBoard *board)
{
  return CONCORDIA_STATE (table_board_get_state (board));
}

/* An event of whoever has the turn, if it is somebody's. */
static ConcordiaEvent
make_event (TableBoard        *board,
            ConcordiaEventType type)
{
  const int player = type != CONCORDIA_EVENT_REVEAL ? get_state (board)->table.turn : TABLE_NOBODY;

  return (ConcordiaEvent) { .table = { .type = (int) type, .player = player } };
}

/* Begins a card with its sign and that of its god. */
static void
begin_card (TableBoard *board,
            const char *id,
            int         card,
            const char *title,
            const char *text)
{
  const int kind = concordia_state_get_kind (get_state (board), card);

  table_board_begin_thing (board, id, title, text);
  table_board_add_sign (board, "picture", concordia_card_ids[card], 1);
  table_board_add_sign (board, "picture", kind < (int) CONCORDIA_N_GODS ? concordia_god_ids[kind] : "minerva", 1);
}

static const ConcordiaPlayer *
get_player (TableBoard *board)
{
  const ConcordiaState *state = get_state (board);

  return &state->players[state->table.turn];
}

/* Adds one of several choices. */
static void
add_choice (TableBoard           *board,
            const char           *id,
            const char           *name,
            const ConcordiaEvent *event)
{
  g_autofree char *label = concordia_table_choice (get_state (board), event, name);

  table_board_add (board, id, label, &event->table);
}

/* Cards in hand */

static void
add_tribune (TableBoard     *board,
             ConcordiaEvent *event)
{
  event->play.colonist = FALSE;
  add_choice (board, "no-colonist", _("No colonist"), event);
  event->play.colonist = TRUE;
  add_choice (board, "colonist", _("One colonist"), event);
}

/* A marker that was turned shows one coin or two (PREF-3). */
static void
add_likely_coins (TableBoard     *board,
                  ConcordiaEvent *event)
{
  const int produced = get_state (board)->produced;

  for (event->play.coins = produced; event->play.coins <= 2 * produced; event->play.coins++)
    add_choice (board, table_board_print (board, "coins-%d", event->play.coins), NULL, event);
}

/* How many coins lie on the markers nobody knows but the table, but that there are some, if any were turned. */
static void
add_prefect (TableBoard     *board,
             ConcordiaEvent *event)
{
  const int produced = get_state (board)->produced;

  event->play.says |= CONCORDIA_SAYS_BONUS;
  for (event->play.bonus = 0; event->play.bonus < CONCORDIA_BONUS_COINS; event->play.bonus++)
    add_choice (board, concordia_bonus_ids[event->play.bonus], concordia_term_good (event->play.bonus), event);
  if (produced == 0)
    {
      add_choice (board, "coins", concordia_term_good (CONCORDIA_BONUS_COINS), event);
      return;
    }

  if (produced < MOST_ON_CARD)
    add_likely_coins (board, event);
  /* Translators: a button of a Prefect; how many they are is asked then. */
  table_board_add_choice (board, "coins", _("Coins…"), "card", concordia_card_ids[event->play.card]);
  if ((event->play.says & CONCORDIA_SAYS_COPIES) != 0)
    table_board_and_choose (board, "copies", table_board_print (board, "%d", event->play.copies + 1));
}

static void
add_colonist (TableBoard     *board,
              ConcordiaEvent *event)
{
  const int room = CONCORDIA_MAX_COLONISTS - get_player (board)->colonists;

  add_choice (board, "coins", concordia_term_good (CONCORDIA_BONUS_COINS), event);
  event->play.says |= CONCORDIA_SAYS_COLONISTS;
  for (int n = 1; n <= CLAMP (room, 1, CONCORDIA_MOST_PLACED); n++)
    {
      g_autofree char *name = concordia_term_colonists (n);

      event->play.colonists = n;
      add_choice (board, table_board_print (board, "colonists-%d", n), name, event);
    }
}

/* What is to be chosen of a card that is carried out, where anything is. */
static void (*const choices[CONCORDIA_N_CARDS]) (TableBoard *board, ConcordiaEvent *event) = {
  [CONCORDIA_CARD_TRIBUNE] = add_tribune, [CONCORDIA_CARD_PREFECT] = add_prefect, [CONCORDIA_CARD_COLONIST] = add_colonist,
};

/* Adds a card with what is to be chosen of what it does, or to be touched itself, as is wanted: those are of one height each. */
static void
add_card (TableBoard     *board,
          const char     *id,
          ConcordiaEvent *event,
          int             card,
          const char     *title,
          gboolean        with_choice)
{
  const int done = concordia_state_find_carried_out (get_state (board), event);
  const gboolean has_choice = done != TABLE_NOBODY && choices[done] != NULL;
  g_autofree char *moved = NULL;

  if (has_choice != with_choice)
    return;

  moved = has_choice ? NULL : concordia_table_moved (get_state (board), event);

  begin_card (board, id, card, title, moved);
  if (has_choice)
    choices[done] (board, event);
  else
    table_board_add (board, "play", NULL, &event->table);
}

/* The top cards of the others; what cannot be copied says why (DIP-2). */
static void
add_copied (TableBoard *board,
            int         card,
            gboolean    with_choice)
{
  const ConcordiaState *state = get_state (board);
  const int seat = state->table.turn;
  ConcordiaEvent event = make_event (board, CONCORDIA_EVENT_PLAY);

  event.play.card = card;
  for (int other = (seat + 1) % state->table.n_players; other != seat; other = (other + 1) % state->table.n_players)
    {
      const int top = concordia_state_get_top (state, other);
      const char *whose = table_board_get_name (board, other);
      ConcordiaEvent copying = event;

      copying.play.says |= CONCORDIA_SAYS_COPIES;
      copying.play.copies = other;
      add_card (board, table_board_print (board, "seat-%d", other + 1), &copying, top != TABLE_NOBODY ? top : card,
                top == TABLE_NOBODY
                  ? whose
                  : table_board_print (board, C_("something and what it is", "%s: %s"), whose, concordia_term_card (top)),
                with_choice);
    }
  add_card (board, "nothing", &event, card, _("Copies nothing"), with_choice);
}

static void
add_diplomat (TableBoard *board,
              int         card)
{
  /* Translators: %s is a Diplomat. */
  const char *question = table_board_print (board, _("%s: whose card is copied?"), concordia_term_card (card));

  table_board_begin_group (board, concordia_card_ids[card], question, TABLE_FLOW, 0);
  add_copied (board, card, FALSE);
  table_board_begin_group (board, table_board_print (board, "%s-choices", concordia_card_ids[card]), NULL, TABLE_FLOW, 0);
  add_copied (board, card, TRUE);
}

/* Adds the cards in hand but for Diplomats of which something is to be chosen, or nothing is. */
static void
add_cards (TableBoard *board,
           gboolean    with_choice)
{
  const int *hand = get_player (board)->hand;

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    if (hand[card] > 0 && !concordia_card_is_diplomat (card) && with_choice == (choices[card] != NULL))
      {
        ConcordiaEvent event = make_event (board, CONCORDIA_EVENT_PLAY);
        const char *name = concordia_term_card (card);

        event.play.card = card;
        /* Translators: %s is a card, %d how many of it there are. */
        add_card (board, concordia_card_ids[card], &event, card,
                  hand[card] > 1 ? table_board_print (board, _("%s (%d)"), name, hand[card]) : name, with_choice);
      }
}

/* The hand of who has the turn. A Tribune is always among its cards (TURN-4). */
static void
add_hand (TableBoard *board,
          const char *title)
{
  table_board_begin_group (board, "choices", title, TABLE_FLOW, 0);
  add_cards (board, TRUE);
  table_board_begin_group (board, "hand", NULL, TABLE_FLOW, 0);
  add_cards (board, FALSE);
  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    if (get_player (board)->hand[card] > 0 && concordia_card_is_diplomat (card))
      add_diplomat (board, card);
}

/* The coins on the markers, for the Prefect that was chosen by whoever plays next: a touch each, and any other number, as soon as
 * that is told. */
static void
add_coins (TableBoard *board)
{
  const ConcordiaEvent done = make_event (board, CONCORDIA_EVENT_DONE);
  const int copies = table_board_get_number (board, "copies", 0);
  ConcordiaEvent event;

  if (table_board_get_state (board)->step != CONCORDIA_STEP_TURN)
    table_board_go_on (board, &done.table);
  event = make_event (board, CONCORDIA_EVENT_PLAY);
  event.play = (ConcordiaPlayed) { .card = table_board_get_id (board, "card", concordia_card_ids),
                                   .says = CONCORDIA_SAYS_BONUS | (copies > 0 ? CONCORDIA_SAYS_COPIES : 0),
                                   .copies = MAX (copies - 1, 0), .bonus = CONCORDIA_BONUS_COINS };
  table_board_begin_group (board, "coins", _("Prefect: coins visible on the markers"), TABLE_FLOW, 0);
  table_board_begin_thing (board, "likely", concordia_term_good (CONCORDIA_BONUS_COINS), NULL);
  table_board_add_sign (board, "picture", concordia_bonus_ids[CONCORDIA_BONUS_COINS], 1);
  add_likely_coins (board, &event);
  table_board_begin_thing (board, "other", NULL, NULL);
  event.play.coins = table_board_add_number (board, "coins", _("How many"), 0, CONCORDIA_MOST_COINS)->value;
  if (!table_board_leave_untold (board))
    add_choice (board, "take", concordia_term_good (CONCORDIA_BONUS_COINS), &event);
  table_board_go_on (board, NULL);
}

/* Building and trading */

static void
add_cities (TableBoard *board,
            gboolean    new_province,
            int         house)
{
  ConcordiaEvent event = make_event (board, CONCORDIA_EVENT_BUILD);

  table_board_begin_group (board, new_province ? "new-province" : "own-province",
                           new_province ? _("In a new province") : _("In a province with a house already"), TABLE_FLOW, 0);
  for (int city = 0; city < CONCORDIA_N_GOODS; city++)
    {
      g_autofree char *moved = NULL;

      event.build = (ConcordiaBuilding) { city, house, new_province };
      moved = concordia_table_moved (get_state (board), &event);
      table_board_begin_thing (board, concordia_good_ids[city], concordia_term_good (city), moved);
      table_board_add_sign (board, "picture", concordia_good_ids[city], 1);
      table_board_add (board, "build", NULL, &event.table);
    }
}

/* Where a house is built, which of its city it is, and how far the colonists go before. */
static void
add_building (TableBoard *board)
{
  const int n = get_player (board)->colonists;
  int house;

  /* Translators: %d is how many steps colonists may take before somebody builds. */
  table_board_add_remark (board, table_board_print (board, ngettext ("The colonists take up to %d step first.",
                                                                     "The colonists take up to %d steps first.", (gulong) n), n),
                          TABLE_NOBODY, TABLE_NOBODY);
  table_board_begin_group (board, "houses", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "house", NULL, NULL);
  house = table_board_add_number (board, "house", _("Houses in the city with this one"), 1,
                                  get_state (board)->table.n_players)->value;
  add_cities (board, TRUE, house);
  add_cities (board, FALSE, house);
}

/* What a good is sold or bought for. */
static void
add_trading (TableBoard *board)
{
  g_autofree char *moved = concordia_term_moved (&get_state (board)->trades);
  ConcordiaEvent event = make_event (board, CONCORDIA_EVENT_TRADE);
  int n;

  /* Translators: what a Mercator has brought and taken up to now. */
  table_board_add_remark (board, table_board_print (board, _("Mercator so far: %s"), moved), TABLE_NOBODY, TABLE_NOBODY);
  table_board_begin_group (board, "amount", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "amount", NULL, NULL);
  n = table_board_add_number (board, "amount", _("How many"), 1, CONCORDIA_STORE)->value;
  table_board_begin_group (board, "goods", NULL, TABLE_FLOW, 0);
  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    {
      table_board_begin_thing (board, concordia_good_ids[good], concordia_term_good (good), NULL);
      table_board_add_sign (board, "picture", concordia_good_ids[good], 1);
      event.trade = (ConcordiaTrade) { good, CONCORDIA_TRADE_SELLS, .sells = n };
      add_choice (board, "sell", _("Sell"), &event);
      event.trade = (ConcordiaTrade) { good, CONCORDIA_TRADE_BUYS, .buys = n };
      add_choice (board, "buy", _("Buy"), &event);
    }
}

/* The middle of the table */

static const char *const deck_numbers[CONCORDIA_N_DECKS] = { "I", "II", "III", "IV", "V" };

/* What is to come: how many cards, and which of each deck. */
static void
add_stack (TableBoard *board)
{
  const ConcordiaState *state = get_state (board);
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
  next = concordia_state_find_next (get_state (board));
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
  const ConcordiaState *state = get_state (board);
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
  const ConcordiaState *state = get_state (board);
  const char *id = table_board_print (board, "slot-%d", buy->slot + 1);
  const int card = state->display[buy->slot];
  const gboolean is_bought = state->table.step == CONCORDIA_STEP_BUYING;

  if (card == TABLE_NOBODY)
    table_board_begin_thing (board, id, NULL, NULL)->look = TABLE_GONE;
  else
    begin_card (board, id, card, concordia_term_card (card), tell_slot (board, buy));
  if (is_bought)
    add_with_next (board, buy, card != TABLE_NOBODY ? next : TABLE_NOBODY);
}

/* A table may have mixed its decks, and another card comes than the last one of a deck. */
static void
add_others (TableBoard *board)
{
  const ConcordiaState *state = get_state (board);
  ConcordiaEvent buy = make_event (board, CONCORDIA_EVENT_BUY);

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
  const ConcordiaState *state = get_state (board);
  const gboolean is_bought = state->table.step == CONCORDIA_STEP_BUYING;
  ConcordiaEvent buy = make_event (board, CONCORDIA_EVENT_BUY);
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

  begin_card (board, concordia_card_ids[card], card, concordia_term_card (card),
                              next != TABLE_NOBODY ? tell_next (board, next) : NULL);
  add_with_next (board, &event, next)->is_suggested = next == TABLE_NOBODY
                                                      && concordia_state_find_next (get_state (board)) == sale;
  if (next != TABLE_NOBODY)
    /* Translators: a button: not the last card of the deck is revealed, but another one, which is asked for. */
    table_board_add (board, "alone", _("Another Card…"), &event.table);
}

/* Adds what can be revealed, and how far the display has come; what is left of the deck comes first. */
static void
add_deck (TableBoard *board)
{
  const ConcordiaState *state = get_state (board);
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
  const ConcordiaState *state = get_state (board);
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
  const ConcordiaEvent done = make_event (board, CONCORDIA_EVENT_DONE);
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
    add_hand (board, table_board_print (board, _("Nothing more, and %s plays"),
                                                        table_board_get_name (board, state->turn)));
  table_board_go_on (board, NULL);
}

/* What can be done, and what can be bought, which is looked at in every turn. */
static void
add_turn (TableBoard *board)
{
  static void (*const steps[CONCORDIA_N_STEPS]) (TableBoard *board) = {
    [CONCORDIA_STEP_REVEAL] = add_deck, [CONCORDIA_STEP_BUILDING] = add_building,
    [CONCORDIA_STEP_TRADING] = add_trading, [CONCORDIA_STEP_BUYING] = add_display,
  };
  const int step = table_board_get_state (board)->step;

  if (step == CONCORDIA_STEP_TURN)
    add_hand (board, NULL);
  else
    steps[step] (board);
  if (step >= CONCORDIA_STEP_BUILDING)
    add_done (board);
  if (step != CONCORDIA_STEP_BUYING)
    add_display (board);
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
  const TableState *state = table_board_get_state (board);
  const int seat = table_board_get_reader (board)->seat;
  ConcordiaEvent correction;

  table_event_init (&concordia_events, &correction.table, CONCORDIA_EVENT_CORRECTION);
  correction.table.player = MAX (seat != TABLE_NOBODY ? seat : state->turn, 0);
  table_board_add_aside (board, table_state_is_followed (state) && !table_state_is_finished (state) ? &correction.table : NULL);
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

/* What was chosen */

static void
list_number (GStrvBuilder *builder,
             const char   *name,
             int           number)
{
  g_autofree char *value = g_strdup_printf ("%d", number);

  g_strv_builder_add_many (builder, name, value, NULL);
}

/* Coins that do not stand on a card are chosen step by step; others than are likely are told. */
static void
list_coins (GStrvBuilder          *builder,
            const ConcordiaState  *state,
            const ConcordiaPlayed *played)
{
  const int produced = state->produced;
  const gboolean are_likely = played->coins >= produced && played->coins <= 2 * produced;

  if ((played->says & CONCORDIA_SAYS_BONUS) == 0 || played->bonus != CONCORDIA_BONUS_COINS || produced == 0
      || (are_likely && produced < MOST_ON_CARD))
    return;

  g_strv_builder_add_many (builder, "card", concordia_card_ids[played->card], NULL);
  if ((played->says & CONCORDIA_SAYS_COPIES) != 0)
    list_number (builder, "copies", played->copies + 1);
  if (!are_likely)
    list_number (builder, "coins", played->coins);
}

/* Lists what is chosen on a board for an event that is corrected. */
char **
concordia_list_choices (const TableState *state,
                        const TableEvent *event)
{
  const ConcordiaEvent *own = CONCORDIA_EVENT (event);
  const int traded = MAX (own->trade.sells, own->trade.buys);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (event->type == CONCORDIA_EVENT_PLAY)
    list_coins (builder, CONCORDIA_STATE (state), &own->play);
  if (event->type == CONCORDIA_EVENT_BUILD && own->build.house > 1)
    list_number (builder, "house", own->build.house);
  if (event->type == CONCORDIA_EVENT_TRADE && traded > 1)
    list_number (builder, "amount", traded);

  return g_strv_builder_end (builder);
}
