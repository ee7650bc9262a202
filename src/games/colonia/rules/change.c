/* change.c: more or less of what players have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a correction replaces was counted; a change is added to whatever is there.
 */

#include "colonia-rooms.h"

#include <string.h>

static const int n_kinds[COLONIA_N_HELD] = {
  [COLONIA_HELD_RESOURCES] = COLONIA_N_RESOURCES,
  [COLONIA_HELD_GOODS] = COLONIA_N_GOODS,
  [COLONIA_HELD_MONEY] = COLONIA_N_CITIES,
};

static const ColoniaBundle *
get_change (const ColoniaEvent *event,
            int                 seat,
            ColoniaHeld         held)
{
  const ColoniaChange *change = &event->change.players[seat];

  if (held == COLONIA_HELD_RESOURCES)
    return &change->resources;

  return held == COLONIA_HELD_GOODS ? &change->goods : &change->money;
}

static const ColoniaBundle *
get_held (const ColoniaState *state,
          int                 seat,
          ColoniaHeld         held)
{
  const ColoniaPlayer *player = &state->players[seat];

  if (held == COLONIA_HELD_RESOURCES)
    return &player->resources;

  return held == COLONIA_HELD_GOODS ? &player->goods : &player->money;
}

/* Nobody has less than nothing, nor more than a correction could say. Of resources there are
 * never so many. */
static ColoniaObstacle
examine_held (const ColoniaState *state,
              const ColoniaEvent *event,
              int                 seat,
              ColoniaHeld         held)
{
  static const ColoniaObstacleKind shorts[COLONIA_N_HELD] = {
    COLONIA_OBSTACLE_RESOURCE_SHORT, COLONIA_OBSTACLE_GOOD_SHORT, COLONIA_OBSTACLE_MONEY_SHORT
  };
  const ColoniaBundle *has = get_held (state, seat, held);
  const ColoniaBundle *more = get_change (event, seat, held);

  for (int kind = 0; kind < n_kinds[held]; kind++)
    {
      int after = has->n[kind] + more->n[kind];

      if (after < 0)
        return (ColoniaObstacle) { .kind = (int) shorts[held], .rule = COLONIA_RULE_ALL_2, .player = seat,
                                   .what = kind, .have = has->n[kind], .need = -more->n[kind] };
      if (more->n[kind] != 0 && after > TABLE_MAX_COUNT && held == COLONIA_HELD_GOODS)
        return OBSTACLE (GOODS_BEYOND, COLONIA_RULE_ALL_2, seat, .what = kind, .have = after, .need = TABLE_MAX_COUNT);
      if (more->n[kind] != 0 && after > TABLE_MAX_COUNT && held == COLONIA_HELD_MONEY)
        return OBSTACLE (MONEY_BEYOND, COLONIA_RULE_ALL_2, seat, .what = kind, .have = after, .need = TABLE_MAX_COUNT);
    }

  return NO_OBSTACLE;
}

/* All at once: what one gives back, another may have. */
static ColoniaBundle
sum_resources (const ColoniaState *state,
               const ColoniaEvent *event)
{
  ColoniaBundle sum = { 0 };

  for (int seat = 0; seat < state->n_players; seat++)
    colonia_bundle_add (&sum, &event->change.players[seat].resources);

  return sum;
}

static EXAMINES (examine)
{
  ColoniaBundle more;

  if (!is_full (state))
    return (ColoniaObstacle) { .kind = TABLE_OBSTACLE_NOT_TRACKED, .player = COLONIA_NOBODY, .what = (int) event->type };

  for (int seat = 0; seat < state->n_players; seat++)
    for (ColoniaHeld held = 0; held < COLONIA_N_HELD; held++)
      {
        ColoniaObstacle obstacle = examine_held (state, event, seat, held);

        if (obstacle.kind != TABLE_OBSTACLE_NONE)
          return obstacle;
      }

  more = sum_resources (state, event);
  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    if (more.n[kind] > 0 && more.n[kind] > state->bag.n[kind])
      return OBSTACLE (BAG_SHORT, COLONIA_RULE_ALL_2, COLONIA_NOBODY,
                       .what = kind, .have = state->bag.n[kind], .need = more.n[kind]);

  return NO_OBSTACLE;
}

static gboolean
is_same_bundle (const ColoniaBundle *bundle,
                const ColoniaBundle *other)
{
  return memcmp (bundle, other, sizeof *bundle) == 0;
}

static gboolean
is_for_all (const ColoniaState *state,
            const ColoniaEvent *event,
            ColoniaHeld         held)
{
  for (int seat = 1; seat < state->n_players; seat++)
    if (!is_same_bundle (get_change (event, seat, held), get_change (event, 0, held)))
      return FALSE;

  return TRUE;
}

static void
report (ColoniaPlay        *play,
        const ColoniaEvent *event,
        int                 seat,
        gboolean            for_all)
{
  for (ColoniaHeld held = 0; held < COLONIA_N_HELD; held++)
    {
      const ColoniaBundle *change = get_change (event, MAX (seat, 0), held);

      if (!is_same_bundle (change, &(ColoniaBundle) { 0 }) && is_for_all (play->state, event, held) == for_all)
        EFFECT_OF_KIND (play, for_all ? COLONIA_EFFECT_ALL_CHANGED : COLONIA_EFFECT_CHANGED, COLONIA_RULE_NONE, seat,
                        .what = (int) held, .bundle = *change);
    }
}

static HAPPENS (carry_out)
{
  ColoniaState *state = play->state;
  ColoniaBundle more = sum_resources (state, event);

  report (play, event, COLONIA_NOBODY, TRUE);
  for (int seat = 0; seat < state->n_players; seat++)
    report (play, event, seat, FALSE);

  colonia_bundle_subtract (&state->bag, &more);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      colonia_bundle_add (&state->players[seat].resources, &event->change.players[seat].resources);
      colonia_bundle_add (&state->players[seat].goods, &event->change.players[seat].goods);
      colonia_bundle_add (&state->players[seat].money, &event->change.players[seat].money);
    }
}

const ColoniaRoom colonia_room_change = { examine, carry_out };
