/* colonia-guide-private.h: what the guide is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-guide.h"

G_BEGIN_DECLS

/* How many paragraphs a topic has at most. */
#define COLONIA_GUIDE_MAX_PARAGRAPHS 10

/* The rules of a paragraph end with COLONIA_RULE_NONE; the first is the one
 * that it is about. */
typedef struct {
  const char *text;
  ColoniaRule rules[COLONIA_MAX_PARAGRAPH_RULES + 1];
  ColoniaGuideSource source;
} ColoniaGuideParagraph;

/* A topic that begins a group has the group's heading, an edict no title, as
 * edicts have names already. */
typedef struct {
  const char *title;
  const char *heading;
  ColoniaGuideParagraph paragraphs[COLONIA_GUIDE_MAX_PARAGRAPHS];
} ColoniaGuideTopic;

const ColoniaGuideTopic *colonia_guide_get_topic (ColoniaTopic topic);

G_END_DECLS
