/* text-csv.c: texts in tables for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "text-csv.h"

#include <string.h>

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
  if (*text != '\0' && strchr ("=+-@\t\r", *text) != NULL)
    g_string_append_c (csv, '\'');

  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  g_string_append_c (csv, '"');
}
