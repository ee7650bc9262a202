/* text-search.c: words that are found without capitals and accents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text is folded once and searched often: thousands of them for each letter
 * that somebody types.
 */

#include "text-search.h"

#include <string.h>

struct _TextQuery {
  GPtrArray *words; /* (element-type GStrv): of each word the ways to find it, with a blank in front */
};

static void
append_words (GString           *folded,
              const char *const *words)
{
  for (; *words != NULL; words++)
    g_string_append_printf (folded, " %s", *words);
}

/**
 * text_search_fold:
 * @text: a text
 *
 * Makes a text ready to be searched: its words without capitals, with and
 * without accents, each behind a blank.
 *
 * Returns: (transfer full): the folded text; folded texts may be joined
 */
char *
text_search_fold (const char *text)
{
  GString *folded = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) alternates = NULL;

  g_return_val_if_fail (text != NULL, g_string_free (folded, FALSE));

  words = g_str_tokenize_and_fold (text, NULL, &alternates);
  append_words (folded, (const char *const *) words);
  append_words (folded, (const char *const *) alternates);

  return g_string_free (folded, FALSE);
}

/* A word may be typed with accents that the text has not: without them it is
 * found there, too. */
static char **
make_ways (const char *word)
{
  g_autoptr (GStrvBuilder) ways = g_strv_builder_new ();
  g_autofree char *as_it_is = g_strconcat (" ", word, NULL);
  g_autofree char *plain = g_str_to_ascii (word, NULL);
  g_autofree char *without_accents = g_strconcat (" ", plain, NULL);

  g_strv_builder_add (ways, as_it_is);
  if (!g_str_equal (as_it_is, without_accents) && strchr (plain, '?') == NULL)
    g_strv_builder_add (ways, without_accents);

  return g_strv_builder_end (ways);
}

/**
 * text_query_new:
 * @words: what somebody looks for: words or beginnings of words
 *
 * Makes a query of what was typed.
 *
 * Returns: (transfer full): the query
 */
TextQuery *
text_query_new (const char *words)
{
  TextQuery *query;
  g_auto (GStrv) tokens = NULL;

  g_return_val_if_fail (words != NULL, NULL);

  query = g_new0 (TextQuery, 1);
  query->words = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  tokens = g_str_tokenize_and_fold (words, NULL, NULL);
  for (char **token = tokens; *token != NULL; token++)
    g_ptr_array_add (query->words, make_ways (*token));

  return query;
}

/**
 * text_query_is_empty:
 * @query: a query
 *
 * Tells whether nothing is looked for, which everything matches.
 *
 * Returns: `TRUE` if there are no words
 */
gboolean
text_query_is_empty (const TextQuery *query)
{
  g_return_val_if_fail (query != NULL, TRUE);

  return query->words->len == 0;
}

/**
 * text_query_matches:
 * @query: a query
 * @folded: a text, as text_search_fold() has made it
 *
 * Tells whether each word begins a word of the text.
 *
 * Returns: `TRUE` if it is so
 */
gboolean
text_query_matches (const TextQuery *query,
                    const char      *folded)
{
  g_return_val_if_fail (query != NULL && folded != NULL, FALSE);

  for (guint i = 0; i < query->words->len; i++)
    {
      gboolean found = FALSE;

      for (char **way = g_ptr_array_index (query->words, i); *way != NULL && !found; way++)
        found = strstr (folded, *way) != NULL;
      if (!found)
        return FALSE;
    }

  return TRUE;
}

/**
 * text_query_free:
 * @query: (transfer full) (nullable): a query
 *
 * Frees a query.
 */
void
text_query_free (TextQuery *query)
{
  if (query == NULL)
    return;

  g_ptr_array_unref (query->words);
  g_free (query);
}
