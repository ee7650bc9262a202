/* colonia-score-words.c: what decided a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

/* What the chronicle tells of some kinds, each on a line. */
static char *
tell_effects (const char *const  *names,
              const ColoniaScore *score,
              gboolean            with_windows,
              gboolean            with_winners)
{
  const ColoniaTelling telling = { .names = names };
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  GString *text = g_string_new (NULL);

  colonia_score_tell (score, effects);
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);
      g_autofree char *sentence = NULL;

      if (!(effect->kind == COLONIA_EFFECT_WINDOW && with_windows)
          && !(effect->kind == COLONIA_EFFECT_WINNER && with_winners))
        continue;

      sentence = colonia_words_effect (&telling, effect);
      g_string_append_printf (text, "%s\n", sentence);
    }

  return g_string_free (text, FALSE);
}

/* Tells of the windows and, of a finished game, who won by what. */
char *
colonia_words_outcome (const char *const *names,
                       const TableState  *state)
{
  ColoniaScore score;

  return colonia_state_get_score (COLONIA_STATE (state), &score) ? tell_effects (names, &score, TRUE, score.final) : NULL;
}

/* Tells who won, and what decided it, as the chronicle does. */
char *
colonia_words_winners (const char *const  *names,
                       const ColoniaScore *score)
{
  return g_strchomp (tell_effects (names, score, FALSE, TRUE));
}
