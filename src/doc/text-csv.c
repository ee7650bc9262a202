/* text-csv.c: texts in tables for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "text-csv.h"

/* What a formula begins with, also as it is typed in East Asia, and what some
 * spreadsheets skip before they look. */
static gboolean
looks_like_formula (const char *text)
{
  static const gunichar beginnings[] = { '=', '+', '-', '@', '\t', '\r', '\n', 0xff1d, 0xff0b, 0xff0d, 0xff20 };
  gunichar first = g_utf8_get_char (text);

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (first == beginnings[i])
      return TRUE;

  return FALSE;
}

/**
 * text_csv_append:
 * @csv: a table
 * @text: a text, which may have several lines
 *
 * Appends a text to a table, quoted as RFC 4180 has it. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
void
text_csv_append (GString    *csv,
                 const char *text)
{
  g_return_if_fail (csv != NULL);
  g_return_if_fail (text != NULL);

  g_string_append_c (csv, '"');
  if (looks_like_formula (text))
    g_string_append_c (csv, '\'');

  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  g_string_append_c (csv, '"');
}
