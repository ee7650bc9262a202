/* test-concordia-books.c: what is kept and counted of games of Concordia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-record.h"
#include "concordia-rooms.h"
#include "concordia-words.h"
#include "stored-example.h"
#include "table-collection.h"
#include "table-play-export.h"
#include "table-simulation.h"
#include "written-rules.h"

#include <string.h>

#define SEEDS 20

static int
count_cards (const ConcordiaPlayer *player)
{
  int n = player->n_played;

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    n += player->hand[card];

  return n;
}

/* ALL-1 to ALL-3, and TURN-4. */
static void
check_pieces (const ConcordiaState *state)
{
  const int n_players = state->table.n_players;
  int cards = concordia_state_count_display (state) + state->stack;

  for (int seat = 0; seat < n_players; seat++)
    {
      const ConcordiaPlayer *player = &state->players[seat];
      const int houses = concordia_sum_goods (player->houses);

      cards += count_cards (player);
      g_assert_true (houses >= 0 && houses <= CONCORDIA_MAX_HOUSES);
      g_assert_true (player->provinces <= houses && (player->provinces > 0) == (houses > 0));
      g_assert_true (player->colonists >= CONCORDIA_FIRST_COLONISTS && player->colonists <= CONCORDIA_MAX_COLONISTS);
      if (state->table.step == CONCORDIA_STEP_TURN)
        g_assert_cmpint (count_cards (player), >, player->n_played);
    }
  g_assert_cmpint (cards, ==, 7 * n_players + state->agreed.cards_for_sale);
  g_assert_true (state->praefectus >= 0 && state->praefectus < n_players);
  g_assert_true (state->produced >= 0 && state->produced <= state->agreed.provinces);
}

/* An event is the same that was written, read and copied, where nobody knows how the game stands, too. */
static void
check_event (const TableEvent *event,
             const TableState *state)
{
  const TableTerms terms = { .n_players = state->n_players, .state = state };
  const TableTerms blind = { .n_players = state->n_players };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  TableEvent *read = table_event_new (&concordia_events, 0);
  TableEvent *copy;
  DocPlace place;

  table_event_build (&concordia_events, event, &blind, builder);
  node = json_builder_get_root (builder);
  place = doc_place_root (node);
  g_assert_true (table_event_read (&concordia_events, &place, &terms, read, NULL));
  copy = table_event_copy (&concordia_events, read);
  table_event_free (&concordia_events, read);
  g_assert_true (table_event_equal (&concordia_events, copy, event, &terms));
  table_event_free (&concordia_events, copy);
}

static void
check_tallies (const ConcordiaState *state,
               const TableTallies   *tallies,
               int                   n_plays)
{
  int played = 0;

  for (int seat = 0; seat < state->table.n_players; seat++)
    for (int card = 0; card < CONCORDIA_N_CARDS; card++)
      played += tallies->n[seat][card];
  g_assert_cmpint (played, ==, n_plays);
}

/* A house is not the third of a city where no second one stands (ARCH-4, ARCH-5). */
static void
check_house (const ConcordiaEvent *event,
             int                   houses[CONCORDIA_N_GOODS][CONCORDIA_MAX_PLAYERS + 1])
{
  int *cities = houses[event->build.city];
  const int house = event->build.house;

  if (house > 1)
    g_assert_cmpint (cities[house - 1], >, cities[house]);
  cities[house]++;
}

/* Tells by which rule it ended. */
static int
check_game (int     n_players,
            guint64 seed)
{
  g_autoptr (TableRecord) record = table_simulate (&concordia_game, n_players, CONCORDIA_TRACKING_ESSENTIALS, seed);
  g_autoptr (TableState) state = table_state_new (&concordia_game, table_record_get_setup (record), NULL);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  TableTallies tallies = { 0 };
  int houses[CONCORDIA_N_GOODS][CONCORDIA_MAX_PLAYERS + 1] = { 0 };
  int n_plays = 0, turns = 0;

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);

      check_event (event, state);
      if (event->type == CONCORDIA_EVENT_BUILD)
        check_house (CONCORDIA_EVENT (event), houses);
      concordia_tally (state, event, &tallies);
      table_state_apply (state, event, effects);
      check_pieces (CONCORDIA_STATE (state));
      n_plays += event->type == CONCORDIA_EVENT_PLAY ? 1 : 0;
      turns += event->type == CONCORDIA_EVENT_PLAY && CONCORDIA_STATE (state)->concordia != TABLE_NOBODY ? 1 : 0;
    }
  g_assert_true (table_state_is_finished (state));
  g_assert_cmpint (turns, ==, n_players - 1);
  check_tallies (CONCORDIA_STATE (state), &tallies, n_plays);

  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, TableEffect, i).kind == CONCORDIA_EFFECT_CONCORDIA)
      return g_array_index (effects, TableEffect, i).rule;

  return CONCORDIA_RULE_NONE;
}

