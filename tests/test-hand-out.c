/* test-hand-out.c: what is handed out, from what an event caused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-play.h"
#include "colonia-simulation.h"
#include "hand-out.h"

#include <string.h>

static void
test_split (void)
{
  for (int amount = 0; amount <= 120; amount++)
    {
      int notes = -1, coins = -1;

      hand_out_split (amount, &notes, &coins);

      g_assert_cmpint (HAND_OUT_NOTE * notes + coins, ==, amount);
      g_assert_cmpint (coins, >=, 0);
      g_assert_cmpint (coins, <, HAND_OUT_NOTE);
    }
}

static void
test_nine (void)
{
  int notes, coins;

  hand_out_split (9, &notes, &coins);

  g_assert_cmpint (notes, ==, 1);
  g_assert_cmpint (coins, ==, 4);
}

/* SAT-1: the ships leave on Saturday, though it was on Friday that the last
 * player passed. */
static void
test_day (void)
{
  const ColoniaEffect effects[] = {
    { .kind = COLONIA_EFFECT_DAY_BEGINS, .player = COLONIA_NOBODY, .what = COLONIA_DAY_SATURDAY, .amount = 4 },
    { .kind = COLONIA_EFFECT_PAID, .player = 1, .what = COLONIA_CITY_BRUGES, .amount = 9 },
    { .kind = COLONIA_EFFECT_DAY_BEGINS, .player = COLONIA_NOBODY, .what = COLONIA_DAY_SUNDAY, .amount = 4 },
  };
  int week = 3;
  ColoniaDay day = COLONIA_DAY_FRIDAY;

  hand_out_find_day (effects, G_N_ELEMENTS (effects), &week, &day);
  g_assert_cmpint (week, ==, 4);
  g_assert_cmpint (day, ==, COLONIA_DAY_SATURDAY);

  day = COLONIA_DAY_FRIDAY;
  hand_out_find_day (&effects[1], 1, &week, &day);
  g_assert_cmpint (day, ==, COLONIA_DAY_FRIDAY);
}

/* What comes behind the end of a list is somebody else's. */
static void
test_part_of_list (void)
{
  const ColoniaEffect effects[] = {
    { .kind = COLONIA_EFFECT_SHIP_LEAVES, .player = COLONIA_NOBODY, .what = COLONIA_CITY_BRUGES },
    { .kind = COLONIA_EFFECT_DAY_BEGINS, .player = COLONIA_NOBODY, .what = COLONIA_DAY_SATURDAY, .amount = 4 },
    { .kind = COLONIA_EFFECT_PAID, .player = 1, .what = COLONIA_CITY_BRUGES, .amount = 9 },
  };
  int week = 3;
  ColoniaDay day = COLONIA_DAY_FRIDAY;
  HandOut hand_out;

  hand_out_find_day (effects, 1, &week, &day);
  g_assert_cmpint (week, ==, 3);
  g_assert_cmpint (day, ==, COLONIA_DAY_FRIDAY);

  g_assert_false (hand_out_make (&hand_out, effects, 2));
  g_assert_false (hand_out_is_for (&hand_out, 1));
}

static void
test_added_up (void)
{
  const ColoniaEffect effects[] = {
    { .kind = COLONIA_EFFECT_SHIP_LEAVES, .player = COLONIA_NOBODY, .what = COLONIA_CITY_BRUGES },
    { .kind = COLONIA_EFFECT_PAID, .player = 1, .what = COLONIA_CITY_BRUGES, .amount = 9 },
    { .kind = COLONIA_EFFECT_PAID, .player = 1, .what = COLONIA_CITY_BRUGES, .amount = 4 },
    { .kind = COLONIA_EFFECT_PAID, .player = 1, .what = COLONIA_CITY_LONDON, .amount = 3 },
    { .kind = COLONIA_EFFECT_MADE, .player = 2, .what = COLONIA_GOOD_PAINTING, .amount = 1 },
    { .kind = COLONIA_EFFECT_GETS_GOODS, .player = 2, .what = COLONIA_GOOD_PAINTING, .amount = 1 },
  };
  HandOut hand_out;

  g_assert_true (hand_out_make (&hand_out, effects, G_N_ELEMENTS (effects)));

  g_assert_false (hand_out_is_for (&hand_out, 0));
  g_assert_true (hand_out_is_for (&hand_out, 1));
  g_assert_true (hand_out_is_for (&hand_out, 2));
  g_assert_cmpint (hand_out.money[1].n[COLONIA_CITY_BRUGES], ==, 13);
  g_assert_cmpint (hand_out.money[1].n[COLONIA_CITY_LONDON], ==, 3);
  g_assert_cmpint (colonia_bundle_get_total (&hand_out.goods[1]), ==, 0);
  g_assert_cmpint (hand_out.goods[2].n[COLONIA_GOOD_PAINTING], ==, 2);
  g_assert_cmpint (colonia_bundle_get_total (&hand_out.money[2]), ==, 0);

  g_assert_false (hand_out_is_told_by (&effects[0]));
  g_assert_true (hand_out_is_told_by (&effects[1]));
  g_assert_true (hand_out_is_told_by (&effects[4]));
}

