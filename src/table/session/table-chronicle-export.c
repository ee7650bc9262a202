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
append_who (GString           *csv,
            const TableRecord *record,
            int                seat)
{
  if (seat == TABLE_NOBODY)
    {
      g_string_append (csv, ",,");
      return;
    }

  g_string_append_printf (csv, ",%d,", seat + 1);
  text_csv_append (csv, table_record_get_person (record, seat)->name);
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
append_line (GString           *csv,
             const TableRecord *record,
             TableLine         *line,
             gboolean           finished)
{
  const TableGame *game = table_record_get_game (record);
  guint index = table_line_get_index (line);
  g_autofree char *time = tell_time (record, index);
  gboolean told = finished || !table_line_is_private (line);

  g_string_append_printf (csv, "%u,%d,%s,%s", index + 1, table_line_get_week (line),
                          game->parts[table_line_get_day (line)], time);
  append_who (csv, record, table_line_get_player (line));
  g_string_append_printf (csv, ",%s,%s,%s,", game->events->ids[table_line_get_event_type (line)],
                          tell_roller (record, index), table_line_get_undone (line) ? "yes" : "no");
  text_csv_append (csv, table_line_get_sentence (line));
  g_string_append_c (csv, ',');
  text_csv_append (csv, told ? table_line_get_details (line) : "");
  g_string_append (csv, "\r\n");
}

/**
 * table_chronicle_to_csv:
 * @record: a record
 *
 * Makes a CSV table of a chronicle by RFC 4180: a heading and one line an
 * event, also of those that were undone. The sentences are in the language of
 * the moment, all else is as in the record. While the game is not finished,
 * what was taken unseen is left out.
 *
 * Returns: (transfer full): the table
 */
char *
table_chronicle_to_csv (const TableRecord *record)
{
  g_autoptr (GPtrArray) lines = NULL;
  const TableCalendar *calendar;
  GString *csv;
  gboolean finished;

  g_return_val_if_fail (record != NULL, NULL);

  finished = table_state_is_finished (table_record_get_state (record));
  lines = table_chronicle_tell (record, 0);
  calendar = &table_record_get_game (record)->calendar;
  csv = g_string_new (NULL);
  g_string_append_printf (csv, "event,%s,%s,time,player,name,type,rolled_by,undone,sentence,details\r\n",
                          calendar->round, calendar->part);
  for (guint i = 0; i < lines->len; i++)
    append_line (csv, record, lines->pdata[i], finished);

  return g_string_free (csv, FALSE);
}
