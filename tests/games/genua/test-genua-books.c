/* test-genua-books.c: what is kept and counted of games of Genua
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-record.h"
#include "genua-rooms.h"
#include "genua-words.h"
#include "stored-example.h"
#include "table-guide.h"
#include "table-ranks.h"
#include "table-revision.h"
#include "table-simulation.h"
#include "written-rules.h"
#include "written.h"

#include <string.h>

#define SEEDS 20

/* ALL-1 to ALL-3. */
static void
check_pieces (const GenuaState *state)
{
  for (int thing = GENUA_FIRST_GOOD; thing < GENUA_THING_MARKER; thing++)
    {
      int n = state->supply[thing];

      g_assert_cmpint (n, >=, 0);
      for (int seat = 0; seat < state->table.n_players; seat++)
        {
          g_assert_cmpint (state->players[seat].things[thing], >=, 0);
          n += state->players[seat].things[thing];
        }
      g_assert_cmpint (n, ==, genua_thing_count_all (thing));
    }
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      const GenuaPlayer *player = &state->players[seat];
      int money = state->agreed.start[seat][GENUA_THING_MONEY];

      for (int income = 0; income < GENUA_N_INCOMES; income++)
        money += player->income[income];
      g_assert_cmpint (player->things[GENUA_THING_MONEY], ==, money);
      g_assert_cmpint (money, >=, 0);
      g_assert_cmpint (player->things[GENUA_THING_MARKER], >=, 0);
      g_assert_cmpint (genua_state_count_left (state, seat), >=, 0);
    }
}

/* An event is the same that was written, read and copied, where nobody knows how the game stands, too. */
static void
check_event (const TableEvent *event,
             const TableState *state)
{
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .state = state };
  const TableTerms blind = { .tracking = state->tracking, .n_players = state->n_players };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  TableEvent *read = table_event_new (&genua_events, 0);
  TableEvent *copy;
  DocPlace place;

  table_event_build (&genua_events, event, &blind, builder);
  node = json_builder_get_root (builder);
  place = doc_place_root (node);
  g_assert_true (table_event_read (&genua_events, &place, &terms, read, NULL));
  copy = table_event_copy (&genua_events, read);
  table_event_free (&genua_events, read);
  g_assert_true (table_event_equal (&genua_events, copy, event, &terms));
  table_event_free (&genua_events, copy);
}

/* What is secret is gone from what others see, and from what all see. */
static void
check_view (const TableState *state)
{
  g_autofree TableState *view = g_malloc (state->game->state_size);

  for (int looks = TABLE_NOBODY; looks < state->n_players; looks++)
    {
      table_state_view (view, state, looks);
      for (int seat = 0; seat < state->n_players; seat++)
        for (int thing = 0; thing < GENUA_N_THINGS; thing++)
          {
            const gboolean seen = seat == looks || !genua_thing_is_covered (thing)
                                  || state->step == GENUA_STEP_FINISHED;

            g_assert_cmpint (GENUA_STATE (view)->players[seat].things[thing], ==,
                             seen ? GENUA_STATE (state)->players[seat].things[thing] : 0);
          }
      table_state_clear (view);
    }
}

/* In a deal there is of what lies open as much as there is, and of what is in hand nobody says how much (SET-9). */
static void
check_handed_over (const TableState *state)
{
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .state = state };
  const TableField *fields = genua_events.kinds[GENUA_EVENT_DEAL].fields;

  for (int seat = 0; seat < state->n_players; seat++)
    for (int thing = 0; thing < GENUA_THING_MARKER; thing++)
      for (int gets = 0; gets < 2; gets++)
        {
          const int owner = gets ? state->turn : seat;
          const int there = GENUA_STATE (state)->players[owner].things[thing];

          g_assert_cmpint (fields[gets].find_most (&terms, seat, thing), ==,
                           thing == GENUA_THING_MONEY ? TABLE_NOBODY : thing >= GENUA_THING_LARGE_ORDER ? 0 : there);
        }
}

