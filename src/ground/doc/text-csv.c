/* text-csv.c: texts in tables for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "text-csv.h"

#include "doc-error.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

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

/* A text that has an apostrophe in front already gets one more, so that reading it
 * takes away what was put there and nothing else. */
static gboolean
needs_apostrophe (const char *text)
{
  return looks_like_formula (text + strspn (text, "'"));
}

/**
 * text_csv_append:
 * @csv: a table
 * @text: a text, which may have several lines
 *
 * Appends a text to a table, quoted as RFC 4180 has it. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front, which
 * text_csv_read() takes away again.
 */
void
text_csv_append (GString    *csv,
                 const char *text)
{
  g_return_if_fail (csv != NULL);
  g_return_if_fail (text != NULL);

  g_string_append_c (csv, '"');
  if (needs_apostrophe (text))
    g_string_append_c (csv, '\'');

  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  g_string_append_c (csv, '"');
}

/* Writing */

struct _TextCsv {
  GString *text;
  char separator;
  gboolean in_row;
};

/* Where the comma is for decimals spreadsheets take a semicolon. */
static char
find_language_separator (const char *language)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);

  return language != NULL && g_str_equal (text_decimal_mark (), ",") ? ';' : ',';
}

/**
 * text_csv_new:
 * @language: (nullable): the id of the language of those who open it in a spreadsheet, or
 *   `NULL` for programs
 *
 * Begins a table as RFC 4180 has it. People get one that a spreadsheet in their language
 * opens at once: with a byte order mark, and with semicolons where commas are for decimals.
 *
 * Returns: (transfer full): the table, for text_csv_free()
 */
TextCsv *
text_csv_new (const char *language)
{
  TextCsv *csv = g_new0 (TextCsv, 1);

  csv->text = g_string_new (language != NULL ? TEXT_CSV_MARK : NULL);
  csv->separator = find_language_separator (language);

  return csv;
}

static void
begin_cell (TextCsv *csv)
{
  if (csv->in_row)
    g_string_append_c (csv->text, csv->separator);
  csv->in_row = TRUE;
}

/**
 * text_csv_add_text:
 * @csv: a table
 * @text: what people or programs have written, which may have several lines
 *
 * Adds a cell as text_csv_append() does.
 */
void
text_csv_add_text (TextCsv    *csv,
                   const char *text)
{
  g_return_if_fail (csv != NULL && text != NULL);

  begin_cell (csv);
  text_csv_append (csv->text, text);
}

/**
 * text_csv_add_word:
 * @csv: a table
 * @word: a word without anything in it that would have to be quoted, or what is quoted
 *
 * Adds a cell as it is.
 */
void
text_csv_add_word (TextCsv    *csv,
                   const char *word)
{
  g_return_if_fail (csv != NULL && word != NULL);

  begin_cell (csv);
  g_string_append (csv->text, word);
}

/**
 * text_csv_add_number:
 * @csv: a table
 * @number: a number
 *
 * Adds a cell with a number.
 */
void
text_csv_add_number (TextCsv *csv,
                     int      number)
{
  g_return_if_fail (csv != NULL);

  begin_cell (csv);
  g_string_append_printf (csv->text, "%d", number);
}

/**
 * text_csv_end_row:
 * @csv: a table
 *
 * Ends a row, which may be empty.
 */
void
text_csv_end_row (TextCsv *csv)
{
  g_return_if_fail (csv != NULL);

  g_string_append (csv->text, "\r\n");
  csv->in_row = FALSE;
}

/**
 * text_csv_free:
 * @csv: (transfer full): a table
 *
 * Ends a table.
 *
 * Returns: (transfer full): its text
 */
char *
text_csv_free (TextCsv *csv)
{
  char *text;

  g_return_val_if_fail (csv != NULL, NULL);

  text = g_string_free (csv->text, FALSE);
  g_free (csv);

  return text;
}

/* Reading */

/* In UTF-16 a byte order mark stands in front, as spreadsheets write it, or else a heading
 * begins with a letter of which one half is empty. */
