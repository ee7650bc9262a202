/* text-line.c: what somebody typed, fit for a line and for a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "text-line.h"

#include <string.h>

#define REPLACEMENT 0xfffd
#define ZERO_WIDTH_NON_JOINER 0x200c
#define ZERO_WIDTH_JOINER 0x200d
#define POP_DIRECTIONAL_ISOLATE 0x2069

/* What stands around a text that is isolated: the mark in front keeps the sentence in the
 * direction of our languages even where it begins with that text, as those who lay out
 * text go by the first letter that has a direction. */
#define ISOLATE_BEGIN "\342\200\216\342\201\250"
#define ISOLATE_END "\342\201\251"

/* Spaces of all kinds, line ends among them, become blanks. Joiners belong to
 * the spelling of some languages; other invisible characters could turn the
 * line round or command the terminal. */
static gunichar
make_fit (gunichar c)
{
  if (g_unichar_isspace (c))
    return ' ';
  if (g_unichar_isprint (c) || c == ZERO_WIDTH_JOINER || c == ZERO_WIDTH_NON_JOINER)
    return c;

  return REPLACEMENT;
}

static gboolean
is_isolate (gunichar c)
{
  return c >= 0x2066 && c <= POP_DIRECTIONAL_ISOLATE;
}

/* Where an isolate ends that begins here, or `NULL` if none does that text_isolate() can
 * have made. */
static const char *
find_isolate_end (const char *text)
{
  const char *p = text;

  if (!g_str_has_prefix (text, ISOLATE_BEGIN))
    return NULL;

  p += strlen (ISOLATE_BEGIN);
  while (*p != '\0' && !is_isolate (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);

  return g_str_has_prefix (p, ISOLATE_END) ? p : NULL;
}

/**
 * text_line:
 * @text: a text that somebody typed; what is not UTF-8 in it is replaced
 * @max_length: how many characters of it to take at most, or -1 for all
 *
 * Makes a text fit into one line of a message. What text_isolate() has isolated in it stays
 * so if all of the text is taken.
 *
 * Returns: (transfer full): the line
 */
char *
text_line (const char *text,
           glong       max_length)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *line = g_string_new (NULL);
  const char *end = NULL;
  glong length = 0;

  for (const char *p = valid; *p != '\0' && length != max_length; p = g_utf8_next_char (p))
    {
      const char *end_from_here = max_length < 0 && end == NULL ? find_isolate_end (p) : NULL;

      if (end_from_here != NULL)
        {
          end = end_from_here;
          g_string_append (line, ISOLATE_BEGIN);
          p = g_utf8_next_char (p);
        }
      else if (p == end)
        {
          end = NULL;
          g_string_append (line, ISOLATE_END);
        }
      else
        {
          g_string_append_unichar (line, make_fit (g_utf8_get_char (p)));
        }
      length++;
    }

  return g_string_free (line, FALSE);
}

/* Hebrew, Arabic and the other scripts that are written from right to left: these blocks
 * are kept free for them. */
static gboolean
is_from_right (gunichar c)
{
  return (c >= 0x590 && c <= 0x8ff)
         || (c >= 0xfb1d && c <= 0xfdff)
         || (c >= 0xfe70 && c <= 0xfefe)
         || (c >= 0x10800 && c <= 0x10fff)
         || (c >= 0x1e800 && c <= 0x1efff);
}

/**
 * text_isolate:
 * @text: a text on one line that is to stand in a sentence
 *
 * Makes a text that has letters from right to left stand in a sentence as a word of its own,
 * so that neither it nor the sentence is turned round: numbers and marks beside a name would
 * change places otherwise. Any other text, and one that is isolated, stays as it is.
 *
 * Returns: (transfer full): the text, isolated if need be
 */
char *
text_isolate (const char *text)
{
  const char *p = text;

  g_return_val_if_fail (text != NULL, NULL);

  while (*p != '\0' && !is_from_right (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);

  return *p == '\0' || g_str_has_prefix (text, ISOLATE_BEGIN) ? g_strdup (text)
                                                               : g_strconcat (ISOLATE_BEGIN, text, ISOLATE_END, NULL);
}

/**
 * text_alone:
 * @text: a text as text_isolate() makes it
 *
 * Makes a text stand alone again, for programs that compare it.
 *
 * Returns: (transfer full): the text as it was
 */
char *
text_alone (const char *text)
{
  const char *end;

  g_return_val_if_fail (text != NULL, NULL);

  end = find_isolate_end (text);

  return end != NULL && g_str_equal (end, ISOLATE_END)
           ? g_strndup (text + strlen (ISOLATE_BEGIN), (gsize) (end - text) - strlen (ISOLATE_BEGIN))
           : g_strdup (text);
}
