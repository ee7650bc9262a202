/* thursday.c: the craftsmen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include <string.h>

#define DIE_MOVES_ALL COLONIA_DIE_SIDES

static void
begin_work (ColoniaPlay *play)
{
  begin_turns (play, COLONIA_STEP_ORDERS);
}

/* One of each of the two resources that a craftsman takes. */
static ColoniaBundle
get_resources_needed (ColoniaCraftsman craftsman)
{
  ColoniaBundle needed = { 0 };
  ColoniaResource first, second;

  colonia_craftsman_get_recipe (craftsman, &first, &second);
  needed.n[first]++;
  needed.n[second]++;

  return needed;
}

/* What lies open is told before what only the player can see (THU-1). */
static EXAMINES (examine_order)
{
  const ColoniaBundle *resources = &state->players[event->player].resources;
  ColoniaBundle needed = get_resources_needed (event->craftsman);
  int members = colonia_state_count_order_members (state, event->craftsman);
  ColoniaObstacle obstacle = colonia_examine_supply (state, event->player, members, COLONIA_RULE_THU_1);
  int kind = colonia_find_missing (state, resources, &needed);

  if (obstacle.kind == TABLE_OBSTACLE_NONE && kind >= 0)
    return OBSTACLE (RESOURCE_SHORT, COLONIA_RULE_THU_1, event->player,
                     .what = kind, .have = resources->n[kind], .need = needed.n[kind]);

  return obstacle;
}

static void
return_resources (ColoniaPlay     *play,
                  int              seat,
                  ColoniaCraftsman craftsman)
{
  ColoniaState *state = play->state;
  ColoniaBundle needed = get_resources_needed (craftsman);

  if (!is_full (state))
    return;

  colonia_bundle_subtract (&state->players[seat].resources, &needed);
  colonia_bundle_add (&state->bag, &needed);
  EFFECT (play, RETURNS_RESOURCES, COLONIA_RULE_THU_1, seat, .bundle = needed);
}

/* The space below the occupied ones is the first free one; there is always
 * one more (THU-1). */
static HAPPENS (order)
{
  ColoniaState *state = play->state;
  ColoniaCraftsman craftsman = event->craftsman;
  ColoniaSpace space = { event->player, colonia_state_count_order_members (state, craftsman) };

  return_resources (play, event->player, craftsman);

  EFFECT (play, MEMBERS_ON_CONTRACT, COLONIA_RULE_THU_1, event->player, .what = (int) craftsman,
          .amount = space.members, .other = colonia_state_get_n_spaces (state, craftsman));
  colonia_take_from_supply (play, event->player, space.members);
  g_array_append_val (state->contracts[craftsman], space);
  state->new_contracts[craftsman]++;

  play->next = COLONIA_NEXT_TURN;
}

const ColoniaRoom colonia_room_order = { examine_order, order };

/* Moves a craftsman's bar some spaces down: so many more contracts are
 * fulfilled this week. The week card, the die and an edict all do so, each by
 * a rule of its own. */
void
colonia_thursday_move_bar (ColoniaPlay     *play,
                           ColoniaCraftsman craftsman,
                           int              spaces,
                           ColoniaRule      rule)
{
  ColoniaState *state = play->state;

  state->bars[craftsman] += spaces;
  EFFECT (play, BAR_MOVES, rule, COLONIA_NOBODY, .what = (int) craftsman,
          .amount = spaces, .other = state->bars[craftsman]);
}

/* Each occupied space above a bar makes one good, however many members stand
 * on it (THU-3). */
static void
fulfil_contract (ColoniaPlay      *play,
                 ColoniaCraftsman  craftsman,
                 int               place)
{
  ColoniaState *state = play->state;
  const ColoniaSpace *space = colonia_state_get_space (state, craftsman, place);
  ColoniaGood good = (ColoniaGood) craftsman;

  g_assert (state->n_made < COLONIA_MAX_MADE);
  state->made[state->n_made++] = (ColoniaMade) { space->player, good };
  if (is_full (state))
    state->players[space->player].goods.n[good]++;

  EFFECT (play, MADE, COLONIA_RULE_THU_3, space->player, .what = (int) good, .amount = 1, .other = place);
}

/* Clears the spaces above a bar; the others move up in their order (THU-4). */
static void
close_craftsman (ColoniaPlay     *play,
                 ColoniaCraftsman craftsman,
                 int              leaving[])
{
  ColoniaState *state = play->state;
  int fulfilled = MIN (state->bars[craftsman], colonia_state_get_n_spaces (state, craftsman));

  for (int i = 0; i < fulfilled; i++)
    {
      const ColoniaSpace *space = colonia_state_get_space (state, craftsman, i);

      fulfil_contract (play, craftsman, i);
      leaving[space->player] += space->members;
    }

  if (fulfilled > 0)
    g_array_remove_range (state->contracts[craftsman], 0, (guint) fulfilled);
}

static void
tell_waiting (ColoniaPlay     *play,
              ColoniaCraftsman craftsman)
{
  const ColoniaState *state = play->state;

  for (int i = 0; i < colonia_state_get_n_spaces (state, craftsman); i++)
    {
      const ColoniaSpace *space = colonia_state_get_space (state, craftsman, i);

      EFFECT (play, WAITS, COLONIA_RULE_THU_4, space->player, .what = (int) craftsman,
              .amount = space->members, .other = i);
    }
}

/* The goods are collected, last week's members come home, and those whose
 * contract was fulfilled move onto the street (THU-3, THU-4). */
static void
collect_goods (ColoniaPlay *play)
{
  ColoniaState *state = play->state;
  int leaving[COLONIA_MAX_PLAYERS] = { 0 };

  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    close_craftsman (play, craftsman, leaving);
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    tell_waiting (play, craftsman);

  memset (state->bars, 0, sizeof state->bars);
  memset (state->new_contracts, 0, sizeof state->new_contracts);
  state->n_rolled = 0;

  colonia_come_home (play, COLONIA_STREET_THURSDAY, COLONIA_RULE_THU_4);
  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);

      colonia_move_onto_street (play, seat, COLONIA_STREET_THURSDAY, leaving[seat], COLONIA_RULE_THU_4);
    }

  play->next = COLONIA_NEXT_DAY;
}

static void
close_orders (ColoniaPlay *play)
{
  if (play->state->dice > 0)
    play->state->step = COLONIA_STEP_EXTRA_CONTRACTS;
  else
    collect_goods (play);
}

/* A 6 moves all bars, any other roll that craftsman's (THU-2). */
static HAPPENS (roll)
{
  ColoniaState *state = play->state;

  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    if (event->die == DIE_MOVES_ALL || event->die == (int) craftsman + 1)
      colonia_thursday_move_bar (play, craftsman, 1, COLONIA_RULE_THU_2);

  state->dice--;
  state->n_rolled++;
  if (state->dice == 0)
    collect_goods (play);
}

const ColoniaRoom colonia_room_die = { NULL, roll };

const ColoniaDayRoom colonia_thursday = { NULL, begin_work, close_orders };
