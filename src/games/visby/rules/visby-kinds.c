/* visby-kinds.c: what kinds of things there are, as documents call them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-rule.h"
#include "visby-state.h"

const char *const visby_rule_ids[VISBY_N_RULES + 1] = {
  "",
  "SET-1", "SET-2", "SET-3", "SET-4", "SET-5",
  "ROUND-1", "ROUND-2", "ROUND-3", "ROUND-4",
  "PLAY-1", "PLAY-2", "PLAY-3", "PLAY-4",
  "SHARE-1", "SHARE-2", "SHARE-3", "SHARE-4",
  "TROOPS-1",
  "KNIGHT-1",
  "SMITH-1",
  "FLEET-1",
  "SHIP-1",
  "TOLL-1",
  "MERCH-1", "MERCH-2", "MERCH-3", "MERCH-4", "MERCH-5", "MERCH-6",
  "MEND-1", "MEND-2", "MEND-3",
  "END-1", "END-2", "END-3", "END-4", "END-5",
  "ALL-1", "ALL-2", "ALL-3", "ALL-4",
  NULL
};

const char *const visby_card_ids[VISBY_N_CARDS + 1] = {
  "troops", "knight", "blacksmith", "fleet", "ship", "tollkeeper", "merchant", "mendicant", NULL
};

const char *const visby_track_ids[VISBY_N_TRACKS + 1] = { "battle", "journey", "market", NULL };

const char *const visby_tracking_ids[VISBY_N_TRACKINGS + 1] = { "full", "scoring", NULL };

const char *const visby_part_ids[] = { "round", NULL };

const char *const visby_step_ids[VISBY_N_STEPS + 1] = { "cards", "trading", "final-holdings", "finished", NULL };

const char *const visby_event_type_ids[VISBY_N_EVENT_TYPES + 1] = {
  "cards", "trades", "final-holdings", "rates", "correction", "note", NULL
};

/* Everything lies open on the table. */
const guint visby_obstacle_facts[VISBY_N_OBSTACLES] = {
  [VISBY_OBSTACLE_CARDS_DUE] = TABLE_IS_OF_BOOKS,
  [VISBY_OBSTACLE_NOT_IN_HAND] = TABLE_IS_OF_BOOKS,
  [VISBY_OBSTACLE_WARES_SHORT] = TABLE_IS_OF_BOOKS,
};

const guint visby_effect_facts[VISBY_N_EFFECTS] = { [VISBY_EFFECT_END_REACHED] = TABLE_IS_NEWS };