static void
check_game (int     n_players,
            int     tracking,
            guint64 seed,
            int    *n_events)
{
  g_autoptr (TableRecord) record = table_simulate (&genua_game, n_players, tracking, seed);
  g_autoptr (TableState) state = table_state_new (&genua_game, table_record_get_setup (record), NULL);
  TableTallies tallies = { 0 };

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);

      n_events[event->type]++;
      check_event (event, state);
      genua_tally (state, event, &tallies);
      table_state_apply (state, event, NULL);
      if (tracking == GENUA_TRACKING_FULL)
        check_pieces (GENUA_STATE (state));
      if (tracking == GENUA_TRACKING_FULL && state->turn != TABLE_NOBODY)
        check_handed_over (state);
      check_view (state);
    }
  g_assert_true (table_state_is_finished (state));
  for (int seat = 0; seat < n_players; seat++)
    {
      const int *income = GENUA_STATE (state)->players[seat].income;

      g_assert_cmpint (tallies.n[seat][GENUA_TALLY_LARGE_ORDERS] * 100, ==, income[GENUA_INCOME_LARGE_ORDERS]);
      g_assert_cmpint (tallies.n[seat][GENUA_TALLY_SMALL_ORDERS] * 40, ==, income[GENUA_INCOME_SMALL_ORDERS]);
      g_assert_cmpint (tallies.n[seat][GENUA_TALLY_MESSAGES] * 30, ==, income[GENUA_INCOME_MESSAGES]);
    }
}

/* In random games everything happens. */
static void
test_games (void)
{
  int n_events[GENUA_N_EVENT_TYPES] = { [GENUA_EVENT_CORRECTION] = 1 };

  for (int n_players = GENUA_MIN_PLAYERS; n_players <= GENUA_MAX_PLAYERS; n_players++)
    for (int tracking = 0; tracking < GENUA_N_TRACKINGS; tracking++)
      for (guint64 seed = 1; seed <= SEEDS; seed++)
        check_game (n_players, tracking, seed, n_events);
  for (int type = 0; type < GENUA_N_EVENT_TYPES; type++)
    g_assert_cmpint (n_events[type], >, 0);
}

/* What is followed is what players have. */
static void
test_series (void)
{
  g_autoptr (TableRecord) record = table_simulate (&genua_game, 4, GENUA_TRACKING_FULL, 3);
  const TableState *state = table_record_get_state (record);

  for (int seat = 0; seat < 4; seat++)
    {
      const GenuaPlayer *player = &GENUA_STATE (state)->players[seat];
      const int values[GENUA_N_SERIES] = {
        player->income[0] + player->income[1] + player->income[2] + player->income[3],
        genua_state_count_owned (GENUA_STATE (state), seat), player->things[GENUA_THING_MONEY],
        genua_state_count_goods (GENUA_STATE (state), seat),
      };

      for (int i = 0; i < GENUA_N_SERIES; i++)
        g_assert_cmpint (genua_series[i].get_value (state, seat, genua_series[i].which, FALSE), ==, values[i]);
    }
}

/* No square says otherwise than the rules, which know where the market place is (TOWER-3). */
static void
test_squares (void)
{
  for (int i = 0; i < GENUA_SIDES * GENUA_SIDES * GENUA_N_PLACES; i++)
    {
      const int red = i % GENUA_SIDES + 1, blue = i / GENUA_SIDES % GENUA_SIDES + 1, place = i / GENUA_SIDES / GENUA_SIDES;
      g_autofree char *text = g_strdup_printf ("{\"dice\": [%d, %d], \"place\": \"%s\"}", red, blue, genua_place_ids[place]);
      g_autoptr (JsonNode) node = json_from_string (text, NULL);
      DocPlace root = doc_place_root (node);
      g_autoptr (GError) error = NULL;
      g_autoptr (TablePrinted) card = table_printed_read (&genua_game, 0, &root, &error);

      g_assert_true ((card != NULL) == (genua_dice_show_market (red, blue) == (place == GENUA_PLACE_MARKET)));
      g_assert_true (card != NULL || strstr (error->message, "the market place is where both dice show 4 or 5 [TOWER-3]") != NULL);
    }
}

/* What is told of a copy of one's own is what a game begins with, and what is not told of it is as usual (CITY-3). */
static void
test_copy (void)
{
  GenuaSetup setup = { .table = { .n_players = 4 } };
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (TablePrinted) usual = table_printed_new (&genua_game, 1);

  genua_setup_init (&setup.table);
  setup.ring[0] = GENUA_PLACE_SPICE;
  setup.rounds = 3;
  cards = table_printed_list_setup (&genua_game, &setup.table);
  g_assert_cmpuint (cards->len, ==, 1);
  g_assert_true (table_printed_fits (cards->pdata[0], &setup.table));
  node = table_printed_build (cards->pdata[0]);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (json_node_get_object (node), "ring"), 0), ==, "spice");
  g_assert_false (json_object_has_member (json_node_get_object (node), "rounds"));
  g_assert_false (table_printed_is_equal (usual, cards->pdata[0]));
  ((GenuaSquare *) (void *) usual)->copy.ring[0] = GENUA_PLACE_SPICE;
  g_assert_true (table_printed_is_equal (usual, cards->pdata[0]));
}

