/* concordia-kinds.c: what kinds of things there are, as documents call them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-state.h"

#define ID(kind, number) #kind "-" #number,

const char *const concordia_rule_ids[CONCORDIA_N_RULES + 1] = { "", CONCORDIA_RULES (ID) NULL };

#define GOODS "brick", "food", "tool", "wine", "cloth"
#define GODS "vesta", "jupiter", "saturnus", "mercurius", "mars"
#define SPECIALISTS "mason", "farmer", "smith", "vintner", "weaver"

const char *const concordia_card_ids[CONCORDIA_N_CARDS + 1] = {
  "tribune", "architect", "prefect", "mercator", "mercator-5", "diplomat", "diplomat-i", "diplomat-iii",
  "diplomat-iv", "diplomat-v", "senator", "consul", "colonist", SPECIALISTS, NULL
};

const char *const concordia_sale_ids[CONCORDIA_N_SALES + 1] = {
  "architect", "prefect", "mercator-5", "diplomat-i", "diplomat-iii", "diplomat-iv", "diplomat-v", "consul",
  "colonist", SPECIALISTS, NULL
};

/* Which cards those are. */
const int concordia_sales[CONCORDIA_N_SALES] = {
  CONCORDIA_CARD_ARCHITECT, CONCORDIA_CARD_PREFECT, CONCORDIA_CARD_MERCATOR_5, CONCORDIA_CARD_DIPLOMAT_I,
  CONCORDIA_CARD_DIPLOMAT_III, CONCORDIA_CARD_DIPLOMAT_IV, CONCORDIA_CARD_DIPLOMAT_V, CONCORDIA_CARD_CONSUL,
  CONCORDIA_CARD_COLONIST, CONCORDIA_CARD_MASON, CONCORDIA_CARD_FARMER, CONCORDIA_CARD_SMITH,
  CONCORDIA_CARD_VINTNER, CONCORDIA_CARD_WEAVER,
};

const char *const concordia_good_ids[CONCORDIA_N_GOODS + 1] = { GOODS, NULL };

const char *const concordia_bonus_ids[CONCORDIA_N_GOODS + 2] = { GOODS, "coins", NULL };

const char *const concordia_kind_ids[CONCORDIA_N_KINDS + 1] = { GODS, SPECIALISTS, NULL };

const char *const concordia_god_ids[CONCORDIA_N_GODS + 1] = { GODS, NULL };

const char *const concordia_map_ids[CONCORDIA_N_MAPS + 1] = { "imperium", "italia", NULL };

const char *const concordia_tracking_ids[CONCORDIA_N_TRACKINGS + 1] = { "essentials", "scoring", NULL };

/* A round is cut into the turns of its players. */
const char *const concordia_part_ids[CONCORDIA_MAX_PLAYERS + 1] = {
  "turn-1", "turn-2", "turn-3", "turn-4", "turn-5", NULL
};

const char *const concordia_step_ids[CONCORDIA_N_STEPS + 1] = {
  "reveal", "turn", "building", "trading", "buying", "intermediate-count", "final-count", "finished", NULL
};

const char *const concordia_event_type_ids[CONCORDIA_N_EVENT_TYPES + 1] = {
  "reveal", "play", "build", "trade", "buy", "done", "intermediate-count", "final-count", "correction", "note", NULL
};

/* Everything lies open on the table. Of cards in hand, which follow from those that were played and bought, and of the city in
 * which a house too many would stand, no correction tells. */
const guint concordia_obstacle_facts[CONCORDIA_N_OBSTACLES] = {
  [CONCORDIA_OBSTACLE_COLONISTS] = TABLE_IS_OF_BOOKS,
  [CONCORDIA_OBSTACLE_PROVINCES] = TABLE_IS_OF_BOOKS,
  [CONCORDIA_OBSTACLE_STORE] = TABLE_IS_OF_BOOKS,
};

const guint concordia_effect_facts[CONCORDIA_N_EFFECTS] = {
  [CONCORDIA_EFFECT_CONCORDIA] = TABLE_IS_NEWS,
  [CONCORDIA_EFFECT_LAST_TURN] = TABLE_IS_NEWS,
  [CONCORDIA_EFFECT_MAGNUS_MOVES] = TABLE_IS_NEWS,
};
