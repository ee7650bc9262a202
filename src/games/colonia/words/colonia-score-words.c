/* colonia-score-words.c: the score as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "text-table.h"

#include <glib/gi18n.h>

#define N_NUMBERS 7

static void
add_row (GPtrArray  *rows,
         const char *rank,
         const char *name,
         const int  *numbers)
{
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();

  g_strv_builder_add_many (row, rank, name, NULL);
  for (int i = 0; i < N_NUMBERS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", numbers[i]);

      g_strv_builder_add (row, number);
    }
  g_ptr_array_add (rows, g_strv_builder_end (row));
}

static void
add_heading (GPtrArray *rows)
{
  const char *const row[] = {
    "",
    /* Translators: heading of a column of the score: the names of the players. */
    _("Player"),
    /* Translators: heading of a column of the score: the points of relics that lie in no shrine. */
    _("Relics"),
    /* Translators: heading of a column of the score: the points of relics in shrines. */
    _("Shrines"),
    /* Translators: heading of a column of the score: the points of stained glass windows. */
    _("Windows"),
    /* Translators: heading of a column of the score: all points. */
    _("Total"),
    /* Translators: heading of a column of the score: the money left of all currencies, which breaks ties. */
    _("Money left"),
    /* Translators: heading of a column of the score: how many goods are left, which breaks ties. */
    _("Goods"),
    /* Translators: heading of a column of the score: how many resources are left, which breaks ties. */
    _("Resources"),
    NULL,
  };

  g_ptr_array_add (rows, g_strdupv ((char **) row));
}

/* One row a player, best first; equal players in the order of their seats. */
static void
add_players (GPtrArray          *rows,
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
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *table = NULL;
  GString *text;

  g_return_val_if_fail (names != NULL, NULL);
  g_return_val_if_fail (score != NULL, NULL);

  text = g_string_new (NULL);
  rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  if (!score->final)
    /* Translators: stands on a line of its own above the table of the score. */
    g_string_append_printf (text, "%s\n\n", _("If the game ended now:"));

  add_heading (rows);
  add_players (rows, names, score);
  table = text_table (rows);
  g_string_append_printf (text, "%s\n", table);
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
