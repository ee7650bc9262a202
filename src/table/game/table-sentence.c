/* table-sentence.c: what is told of numbers, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-sentence.h"

#include "text-words.h"

#include <glib/gi18n.h>

static char *
tell_part (char                 letter,
           const char *const   *names,
           const TableObstacle *about,
           TableSentenceTerm    get_term)
{
  switch (letter)
    {
    case 'p':
      return g_strdup (names[about->player]);

    case 'w':
      return g_strdup (names[about->what]);

    case 'f':
      return g_strdup (names[about->have]);

    case '1':
      return g_strdup_printf ("%d", about->have);

    case '2':
      return g_strdup_printf ("%d", about->need);

    default:
      return get_term (letter, about);
    }
}

/**
 * table_sentence_tell:
 * @self: what is told
 * @names: (array): the names of the players, seat by seat
 * @about: of what it is told
 * @get_term: what things of the game are called
 *
 * Tells of an obstacle, in the language of the moment.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_sentence_tell (const TableSentence *self,
                     const char *const   *names,
                     const TableObstacle *about,
                     TableSentenceTerm    get_term)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (self != NULL && self->words != NULL && about != NULL, NULL);

  for (const char *letter = self->with; letter != NULL && *letter != '\0'; letter++)
    g_ptr_array_add (parts, tell_part (*letter, names, about, get_term));
  g_ptr_array_add (parts, NULL);

  return text_fill (_(self->words), (const char *const *) parts->pdata);
}

/**
 * table_refusals_tell:
 * @self: how a game tells what stands in the way
 * @names: (array): the names of the players, seat by seat
 * @obstacle: what does
 *
 * Tells what stands in the way.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_refusals_tell (const TableRefusals *self,
                     const char *const   *names,
                     const TableObstacle *obstacle)
{
  g_return_val_if_fail (self != NULL && names != NULL && obstacle != NULL, NULL);

  if (obstacle->kind == TABLE_OBSTACLE_NOT_NOW)
    return g_strdup (_(self->not_now[obstacle->what]));
  if (obstacle->kind == TABLE_OBSTACLE_NOT_YOUR_TURN)
    /* Translators: %s is the player whose turn it is. */
    return g_strdup_printf (_("it is the turn of %s"), names[obstacle->what]);

  return table_sentence_tell (&self->obstacles[obstacle->kind], names, obstacle, self->get_term);
}

/**
 * table_sentence_tell_effect:
 * @self: what is told
 * @names: (array): the names of the players, seat by seat
 * @effect: of what it is told
 * @get_term: what things of the game are called
 *
 * Tells of an effect likewise.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_sentence_tell_effect (const TableSentence *self,
                            const char *const   *names,
                            const TableEffect   *effect,
                            TableSentenceTerm    get_term)
{
  const TableObstacle about = { .player = effect->player, .what = effect->what, .have = effect->amount,
                                .need = effect->other };

  return table_sentence_tell (self, names, &about, get_term);
}
