/* genua-state.c: what a state tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-state.h"

gboolean
genua_place_is_building (int place)
{
  return place >= 0 && place < GENUA_N_BUILDINGS;
}

gboolean
genua_place_is_villa (int place)
{
  return place == GENUA_PLACE_RICCI || place == GENUA_PLACE_COLINI || place == GENUA_PLACE_ZASTERI
         || place == GENUA_PLACE_MONETTI;
}

/* Whether there are small orders for a place (SMALL-1). */
gboolean
genua_place_has_small_orders (int place)
{
  return genua_place_is_building (place) && !genua_place_is_villa (place) && place != GENUA_PLACE_CITY_HALL
         && place != GENUA_PLACE_METAL && place != GENUA_PLACE_CLOTH && place != GENUA_PLACE_GRAIN
         && place != GENUA_PLACE_SPICE;
}

/* How many there are of goods, special cards and cards (SET-2 to SET-4). */
int
genua_thing_count_all (int thing)
{
  static const int all[GENUA_N_THINGS] = {
    [GENUA_THING_EXCHANGE] = 7, [GENUA_THING_LARGE_ORDER] = 16, [GENUA_THING_SMALL_ORDER] = 16,
    [GENUA_THING_MESSAGE] = 14, [GENUA_THING_PRIVILEGE] = 14,
  };

  return all[thing] != 0 ? all[thing] : thing >= GENUA_FIRST_GOOD && thing < GENUA_FIRST_CARD ? 5 : 0;
}

/* Whether only who has it may see how much of it there is (SET-9). */
gboolean
genua_thing_is_covered (int thing)
{
  return thing == GENUA_THING_MONEY || (thing >= GENUA_FIRST_CARD && thing < GENUA_THING_MARKER);
}

gboolean
genua_state_is_full (const GenuaState *state)
{
  return state->table.tracking == GENUA_TRACKING_FULL;
}

/* Whether it is the last round (ROUND-4). */
gboolean
genua_state_is_last (const GenuaState *state)
{
  return state->marker == state->agreed.rounds;
}

/* Where the tower stands, or `TABLE_NOBODY`. */
int
genua_state_get_here (const GenuaState *state)
{
  return state->n_path > 0 ? state->path[state->n_path - 1].place : TABLE_NOBODY;
}

/* Whether the tower was there in this turn. */
gboolean
genua_state_was_at (const GenuaState *state,
                    int               place)
{
  for (int disc = 0; disc < state->n_path; disc++)
    if (state->path[disc].place == place)
      return TRUE;

  return FALSE;
}

int
genua_state_count_owned (const GenuaState *state,
                         int               seat)
{
  int n = 0;

  for (int building = 0; building < GENUA_N_BUILDINGS; building++)
    n += state->owners[building] == seat ? 1 : 0;

  return n;
}

/* Finds a building that nobody owns, which costs least, besides another one; or `TABLE_NOBODY`. */
int
genua_state_find_free (const GenuaState *state,
                       int               besides)
{
  int building = 0;

  while (building < GENUA_N_BUILDINGS && (state->owners[building] != TABLE_NOBODY || building == besides))
    building++;

  return building < GENUA_N_BUILDINGS ? building : TABLE_NOBODY;
}

/* How many markers a player has in the general supply (ALL-2). */
int
genua_state_count_left (const GenuaState *state,
                        int               seat)
{
  return state->agreed.markers - state->players[seat].things[GENUA_THING_MARKER] - genua_state_count_owned (state, seat);
}

/* Whether a disc can be taken for markers (OWN-1, OWN-3). */
gboolean
genua_disc_is_open (const GenuaDisc *disc)
{
  return disc->place == GENUA_PLACE_STREET && disc->claim == TABLE_NOBODY;
}

int
genua_state_count_streets (const GenuaState *state)
{
  int n = 0;

  for (int disc = 0; disc < state->n_path; disc++)
    n += genua_disc_is_open (&state->path[disc]) ? 1 : 0;

  return n;
}

/* Whether anybody may place markers yet: somebody in turn for it who has any (OWN-2). */
gboolean
genua_state_awaits_claims (const GenuaState *state)
{
  const int n = state->table.n_players;

  for (int way = state->last_claim + 1; genua_state_count_streets (state) > 0 && way < n; way++)
    if (!genua_state_is_full (state) || state->players[(state->table.turn + way) % n].things[GENUA_THING_MARKER] > 0)
      return TRUE;

  return FALSE;
}

int
genua_state_count_goods (const GenuaState *state,
                         int               seat)
{
  int n = 0;

  for (int good = 0; good < GENUA_N_GOODS; good++)
    n += state->players[seat].things[GENUA_FIRST_GOOD + good];

  return n;
}

/* Whether a player could act without a card (ACT-3): with two players who has the turn twice, once
 * the other has acted (TWO-1). */
gboolean
genua_state_acts_freely (const GenuaState *state,
                         int               seat)
{
  const GenuaPlayer *player = &state->players[seat];
  const gboolean twice = state->table.n_players == 2 && seat == state->table.turn && state->players[1 - seat].acted > 0;

  return player->acted - player->by_card < (twice ? 2 : 1);
}

/* Whether a player could act, with a card or without. What is not tracked may be there. */
gboolean
genua_state_may_act (const GenuaState *state,
                     int               seat)
{
  return genua_state_acts_freely (state, seat) || !genua_state_is_full (state)
         || state->players[seat].things[GENUA_THING_FURTHER_ACTION] > 0;
}

/* Takes out what only other players may see (SET-9), and what would tell how much of it there is. */
void
genua_state_cover (TableState *state,
                   int         seat)
{
  GenuaState *covered = (GenuaState *) state;

  if (state->step == GENUA_STEP_FINISHED)
    return;

  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    {
      if (!genua_thing_is_covered (thing))
        continue;
      covered->supply[thing] = 0;
      for (int other = 0; other < state->n_players; other++)
        if (other != seat)
          covered->players[other].things[thing] = covered->agreed.start[other][thing] = 0;
    }
}
