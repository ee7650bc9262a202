/* colonia-guide.c: finding one's way in the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-guide-private.h"

#include "colonia-terms.h"

#include <glib/gi18n.h>

static const ColoniaGuideParagraph *
get_paragraph (ColoniaTopic topic,
               int          paragraph)
{
  g_assert (paragraph >= 0 && paragraph < colonia_guide_get_n_paragraphs (topic));

  return &colonia_guide_get_topic (topic)->paragraphs[paragraph];
}

/**
 * colonia_guide_get_title:
 * @topic: a topic
 *
 * Names a topic, in the language that is spoken.
 *
 * Returns: (transfer full): what it is called
 */
char *
colonia_guide_get_title (ColoniaTopic topic)
{
  g_autofree char *edict = NULL;

  g_return_val_if_fail (topic < COLONIA_N_TOPICS, NULL);

  if (topic < COLONIA_TOPIC_EDICTS)
    return g_strdup (_(colonia_guide_get_topic (topic)->title));

  edict = colonia_term_edict_kind ((ColoniaEdictKind) (topic - COLONIA_TOPIC_EDICTS));
  return colonia_term_begin (edict);
}

/**
 * colonia_guide_get_heading:
 * @topic: a topic
 *
 * Names the group of topics that begins with this one, in the language that is
 * spoken.
 *
 * Returns: (nullable): the heading, or `NULL` within a group
 */
const char *
colonia_guide_get_heading (ColoniaTopic topic)
{
  const char *heading;

  g_return_val_if_fail (topic < COLONIA_N_TOPICS, NULL);

  heading = colonia_guide_get_topic (topic)->heading;

  return heading == NULL ? NULL : _(heading);
}

/**
 * colonia_guide_get_n_paragraphs:
 * @topic: a topic
 *
 * Counts the paragraphs of a topic.
 *
 * Returns: how many there are, at least 1
 */
int
colonia_guide_get_n_paragraphs (ColoniaTopic topic)
{
  const ColoniaGuideTopic *texts;
  int n = 0;

  g_return_val_if_fail (topic < COLONIA_N_TOPICS, 0);

  texts = colonia_guide_get_topic (topic);
  while (n < COLONIA_GUIDE_MAX_PARAGRAPHS && texts->paragraphs[n].text != NULL)
    n++;

  return n;
}

/**
 * colonia_guide_get_text:
 * @topic: a topic
 * @paragraph: a paragraph of it, from 0
 *
 * Tells a paragraph, in the language that is spoken.
 *
 * Returns: one to three sentences
 */
const char *
colonia_guide_get_text (ColoniaTopic topic,
                        int          paragraph)
{
  g_return_val_if_fail (topic < COLONIA_N_TOPICS, "");
  g_return_val_if_fail (paragraph >= 0 && paragraph < colonia_guide_get_n_paragraphs (topic), "");

  return _(get_paragraph (topic, paragraph)->text);
}

/**
 * colonia_guide_get_rules:
 * @topic: a topic
 * @paragraph: a paragraph of it, from 0
 *
 * Gives the rules that a paragraph tells, the one that it is about first.
 *
 * Returns: (array zero-terminated=1): the rules, at most
 *   `COLONIA_MAX_PARAGRAPH_RULES`, then `COLONIA_RULE_NONE`
 */
const ColoniaRule *
colonia_guide_get_rules (ColoniaTopic topic,
                         int          paragraph)
{
  static const ColoniaRule none[] = { COLONIA_RULE_NONE };

  g_return_val_if_fail (topic < COLONIA_N_TOPICS, none);
  g_return_val_if_fail (paragraph >= 0 && paragraph < colonia_guide_get_n_paragraphs (topic), none);

  return get_paragraph (topic, paragraph)->rules;
}

