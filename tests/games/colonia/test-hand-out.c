/* test-hand-out.c: what is handed out, from what an event caused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-play.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-words.h"
#include "hand-out.h"
#include "last-line.h"
#include "pieces.h"
#include "table-session.h"
#include "table-simulation.h"

#include <string.h>

/* Whether a player is given anything. */
static gboolean
is_for (const HandOut *hand_out,
        int            seat)
{
  return colonia_bundle_get_total (&hand_out->money[seat]) > 0 || colonia_bundle_get_total (&hand_out->goods[seat]) > 0;
}

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

  g_assert_cmpint (hand_out_find_day (effects, G_N_ELEMENTS (effects), COLONIA_DAY_FRIDAY), ==, COLONIA_DAY_SATURDAY);
  g_assert_cmpint (hand_out_find_day (&effects[1], 1, COLONIA_DAY_FRIDAY), ==, COLONIA_DAY_FRIDAY);
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
  HandOut hand_out;

  g_assert_cmpint (hand_out_find_day (effects, 1, COLONIA_DAY_FRIDAY), ==, COLONIA_DAY_FRIDAY);

  g_assert_false (hand_out_make (&hand_out, effects, 2));
  g_assert_false (is_for (&hand_out, 1));
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

  g_assert_false (is_for (&hand_out, 0));
  g_assert_true (is_for (&hand_out, 1));
  g_assert_true (is_for (&hand_out, 2));
  g_assert_cmpint (hand_out.money[1].n[COLONIA_CITY_BRUGES], ==, 13);
  g_assert_cmpint (hand_out.money[1].n[COLONIA_CITY_LONDON], ==, 3);
  g_assert_cmpint (colonia_bundle_get_total (&hand_out.goods[1]), ==, 0);
  g_assert_cmpint (hand_out.goods[2].n[COLONIA_GOOD_PAINTING], ==, 2);
  g_assert_cmpint (colonia_bundle_get_total (&hand_out.money[2]), ==, 0);

  g_assert_false (hand_out_is_told_by (&effects[0]));
  g_assert_true (hand_out_is_told_by (&effects[1]));
  g_assert_true (hand_out_is_told_by (&effects[4]));
}

/* One coin is worth a line, and so is one good. */
static void
test_one (void)
{
  const ColoniaEffect effects[] = {
    { .kind = COLONIA_EFFECT_PAID, .player = 0, .what = COLONIA_CITY_BERGEN, .amount = 1 },
    { .kind = COLONIA_EFFECT_MADE, .player = 2, .what = COLONIA_GOOD_SADDLE, .amount = 1 },
  };
  HandOut hand_out;

  g_assert_true (hand_out_make (&hand_out, effects, G_N_ELEMENTS (effects)));
  g_assert_true (is_for (&hand_out, 0));
  g_assert_false (is_for (&hand_out, 1));
  g_assert_true (is_for (&hand_out, 2));
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
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3 + (int) (seed % 4), COLONIA_TRACKING_FULL, seed);
      g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
      g_auto (ColoniaState) state = { 0 };

      colonia_state_init (&state, colonia_record_get_setup (record));
      for (guint i = 0; i < table_record_get_n_events (record); i++)
        {
          g_auto (ColoniaState) before = { 0 };

          colonia_state_copy (&before, &state);
          g_array_set_size (effects, 0);
          colonia_state_apply (&state, colonia_record_get_event (record, i), effects);
          check_event (&before, &state, effects);
        }
    }
}

/* What is moved by hand */

/* How the members of a player change where they stand, as the list says. */
typedef struct {
  int home;
  int streets[COLONIA_N_STREETS];
} Moved;

static void
add_piece (Moved               *moved,
           const ColoniaEffect *piece)
{
  switch ((int) piece->kind)
    {
    case COLONIA_EFFECT_SENT:
      moved->home -= piece->amount;
      break;

    case COLONIA_EFFECT_TAKEN_FROM_STREET:
      moved->streets[piece->what] -= piece->amount;
      break;

    case COLONIA_EFFECT_COMES_HOME:
      moved->home += piece->amount;
      moved->streets[piece->what] -= piece->amount;
      break;

    case COLONIA_EFFECT_MOVES_ONTO_STREET:
      moved->streets[piece->what] += piece->amount;
      break;

    case COLONIA_EFFECT_SAFEGUARD_HOME:
      moved->home += piece->amount;
      break;

    default:
      break;
    }
}

/* What the player whose turn it was has placed, before it was entered. */
static int
count_placed (TableLine *line,
              int        seat)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);
  int placed = 0;

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].player == seat)
      switch ((int) effects[i].kind)
        {
        case COLONIA_EFFECT_MEMBERS_ON_BOOTH:
        case COLONIA_EFFECT_MEMBERS_ON_CONTRACT:
          placed += effects[i].amount;
          break;

        case COLONIA_EFFECT_MEMBER_ON_SHIP:
        case COLONIA_EFFECT_MEMBER_ON_CARD:
          placed++;
          break;

        default:
          break;
        }

  return placed;
}

