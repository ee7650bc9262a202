/* test-concordia-boards.c: that boards of Concordia are sound and complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "board-checks.h"
#include "concordia-record.h"
#include "stored-example.h"
#include "tongue.h"

#define SEEDS 1

static const BoardForm forms[] = {
  { CONCORDIA_EVENT_INTERMEDIATE_COUNT, "cash and goods, which only the table knows" },
  { CONCORDIA_EVENT_FINAL_COUNT, "cash and goods of all players, which only the table knows" },
  { 0, NULL },
};

static const char *const names[] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth" };

static const BoardChecks checks = { .game = &concordia_game, .names = names, .forms = forms };

static void
test_games (void)
{
  guint n_touches = 0, n_events = 0;

  for (int n_players = CONCORDIA_MIN_PLAYERS; n_players <= CONCORDIA_MAX_PLAYERS; n_players++)
    for (int tracking = 0; tracking < (int) CONCORDIA_N_TRACKINGS; tracking++)
      for (guint64 seed = 1; seed <= SEEDS; seed++)
        {
          guint n;

          n_touches += board_checks_simulate (&checks, n_players, tracking, seed, &n);
          n_events += n;
        }
  g_test_message ("%u touches for %u events", n_touches, n_events);
}

/* Hardly more than a touch for each event, though more houses share a city than at a table: those are counted, as are goods. */
static void
test_examples (void)
{
  static const char *const examples[] = { "concordia-three-players.kontor", "concordia-tie-break.kontor" };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autoptr (TableRecord) record = load_stored_example ("concordia", examples[i]);
      const guint n_touches = board_checks_play (&checks, record);

      g_test_message ("%s: %u touches for %u events", examples[i], n_touches, table_record_get_cursor (record));
      g_assert_cmpuint (10 * n_touches, <=, 11 * table_record_get_cursor (record));
    }
}

/* Begins a game of three, in which cards come in an order. */
static TableState *
begin (const int *cards,
       int        n)
{
  ConcordiaSetup setup = { .table = { .n_players = 3 } };
  TableState *state;

  concordia_setup_init (&setup.table);
  state = table_state_new (&concordia_game, &setup.table, NULL);
  for (int i = 0; i < n; i++)
    {
      ConcordiaEvent event = { .table = { CONCORDIA_EVENT_REVEAL, TABLE_NOBODY }, .sale = cards[i] };

      g_assert_cmpint (table_state_apply (state, &event.table, NULL).kind, ==, TABLE_OBSTACLE_NONE);
    }

  return state;
}

/* How many events a deed enters, 0 if there is none; and whether that is suggested. */
static guint
count_events (const TableState *state,
              const char       *path,
              gboolean          is_suggested)
{
  g_autoptr (GArray) nothing = board_pairs_new ();
  g_autoptr (TableBoard) board = board_checks_look (&checks, state, TABLE_NOBODY, nothing);
  const TableDeed *deed = table_board_find_deed (board, path);

  board_checks_board (&checks, state, board);

  if (deed == NULL)
    return 0;

  g_assert_true (deed->is_suggested == is_suggested);

  return deed->n_events;
}

