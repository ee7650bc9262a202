/* correction.c: what lies on the table is right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

/* Members may have stood elsewhere, but there are as many as ever (ALL-1). */
static ColoniaObstacle
examine_members (const ColoniaState *state,
                 const ColoniaEvent *event)
{
  const ColoniaPlayer *player = &state->players[event->player];
  ColoniaCorrects corrects = event->correction.corrects;
  int before = player->supply;
  int after = corrects & COLONIA_CORRECTS_SUPPLY ? event->correction.supply : player->supply;

  for (int street = 0; street < COLONIA_N_STREETS; street++)
    {
      before += player->streets[street];
      after += corrects & COLONIA_CORRECTS_STREETS ? event->correction.streets[street] : player->streets[street];
    }

  if (before != after)
    return OBSTACLE (MEMBERS_CHANGE, COLONIA_RULE_ALL_1, event->player, .have = after, .need = before);

  return NO_OBSTACLE;
}

/* The bag holds what nobody else has: it takes up the difference, if it can
 * (ALL-2). */
static ColoniaObstacle
examine_resources (const ColoniaState *state,
                   const ColoniaEvent *event)
{
  const ColoniaBundle *resources = &state->players[event->player].resources;

  if ((event->correction.corrects & COLONIA_CORRECTS_RESOURCES) == 0)
    return NO_OBSTACLE;

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    {
      int more = event->correction.resources.n[kind] - resources->n[kind];

      if (more > state->bag.n[kind])
        return OBSTACLE (BAG_SHORT, COLONIA_RULE_ALL_2, event->player,
                         .what = kind, .have = state->bag.n[kind], .need = more);
    }

  return NO_OBSTACLE;
}

static EXAMINES (examine)
{
  ColoniaObstacle obstacle;

  if (!is_full (state))
    return (ColoniaObstacle) { .kind = TABLE_OBSTACLE_NOT_TRACKED, .player = event->player, .what = (int) event->type };

  obstacle = examine_members (state, event);
  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    obstacle = examine_resources (state, event);

  return obstacle;
}

static void
correct_members (ColoniaPlay        *play,
                 const ColoniaEvent *event)
{
  ColoniaPlayer *player = &play->state->players[event->player];
  ColoniaCorrects corrects = event->correction.corrects;

  if (corrects & COLONIA_CORRECTS_SUPPLY && event->correction.supply != player->supply)
    {
      EFFECT (play, SUPPLY_CORRECTED, COLONIA_RULE_ALL_1, event->player,
              .amount = event->correction.supply, .other = player->supply);
      player->supply = event->correction.supply;
    }

  for (int street = 0; street < COLONIA_N_STREETS; street++)
    {
      int members = event->correction.streets[street];

      if ((corrects & COLONIA_CORRECTS_STREETS) == 0 || members == player->streets[street])
        continue;

      EFFECT (play, STREET_CORRECTED, COLONIA_RULE_ALL_1, event->player,
              .what = street, .amount = members, .other = player->streets[street]);
      player->streets[street] = members;
    }
}

static void
correct_bundle (ColoniaPlay         *play,
                int                  seat,
                ColoniaBundle       *bundle,
                const ColoniaBundle *corrected,
                ColoniaEffectKind    kind)
{
  for (int i = 0; i < COLONIA_BUNDLE_KINDS; i++)
    if (bundle->n[i] != corrected->n[i])
      EFFECT_OF_KIND (play, kind, COLONIA_RULE_NONE, seat,
                      .what = i, .amount = corrected->n[i], .other = bundle->n[i]);

  *bundle = *corrected;
}

static HAPPENS (carry_out)
{
  ColoniaState *state = play->state;
  ColoniaPlayer *player = &state->players[event->player];
  ColoniaCorrects corrects = event->correction.corrects;

  correct_members (play, event);

  if (corrects & COLONIA_CORRECTS_RESOURCES)
    {
      colonia_bundle_add (&state->bag, &player->resources);
      colonia_bundle_subtract (&state->bag, &event->correction.resources);
      correct_bundle (play, event->player, &player->resources, &event->correction.resources,
                      COLONIA_EFFECT_RESOURCE_CORRECTED);
    }
  if (corrects & COLONIA_CORRECTS_GOODS)
    correct_bundle (play, event->player, &player->goods, &event->correction.goods,
                    COLONIA_EFFECT_GOOD_CORRECTED);
  if (corrects & COLONIA_CORRECTS_MONEY)
    correct_bundle (play, event->player, &player->money, &event->correction.money,
                    COLONIA_EFFECT_MONEY_CORRECTED);
}

const ColoniaRoom colonia_room_correction = { examine, carry_out };
