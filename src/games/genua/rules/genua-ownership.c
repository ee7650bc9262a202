/* genua-ownership.c: markers on buildings (OWN-1 to OWN-5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* How far round the table somebody sits from whose turn it is (OWN-2). */
static int
count_way (const GenuaState *state,
           int               seat)
{
  return (seat - state->table.turn + state->table.n_players) % state->table.n_players;
}

/* Asks whether somebody may place markers now, wherever. */
TableObstacle
genua_claim_examine_turn (const GenuaState *state,
                          int               seat)
{
  TABLE_RETURN_OBSTACLE (genua_tower_examine_leave (state, NULL));

  return count_way (state, seat) <= state->last_claim ? (TableObstacle) { OBSTACLE (LATE_CLAIM, OWN_2), .player = seat }
                                                      : NO_OBSTACLE;
}

static TableObstacle
examine_street (const GenuaState *state,
                int               seat,
                int               street)
{
  const int claim = state->path[street].claim;

  if (street >= state->n_path || state->path[street].place != GENUA_PLACE_STREET)
    return (TableObstacle) { OBSTACLE (NO_STREET, OWN_1), .player = seat, .need = street + 1 };
  if (claim != TABLE_NOBODY)
    return (TableObstacle) { OBSTACLE (CLAIMED, OWN_3), .player = seat, .what = claim, .need = street + 1 };

  return NO_OBSTACLE;
}

static gboolean
are_one_or_two (const GenuaClaim *claim)
{
  const int n = claim->n_on + claim->n_off;

  return n == 1 || (n == 2 && (claim->n_on > 0 ? claim->on[0] : claim->off[0])
                                != (claim->n_off > 0 ? claim->off[claim->n_off - 1] : claim->on[1]));
}

static gboolean
is_rivals (const GenuaState *state,
           int               seat,
           int               building)
{
  return state->owners[building] != TABLE_NOBODY && state->owners[building] != seat;
}

/* How many markers are given up: one for each of somebody else that goes (OWN-5). */
static int
count_given_up (const GenuaState *state,
                int               seat,
                const GenuaClaim *claim)
{
  int n = claim->n_off;

  for (int i = 0; i < claim->n_on; i++)
    n += is_rivals (state, seat, claim->on[i]) ? 1 : 0;

  return n;
}

/* How many markers it takes (OWN-3, OWN-5). */
int
genua_claim_count_cost (const GenuaState *state,
                        int               seat,
                        const GenuaClaim *claim)
{
  return claim->n_on + count_given_up (state, seat, claim);
}

static TableObstacle
examine_markers (const GenuaState *state,
                 int               seat,
                 const GenuaClaim *claim)
{
  const int have = state->players[seat].things[GENUA_THING_MARKER];
  const int need = genua_claim_count_cost (state, seat, claim);
  const int owned = genua_state_count_owned (state, seat) + claim->n_on;

  if (genua_state_is_full (state) && have < need)
    return (TableObstacle) { OBSTACLE (MARKERS, OWN_5), seat, GENUA_THING_MARKER, have, need };
  if (owned > state->agreed.markers)
    return (TableObstacle) { OBSTACLE (ALL_MARKERS, ALL_2), seat, GENUA_THING_MARKER, state->agreed.markers, owned };

  return NO_OBSTACLE;
}

static EXAMINES (examine)
{
  const int seat = event->table.player;
  const GenuaClaim *claim = &event->claim;

  TABLE_RETURN_OBSTACLE (genua_claim_examine_turn (state, seat));
  TABLE_RETURN_OBSTACLE (examine_street (state, seat, claim->street));
  if (!are_one_or_two (claim))
    return (TableObstacle) { OBSTACLE (TWO_BUILDINGS, OWN_3), .player = seat };
  for (int i = 0; i < claim->n_on; i++)
    if (state->owners[claim->on[i]] == seat)
      return (TableObstacle) { OBSTACLE (OWNS, OWN_4), .player = seat, .what = claim->on[i] };
  for (int i = 0; i < claim->n_off; i++)
    if (!is_rivals (state, seat, claim->off[i]))
      return (TableObstacle) { OBSTACLE (NO_RIVAL, OWN_5), .player = seat, .what = claim->off[i] };

  return examine_markers (state, seat, claim);
}

static void
send_home (const TablePlay *play,
           int              building)
{
  GenuaState *state = OF (play);

  if (state->owners[building] == TABLE_NOBODY)
    return;

  table_play_tell (play, (TableEffect) { EFFECT (GOES_HOME, OWN_5), state->owners[building], building });
  state->owners[building] = TABLE_NOBODY;
}

/* Places markers. Whatever has been placed, the tower has come to rest. */
static HAPPENS (place)
{
  GenuaState *state = OF (play);
  const int seat = event->table.player;
  const GenuaClaim *claim = &event->claim;
  const int given_up = count_given_up (state, seat, claim);

  if (genua_state_is_full (state))
    state->players[seat].things[GENUA_THING_MARKER] -= claim->n_on + given_up;
  if (given_up > 0)
    table_play_tell (play, (TableEffect) { EFFECT (GIVES_UP, OWN_5), seat, GENUA_THING_MARKER, given_up });
  for (int i = 0; i < claim->n_off; i++)
    send_home (play, claim->off[i]);
  for (int i = 0; i < claim->n_on; i++)
    {
      send_home (play, claim->on[i]);
      state->owners[claim->on[i]] = seat;
      table_play_tell (play, (TableEffect) { EFFECT (OWNS, OWN_3), seat, claim->on[i] });
    }

  state->path[claim->street].claim = seat;
  state->last_claim = count_way (state, seat);
  state->table.step = GENUA_STEP_CLAIMS;
}

/* The buildings touch the street, and so both the same square of it (CITY-4). */
static DOUBTS (doubt)
{
  const GenuaClaim *claim = &event->claim;
  const int first = claim->n_on > 0 ? claim->on[0] : claim->off[0];
  const int last = claim->n_off > 0 ? claim->off[claim->n_off - 1] : claim->on[claim->n_on - 1];

  if (!table_squares_can_touch (&state->squares, GENUA_PLACE_STREET, (const int[]) { first, last }, 2))
    TABLE_DOUBT (doubts, OBSTACLE (APART, CITY_4), event->table.player, first == last ? GENUA_PLACE_STREET : first, last);
}

const GenuaRoom genua_claim = { examine, place, doubt };