/* Random games end in either way. */
static void
test_games (void)
{
  int n_ends[CONCORDIA_N_RULES] = { 0 };

  for (int n_players = CONCORDIA_MIN_PLAYERS; n_players <= CONCORDIA_MAX_PLAYERS; n_players++)
    for (guint64 seed = 1; seed <= SEEDS; seed++)
      n_ends[check_game (n_players, seed)]++;
  g_assert_cmpint (n_ends[CONCORDIA_RULE_END_1], >, 0);
  g_assert_cmpint (n_ends[CONCORDIA_RULE_END_2], >, 0);
  g_assert_cmpint (n_ends[CONCORDIA_RULE_END_1] + n_ends[CONCORDIA_RULE_END_2], ==, 4 * SEEDS);
}

/* What is followed is what players have. */
static void
test_series (void)
{
  g_autoptr (TableRecord) record = table_simulate (&concordia_game, 4, CONCORDIA_TRACKING_ESSENTIALS, 30);
  const TableState *state = table_record_get_state (record);

  for (int seat = 0; seat < 4; seat++)
    {
      const ConcordiaPlayer *player = &CONCORDIA_STATE (state)->players[seat];
      const int values[CONCORDIA_N_SERIES] = { concordia_sum_goods (player->houses), player->provinces, player->colonists,
                                               count_cards (player) };

      for (int i = 0; i < CONCORDIA_N_SERIES; i++)
        g_assert_cmpint (concordia_series[i].get_value (state, seat, concordia_series[i].which, FALSE), ==, values[i]);
    }
}

/* What others are told of it says who began, where that is known. */
static void
test_first (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);

  for (int tracking = 0; tracking < CONCORDIA_N_TRACKINGS; tracking++)
    {
      g_autoptr (TableRecord) record = table_simulate (&concordia_game, 4, tracking, 1);
      const int first = ((const ConcordiaSetup *) table_record_get_setup (record))->first_player;
      g_autoptr (JsonNode) play = NULL;
      JsonArray *players;
      TableScore score;

      g_assert_true (table_state_get_score (table_record_get_state (record), &score));
      play = table_play_to_json (&score, record, NULL, now);
      players = json_object_get_array_member (json_node_get_object (play), "players");
      for (int seat = 0; seat < 4; seat++)
        g_assert_cmpint (json_object_get_boolean_member (json_array_get_object_element (players, (guint) seat), "startPlayer"),
                         ==, tracking == CONCORDIA_TRACKING_ESSENTIALS && seat == first);
    }
}

