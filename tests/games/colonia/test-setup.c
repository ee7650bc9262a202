/* test-setup.c: the rules of what is agreed before the first event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include <string.h>

#include "colonia-record.h"
#include "colonia-terms.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "table-record.h"

#define FIVE_OF_EACH { { 5, 5, 5, 5, 0 } }
#define NOTHING { { 0 } }

/* Documents */

static const char *const colors[] = { "purple", "red", "yellow", "green", "blue", "orange", "purple" };

/* The players of a game, each with a colour of its own up to the sixth. */
static char *
make_players (int n_players)
{
  GString *players = g_string_new ("[");

  for (int seat = 0; seat < n_players; seat++)
    g_string_append_printf (players, "%s{\"name\": \"Player %d\", \"color\": \"%s\"}",
                            seat > 0 ? ", " : "", seat + 1, colors[seat]);

  return g_string_free (g_string_append_c (players, ']'), FALSE);
}

/*
 * parse:
 * @tracking: how much is tracked
 * @players: the value of `players`
 * @rest: further members, each with a comma before it
 */
static TableRecord *
parse (const char *tracking,
       const char *players,
       const char *rest,
       GError    **error)
{
  g_autofree char *text = g_strdup_printf ("{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\", "
                                           "\"tracking\": \"%s\", \"players\": %s%s}",
                                           tracking, players, rest);

  return table_record_parse (text, strlen (text), error);
}

static TableRecord *
parse_game (const char *tracking,
            int         n_players,
            const char *rest)
{
  g_autofree char *players = make_players (n_players);
  g_autoptr (GError) error = NULL;
  TableRecord *record = parse (tracking, players, rest, &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);

  return record;
}

/* What is wrong in the form of a document is told with its place. */
static void
assert_refused (const char *players,
                const char *rest,
                const char *place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableRecord) record = parse ("full", players, rest, &error);

  g_assert_null (record);
  g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
  if (!g_str_has_prefix (error->message, place))
    g_error ("“%s” does not begin with “%s”", error->message, place);
}

static void
assert_game_refused (int         n_players,
                     const char *rest,
                     const char *place)
{
  g_autofree char *players = make_players (n_players);

  assert_refused (players, rest, place);
}

static void
assert_bundle (const ColoniaBundle *bundle,
               ColoniaBundle        expected)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    g_assert_cmpint (bundle->n[kind], ==, expected.n[kind]);
}

/* SET-1 */

static void
test_players (void)
{
  for (int n_players = 3; n_players <= 6; n_players++)
    {
      g_autoptr (TableRecord) record = parse_game ("full", n_players, "");

      g_assert_cmpint (colonia_record_get_setup (record)->n_players, ==, n_players);
      for (int seat = 0; seat < n_players; seat++)
        g_assert_cmpstr (table_color_ids[table_record_get_person (record, seat)->color], ==, colors[seat]);
    }

  assert_refused ("[]", "", "$.players: ");
  assert_game_refused (1, "", "$.players: ");
  assert_game_refused (2, "", "$.players: ");
  assert_game_refused (7, "", "$.players: ");
}

static void
test_colors (void)
{
  assert_refused ("[{\"name\": \"Anna\", \"color\": \"red\"}, {\"name\": \"Bert\", \"color\": \"blue\"}, "
                  "{\"name\": \"Cora\", \"color\": \"red\"}]",
                  "", "$.players[2].color: ");
  assert_refused ("[{\"name\": \"Anna\", \"color\": \"black\"}, {\"name\": \"Bert\", \"color\": \"blue\"}, "
                  "{\"name\": \"Cora\", \"color\": \"red\"}]",
                  "", "$.players[0].color: ");
  assert_refused ("[{\"name\": \"Anna\", \"color\": \"red\"}, {\"name\": \"Bert\"}, "
                  "{\"name\": \"Cora\", \"color\": \"blue\"}]",
                  "", "$.players[1].color: ");
}

/* SET-2 */

