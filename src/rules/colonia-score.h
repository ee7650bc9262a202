/* colonia-score.h: the final scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"

G_BEGIN_DECLS

/**
 * ColoniaTieBreak:
 * @COLONIA_TIE_BREAK_POINTS: points alone decided
 * @COLONIA_TIE_BREAK_MONEY: points were equal, money decided
 * @COLONIA_TIE_BREAK_GOODS: money was equal too, goods decided
 * @COLONIA_TIE_BREAK_RESOURCES: goods were equal too, resources decided
 * @COLONIA_TIE_BREAK_SHARED: everything was equal, the victory is shared
 *
 * What decided who won (END-3).
 */
typedef enum {
  COLONIA_TIE_BREAK_POINTS,
  COLONIA_TIE_BREAK_MONEY,
  COLONIA_TIE_BREAK_GOODS,
  COLONIA_TIE_BREAK_RESOURCES,
  COLONIA_TIE_BREAK_SHARED,
} ColoniaTieBreak;

/**
 * ColoniaScore:
 * @final: whether the game is finished
 * @n_players: how many play
 * @windows: by city, the money of its currency by seat, who is awarded the
 *   window (or %COLONIA_NOBODY) and what that player pays (END-1)
 * @players: by seat, the points and what breaks ties (END-2, END-3); the rank
 *   counts from 1, equal players share one
 * @decided_by: what parted the winner from the next
 *
 * The result of a game.
 */
typedef struct {
  gboolean final;
  int n_players;
  struct {
    int amounts[COLONIA_MAX_PLAYERS];
    int player;
    int pays;
  } windows[COLONIA_N_CITIES];
  struct {
    int relics;
    int shrines;
    int windows;
    int total;
    int money;
    int goods;
    int resources;
    int rank;
  } players[COLONIA_MAX_PLAYERS];
  ColoniaTieBreak decided_by;
} ColoniaScore;

gboolean colonia_state_get_score (const ColoniaState *state,
                                  ColoniaScore       *score);
void     colonia_score_tell      (const ColoniaScore *score,
                                  GArray             *effects);

G_END_DECLS
