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
add_parts (TextCsv         *csv,
           const TablePart *parts,
           gboolean         counts,
           const int       *values)
{
  for (int i = 0; parts[i].id != NULL; i++)
    if (parts[i].counts == counts && values != NULL)
      text_csv_add_number (csv, values[i]);
    else if (parts[i].counts == counts)
      text_csv_add_word (csv, parts[i].id);
}

static void
add_heading (TextCsv         *csv,
             const TablePart *parts)
{
  text_csv_add_word (csv, "player");
  text_csv_add_word (csv, "name");
  text_csv_add_word (csv, "color");
  add_parts (csv, parts, TRUE, NULL);
  text_csv_add_word (csv, "total");
  add_parts (csv, parts, FALSE, NULL);
  text_csv_add_word (csv, "rank");
  text_csv_end_row (csv);
}

/**
 * table_score_to_csv:
 * @score: the score of `record`
 * @record: a record
 * @language: (nullable): whom it is for, see text_csv_new()
 *
 * Makes a CSV table of a score by RFC 4180: a heading and one line a player,
 * by seat.
 *
 * Returns: (transfer full): the table
 */
char *
table_score_to_csv (const TableScore  *score,
                    const TableRecord *record,
                    const char        *language)
{
  const TableGame *game;
  TextCsv *csv;

  g_return_val_if_fail (score != NULL, NULL);
  g_return_val_if_fail (record != NULL, NULL);

  game = table_record_get_game (record);
  csv = text_csv_new (language);
  add_heading (csv, game->score_parts);

  for (int seat = 0; seat < score->n_players; seat++)
    {
      const TablePerson *person = table_record_get_person (record, seat);

      text_csv_add_number (csv, seat + 1);
      text_csv_add_text (csv, person->name);
      text_csv_add_word (csv, table_color_ids[person->color]);
      add_parts (csv, game->score_parts, TRUE, score->parts[seat]);
      text_csv_add_number (csv, score->totals[seat]);
      add_parts (csv, game->score_parts, FALSE, score->parts[seat]);
      text_csv_add_number (csv, score->ranks[seat]);
      text_csv_end_row (csv);
    }

  return text_csv_free (csv);
}