/**
 * colonia_guide_get_ids:
 * @topic: a topic
 * @paragraph: a paragraph of it, from 0
 *
 * Lists the numbers of the rules that a paragraph tells.
 *
 * Returns: (transfer full): the ids, e.g. “TUE-3 · VOTE-1”
 */
char *
colonia_guide_get_ids (ColoniaTopic topic,
                       int          paragraph)
{
  GString *ids = g_string_new (NULL);

  for (const ColoniaRule *rule = colonia_guide_get_rules (topic, paragraph); *rule != COLONIA_RULE_NONE; rule++)
    {
      if (ids->len > 0)
        g_string_append (ids, " · ");
      g_string_append (ids, colonia_rule_get_id (*rule));
    }

  return g_string_free (ids, FALSE);
}

/**
 * colonia_guide_get_source:
 * @topic: a topic
 * @paragraph: a paragraph of it, from 0
 *
 * Tells where a paragraph has it from.
 *
 * Returns: its source
 */
ColoniaGuideSource
colonia_guide_get_source (ColoniaTopic topic,
                          int          paragraph)
{
  g_return_val_if_fail (topic < COLONIA_N_TOPICS, COLONIA_GUIDE_RULEBOOK);
  g_return_val_if_fail (paragraph >= 0 && paragraph < colonia_guide_get_n_paragraphs (topic), COLONIA_GUIDE_RULEBOOK);

  return get_paragraph (topic, paragraph)->source;
}

/* The place, from 0, where a paragraph names a rule, or -1. */
static int
find_in_paragraph (ColoniaTopic topic,
                   int          paragraph,
                   ColoniaRule  rule)
{
  const ColoniaRule *rules = get_paragraph (topic, paragraph)->rules;

  for (int i = 0; rules[i] != COLONIA_RULE_NONE; i++)
    if (rules[i] == rule)
      return i;

  return -1;
}

/**
 * colonia_guide_find:
 * @rule: a rule
 * @passage: (out) (not optional): where it is told
 *
 * Finds the paragraph that tells a rule: the first that is about it, or else
 * the first that mentions it.
 *
 * Returns: whether there is one; there is for all rules but `COLONIA_RULE_NONE`
 */
gboolean
colonia_guide_find (ColoniaRule     rule,
                    ColoniaPassage *passage)
{
  int best = -1;

  g_return_val_if_fail (rule < COLONIA_N_RULES, FALSE);
  g_return_val_if_fail (passage != NULL, FALSE);

  for (ColoniaTopic topic = 0; topic < COLONIA_N_TOPICS && rule != COLONIA_RULE_NONE; topic++)
    for (int i = 0; i < colonia_guide_get_n_paragraphs (topic); i++)
      {
        int place = find_in_paragraph (topic, i, rule);

        if (place >= 0 && (best < 0 || place < best))
          {
            best = place;
            passage->topic = topic;
            passage->paragraph = i;
          }
      }

  return best >= 0;
}

/**
 * colonia_guide_get_topic_of_edict:
 * @kind: a kind of edict
 *
 * Gives the topic that tells what an edict does.
 *
 * Returns: the topic
 */
ColoniaTopic
colonia_guide_get_topic_of_edict (ColoniaEdictKind kind)
{
  g_return_val_if_fail (kind < COLONIA_N_EDICT_KINDS, COLONIA_TOPIC_VOTING);

  return COLONIA_TOPIC_EDICTS + kind;
}

/* What the day itself is about, between its votes. */
static ColoniaTopic
get_topic_of_day (ColoniaDay day)
{
  switch (day)
    {
    case COLONIA_DAY_SETUP:
      return COLONIA_TOPIC_SETUP;

    case COLONIA_DAY_END:
      return COLONIA_TOPIC_END;

    case COLONIA_DAY_MONDAY:
    case COLONIA_DAY_TUESDAY:
      return day == COLONIA_DAY_MONDAY ? COLONIA_TOPIC_MONDAY : COLONIA_TOPIC_TUESDAY;

    case COLONIA_DAY_WEDNESDAY:
    case COLONIA_DAY_THURSDAY:
    case COLONIA_DAY_FRIDAY:
    case COLONIA_DAY_SATURDAY:
    case COLONIA_DAY_SUNDAY:
      return COLONIA_TOPIC_WEDNESDAY + (day - COLONIA_DAY_WEDNESDAY);

    case COLONIA_N_DAYS:
    default:
      g_return_val_if_reached (COLONIA_TOPIC_SETUP);
    }
}

