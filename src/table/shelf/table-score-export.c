/* table-score-export.c: the score for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-score-export.h"

#include "text-csv.h"

/* The parts that make up the total come before it, and what parts those who are equal
 * behind it. */
static void
append_parts (GString         *csv,
              const TablePart *parts,
              gboolean         counts,
              const int       *values)
{
  for (int i = 0; parts[i].id != NULL; i++)
    if (parts[i].counts == counts && values != NULL)
      g_string_append_printf (csv, ",%d", values[i]);
    else if (parts[i].counts == counts)
      g_string_append_printf (csv, ",%s", parts[i].id);
}

static void
append_heading (GString         *csv,
                const TablePart *parts)
{
  g_string_append (csv, "player,name,color");
  append_parts (csv, parts, TRUE, NULL);
  g_string_append (csv, ",total");
  append_parts (csv, parts, FALSE, NULL);
  g_string_append (csv, ",rank\r\n");
}

/**
 * table_score_to_csv:
 * @score: the score of `record`
 * @record: a record
 *
 * Makes a CSV table of a score by RFC 4180: a heading and one line a player,
 * by seat.
 *
 * Returns: (transfer full): the table
 */
char *
table_score_to_csv (const TableScore  *score,
                    const TableRecord *record)
{
  const TableGame *game;
  GString *csv;

  g_return_val_if_fail (score != NULL, NULL);
  g_return_val_if_fail (record != NULL, NULL);

  game = table_record_get_game (record);
  csv = g_string_new (NULL);
  append_heading (csv, game->score_parts);

  for (int seat = 0; seat < score->n_players; seat++)
    {
      const TablePerson *person = table_record_get_person (record, seat);

      g_string_append_printf (csv, "%d,", seat + 1);
      text_csv_append (csv, person->name);
      g_string_append_printf (csv, ",%s", table_color_ids[person->color]);
      append_parts (csv, game->score_parts, TRUE, score->parts[seat]);
      g_string_append_printf (csv, ",%d", score->totals[seat]);
      append_parts (csv, game->score_parts, FALSE, score->parts[seat]);
      g_string_append_printf (csv, ",%d\r\n", score->ranks[seat]);
    }

  return g_string_free (csv, FALSE);
}
