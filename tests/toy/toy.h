/* toy.h: the smallest game there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

#define TOY_N_CARDS 5
#define TOY_MAX_PLAYERS 4

enum { TOY_STEP_CARDS, TOY_STEP_FINISHED };
enum { TOY_EVENT_CARDS, TOY_EVENT_NOTE };
enum { TOY_OBSTACLE_CARD_IS_GONE = TABLE_N_OBSTACLES, TOY_OBSTACLE_UNLIKELY, TOY_N_OBSTACLES };
enum { TOY_EFFECT_DEALT = TABLE_N_EFFECTS, TOY_EFFECT_SCORES, TOY_N_EFFECTS };

typedef struct {
  TableSetup table;
  int rounds;
} ToySetup;

/* Points lie behind screens. */
typedef struct {
  TableState table;
  int rounds;
  guint hands[TOY_MAX_PLAYERS]; /* a bit for each card that is left */
  int points[TOY_MAX_PLAYERS];
} ToyState;

typedef struct {
  TableEvent table;
  int cards[TOY_MAX_PLAYERS];
  char *text;
} ToyEvent;

extern const TableGame toy_game;

void toy_lay_out (TableBoard *board);
