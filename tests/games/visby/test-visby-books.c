/* test-visby-books.c: what is kept, counted and remembered of games of Visby
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "doc-parse.h"
#include "stored-example.h"
#include "table-collection.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "visby-play.h"
#include "visby-record.h"
#include "visby-score.h"
#include "visby-words.h"
#include "written-rules.h"
#include "written.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define SEEDS 20

/* Whole random games */

static void
check_places (const VisbyState *state)
{
  for (int track = 0; track < VISBY_N_TRACKS; track++)
    g_assert_true (state->markers[track] >= 0 && state->markers[track] <= VISBY_LAST_SPACE);

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      const int hand = state->players[seat].hand;
      const int lying = visby_state_get_lying (state, seat);

      g_assert_true (state->players[seat].wares >= 0 && state->players[seat].wares <= VISBY_MAX_WARES);
      g_assert_cmpint (state->players[seat].seals, >=, 0);
      g_assert_cmpint (hand & lying, ==, 0);
      g_assert_cmpint (hand | lying | visby_state_get_discards (state, seat), ==, VISBY_ALL_CARDS);
      if (state->table.step == VISBY_STEP_CARDS)
        g_assert_true (hand & VISBY_BIT (VISBY_CARD_MENDICANT));
    }
}

/* Whatever changes, a card did it, and it came off a track where it comes from one. */
static void
check_gains (const VisbyState *before,
             const VisbyState *after,
             gboolean          is_trade)
{
  int seals[VISBY_MAX_PLAYERS] = { 0 }, wares[VISBY_MAX_PLAYERS] = { 0 }, taken[VISBY_N_TRACKS] = { 0 };
  const gboolean supplied = after->table.round > before->table.round;

  for (int i = is_trade ? before->n_gains : 0; i < after->n_gains; i++)
    {
      const VisbyGain *gain = &after->gains[i];

      seals[gain->player] += gain->seals;
      wares[gain->player] += gain->wares;
      if (gain->card == VISBY_CARD_TROOPS || gain->card == VISBY_CARD_KNIGHT)
        taken[VISBY_TRACK_BATTLE] += gain->seals;
      if (gain->card == VISBY_CARD_FLEET || gain->card == VISBY_CARD_SHIP)
        taken[VISBY_TRACK_JOURNEY] += gain->wares + gain->lost;
    }

  for (int seat = 0; seat < before->table.n_players; seat++)
    {
      g_assert_cmpint (after->players[seat].seals, ==, before->players[seat].seals + seals[seat]);
      g_assert_cmpint (after->players[seat].wares, ==, before->players[seat].wares + wares[seat]);
    }
  for (int track = 0; track <= VISBY_TRACK_JOURNEY; track++)
    g_assert_cmpint (after->markers[track], ==,
                     before->markers[track] - taken[track] + (supplied ? after->supply[track] : 0));
}

/* Taken once round, an event is the same: written, read, and copied. */
static void
check_event (const TableEvent *event,
             const TableTerms *terms)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  TableEvent *read = table_event_new (&visby_events, 0);
  TableEvent *copy;
  DocPlace place;

  table_event_build (&visby_events, event, terms, builder);
  node = json_builder_get_root (builder);
  place = doc_place_root (node);
  g_assert_true (table_event_read (&visby_events, &place, terms, read, NULL));
  copy = table_event_copy (&visby_events, read);
  table_event_free (&visby_events, read);
  g_assert_true (table_event_equal (&visby_events, copy, event, terms));
  table_event_free (&visby_events, copy);
}

static void
check_tallies (const VisbyState   *state,
               const TableTallies *tallies,
               int                 n_rounds)
{
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      int seals = 0, played = 0;

      for (int card = 0; card < VISBY_N_CARDS; card++)
        {
          played += tallies->n[seat][VISBY_TALLY_PLAYED (card)];
          if (!visby_card_brings_wares (card))
            seals += tallies->n[seat][VISBY_TALLY_BROUGHT (card)];
        }
      g_assert_cmpint (seals, ==, state->players[seat].seals);
      g_assert_cmpint (played, ==, n_rounds * visby_count_cards_each (state->table.n_players));
    }
}

