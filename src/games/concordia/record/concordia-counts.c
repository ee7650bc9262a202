/* concordia-counts.c: what is followed through a game, and counted over many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-record.h"

#include <glib/gi18n.h>

static int
get_value (const TableState *state,
           int               seat,
           int               which,
           gboolean          settled)
{
  const ConcordiaPlayer *player = &CONCORDIA_STATE (state)->players[seat];
  int values[CONCORDIA_N_SERIES] = {
    [CONCORDIA_SERIES_HOUSES] = concordia_sum_goods (player->houses),
    [CONCORDIA_SERIES_PROVINCES] = player->provinces,
    [CONCORDIA_SERIES_COLONISTS] = player->colonists,
    [CONCORDIA_SERIES_CARDS] = player->n_played,
  };

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    values[CONCORDIA_SERIES_CARDS] += player->hand[card];

  return values[which];
}

/* Points are for the end: nobody knows who leads. */
#define SERIES(name) \
  .get_value = get_value, .which = CONCORDIA_SERIES_##name, .trackings = 1u << CONCORDIA_TRACKING_ESSENTIALS, \
  .is_public = TRUE

const TableSeries concordia_series[] = {
  [CONCORDIA_SERIES_HOUSES] = { SERIES (HOUSES), .is_drawn = TRUE, .title = N_("Houses"),
    .hint = N_("How many houses each player had when a round was over.") },
  [CONCORDIA_SERIES_PROVINCES] = { SERIES (PROVINCES), .title = N_("Provinces"),
    .hint = N_("In how many provinces each player had a house when a round was over.") },
  [CONCORDIA_SERIES_COLONISTS] = { SERIES (COLONISTS), .title = N_("Colonists"),
    .hint = N_("How many colonists each player had on the board when a round was over.") },
  [CONCORDIA_SERIES_CARDS] = { SERIES (CARDS), .title = N_("Cards"),
    .hint = N_("How many cards each player had, in hand and played, when a round was over.") },
  [CONCORDIA_N_SERIES] = { NULL },
};

G_STATIC_ASSERT (CONCORDIA_N_SERIES <= TABLE_MAX_SERIES);

const char *const concordia_tally_ids[] = {
  "played-tribune", "played-architect", "played-prefect", "played-mercator", "played-mercator-5", "played-diplomat",
  "played-diplomat-i", "played-diplomat-iii", "played-diplomat-iv", "played-diplomat-v", "played-senator",
  "played-consul", "played-colonist", "played-mason", "played-farmer", "played-smith", "played-vintner",
  "played-weaver", NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (concordia_tally_ids) == CONCORDIA_N_CARDS + 1);
G_STATIC_ASSERT (CONCORDIA_N_CARDS <= TABLE_MAX_TALLIES);

/* Counts how often players play each card. */
void
concordia_tally (const TableState *before,
                 const TableEvent *event,
                 TableTallies     *tallies)
{
  if (event->type == CONCORDIA_EVENT_PLAY)
    tallies->n[event->player][CONCORDIA_EVENT (event)->play.card]++;
}
