/* concordia-score-words.c: what decided a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "concordia-rule.h"

/* Tells what parted players, where it was not the points. */
char *
concordia_words_outcome (const char *const    *names,
                         const ConcordiaScore *score)
{
  const TableTelling telling = { .names = names };
  int seats[CONCORDIA_MAX_PLAYERS];
  GString *text;

  g_return_val_if_fail (names != NULL && score != NULL, NULL);

  text = g_string_new (NULL);
  concordia_score_order (score, seats);
  for (int place = 0; place < score->n_players; place++)
    {
      const ConcordiaPlayerScore *player = &score->players[seats[place]];
      const ConcordiaTie tie = concordia_score_get_tie (score, seats, place);
      const TableEffect effect = { CONCORDIA_EFFECT_RANKED, CONCORDIA_RULE_END_4, seats[place], (int) tie, player->rank,
                                   player->total, { { 0 } } };
      g_autofree char *sentence = NULL;
      guint n_told;

      if (tie == CONCORDIA_TIE_LAST || tie == CONCORDIA_TIE_POINTS)
        continue;

      sentence = concordia_words_effects (&telling, &effect, 1, &n_told);
      g_string_append_printf (text, "%s\n", sentence);
    }

  return g_string_free (text, FALSE);
}