/* ALL-1 to ALL-4 */
static void
check_game (int     n_players,
            guint64 seed)
{
  const TableTerms terms = { .n_players = n_players };
  g_autoptr (TableRecord) record = table_simulate (&visby_game, n_players, VISBY_TRACKING_FULL, seed);
  g_autoptr (TableState) state = table_state_new (&visby_game, table_record_get_setup (record), NULL);
  TableTallies tallies = { 0 };

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);
      g_autoptr (TableState) before = table_state_dup (state);

      check_event (event, &terms);
      visby_tally (state, event, &tallies);
      table_state_apply (state, event, NULL);
      check_places (VISBY_STATE (state));
      if (event->type == VISBY_EVENT_CARDS || event->type == VISBY_EVENT_TRADES)
        check_gains (VISBY_STATE (before), VISBY_STATE (state), event->type == VISBY_EVENT_TRADES);
    }

  g_assert_true (table_state_is_finished (state));
  check_tallies (VISBY_STATE (state), &tallies, state->round);
}

/* What players come to is told in seals wherever games lie (END-2). */
static void
test_total (void)
{
  g_autofree char *total = table_game_tell_total (&visby_game, 18);

  g_assert_cmpstr (total, ==, "18 seals");
}

static void
test_games (void)
{
  for (int n_players = VISBY_MIN_PLAYERS; n_players <= VISBY_MAX_PLAYERS; n_players++)
    for (guint64 seed = 1; seed <= SEEDS; seed++)
      check_game (n_players, seed);
}

/* What is followed is what players have, and at the end what they come to. */
static void
test_series (void)
{
  g_autoptr (TableRecord) record = table_simulate (&visby_game, 4, VISBY_TRACKING_FULL, 30);
  const TableState *state = table_record_get_state (record);
  TableScore score;

  g_assert_true (visby_score_get (state, &score));
  for (int seat = 0; seat < 4; seat++)
    {
      const VisbyPlayer *player = &VISBY_STATE (state)->players[seat];
      const int *parts = score.parts[seat];
      const int open[] = { player->seals, player->wares, parts[VISBY_SCORED_CARDS] };
      const int settled[] = { score.totals[seat], parts[VISBY_SCORED_LEFT], parts[VISBY_SCORED_CARDS] };

      for (int i = 0; i < VISBY_N_SERIES; i++)
        {
          g_assert_cmpint (visby_series[i].get_value (state, seat, visby_series[i].which, FALSE), ==, open[i]);
          g_assert_cmpint (visby_series[i].get_value (state, seat, visby_series[i].which, TRUE), ==, settled[i]);
        }
    }
}

/* The rates of boards */

#define HEAD \
  "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"visby\",\"tracking\":\"full\",\"players\":[" \
  "{\"name\":\"Heike\",\"color\":\"red\"},{\"name\":\"Malte\",\"color\":\"blue\"}],\"events\":["

#define RATES "{\"type\":\"rates\",\"rates\":[{\"from\":%d,\"wares\":%d,\"seals\":1}]}"

static TableRecord *
tell_rates (int from,
            int other)
{
  g_autofree char *text = g_strdup_printf (HEAD RATES "," RATES "]}", from, 2, other, 2);

  return written_record (text);
}

static void
expect_rates (TableCollection *collection,
              const int       *from)
{
  g_autoptr (GPtrArray) known = table_collection_list (collection, VISBY_PRINTED_RATES, NULL);
  int n = 0;

  for (; from[n] >= 0; n++)
    {
      g_assert_cmpuint (known->len, >, (guint) n);
      g_assert_cmpint (((const VisbyPrinted *) g_ptr_array_index (known, (guint) n))->event.rates[0].from, ==, from[n]);
    }
  g_assert_cmpuint (known->len, ==, (guint) n);
}

/* Whatever a game teaches, one that it has taught teaches the same, in the same order. */
static void
learn (TableCollection *collection,
       int              from,
       int              other,
       gboolean         is_new)
{
  g_autoptr (TableRecord) record = tell_rates (from, other);
  g_autoptr (TableCollection) taught = table_collection_new (&visby_game);
  g_autoptr (TableCollection) same = table_collection_copy (collection);

  g_assert_cmpint (table_collection_learn_record (collection, record), ==, is_new);
  table_collection_learn_record (taught, record);
  g_assert_cmpint (table_collection_learn_taught (same, taught), ==, is_new);
  g_assert_true (table_collection_equal (same, collection));
}