/* Examples, and rules that are written */

static TableRecord *
load_example (const char *name)
{
  TableRecord *record = load_stored_example ("genua", name);

  g_assert_nonnull (strstr (GENUA_EVENT (table_record_get_event (record, 0))->text, "invented"));

  return record;
}

static void
test_examples (void)
{
  g_autoptr (TableRecord) four_players = load_example ("genua-four-players.kontor");
  g_autoptr (TableRecord) tie_break = load_example ("genua-tie-break.kontor");
  g_autoptr (TableRecord) counted = load_example ("genua-counted.kontor");
  const char *const names[] = { "Anna", "Bert", "Cora", "Dirk", "Emil" };
  int seats[GENUA_MAX_PLAYERS];
  GenuaScore score;

  g_assert_cmpint (table_record_get_state (four_players)->n_players, ==, 4);
  g_assert_cmpint (table_record_get_state (four_players)->tracking, ==, GENUA_TRACKING_FULL);
  g_assert_cmpint (table_record_get_state (counted)->tracking, ==, GENUA_TRACKING_SCORING);
  g_assert_true (genua_state_get_score (table_record_get_state (tie_break), &score.table));
  table_score_list (&score.table, seats);
  g_assert_cmpint (table_score_get_tie (&score.table, seats, 0), ==, TABLE_TIE_BROKEN);
  for (int place = 0; place < score.table.n_players; place++)
    {
      g_autofree char *text = table_state_tell_tie (table_record_get_state (tie_break), names, seats[place]);

      g_assert_true ((*text != '\0') == (place < 2));
    }
}

static void
test_written_rules (void)
{
  assert_written_rules (&genua_game);
}

/* What players come to is told in ducats wherever games lie (END-2). */
static void
test_total (void)
{
  g_autofree char *total = table_game_tell_total (&genua_game, 130), *other = table_game_tell_total (&genua_game, 1);

  g_assert_cmpstr (total, ==, "130 ducats");
  g_assert_cmpstr (other, ==, "1 ducat");
}

static void
assert_told (const GenuaSetup *setup,
             int               rule,
             const char       *expected)
{
  g_autofree char *text = NULL;
  TablePassage passage;

  g_assert_true (table_guide_find (&genua_game, rule, &passage));
  text = table_guide_tell_text (&genua_game, (const TableSetup *) setup, &passage);
  g_assert_cmpstr (text, ==, expected);
}

/* The guide tells the numbers that a table has agreed on. */
static void
test_agreed (void)
{
  GenuaSetup setup = { .table = { .n_players = 3, .tracking = GENUA_TRACKING_FULL } };

  genua_setup_init (&setup.table);
  assert_told (NULL, GENUA_RULE_SET_6, "Everybody starts with 130 ducats and one card of each of the four piles.");
  setup.rounds = 6;
  setup.markers = 5;
  setup.owner_fee = 15;
  setup.owner_fee_own = FALSE;
  for (int seat = 0; seat < 3; seat++)
    setup.start[seat][GENUA_THING_MONEY] = 100;
  assert_told (&setup, GENUA_RULE_SET_6, "Everybody starts with 100 ducats and one card of each of the four piles.");
  assert_told (&setup, GENUA_RULE_SET_7, "Everybody has 5 ownership markers, all in the general supply. Those that are taken lie "
                                         "before their player until they are placed.");
  assert_told (&setup, GENUA_RULE_ROUND_4, "The track ends at 6 in this game. The round in which the marker comes there is the "
                                           "last, and is played to its end.");
  assert_told (&setup, GENUA_RULE_ACT_6, "When somebody else takes an action in a building with a marker, the bank pays its "
                                         "owner 15 ducats.");
  setup.start[1][GENUA_THING_SALT] = 1;
  assert_told (&setup, GENUA_RULE_SET_6, "What everybody starts with was agreed when the game began.");
}

