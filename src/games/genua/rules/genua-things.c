/* genua-things.c: what comes from the supply and goes back there (ALL-1 to ALL-3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* How many of a thing a player could get. */
int
genua_things_count_stock (const GenuaState *state,
                          int               seat,
                          int               thing)
{
  return genua_thing_count_all (thing) > 0 ? state->supply[thing] : genua_state_count_left (state, seat);
}

/* Moves things from the supply to a player, or back if there are less than none. */
void
genua_things_move (GenuaState *state,
                   int         seat,
                   int         thing,
                   int         n)
{
  state->players[seat].things[thing] += n;
  if (genua_thing_count_all (thing) > 0)
    state->supply[thing] -= n;
}

/* Gives a player things as far as there are any (ACT-5), or takes them. */
void
genua_things_get (const TablePlay *play,
                  int              seat,
                  int              thing,
                  int              n,
                  int              rule)
{
  const int got = MIN (n, genua_things_count_stock (OF (play), seat, thing));

  if (got != 0)
    {
      genua_things_move (OF (play), seat, thing, got);
      table_play_tell (play, (TableEffect) { GENUA_EFFECT_GETS, rule, seat, thing, got });
    }
  if (got < n)
    table_play_tell (play, (TableEffect) { EFFECT (NONE_LEFT, ACT_5), seat, thing, n - got, got });
}

/* Lets the bank pay, which is followed where money is not, too. */
void
genua_things_pay (const TablePlay *play,
                  int              seat,
                  int              amount,
                  GenuaIncome      income)
{
  static const int rules[GENUA_N_INCOMES] = {
    [GENUA_INCOME_LARGE_ORDERS] = GENUA_RULE_ORD_3, [GENUA_INCOME_SMALL_ORDERS] = GENUA_RULE_SMALL_2,
    [GENUA_INCOME_MESSAGES] = GENUA_RULE_MSG_2, [GENUA_INCOME_OWNER] = GENUA_RULE_ACT_6,
  };
  GenuaPlayer *player = &OF (play)->players[seat];

  player->income[income] += amount;
  if (genua_state_is_full (OF (play)))
    player->things[GENUA_THING_MONEY] += amount;
  if (income != GENUA_INCOME_OWNER)
    table_play_tell (play, (TableEffect) { GENUA_EFFECT_GETS, rules[income], seat, GENUA_THING_MONEY, amount });
}

/* Lays a card down, which goes back to its pile (CARD-1). */
void
genua_things_lay_down (const TablePlay *play,
                       int              seat,
                       int              card,
                       int              rule)
{
  if (genua_state_is_full (OF (play)))
    genua_things_move (OF (play), seat, card, -1);
  table_play_tell (play, (TableEffect) { GENUA_EFFECT_LAYS_DOWN, rule, seat, card });
}

/* Asks whether a player has what would be handed over. What is not followed may be there. */
TableObstacle
genua_things_examine (const GenuaState *state,
                      int               seat,
                      int               thing,
                      int               need,
                      int               rule)
{
  const int have = state->players[seat].things[thing];

  if (have >= need || !genua_state_is_full (state))
    return NO_OBSTACLE;

  return (TableObstacle) { .kind = genua_thing_is_covered (thing) ? GENUA_OBSTACLE_LACKS_COVERED : GENUA_OBSTACLE_LACKS,
                           .rule = rule, .player = seat, .what = thing, .have = have, .need = need };
}
