/* sunday.c: relics and shrines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include <string.h>

static void
begin (ColoniaPlay *play)
{
  if (is_full (play->state))
    {
      begin_turns (play, COLONIA_STEP_BUYING);
      return;
    }

  leave_day_to_table (play, COLONIA_RULE_SUN_1);
  play->next = COLONIA_NEXT_DAY;
}

static int
count_in_play (const ColoniaState *state,
               ColoniaCity         city,
               gboolean            shrine)
{
  int n = 0;

  for (int slot = 0; slot < state->n_display; slot++)
    {
      const ColoniaCard *card = &state->display[slot];

      n += card->present && card->city == city && card->shrine == shrine;
    }

  for (int seat = 0; seat < state->n_players; seat++)
    {
      const ColoniaPlayer *player = &state->players[seat];

      for (int i = 0; !shrine && i < player->n_relics; i++)
        n += player->relics[i].city == city;
      for (int i = 0; shrine && i < player->n_shrines; i++)
        n += player->shrines[i] == city;
    }

  return n;
}

/* There are 11 relics and 1 shrine of each city, and no more (ALL-3). */
static EXAMINES (examine_relic)
{
  ColoniaCity city = event->relic.city;
  int in_play = count_in_play (state, city, event->relic.shrine);

  if (event->relic.shrine && in_play >= 1)
    return OBSTACLE (SHRINE_OUT, COLONIA_RULE_ALL_3, COLONIA_NOBODY, .what = (int) city, .have = in_play);
  if (!event->relic.shrine && in_play >= COLONIA_RELICS_PER_CITY)
    return OBSTACLE (RELICS_OUT, COLONIA_RULE_ALL_3, COLONIA_NOBODY, .what = (int) city, .have = in_play);

  return NO_OBSTACLE;
}

/* By the cards that we know (SET-9). */
void
colonia_sunday_doubt_points (int     player,
                             int     points,
                             GArray *doubts)
{
  if (colonia_relic_judge_points (points) != COLONIA_WORTH_USUAL)
    DOUBT (doubts, POINTS, COLONIA_RULE_SET_9, player, .have = points, .need = COLONIA_USUAL_RELIC_POINTS);
}

static DOUBTS (doubt_relic)
{
  if (!event->relic.shrine)
    colonia_sunday_doubt_points (COLONIA_NOBODY, event->relic.points, doubts);
}

/* The display is filled up to ten cards, or fewer when all 48 are out
 * (SET-9, SUN-5). */
static gboolean
display_needs_cards (const ColoniaState *state)
{
  return state->n_display < COLONIA_DISPLAY_SIZE && colonia_state_count_cards_left (state) > 0;
}

static HAPPENS (reveal_relic)
{
  ColoniaState *state = play->state;
  gboolean more;

  g_assert (state->n_display < COLONIA_N_RELIC_CARDS);
  state->display[state->n_display++] = (ColoniaCard) {
    .present = TRUE,
    .city = event->relic.city,
    .cost = event->relic.cost,
    .points = event->relic.points,
    .shrine = event->relic.shrine,
    .safeguard = COLONIA_NOBODY,
  };

  if (state->n_to_reveal > 0)
    more = --state->n_to_reveal > 0;
  else
    more = display_needs_cards (state);

  if (!more)
    play->next = state->day == COLONIA_DAY_SATURDAY ? COLONIA_NEXT_VOTE : COLONIA_NEXT_DAY;
}

const ColoniaRoom colonia_room_relic = { examine_relic, reveal_relic, doubt_relic };

static ColoniaObstacle
examine_slot (const ColoniaState *state,
              int                 seat,
              int                 slot,
              ColoniaRule         rule)
{
  if (slot < 0 || slot >= state->n_display)
    return OBSTACLE (NO_SLOT, rule, seat, .have = state->n_display, .need = slot + 1);
  if (!state->display[slot].present)
    return OBSTACLE (SLOT_EMPTY, rule, seat, .need = slot + 1);

  return NO_OBSTACLE;
}

/* A relic goes into the empty shrine of its city when it is bought; a shrine
 * takes a relic in when the shrine is bought (SUN-2). */
static ColoniaObstacle
examine_storing (const ColoniaState *state,
                 const ColoniaEvent *event,
                 const ColoniaCard  *card)
{
  int seat = event->player;
  int city = (int) card->city;
  int points = event->buy.stored_points;

  if (card->shrine && event->buy.in_shrine)
    return OBSTACLE (SHRINE_IN_SHRINE, COLONIA_RULE_SUN_2, seat, .what = city);
  if (!card->shrine && event->buy.stores)
    return OBSTACLE (RELIC_STORES, COLONIA_RULE_SUN_2, seat, .what = city);
  if (event->buy.in_shrine && !colonia_state_has_empty_shrine (state, seat, card->city))
    return OBSTACLE (NO_EMPTY_SHRINE, COLONIA_RULE_SUN_2, seat, .what = city);
  if (event->buy.stores && colonia_state_find_loose_relic (state, seat, card->city, points) < 0)
    return OBSTACLE (RELIC_NOT_OWNED, COLONIA_RULE_SUN_2, seat, .what = city, .need = points);

  return NO_OBSTACLE;
}

static EXAMINES (examine_buy)
{
  ColoniaObstacle obstacle = examine_slot (state, event->player, event->buy.slot, COLONIA_RULE_SUN_1);
  const ColoniaCard *card;
  int have;

  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    return obstacle;

  card = &state->display[event->buy.slot];
  obstacle = examine_storing (state, event, card);
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    return obstacle;

  have = state->players[event->player].money.n[card->city];
  if (have < card->cost)
    return OBSTACLE (MONEY_SHORT, COLONIA_RULE_SUN_1, event->player,
                     .what = (int) card->city, .have = have, .need = card->cost);

  return NO_OBSTACLE;
}

