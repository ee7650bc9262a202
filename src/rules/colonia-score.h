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
 * @final: whether the game is finished; otherwise it is counted as if it ended now
 * @n_players: how many play, 3 to 6: so many entries of lists by seat are used
 * @windows: by city, the stained glass window (END-1): `amounts`, by seat, is the
 *   money that each player has of its currency, `player` the seat that is
 *   awarded the window, or `COLONIA_NOBODY`, and `pays` what that player pays
 * @players: by seat, the points (END-2): `relics`, `shrines`, where relics count
 *   twice, and `windows`, which make up the `total`; what breaks ties (END-3):
 *   the `money` left after the windows, all currencies added, and how many
 *   `goods` and `resources` are left; and the `rank`, which counts from 1 and
 *   which equal players share
 * @decided_by: what parted the winner from the next
 *
 * The result of a game. A value.
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
