/* concordia-turn-board.c: a turn on the board: the hand, what is built and what is traded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hand lies open, and a card is touched; what it needs besides stands on it.
 */

#include "config.h"

#include "concordia-boards.h"

#include "concordia-words.h"

#include <glib/gi18n.h>

/* How many different coins stand on a Prefect at most; of more one is chosen step by step. */
#define MOST_ON_CARD 4

static const ConcordiaPlayer *
get_player (TableBoard *board)
{
  const ConcordiaState *state = concordia_board_get_state (board);

  return &state->players[state->table.turn];
}

/* Adds one of several choices. */
static void
add_choice (TableBoard           *board,
            const char           *id,
            const char           *name,
            const ConcordiaEvent *event)
{
  g_autofree char *label = concordia_table_choice (concordia_board_get_state (board), event, name);

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
  const int produced = concordia_board_get_state (board)->produced;

  for (event->play.coins = produced; event->play.coins <= 2 * produced; event->play.coins++)
    add_choice (board, table_board_print (board, "coins-%d", event->play.coins), NULL, event);
}

/* How many coins lie on the markers nobody knows but the table, but that there are some, if any were turned. */
static void
add_prefect (TableBoard     *board,
             ConcordiaEvent *event)
{
  const int produced = concordia_board_get_state (board)->produced;

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
  const int done = concordia_state_find_carried_out (concordia_board_get_state (board), event);
  const gboolean has_choice = done != TABLE_NOBODY && choices[done] != NULL;
  g_autofree char *moved = NULL;

  if (has_choice != with_choice)
    return;

  moved = has_choice ? NULL : concordia_table_moved (concordia_board_get_state (board), event);

  concordia_board_begin_card (board, id, card, title, moved);
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
  const ConcordiaState *state = concordia_board_get_state (board);
  const int seat = state->table.turn;
  ConcordiaEvent event = concordia_board_make_event (board, CONCORDIA_EVENT_PLAY);

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
        ConcordiaEvent event = concordia_board_make_event (board, CONCORDIA_EVENT_PLAY);
        const char *name = concordia_term_card (card);

        event.play.card = card;
        /* Translators: %s is a card, %d how many of it there are. */
        add_card (board, concordia_card_ids[card], &event, card,
                  hand[card] > 1 ? table_board_print (board, _("%s (%d)"), name, hand[card]) : name, with_choice);
      }
}

/* The hand of who has the turn. A Tribune is always among its cards (TURN-4). */
void
concordia_board_add_hand (TableBoard *board,
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

/* The coins on the markers, for the Prefect that was chosen: a touch each, and any other number, as soon as that is told. */
void
concordia_board_add_coins (TableBoard *board)
{
  const int copies = table_board_get_number (board, "copies", 0);
  ConcordiaEvent event = concordia_board_make_event (board, CONCORDIA_EVENT_PLAY);
  const char *sign = concordia_bonus_ids[CONCORDIA_BONUS_COINS];

  event.play = (ConcordiaPlayed) { .card = table_board_get_id (board, "card", concordia_card_ids),
                                   .says = CONCORDIA_SAYS_BONUS | (copies > 0 ? CONCORDIA_SAYS_COPIES : 0),
                                   .copies = MAX (copies - 1, 0), .bonus = CONCORDIA_BONUS_COINS };
  table_board_begin_group (board, "coins", _("Prefect: coins visible on the markers"), TABLE_FLOW, 0);
  table_board_begin_thing (board, "likely", concordia_term_good (CONCORDIA_BONUS_COINS), NULL);
  table_board_add_sign (board, "picture", sign, 1);
  add_likely_coins (board, &event);
  table_board_begin_thing (board, "other", NULL, NULL);
  event.play.coins = table_board_add_number (board, "coins", _("How many"), 0, CONCORDIA_MOST_COINS)->value;
  if (!table_board_leave_untold (board))
    add_choice (board, "take", concordia_term_good (CONCORDIA_BONUS_COINS), &event);
}

/* Building and trading */

static void
add_cities (TableBoard *board,
            gboolean    new_province,
            int         house)
{
  ConcordiaEvent event = concordia_board_make_event (board, CONCORDIA_EVENT_BUILD);

  table_board_begin_group (board, new_province ? "new-province" : "own-province",
                           new_province ? _("In a new province") : _("In a province with a house already"), TABLE_FLOW, 0);
  for (int city = 0; city < CONCORDIA_N_GOODS; city++)
    {
      g_autofree char *moved = NULL;

      event.build = (ConcordiaBuilding) { city, house, new_province };
      moved = concordia_table_moved (concordia_board_get_state (board), &event);
      table_board_begin_thing (board, concordia_good_ids[city], concordia_term_good (city), moved);
      table_board_add_sign (board, "picture", concordia_good_ids[city], 1);
      table_board_add (board, "build", NULL, &event.table);
    }
}

/* Where a house is built, which of its city it is, and how far the colonists go before. */
void
concordia_board_add_building (TableBoard *board)
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
                                  concordia_board_get_state (board)->table.n_players)->value;
  add_cities (board, TRUE, house);
  add_cities (board, FALSE, house);
}

/* What a good is sold or bought for. */
void
concordia_board_add_trading (TableBoard *board)
{
  g_autofree char *moved = concordia_term_moved (&concordia_board_get_state (board)->trades);
  ConcordiaEvent event = concordia_board_make_event (board, CONCORDIA_EVENT_TRADE);
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