static void
assert_members (int         n_players,
                const char *rest,
                int         members)
{
  g_autoptr (TableRecord) record = parse_game ("full", n_players, rest);
  const ColoniaState *state = colonia_record_get_state (record);

  for (int seat = 0; seat < n_players; seat++)
    {
      g_assert_cmpint (state->players[seat].supply, ==, members);
      g_assert_cmpint (colonia_state_count_members (state, seat), ==, members);
    }
}

static void
test_members (void)
{
  assert_members (3, "", 38);
  assert_members (4, "", 30);
  assert_members (5, "", 25);
  assert_members (6, "", 21);

  for (int n_players = 3; n_players <= 6; n_players++)
    {
      assert_members (n_players, ", \"options\": {\"window-points\": 3}",
                      colonia_default_family_members (n_players));
      assert_members (n_players, ", \"options\": {\"family-members\": 10}", 10);
      assert_members (n_players, ", \"options\": {\"family-members\": 38}", 38);
      assert_game_refused (n_players, ", \"options\": {\"family-members\": 9}", "$.options.family-members: ");
      assert_game_refused (n_players, ", \"options\": {\"family-members\": 39}", "$.options.family-members: ");
    }
}

static void
test_members_not_tracked (void)
{
  g_autoptr (TableRecord) record = parse_game ("essentials", 4, ", \"options\": {\"family-members\": 30}");

  g_assert_cmpint (colonia_state_count_members (colonia_record_get_state (record), 0), ==, 0);
}

/* SET-3 */

static void
test_default_start (void)
{
  g_autoptr (TableRecord) record = parse_game ("full", 5, "");
  const ColoniaState *state = colonia_record_get_state (record);

  for (int seat = 0; seat < 5; seat++)
    {
      assert_bundle (&state->players[seat].money, (ColoniaBundle) FIVE_OF_EACH);
      assert_bundle (&state->players[seat].resources, (ColoniaBundle) NOTHING);
      assert_bundle (&state->players[seat].goods, (ColoniaBundle) NOTHING);
    }
}

#define START \
  ", \"start\": [" \
  "{\"money\": {\"london\": 5, \"novgorod\": 5, \"bergen\": 5, \"bruges\": 5}, " \
  "\"resources\": {\"leather\": 1, \"fur\": 3}, \"goods\": {\"saddle\": 1}}, " \
  "{\"money\": {\"bergen\": 7}, \"resources\": {\"iron\": 2, \"wood\": 1, \"fur\": 1}, \"goods\": {\"footwear\": 1}}, " \
  "{}]"

static void
test_start (void)
{
  g_autoptr (TableRecord) record = parse_game ("full", 3, START);
  const ColoniaState *state = colonia_record_get_state (record);

  assert_bundle (&state->players[0].money, (ColoniaBundle) FIVE_OF_EACH);
  assert_bundle (&state->players[0].resources, (ColoniaBundle) { { 1, 0, 0, 0, 3 } });
  assert_bundle (&state->players[0].goods, (ColoniaBundle) { { 1, 0, 0, 0, 0 } });
  assert_bundle (&state->players[1].money, (ColoniaBundle) { { 0, 0, 7, 0, 0 } });
  assert_bundle (&state->players[1].resources, (ColoniaBundle) { { 0, 2, 1, 0, 1 } });
  assert_bundle (&state->players[1].goods, (ColoniaBundle) { { 0, 0, 0, 0, 1 } });

  /* Who is told to start with nothing does. */
  assert_bundle (&state->players[2].money, (ColoniaBundle) NOTHING);
  assert_bundle (&state->players[2].resources, (ColoniaBundle) NOTHING);
  assert_bundle (&state->players[2].goods, (ColoniaBundle) NOTHING);

  assert_game_refused (4, START, "$.start: ");
  assert_game_refused (3, ", \"start\": [{}, {}, {\"money\": {\"bergen\": -1}}]", "$.start[2].money.bergen: ");
}

/* Where holdings are not tracked the start is ignored, whatever it holds. */
static void
test_start_not_tracked (void)
{
  g_autoptr (TableRecord) essentials = parse_game ("essentials", 3, START);
  g_autoptr (TableRecord) scoring = parse_game ("scoring", 3, ", \"start\": \"nobody knows\"");

  assert_bundle (&colonia_record_get_state (essentials)->players[0].money, (ColoniaBundle) NOTHING);
  assert_bundle (&colonia_record_get_state (essentials)->bag, (ColoniaBundle) NOTHING);
  assert_bundle (&colonia_record_get_state (scoring)->players[0].money, (ColoniaBundle) NOTHING);
}

