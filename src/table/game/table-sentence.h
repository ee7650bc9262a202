/* table-sentence.h: what is told of numbers, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-effect.h"
#include "table-obstacle.h"

/**
 * TABLE_MAX_CASES:
 *
 * How many numbers can decide together whether a sentence is told.
 */
#define TABLE_MAX_CASES 3

/**
 * TableCase:
 * @which: which number of what is told: `p` the player, `w` what, `1` the amount, `2` the other number, `b` the first
 *   of the bundle, `r` the rule, or 0 for none
 * @is: what it has to be
 *
 * When a sentence is told.
 */
typedef struct {
  char which;
  int is;
} TableCase;

/**
 * TableSentence:
 * @kind: the kind of effect, obstacle, ... that is told
 * @cases: (array): all of these have to hold; what is not filled in does
 * @with: (nullable): what stands in the places of @words, a letter each: `p`, `w`, `f` and `n` the names of the seats
 *   `player`, `what`, `amount` and `other`, `0`, `1` and `2` the numbers `what`, `amount` and `other`, `3` and `4` what
 *   `what` and `other` are if one counts from 1, anything else a term of the game's
 * @words: the sentence, marked for translation by N_(), by NN_(), or by CN_(); `NULL` behind the last row
 * @many: (nullable): what it is in English where the number is not one, if a number decides on its form
 * @number: which number does, as in a #TableCase, or 0 if it is the amount
 *
 * A row of a table of sentences. The first row whose kind and cases are those of what is told is what is said: of
 * obstacles, `have` and `need` stand for `amount` and `other`.
 */
typedef struct {
  int kind;
  TableCase cases[TABLE_MAX_CASES];
  const char *with;
  const char *words;
  const char *many;
  char number;
} TableSentence;

/**
 * NN_:
 * @one: a sentence for one thing
 * @many: the same for several
 *
 * Marks both forms of a sentence for translation, as ngettext() has them, where a row of a table has its words.
 */
#define NN_(one, many) one, many

/**
 * CN_:
 * @context: a context
 * @words: a sentence
 *
 * Marks a sentence for translation in a context, as C_() has it, and keeps that context, where a row of a table has
 * its words.
 */
#define CN_(context, words) context "\004" words

/**
 * TABLE_TELL:
 * @kind: a kind of obstacles, effects, ...
 * @with: what stands in its sentence, as in `TableSentence`
 * @...: the sentence, marked for translation, and which number decides on its form, if that is not the amount
 *
 * A row of a table of sentences.
 */
#define TABLE_TELL(kind, with, ...) { kind, { { 0 } }, with, __VA_ARGS__ }

/**
 * TABLE_TELL_IF:
 * @kind: a kind of obstacles, effects, ...
 * @which: the number that decides, as in `TableCase`
 * @is: what it has to be
 * @with: what stands in its sentence, as in `TableSentence`
 * @...: the sentence, as in TABLE_TELL()
 *
 * A row of a table of sentences that is told if a number is so. One with several cases is written in full.
 */
#define TABLE_TELL_IF(kind, which, is, with, ...) { kind, { { which, is } }, with, __VA_ARGS__ }

/**
 * TABLE_TELL_END:
 *
 * The last row of a table of sentences.
 */
#define TABLE_TELL_END { 0 }

/**
 * TableSentenceTerm:
 * @letter: which term is wanted
 * @about: what is told, as it was handed to table_sentence_tell(): it may begin a struct of the game's that knows more
 *
 * Tells what a thing, a place, ... of the game is called.
 *
 * Returns: (transfer full): the term
 */
typedef char *(*TableSentenceTerm) (char               letter,
                                    const TableEffect *about);

/**
 * TABLE_TERM:
 * @letter: which term is wanted
 * @words: what it is called, as a #TableSentenceTerm returns it
 *
 * A line of the `switch` of a #TableSentenceTerm.
 */
#define TABLE_TERM(letter, words) case letter: return words

/**
 * TableRefusals:
 * @obstacles: (array): sentences by kind of obstacle
 * @not_now: (array): by step, what is told of events that it does not take, marked for translation
 * @get_term: (nullable): what things of the game are called, if any are
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
    g_return_val_if_fail (which == TABLE_NOBODY || names[which] != NULL, "");                                     \
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

char *table_refusals_tell (const TableRefusals *self,
                           const char *const   *names,
                           const TableObstacle *obstacle);
char *table_sentence_tell (const TableSentence *rows,
                           const char *const   *names,
                           const TableEffect   *about,
                           TableSentenceTerm    get_term);
