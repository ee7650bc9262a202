/* members.c: members, and what the bag holds, on the move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

/* Asks whether a player has at home the members that a rule needs the player
 * to place. What is not tracked cannot forbid anything. */
ColoniaObstacle
colonia_examine_supply (const ColoniaState *state,
                        int                 seat,
                        int                 need,
                        ColoniaRule         rule)
{
  int have = state->players[seat].supply;

  if (is_full (state) && have < need)
    return OBSTACLE (MEMBERS_SHORT, rule, seat, .have = have, .need = need);

  return NO_OBSTACLE;
}

/* Looks for a kind of which a player holds too few, and tells -1 if there is
 * none. What is not tracked is never missing. */
int
colonia_find_missing (const ColoniaState  *state,
                      const ColoniaBundle *held,
                      const ColoniaBundle *needed)
{
  return is_full (state) ? colonia_bundle_find_short (held, needed) : -1;
}

/* Asks whether the bag holds all that a rule draws (ALL-2). The bundles are
 * added up first, as each alone might be there where all together are not. */
ColoniaObstacle
colonia_examine_bag (const ColoniaState  *state,
                     const ColoniaBundle *bundles,
                     int                  n,
                     ColoniaRule          rule)
{
  ColoniaBundle all = { 0 };
  int kind;

  for (int i = 0; i < n; i++)
    colonia_bundle_add (&all, &bundles[i]);

  kind = colonia_bundle_find_short (&state->bag, &all);
  if (kind >= 0)
    return OBSTACLE (BAG_SHORT, rule, COLONIA_NOBODY,
                     .what = kind, .have = state->bag.n[kind], .need = all.n[kind]);

  return NO_OBSTACLE;
}

/* Takes members from a player's supply, where members are tracked. */
void
colonia_take_from_supply (ColoniaPlay *play,
                          int          seat,
                          int          members)
{
  if (is_full (play->state))
    play->state->players[seat].supply -= members;
}

/* Empties a street space: all members on it come home to their supply. The
 * rule that sends them home differs from day to day and is reported. */
void
colonia_come_home (ColoniaPlay  *play,
                   ColoniaStreet street,
                   ColoniaRule   rule)
{
  ColoniaState *state = play->state;

  if (!is_full (state))
    EFFECT (play, STREET_AT_TABLE, rule, COLONIA_NOBODY, .what = (int) street);

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      ColoniaPlayer *player = &state->players[seat];
      int members = player->streets[street];

      if (members == 0)
        continue;

      player->supply += members;
      player->streets[street] = 0;
      EFFECT (play, COMES_HOME, rule, seat, .what = (int) street, .amount = members);
    }
}

/* Places members that a rule took from elsewhere on a street space, where
 * members are tracked. That none move there is not worth a report. */
void
colonia_move_onto_street (ColoniaPlay  *play,
                          int           seat,
                          ColoniaStreet street,
                          int           members,
                          ColoniaRule   rule)
{
  if (members == 0 || !is_full (play->state))
    return;

  play->state->players[seat].streets[street] += members;
  EFFECT (play, MOVES_ONTO_STREET, rule, seat, .what = (int) street, .amount = members);
}

/* Reports what a rule drew from the bag onto booths, all together: a line for
 * each booth would tell no more. */
void
colonia_tell_drawn (ColoniaPlay         *play,
                    const ColoniaBundle *bundles,
                    int                  n,
                    ColoniaRule          rule)
{
  ColoniaBundle all = { 0 };

  for (int i = 0; i < n; i++)
    colonia_bundle_add (&all, &bundles[i]);

  if (colonia_bundle_get_total (&all) > 0)
    EFFECT (play, DRAWN, rule, COLONIA_NOBODY, .bundle = all);
}
