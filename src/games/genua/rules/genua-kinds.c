/* genua-kinds.c: what kinds of things there are, as documents call them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-state.h"

#define ID(topic, n) #topic "-" #n,

const char *const genua_rule_ids[GENUA_N_RULES + 1] = { "", GENUA_RULES (ID) NULL };

#define INSIDE "guildhall", "city-hall", "post", "cathedral"
#define RING                                                                                               \
  "ricci", "coach-house", "park", "colini", "metal", "tavern", "cloth", "zasteri", "palazzo", "harbour",  \
    "monetti", "grain", "trattoria", "spice"
#define GOODS "wheat", "rice", "silver", "copper", "silk", "linen", "salt", "pepper"
#define SPECIALS "chosen-start", "further-action", "any-good", "exchange", "building-action"
#define CARDS "large-order", "small-order", "message", "privilege"

const char *const genua_place_ids[GENUA_N_PLACES + 1] = { INSIDE, RING, "street", "market", NULL };
const char *const genua_building_ids[GENUA_N_BUILDINGS + 1] = { INSIDE, RING, NULL };
const char *const genua_thing_ids[GENUA_N_THINGS + 1] = { "money", GOODS, SPECIALS, CARDS, "marker", NULL };
const char *const genua_dealt_ids[GENUA_THING_MARKER + 1] = { "money", GOODS, SPECIALS, CARDS, NULL };
const char *const genua_good_ids[GENUA_N_GOODS + 1] = { GOODS, NULL };
const char *const genua_special_ids[GENUA_N_SPECIALS + 1] = { SPECIALS, NULL };
const char *const genua_does_ids[] = { "order", "privilege", NULL };
const char *const genua_income_ids[GENUA_N_INCOMES + 1] = { "large-orders", "small-orders", "messages", "owner", "deals", NULL };
const char *const genua_tracking_ids[GENUA_N_TRACKINGS + 1] = { "full", "essentials", "scoring", NULL };

/* A round is cut into the turns of its players. */
const char *const genua_part_ids[GENUA_MAX_PLAYERS + 1] = { "turn-1", "turn-2", "turn-3", "turn-4", "turn-5", NULL };

const char *const genua_step_ids[GENUA_N_STEPS + 1] = { "start", "tower", "claims", "final-holdings", "finished", NULL };

const char *const genua_event_type_ids[GENUA_N_EVENT_TYPES + 1] = {
  "tower", "move", "action", "small-order", "message", "take-good", "exchange", "use-building", "deal", "claim",
  "end-turn", "final-holdings", "correction", "note", NULL
};

/* Money and the cards of the four piles are their player's own (SET-9). Who owns a building that is claimed again, or has a
 * marker too many, is wrong in the books, too, but whose it is or which building that would be no correction could know. */
const guint genua_obstacle_facts[GENUA_N_OBSTACLES] = {
  [GENUA_OBSTACLE_LACKS] = TABLE_IS_OF_BOOKS,
  [GENUA_OBSTACLE_LACKS_COVERED] = TABLE_IS_PRIVATE | TABLE_IS_OF_BOOKS,
  [GENUA_OBSTACLE_NONE_LEFT_COVERED] = TABLE_IS_PRIVATE | TABLE_IS_OF_BOOKS,
  [GENUA_OBSTACLE_MAY_NOT_ACT] = TABLE_IS_OF_BOOKS,
  [GENUA_OBSTACLE_NONE_LEFT] = TABLE_IS_OF_BOOKS,
  [GENUA_OBSTACLE_NOT_OWNED] = TABLE_IS_OF_BOOKS,
  [GENUA_OBSTACLE_MARKERS] = TABLE_IS_OF_BOOKS,
  [GENUA_OBSTACLE_PRIVILEGES] = TABLE_IS_OF_BOOKS,
};

const guint genua_effect_facts[GENUA_N_EFFECTS] = {
  [GENUA_EFFECT_CORRECTED] = TABLE_IS_PRIVATE,
  [GENUA_EFFECT_LAST_ROUND] = TABLE_IS_NEWS,
  [GENUA_EFFECT_LAST_TURN] = TABLE_IS_NEWS,
};