/* What comes near is all told (END-1, END-2); cards that nobody entered are not, but that there are none is. */
static void
test_words (void)
{
  static const char *const names[] = { "Anna", "Bruno" };
  const ConcordiaHoldings counted = { .cash = 13, .goods = { 1, 0, 3, 0, 1 } };
  g_autofree char *note = NULL, *vesta = NULL, *told = NULL, *none = NULL;
  ConcordiaEvent event = { 0 };
  ConcordiaPlayerScore score;
  ConcordiaSetup setup = { .table = { .n_players = 2, .tracking = CONCORDIA_TRACKING_SCORING } };
  g_autoptr (TableState) state = NULL;
  ConcordiaState *own;

  concordia_setup_init (&setup.table);
  state = table_state_new (&concordia_game, &setup.table, NULL);
  own = (ConcordiaState *) state;
  concordia_score_count (own, 0, &counted, &score);
  own->counted[0] = counted;
  vesta = concordia_words_kind (own, 0, CONCORDIA_GOD_VESTA, &score);
  g_assert_cmpstr (vesta, ==, "Vesta: 1 × 3 is 3. "
                              "Goods and cash are worth 38 sestertii (Cash 13, Brick 3, Tools 15, Cloth 7): a point for every 10.");

  state->round = 9;
  state->step = CONCORDIA_STEP_TURN;
  own->players[1].houses[CONCORDIA_GOOD_WINE] = 13;
  own->display[0] = CONCORDIA_CARD_MASON;
  note = concordia_words_note (names, state);
  g_assert_cmpstr (note, ==, "The end is near. 13 houses or more: Bruno. The 15th ends the game.\n"
                             "The end is near: 1 card is left to buy. Whoever buys it ends the game.");

  table_event_init (&concordia_events, &event.table, CONCORDIA_EVENT_FINAL_COUNT);
  event.holdings[0].corrects = CONCORDIA_CORRECTS_CARDS;
  event.holdings[0].cards[CONCORDIA_GOD_JUPITER] = 2;
  told = concordia_words_event (&(const TableTelling) { .names = names }, state, &event.table);
  g_assert_cmpstr (told, ==, "What everybody has is counted. Anna: 0 sestertii, 2 cards (Jupiter 2); Bruno: 0 sestertii.");
  event.holdings[1].corrects = CONCORDIA_CORRECTS_CARDS;
  none = concordia_words_event (&(const TableTelling) { .names = names }, state, &event.table);
  g_assert_cmpstr (none, ==, "What everybody has is counted. Anna: 0 sestertii, 2 cards (Jupiter 2); Bruno: 0 sestertii, no card.");
}

/* Examples, and rules that are written */

static TableRecord *
load_example (const char *name)
{
  TableRecord *record = load_stored_example ("concordia", name);

  g_assert_nonnull (strstr (CONCORDIA_EVENT (table_record_get_event (record, 0))->text, "invented"));

  return record;
}

static void
test_examples (void)
{
  g_autoptr (TableRecord) three_players = load_example ("concordia-three-players.kontor");
  g_autoptr (TableRecord) tie_break = load_example ("concordia-tie-break.kontor");
  g_autoptr (TableRecord) counted = load_example ("concordia-counted.kontor");
  int seats[CONCORDIA_MAX_PLAYERS];
  ConcordiaScore score;

  g_assert_cmpint (table_record_get_state (three_players)->n_players, ==, 3);
  g_assert_cmpint (table_record_get_state (counted)->tracking, ==, CONCORDIA_TRACKING_SCORING);
  g_assert_true (concordia_state_get_score (table_record_get_state (tie_break), &score.table));
  table_score_list (&score.table, seats);
  g_assert_cmpint (table_score_get_tie (&score.table, seats, 0), >=, TABLE_TIE_BROKEN);
}

static void
test_written_rules (void)
{
  assert_written_rules (&concordia_game);
}

/* What two tables say of their own copies. */
#define COPY "{\"cards\":{\"tribune\":{\"god\":\"vesta\"},\"mason\":{\"price\":{\"food\":2},\"points\":4}},\"cards-for-sale\":20}"
#define SLOTS "{\"slots\":[{},{},{},{},{},{},{\"goods\":{\"cloth\":3}}]}"

static gboolean
learn (TableCollection *collection,
       const char      *options)
{
  g_autofree char *text = g_strdup_printf ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"concordia\","
                                           "\"tracking\":\"essentials\",\"players\":[{\"name\":\"A\",\"color\":\"red\"},"
                                           "{\"name\":\"B\",\"color\":\"blue\"}],\"options\":%s,\"events\":[]}", options);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableRecord) record = table_record_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return table_collection_learn_record (collection, record);
}

