/* colonia-score.h: the final scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"
#include "table-score.h"

/* What decided who won (END-3). */
typedef enum {
  COLONIA_TIE_BREAK_POINTS, /* points alone decided */
  COLONIA_TIE_BREAK_MONEY, /* points were equal, money decided */
  COLONIA_TIE_BREAK_GOODS, /* money was equal too, goods decided */
  COLONIA_TIE_BREAK_RESOURCES, /* goods were equal too, resources decided */
  COLONIA_TIE_BREAK_SHARED, /* everything was equal, the victory is shared */
} ColoniaTieBreak;

/* A part of the score, in the order in which the table is told of them. */
typedef enum {
  COLONIA_PART_RELICS, /* the points of relics outside shrines */
  COLONIA_PART_SHRINES, /* the points of relics in shrines */
  COLONIA_PART_WINDOWS, /* the points of windows */
  COLONIA_PART_MONEY, /* the money left */
  COLONIA_PART_GOODS, /* the goods left */
  COLONIA_PART_RESOURCES, /* the resources left */
} ColoniaPart;

/* To whom a stained glass window goes (END-1). */
typedef struct {
  int amounts[COLONIA_MAX_PLAYERS]; /* by seat, the money that each player has of the city's currency */
  int player; /* the seat that is awarded the window, or `COLONIA_NOBODY` */
  int pays; /* what that player pays, 0 where nobody is awarded it */
} ColoniaWindowScore;

/* What a player comes to. */
typedef struct {
  int relics; /* the points of relics outside shrines */
  int shrines; /* the points of relics in shrines, which count twice */
  int windows; /* the points of windows */
  int total; /* all points together (END-2) */
  int money; /* the money left after the windows, all currencies added */
  int goods; /* how many goods are left */
  int resources; /* how many resources are left */
  int rank; /* from 1; equal players share one (END-3) */
} ColoniaPlayerScore;

/* The result of a game. A value. */
typedef struct {
  gboolean final; /* whether the game is finished; otherwise it is counted as if it ended now */
  int n_players; /* how many play, 3 to 6: so many entries of lists by seat are used */
  ColoniaWindowScore windows[COLONIA_N_CITIES]; /* by city, the windows */
  ColoniaPlayerScore players[COLONIA_MAX_PLAYERS]; /* by seat, the players */
  ColoniaTieBreak decided_by; /* what parted the winner from the next */
} ColoniaScore;

gboolean colonia_state_get_score (const ColoniaState *state,
                                  ColoniaScore       *score);
gboolean colonia_score_get_table (const TableState   *state,
                                  TableScore         *table);
void     colonia_score_tell      (const ColoniaScore *score,
                                  GArray             *effects);