/* What was used last comes first, and equal ones are one. */
static void
test_rates (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&visby_game);

  learn (collection, 4, 7, TRUE);
  expect_rates (collection, (const int[]) { 7, 4, -1 });
  learn (collection, 4, 7, FALSE);
  learn (collection, 9, 4, TRUE);
  expect_rates (collection, (const int[]) { 4, 9, 7, -1 });
  learn (collection, 7, 7, TRUE);
  expect_rates (collection, (const int[]) { 7, 4, 9, -1 });
}

/* Twenty are kept. */
static void
test_twenty_rates (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&visby_game);
  g_autoptr (GPtrArray) known = NULL;

  for (int wares = 1; wares <= 2; wares++)
    for (int from = 0; from <= VISBY_LAST_SPACE; from++)
      {
        VisbyEvent event = { .n_rates = 1, .rates = { { from, wares, 1 } } };

        event.table.type = VISBY_EVENT_RATES;
        g_assert_true (table_collection_learn (collection, &event.table));
      }
  known = table_collection_list (collection, VISBY_PRINTED_RATES, NULL);
  g_assert_cmpuint (known->len, ==, 20);
  g_assert_cmpint (((const VisbyPrinted *) known->pdata[0])->event.rates[0].from, ==, 15);
  g_assert_cmpint (((const VisbyPrinted *) known->pdata[19])->event.rates[0].from, ==, 12);
}

static char *
write_file (const char *text)
{
  char *path = g_build_filename (g_get_tmp_dir (), "visby-XXXXXX.json", NULL);
  g_autoptr (GError) error = NULL;

  close (g_mkstemp (path));
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  return path;
}

/* A file with more is none of ours. */
static void
test_too_many_rates (void)
{
  g_autoptr (GString) text = g_string_new ("{\"format\":\"visby-collection\",\"version\":1,\"game\":\"visby\",\"rates\":[");
  g_autoptr (TableCollection) read = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i <= 20; i++)
    g_string_append_printf (text, "%s" RATES, i > 0 ? "," : "", i % (VISBY_LAST_SPACE + 1), 1 + i / (VISBY_LAST_SPACE + 1));
  g_string_append (text, "]}");
  path = write_file (text->str);
  read = table_collection_load (&visby_game, path, &error);
  g_remove (path);
  g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
  g_assert_cmpstr (error->message, ==, "$.rates: must have 0 to 20 entries, has 21");
}

/* A file keeps the order, and what another program used meanwhile is taken over. */
static void
test_rates_file (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&visby_game);
  g_autoptr (TableCollection) before = NULL;
  g_autoptr (TableCollection) read = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  learn (collection, 4, 7, TRUE);
  before = table_collection_copy (collection);
  text = table_collection_to_text (collection);
  g_assert_nonnull (strstr (text, "\"rates\": [\n    {\"type\":\"rates\",\"rates\":[{\"from\":7,"));
  path = write_file (text);
  read = table_collection_load (&visby_game, path, &error);
  g_assert_no_error (error);
  g_remove (path);
  g_assert_true (table_collection_equal (read, collection));

  learn (collection, 9, 4, TRUE);
  table_collection_take_changes (read, before, collection);
  expect_rates (read, (const int[]) { 4, 9, 7, -1 });
  table_collection_merge (before, collection);
  expect_rates (before, (const int[]) { 7, 4, 9, -1 });
}

/* Examples, and rules that are written */

static TableRecord *
load_example (const char *name)
{
  TableRecord *record = load_stored_example ("visby", name);

  g_assert_nonnull (strstr (VISBY_EVENT (table_record_get_event (record, 0))->text, "invented"));

  return record;
}

