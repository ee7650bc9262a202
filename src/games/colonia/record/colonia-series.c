/* colonia-series.c: what is followed from week to week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-series.h"

#include "colonia-score.h"

#define FULL (1u << COLONIA_TRACKING_FULL)

static int
get_points (const TableState *state,
            int               seat,
            int               which,
            gboolean          settled)
{
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (state), &score))
    return 0;

  return settled ? score.players[seat].total : score.players[seat].relics + score.players[seat].shrines;
}

static int
get_supply (const TableState *state,
            int               seat,
            int               which,
            gboolean          settled)
{
  return COLONIA_STATE (state)->players[seat].supply;
}

/* Windows are paid for (END-1). */
static int
get_money (const TableState *state,
           int               seat,
           int               city,
           gboolean          settled)
{
  int money = COLONIA_STATE (state)->players[seat].money.n[city];
  ColoniaScore score;

  if (settled && colonia_state_get_score (COLONIA_STATE (state), &score) && score.windows[city].player == seat)
    money -= score.windows[city].pays;

  return money;
}

#define MONEY(city) { get_money, city, FULL, .is_settled = TRUE }

const TableSeries colonia_series[] = {
  [COLONIA_SERIES_POINTS] = { get_points, 0, FULL, .is_settled = TRUE },
  [COLONIA_SERIES_SUPPLY] = { get_supply, 0, FULL, .is_public = TRUE },
  [COLONIA_SERIES_MONEY] = MONEY (0), MONEY (1), MONEY (2), MONEY (3),
  [COLONIA_N_SERIES] = { NULL },
};

G_STATIC_ASSERT (COLONIA_N_CITIES == 4);
G_STATIC_ASSERT (COLONIA_N_SERIES <= TABLE_MAX_SERIES);

/* Tells how players voted on an edict. */
gboolean
colonia_series_get_votes (const TableEvent *event,
                          TableVote        *votes)
{
  static const TableVote ballots[COLONIA_N_BALLOTS] = {
    [COLONIA_BALLOT_NONE] = TABLE_VOTE_NONE,
    [COLONIA_BALLOT_YES] = TABLE_VOTE_YES,
    [COLONIA_BALLOT_NO] = TABLE_VOTE_NO,
  };

  if (event->type != COLONIA_EVENT_VOTE)
    return FALSE;

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    votes[seat] = ballots[COLONIA_EVENT (event)->ballots[seat]];

  return TRUE;
}
