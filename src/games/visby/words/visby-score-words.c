/* visby-score-words.c: the score as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "text-table.h"
#include "text-words.h"
#include "visby-rule.h"

#include <glib/gi18n.h>

static void
add_heading (GPtrArray *rows)
{
  const char *const row[] = {
    "",
    _("Player"),
    /* Translators: heading of a column of the score: seals before the last exchange. */
    _("Seals"),
    /* Translators: heading of a column of the score: wares before the last exchange. */
    _("Wares"),
    /* Translators: heading of a column of the score: wares that are changed into seals at the end. */
    _("Exchanged"),
    /* Translators: heading of a column of the score: seals for them. */
    _("Extra"),
    _("Total"),
    /* Translators: heading of a column of the score: wares left, which break ties. */
    _("Wares left"),
    /* Translators: heading of a column of the score: cards in hand, which break ties. */
    _("Cards"),
    NULL,
  };

  g_ptr_array_add (rows, g_strdupv ((char **) row));
}

static void
add_player (GPtrArray              *rows,
            const char             *name,
            const VisbyPlayerScore *player)
{
  const int numbers[] = {
    player->seals, player->wares, player->exchanged, player->extra, player->total, player->left, player->cards,
  };
  g_autoptr (GStrvBuilder) row = g_strv_builder_new ();
  /* Translators: %d is the rank of a player, e.g. “1.” */
  g_autofree char *rank = g_strdup_printf (_("%d."), player->rank);

  g_strv_builder_add_many (row, rank, name, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", numbers[i]);

      g_strv_builder_add (row, number);
    }
  g_ptr_array_add (rows, g_strv_builder_end (row));
}

/* What parted players, where it was not the seals. */
static void
append_ties (GString           *text,
             const char *const *names,
             const VisbyScore  *score,
             const int         *seats,
             int                last_rank)
{
  const TableTelling telling = { .names = names };

  for (int place = 0; place < score->n_players && score->players[seats[place]].rank <= last_rank; place++)
    {
      const VisbyPlayerScore *player = &score->players[seats[place]];
      VisbyTie tie = visby_score_get_tie (score, seats, place);
      const TableEffect effect = { VISBY_EFFECT_RANKED, VISBY_RULE_END_4, seats[place], (int) tie, player->rank,
                                   player->total, { { player->left, player->cards } } };
      g_autofree char *sentence = NULL;
      guint n_told;

      if (tie == VISBY_TIE_LAST || tie == VISBY_TIE_SEALS)
        continue;

      sentence = visby_words_effects (&telling, &effect, 1, &n_told);
      g_string_append_printf (text, "%s\n", sentence);
    }
}

/* Tells a score: a table with every part of it, and which tie-break parted whom. */
char *
visby_words_score (const char *const *names,
                   const VisbyScore  *score)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *table = NULL;
  int seats[VISBY_MAX_PLAYERS];
  GString *text;

  g_return_val_if_fail (names != NULL && score != NULL, NULL);

  text = g_string_new (NULL);
  if (!score->final)
    /* Translators: stands on a line of its own above the table of the score. */
    g_string_append_printf (text, "%s\n\n", _("If the game ended now:"));

  visby_score_order (score, seats);
  add_heading (rows);
  for (int place = 0; place < score->n_players; place++)
    add_player (rows, names[seats[place]], &score->players[seats[place]]);
  table = text_table (rows);
  g_string_append_printf (text, "%s\n", table);
  append_ties (text, names, score, seats, score->n_players);

  return g_string_free (text, FALSE);
}

/* Tells who won, and what decided it where it was not the seals. */
char *
visby_words_winners (const char *const *names,
                     const VisbyScore  *score)
{
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *seals = NULL;
  int seats[VISBY_MAX_PLAYERS];
  GString *text;

  g_return_val_if_fail (names != NULL && score != NULL, NULL);

  visby_score_order (score, seats);
  for (int place = 0; place < score->n_players && score->players[seats[place]].rank == 1; place++)
    g_ptr_array_add (winners, (char *) names[seats[place]]);
  list = text_list (winners);
  seals = visby_term_seals (score->players[seats[0]].total);

  text = g_string_new (NULL);
  /* Translators: %s are a player and seals; several players where they win together. */
  g_string_append_printf (text, ngettext ("%s wins with %s.", "%s win together with %s.", (gulong) winners->len), list,
                          seals);
  g_string_append_c (text, '\n');
  append_ties (text, names, score, seats, 1);
  g_string_truncate (text, text->len - 1);

  return g_string_free (text, FALSE);
}
