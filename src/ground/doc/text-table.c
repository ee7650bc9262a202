/* text-table.c: rows and columns of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "text-table.h"

/* Between columns; the first holds the rank of the second. */
#define GAP 2
#define FIRST_GAP 1
#define NAMES 1

/* How many columns of a terminal a text takes. */
static int
get_width (const char *text)
{
  int width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }

  return width;
}

static int
find_width (const GPtrArray *rows,
            guint            column)
{
  int width = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      char **cells = g_ptr_array_index (rows, i);

      width = MAX (width, get_width (cells[column]));
    }

  return width;
}

static void
append_cell (GString    *text,
             const char *cell,
             int         width,
             gboolean    is_number)
{
  int padding = width - get_width (cell);

  if (is_number)
    g_string_append_printf (text, "%*s%s", padding, "", cell);
  else
    g_string_append_printf (text, "%s%*s", cell, padding, "");
}

/**
 * text_table:
 * @rows: (element-type GStrv): the rows, of as many cells each: a rank, a name, and numbers
 *
 * Sets rows one below the other, so that names begin and numbers end in one line.
 *
 * Returns: (transfer full): a line for each row
 */
char *
text_table (GPtrArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      char **cells = g_ptr_array_index (rows, i);

      for (guint column = 0; cells[column] != NULL; column++)
        {
          if (column > 0)
            g_string_append_printf (text, "%*s", column == NAMES ? FIRST_GAP : GAP, "");
          append_cell (text, cells[column], find_width (rows, column), column != NAMES);
        }
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}
