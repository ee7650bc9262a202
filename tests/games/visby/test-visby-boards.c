/* test-visby-boards.c: that boards of Visby are sound and complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sound: what a board lets somebody do the rules accept, and what it does not, they refuse, in the same words. Complete:
 * whatever happens in a random game can be reached from the board before it, and leads to the same state.
 */

#include "config.h"

#include "table-board-json.h"
#include "table-complaint.h"
#include "table-simulation.h"
#include "tongue.h"
#include "visby-play.h"
#include "visby-record.h"

#include <string.h>

#define SEEDS 2

/* What takes a form, and why. */
static const struct {
  VisbyEventType type;
  const char *reason;
} forms[] = {
  { VISBY_EVENT_RATES, "up to sixteen rates are typed, of three numbers each, once in the life of a board" },
  { VISBY_EVENT_FINAL_HOLDINGS, "numbers that only the table knows, at the end of a game that was not followed" },
};

static const char *const names[] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth", "Frans" };

static TableBoard *
look (const TableState *state,
      int               seat,
      gboolean          covers_hands,
      GArray           *pairs)
{
  const TableReader reader = { .seat = seat, .names = names, .covers_hands = covers_hands };
  guint n_taken;
  TableBoard *board = table_board_new (state, &reader, (const TablePair *) (void *) pairs->data, pairs->len, &n_taken);

  g_assert_cmpuint (n_taken, ==, pairs->len);

  return board;
}

static void
clear_pair (gpointer pair)
{
  g_free ((char *) ((TablePair *) pair)->name);
  g_free ((char *) ((TablePair *) pair)->value);
}

static GArray *
new_pairs (void)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));

  g_array_set_clear_func (pairs, clear_pair);

  return pairs;
}

static void
choose (GArray     *pairs,
        char       *name,
        const char *value)
{
  const TablePair pair = { name, g_strdup (value) };

  g_array_append_val (pairs, pair);
}

static void
choose_number (GArray *pairs,
               char   *name,
               int     number)
{
  g_autofree char *value = g_strdup_printf ("%d", number);

  choose (pairs, name, value);
}

/* Sound */

static void
assert_reason (const TableState    *state,
               const TableReason   *reason,
               const TableObstacle *obstacle)
{
  g_autofree char *told = NULL;

  if (obstacle->kind == TABLE_OBSTACLE_NONE)
    {
      g_assert_null (reason->text);
      return;
    }

  told = table_obstacle_tell (state->game, names, obstacle);
  g_assert_cmpstr (reason->text, ==, told);
  g_assert_cmpstr (reason->rule, ==, obstacle->rule != 0 ? table_game_get_rule (state->game, obstacle->rule) : NULL);
}

/* What a deed enters can be as the rules say it, and is as doubtful. */
static void
check_deed (const TableState *state,
            const TableDeed  *deed)
{
  g_autoptr (TableState) after = table_state_dup (state);

  g_assert_cmpuint (deed->n_events, >=, 1);
  for (guint i = 0; i < deed->n_events; i++)
    {
      const TableObstacle obstacle = table_state_examine (after, deed->events[i]), doubt = table_state_doubt (after, deed->events[i]);

      assert_reason (state, &deed->obstacle, &obstacle);
      assert_reason (state, &deed->doubt, &doubt);
      table_state_apply (after, deed->events[i], NULL);
    }
}

static void
check_id (GHashTable *ids,
          const char *id)
{
  g_assert_nonnull (id);
  g_assert_cmpstr (id, !=, "");
  g_assert_null (strpbrk (id, "/,= "));
  g_assert_true (g_hash_table_add (ids, (gpointer) id));
}

