/* table-chronicle-export.c: the chronicle for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-chronicle-export.h"

#include "table-chronicle.h"
#include "text-csv.h"

/* Who rolls a die or draws, as a record has it. */
static const char *const rollers[] = { "app", "table", "phone", NULL };

static void
add_who (TextCsv           *csv,
         const TableRecord *record,
         int                seat)
{
  if (seat == TABLE_NOBODY)
    {
      text_csv_add_word (csv, "");
      text_csv_add_word (csv, "");
      return;
    }

  text_csv_add_number (csv, seat + 1);
  text_csv_add_text (csv, table_record_get_person (record, seat)->name);
}

/* A record may hold anything there. */
static char *
tell_time (const TableRecord *record,
           guint              index)
{
  g_autoptr (GDateTime) time = table_record_get_time (record, index);

  return time != NULL ? g_date_time_format_iso8601 (time) : g_strdup ("");
}

static const char *
tell_roller (const TableRecord *record,
             guint              index)
{
  const char *by = table_record_get_stamp (record, index).by;

  return g_strv_contains (rollers, by != NULL ? by : "") ? by : "";
}

static void
add_line (TextCsv           *csv,
          const TableRecord *record,
          TableLine         *line,
          gboolean           finished)
{
  const TableGame *game = table_record_get_game (record);
  guint index = line->index;
  g_autofree char *time = tell_time (record, index);
  gboolean told = finished || !table_line_is_private (line);

  text_csv_add_number (csv, (int) index + 1);
  text_csv_add_number (csv, line->round);
  text_csv_add_word (csv, game->parts[line->day]);
  text_csv_add_word (csv, time);
  add_who (csv, record, line->player);
  text_csv_add_word (csv, game->events->ids[line->type]);
  text_csv_add_word (csv, tell_roller (record, index));
  text_csv_add_word (csv, line->undone ? "yes" : "no");
  text_csv_add_text (csv, line->sentence);
  text_csv_add_text (csv, told ? line->details : "");
  text_csv_end_row (csv);
}

static void
add_heading (TextCsv             *csv,
             const TableCalendar *calendar)
{
  const char *const heading[] = {
    "event", calendar->round, calendar->part, "time", "player", "name", "type", "rolled_by", "undone", "sentence", "details",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (heading); i++)
    text_csv_add_word (csv, heading[i]);
  text_csv_end_row (csv);
}

/**
 * table_chronicle_to_csv:
 * @record: a record
 * @language: (nullable): whom it is for, see text_csv_new()
 *
 * Makes a CSV table of a chronicle by RFC 4180: a heading and one line an
 * event, also of those that were undone. The sentences are in the language of
 * the moment, all else is as in the record. While the game is not finished,
 * what was taken unseen is left out.
 *
 * Returns: (transfer full): the table
 */
char *
table_chronicle_to_csv (const TableRecord *record,
                        const char        *language)
{
  g_autoptr (GPtrArray) lines = NULL;
  TextCsv *csv;
  gboolean finished;

  g_return_val_if_fail (record != NULL, NULL);

  finished = table_state_is_finished (table_record_get_state (record));
  lines = table_chronicle_tell (record, 0);
  csv = text_csv_new (language);
  add_heading (csv, &table_record_get_game (record)->calendar);
  for (guint i = 0; i < lines->len; i++)
    add_line (csv, record, lines->pdata[i], finished);

  return text_csv_free (csv);
}