static void
check_moves_of (TableLine           *line,
                const ColoniaPlayer *before,
                const ColoniaState  *state,
                int                  seat)
{
  const ColoniaPlayer *after = &state->players[seat];
  g_autoptr (GArray) pieces = pieces_list_of_line (line, seat);
  Moved moved = { 0 };

  for (guint i = 0; i < pieces->len; i++)
    {
      const ColoniaEffect *piece = &g_array_index (pieces, ColoniaEffect, i);
      g_autofree char *told = colonia_words_move (piece);
      g_autofree char *number = g_strdup_printf (": %d", piece->amount);

      g_assert_true (g_str_has_suffix (told, number));
      add_piece (&moved, piece);
      if (piece->kind == COLONIA_EFFECT_WAITS)
        g_assert_cmpint (colonia_state_get_space (state, (ColoniaCraftsman) piece->what, piece->other)->player, ==, seat);
    }

  g_assert_cmpint (after->supply - before->supply, ==, moved.home - count_placed (line, seat));
  for (int street = 0; street < COLONIA_N_STREETS; street++)
    g_assert_cmpint (after->streets[street] - before->streets[street], ==, moved.streets[street]);
}

/* That nobody loaded an extra hold moves nothing. */
static void
check_moves_of_table (TableLine *line)
{
  g_autoptr (GArray) pieces = pieces_list_of_line (line, COLONIA_NOBODY);

  for (guint i = 0; i < pieces->len; i++)
    g_assert_cmpint (g_array_index (pieces, ColoniaEffect, i).kind, !=, COLONIA_EFFECT_EXTRA_HOLD_LOST);
}

/* What a family is told to move is what has become of its members, after each event
 * of whole games. */
static void
test_pieces (void)
{
  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      g_autoptr (TableSession) session =
        table_session_new (table_simulate (&colonia_game, n, COLONIA_TRACKING_FULL, (guint64) n), NULL, NULL);
      guint n_events = table_record_get_cursor (table_session_get_record (session));

      table_session_go_to (session, 0);
      for (guint i = 0; i < n_events; i++)
        {
          ColoniaPlayer before[COLONIA_MAX_PLAYERS];

          memcpy (before, colonia_session_get_state (session)->players, sizeof before);
          table_session_redo (session);
          if (find_last_line (session)->type == COLONIA_EVENT_CORRECTION)
            continue;

          check_moves_of_table (find_last_line (session));
          for (int seat = 0; seat < n; seat++)
            check_moves_of (find_last_line (session), &before[seat], colonia_session_get_state (session), seat);
        }
    }
}

/* SAT-1, SUN-5, VOTE-2: what happens before a day begins is shown as what its beginning brings; what
 * players do themselves is not. */
static void
test_due (void)
{
  static const ColoniaEffectKind kinds[] = { COLONIA_EFFECT_SHIP_LEAVES, COLONIA_EFFECT_DISCARDED, COLONIA_EFFECT_COMES_HOME };
  ColoniaEffect effect = { .kind = COLONIA_EFFECT_SAFEGUARD_HOME, .amount = 1 };

  g_assert_true (pieces_any (&effect, 1));
  g_assert_false (pieces_are_due (&effect, 1));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      effect.kind = kinds[i];
      g_assert_true (pieces_are_due (&effect, 1));
    }
}

/* SUN-5: cards may say the same, and each is taken away; ships in the same words are told of once. */
static void
test_alike (void)
{
  const ColoniaEffect cards[] = {
    { .kind = COLONIA_EFFECT_DISCARDED, .player = COLONIA_NOBODY, .what = COLONIA_CITY_LONDON, .amount = 1 },
    { .kind = COLONIA_EFFECT_DISCARDED, .player = COLONIA_NOBODY, .what = COLONIA_CITY_LONDON, .amount = 1 },
  };
  const ColoniaEffect ships[] = {
    { .kind = COLONIA_EFFECT_LANDING_AT_TABLE, .player = COLONIA_NOBODY },
    { .kind = COLONIA_EFFECT_LANDING_AT_TABLE, .player = COLONIA_NOBODY },
  };
  g_autoptr (GArray) discarded = pieces_list (cards, G_N_ELEMENTS (cards), COLONIA_NOBODY);
  g_autoptr (GArray) landed = pieces_list (ships, G_N_ELEMENTS (ships), COLONIA_NOBODY);

  g_assert_cmpuint (discarded->len, ==, 2);
  g_assert_cmpuint (landed->len, ==, 1);
}

static gboolean
keeps_busy (ColoniaEventType  type,
            ColoniaEffectKind kind)
{
  const ColoniaEffect effect = { .kind = kind, .amount = 1 };

  return pieces_keep_hands_busy (&(const TableEvent) { .type = (int) type }, &effect, 1);
}

