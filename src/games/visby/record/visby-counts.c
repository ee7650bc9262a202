/* visby-counts.c: what is followed through a game, and counted over many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-record.h"

#include "visby-score.h"

#include <glib/gi18n.h>

/* The last exchange makes more of seals, and leaves fewer wares (END-3). */
static int
get_value (const TableState *state,
           int               seat,
           int               which,
           gboolean          settled)
{
  const VisbyPlayer *player = &VISBY_STATE (state)->players[seat];
  TableScore score;

  if (which == VISBY_SERIES_CARDS)
    return visby_state_count_hand (VISBY_STATE (state), seat);
  if (settled && visby_score_get (state, &score))
    return which == VISBY_SERIES_SEALS ? score.totals[seat] : score.parts[seat][VISBY_SCORED_LEFT];

  return which == VISBY_SERIES_SEALS ? player->seals : player->wares;
}

#define SERIES(name) \
  .get_value = get_value, .which = VISBY_SERIES_##name, .trackings = 1u << VISBY_TRACKING_FULL, .is_public = TRUE

const TableSeries visby_series[] = {
  [VISBY_SERIES_SEALS] = {
    SERIES (SEALS), .is_settled = TRUE, .is_drawn = TRUE, .title = N_("Seals"),
    .hint = N_("The seals of each player when a round was over, and at the end those for wares."),
  },
  [VISBY_SERIES_WARES] = {
    SERIES (WARES), .is_settled = TRUE, .is_drawn = TRUE, .title = N_("Wares"),
    .hint = N_("The wares of each player when a round was over, and at the end what is left."),
  },
  [VISBY_SERIES_CARDS] = {
    SERIES (CARDS), .title = N_("Cards in hand"),
    .hint = N_("How many cards each player had in hand when a round was over."),
  },
  [VISBY_N_SERIES] = { NULL },
};

G_STATIC_ASSERT (VISBY_N_SERIES <= TABLE_MAX_SERIES);

const char *const visby_tally_ids[] = {
  "played-troops", "played-knight", "played-blacksmith", "played-fleet",
  "played-ship", "played-tollkeeper", "played-merchant", "played-mendicant",
  "seals-troops", "seals-knight", "wares-blacksmith", "wares-fleet",
  "wares-ship", "seals-tollkeeper", "seals-merchant", "wares-mendicant",
  NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (visby_tally_ids) == VISBY_TALLY_BROUGHT (VISBY_N_CARDS) + 1);
G_STATIC_ASSERT (VISBY_TALLY_BROUGHT (VISBY_N_CARDS) <= TABLE_MAX_TALLIES);

/* Counts how often players play each card, and what it brings them. */
void
visby_tally (const TableState *before,
             const TableEvent *event,
             TableTallies     *tallies)
{
  g_autoptr (TableState) after = NULL;
  const VisbyState *own;

  if (event->type != VISBY_EVENT_CARDS && event->type != VISBY_EVENT_TRADES)
    return;

  after = table_state_dup (before);
  table_state_apply (after, event, NULL);
  own = VISBY_STATE (after);

  /* What was evaluated before the Merchants was counted then. */
  for (int i = event->type == VISBY_EVENT_TRADES ? VISBY_STATE (before)->n_gains : 0; i < own->n_gains; i++)
    {
      const VisbyGain *gain = &own->gains[i];

      tallies->n[gain->player][VISBY_TALLY_PLAYED (gain->card)]++;
      tallies->n[gain->player][VISBY_TALLY_BROUGHT (gain->card)]
        += visby_card_brings_wares (gain->card) ? gain->wares : gain->seals;
    }
}
