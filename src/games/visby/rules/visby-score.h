/* visby-score.h: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-state.h"

G_BEGIN_DECLS

/**
 * VisbyTie:
 * @VISBY_TIE_LAST: nobody comes next
 * @VISBY_TIE_SEALS: more seals
 * @VISBY_TIE_LEFT: more wares left
 * @VISBY_TIE_CARDS: more cards in hand
 * @VISBY_TIE_SHARED: nothing: the two share a rank
 *
 * What parts somebody from who comes next (END-4).
 */
typedef enum {
  VISBY_TIE_LAST,
  VISBY_TIE_SEALS,
  VISBY_TIE_LEFT,
  VISBY_TIE_CARDS,
  VISBY_TIE_SHARED,
} VisbyTie;

/* What a player comes to. */
typedef struct {
  int seals;
  int wares;
  int exchanged; /* how many of them are changed into seals (END-3) */
  int extra; /* how many seals those bring */
  int total; /* all seals */
  int left; /* how many wares are left */
  int cards; /* how many cards are in hand (END-5) */
  int rank; /* the rank, from 1 */
} VisbyPlayerScore;

/* The score. A value. */
typedef struct {
  gboolean final; /* whether the game is over */
  int n_players; /* how many play */
  VisbyPlayerScore players[VISBY_MAX_PLAYERS]; /* by seat */
} VisbyScore;

gboolean visby_holdings_are_tied (const VisbyHoldings *has,
                                  const VisbyHoldings *other);
gboolean visby_state_get_score   (const VisbyState    *state,
                                  VisbyScore          *score);
void     visby_score_order       (const VisbyScore    *score,
                                  int                 *seats);
VisbyTie visby_score_get_tie     (const VisbyScore    *score,
                                  const int           *seats,
                                  int                  place);
void     visby_score_tell        (const TablePlay     *play);

G_END_DECLS