/* The last die of a Thursday is looked at though it brings nothing (THU-3), and pieces are moved
 * whatever let the day begin. */
static void
test_busy (void)
{
  g_assert_true (keeps_busy (COLONIA_EVENT_DIE, COLONIA_EFFECT_DAY_BEGINS));
  g_assert_true (keeps_busy (COLONIA_EVENT_PASS, COLONIA_EFFECT_COMES_HOME));
  g_assert_false (keeps_busy (COLONIA_EVENT_PASS, COLONIA_EFFECT_DAY_BEGINS));
  g_assert_false (keeps_busy (COLONIA_EVENT_DIE, COLONIA_EFFECT_SAFEGUARD_HOME));
}

/* SET-2, SET-3: what everybody takes, without which resources and goods. */
static void
test_start (void)
{
  g_autoptr (TableSession) full = table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 1), NULL, NULL);
  g_autoptr (TableSession) essentials =
    table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_ESSENTIALS, 1), NULL, NULL);
  g_auto (GStrv) player = table_session_tell_moves (full, NULL, 0);
  g_auto (GStrv) table = table_session_tell_moves (full, NULL, COLONIA_NOBODY);
  g_auto (GStrv) nobody = table_session_tell_moves (essentials, NULL, 0);
  g_auto (GStrv) all = table_session_tell_moves (essentials, NULL, COLONIA_NOBODY);

  g_assert_cmpuint (g_strv_length (player), ==, 5);
  g_assert_true (g_str_has_prefix (player[0], "30 "));
  g_assert_cmpstr (player[1], ==, "5 of each currency");
  g_assert_cmpstr (player[2], ==, "4 resources");
  g_assert_cmpstr (player[3], ==, "1 good");
  g_assert_cmpstr (player[4], ==, "The eye shows which.");
  g_assert_null (table[0]);
  g_assert_null (nobody[0]);
  g_assert_nonnull (strstr (all[0], "30 members"));
}

/* SET-3: of what somebody takes that is not usual not even the sum is told. */
static void
test_unusual_start (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 1);
  ColoniaSetup setup = *colonia_record_get_setup (record);
  g_auto (GStrv) other = NULL;
  g_auto (GStrv) usual = NULL;

  setup.start[0].goods.n[COLONIA_GOOD_SADDLE] += 2;
  setup.start[0].resources.n[0]++;
  setup.start[0].money.n[COLONIA_CITY_LONDON] = 9;
  other = colonia_words_start (&setup, 0, TABLE_COLOR_RED);
  usual = colonia_words_start (&setup, 1, TABLE_COLOR_RED);
  g_assert_cmpuint (g_strv_length (other), ==, 2);
  g_assert_true (g_str_has_prefix (other[0], "30 "));
  g_assert_cmpstr (other[1], ==, "The eye shows what else.");
  g_assert_cmpuint (g_strv_length (usual), ==, 5);
}

/* Why somebody is paid: hold by hold. */
static void
test_reasons (void)
{
  const ColoniaEffect hold = {
    .kind = COLONIA_EFFECT_PAID, .rule = COLONIA_RULE_SAT_1, .what = COLONIA_CITY_BRUGES, .amount = 9, .other = 2,
  };
  const ColoniaEffect extra = {
    .kind = COLONIA_EFFECT_PAID, .rule = COLONIA_RULE_SAT_1, .what = COLONIA_CITY_BRUGES, .amount = 2,
    .other = COLONIA_MAX_HOLDS,
  };
  g_autofree char *told_hold = colonia_words_reason (&hold, 1);
  g_autofree char *told_extra = colonia_words_reason (&extra, 0);

  g_assert_cmpstr (told_hold, ==, "Hold 3 of the ship for Brügge, which left berth II, is worth 9 Gulden.");
  g_assert_cmpstr (told_extra, ==, "The extra hold of the ship for Brügge, which left berth I, is worth 2 Gulden.");
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
  g_test_add_func ("/hand-out/SAT-1 THU-3 one", test_one);
  g_test_add_func ("/hand-out/paying alone", test_paying_alone);
  g_test_add_func ("/hand-out/exchange", test_exchange);
  g_test_add_func ("/hand-out/whole games", test_whole_games);

  g_test_add_func ("/hand-out/pieces", test_pieces);
  g_test_add_func ("/hand-out/SAT-1 SUN-5 VOTE-2 due", test_due);
  g_test_add_func ("/hand-out/pieces/SUN-5 alike", test_alike);
  g_test_add_func ("/hand-out/busy", test_busy);
  g_test_add_func ("/hand-out/start SET-3", test_start);
  g_test_add_func ("/hand-out/start SET-3 unusual", test_unusual_start);
  g_test_add_func ("/hand-out/reasons", test_reasons);

  return g_test_run ();
}
