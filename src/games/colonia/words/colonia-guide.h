/* colonia-guide.h: the rules at hand, for those who play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-rule.h"
#include "colonia-state.h"
#include "table-guide.h"

/* What the guide tells about, in the order in which it does. */
typedef enum {
  COLONIA_TOPIC_SETUP, /* what everybody has before the first week */
  COLONIA_TOPIC_MEMBERS, /* what the members of a family do all week */
  COLONIA_TOPIC_TRADE, /* cities, ships and money */
  COLONIA_TOPIC_END, /* the count at the end, and its ties */
  COLONIA_TOPIC_MONDAY, /* Monday */
  COLONIA_TOPIC_TUESDAY, /* Tuesday */
  COLONIA_TOPIC_ORDER, /* ties in the player order */
  COLONIA_TOPIC_VOTING, /* voting on edicts */
  COLONIA_TOPIC_WEDNESDAY, /* Wednesday */
  COLONIA_TOPIC_THURSDAY, /* Thursday */
  COLONIA_TOPIC_FRIDAY, /* Friday */
  COLONIA_TOPIC_SATURDAY, /* Saturday */
  COLONIA_TOPIC_SUNDAY, /* Sunday */
  COLONIA_TOPIC_EDICTS, /* the first of the edicts, which follow each other as in `ColoniaEdictKind` */
  COLONIA_N_TOPICS = COLONIA_TOPIC_EDICTS + COLONIA_N_EDICT_KINDS
} ColoniaTopic;

/* Where else a paragraph of the guide has it from. */
typedef enum {
  COLONIA_GUIDE_SHEET = TABLE_SOURCE_OWN, /* the rulebooks leave it to the set-up sheet of the game */
  COLONIA_GUIDE_ENGLISH, /* the English rulebook says so, the French and the Dutch one call it a draw */
} ColoniaGuideSource;

/* The rules of the game in our own words. */
extern const TableGuide colonia_guide;

ColoniaTopic colonia_guide_get_topic_of_edict (ColoniaEdictKind kind);
