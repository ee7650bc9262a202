/* colonia-score-words.c: the score as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include <glib/gi18n.h>

#define N_COLUMNS 9
#define GAP 2

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

typedef struct {
  char *cells[N_COLUMNS];
} Row;

static void
row_clear (Row *row)
{
  for (int column = 0; column < N_COLUMNS; column++)
    g_free (row->cells[column]);
}

static void
add_row (GArray     *rows,
         const char *rank,
         const char *name,
         const int  *numbers)
{
  Row row = { { g_strdup (rank), g_strdup (name) } };

  for (int i = 0; i < N_COLUMNS - 2; i++)
    row.cells[i + 2] = g_strdup_printf ("%d", numbers[i]);

  g_array_append_val (rows, row);
}

static void
add_heading (GArray *rows)
{
  Row row = { {
    g_strdup (""),
    /* Translators: heading of a column of the score: the names of the players. */
    g_strdup (_("Player")),
    /* Translators: heading of a column of the score: the points of relics that lie in no shrine. */
    g_strdup (_("Relics")),
    /* Translators: heading of a column of the score: the points of relics in shrines. */
    g_strdup (_("Shrines")),
    /* Translators: heading of a column of the score: the points of stained glass windows. */
    g_strdup (_("Windows")),
    /* Translators: heading of a column of the score: all points. */
    g_strdup (_("Total")),
    /* Translators: heading of a column of the score: the money left of all currencies, which breaks ties. */
    g_strdup (_("Money left")),
    /* Translators: heading of a column of the score: how many goods are left, which breaks ties. */
    g_strdup (_("Goods")),
    /* Translators: heading of a column of the score: how many resources are left, which breaks ties. */
    g_strdup (_("Resources")),
  } };

  g_array_append_val (rows, row);
}

/* One row a player, best first; equal players in the order of their seats. */
static void
add_players (GArray             *rows,
             const char *const  *names,
             const ColoniaScore *score)
{
  for (int rank = 1; rank <= score->n_players; rank++)
    for (int seat = 0; seat < score->n_players; seat++)
      {
        g_autofree char *number = NULL;

        if (score->players[seat].rank != rank)
          continue;

        /* Translators: %d is the rank of a player, e.g. “1.” */
        number = g_strdup_printf (_("%d."), rank);
        add_row (rows, number, names[seat], (const int[]) {
          score->players[seat].relics,
          score->players[seat].shrines,
          score->players[seat].windows,
          score->players[seat].total,
          score->players[seat].money,
          score->players[seat].goods,
          score->players[seat].resources,
        });
      }
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

static void
append_rows (GString      *text,
             const GArray *rows)
{
  int widths[N_COLUMNS] = { 0 };

  for (guint i = 0; i < rows->len; i++)
    for (int column = 0; column < N_COLUMNS; column++)
      widths[column] = MAX (widths[column], get_width (g_array_index (rows, Row, i).cells[column]));

  for (guint i = 0; i < rows->len; i++)
    {
      for (int column = 0; column < N_COLUMNS; column++)
        {
          if (column > 0)
            g_string_append_printf (text, "%*s", column == 1 ? 1 : GAP, "");
          append_cell (text, g_array_index (rows, Row, i).cells[column], widths[column], column != 1);
        }
      g_string_append_c (text, '\n');
    }
}

/* The windows and who won, as the chronicle tells them. */
static void
append_sentences (GString            *text,
                  const char *const  *names,
                  const ColoniaScore *score)
{
  ColoniaTelling telling = { .names = names };
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));

  colonia_score_tell (score, effects);

  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);
      g_autofree char *sentence = NULL;

      if (effect->kind != COLONIA_EFFECT_WINDOW && !(effect->kind == COLONIA_EFFECT_WINNER && score->final))
        continue;

      sentence = colonia_words_effect (&telling, effect);
      g_string_append_printf (text, "%s\n", sentence);
    }
}

/**
 * colonia_words_score:
 * @names: (array): by seat, the names of the players
 * @score: a score
 *
 * Tells a score: a table with every part of the points, the windows, and, of
 * a finished game, who won by what.
 *
 * Returns: (transfer full): some lines of text
 */
char *
colonia_words_score (const char *const  *names,
                     const ColoniaScore *score)
{
  g_autoptr (GArray) rows = NULL;
  GString *text;

  g_return_val_if_fail (names != NULL, NULL);
  g_return_val_if_fail (score != NULL, NULL);

  text = g_string_new (NULL);
  rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (rows, (GDestroyNotify) row_clear);

  if (!score->final)
    /* Translators: stands on a line of its own above the table of the score. */
    g_string_append_printf (text, "%s\n\n", _("If the game ended now:"));

  add_heading (rows);
  add_players (rows, names, score);
  append_rows (text, rows);
  g_string_append_c (text, '\n');
  append_sentences (text, names, score);

  return g_string_free (text, FALSE);
}

/**
 * colonia_words_winners:
 * @names: (array): by seat, the names of the players
 * @score: the score of a finished game
 *
 * Tells who won, and what decided it, as the chronicle does.
 *
 * Returns: (transfer full): a line for each winner
 */
char *
colonia_words_winners (const char *const  *names,
                       const ColoniaScore *score)
{
  const ColoniaTelling telling = { .names = names };
  g_autoptr (GArray) effects = NULL;
  GString *text;

  g_return_val_if_fail (names != NULL, NULL);
  g_return_val_if_fail (score != NULL, NULL);

  text = g_string_new (NULL);
  effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  colonia_score_tell (score, effects);
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);
      g_autofree char *sentence = NULL;

      if (effect->kind != COLONIA_EFFECT_WINNER)
        continue;

      sentence = colonia_words_effect (&telling, effect);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }

  return g_string_free (text, FALSE);
}
