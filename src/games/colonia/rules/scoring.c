/* scoring.c: the end of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"
#include "colonia-score.h"

#include <string.h>

static int
count_stored (const ColoniaHoldings *holdings)
{
  int stored = 0;

  for (int i = 0; i < holdings->n_relics; i++)
    stored += holdings->relics[i].shrine ? 1 : 0;

  return stored;
}

/* Nobody has more relics in shrines than there are shrines (SET-9, SUN-2). */
static EXAMINES (examine_holdings)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      int stored = count_stored (&event->holdings[seat]);

      if (stored > COLONIA_N_CITIES)
        return OBSTACLE (SHRINES_FULL, COLONIA_RULE_SET_9, seat, .have = stored, .need = COLONIA_N_CITIES);
    }

  return NO_OBSTACLE;
}

/* What somebody counts is read off the same cards. */
static DOUBTS (doubt_holdings)
{
  for (int seat = 0; seat < state->n_players; seat++)
    for (int i = 0; i < event->holdings[seat].n_relics; i++)
      colonia_sunday_doubt_points (seat, event->holdings[seat].relics[i].points, doubts);
}

static ColoniaCount
count_holdings (const ColoniaHoldings *holdings)
{
  ColoniaCount count = {
    .money = holdings->money,
    .goods = holdings->goods,
    .resources = holdings->resources,
  };

  for (int i = 0; i < holdings->n_relics; i++)
    {
      const ColoniaHeldRelic *relic = &holdings->relics[i];

      if (relic->shrine)
        count.stored_points += relic->points;
      else
        count.relic_points += relic->points;
    }

  return count;
}

static ColoniaCount
count_player (const ColoniaPlayer *player)
{
  ColoniaCount count = {
    .money = player->money,
    .goods = colonia_bundle_get_total (&player->goods),
    .resources = colonia_bundle_get_total (&player->resources),
  };

  for (int i = 0; i < player->n_relics; i++)
    {
      if (player->relics[i].stored)
        count.stored_points += player->relics[i].points;
      else
        count.relic_points += player->relics[i].points;
    }

  return count;
}

/* The one player with the most money of a currency gets the window and pays
 * all of it; where the most is shared nobody does (END-1). */
static void
award_window (ColoniaScore       *score,
              const ColoniaCount *counts,
              ColoniaCity         city)
{
  int most = 0;
  int richest = COLONIA_NOBODY;

  for (int seat = 0; seat < score->n_players; seat++)
    {
      int amount = counts[seat].money.n[city];

      score->windows[city].amounts[seat] = amount;
      if (amount > most)
        {
          most = amount;
          richest = seat;
        }
      else if (amount == most)
        {
          richest = COLONIA_NOBODY;
        }
    }

  score->windows[city].player = richest;
  score->windows[city].pays = richest == COLONIA_NOBODY ? 0 : most;
}

/* Relics count as printed, those in shrines twice, windows as agreed
 * (END-2). */
static void
add_up (ColoniaScore       *score,
        const ColoniaCount *count,
        int                 seat,
        int                 window_points)
{
  score->players[seat].relics = count->relic_points;
  score->players[seat].shrines = 2 * count->stored_points;
  score->players[seat].money = colonia_bundle_get_total (&count->money);
  score->players[seat].goods = count->goods;
  score->players[seat].resources = count->resources;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (score->windows[city].player == seat)
      {
        score->players[seat].windows += window_points;
        score->players[seat].money -= score->windows[city].pays;
      }

  score->players[seat].total = score->players[seat].relics
                               + score->players[seat].shrines
                               + score->players[seat].windows;
}

/* Ranks players by points and then, where these are equal, by money, goods and resources
 * (END-3). */
static void
fill_table (const ColoniaScore *score,
            TableScore         *table)
{
  *table = (TableScore) { .final = score->final, .n_players = score->n_players };
  for (int seat = 0; seat < score->n_players; seat++)
    {
      const ColoniaPlayerScore *player = &score->players[seat];
      const int parts[] = {
        player->relics, player->shrines, player->windows, player->money, player->goods, player->resources,
      };

      table_score_set (table, seat, player->total, parts, G_N_ELEMENTS (parts));
      memcpy (table->ties[seat], &parts[COLONIA_PART_MONEY], 3 * sizeof *parts);
    }
  table_score_rank (table);
}

