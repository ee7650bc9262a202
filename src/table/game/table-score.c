/* table-score.c: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-score.h"

#include "doc-build.h"

#include <glib/gi18n.h>
#include <string.h>

/* Rows and columns of text */

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

/* Sets rows one below the other, so that names begin and numbers end in one line. */
static char *
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

/**
 * table_score_set:
 * @score: a score
 * @seat: the seat of a player
 * @total: all points of that player
 * @parts: (array length=n_parts): the parts, in the order of the game's
 * @n_parts: how many there are
 *
 * Puts into a score what a player comes to.
 */
void
table_score_set (TableScore *score,
                 int         seat,
                 int         total,
                 const int  *parts,
                 guint       n_parts)
{
  g_return_if_fail (score != NULL && seat >= 0 && seat < TABLE_MAX_PLAYERS);
  g_return_if_fail (parts != NULL && n_parts <= TABLE_MAX_PARTS);

  memcpy (score->parts[seat], parts, n_parts * sizeof *parts);
  score->totals[seat] = total;
}

/* What parts two players, and by how much the first is better. */
static int
compare (const TableScore *score,
         int               seat,
         int               other,
         int              *tie)
{
  *tie = TABLE_TIE_TOTAL;
  if (score->totals[seat] != score->totals[other])
    return score->totals[seat] - score->totals[other];

  for (int i = 0; i < TABLE_MAX_TIES; i++)
    if (score->ties[seat][i] != score->ties[other][i])
      {
        *tie = (int) TABLE_TIE_BROKEN + i;
        return score->ties[seat][i] - score->ties[other][i];
      }

  *tie = TABLE_TIE_SHARED;

  return 0;
}

/**
 * table_score_rank:
 * @score: a score of which the totals are counted, and what parts those that are equal
 *
 * Ranks players. Those whom nothing parts share a rank.
 */
void
table_score_rank (TableScore *score)
{
  int tie;

  g_return_if_fail (score != NULL);

  score->n_winners = 0;
  for (int seat = 0; seat < score->n_players; seat++)
    {
      score->ranks[seat] = 1;
      for (int other = 0; other < score->n_players; other++)
        score->ranks[seat] += compare (score, other, seat, &tie) > 0 ? 1 : 0;
      if (score->ranks[seat] == 1)
        score->winners[score->n_winners++] = seat;
    }
}

/**
 * table_score_find_tie:
 * @score: a score
 * @seat: the seat of a player
 * @other: the seat of another
 *
 * Finds what parts two players, whichever of them is the better.
 *
 * Returns: a `TableTie`
 */
int
table_score_find_tie (const TableScore *score,
                      int               seat,
                      int               other)
{
  int tie;

  g_return_val_if_fail (score != NULL && seat != other, TABLE_TIE_SHARED);

  compare (score, seat, other, &tie);

  return tie;
}

/**
 * table_score_list:
 * @score: a score
 * @seats: (out) (array): the seats, of which there is room for `TABLE_MAX_PLAYERS`
 *
 * Lists players as they come out: the best first, equal ones in the order of their seats.
 */
void
table_score_list (const TableScore *score,
                  int              *seats)
{
  int n = 0;

  g_return_if_fail (score != NULL && seats != NULL);

  for (int rank = 1; rank <= score->n_players; rank++)
    for (int seat = 0; seat < score->n_players; seat++)
      if (score->ranks[seat] == rank)
        seats[n++] = seat;
}

/**
 * table_score_get_tie:
 * @score: a score
 * @seats: (array): the players as they come out
 * @place: the place of one of them, from 0
 *
 * Tells what parts a player from who comes next.
 *
 * Returns: a `TableTie`
 */
int
table_score_get_tie (const TableScore *score,
                     const int        *seats,
                     int               place)
{
  g_return_val_if_fail (score != NULL && seats != NULL, TABLE_TIE_LAST);

  return place + 1 < score->n_players ? table_score_find_tie (score, seats[place], seats[place + 1]) : (int) TABLE_TIE_LAST;
}

/* Makes the JSON of a score of which nothing else is to be said than its parts. */
JsonNode *
table_score_to_json (const TableScore *score,
                     const TablePart  *parts)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  g_return_val_if_fail (score != NULL && parts != NULL, NULL);

  json_builder_begin_object (builder);
  doc_build_boolean (builder, "final", score->final);
  doc_begin_list (builder, "players");
  for (int seat = 0; seat < score->n_players; seat++)
    {
      json_builder_begin_object (builder);
      doc_build_int (builder, "player", seat + 1);
      for (int part = 0; parts[part].id != NULL; part++)
        doc_build_int (builder, parts[part].id, score->parts[seat][part]);
      doc_build_int (builder, "total", score->totals[seat]);
      doc_build_int (builder, "rank", score->ranks[seat]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  doc_begin_list (builder, "winners");
  for (int seat = 0; seat < score->n_players; seat++)
    if (score->ranks[seat] == 1)
      json_builder_add_int_value (builder, seat + 1);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* Those that count stand before the total, the others behind it. */
static void
add_titles (GStrvBuilder    *row,
            const TablePart *parts,
            gboolean         counts)
{
  for (int part = 0; parts[part].id != NULL; part++)
    if (parts[part].counts == counts)
      g_strv_builder_add (row, parts[part].title != NULL ? gettext (parts[part].title) : parts[part].id);
}

static void
add_number (GStrvBuilder *row,
            int           number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  g_strv_builder_add (row, text);
}

static void
add_numbers (GStrvBuilder    *row,
             const TablePart *parts,
             gboolean         counts,
             const int       *numbers)
{
  for (int part = 0; parts[part].id != NULL; part++)
    if (parts[part].counts == counts)
      add_number (row, numbers[part]);
}

static GStrv
make_heading (const TablePart *parts)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();

  /* Translators: heading of a column of the score: the names of the players. */
  g_strv_builder_add_many (row, "", _("Player"), NULL);
  add_titles (row, parts, TRUE);
  /* Translators: heading of a column of the score: all points. */
  g_strv_builder_add (row, _("Total"));
  add_titles (row, parts, FALSE);

  return g_strv_builder_end (row);
}

static GStrv
make_row (const TableScore *score,
          const TablePart  *parts,
          const char       *name,
          int               seat)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();
  /* Translators: %d is the rank of a player, e.g. “1.” */
  g_autofree char *rank = g_strdup_printf (_("%d."), score->ranks[seat]);

  g_strv_builder_add_many (row, rank, name, NULL);
  add_numbers (row, parts, TRUE, score->parts[seat]);
  add_number (row, score->totals[seat]);
  add_numbers (row, parts, FALSE, score->parts[seat]);

  return g_strv_builder_end (row);
}

/* Tells a score as a table with every part of it, a row a player: the best first, equal ones in
 * the order of their seats. */
char *
table_score_tell (const TableScore  *score,
                  const TablePart   *parts,
                  const char *const *names)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *table = NULL;
  int seats[TABLE_MAX_PLAYERS];

  g_return_val_if_fail (score != NULL && parts != NULL && names != NULL, NULL);

  g_ptr_array_add (rows, make_heading (parts));
  table_score_list (score, seats);
  for (int place = 0; place < score->n_players; place++)
    g_ptr_array_add (rows, make_row (score, parts, names[seats[place]], seats[place]));
  table = text_table (rows);

  if (score->final)
    return g_strconcat (table, "\n", NULL);

  /* Translators: stands on a line of its own above the table of the score. */
  return g_strconcat (_("If the game ended now:"), "\n\n", table, "\n", NULL);
}
