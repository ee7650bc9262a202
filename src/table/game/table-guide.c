/* table-guide.c: finding one's way in the rules of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-guide.h"

#include "table-game.h"

#include <glib/gi18n.h>

static gboolean
has_topic (const TableGame *game,
           int              topic)
{
  return game != NULL && game->guide != NULL && topic >= 0 && topic < game->guide->n_topics;
}

static gboolean
has_paragraph (const TableGame    *game,
               const TablePassage *passage)
{
  return passage != NULL && has_topic (game, passage->topic) && passage->paragraph >= 0
         && passage->paragraph < table_guide_get_n_paragraphs (game, passage->topic);
}

static const TableParagraph *
get_paragraph (const TableGame    *game,
               const TablePassage *passage)
{
  return &game->guide->topics[passage->topic].paragraphs[passage->paragraph];
}

/**
 * table_guide_find_game:
 *
 * Finds the first of all games whose rules can be read.
 *
 * Returns: (transfer none) (nullable): the game, or `NULL` if there is none
 */
const TableGame *
table_guide_find_game (void)
{
  for (guint i = 0; table_games[i] != NULL; i++)
    if (table_games[i]->guide != NULL)
      return table_games[i];

  return NULL;
}

/**
 * table_guide_get_title:
 * @game: a game with a guide
 * @topic: a topic of it
 *
 * Names a topic, in the language that is spoken.
 *
 * Returns: (transfer full): what it is called
 */
char *
table_guide_get_title (const TableGame *game,
                       int              topic)
{
  const char *title;

  g_return_val_if_fail (has_topic (game, topic), NULL);

  title = game->guide->topics[topic].title;

  return title != NULL ? g_strdup (gettext (title)) : game->guide->name_topic (topic);
}

/**
 * table_guide_get_heading:
 * @game: a game with a guide
 * @topic: a topic of it
 *
 * Names the group of topics that begins with this one, in the language that is
 * spoken.
 *
 * Returns: (nullable): the heading, or `NULL` within a group
 */
const char *
table_guide_get_heading (const TableGame *game,
                         int              topic)
{
  const char *heading;

  g_return_val_if_fail (has_topic (game, topic), NULL);

  heading = game->guide->topics[topic].heading;

  return heading != NULL ? gettext (heading) : NULL;
}

/**
 * table_guide_get_n_paragraphs:
 * @game: a game with a guide
 * @topic: a topic of it
 *
 * Counts the paragraphs of a topic.
 *
 * Returns: how many there are
 */
int
table_guide_get_n_paragraphs (const TableGame *game,
                              int              topic)
{
  int n = 0;

  g_return_val_if_fail (has_topic (game, topic), 0);

  while (game->guide->topics[topic].paragraphs[n].text != NULL)
    n++;

  return n;
}

/**
 * table_guide_get_text:
 * @game: a game with a guide
 * @passage: a paragraph of it
 *
 * Tells a paragraph, in the language that is spoken.
 *
 * Returns: one to three sentences
 */
const char *
table_guide_get_text (const TableGame    *game,
                      const TablePassage *passage)
{
  g_return_val_if_fail (has_paragraph (game, passage), "");

  return gettext (get_paragraph (game, passage)->text);
}

/**
 * table_guide_tell_text:
 * @game: a game with a guide
 * @setup: (nullable): what was agreed in a game of it, if there is one
 * @passage: a paragraph of the guide
 *
 * Tells a paragraph with the numbers of a game, in the language that is spoken.
 *
 * Returns: (transfer full): one to three sentences
 */
char *
table_guide_tell_text (const TableGame    *game,
                       const TableSetup   *setup,
                       const TablePassage *passage)
{
  const int *rules;
  TablePassage first;
  char *agreed = NULL;

  g_return_val_if_fail (has_paragraph (game, passage), NULL);

  rules = get_paragraph (game, passage)->rules;
  if (setup != NULL && game->guide->tell_agreed != NULL && table_guide_find (game, rules[0], &first)
      && first.topic == passage->topic && first.paragraph == passage->paragraph)
    agreed = game->guide->tell_agreed (setup, rules[0]);

  return agreed != NULL ? agreed : g_strdup (table_guide_get_text (game, passage));
}

/**
 * table_guide_get_ids:
 * @game: a game with a guide
 * @passage: a paragraph of it
 *
 * Lists the numbers of the rules that a paragraph tells.
 *
 * Returns: (transfer full): the ids, e.g. “TUE-3 · VOTE-1”
 */
char *
table_guide_get_ids (const TableGame    *game,
                     const TablePassage *passage)
{
  GString *ids = g_string_new (NULL);

  g_return_val_if_fail (has_paragraph (game, passage), g_string_free (ids, FALSE));

  for (const int *rule = get_paragraph (game, passage)->rules; *rule != 0; rule++)
    {
      if (ids->len > 0)
        g_string_append (ids, " · ");
      g_string_append (ids, table_game_get_rule (game, *rule));
    }

  return g_string_free (ids, FALSE);
}