/**
 * colonia_guide_get_topic_of_state:
 * @state: a game
 *
 * Gives the topic that tells what a game waits for.
 *
 * Returns: the topic
 */
ColoniaTopic
colonia_guide_get_topic_of_state (const ColoniaState *state)
{
  g_return_val_if_fail (state != NULL, COLONIA_TOPIC_SETUP);

  switch (state->step)
    {
    case COLONIA_STEP_TIE_ROLLS:
      return COLONIA_TOPIC_ORDER;

    case COLONIA_STEP_VOTE:
    case COLONIA_STEP_CASTING_VOTE:
      return COLONIA_TOPIC_VOTING;

    case COLONIA_STEP_FINAL_HOLDINGS:
    case COLONIA_STEP_FINISHED:
      return COLONIA_TOPIC_END;

    default:
      break;
    }

  /* An edict that is carried out may ask for a ship or a relic card, too. */
  if (state->edict != COLONIA_NOBODY)
    return colonia_guide_get_topic_of_edict (state->edicts[state->edict].kind);

  return get_topic_of_day (state->day);
}

static gboolean
matches (const char *words,
         const char *plain,
         const char *text)
{
  return g_str_match_string (words, text, TRUE) || g_str_match_string (plain, text, TRUE);
}

static void
search_topic (GArray      *passages,
              ColoniaTopic topic,
              const char  *words,
              const char  *plain)
{
  g_autofree char *title = colonia_guide_get_title (topic);
  gboolean in_title = matches (words, plain, title);

  if (in_title)
    {
      const ColoniaPassage passage = { .topic = topic, .paragraph = -1 };

      g_array_append_val (passages, passage);
    }

  for (int i = 0; i < colonia_guide_get_n_paragraphs (topic); i++)
    {
      const ColoniaPassage passage = { .topic = topic, .paragraph = i };
      g_autofree char *ids = colonia_guide_get_ids (topic, i);
      g_autofree char *text = g_strdup_printf ("%s %s", colonia_guide_get_text (topic, i), ids);
      g_autofree char *all = g_strdup_printf ("%s %s", title, text);

      if (matches (words, plain, in_title ? text : all))
        g_array_append_val (passages, passage);
    }
}

/**
 * colonia_guide_search:
 * @words: what somebody looks for: words or beginnings of words, or the number
 *   of a rule
 *
 * Searches the guide in the language that is spoken. Capitals and accents make
 * no difference. A paragraph is found if each word begins a word of it or of
 * its title; where the title has them all, paragraphs need them, too.
 *
 * Returns: (transfer full) (element-type ColoniaPassage): where the words are,
 *   in the order of the guide; nowhere if there are none
 */
GArray *
colonia_guide_search (const char *words)
{
  GArray *passages = g_array_new (FALSE, FALSE, sizeof (ColoniaPassage));
  g_autofree char *plain = NULL;
  g_auto (GStrv) tokens = NULL;

  g_return_val_if_fail (words != NULL, passages);

  /* Texts match with and without their accents; so do words once they have none. */
  plain = g_str_to_ascii (words, NULL);
  tokens = g_str_tokenize_and_fold (words, NULL, NULL);
  if (tokens[0] == NULL)
    return passages;

  for (ColoniaTopic topic = 0; topic < COLONIA_N_TOPICS; topic++)
    search_topic (passages, topic, words, plain);

  return passages;
}
