/* colonia-tallies.c: what is counted of each player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-tallies.h"

#define VOTES(kind) "yes-" kind, "no-" kind

const char *const colonia_tally_ids[] = {
  VOTES ("bigger-booths"),
  VOTES ("foreign-merchants"),
  VOTES ("homecoming-wednesday"),
  VOTES ("homecoming-thursday"),
  VOTES ("draw-resources"),
  VOTES ("busy-craftsman"),
  VOTES ("ships-leave"),
  VOTES ("goods-by-die"),
  VOTES ("extra-hold"),
  VOTES ("new-relics"),
  VOTES ("smaller-deputation"),
  VOTES ("exchange"),
  VOTES ("other"),
  NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (colonia_tally_ids) == COLONIA_TALLY_YES (COLONIA_N_EDICT_KINDS) + 1);
G_STATIC_ASSERT (COLONIA_TALLY_YES (COLONIA_N_EDICT_KINDS) <= TABLE_MAX_TALLIES);

/* Counts how players voted on each kind of edicts. */
void
colonia_tally (const TableState *before,
               const TableEvent *event,
               TableTallies     *tallies)
{
  const ColoniaState *state = COLONIA_STATE (before);
  const ColoniaBallot *ballots = COLONIA_EVENT (event)->ballots;
  ColoniaEdictKind kind;

  if (event->type != COLONIA_EVENT_VOTE)
    return;

  kind = state->edicts[state->edict].kind;
  for (int seat = 0; seat < before->n_players; seat++)
    {
      tallies->n[seat][COLONIA_TALLY_YES (kind)] += ballots[seat] == COLONIA_BALLOT_YES ? 1 : 0;
      tallies->n[seat][COLONIA_TALLY_NO (kind)] += ballots[seat] == COLONIA_BALLOT_NO ? 1 : 0;
    }
}
