/* colonia-rule.h: the numbered rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* The rules by the numbers that tests, obstacles and explanations name: `COLONIA_RULE_TUE_4` is
 * "TUE-4". */
typedef enum {
  COLONIA_RULE_NONE, /* no rule, e.g. of what only the form of a record asks */
  COLONIA_RULE_SET_1, /* SET-1 */
  COLONIA_RULE_SET_2, /* SET-2 */
  COLONIA_RULE_SET_3, /* SET-3 */
  COLONIA_RULE_SET_4, /* SET-4 */
  COLONIA_RULE_SET_5, /* SET-5 */
  COLONIA_RULE_SET_6, /* SET-6 */
  COLONIA_RULE_SET_7, /* SET-7 */
  COLONIA_RULE_SET_8, /* SET-8 */
  COLONIA_RULE_SET_9, /* SET-9 */
  COLONIA_RULE_SET_10, /* SET-10 */
  COLONIA_RULE_MON_1, /* MON-1 */
  COLONIA_RULE_MON_2, /* MON-2 */
  COLONIA_RULE_MON_3, /* MON-3 */
  COLONIA_RULE_TUE_1, /* TUE-1 */
  COLONIA_RULE_TUE_2, /* TUE-2 */
  COLONIA_RULE_TUE_3, /* TUE-3 */
  COLONIA_RULE_TUE_4, /* TUE-4 */
  COLONIA_RULE_TUE_5, /* TUE-5 */
  COLONIA_RULE_TUE_6, /* TUE-6 */
  COLONIA_RULE_VOTE_1, /* VOTE-1 */
  COLONIA_RULE_VOTE_2, /* VOTE-2 */
  COLONIA_RULE_EDICT_1, /* EDICT-1 */
  COLONIA_RULE_EDICT_2, /* EDICT-2 */
  COLONIA_RULE_EDICT_3, /* EDICT-3 */
  COLONIA_RULE_EDICT_4, /* EDICT-4 */
  COLONIA_RULE_EDICT_5, /* EDICT-5 */
  COLONIA_RULE_EDICT_6, /* EDICT-6 */
  COLONIA_RULE_EDICT_7, /* EDICT-7 */
  COLONIA_RULE_WED_1, /* WED-1 */
  COLONIA_RULE_WED_2, /* WED-2 */
  COLONIA_RULE_WED_3, /* WED-3 */
  COLONIA_RULE_THU_1, /* THU-1 */
  COLONIA_RULE_THU_2, /* THU-2 */
  COLONIA_RULE_THU_3, /* THU-3 */
  COLONIA_RULE_THU_4, /* THU-4 */
  COLONIA_RULE_FRI_1, /* FRI-1 */
  COLONIA_RULE_FRI_2, /* FRI-2 */
  COLONIA_RULE_SAT_1, /* SAT-1 */
  COLONIA_RULE_SAT_2, /* SAT-2 */
  COLONIA_RULE_SUN_1, /* SUN-1 */
  COLONIA_RULE_SUN_2, /* SUN-2 */
  COLONIA_RULE_SUN_3, /* SUN-3 */
  COLONIA_RULE_SUN_4, /* SUN-4 */
  COLONIA_RULE_SUN_5, /* SUN-5 */
  COLONIA_RULE_SUN_6, /* SUN-6 */
  COLONIA_RULE_END_1, /* END-1 */
  COLONIA_RULE_END_2, /* END-2 */
  COLONIA_RULE_END_3, /* END-3 */
  COLONIA_RULE_ALL_1, /* ALL-1 */
  COLONIA_RULE_ALL_2, /* ALL-2 */
  COLONIA_RULE_ALL_3, /* ALL-3 */
  COLONIA_N_RULES
} ColoniaRule;

/* The numbers of the rules as people write them, by `ColoniaRule`, and `NULL` behind them. */
extern const char *const colonia_rule_ids[COLONIA_N_RULES + 1];