/* SET-4 */

static void
test_hands (void)
{
  g_autoptr (TableRecord) record = parse_game ("full", 6, "");
  const ColoniaState *state = colonia_record_get_state (record);

  for (int seat = 0; seat < 6; seat++)
    g_assert_cmpint (state->hands[seat], ==, 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 8);
}

/* SET-5 */

static void
test_bag (void)
{
  g_autoptr (TableRecord) whole = parse_game ("full", 3, "");
  g_autoptr (TableRecord) drawn = parse_game ("full", 3, START);
  g_autoptr (TableRecord) dry = parse_game ("full", 3, ", \"start\": [{\"resources\": {\"wood\": 10}}, "
                                                       "{}, {\"resources\": {\"wood\": 8}}]");

  assert_bundle (&colonia_record_get_state (whole)->bag, (ColoniaBundle) { { 18, 18, 18, 18, 18 } });
  assert_bundle (&colonia_record_get_state (drawn)->bag, (ColoniaBundle) { { 17, 16, 17, 18, 14 } });
  assert_bundle (&colonia_record_get_state (dry)->bag, (ColoniaBundle) { { 18, 18, 0, 18, 18 } });

  assert_game_refused (3, ", \"start\": [{\"resources\": {\"wood\": 10}}, {}, {\"resources\": {\"wood\": 9}}]",
                       "$.start: ");
  assert_game_refused (3, ", \"start\": [{\"resources\": {\"steel\": 1}}, {}, {}]", "$.start[0].resources");
}

/* SET-6 */

static void
assert_recipe (ColoniaCraftsman craftsman,
               ColoniaResource  one,
               ColoniaResource  other,
               const char      *good)
{
  ColoniaResource first, second;

  colonia_craftsman_get_recipe (craftsman, &first, &second);
  g_assert_true ((first == one && second == other) || (first == other && second == one));

  /* A craftsman makes the good of the same number. */
  g_assert_cmpstr (colonia_good_ids[craftsman], ==, good);
}

static void
test_recipes (void)
{
  assert_recipe (COLONIA_CRAFTSMAN_SADDLER, COLONIA_RESOURCE_LEATHER, COLONIA_RESOURCE_IRON, "saddle");
  assert_recipe (COLONIA_CRAFTSMAN_WAINWRIGHT, COLONIA_RESOURCE_IRON, COLONIA_RESOURCE_WOOD, "cartwheel");
  assert_recipe (COLONIA_CRAFTSMAN_PAINTER, COLONIA_RESOURCE_WOOD, COLONIA_RESOURCE_LINEN, "painting");
  assert_recipe (COLONIA_CRAFTSMAN_TAILOR, COLONIA_RESOURCE_LINEN, COLONIA_RESOURCE_FUR, "clothing");
  assert_recipe (COLONIA_CRAFTSMAN_SHOEMAKER, COLONIA_RESOURCE_FUR, COLONIA_RESOURCE_LEATHER, "footwear");
}

/* SET-7 */

static void
assert_currency (ColoniaCity city,
                 const char *name,
                 const char *money)
{
  g_autofree char *amount = colonia_term_money (city, 9);

  g_assert_cmpstr (colonia_term_city (city), ==, name);
  g_assert_cmpstr (amount, ==, money);
}

static void
test_currencies (void)
{
  const char *const names[] = { "Anna", "Bert", "Cora" };
  const ColoniaTelling telling = { names, NULL };
  const ColoniaEffect effect = {
    .kind = COLONIA_EFFECT_WINDOW,
    .player = 1,
    .what = COLONIA_CITY_BRUGES,
    .amount = 12,
  };
  g_autofree char *sentence = colonia_words_effect (&telling, &effect);

  assert_currency (COLONIA_CITY_LONDON, "London", "9 Pfund Sterling");
  assert_currency (COLONIA_CITY_NOVGOROD, "Nowgorod", "9 Grivna");
  assert_currency (COLONIA_CITY_BERGEN, "Bergen", "9 Mark");
  assert_currency (COLONIA_CITY_BRUGES, "Brügge", "9 Gulden");

  g_assert_nonnull (strstr (sentence, "Brügge"));
  g_assert_nonnull (strstr (sentence, "12 Gulden"));
}