static void
play_senator (TableState *state,
              int         n)
{
  const ConcordiaEvent senator = { .table = { CONCORDIA_EVENT_PLAY, 0 }, .play.card = CONCORDIA_CARD_SENATOR };
  ConcordiaEvent buy = { .table = { CONCORDIA_EVENT_BUY, 0 } };

  g_assert_cmpint (table_state_apply (state, &senator.table, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  for (; buy.slot < n; buy.slot++)
    g_assert_cmpint (table_state_apply (state, &buy.table, NULL).kind, ==, TABLE_OBSTACLE_NONE);
}

/* Coins of a Prefect are a touch as long as they are few, two if they are likely, and are counted otherwise; none of them is taken
 * before it is told. */
static void
test_coins (void)
{
  static const struct {
    int produced;
    int coins;
    guint n_pairs;
  } prefects[] = { { 0, 0, 0 }, { 1, 1, 0 }, { 3, 6, 0 }, { 3, 7, 2 }, { 2, 0, 2 }, { 4, 4, 1 }, { 12, 24, 1 }, { 12, 25, 2 } };
  const TableEvent *events[1];
  const TablePair card = { "card", "prefect" };
  const TableReader everybody = { .seat = TABLE_NOBODY, .names = names };
  const int cards[] = { 0, 1, 2, 3, 8, 9, 10 };
  g_autoptr (TableState) state = begin (cards, G_N_ELEMENTS (cards));
  g_autoptr (TableBoard) untold = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (prefects); i++)
    {
      const ConcordiaEvent event = {
        .table = { CONCORDIA_EVENT_PLAY, 0 },
        .play = { .card = CONCORDIA_CARD_PREFECT, .says = CONCORDIA_SAYS_BONUS, .bonus = CONCORDIA_BONUS_COINS, .coins = prefects[i].coins },
      };
      guint n_touches;

      ((ConcordiaState *) state)->produced = prefects[i].produced;
      events[0] = &event.table;
      g_assert_cmpuint (board_checks_reached (&checks, state, events, G_N_ELEMENTS (events), &n_touches), ==, 1);
      g_assert_cmpuint (n_touches, ==, prefects[i].n_pairs + 1);
    }
  untold = table_board_new (state, &everybody, &card, 1, NULL);
  g_assert_nonnull (table_board_find_deed (untold, "coins/likely/coins-12"));
  g_assert_true (table_board_find_deed (untold, "coins/other/coins")->is_untold);
  g_assert_null (table_board_find_deed (untold, "coins/other/take"));
}

/* The last card of a deck is revealed with the purchase that lets it come, and not asked for, unless somebody wants that. */
static void
test_last_card (void)
{
  const int cards[] = { 0, 1, 2, 3, 8, 9, 10 };
  g_autoptr (TableState) state = begin (cards, G_N_ELEMENTS (cards));

  play_senator (state, 0);
  /* Of two purchases only the second ends the step. */
  g_assert_cmpuint (count_events (state, "display/slot-2/buy", FALSE), ==, 1);
  g_assert_cmpuint (count_events (state, "apart/alone/slot-2", FALSE), ==, 0);
  table_state_apply (state, &(ConcordiaEvent) { .table = { CONCORDIA_EVENT_BUY, 0 } }.table, NULL);
  g_assert_cmpuint (count_events (state, "display/slot-2/buy", FALSE), ==, 2);
  g_assert_cmpuint (count_events (state, "apart/alone/slot-2", FALSE), ==, 1);
  g_assert_cmpuint (count_events (state, "deck/smith/reveal", TRUE), ==, 2);
}

/* Where the past is corrected each card is revealed alone, the last one, too. */
static void
test_correcting (void)
{
  const int cards[] = { 0, 1, 2, 3, 8, 9, 10 };
  const TableReader correcting = { .seat = TABLE_NOBODY, .names = names, .is_correcting = TRUE };
  g_autoptr (TableState) state = begin (cards, G_N_ELEMENTS (cards));
  g_autoptr (TableBoard) board = NULL;

  play_senator (state, 2);
  board = table_board_new (state, &correcting, NULL, 0, NULL);
  g_assert_cmpuint (table_board_find_deed (board, "deck/smith/reveal")->n_events, ==, 1);
  g_assert_null (table_board_find_deed (board, "deck/smith/alone"));
}

/* Of two cards of a deck that both come the second is revealed with the first. */
static void
test_last_two (void)
{
  const int cards[] = { 0, 1, 2, 3, 8, 9, 10 };
  ConcordiaEvent reveal = { .table = { CONCORDIA_EVENT_REVEAL, TABLE_NOBODY } };
  g_autoptr (TableState) state = begin (cards, G_N_ELEMENTS (cards));

  play_senator (state, 2);
  g_assert_cmpuint (count_events (state, "deck/smith/reveal", TRUE), ==, 1);

  /* The second deck has seven cards, of which the last two come when six were bought after those of the first. */
  for (reveal.sale = 11; state->step == CONCORDIA_STEP_REVEAL; reveal.sale = 0)
    table_state_apply (state, &reveal.table, NULL);
  for (int turn = 0; turn < 2; turn++)
    {
      static const int more[2][2] = { { 1, 2 }, { 7, 8 } };

      state->turn = 0;
      ((ConcordiaState *) state)->players[0].hand[CONCORDIA_CARD_SENATOR] = 1;
      play_senator (state, 2);
      for (int i = 0; i < 2; i++)
        {
          reveal.sale = more[turn][i];
          table_state_apply (state, &reveal.table, NULL);
        }
    }
  state->turn = 0;
  ((ConcordiaState *) state)->players[0].hand[CONCORDIA_CARD_SENATOR] = 1;
  play_senator (state, 2);
  g_assert_cmpuint (count_events (state, "deck/vintner/reveal", FALSE), ==, 2);
  g_assert_cmpuint (count_events (state, "deck/vintner/alone", FALSE), ==, 1);
  g_assert_cmpuint (count_events (state, "deck/weaver/reveal", FALSE), ==, 2);
  g_assert_cmpuint (count_events (state, "others/mason/reveal", FALSE), ==, 1);
}

/* Where decks are mixed, or not those of the box, nobody knows which card is next. */
static void
test_mixed_decks (void)
{
  const int mixed[] = { 0, 1, 2, 3, 8, 9, 4 };
  g_autoptr (TableState) state = begin (mixed, G_N_ELEMENTS (mixed));

  play_senator (state, 1);
  g_assert_cmpuint (count_events (state, "display/slot-2/buy", FALSE), ==, 1);
  g_assert_cmpuint (count_events (state, "apart/alone/slot-2", FALSE), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/concordia/boards/games", test_games);
  g_test_add_func ("/concordia/boards/examples", test_examples);
  g_test_add_func ("/concordia/boards/coins", test_coins);
  g_test_add_func ("/concordia/boards/last-card", test_last_card);
  g_test_add_func ("/concordia/boards/correcting", test_correcting);
  g_test_add_func ("/concordia/boards/last-two", test_last_two);
  g_test_add_func ("/concordia/boards/mixed-decks", test_mixed_decks);

  return g_test_run ();
}
