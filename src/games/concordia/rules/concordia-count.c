/* concordia-count.c: what the table counts and corrects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"
#include "concordia-score.h"
#include "table-ranks.h"

#include <string.h>

/* What a player has once it is corrected. */
static void
correct_player (ConcordiaPlayer         *player,
                const ConcordiaHoldings *holdings)
{
  if ((holdings->corrects & CONCORDIA_CORRECTS_HOUSES) != 0)
    memcpy (player->houses, holdings->houses, sizeof player->houses);
  if ((holdings->corrects & CONCORDIA_CORRECTS_PROVINCES) != 0)
    player->provinces = holdings->provinces;
  if ((holdings->corrects & CONCORDIA_CORRECTS_COLONISTS) != 0)
    player->colonists = holdings->colonists;
}

static TableObstacle
examine_player (const ConcordiaState  *state,
                const ConcordiaPlayer *player,
                int                    seat)
{
  const int houses = concordia_sum_goods (player->houses);

  if (houses > CONCORDIA_MAX_HOUSES)
    return (TableObstacle) { OBSTACLE (HOUSES, ARCH_6), .player = seat, .have = houses };
  if (player->provinces > state->agreed.provinces)
    return (TableObstacle) { OBSTACLE (PROVINCES, SCORE_SAT), .player = seat, .have = player->provinces,
                             .need = state->agreed.provinces };
  if (player->provinces > houses || (houses > 0 && player->provinces == 0))
    return (TableObstacle) { OBSTACLE (PROVINCES_AND_HOUSES, ALL_2), seat, .have = player->provinces, .need = houses };

  return NO_OBSTACLE;
}

/* Goods and colonists that are not on the board share the storehouse (STORE-1). */
static TableObstacle
examine_store (const ConcordiaPlayer   *player,
               const ConcordiaHoldings *holdings,
               int                      seat)
{
  const int goods = concordia_sum_goods (holdings->goods);
  const int spaces = CONCORDIA_STORE - (CONCORDIA_MAX_COLONISTS - player->colonists);

  if (goods > spaces)
    return (TableObstacle) { OBSTACLE (STORE, STORE_1), .player = seat, .have = goods, .need = spaces };

  return NO_OBSTACLE;
}

EXAMINES (concordia_count_examine_final)
{
  TableObstacle obstacle = NO_OBSTACLE;

  for (int seat = 0; obstacle.kind == TABLE_OBSTACLE_NONE && seat < state->table.n_players; seat++)
    {
      ConcordiaPlayer player = state->players[seat];

      correct_player (&player, &event->holdings[seat]);
      obstacle = examine_player (state, &player, seat);
      if (obstacle.kind == TABLE_OBSTACLE_NONE)
        obstacle = examine_store (&player, &event->holdings[seat], seat);
    }

  return obstacle;
}

/* A last house is not corrected into being: it ends the game (END-2). */
EXAMINES (concordia_count_examine_correction)
{
  const int seat = event->table.player;
  ConcordiaPlayer player = state->players[seat];
  TableObstacle obstacle;

  correct_player (&player, &event->holdings[0]);
  obstacle = examine_player (state, &player, seat);
  if (obstacle.kind == TABLE_OBSTACLE_NONE && state->concordia == TABLE_NOBODY
      && concordia_sum_goods (player.houses) == CONCORDIA_MAX_HOUSES)
    obstacle = (TableObstacle) { OBSTACLE (ENDS_GAME, END_2), .player = seat };

  return obstacle;
}

/* What is counted has room in the storehouse. */
EXAMINES (concordia_count_examine_intermediate)
{
  return examine_store (&state->players[state->table.turn], &event->holdings[0], state->table.turn);
}

/* Who builds the last house has the Concordia card, if nobody had it before (END-2). */
DOUBTS (concordia_count_doubt)
{
  const gboolean told = (event->corrects & CONCORDIA_CORRECTS_CONCORDIA) != 0;

  for (int seat = 0; (told ? event->concordia : state->concordia) == TABLE_NOBODY && seat < state->table.n_players; seat++)
    {
      ConcordiaPlayer player = state->players[seat];

      correct_player (&player, &event->holdings[seat]);
      if (concordia_sum_goods (player.houses) == CONCORDIA_MAX_HOUSES)
        TABLE_DOUBT (doubts, OBSTACLE (NOBODY, END_2), seat);
    }
}