/* Ids are one of a kind, and lead back to what they name. */
static void
check_thing (const TableState *state,
             const TableBoard *board,
             const TableGroup *group,
             const TableThing *thing)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    {
      g_autofree char *path = g_strjoin ("/", group->id, thing->id, deed->id, NULL);

      check_id (ids, deed->id);
      g_assert_true (table_board_find_deed (board, path) == deed);
      if (deed->kind == TABLE_ENTERS)
        check_deed (state, deed);
      if (deed->kind == TABLE_FILLS_IN && deed->n_events > 0 && deed->events[0]->type == VISBY_EVENT_RATES)
        g_assert_cmpmem (VISBY_EVENT (deed->events[0])->rates, sizeof (VisbyRate[VISBY_MAX_RATES]), VISBY_STATE (state)->rates,
                         sizeof (VisbyRate[VISBY_MAX_RATES]));
    }
}

static void
check_board (const TableState *state,
             const TableBoard *board)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (JsonNode) node = table_board_to_json (board);

  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    {
      g_autoptr (GHashTable) things = g_hash_table_new (g_str_hash, g_str_equal);

      check_id (groups, group->id);
      for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
        {
          check_id (things, thing->id);
          check_thing (state, board, group, thing);
        }
    }
  if (table_board_get_complete (board) != NULL)
    check_deed (state, table_board_get_complete (board));
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
}

/* As everybody sees it, and each of them. */
static void
check_boards (const TableState *state)
{
  g_autoptr (GArray) nothing = new_pairs ();

  for (int seat = TABLE_NOBODY; seat < state->n_players; seat++)
    {
      g_autofree TableState *view = g_malloc (state->game->state_size);
      g_autoptr (TableBoard) board = NULL;

      table_state_view (view, state, seat);
      board = look (view, seat, FALSE, nothing);
      check_board (state, board);
      g_clear_pointer (&board, table_board_free);
      table_state_clear (view);
    }
}

/* A card that cannot be picked is refused in the same words where it is tried, as a table can that remembers itself what is in hand. */
static void
check_spent (const TableState *state,
             const VisbyEvent *event,
             int               seat,
             int               card)
{
  g_autoptr (GArray) nothing = new_pairs (), pairs = new_pairs ();
  g_autoptr (TableBoard) told = look (state, TABLE_NOBODY, FALSE, nothing);
  g_autoptr (TableBoard) tried = NULL;
  g_autofree char *path = g_strdup_printf ("players/seat-%d/%s", seat + 1, visby_card_ids[card]);
  const TableDeed *deed = table_board_find_deed (told, path);

  for (int other = 0; other < state->n_players; other++)
    for (int i = 0; i < event->reveals[other].n; i++)
      choose (pairs, g_strdup_printf ("pick-%d", other + 1),
              visby_card_ids[other == seat && i == 0 ? card : event->reveals[other].cards[i]]);
  tried = look (state, TABLE_NOBODY, TRUE, pairs);
  g_assert_nonnull (deed->obstacle.text);
  g_assert_true (table_board_find_deed (tried, path)->is_unsure);
  g_assert_null (table_board_find_deed (tried, path)->obstacle.text);
  g_assert_cmpstr (table_board_get_complete (tried)->obstacle.text, ==, deed->obstacle.text);
  g_assert_cmpstr (table_board_get_complete (tried)->obstacle.rule, ==, deed->obstacle.rule);
  check_deed (state, table_board_get_complete (tried));
}

/* Complete */

/* What is chosen for an event: picks of cards, or of wares that Merchants give, or numbers as long as no rates are known. */
static GArray *
find_pairs (const TableState *state,
            const TableEvent *event)
{
  const VisbyState *own = VISBY_STATE (state);
  const VisbyEvent *what = VISBY_EVENT (event);
  GArray *pairs = new_pairs ();

  for (int seat = 0; seat < state->n_players; seat++)
    {
      for (int i = 0; event->type == VISBY_EVENT_CARDS && i < what->reveals[seat].n; i++)
        choose (pairs, g_strdup_printf ("pick-%d", seat + 1), visby_card_ids[what->reveals[seat].cards[i]]);
      if (event->type != VISBY_EVENT_TRADES || !what->trades[seat].there)
        continue;
      if (own->n_rates > 0 && visby_market_has_offers (own, seat))
        choose_number (pairs, g_strdup_printf ("pick-%d", seat + 1), what->trades[seat].wares);
      else if (own->n_rates == 0)
        {
          choose_number (pairs, g_strdup_printf ("given-%d", seat + 1), what->trades[seat].wares);
          choose_number (pairs, g_strdup_printf ("brought-%d", seat + 1), what->trades[seat].seals);
        }
    }

  return pairs;
}

