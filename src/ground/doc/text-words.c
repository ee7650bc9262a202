/* text-words.c: lists and numbers as languages write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

static char *
join (GPtrArray  *items,
      const char *separator)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      if (i > 0)
        g_string_append (list, separator);
      g_string_append (list, g_ptr_array_index (items, i));
    }

  return g_string_free (list, FALSE);
}

/**
 * text_add_line:
 * @text: lines, or nothing yet
 * @line: a line, or several
 *
 * Adds a line to a text.
 */
void
text_add_line (GString    *text,
               const char *line)
{
  g_return_if_fail (text != NULL && line != NULL);

  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

/**
 * text_add_count:
 * @text: what is told, a line each
 * @n: how many things, from 0
 * @line: (transfer full): what is said of so many
 *
 * Adds a line as text_add_line() does, unless there is none of that.
 */
void
text_add_count (GString *text,
                guint    n,
                char    *line)
{
  if (n > 0)
    text_add_line (text, line);
  g_free (line);
}

/**
 * text_list:
 * @items: (element-type utf8): some texts
 *
 * Joins texts to a list.
 *
 * Returns: (transfer full): the texts as a list, e.g. “Anna 7, Bert 3”
 */
char *
text_list (GPtrArray *items)
{
  g_return_val_if_fail (items != NULL, NULL);

  /* Translators: what parts the items of a list, e.g. “Anna 7, Bert 3”. */
  return join (items, _(", "));
}

/**
 * text_lists:
 * @items: (element-type utf8): some texts, each of which may be a list itself
 *
 * Joins lists to a list, so that one can tell where each of them ends.
 *
 * Returns: (transfer full): the texts as a list, e.g. “1 saddle, 1 painting for 9; 1 saddle for 4”
 */
char *
text_lists (GPtrArray *items)
{
  g_return_val_if_fail (items != NULL, NULL);

  /* Translators: what parts the items of a list where each may be a list itself, e.g. “1 saddle, 1 painting; 1 saddle”. */
  return join (items, _("; "));
}

/**
 * text_begin:
 * @words: some words
 *
 * Lets words that stand within a sentence begin one, or stand alone.
 *
 * Returns: (transfer full): the words with a capital letter
 */
char *
text_begin (const char *words)
{
  g_autofree char *first = NULL;
  const char *rest;

  g_return_val_if_fail (words != NULL, NULL);

  if (*words == '\0')
    return g_strdup ("");

  rest = g_utf8_next_char (words);
  first = g_utf8_strup (words, rest - words);

  return g_strconcat (first, rest, NULL);
}

/* Tells how numbers are written in the language that is spoken. */
const char *
text_decimal_mark (void)
{
  /* Translators: what stands between the whole part of a number and its tenths. */
  return C_("decimal mark", ".");
}

/**
 * text_average:
 * @average: a number
 *
 * Tells an average with its tenths, as the language of the words writes it and
 * whatever the desktop does with numbers.
 *
 * Returns: (transfer full): the number
 */
char *
text_average (double average)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  GString *number = g_string_new (g_ascii_formatd (digits, sizeof digits, "%.1f", average));

  g_string_replace (number, ".", text_decimal_mark (), 1);

  return g_string_free (number, FALSE);
}

/**
 * text_duration:
 * @seconds: how many seconds, from 0
 *
 * Tells how long something took, to the minute once it took one.
 *
 * Returns: (transfer full): the time, e.g. “45 s”, “12 min” or “1 h 05 min”
 */
char *
text_duration (gint64 seconds)
{
  const int minutes = (int) ((seconds + 30) / 60);

  if (seconds < 60)
    /* Translators: so many seconds, in short. */
    return g_strdup_printf (_("%d s"), (int) seconds);
  if (minutes < 60)
    /* Translators: so many minutes, in short. */
    return g_strdup_printf (_("%d min"), minutes);

  /* Translators: so many hours and minutes, in short. */
  return g_strdup_printf (_("%d h %02d min"), minutes / 60, minutes % 60);
}

/**
 * text_sum:
 * @numbers: (array length=n): numbers, equal ones beside each other
 * @n: how many they are
 *
 * Writes numbers as a sum, equal ones together, e.g. “60 + 3 × 10”.
 *
 * Returns: (transfer full): the sum, “0” of no numbers
 */
char *
text_sum (const int *numbers,
          int        n)
{
  GString *text = g_string_new (n > 0 ? NULL : "0");

  for (int i = 0, equal = 1; i < n; i += equal, equal = 1)
    {
      while (i + equal < n && numbers[i + equal] == numbers[i])
        equal++;
      g_string_append (text, i > 0 ? " + " : "");
      if (equal > 1)
        g_string_append_printf (text, "%d × ", equal);
      g_string_append_printf (text, "%d", numbers[i]);
    }

  return g_string_free (text, FALSE);
}

/**
 * text_fill:
 * @words: a sentence with places as those of printf(): `%s`, `%d`, or numbered `%2$s`
 * @items: (array zero-terminated=1): what stands there, of which there is one for each place
 *
 * Fills in a sentence that is found in a table, with words and numbers that are words already.
 *
 * Returns: (transfer full): the sentence
 */
char *
text_fill (const char        *words,
           const char *const *items)
{
  GString *text = g_string_new (NULL);
  const guint n_items = g_strv_length ((char **) items);
  guint next = 0;

  for (const char *place = strchr (words, '%'); place != NULL; place = strchr (words, '%'))
    {
      char *end;
      const guint n = (guint) g_ascii_strtoull (place + 1, &end, 10);
      const guint i = n > 0 ? n - 1 : next;

      g_string_append_len (text, words, place - words);
      if (i < n_items)
        g_string_append (text, items[i]);
      next++;
      words = end + (n > 0 ? 2 : 1);
    }

  g_string_append (text, words);

  return g_string_free (text, FALSE);
}

/* A translation may have letters of its own, but it must have as many as there
 * are things, and no two alike. */
static gboolean
is_usable (const char *letters,
           glong       n)
{
  if (g_utf8_strlen (letters, -1) != n)
    return FALSE;

  for (const char *at = letters; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_islower (g_utf8_get_char (at))
        || g_utf8_strchr (g_utf8_next_char (at), -1, g_utf8_get_char (at)) != NULL)
      return FALSE;

  return TRUE;
}

/**
 * text_find_letter:
 * @translated: small letters, one for each of some things, in the language of the moment
 * @original: as many, which serve where those cannot
 * @n: how many things there are
 * @which: one of them, from 0
 *
 * Finds the key by which one of a few things is entered.
 *
 * Returns: a small letter
 */
gunichar
text_find_letter (const char *translated,
                         const char *original,
                         glong       n,
                         int         which)
{
  const char *letters = is_usable (translated, n) ? translated : original;

  return g_utf8_get_char (g_utf8_offset_to_pointer (letters, which));
}
