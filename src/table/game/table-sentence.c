/* table-sentence.c: what is told of numbers, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-sentence.h"

#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

static int
get_number (char               which,
            const TableEffect *about)
{
  switch (which)
    {
    case 'p':
      return about->player;

    case 'w':
      return about->what;

    case 'r':
      return about->rule;

    case '2':
      return about->other;

    case 'b':
      return about->bundle.n[0];

    default:
      return about->amount;
    }
}

static gboolean
is_told_by (const TableSentence *row,
            const TableEffect   *about)
{
  if (row->kind != about->kind)
    return FALSE;

  for (int i = 0; i < TABLE_MAX_CASES && row->cases[i].which != 0; i++)
    if (get_number (row->cases[i].which, about) != row->cases[i].is)
      return FALSE;

  return TRUE;
}

static const TableSentence *
find_row (const TableSentence *rows,
          const TableEffect   *about)
{
  while (rows->words != NULL && !is_told_by (rows, about))
    rows++;

  return rows->words != NULL ? rows : NULL;
}

static const char *
translate (const TableSentence *row,
           const TableEffect   *about)
{
  const char *context_end = strchr (row->words, '\004');

  if (row->many != NULL)
    return ngettext (row->words, row->many, (gulong) get_number (row->number, about));

  return context_end != NULL ? g_dpgettext (NULL, row->words, (gsize) (context_end + 1 - row->words)) : _(row->words);
}

static char *
copy_name (const char *const *names,
           int                seat)
{
  g_return_val_if_fail (names != NULL && seat >= 0, g_strdup (""));

  return g_strdup (names[seat]);
}

static char *
tell_part (char               letter,
           const char *const *names,
           const TableEffect *about,
           TableSentenceTerm  get_term)
{
  switch (letter)
    {
    case 'p':
      return copy_name (names, about->player);

    case 'w':
      return copy_name (names, about->what);

    case 'f':
      return copy_name (names, about->amount);

    case 'n':
      return copy_name (names, about->other);

    case '0':
      return g_strdup_printf ("%d", about->what);

    case '1':
      return g_strdup_printf ("%d", about->amount);

    case '2':
      return g_strdup_printf ("%d", about->other);

    case '3':
      return g_strdup_printf ("%d", about->what + 1);

    case '4':
      return g_strdup_printf ("%d", about->other + 1);

    default:
      g_return_val_if_fail (get_term != NULL, g_strdup (""));
      return get_term (letter, about);
    }
}

/**
 * table_sentence_tell:
 * @rows: (array): sentences, up to a `TABLE_TELL_END`
 * @names: (array) (nullable): the names of the players, seat by seat, or `NULL` where no sentence names one
 * @about: of what it is told
 * @get_term: (nullable): what things of the game are called, or `NULL` where no sentence has any
 *
 * Tells what is in the table, in the language of the moment.
 *
 * Returns: (transfer full) (nullable): the sentence, or `NULL` if there is none for this
 */
char *
table_sentence_tell (const TableSentence *rows,
                     const char *const   *names,
                     const TableEffect   *about,
                     TableSentenceTerm    get_term)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const TableSentence *row;

  g_return_val_if_fail (rows != NULL && about != NULL, NULL);

  row = find_row (rows, about);
  if (row == NULL)
    return NULL;

  for (const char *letter = row->with; letter != NULL && *letter != '\0'; letter++)
    g_ptr_array_add (parts, tell_part (*letter, names, about, get_term));
  g_ptr_array_add (parts, NULL);

  return text_fill (translate (row, about), (const char *const *) parts->pdata);
}

/* Tells what stands in the way. */
char *
table_refusals_tell (const TableRefusals *self,
                     const char *const   *names,
                     const TableObstacle *obstacle)
{
  TableEffect about;
  char *told;

  g_return_val_if_fail (self != NULL && names != NULL && obstacle != NULL, NULL);

  about = (TableEffect) { obstacle->kind, obstacle->rule, obstacle->player, obstacle->what, obstacle->have, obstacle->need };
  told = table_sentence_tell (self->obstacles, names, &about, self->get_term);
  if (told != NULL)
    return told;

  g_return_val_if_fail (obstacle->kind == TABLE_OBSTACLE_NOT_NOW || obstacle->kind == TABLE_OBSTACLE_NOT_YOUR_TURN, NULL);

  if (obstacle->kind == TABLE_OBSTACLE_NOT_NOW)
    return g_strdup (_(self->not_now[obstacle->what]));

  /* Translators: %s is the player whose turn it is. */
  return g_strdup_printf (_("it is the turn of %s"), names[obstacle->what]);
}
