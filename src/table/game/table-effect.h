/* table-effect.h: what an event caused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TABLE_MAX_KINDS:
 *
 * How many kinds of things a bundle holds at most. What comes in more kinds is
 * told kind by kind.
 */
#define TABLE_MAX_KINDS 5

/**
 * TableBundle:
 * @n: how many there are of each kind, in the game's order; of kinds that there
 *   are not it is 0
 *
 * Some resources, goods, money or other things of several kinds.
 */
typedef struct {
  int n[TABLE_MAX_KINDS];
} TableBundle;

/**
 * TableEffectKind:
 * @TABLE_EFFECT_PART_BEGINS: part `what` of round `amount` begins
 * @TABLE_EFFECT_RANKED: `player` has rank `amount` with a total of `other`, parted from who comes next
 *   by `what`, a `TableTie`; in the bundle is what a `TableRanked` says
 * @TABLE_N_EFFECTS: how many kinds every game has: a game's own begin here
 *
 * What can be caused in any game. The names in the list above are the members of
 * `TableEffect` that carry its numbers.
 */
typedef enum {
  TABLE_EFFECT_PART_BEGINS,
  TABLE_EFFECT_RANKED,
  TABLE_N_EFFECTS
} TableEffectKind;

/**
 * TableRanked:
 * @TABLE_RANKED_HAS: what the player has of that which parts the two, where their totals are equal
 * @TABLE_RANKED_NEXT_HAS: what the next has of it
 * @TABLE_RANKED_NEXT: the seat of the next, or `TABLE_NOBODY`
 *
 * What is where in the bundle of a `TABLE_EFFECT_RANKED`.
 */
typedef enum {
  TABLE_RANKED_HAS,
  TABLE_RANKED_NEXT_HAS,
  TABLE_RANKED_NEXT
} TableRanked;

/**
 * TableEffect:
 * @kind: what happened: a `TableEffectKind`, or one of the game's own
 * @rule: the rule that made it happen, a number of the game's
 * @player: the seat it happened to, or `TABLE_NOBODY`
 * @what: the thing, place, ... that it is about
 * @amount: how many
 * @other: a further number
 * @bundle: things of several kinds
 *
 * One thing that was caused. A value; the game's kinds tell which members each
 * uses.
 */
typedef struct {
  int kind;
  int rule;
  int player;
  int what;
  int amount;
  int other;
  TableBundle bundle;
} TableEffect;
