/* text-csv.h: texts in tables for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TEXT_CSV_MAX_ROWS:
 *
 * How many rows a table may have that is read.
 */
#define TEXT_CSV_MAX_ROWS 10000

/**
 * TEXT_CSV_MAX_CELLS:
 *
 * How many cells a row may have that is read.
 */
#define TEXT_CSV_MAX_CELLS 256

/**
 * TEXT_CSV_MARK:
 *
 * The byte order mark, by which spreadsheets know that a table is UTF-8.
 */
#define TEXT_CSV_MARK "\357\273\277"

/**
 * TextCsvRow:
 * @line: in which line of the text it begins, from 1
 * @cells: (element-type utf8): its cells, without the blanks around them
 *
 * A row of a table in which at least one cell holds something.
 */
typedef struct {
  guint line;
  GPtrArray *cells;
} TextCsvRow;

/**
 * TextCsv:
 *
 * A table that is being written.
 */
typedef struct _TextCsv TextCsv;

TextCsv   *text_csv_new         (const char *language);
void       text_csv_add_text    (TextCsv    *csv,
                                 const char *text);
void       text_csv_add_word    (TextCsv    *csv,
                                 const char *word);
void       text_csv_add_number  (TextCsv    *csv,
                                 int         number);
void       text_csv_end_row     (TextCsv    *csv);
char      *text_csv_free        (TextCsv    *csv);

void       text_csv_append      (GString    *csv,
                                 const char *text);

char      *text_csv_decode      (GBytes     *bytes,
                                 GError    **error);
GPtrArray *text_csv_read        (const char *text,
                                 GError    **error);
