/* table-guide.h: the rules of a game at hand, for those who play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-state.h"

/**
 * TABLE_MAX_PARAGRAPHS:
 *
 * How many paragraphs a topic of a guide has at most.
 */
#define TABLE_MAX_PARAGRAPHS 10

/**
 * TABLE_MAX_PARAGRAPH_RULES:
 *
 * How many rules a paragraph of a guide tells at most.
 */
#define TABLE_MAX_PARAGRAPH_RULES 4

/**
 * TableSource:
 * @TABLE_SOURCE_RULEBOOK: it stands in the rulebook, which goes without saying
 * @TABLE_SOURCE_RULING: the rulebook leaves it open
 * @TABLE_SOURCE_OWN: the first of the sources that a guide names itself; the others follow
 *
 * Where a game has a rule from.
 */
typedef enum {
  TABLE_SOURCE_RULEBOOK,
  TABLE_SOURCE_RULING,
  TABLE_SOURCE_OWN
} TableSource;

/**
 * TableParagraph:
 * @text: one to three sentences, marked for translation
 * @rules: (array zero-terminated=1): the rules that it tells, up to 0; the first is the one
 *   that it is about
 * @source: where the game has it from, a `TableSource` or one of the guide's own
 *
 * A paragraph of a guide.
 */
typedef struct {
  const char *text;
  int rules[TABLE_MAX_PARAGRAPH_RULES + 1];
  int source;
} TableParagraph;

/**
 * TableTopic:
 * @title: (nullable): what it is called, marked for translation; `NULL` if the guide names it
 * @heading: (nullable): what the group of topics is called that begins with it, marked for
 *   translation
 * @paragraphs: (array): what it tells, up to one without a text
 *
 * A topic of a guide.
 */
typedef struct {
  const char *title;
  const char *heading;
  TableParagraph paragraphs[TABLE_MAX_PARAGRAPHS + 1];
} TableTopic;

/**
 * TablePassage:
 * @topic: the topic, from 0
 * @paragraph: the paragraph of it, from 0, or -1 for its title
 *
 * A place in a guide. A value.
 */
typedef struct {
  int topic;
  int paragraph;
} TablePassage;

/**
 * TableGuide:
 * @topics: (array length=n_topics): what it tells about, in that order
 * @n_topics: how many that are, at least one
 * @sources: (nullable) (array): what stands beneath a paragraph whose source is one of its own, from
 *   `TABLE_SOURCE_OWN` on, marked for translation
 * @name_topic: (nullable): names a topic that has no title, in the language that is spoken
 * @tell_agreed: (nullable): tells the first paragraph that is about a rule as it is in a game, with the numbers that its
 *   table has agreed on, in the language that is spoken; or `NULL` where it is as in the topic
 * @get_topic_of_state: (nullable): finds the topic that tells what a game waits for
 * @topics_of_steps: (array) (nullable): that topic by step, where that is all there is to it
 *
 * The rules of a game in words for those who play it. It is a constant.
 */
struct _TableGuide {
  const TableTopic *topics;
  int n_topics;
  const char *const *sources;

  char *(*name_topic)         (int               topic);
  char *(*tell_agreed)        (const TableSetup *setup,
                               int               rule);
  int   (*get_topic_of_state) (const TableState *state);
  const int *topics_of_steps;
};

const TableGame *table_guide_find_game          (void);

char            *table_guide_get_title          (const TableGame    *game,
                                                 int                 topic);
const char      *table_guide_get_heading        (const TableGame    *game,
                                                 int                 topic);
int              table_guide_get_n_paragraphs   (const TableGame    *game,
                                                 int                 topic);
const char      *table_guide_get_text           (const TableGame    *game,
                                                 const TablePassage *passage);
char            *table_guide_tell_text          (const TableGame    *game,
                                                 const TableSetup   *setup,
                                                 const TablePassage *passage);
char            *table_guide_get_ids            (const TableGame    *game,
                                                 const TablePassage *passage);
const char      *table_guide_get_source         (const TableGame    *game,
                                                 const TablePassage *passage);

gboolean         table_guide_find               (const TableGame    *game,
                                                 int                 rule,
                                                 TablePassage       *passage);
int              table_guide_get_topic_of_state (const TableState   *state);
GArray          *table_guide_search             (const TableGame    *game,
                                                 const char         *words);
