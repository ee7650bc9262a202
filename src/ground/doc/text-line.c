/* text-line.c: what somebody typed, fit for a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text-line.h"

#define REPLACEMENT 0xfffd
#define ZERO_WIDTH_NON_JOINER 0x200c
#define ZERO_WIDTH_JOINER 0x200d

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

/**
 * text_line:
 * @text: a text that somebody typed; what is not UTF-8 in it is replaced
 * @max_length: how many characters of it to take at most, or -1 for all
 *
 * Makes a text fit into one line of a message.
 *
 * Returns: (transfer full): the line
 */
char *
text_line (const char *text,
           glong       max_length)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *line = g_string_new (NULL);
  glong length = 0;

  for (const char *p = valid; *p != '\0' && length != max_length; p = g_utf8_next_char (p))
    {
      g_string_append_unichar (line, make_fit (g_utf8_get_char (p)));
      length++;
    }

  return g_string_free (line, FALSE);
}
