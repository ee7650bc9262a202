/* test-visby-boards.c: that boards of Visby are sound and complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "board-checks.h"
#include "table-simulation.h"
#include "tongue.h"
#include "visby-play.h"
#include "visby-record.h"

#include <string.h>

#define SEEDS 2

static const BoardForm forms[] = {
  { VISBY_EVENT_RATES, "up to sixteen rates are typed, of three numbers each, once in the life of a board" },
  { VISBY_EVENT_FINAL_HOLDINGS, "numbers that only the table knows, at the end of a game that was not followed" },
  { 0, NULL },
};

static const char *const names[] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth", "Frans" };

static const BoardChecks checks = { .game = &visby_game, .names = names, .forms = forms };

/* A card that cannot be picked is refused in the same words where it is tried, as a table can that remembers itself what is in hand. */
static void
check_spent (const TableState *state,
             const VisbyEvent *event,
             int               seat,
             int               card)
{
  const TableReader forgetful = { .seat = TABLE_NOBODY, .names = names, .covers_hands = TRUE };
  g_autoptr (GArray) nothing = board_pairs_new (), pairs = board_pairs_new ();
  g_autoptr (TableBoard) told = board_checks_look (&checks, state, TABLE_NOBODY, nothing);
  g_autoptr (TableBoard) tried = NULL;
  g_autofree char *path = g_strdup_printf ("players/seat-%d/%s", seat + 1, visby_card_ids[card]);
  const TableDeed *deed = table_board_find_deed (told, path);

  for (int other = 0; other < state->n_players; other++)
    for (int i = 0; i < event->reveals[other].n; i++)
      {
        g_autofree char *pick = g_strdup_printf ("pick-%d", other + 1);

        board_pairs_add (pairs, pick, visby_card_ids[other == seat && i == 0 ? card : event->reveals[other].cards[i]]);
      }
  tried = table_board_new (state, &forgetful, (const TablePair *) (void *) pairs->data, pairs->len, NULL);
  g_assert_nonnull (deed->obstacle.text);
  g_assert_true (table_board_find_deed (tried, path)->is_unsure);
  g_assert_null (table_board_find_deed (tried, path)->obstacle.text);
  g_assert_cmpstr (table_board_get_complete (tried)->obstacle.text, ==, deed->obstacle.text);
  g_assert_cmpstr (table_board_get_complete (tried)->obstacle.rule, ==, deed->obstacle.rule);
  board_checks_board (&checks, state, tried);
}

/* The cards of the next round are known beforehand: each that is not in hand is tried. */
static void
check_hands (const TableState *state,
             const TableEvent *event)
{
  for (int seat = 0; event->type == VISBY_EVENT_CARDS && seat < state->n_players; seat++)
    for (int card = 0; card < VISBY_N_CARDS; card++)
      if ((VISBY_STATE (state)->players[seat].hand & VISBY_BIT (card)) == 0)
        check_spent (state, VISBY_EVENT (event), seat, card);
}

/* Finds what lies in the row of a player. */
static const TableSign *
find_hand (const TableBoard *board,
           int               seat)
{
  const TableGroup *group = table_board_get_groups (board);
  const TableThing *thing;

  while (!g_str_equal (group->id, "players"))
    group = group->next;
  thing = group->things;
  while (thing->seat != seat)
    thing = thing->next;

  return thing->signs;
}

/* While Merchants change wares, each hand is seen as well: what lies open, and what was discarded, is faded. A table that remembers
 * hands itself is told nothing of them. */
static void
check_left (const TableState *state)
{
  const TableReader forgetful = { .seat = TABLE_NOBODY, .names = names, .covers_hands = TRUE };
  g_autoptr (GArray) nothing = board_pairs_new ();
  g_autoptr (TableBoard) told = board_checks_look (&checks, state, TABLE_NOBODY, nothing);
  g_autoptr (TableBoard) covered = table_board_new (state, &forgetful, NULL, 0, NULL);

  for (int seat = 0; state->step == VISBY_STEP_TRADING && seat < state->n_players; seat++)
    {
      const TableSign *sign = find_hand (told, seat);

      for (int card = 0; card < VISBY_N_CARDS; card++, sign = sign->next)
        {
          g_assert_cmpstr (sign->id, ==, visby_card_ids[card]);
          g_assert_cmpint (sign->count, ==, (VISBY_STATE (state)->players[seat].hand & VISBY_BIT (card)) != 0 ? 1 : 0);
        }
      g_assert_null (sign);
      g_assert_null (find_hand (covered, seat));
    }
}