static void
test_examples (void)
{
  g_autoptr (TableRecord) two_players = load_example ("visby-two-players.kontor");
  g_autoptr (TableRecord) tie_break = load_example ("visby-tie-break.kontor");
  g_autoptr (TableRecord) counted = load_example ("visby-counted.kontor");
  int seats[VISBY_MAX_PLAYERS];
  TableScore score;

  g_assert_cmpint (table_record_get_state (two_players)->n_players, ==, 2);
  g_assert_cmpint (table_record_get_state (counted)->tracking, ==, VISBY_TRACKING_SCORING);
  g_assert_true (visby_score_get (table_record_get_state (tie_break), &score));
  table_score_list (&score, seats);
  g_assert_cmpint (table_score_get_tie (&score, seats, 0), ==, VISBY_TIE_CARDS);
}

static void
test_written_rules (void)
{
  assert_written_rules (&visby_game);
}

static void
check_gain (const char      *name,
            const VisbyGain *gain,
            const char      *expected)
{
  g_autofree char *told = visby_term_gain (name, gain);

  g_assert_cmpstr (told, ==, expected);
}

/* What a card brought is told in a line, what was given for it and what was lost, too (SHARE-2). */
static void
test_terms (void)
{
  const VisbyState state = { .markers = { [VISBY_TRACK_BATTLE] = 5 } };
  g_autofree char *marker = visby_term_marker (VISBY_TRACK_BATTLE, &state);
  g_autofree char *none = visby_term_hand (0);
  g_autofree char *hand = visby_term_hand (VISBY_BIT (VISBY_CARD_TROOPS) | VISBY_BIT (VISBY_CARD_SHIP));

  check_gain ("Ann", &(VisbyGain) { .card = VISBY_CARD_MERCHANT, .seals = 2, .wares = -4 }, "Merchant: Ann, 4 wares for 2 seals");
  check_gain (NULL, &(VisbyGain) { .card = VISBY_CARD_SHIP, .wares = 3, .lost = 2 }, "Ship: 3 wares, 2 lost");
  check_gain (NULL, &(VisbyGain) { .card = VISBY_CARD_TOLLKEEPER }, "Tollkeeper: nothing");
  check_gain (NULL, &(VisbyGain) { .card = VISBY_CARD_TROOPS, .seals = 2 }, "Troops: 2 seals");
  check_gain ("Ben", &(VisbyGain) { .card = VISBY_CARD_FLEET, .wares = 1 }, "Fleet: Ben, 1 ware");
  g_assert_cmpstr (marker, ==, "Battle (Feldzug): 5");
  g_assert_cmpstr (none, ==, "no card");
  g_assert_cmpstr (hand, ==, "Troops, Ship");
  g_assert_cmpstr (visby_term_on_card (VISBY_CARD_SHIP), ==, "Schiff");
}

/* Cards in hand are asked of those whom seals and wares leave tied, once anything was counted (END-4). */
static void
test_ties (void)
{
  const TableField *fields = visby_events.kinds[VISBY_EVENT_FINAL_HOLDINGS].fields->fields;
  const TableTerms terms = { .tracking = VISBY_TRACKING_SCORING, .n_players = 3 };
  VisbyEvent event = { 0 };

  while (!g_str_equal (fields->name, "cards"))
    fields++;
  g_assert_false (fields->is_asked (&terms, &event, 0));
  event.holdings[0] = (VisbyHoldings) { .seals = 30, .wares = 3 };
  event.holdings[1] = (VisbyHoldings) { .seals = 31 };
  event.holdings[2] = (VisbyHoldings) { .seals = 30 };
  g_assert_true (fields->is_asked (&terms, &event, 0));
  g_assert_true (fields->is_asked (&terms, &event, 1));
  g_assert_false (fields->is_asked (&terms, &event, 2));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/visby/total", test_total);
  g_test_add_func ("/visby/games", test_games);
  g_test_add_func ("/visby/series", test_series);
  g_test_add_func ("/visby/terms", test_terms);
  g_test_add_func ("/visby/ties", test_ties);
  g_test_add_func ("/visby/rates", test_rates);
  g_test_add_func ("/visby/rates/twenty", test_twenty_rates);
  g_test_add_func ("/visby/rates/too-many", test_too_many_rates);
  g_test_add_func ("/visby/rates/file", test_rates_file);
  g_test_add_func ("/visby/examples", test_examples);
  g_test_add_func ("/visby/written-rules", test_written_rules);

  return g_test_run ();
}