/**
 * table_guide_get_source:
 * @game: a game with a guide
 * @passage: a paragraph of it
 *
 * Tells where a paragraph has it from, in the language that is spoken.
 *
 * Returns: (nullable): a sentence, or `NULL` if that goes without saying
 */
const char *
table_guide_get_source (const TableGame    *game,
                        const TablePassage *passage)
{
  int source;

  g_return_val_if_fail (has_paragraph (game, passage), NULL);

  source = get_paragraph (game, passage)->source;
  if (source == TABLE_SOURCE_RULEBOOK)
    return NULL;
  if (source == TABLE_SOURCE_RULING)
    /* Translators: stands under a rule that this program decides. */
    return _("The rulebook leaves this open; it is played like this here.");

  return gettext (game->guide->sources[source - TABLE_SOURCE_OWN]);
}

/* The place, from 0, where a paragraph names a rule, or -1. */
static int
find_in_paragraph (const TableParagraph *paragraph,
                   int                   rule)
{
  for (int i = 0; paragraph->rules[i] != 0; i++)
    if (paragraph->rules[i] == rule)
      return i;

  return -1;
}

/**
 * table_guide_find:
 * @game: a game
 * @rule: one of its rules
 * @passage: (out) (not optional): where it is told
 *
 * Finds the paragraph that tells a rule: the first that is about it, or else
 * the first that mentions it.
 *
 * Returns: whether there is one; there is none for 0, and in a game without a guide
 */
gboolean
table_guide_find (const TableGame *game,
                  int              rule,
                  TablePassage    *passage)
{
  int n_topics, best = -1;

  g_return_val_if_fail (game != NULL, FALSE);
  g_return_val_if_fail (rule >= 0, FALSE);
  g_return_val_if_fail (passage != NULL, FALSE);

  n_topics = game->guide != NULL && rule != 0 ? game->guide->n_topics : 0;
  for (TablePassage at = { 0, 0 }; at.topic < n_topics; at.topic++)
    for (at.paragraph = 0; at.paragraph < table_guide_get_n_paragraphs (game, at.topic); at.paragraph++)
      {
        int place = find_in_paragraph (get_paragraph (game, &at), rule);

        if (place >= 0 && (best < 0 || place < best))
          {
            best = place;
            *passage = at;
          }
      }

  return best >= 0;
}

/**
 * table_guide_get_topic_of_state:
 * @state: a game with a guide
 *
 * Gives the topic that tells what a game waits for.
 *
 * Returns: the topic
 */
int
table_guide_get_topic_of_state (const TableState *state)
{
  g_return_val_if_fail (state != NULL && state->game->guide != NULL, 0);

  return state->game->guide->topics_of_steps != NULL ? state->game->guide->topics_of_steps[state->step]
                                                     : state->game->guide->get_topic_of_state (state);
}

static gboolean
matches (const char *words,
         const char *plain,
         const char *text)
{
  return g_str_match_string (words, text, TRUE) || g_str_match_string (plain, text, TRUE);
}

static void
search_topic (GArray          *passages,
              const TableGame *game,
              int              topic,
              const char      *words,
              const char      *plain)
{
  g_autofree char *title = table_guide_get_title (game, topic);
  TablePassage passage = { topic, -1 };
  gboolean in_title = matches (words, plain, title);

  if (in_title)
    g_array_append_val (passages, passage);

  for (passage.paragraph = 0; passage.paragraph < table_guide_get_n_paragraphs (game, topic); passage.paragraph++)
    {
      g_autofree char *ids = table_guide_get_ids (game, &passage);
      g_autofree char *text = g_strdup_printf ("%s %s", table_guide_get_text (game, &passage), ids);
      g_autofree char *all = g_strdup_printf ("%s %s", title, text);

      if (matches (words, plain, in_title ? text : all))
        g_array_append_val (passages, passage);
    }
}

/**
 * table_guide_search:
 * @game: a game with a guide
 * @words: what somebody looks for: words or beginnings of words, or the number
 *   of a rule
 *
 * Searches a guide in the language that is spoken. Capitals and accents make
 * no difference. A paragraph is found if each word begins a word of it or of
 * its title; where the title has them all, paragraphs need them, too.
 *
 * Returns: (transfer full) (element-type TablePassage): where the words are,
 *   in the order of the guide; nowhere if there are none
 */
GArray *
table_guide_search (const TableGame *game,
                    const char      *words)
{
  GArray *passages = g_array_new (FALSE, FALSE, sizeof (TablePassage));
  g_autofree char *plain = NULL;
  g_auto (GStrv) tokens = NULL;

  g_return_val_if_fail (game != NULL && game->guide != NULL, passages);
  g_return_val_if_fail (words != NULL, passages);

  /* Texts match with and without their accents; so do words once they have none. */
  plain = g_str_to_ascii (words, NULL);
  tokens = g_str_tokenize_and_fold (words, NULL, NULL);
  if (tokens[0] == NULL)
    return passages;

  for (int topic = 0; topic < game->guide->n_topics; topic++)
    search_topic (passages, game, topic, words, plain);

  return passages;
}