/* What nobody remembers of building actions and messages at the table is in the guide (CARD-7, MSG-1, MSG-2). */
static void
test_guide (void)
{
  static const struct {
    int rule;
    const char *says;
  } expected[] = {
    { GENUA_RULE_CARD_7, "on which one’s own marker lies" },
    { GENUA_RULE_CARD_7, "even where its action was taken already" },
    { GENUA_RULE_CARD_7, "several may be used at once" },
    { GENUA_RULE_CARD_7, "no small order follows from it" },
    { GENUA_RULE_MSG_1, "in whatever order" },
    { GENUA_RULE_MSG_1, "even if nobody acted there" },
    { GENUA_RULE_MSG_2, "any number" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *text = NULL;
      TablePassage passage;

      g_assert_true (table_guide_find (&genua_game, expected[i].rule, &passage));
      text = table_guide_tell_text (&genua_game, NULL, &passage);
      g_test_message ("%s", expected[i].says);
      g_assert_nonnull (strstr (text, expected[i].says));
    }
}

/* That what is counted are privileges is said, and not only of which buildings (PRIV-4). */
static void
test_counted (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cyd" };
  int privileges[] = { GENUA_PLACE_HARBOUR, GENUA_PLACE_PARK, GENUA_PLACE_TAVERN };
  GenuaSetup setup = { .table = { .n_players = 3, .tracking = GENUA_TRACKING_SCORING } };
  GenuaEvent event = { 0 };
  g_autoptr (TableState) state = NULL;
  g_autofree char *told = NULL;

  genua_setup_init (&setup.table);
  state = table_state_new (&genua_game, &setup.table, NULL);
  table_event_init (&genua_events, &event.table, GENUA_EVENT_FINAL_HOLDINGS);
  event.holdings[0] = (GenuaHoldings){ 2, privileges, 130, 1, 0 };
  event.holdings[1] = (GenuaHoldings){ 1, privileges + 2, 0, 0, 0 };
  told = genua_words_event (&(const TableTelling) { .names = names }, state, &event.table);
  g_assert_cmpstr (told, ==, "What everybody has is counted. Ann: 130 ducats, 1 good, 0 buildings, 2 privileges (Harbour, Park); "
                             "Bob: 0 ducats, 0 goods, 0 buildings, 1 privilege (Tavern); Cyd: 0 ducats, 0 goods, 0 buildings.");
}

/* Who paid, and for what (DEAL-3) */

#define PAYS(along) "{\"type\":\"deal\",\"player\":2,\"gives\":{\"money\":10}" along "}"
#define ACTS(along) "{\"type\":\"action\",\"player\":2" along "}"
#define HAS(player, ducats) "{\"type\":\"correction\",\"player\":" #player ",\"things\":{\"money\":" #ducats "}}"
#define ALONG ",\"along\":true"
#define END_TURN "{\"type\":\"end-turn\",\"player\":1}"
#define STAYS "Bob gives 10 ducats to Ann.\nIt does not move along to Cyd\n"
#define TAKEN "Bob gives 10 ducats to Ann.\nIt is not taken out along\n"
#define ACTED "Bob takes the action of the Post.\n"

/* What was bought in the Post by the second of three players, who have 130 ducats each, and who is said to have bought it. */
static const struct {
  const char *name;
  const char *events;
  guint n_after; /* how many events come after what is corrected */
  int buyer; /* or `TABLE_NOBODY` if it is taken out */
  const char *told; /* what else changes, and why */
  int ducats[3]; /* what everybody has in the end */
} bought[] = {
  { "action", PAYS () "," ACTS (ALONG), 0, 2, "Cyd gives 10 ducats to Ann.\n", { 140, 130, 120 } },
  { "payment", PAYS () "," ACTS (ALONG), 1, 2, "Cyd takes the action of the Post.\n", { 140, 130, 120 } },
  { "of-oneself", PAYS () "," ACTS (ALONG), 0, 0,
    "Bob gives 10 ducats to Ann.\nIt does not move along to Ann\nName the player with whom Ann deals\n", { 130, 130, 130 } },
  { "poor", HAS (3, 3) "," PAYS () "," ACTS (ALONG), 0, 2,
    "Bob gives 10 ducats to Ann.\nIt does not move along to Cyd\nCyd has only 3 ducats, not 10\n", { 130, 130, 3 } },
  { "put-right", HAS (2, 4) "," HAS (2, 10) "," PAYS (ALONG) "," ACTS (ALONG), 0, 2,
    "Cyd gives 10 ducats to Ann.\nCorrected for Bob: purse and hand.\nThe corrected game does not ask for it any more\n",
    { 140, 4, 120 } },
  { "by-itself", PAYS () "," ACTS (), 0, 2, STAYS, { 140, 120, 130 } },
  { "afterwards", ACTS () "," PAYS (), 1, 2, STAYS, { 140, 120, 130 } },
  { "payment-by-itself", PAYS () "," ACTS (), 1, 2, ACTED "It does not move along to Cyd\n", { 140, 130, 120 } },
  { "payment-afterwards", ACTS () "," PAYS (), 0, 2, ACTED "It does not move along to Cyd\n", { 140, 130, 120 } },
  { "payment-of-another-action", ACTS () ",{\"type\":\"move\",\"player\":1,\"place\":\"park\"},{\"type\":\"action\",\"player\":3},"
    PAYS (), 0, 2, ACTED "It does not move along to Cyd\n", { 140, 130, 120 } },
  { "action-taken-out", PAYS () "," ACTS (ALONG), 0, TABLE_NOBODY, TAKEN, { 140, 120, 130 } },
  { "action-by-itself-taken-out", ACTS () "," PAYS (), 1, TABLE_NOBODY, TAKEN, { 140, 120, 130 } },
  { "payment-taken-out", PAYS () "," ACTS (ALONG), 1, TABLE_NOBODY, ACTED "It is not taken out along\n", { 130, 130, 130 } },
  { "payment-by-itself-taken-out", PAYS () "," ACTS (), 1, TABLE_NOBODY, ACTED "It is not taken out along\n", { 130, 130, 130 } },
  { "other-turn", PAYS () "," END_TURN ",{\"type\":\"tower\",\"player\":2,\"place\":\"post\"},"
    "{\"type\":\"action\",\"player\":2}", 0, 2, "", { 140, 120, 130 } },
};

static TableRecord *
make_events (const char *events)
{
  g_autofree char *text = g_strconcat ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"genua\",\"tracking\":\"full\","
                                       "\"players\":[{\"name\":\"Ann\",\"color\":\"white\"},{\"name\":\"Bob\",\"color\":"
                                       "\"black\"},{\"name\":\"Cyd\",\"color\":\"red\"}],\"events\":[",
                                       events, "]}", NULL);

  return written_record (text);
}

