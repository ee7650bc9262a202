/* colonia-obstacle.h: what stands against an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "colonia-rule.h"
#include "table-obstacle.h"

/* Which thing forbids an event, besides what does in every game. What stands behind each in
 * backquotes are the members of `ColoniaObstacle` that carry its numbers. */
typedef enum {
  /* The bag has `have` of resource `what`, `need` are needed. */
  COLONIA_OBSTACLE_BAG_SHORT = TABLE_N_OBSTACLES,
  COLONIA_OBSTACLE_RELICS_OUT, /* all `have` relics of city `what` are in play */
  COLONIA_OBSTACLE_SHRINE_OUT, /* the shrine of city `what` is in play */
  COLONIA_OBSTACLE_CARD_PLAYED, /* `player` has played the card of value `have` before */
  COLONIA_OBSTACLE_ROLL_MISSING, /* `player` is still tied and must roll */
  COLONIA_OBSTACLE_ROLL_UNASKED, /* `player` is not tied and must not roll */
  COLONIA_OBSTACLE_BALLOT_MISSING, /* `player` has votes and must say yes or no */
  COLONIA_OBSTACLE_BALLOT_VOID, /* the card of `player` counts as zero and has no votes */
  COLONIA_OBSTACLE_BOOTH_COUNT, /* there are `need` booths to draw onto, `have` were given */
  /* `have` resources were drawn by `player` or, if nobody, onto booth `what`; at most `need` may
   * be. */
  COLONIA_OBSTACLE_DRAWN_TOO_MANY,
  COLONIA_OBSTACLE_STREET_SHORT, /* `player` has `have` members on street `what`, `need` are to come home */
  COLONIA_OBSTACLE_CHOICE_MISSING, /* `player` rolled a 6 and must choose the good */
  COLONIA_OBSTACLE_CHOICE_UNASKED, /* `player` did not roll a 6 and has nothing to choose */
  COLONIA_OBSTACLE_SAME_CURRENCY, /* `player` changes the currency of city `what` into itself */
  COLONIA_OBSTACLE_MONEY_SHORT, /* `player` has `have` of the currency of city `what`, `need` are needed */
  COLONIA_OBSTACLE_MEMBERS_SHORT, /* `player` has `have` members at home, `need` are needed */
  COLONIA_OBSTACLE_NO_BOOTH, /* there are only `have` booths, number `need` was meant */
  COLONIA_OBSTACLE_BOOTH_EMPTY, /* nothing was drawn onto booth `need` */
  COLONIA_OBSTACLE_BOOTH_TAKEN, /* `player` has emptied booth `need` before */
  COLONIA_OBSTACLE_RESOURCE_SHORT, /* `player` has `have` of resource `what`, `need` are needed */
  COLONIA_OBSTACLE_GOOD_SHORT, /* `player` has `have` of good `what`, `need` are needed */
  COLONIA_OBSTACLE_NO_BERTH, /* there are only `have` berths, number `need` was meant */
  COLONIA_OBSTACLE_BERTH_EMPTY, /* no ship lies in berth `need` */
  COLONIA_OBSTACLE_NO_HOLD, /* the ship has only `have` holds, number `need` was meant */
  COLONIA_OBSTACLE_HOLD_LOADED, /* `player` has loaded that hold before */
  COLONIA_OBSTACLE_NO_EXTRA_HOLD, /* the ship for city `what` has no extra hold */
  COLONIA_OBSTACLE_EXTRA_HOLD_LOADED, /* `player` has loaded the extra hold before */
  COLONIA_OBSTACLE_NO_SLOT, /* there are only `have` slots on display, number `need` was meant */
  COLONIA_OBSTACLE_SLOT_EMPTY, /* the card of slot `need` is gone */
  COLONIA_OBSTACLE_NO_EMPTY_SHRINE, /* `player` has no empty shrine of city `what` */
  COLONIA_OBSTACLE_SHRINE_IN_SHRINE, /* a shrine of city `what` does not go into a shrine */
  COLONIA_OBSTACLE_RELIC_STORES, /* a relic of city `what` takes no other in */
  /* `player` has no relic of city `what` with `need` points outside a shrine. */
  COLONIA_OBSTACLE_RELIC_NOT_OWNED,
  /* `player` has a member on the relic of city `what` with `have` points, or on the shrine if
   * that is -1. */
  COLONIA_OBSTACLE_SAFEGUARDED,
  COLONIA_OBSTACLE_SHRINES_FULL, /* `player` has put `have` relics in shrines, there are `need` shrines */
  /* The correction gives `player` `have` members at home and on streets in place of `need`. */
  COLONIA_OBSTACLE_MEMBERS_CHANGE,
  /* `player` would have `have` of good `what`, more than the `need` that can be written down. */
  COLONIA_OBSTACLE_GOODS_BEYOND,
  /* `player` would have `have` of the currency of city `what`, more than the `need` that can be
   * written down. */
  COLONIA_OBSTACLE_MONEY_BEYOND,
  COLONIA_OBSTACLE_HOLDS, /* doubt: a ship has `have` holds */
  /* Doubt: a relic, of `player` if that is somebody, has `have` points; at most `need` are
   * usual. */
  COLONIA_OBSTACLE_POINTS,
  COLONIA_N_OBSTACLES /* how many kinds there are, with those of every game */
} ColoniaObstacleKind;

/* What stands against an event, with its numbers. `ColoniaObstacleKind` tells which members each
 * kind uses. */
typedef TableObstacle ColoniaObstacle;

gboolean colonia_obstacle_is_private (const ColoniaObstacle *obstacle);