static const char *
find_utf16 (const char *data,
            gsize       length)
{
  if (length < 2)
    return NULL;
  if (memcmp (data, "\377\376", 2) == 0 || (data[0] != '\0' && data[1] == '\0'))
    return "UTF-16LE";
  if (memcmp (data, "\376\377", 2) == 0 || (data[0] == '\0' && data[1] != '\0'))
    return "UTF-16BE";

  return NULL;
}

static char *
decode_utf16 (const char *data,
              gsize       length,
              const char *charset)
{
  gsize written = 0;
  g_autofree char *text = g_convert (data, (gssize) length, "UTF-8", charset, NULL, &written, NULL);

  if (text == NULL || strlen (text) != written)
    return NULL;

  return g_strdup (text + (g_str_has_prefix (text, TEXT_CSV_MARK) ? strlen (TEXT_CSV_MARK) : 0));
}

/* What is not UTF-8 was written by a program of old; whatever the bytes are, they are
 * letters of Latin-1. */
static char *
decode_old (const char *data,
            gsize       length)
{
  char *text = g_convert (data, (gssize) length, "UTF-8", "WINDOWS-1252", NULL, NULL, NULL);

  return text != NULL ? text : g_convert (data, (gssize) length, "UTF-8", "ISO-8859-1", NULL, NULL, NULL);
}

/* The mark may stand in front of UTF-8, too. */
static char *
decode_utf8 (const char *data,
             gsize       length)
{
  gsize mark = strlen (TEXT_CSV_MARK);
  gsize skipped = length >= mark && memcmp (data, TEXT_CSV_MARK, mark) == 0 ? mark : 0;

  return g_utf8_validate_len (data, length, NULL) ? g_strndup (data + skipped, length - skipped) : NULL;
}

/**
 * text_csv_decode:
 * @bytes: a file with a table
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Makes a text of a file as spreadsheets write it: UTF-8 or UTF-16, with a byte
 * order mark or not, or the letters of Western Europe that Windows has.
 *
 * Returns: (transfer full): the text, or `NULL` with `error` set if it is none
 */
char *
text_csv_decode (GBytes  *bytes,
                 GError **error)
{
  const char *utf16;
  const char *data;
  char *text = NULL;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &length);
  if (length == 0)
    return g_strdup ("");

  utf16 = find_utf16 (data, length);
  if (utf16 != NULL)
    text = decode_utf16 (data, length, utf16);
  else if (memchr (data, '\0', length) == NULL)
    {
      text = decode_utf8 (data, length);
      if (text == NULL)
        text = decode_old (data, length);
    }
  if (text == NULL)
    g_set_error_literal (error, DOC_ERROR, DOC_ERROR_SYNTAX,
                         _("This is no text. Save the table as CSV, in UTF-8, and choose that file."));

  return text;
}

static void
row_free (TextCsvRow *row)
{
  g_ptr_array_unref (row->cells);
  g_free (row);
}

/* Where in a text is read, and what was read of the row so far. */
typedef struct {
  const char *p;
  guint line;
  char separator;
  TextCsvRow *row;
} Reader;

/* The one that comes most often in the first line; a semicolon is written where the comma is for
 * decimals, and a tab by what is copied. */
static char
guess_separator (const char *text)
{
  static const char candidates[] = { '\t', ';', ',' };
  guint counts[G_N_ELEMENTS (candidates)] = { 0 };
  guint best = G_N_ELEMENTS (candidates) - 1;
  gboolean quoted = FALSE;

  text += strspn (text, " \r\n");
  for (; *text != '\0' && (quoted || (*text != '\n' && *text != '\r')); text++)
    {
      quoted ^= *text == '"';
      for (guint i = 0; i < G_N_ELEMENTS (candidates) && !quoted; i++)
        counts[i] += *text == candidates[i];
    }
  for (guint i = G_N_ELEMENTS (candidates); i > 0; i--)
    if (counts[i - 1] > counts[best])
      best = i - 1;

  return candidates[best];
}

/* A line “sep=;” in front says it, as one spreadsheet has it. */
static void
find_separator (Reader *reader)
{
  const char *p = reader->p;
  const gboolean named = g_ascii_strncasecmp (p, "sep=", 4) == 0 && p[4] != '\0' && strchr (";,\t", p[4]) != NULL
                         && (p[5] == '\0' || strchr ("\r\n", p[5]) != NULL);

  if (!named)
    {
      reader->separator = guess_separator (p);
      return;
    }

  reader->separator = p[4];
  reader->p += 5;
}

