/* visby-score-words.c: what decided a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "text-words.h"
#include "visby-rule.h"

#include <glib/gi18n.h>

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

/* Tells which tie-break parted whom. */
char *
visby_words_outcome (const char *const *names,
                     const VisbyScore  *score)
{
  GString *text = g_string_new (NULL);
  int seats[VISBY_MAX_PLAYERS];

  visby_score_order (score, seats);
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