static void
own_shrine (ColoniaPlay        *play,
            const ColoniaEvent *event,
            const ColoniaCard  *card)
{
  ColoniaPlayer *player = &play->state->players[event->player];
  int points = event->buy.stored_points;

  g_assert (player->n_shrines < COLONIA_N_CITIES);
  player->shrines[player->n_shrines++] = card->city;
  EFFECT (play, BUYS_SHRINE, COLONIA_RULE_SUN_1, event->player, .what = (int) card->city);

  if (event->buy.stores)
    {
      int relic = colonia_state_find_loose_relic (play->state, event->player, card->city, points);

      player->relics[relic].stored = TRUE;
      EFFECT (play, STORED, COLONIA_RULE_SUN_2, event->player, .what = (int) card->city, .amount = points);
    }
}

static void
own_relic (ColoniaPlay        *play,
           const ColoniaEvent *event,
           const ColoniaCard  *card)
{
  ColoniaPlayer *player = &play->state->players[event->player];

  g_assert (player->n_relics < COLONIA_RELICS_PER_CITY * COLONIA_N_CITIES);
  player->relics[player->n_relics++] = (ColoniaOwnedRelic) {
    .city = card->city,
    .points = card->points,
    .stored = event->buy.in_shrine,
  };
  EFFECT (play, BUYS_RELIC, COLONIA_RULE_SUN_1, event->player,
          .what = (int) card->city, .amount = card->points);

  if (event->buy.in_shrine)
    EFFECT (play, STORED, COLONIA_RULE_SUN_2, event->player, .what = (int) card->city, .amount = card->points);
}

/* The member on a safeguarded card goes home to its owner, whoever buys the
 * card (SUN-3). */
static void
release_safeguard (ColoniaPlay       *play,
                   const ColoniaCard *card)
{
  if (card->safeguard == COLONIA_NOBODY)
    return;

  play->state->players[card->safeguard].supply++;
  EFFECT (play, SAFEGUARD_HOME, COLONIA_RULE_SUN_3, card->safeguard, .what = (int) card->city, .amount = 1);
}

static HAPPENS (buy)
{
  ColoniaState *state = play->state;
  ColoniaCard card = state->display[event->buy.slot];

  state->players[event->player].money.n[card.city] -= card.cost;
  if (card.shrine)
    own_shrine (play, event, &card);
  else
    own_relic (play, event, &card);
  EFFECT (play, PAYS_MONEY, COLONIA_RULE_SUN_1, event->player, .what = (int) card.city, .amount = card.cost);
  release_safeguard (play, &card);

  memset (&state->display[event->buy.slot], 0, sizeof card);
  play->next = COLONIA_NEXT_TURN;
}

const ColoniaRoom colonia_room_buy = { examine_buy, buy };

/* In the last week the game ends after the buying (SUN-6). */
static void
close_buying (ColoniaPlay *play)
{
  if (play->state->week == COLONIA_N_WEEKS)
    play->next = COLONIA_NEXT_DAY;
  else
    begin_turns (play, COLONIA_STEP_SAFEGUARDING);
}

/* One member is enough for a card, and there is room for one (SUN-4). */
static EXAMINES (examine_safeguard)
{
  ColoniaObstacle obstacle = examine_slot (state, event->player, event->slot, COLONIA_RULE_SUN_4);
  int owner;

  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    return obstacle;

  owner = state->display[event->slot].safeguard;
  if (owner != COLONIA_NOBODY)
    return OBSTACLE (SAFEGUARDED, COLONIA_RULE_SUN_4, owner,
                     .what = (int) state->display[event->slot].city,
                     .have = state->display[event->slot].shrine ? -1 : state->display[event->slot].points);

  return colonia_examine_supply (state, event->player, 1, COLONIA_RULE_SUN_4);
}

static HAPPENS (safeguard)
{
  ColoniaCard *card = &play->state->display[event->slot];

  card->safeguard = event->player;
  colonia_take_from_supply (play, event->player, 1);
  EFFECT (play, MEMBER_ON_CARD, COLONIA_RULE_SUN_4, event->player);
  EFFECT (play, SAFEGUARDED, COLONIA_RULE_SUN_4, event->player,
          .what = (int) card->city, .amount = card->points, .other = card->shrine);

  play->next = COLONIA_NEXT_TURN;
}

const ColoniaRoom colonia_room_safeguard = { examine_safeguard, safeguard };

/* Cards that nobody safeguarded are discarded, the others move left; then new
 * ones are revealed (SUN-5). */
static void
close_display (ColoniaPlay *play)
{
  ColoniaState *state = play->state;
  int kept = 0;

  for (int slot = 0; slot < state->n_display; slot++)
    {
      const ColoniaCard card = state->display[slot];

      if (card.present && card.safeguard != COLONIA_NOBODY)
        state->display[kept++] = card;
      else if (card.present)
        EFFECT (play, DISCARDED, COLONIA_RULE_SUN_5, COLONIA_NOBODY, .what = (int) card.city, .amount = card.points,
                .other = card.shrine);
    }

  memset (&state->display[kept], 0, sizeof state->display[0] * (state->n_display - kept));
  state->n_display = kept;

  if (display_needs_cards (state))
    state->step = COLONIA_STEP_REVEAL_RELICS;
  else
    play->next = COLONIA_NEXT_DAY;
}

static void
close_turns (ColoniaPlay *play)
{
  if (play->state->step == COLONIA_STEP_BUYING)
    close_buying (play);
  else
    close_display (play);
}

const ColoniaDayRoom colonia_sunday = { .begin = begin, .close = close_turns };
