/* card-table.h: cards as a table, for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"
#include "table-printed.h"

/**
 * CARD_TABLE_MAX_BYTES:
 *
 * How large a table of cards may be: more than all cards that are kept fill.
 */
#define CARD_TABLE_MAX_BYTES (4 * 1024 * 1024)

/**
 * CARD_TABLE_MAX_COLUMNS:
 *
 * How many columns a table of cards has at most.
 */
#define CARD_TABLE_MAX_COLUMNS 64

/**
 * CARD_TABLE_WORD:
 *
 * In which context words of a table stand in the catalogues.
 */
#define CARD_TABLE_WORD "word of a table"

/**
 * CardCell:
 * @CARD_NUMBER: a number
 * @CARD_WORD: one of some words
 * @CARD_BUNDLE: how many there are of each of some things
 * @CARD_TEXT: any text
 *
 * What stands in a cell of a table of cards.
 */
typedef enum {
  CARD_NUMBER,
  CARD_WORD,
  CARD_BUNDLE,
  CARD_TEXT
} CardCell;

/**
 * CardWords:
 * @ids: (array zero-terminated=1): what a collection calls some things
 * @words: (array zero-terminated=1): what they are called in a table
 *
 * Things that a cell may name.
 */
typedef struct {
  const char *const *ids;
  const char *const *words;
} CardWords;

/**
 * CardColumn:
 * @words: what it is called, without its number; a list of columns ends with one whose words
 *   are `NULL`
 * @n: how many columns that are numbered it stands for, or 0 for one that is not
 * @kinds: which kinds of rows have it: bit n for kind n
 * @path: where in a collection its contents are: `$.member`, `$.list[1]`, or `$.list[%d]` and `$.list[%d].member` where
 *   “%d” stands for the number, from 0
 * @tells: of which kinds of rows a table is that has it, where no column says so; 0 for the
 *   one that has it alone
 * @cell: what stands in it
 * @of: (nullable): the things that it may name
 * @least: of how many elements a list that is numbered has at least what belongs there
 *
 * A column of a table of cards, or some that are numbered. Such as belong to one list follow one another.
 */
typedef struct {
  const char *words;
  int n;
  guint kinds;
  const char *path;
  guint tells;
  CardCell cell;
  const CardWords *of;
  int least;
} CardColumn;

/**
 * CardRowKind:
 * @words: what it is called; a list of kinds ends with one whose words are `NULL`
 * @card: which kind of card it is
 * @says: (nullable): what each such card says, as a JSON object
 * @doubted: (nullable): the path of the column that is to be looked at where a card can hardly be so
 *
 * What a row may be. Of those that a card may be of the last says most.
 */
typedef struct {
  const char *words;
  int card;
  const char *says;
  const char *doubted;
} CardRowKind;

/**
 * TableSheet:
 * @rows: (array zero-terminated=1): what a row may be
 * @columns: (array zero-terminated=1): the columns; the first one says what a row is, and the
 *   last one how many equal cards there are
 * @shown: the kind of card whose heading is shown where none is known
 * @examples: by kind of card, a table in English with some
 * @find_fault: (nullable): tells in a sentence why a card cannot be taken that is made of what may stand in its cells, or `NULL`
 *
 * How the cards of a game are written as a table. All that is a word is marked for translators by
 * `NC_ (CARD_TABLE_WORD, …)`, spelled out: what is said, and after a “|” whatever else is understood.
 */
struct _TableSheet {
  const CardRowKind *rows;
  const CardColumn *columns;
  int shown;
  const char *const *examples;

  char *(*find_fault) (const TablePrinted *card);
};

/**
 * CardTableRemark:
 * @line: of which line of the table it tells, from 1
 * @wrong: whether the line cannot be taken; otherwise it can, but is to be looked
 *   at once more
 * @sentence: what is to be said
 *
 * Something to say of a line of a table.
 */
typedef struct {
  guint line;
  gboolean wrong;
  char *sentence;
} CardTableRemark;

/**
 * CardTable:
 * @cards: (element-type TablePrinted): the cards, no two alike
 * @remarks: (element-type CardTableRemark): what is to be said of the lines, from
 *   the first to the last
 * @n_wrong: how many of the remarks tell of something wrong
 *
 * What was read of a table.
 */
typedef struct {
  GPtrArray *cards;
  GPtrArray *remarks;
  guint n_wrong;
} CardTable;

CardTable   *card_table_read       (const TableGame   *game,
                                    const char        *text,
                                    const char        *language);
char        *card_table_write      (const TableGame   *game,
                                    const GPtrArray   *cards,
                                    const char        *language);
char        *card_table_example    (const TableGame   *game,
                                    int                kind,
                                    const char        *language);
void         card_table_free       (CardTable         *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CardTable, card_table_free)