static TableRecord *
make_bought (guint i)
{
  g_autofree char *events = g_strconcat ("{\"type\":\"tower\",\"player\":1,\"place\":\"post\"},", bought[i].events, NULL);

  return make_events (events);
}

/* What becomes doubtful, and why. */
static char *
tell_doubtful (TableRevision *revision)
{
  GListModel *changes = table_revision_get_changes (revision);
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (changes); i++)
    {
      g_autoptr (TableChange) change = g_list_model_get_item (changes, i);

      if (change->kind == TABLE_CHANGE_DOUBTFUL)
        g_string_append_printf (told, "%s\n%s\n", change->sentence, change->after);
    }

  return g_string_free (told, FALSE);
}

/* Says that somebody else did it, or nobody, and takes over what becomes of the game. */
static TableRecord *
let_buy (const TableRecord *record,
         guint              index,
         int                buyer,
         gboolean           anyway,
         GString           *told)
{
  const TableStamp stamp = { 0 };
  TableEvent *event = table_event_copy (&genua_events, table_record_get_event (record, index));
  g_autoptr (TableRevision) revision = NULL;
  GListModel *changes;

  event->player = buyer;
  revision = table_revision_new (record, anyway ? TABLE_ANYWAY : TABLE_REPLACES, index,
                                 anyway || buyer != TABLE_NOBODY ? event : NULL, &stamp);
  table_event_free (&genua_events, event);
  g_assert_cmpint (table_revision_get_obstacle (revision).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpuint (table_revision_count_left (revision), ==, 0);
  changes = table_revision_get_changes (revision);
  for (guint i = 1; i < g_list_model_get_n_items (changes); i++)
    {
      g_autoptr (TableChange) change = g_list_model_get_item (changes, i);
      const gboolean is_otherwise = change->kind == TABLE_CHANGE_OTHERWISE;

      g_string_append_printf (told, "%s\n", change->sentence);
      if (!is_otherwise)
        g_string_append_printf (told, "%s\n", change->after);
    }

  return table_revision_take_record (revision);
}

static void
assert_ducats (const TableRecord *record,
               const int         *ducats)
{
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpint (GENUA_STATE (table_record_get_state (record))->players[seat].things[GENUA_THING_MONEY], ==, ducats[seat]);
}

/* The payment moves with the buyer, or it is said that it does not. */
static void
test_buyer (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr (TableRecord) record = make_bought (i);
  const guint index = table_record_get_cursor (record) - 1 - bought[i].n_after;
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (TableRecord) corrected = let_buy (record, index, bought[i].buyer, FALSE, told);

  g_assert_cmpstr (told->str, ==, bought[i].told);
  assert_ducats (corrected, bought[i].ducats);
}

/* What was entered by one touch still is, and so it moves back. */
static void
test_buyer_after_all (void)
{
  const int ducats[] = { 140, 120, 130 };
  g_autoptr (TableRecord) record = make_bought (0);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (TableRecord) corrected = let_buy (record, 2, 2, FALSE, told);
  g_autoptr (TableRecord) again = NULL;

  assert_ducats (corrected, bought[0].ducats);
  g_assert_true (table_record_get_stamp (corrected, 2).along);
  again = let_buy (corrected, 1, 1, FALSE, told);
  assert_ducats (again, ducats);
  g_assert_true (table_record_get_stamp (again, 2).along);
  g_assert_true (table_record_step_back (again));
  assert_ducats (again, bought[0].ducats);
}

/* Who has not enough by the books has paid anyway, and that is one touch still. */
static void
test_buyer_anyway (void)
{
  const int ducats[] = { 140, 130, 0 };
  g_autoptr (TableRecord) record = make_bought (3);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (TableRecord) corrected = let_buy (record, 2, 2, TRUE, told);

  assert_ducats (corrected, ducats);
  g_assert_cmpuint (table_record_get_cursor (corrected), ==, 5);
  for (guint i = 2; i < 5; i++)
    g_assert_true (table_record_get_stamp (corrected, i).along == (i > 2));
}

/* What was right when it was entered becomes doubtful by what is corrected before it: that is told, and the record says
 * that the table is sure. */
static void
test_becomes_doubtful (void)
{
  g_autoptr (TableRecord) record = make_events ("{\"type\":\"tower\",\"player\":1,\"place\":\"guildhall\"},"
                                                "{\"type\":\"move\",\"player\":1,\"place\":\"street\"},"
                                                "{\"type\":\"move\",\"player\":1,\"place\":\"coach-house\"},"
                                                "{\"type\":\"message\",\"player\":1,\"between\":[\"guildhall\",\"coach-house\"]}");
  g_autoptr (TableRevision) revision = table_revision_new (record, TABLE_REPLACES, 1, NULL, NULL);
  g_autoptr (TableRevision) again = NULL, back = NULL;
  g_autoptr (TableRecord) taken = NULL, put_back = NULL;
  g_autofree char *told = tell_doubtful (revision);
  g_autofree char *told_again = NULL, *told_back = NULL;

  g_assert_null (table_record_get_stamp (record, 3).sure);
  g_assert_cmpstr (told, ==, "Ann delivers a message between the Guildhall and the Coach House.\n"
                             "No message joins neighbours: Guildhall – Coach House\n");
  taken = table_revision_take_record (revision);
  g_assert_cmpstr (table_record_get_stamp (taken, 2).sure, ==, "MSG-3");

  /* Nobody is asked twice. */
  back = table_revision_new (taken, TABLE_INSERTS, 1, table_record_get_event (record, 1), NULL);
  told_back = tell_doubtful (back);
  g_assert_cmpstr (told_back, ==, "");
  put_back = table_revision_take_record (back);
  again = table_revision_new (put_back, TABLE_REPLACES, 1, NULL, NULL);
  told_again = tell_doubtful (again);
  g_assert_cmpstr (told_again, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/genua/games", test_games);
  g_test_add_func ("/genua/series", test_series);
  g_test_add_func ("/genua/squares", test_squares);
  g_test_add_func ("/genua/copy", test_copy);
  g_test_add_func ("/genua/examples", test_examples);
  g_test_add_func ("/genua/written-rules", test_written_rules);
  g_test_add_func ("/genua/total", test_total);
  g_test_add_func ("/genua/agreed", test_agreed);
  g_test_add_func ("/genua/guide", test_guide);
  g_test_add_func ("/genua/counted", test_counted);
  g_test_add_func ("/genua/buyer-after-all", test_buyer_after_all);
  g_test_add_func ("/genua/buyer-anyway", test_buyer_anyway);
  g_test_add_func ("/genua/becomes-doubtful", test_becomes_doubtful);
  for (guint i = 0; i < G_N_ELEMENTS (bought); i++)
    {
      g_autofree char *path = g_strdup_printf ("/genua/buyer/%s", bought[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_buyer);
    }

  return g_test_run ();
}