/* What the table's own copy says is learned of what is agreed, and of nothing that is as usual. */
static void
test_copies (void)
{
  g_autoptr (TableCollection) collection = table_collection_new (&concordia_game);
  g_autoptr (GPtrArray) copies = NULL;
  g_autoptr (GPtrArray) decks = NULL;
  g_autofree char *text = NULL;
  ConcordiaSetup setup = { .table = { .n_players = 2 } };
  const ConcordiaCopy *copy;

  g_assert_false (learn (collection, "{\"map\":\"imperium\",\"cards-for-sale\":15}"));
  g_assert_true (learn (collection, SLOTS));
  g_assert_true (learn (collection, COPY));
  g_assert_false (learn (collection, COPY));

  copies = table_collection_list (collection, 0, NULL);
  decks = table_collection_list (collection, 1, NULL);
  g_assert_cmpuint (copies->len, ==, 2);
  g_assert_cmpuint (decks->len, ==, 1);
  copy = copies->pdata[0];
  g_assert_cmpint (copy->setup.cards[CONCORDIA_CARD_MASON].price[CONCORDIA_GOOD_FOOD], ==, 2);
  g_assert_true (concordia_copies.fits (copies->pdata[0], &setup.table));
  g_assert_true (concordia_copies.fits (decks->pdata[0], &setup.table));
  setup.table.n_players = 3;
  g_assert_true (concordia_copies.fits (copies->pdata[0], &setup.table));
  g_assert_false (concordia_copies.fits (decks->pdata[0], &setup.table));

  text = table_collection_to_text (collection);
  g_assert_nonnull (strstr (text, "{\"cards\":{\"tribune\":{\"god\":\"vesta\"}"));
  g_assert_nonnull (strstr (text, "{\"players\":2,\"cards-for-sale\":20}"));
}

/* What nobody remembers at the table is in the guide, and marked where it is ours (MID-2). */
static void
test_guide (void)
{
  static const struct {
    int rule;
    const char *says;
    gboolean is_ours;
  } expected[] = {
    { CONCORDIA_RULE_ARCH_1, "as many steps as one has colonists of one’s own", FALSE },
    { CONCORDIA_RULE_ARCH_1, "land colonists along brown lines, sea colonists along blue ones", FALSE },
    { CONCORDIA_RULE_PREF_1, "whether anybody has a house there or not", FALSE },
    { CONCORDIA_RULE_STORE_2, "one chooses, but leaves no space empty", FALSE },
    { CONCORDIA_RULE_MERC_2, "as the storehouse has room", FALSE },
    { CONCORDIA_RULE_MID_2, "at once, as at the end", FALSE },
    { CONCORDIA_RULE_MID_2, "its coins and its colonist count", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      gboolean is_told = FALSE;

      for (int topic = 0; topic < concordia_guide.n_topics; topic++)
        for (const TableParagraph *told = concordia_guide.topics[topic].paragraphs; told->text != NULL; told++)
          is_told |= told->rules[0] == expected[i].rule && strstr (told->text, expected[i].says) != NULL
                     && (told->source == TABLE_SOURCE_RULING) == expected[i].is_ours;
      g_test_message ("%s", expected[i].says);
      g_assert_true (is_told);
    }
}

/* Whoever begins with several doubtful things is sure of all of them (SET-2, SET-3). */
static void
test_sure (void)
{
  g_autofree TableSetup *setup = g_malloc0 (concordia_game.setup_size);
  const TablePerson people[] = { { (char *) "Ann", TABLE_COLOR_RED, NULL }, { (char *) "Ben", TABLE_COLOR_BLUE, NULL } };
  g_autoptr (TableRecord) record = NULL;
  g_autofree char *text = NULL;

  concordia_game.init_setup (setup);
  setup->n_players = 2;
  ((ConcordiaSetup *) setup)->map = CONCORDIA_MAP_IMPERIUM;
  ((ConcordiaSetup *) setup)->cards_for_sale = 60;
  record = table_record_new (&concordia_game, setup, people);
  text = table_record_to_text (record);
  g_assert_nonnull (strstr (text, "\"sure\": \"SET-2 SET-3\""));
  g_assert_true (table_stamp_is_sure ("SET-2 SET-3", "SET-3"));
  g_assert_false (table_stamp_is_sure ("SET-2 SET-30", "SET-3"));
  g_assert_false (table_stamp_is_sure (NULL, "SET-3"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/concordia/games", test_games);
  g_test_add_func ("/concordia/series", test_series);
  g_test_add_func ("/concordia/first", test_first);
  g_test_add_func ("/concordia/words", test_words);
  g_test_add_func ("/concordia/examples", test_examples);
  g_test_add_func ("/concordia/copies", test_copies);
  g_test_add_func ("/concordia/guide", test_guide);
  g_test_add_func ("/concordia/sure", test_sure);
  g_test_add_func ("/concordia/written-rules", test_written_rules);

  return g_test_run ();
}
