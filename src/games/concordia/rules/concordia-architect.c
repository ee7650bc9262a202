/* concordia-architect.c: the Architect (ARCH-1 to ARCH-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

/* Who has no house left cannot build. */
static PLAYS (play_architect)
{
  concordia_turn_begin_step (play, CONCORDIA_STEP_BUILDING, card);
  if (concordia_state_count_left (OF (play)) == 0)
    concordia_turn_end (play);
}

const ConcordiaRoom concordia_architect = { NULL, play_architect };

/* What a house costs, as the bank takes it: goods (ARCH-3), and coins for each house in the city
 * with this one (ARCH-4). */
static ConcordiaPrice
get_price (int city,
           int house)
{
  ConcordiaPrice price = { .coins = -(city + 1) * house };

  price.goods[city == CONCORDIA_GOOD_BRICK ? CONCORDIA_GOOD_FOOD : CONCORDIA_GOOD_BRICK] = -1;
  if (city != CONCORDIA_GOOD_BRICK)
    price.goods[city] = -1;

  return price;
}

EXAMINES (concordia_house_examine)
{
  const ConcordiaBuilding *build = &event->build;
  const int seat = state->table.turn;
  const ConcordiaPlayer *player = &state->players[seat];

  if (build->house > state->table.n_players)
    return (TableObstacle) { OBSTACLE (CITY_FULL, ARCH_5), seat, .have = build->house, .need = state->table.n_players };
  if (concordia_state_count_left (state) <= 0)
    return (TableObstacle) { OBSTACLE (HOUSES, ARCH_6), seat, .have = concordia_sum_goods (player->houses) + 1 };
  if (!build->new_province && player->provinces == 0)
    return (TableObstacle) { OBSTACLE (FIRST_PROVINCE, ARCH_7), .player = seat };
  if (build->new_province && player->provinces >= state->agreed.provinces)
    return (TableObstacle) { OBSTACLE (PROVINCES, SCORE_SAT), .player = seat, .have = player->provinces + 1,
                             .need = state->agreed.provinces };

  return NO_OBSTACLE;
}

/* Nobody has two houses in a city (ARCH-5), so it takes others with houses in such cities. */
DOUBTS (concordia_house_doubt)
{
  const int seat = state->table.turn, city = event->build.city;
  int most = 1;

  for (int other = 0; other < state->table.n_players; other++)
    most += other != seat && state->players[other].houses[city] > 0 ? 1 : 0;

  if (event->build.house > most)
    TABLE_DOUBT (doubts, OBSTACLE (CROWDED, ARCH_5), seat, city, event->build.house, most);
}

/* Builds a house. The last one ends the game (END-2), and the building. */
HAPPENS (concordia_house_build)
{
  const ConcordiaBuilding *build = &event->build;
  ConcordiaState *state = OF (play);
  const int seat = state->table.turn;
  const ConcordiaPrice price = get_price (build->city, build->house);
  ConcordiaPlayer *player = &state->players[seat];
  TableEffect paid = { EFFECT (PAID_HOUSE, ARCH_4), seat, .what = build->city, .amount = -price.coins,
                       .other = build->house };

  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    paid.bundle.n[good] = -price.goods[good];
  state->bank[seat] = price;
  player->houses[build->city]++;
  player->provinces += build->new_province ? 1 : 0;
  table_play_tell (play, paid);
  table_play_tell (play, (TableEffect) { EFFECT (HOUSES, ARCH_6), seat,
                                         .amount = concordia_sum_goods (player->houses), .other = player->provinces });

  if (concordia_state_count_left (state) > 0)
    return;

  concordia_turn_end_game (play, CONCORDIA_RULE_END_2);
  concordia_turn_end (play);
}