/* SET-8 and SET-9 */

static void
test_empty_board (void)
{
  g_autoptr (TableRecord) record = parse_game ("full", 4, "");
  const ColoniaState *state = colonia_record_get_state (record);

  g_assert_cmpint (state->step, ==, COLONIA_STEP_BERTH_SHIPS);
  g_assert_cmpint (colonia_state_find_free_berth (state), ==, 0);
}

static void
test_relic_cards (void)
{
  g_autoptr (TableRecord) record = parse_game ("full", 4, "");

  g_assert_cmpint (colonia_state_count_cards_left (colonia_record_get_state (record)), ==, 48);
}

/* SET-10 */

static void
test_edict_days (void)
{
  static const struct {
    const char *kind;
    ColoniaDay day;
  } edicts[] = {
    { "bigger-booths", COLONIA_DAY_WEDNESDAY },
    { "foreign-merchants", COLONIA_DAY_WEDNESDAY },
    { "homecoming-wednesday", COLONIA_DAY_THURSDAY },
    { "draw-resources", COLONIA_DAY_THURSDAY },
    { "busy-craftsman", COLONIA_DAY_THURSDAY },
    { "ships-leave", COLONIA_DAY_FRIDAY },
    { "homecoming-thursday", COLONIA_DAY_FRIDAY },
    { "goods-by-die", COLONIA_DAY_FRIDAY },
    { "extra-hold", COLONIA_DAY_FRIDAY },
    { "new-relics", COLONIA_DAY_SATURDAY },
    { "smaller-deputation", COLONIA_DAY_SATURDAY },
    { "exchange", COLONIA_DAY_SATURDAY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (edicts); i++)
    {
      int kind = colonia_id_find (colonia_edict_kind_ids, edicts[i].kind);

      g_assert_cmpint (kind, >=, 0);
      g_assert_cmpint (colonia_edict_kind_get_day ((ColoniaEdictKind) kind), ==, edicts[i].day);
    }
}

/* Relics have 1 to 5 points in print. */
static void
test_relic_points (void)
{
  g_assert_cmpint (colonia_relic_judge_points (0), ==, COLONIA_WORTH_NOTHING);
  g_assert_cmpint (colonia_relic_judge_points (1), ==, COLONIA_WORTH_USUAL);
  g_assert_cmpint (colonia_relic_judge_points (5), ==, COLONIA_WORTH_USUAL);
  g_assert_cmpint (colonia_relic_judge_points (6), ==, COLONIA_WORTH_UNUSUAL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/setup/SET-1", test_players);
  g_test_add_func ("/rules/setup/SET-1/colors", test_colors);
  g_test_add_func ("/rules/setup/SET-2", test_members);
  g_test_add_func ("/rules/setup/SET-2/not-tracked", test_members_not_tracked);
  g_test_add_func ("/rules/setup/SET-3", test_start);
  g_test_add_func ("/rules/setup/SET-3/default", test_default_start);
  g_test_add_func ("/rules/setup/SET-3/not-tracked", test_start_not_tracked);
  g_test_add_func ("/rules/setup/SET-4", test_hands);
  g_test_add_func ("/rules/setup/SET-5", test_bag);
  g_test_add_func ("/rules/setup/SET-6", test_recipes);
  g_test_add_func ("/rules/setup/SET-7", test_currencies);
  g_test_add_func ("/rules/setup/SET-8", test_empty_board);
  g_test_add_func ("/rules/setup/SET-9", test_relic_cards);
  g_test_add_func ("/rules/setup/SET-9/points", test_relic_points);
  g_test_add_func ("/rules/setup/SET-10", test_edict_days);

  return g_test_run ();
}
