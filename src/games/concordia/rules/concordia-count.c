/* concordia-count.c: what the table counts, as for the intermediate scoring (MID-1 to MID-4), and corrects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"
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
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      ConcordiaPlayer player = state->players[seat];

      correct_player (&player, &event->holdings[seat]);
      TABLE_RETURN_OBSTACLE (examine_player (state, &player, seat));
      TABLE_RETURN_OBSTACLE (examine_store (&player, &event->holdings[seat], seat));
    }

  return NO_OBSTACLE;
}

/* A last house is not corrected into being: it ends the game (END-2). */
EXAMINES (concordia_count_examine_correction)
{
  const int seat = event->table.player;
  ConcordiaPlayer player = state->players[seat];

  correct_player (&player, &event->holdings[0]);
  TABLE_RETURN_OBSTACLE (examine_player (state, &player, seat));
  if (state->concordia == TABLE_NOBODY && concordia_sum_goods (player.houses) == CONCORDIA_MAX_HOUSES)
    return (TableObstacle) { OBSTACLE (ENDS_GAME, END_2), .player = seat };

  return NO_OBSTACLE;
}

/* What is counted has room in the storehouse. */
EXAMINES (concordia_count_examine_intermediate)
{
  return examine_store (&state->players[state->table.turn], &event->holdings[0], state->table.turn);
}

/* The most that anybody has below a number of points. */
static int
find_best_below (const ConcordiaState *state,
                 int                   limit)
{
  int best = G_MININT;

  for (int seat = 0; seat < state->table.n_players; seat++)
    if (state->intermediate[seat].total < limit)
      best = MAX (best, state->intermediate[seat].total);

  return best;
}

/* All who share a place get the same (MID-3). */
static void
pay_best (const TablePlay *play)
{
  ConcordiaState *state = OF (play);
  const int best = find_best_below (state, G_MAXINT);
  const int second = find_best_below (state, best);

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      ConcordiaIntermediate *scored = &state->intermediate[seat];
      ConcordiaPrice paid = { 0 };

      scored->coins = paid.coins = scored->total == best ? 2 : scored->total == second ? 1 : 0;
      concordia_bank_move (play, seat, CONCORDIA_RULE_MID_3, &paid);
    }
}

/* Scores who has played the first Tribune, and pays the best when all are scored. */
HAPPENS (concordia_count_intermediate)
{
  ConcordiaState *state = OF (play);
  const int seat = state->table.turn;
  ConcordiaIntermediate *scored = &state->intermediate[seat];
  gboolean all_scored = TRUE;
  ConcordiaPlayerScore score;

  concordia_score_count (state, seat, &event->holdings[0], &score);
  scored->scored = TRUE;
  for (int kind = 0; kind < CONCORDIA_N_KINDS; kind++)
    {
      if (kind < CONCORDIA_N_GODS)
        scored->points[kind] = score.points[kind];
      else
        scored->minerva += score.points[kind];
      scored->total += score.points[kind];
    }
  table_play_tell (play, (TableEffect) { EFFECT (SCORED, MID_2), seat, .amount = scored->total });

  for (int other = 0; other < state->table.n_players; other++)
    all_scored &= state->intermediate[other].scored;
  if (all_scored)
    pay_best (play);
  concordia_turn_end (play);
}

/* All together count no more cards than the box has (SET-3, SET-6). What only the books have was asked about before. */
static DOUBTS (doubt_cards)
{
  int have[CONCORDIA_N_KINDS] = { 0 }, box[CONCORDIA_N_KINDS] = { 0 }, told = 0;

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      ConcordiaPlayerScore score;

      told |= event->holdings[seat].corrects & CONCORDIA_CORRECTS_CARDS;
      concordia_score_count (state, seat, &event->holdings[seat], &score);
      for (int kind = 0; kind < CONCORDIA_N_KINDS; kind++)
        have[kind] += score.cards[kind];
    }
  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    box[concordia_state_get_kind (state, card)] += concordia_card_count_first (card) * state->table.n_players;
  for (int deck = 0; deck < CONCORDIA_N_DECKS; deck++)
    for (int sale = 0; sale < CONCORDIA_N_SALES; sale++)
      box[concordia_state_get_kind (state, concordia_sales[sale])] += concordia_decks[deck][sale];

  for (int kind = 0; kind < CONCORDIA_N_KINDS; kind++)
    if (told != 0 && have[kind] > box[kind])
      TABLE_DOUBT (doubts, OBSTACLE (COUNTED, SET_3), TABLE_NOBODY, kind, have[kind], box[kind]);
}

/* Who builds the last house has the Concordia card, if nobody had it before (END-2). */
DOUBTS (concordia_count_doubt)
{
  const gboolean told = (event->corrects & CONCORDIA_CORRECTS_CONCORDIA) != 0;

  doubt_cards (state, event, doubts);
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
  ConcordiaPlayer player = state->players[seat];
  ConcordiaPlayerScore score;

  correct_player (&player, holdings);
  concordia_score_count (state, seat, holdings, &score);
  memcpy (holdings->houses, player.houses, sizeof holdings->houses);
  holdings->provinces = player.provinces;
  holdings->colonists = player.colonists;
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
