/* doc-write.c: JSON as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * json-glib 1.6 makes two mistakes that its own parser and everybody else's
 * stumble over: it adds “.0” to reals that have an exponent but no point, and
 * it leaves the character U+001F in texts as it is.
 */

#include "config.h"

#include "doc-write.h"

#include <string.h>

#define MANTISSA_CHARACTERS "0123456789+-."
#define NUMBER_CHARACTERS MANTISSA_CHARACTERS "eE"
#define EXPONENT_CHARACTERS "eE0123456789+-"

/* Copies a number without the “.0” behind an exponent. No further than to its end is
 * looked: there may be a million of them. */
static const char *
copy_number (const char *number,
             GString    *text)
{
  gsize length = strspn (number, NUMBER_CHARACTERS);
  gsize mantissa = strspn (number, MANTISSA_CHARACTERS);
  gsize exponent = mantissa < length ? strspn (number + mantissa, EXPONENT_CHARACTERS) : 0;

  g_string_append_len (text, number, (gssize) (mantissa < length ? MIN (length, mantissa + exponent) : length));

  return number + length;
}

static const char *
copy_string (const char *string,
             GString    *text)
{
  const char *p = string;

  g_string_append_c (text, *p++);
  while (*p != '"')
    {
      if (*p == '\x1f')
        g_string_append (text, "\\u001f");
      else
        g_string_append_c (text, *p);

      if (*p == '\\')
        g_string_append_c (text, *++p);
      p++;
    }
  g_string_append_c (text, *p++);

  return p;
}

/**
 * doc_write:
 * @node: a value
 *
 * Writes a value as JSON on one line.
 *
 * Returns: (transfer full): the text
 */
char *
doc_write (JsonNode *node)
{
  g_autofree char *raw = json_to_string (node, FALSE);
  GString *text = g_string_sized_new (strlen (raw));
  const char *p = raw;

  while (*p != '\0')
    {
      if (*p == '"')
        p = copy_string (p, text);
      else if (strchr ("-0123456789", *p) != NULL)
        p = copy_number (p, text);
      else
        g_string_append_c (text, *p++);
    }

  return g_string_free (text, FALSE);
}
