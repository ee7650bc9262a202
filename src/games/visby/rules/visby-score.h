/* visby-score.h: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-state.h"

/* The parts of what a player comes to, in the order in which they are told. */
typedef enum {
  VISBY_SCORED_SEALS,
  VISBY_SCORED_EXTRA, /* how many seals wares bring (END-3) */
  VISBY_SCORED_LEFT, /* how many wares are left */
  VISBY_SCORED_CARDS, /* how many cards are in hand (END-5) */
  VISBY_SCORED_WARES, /* how many there were before */
  VISBY_SCORED_EXCHANGED, /* how many of them brought seals */
  VISBY_N_SCORED
} VisbyScored;

/* What parts somebody from who comes next, where not the seals do (END-4). */
enum { VISBY_TIE_LEFT = TABLE_TIE_BROKEN, VISBY_TIE_CARDS };

gboolean visby_holdings_are_tied (const VisbyHoldings *has,
                                  const VisbyHoldings *other);
gboolean visby_score_get         (const TableState    *state,
                                  TableScore          *score);
void     visby_score_tell        (const TablePlay     *play);