/* Who buys a relic pays, but nobody hands out anything. */
static void
test_paying_alone (void)
{
  const ColoniaEffect effect = {
    .kind = COLONIA_EFFECT_PAYS_MONEY, .player = 0, .what = COLONIA_CITY_BERGEN, .amount = 7,
  };
  HandOut hand_out;

  g_assert_false (hand_out_make (&hand_out, &effect, 1));
  g_assert_false (hand_out_make (&hand_out, NULL, 0));
}

static void
test_exchange (void)
{
  const ColoniaEffect effects[] = {
    { .kind = COLONIA_EFFECT_PAYS_MONEY, .player = 0, .what = COLONIA_CITY_BERGEN, .amount = 5 },
    { .kind = COLONIA_EFFECT_GETS_MONEY, .player = 0, .what = COLONIA_CITY_LONDON, .amount = 5 },
  };
  HandOut hand_out;

  g_assert_true (hand_out_make (&hand_out, effects, G_N_ELEMENTS (effects)));
  g_assert_cmpint (hand_out.pays[0].n[COLONIA_CITY_BERGEN], ==, 5);
  g_assert_cmpint (hand_out.money[0].n[COLONIA_CITY_LONDON], ==, 5);
  g_assert_true (hand_out_is_told_by (&effects[0]));
}

/* What the list says a player gets is what the rules give that player. */
static void
check_event (const ColoniaState *before,
             const ColoniaState *after,
             const GArray       *effects)
{
  HandOut hand_out;

  if (!hand_out_make (&hand_out, (const ColoniaEffect *) (const void *) effects->data, effects->len))
    return;

  for (int seat = 0; seat < after->n_players; seat++)
    for (int city = 0; city < COLONIA_N_CITIES; city++)
      g_assert_cmpint (after->players[seat].money.n[city] - before->players[seat].money.n[city], ==,
                       hand_out.money[seat].n[city] - hand_out.pays[seat].n[city]);
  for (int seat = 0; seat < after->n_players; seat++)
    for (int good = 0; good < COLONIA_N_GOODS; good++)
      g_assert_cmpint (after->players[seat].goods.n[good] - before->players[seat].goods.n[good], ==,
                       hand_out.goods[seat].n[good]);
}

static void
test_whole_games (void)
{
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (ColoniaRecord) record = colonia_simulate (3 + (int) (seed % 4), COLONIA_TRACKING_FULL, seed);
      g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
      g_auto (ColoniaState) state = { 0 };

      colonia_state_init (&state, colonia_record_get_setup (record));
      for (guint i = 0; i < colonia_record_get_n_events (record); i++)
        {
          g_auto (ColoniaState) before = { 0 };

          colonia_state_copy (&before, &state);
          g_array_set_size (effects, 0);
          colonia_state_apply (&state, colonia_record_get_event (record, i), effects);
          check_event (&before, &state, effects);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hand-out/SAT-1 day", test_day);
  g_test_add_func ("/hand-out/part of list", test_part_of_list);
  g_test_add_func ("/hand-out/split", test_split);
  g_test_add_func ("/hand-out/split/nine", test_nine);
  g_test_add_func ("/hand-out/SAT-1 THU-3 added up", test_added_up);
  g_test_add_func ("/hand-out/paying alone", test_paying_alone);
  g_test_add_func ("/hand-out/exchange", test_exchange);
  g_test_add_func ("/hand-out/whole games", test_whole_games);

  return g_test_run ();
}