static const char *
find_form (int type)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (forms[i].type == (VisbyEventType) type)
      return forms[i].reason;

  return NULL;
}

static gboolean
has_form (const TableBoard *board,
          int               type)
{
  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
      for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
        if (deed->kind == TABLE_FILLS_IN && deed->n_events > 0 && deed->events[0]->type == type)
          return TRUE;

  return FALSE;
}

static void
check_reached (const TableState *state,
               const TableEvent *event)
{
  g_autoptr (GArray) pairs = find_pairs (state, event);
  g_autoptr (TableBoard) board = look (state, TABLE_NOBODY, FALSE, pairs);
  g_autoptr (TableState) expected = table_state_dup (state);
  g_autoptr (TableState) reached = table_state_dup (state);
  const TableDeed *deed = table_board_get_complete (board);

  check_board (state, board);
  if (find_form (event->type) != NULL)
    {
      g_assert_true (has_form (board, event->type));
      return;
    }

  if (deed == NULL)
    deed = table_board_find_deed (board, "end/round/evaluate");
  g_assert_nonnull (deed);
  g_assert_null (deed->obstacle.text);
  g_assert_false (deed->is_unsure);
  table_state_apply (expected, event, NULL);
  for (guint i = 0; i < deed->n_events; i++)
    table_state_apply (reached, deed->events[i], NULL);
  g_assert_cmpmem (expected, state->game->state_size, reached, state->game->state_size);
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

static void
check_game (int     n_players,
            int     tracking,
            guint64 seed)
{
  g_autoptr (TableRecord) record = table_simulate (&visby_game, n_players, tracking, seed);
  g_autoptr (TableState) state = table_state_new (&visby_game, table_record_get_setup (record), NULL);

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);

      check_boards (state);
      check_reached (state, event);
      check_hands (state, event);
      table_state_apply (state, event, NULL);
    }
  check_boards (state);
}

static void
test_games (void)
{
  for (int n_players = VISBY_MIN_PLAYERS; n_players <= VISBY_MAX_PLAYERS; n_players++)
    for (int tracking = 0; tracking < (int) VISBY_N_TRACKINGS; tracking++)
      for (guint64 seed = 1; seed <= SEEDS; seed++)
        check_game (n_players, tracking, seed);
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

  visby_setup_init (&setup.table);
  state = table_state_new (&visby_game, &setup.table, NULL);
  g_assert_cmpint (table_state_apply (state, &event.table, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpint (state->step, ==, VISBY_STEP_TRADING);

  event = (VisbyEvent) { .table = { VISBY_EVENT_TRADES, TABLE_NOBODY },
                         .trades = { { .there = TRUE, .wares = 2, .tells_seals = TRUE, .seals = 1 }, { .there = TRUE } } };
  check_boards (state);
  check_reached (state, &event.table);

  /* Seals for nothing are refused, where the last touch would enter them. */
  {
    g_autoptr (GArray) pairs = new_pairs ();
    g_autoptr (TableBoard) board = NULL;

    choose_number (pairs, g_strdup ("brought-1"), 5);
    board = look (state, TABLE_NOBODY, FALSE, pairs);
    g_assert_cmpstr (table_board_find_deed (board, "end/round/evaluate")->obstacle.rule, ==, "MERCH-6");
    check_board (state, board);
  }
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/visby/boards/games", test_games);
  g_test_add_func ("/visby/boards/no-rates", test_no_rates);

  return g_test_run ();
}
