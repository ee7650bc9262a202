/* table-sentence.h: what is told of numbers, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-effect.h"
#include "table-obstacle.h"

G_BEGIN_DECLS

/**
 * TableSentence:
 * @words: a sentence marked for translation, with a place for each of @with, or `NULL` for none
 * @with: (nullable): what stands there, a letter each: `p` the player, `w` and `f` the names of the seats
 *   `what` and `have`, `1` and `2` the numbers `have` and `need`, anything else a term of the game's
 *
 * What is told of an obstacle or an effect, whose `amount` and `other` stand for `have` and `need`.
 */
typedef struct {
  const char *words;
  const char *with;
} TableSentence;

/**
 * TABLE_TELL:
 * @kind: a kind of obstacles, effects, ...
 * @with: what stands in its sentence, as in `TableSentence`
 * @words: the sentence, marked for translation
 *
 * A line of a table of sentences by kinds.
 */
#define TABLE_TELL(kind, with, words) [kind] = { words, with }

/**
 * TableSentenceTerm:
 * @letter: which term is wanted
 * @about: what is told
 *
 * Tells what a thing, a place, ... of the game is called.
 *
 * Returns: (transfer full): the term
 */
typedef char *(*TableSentenceTerm) (char                 letter,
                                    const TableObstacle *about);

/**
 * TableRefusals:
 * @obstacles: (array): by kind of obstacle
 * @not_now: (array): by step, what is told of events that it does not take, marked for translation
 * @get_term: what things of the game are called
 *
 * How a game tells what stands in the way. Whose turn it is need not be there.
 */
typedef struct {
  const TableSentence *obstacles;
  const char *const *not_now;
  TableSentenceTerm get_term;
} TableRefusals;

/**
 * TABLE_TERMS:
 * @function: the name of the function
 * @context: the context in which the names are translated
 * @...: what things are called, each marked for translation with that context
 *
 * Defines a function that tells what a thing is called. Nobody, or nothing, is a dash.
 */
#define TABLE_TERMS(function, context, ...)                                                                       \
  const char *                                                                                                    \
  function (int which)                                                                                            \
  {                                                                                                               \
    static const char *const names[] = { __VA_ARGS__ };                                                           \
                                                                                                                  \
    g_return_val_if_fail (which >= TABLE_NOBODY && which < (int) G_N_ELEMENTS (names), "");                       \
                                                                                                                  \
    return which == TABLE_NOBODY ? "–" : g_dpgettext2 (NULL, context, names[which]);                              \
  }

/**
 * TABLE_NUMBERS:
 * @function: the name of the function
 * @words: `ngettext ()` of `n`, which tells so many of something
 *
 * Defines a function that tells how many of something there are.
 */
#define TABLE_NUMBERS(function, words)                                                                            \
  char *                                                                                                          \
  function (int n)                                                                                                \
  {                                                                                                               \
    return g_strdup_printf (words, n);                                                                            \
  }

char *table_refusals_tell        (const TableRefusals *self,
                                  const char *const   *names,
                                  const TableObstacle *obstacle);
char *table_sentence_tell        (const TableSentence *self,
                                  const char *const   *names,
                                  const TableObstacle *about,
                                  TableSentenceTerm    get_term);
char *table_sentence_tell_effect (const TableSentence *self,
                                  const char *const   *names,
                                  const TableEffect   *effect,
                                  TableSentenceTerm    get_term);

G_END_DECLS