/* By points, money, goods and resources, in that order (END-3). What parted the winner from whoever
 * came closest is what decided the game. */
static void
rank_players (ColoniaScore *score)
{
  TableScore table;

  fill_table (score, &table);
  score->decided_by = COLONIA_TIE_BREAK_POINTS;
  for (int seat = 0; seat < score->n_players; seat++)
    {
      score->players[seat].rank = table.ranks[seat];
      for (int other = 0; table.ranks[seat] == 1 && other < score->n_players; other++)
        {
          int tie = other != seat ? table_score_find_tie (&table, seat, other) : (int) TABLE_TIE_TOTAL;

          score->decided_by = MAX (score->decided_by, tie == TABLE_TIE_SHARED ? COLONIA_TIE_BREAK_SHARED
                                                      : (ColoniaTieBreak) (tie - (int) TABLE_TIE_TOTAL));
        }
    }
}

/* Counts the points (END-1 to END-3). A `full` game that is not finished is counted as if it
 * ended now; in the other trackings there is nothing to count before `final-holdings`. */
gboolean
colonia_state_get_score (const ColoniaState *state,
                         ColoniaScore       *score)
{
  ColoniaCount counts[COLONIA_MAX_PLAYERS];

  if (!is_full (state) && state->step != COLONIA_STEP_FINISHED)
    return FALSE;

  memset (score, 0, sizeof *score);
  score->final = state->step == COLONIA_STEP_FINISHED;
  score->n_players = state->n_players;

  for (int seat = 0; seat < state->n_players; seat++)
    counts[seat] = is_full (state) ? count_player (&state->players[seat]) : state->counts[seat];

  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    award_window (score, counts, city);
  for (int seat = 0; seat < state->n_players; seat++)
    add_up (score, &counts[seat], seat, state->window_points);
  rank_players (score);

  return TRUE;
}

/* Counts the same for the table. */
gboolean
colonia_score_get_table (const TableState *state,
                         TableScore       *table)
{
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (state), &score))
    return FALSE;

  fill_table (&score, table);

  return TRUE;
}

/* Reports a score as effects: the windows, the totals by rank, the winners. */
void
colonia_score_tell (const ColoniaScore *score,
                    GArray             *effects)
{
  ColoniaPlay play = { NULL, effects };

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    EFFECT (&play, WINDOW, COLONIA_RULE_END_1, score->windows[city].player,
            .what = city, .amount = score->windows[city].pays);

  for (int rank = 1; rank <= score->n_players; rank++)
    for (int seat = 0; seat < score->n_players; seat++)
      if (score->players[seat].rank == rank)
        EFFECT (&play, TOTAL, COLONIA_RULE_END_2, seat, .amount = score->players[seat].total, .other = rank);

  for (int seat = 0; seat < score->n_players; seat++)
    if (score->players[seat].rank == 1)
      EFFECT (&play, WINNER, COLONIA_RULE_END_3, seat,
              .what = (int) score->decided_by, .amount = score->players[seat].total);
}

/* Reports how a finished game ended. */
static void
report (ColoniaPlay *play)
{
  ColoniaScore score;

  if (play->effects != NULL && colonia_state_get_score (play->state, &score))
    colonia_score_tell (&score, play->effects);
}

static HAPPENS (take_holdings)
{
  ColoniaState *state = play->state;

  for (int seat = 0; seat < state->n_players; seat++)
    state->counts[seat] = count_holdings (&event->holdings[seat]);

  state->step = COLONIA_STEP_FINISHED;
  report (play);
}

const ColoniaRoom colonia_room_final_holdings = { examine_holdings, take_holdings, doubt_holdings };

/* What is not tracked is counted first. */
static void
begin (ColoniaPlay *play)
{
  play->state->step = is_full (play->state) ? COLONIA_STEP_FINISHED : COLONIA_STEP_FINAL_HOLDINGS;
  if (is_full (play->state))
    report (play);
}

const ColoniaDayRoom colonia_end = { .begin = begin };