/* The form of the rates begins with those that are known. */
static void
check_rates (const TableState *state)
{
  g_autoptr (GArray) nothing = board_pairs_new ();
  g_autoptr (TableBoard) board = board_checks_look (&checks, state, TABLE_NOBODY, nothing);
  const TableDeed *deed = table_board_find_deed (board, "aside/rates/tell");

  if (deed != NULL)
    g_assert_cmpmem (VISBY_EVENT (deed->events[0])->rates, sizeof (VisbyRate[VISBY_MAX_RATES]), VISBY_STATE (state)->rates,
                     sizeof (VisbyRate[VISBY_MAX_RATES]));
}

static void
test_games (void)
{
  for (int n_players = VISBY_MIN_PLAYERS; n_players <= VISBY_MAX_PLAYERS; n_players++)
    for (int tracking = 0; tracking < (int) VISBY_N_TRACKINGS; tracking++)
      for (guint64 seed = 1; seed <= SEEDS; seed++)
        board_checks_simulate (&checks, n_players, tracking, seed, NULL);
}

/* What is told of one table only is checked with a game for each number of players. */
static void
test_hands_and_rates (void)
{
  for (int n_players = VISBY_MIN_PLAYERS; n_players <= VISBY_MAX_PLAYERS; n_players++)
    {
      g_autoptr (TableRecord) record = table_simulate (&visby_game, n_players, VISBY_TRACKING_FULL, 1);
      g_autoptr (TableState) state = table_state_new (&visby_game, table_record_get_setup (record), NULL);

      for (guint i = 0; i < table_record_get_cursor (record); i++)
        {
          check_rates (state);
          check_left (state);
          check_hands (state, table_record_get_event (record, i));
          table_state_apply (state, table_record_get_event (record, i), NULL);
        }
    }
}

/* As long as no rates are known, Merchants tell what they give and get: here one of each that is possible. */
static void
test_no_rates (void)
{
  g_autoptr (TableState) state = NULL;
  VisbySetup setup = { .table = { .n_players = 3 } };
  int cards[] = { VISBY_CARD_MERCHANT, VISBY_CARD_SHIP, VISBY_CARD_MERCHANT, VISBY_CARD_FLEET, VISBY_CARD_TROOPS, VISBY_CARD_KNIGHT };
  VisbyEvent event = { .table = { VISBY_EVENT_CARDS, TABLE_NOBODY },
                       .reveals = { { 2, &cards[0] }, { 2, &cards[2] }, { 2, &cards[4] } } };
  const TableEvent *events[] = { &event.table };

  visby_setup_init (&setup.table);
  state = table_state_new (&visby_game, &setup.table, NULL);
  g_assert_cmpint (table_state_apply (state, &event.table, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpint (state->step, ==, VISBY_STEP_TRADING);

  event = (VisbyEvent) { .table = { VISBY_EVENT_TRADES, TABLE_NOBODY },
                         .trades = { { .there = TRUE, .wares = 2, .tells_seals = TRUE, .seals = 1 }, { .there = TRUE } } };
  board_checks_all (&checks, state);
  board_checks_reached (&checks, state, events, G_N_ELEMENTS (events), NULL);

  /* Seals for nothing are refused, where the last touch would enter them. */
  {
    g_autoptr (GArray) pairs = board_pairs_new ();
    g_autoptr (TableBoard) board = NULL;

    board_pairs_add_number (pairs, "given-1", 0);
    board_pairs_add_number (pairs, "brought-1", 5);
    board = board_checks_look (&checks, state, TABLE_NOBODY, pairs);
    /* What nobody has said is not nothing. */
    g_assert_null (table_board_find_deed (board, "end/round/evaluate"));
    g_assert_true (table_board_find_deed (board, "players/seat-2/given-2")->is_untold);
    g_clear_pointer (&board, table_board_free);

    board_pairs_add_number (pairs, "given-2", 0);
    board = board_checks_look (&checks, state, TABLE_NOBODY, pairs);
    g_assert_cmpstr (table_board_find_deed (board, "end/round/evaluate")->obstacle.rule, ==, "MERCH-6");
    board_checks_board (&checks, state, board);
  }
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/visby/boards/games", test_games);
  g_test_add_func ("/visby/boards/hands-and-rates", test_hands_and_rates);
  g_test_add_func ("/visby/boards/no-rates", test_no_rates);

  return g_test_run ();
}