static gboolean
fail_at (GError    **error,
         guint       line,
         const char *sentence)
{
  /* Translators: %u is the number of a line of a table, %s a sentence about it. */
  g_set_error (error, DOC_ERROR, DOC_ERROR_SYNTAX, _("Line %u: %s"), line, sentence);

  return FALSE;
}

/* Counts a line, however it ends. */
static void
pass_line_end (Reader *reader)
{
  reader->p += reader->p[0] == '\r' && reader->p[1] == '\n' ? 2 : 1;
  reader->line++;
}

/* Reads what stands between two quotation marks, of which two in it are one. */
static gboolean
read_quoted (Reader  *reader,
             GString *cell,
             GError **error)
{
  guint began = reader->line;

  for (reader->p++; *reader->p != '\0'; )
    if (*reader->p == '"' && reader->p[1] != '"')
      {
        reader->p++;
        return TRUE;
      }
    else if (*reader->p == '\r' || *reader->p == '\n')
      {
        pass_line_end (reader);
        g_string_append_c (cell, '\n');
      }
    else
      {
        reader->p += *reader->p == '"' ? 1 : 0;
        g_string_append_c (cell, *reader->p++);
      }

  return fail_at (error, began, _("A quotation mark begins here and never ends. Put one behind the text, or take it away."));
}

static gboolean
ends_cell (const Reader *reader)
{
  return *reader->p == '\0' || *reader->p == '\n' || *reader->p == '\r' || *reader->p == reader->separator;
}

static gboolean
read_cell (Reader  *reader,
           GError **error)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  char *text;

  while (*reader->p == ' ')
    reader->p++;
  if (*reader->p == '"' && !read_quoted (reader, cell, error))
    return FALSE;
  while (!ends_cell (reader))
    g_string_append_c (cell, *reader->p++);

  if (reader->row->cells->len == TEXT_CSV_MAX_CELLS)
    return fail_at (error, reader->line, _("There are too many columns. Take away those that say nothing of the cards."));

  text = g_strstrip (g_strdup (cell->str));
  if (*text == '\'' && needs_apostrophe (text))
    memmove (text, text + 1, strlen (text));
  g_ptr_array_add (reader->row->cells, text);

  return TRUE;
}

static gboolean
is_empty (const TextCsvRow *row)
{
  for (guint i = 0; i < row->cells->len; i++)
    if (*(const char *) g_ptr_array_index (row->cells, i) != '\0')
      return FALSE;

  return TRUE;
}

/* Reads cells up to the end of the line and goes behind it. */
static gboolean
read_row (Reader    *reader,
          GPtrArray *rows,
          GError   **error)
{
  gboolean more;

  reader->row = g_new0 (TextCsvRow, 1);
  reader->row->line = reader->line;
  reader->row->cells = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (rows, reader->row);

  do
    {
      if (!read_cell (reader, error))
        return FALSE;
      more = *reader->p == reader->separator;
      reader->p += more ? 1 : 0;
    }
  while (more);

  if (*reader->p != '\0')
    pass_line_end (reader);
  if (is_empty (reader->row))
    g_ptr_array_set_size (rows, (int) rows->len - 1);
  if (rows->len > TEXT_CSV_MAX_ROWS)
    return fail_at (error, reader->line, _("There are too many lines for a table of cards."));

  return TRUE;
}

/**
 * text_csv_read:
 * @text: a table
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads a table by RFC 4180, and what spreadsheets make of it: cells may be separated
 * by commas, semicolons or tabs, whichever the first line has most of, lines may end in
 * any way, and a line may say `sep=;` first. Rows that are empty are left out.
 *
 * Returns: (transfer full) (element-type TextCsvRow): the rows, or `NULL` with
 *   `error` set
 */
GPtrArray *
text_csv_read (const char *text,
               GError    **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  Reader reader = { .p = text, .line = 1 };

  g_return_val_if_fail (text != NULL, NULL);

  rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  find_separator (&reader);
  while (*reader.p != '\0')
    if (!read_row (&reader, rows, error))
      return NULL;

  return g_steal_pointer (&rows);
}
