/* table-ring.h: what stands on the ring of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

/**
 * TABLE_MAX_RING:
 *
 * How many things a ring has at most.
 */
#define TABLE_MAX_RING 24

/**
 * TableRingThing:
 * @id: what records call it; there is a sign of it
 * @name: what it is called
 * @had: whether the player has it
 *
 * A thing on a ring.
 */
typedef struct {
  const char *id;
  const char *name;
  gboolean had;
} TableRingThing;

/**
 * TableGameRing:
 * @title: what it is for to work out in secret what things would pay, marked for translation
 * @part: of which part of the score that is
 * @list: lists an even number of things on the ring, at least 8 and at most `TABLE_MAX_RING`, with what a player
 *   has of them in the end, and tells how many they are
 * @work_out: works out what those things would pay that are thought to be had: bit n is set for the thing n; and
 *   tells it in words, transfer full, if there is room for them
 *
 * What stands on the ring of a game, and brings something with its neighbours. It is a constant.
 */
struct _TableGameRing {
  const char *title;
  int part;
  int (*list)     (const TableState  *state,
                   int                seat,
                   TableRingThing  *things);
  int (*work_out) (const TableState  *state,
                   guint              had,
                   char             **told);
};