/* Says what is known of what a player has and is not said. */
static void
say_known (const ConcordiaState *state,
           int                   seat,
           ConcordiaHoldings    *holdings)
{
  const ConcordiaPlayer *player = &state->players[seat];
  ConcordiaPlayerScore score;

  concordia_score_count (state, seat, NULL, &score);
  if ((holdings->corrects & CONCORDIA_CORRECTS_HOUSES) == 0)
    memcpy (holdings->houses, player->houses, sizeof holdings->houses);
  if ((holdings->corrects & CONCORDIA_CORRECTS_PROVINCES) == 0)
    holdings->provinces = player->provinces;
  if ((holdings->corrects & CONCORDIA_CORRECTS_COLONISTS) == 0)
    holdings->colonists = player->colonists;
  if ((holdings->corrects & CONCORDIA_CORRECTS_CARDS) == 0)
    memcpy (holdings->cards, score.cards, sizeof holdings->cards);
  holdings->corrects |= CONCORDIA_CORRECTS_HOUSES | CONCORDIA_CORRECTS_PROVINCES | CONCORDIA_CORRECTS_COLONISTS
                        | CONCORDIA_CORRECTS_CARDS;
}

/* Says in a final count, or a correction, all that is known and that it does not say. */
gboolean
concordia_play_say_known (const TableState *state,
                          TableEvent       *event)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  ConcordiaEvent *count = (ConcordiaEvent *) event;

  if (event->type == CONCORDIA_EVENT_CORRECTION)
    say_known (own, event->player, &count->holdings[0]);
  if (event->type != CONCORDIA_EVENT_FINAL_COUNT)
    return event->type == CONCORDIA_EVENT_CORRECTION;

  for (int seat = 0; seat < state->n_players; seat++)
    say_known (own, seat, &count->holdings[seat]);
  if ((count->corrects & CONCORDIA_CORRECTS_CONCORDIA) == 0)
    count->concordia = own->concordia;
  if ((count->corrects & CONCORDIA_CORRECTS_PRAEFECTUS) == 0)
    count->praefectus = own->praefectus;
  count->corrects |= CONCORDIA_CORRECTS_CONCORDIA | CONCORDIA_CORRECTS_PRAEFECTUS;

  return TRUE;
}

/* Corrects what a player has. No step ends by it. */
HAPPENS (concordia_count_correct)
{
  ConcordiaState *state = (ConcordiaState *) play->state;

  correct_player (&state->players[event->table.player], &event->holdings[0]);
  if ((event->corrects & CONCORDIA_CORRECTS_PRAEFECTUS) != 0)
    state->praefectus = event->table.player;
}

/* Takes over what everybody counted, and ends the game. */
HAPPENS (concordia_count_final)
{
  ConcordiaState *state = (ConcordiaState *) play->state;

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      correct_player (&state->players[seat], &event->holdings[seat]);
      state->counted[seat] = event->holdings[seat];
    }
  if ((event->corrects & CONCORDIA_CORRECTS_PRAEFECTUS) != 0)
    state->praefectus = event->praefectus;
  if ((event->corrects & CONCORDIA_CORRECTS_CONCORDIA) != 0)
    state->concordia = event->concordia;
  state->table.step = CONCORDIA_STEP_FINISHED;
  table_play_tell_ranks (play);
}

/* Makes the correction after which a colonist can be placed, a new province has no house of the player yet, or the
 * storehouse has room for what is counted: that many colonists more are on the board. */
TableEvent *
concordia_play_remedy (const TableState    *state,
                       const TableEvent    *event,
                       const TableObstacle *obstacle)
{
  const int colonists = obstacle->kind == CONCORDIA_OBSTACLE_STORE
                          ? CONCORDIA_STATE (state)->players[obstacle->player].colonists + obstacle->have - obstacle->need
                          : CONCORDIA_MAX_COLONISTS - obstacle->need;
  ConcordiaEvent *correction = (ConcordiaEvent *) table_event_new (state->game->events, CONCORDIA_EVENT_CORRECTION);
  ConcordiaHoldings *holdings = &correction->holdings[0];

  correction->table.player = obstacle->player;
  holdings->corrects = obstacle->kind == CONCORDIA_OBSTACLE_PROVINCES ? CONCORDIA_CORRECTS_PROVINCES
                                                                      : CONCORDIA_CORRECTS_COLONISTS;
  holdings->provinces = obstacle->need - 1;
  holdings->colonists = CLAMP (colonists, CONCORDIA_FIRST_COLONISTS, CONCORDIA_MAX_COLONISTS);

  return &correction->table;
}
