/* card-table.h: cards as a table, for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"
#include "table-printed.h"

G_BEGIN_DECLS

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
 * CardRow:
 *
 * A row of a table that becomes a card.
 */
typedef struct _CardRow CardRow;

/**
 * CardColumn:
 * @words: what it is called, without its number; a list of columns ends with one whose words
 *   are `NULL`
 * @n: how many columns that are numbered it stands for, or 0 for one that is not
 * @kinds: which kinds of rows have it: bit n for kind n
 * @path: where in a collection its contents are, where “%d” stands for the number, from 0
 * @tells: of which kinds of rows a table is that has it, where no column says so; 0 for the
 *   one that has it alone
 *
 * A column of a table of cards, or some that are numbered.
 */
typedef struct {
  const char *words;
  int n;
  guint kinds;
  const char *path;
  guint tells;
} CardColumn;

/**
 * CardRowKind:
 * @words: what it is called; a list of kinds ends with one whose words are `NULL`
 * @card: which kind of card it is
 * @add: adds what stands in a row to the object of the card
 *
 * What a row may be.
 */
typedef struct {
  const char *words;
  int card;
  void (*add) (CardRow *row);
} CardRowKind;

/**
 * TableSheet:
 * @rows: (array zero-terminated=1): what a row may be
 * @columns: (array zero-terminated=1): the columns; the first one says what a row is, and the
 *   last one how many equal cards there are
 * @shown: the kind of card whose heading is shown where none is known
 * @get_row: tells which kind of row a card becomes
 * @tell_cell: tells what a card has in a column between the first and the last, in a language
 * @get_nth: (nullable): which column is written as which, if not in their order
 * @get_example: gives a table in English with cards of a kind
 * @judge: (nullable): looks at a card that was read
 *
 * How the cards of a game are written as a table. All that is a word is in English, French
 * and Dutch, parted by “|”, and after these whatever else is understood.
 */
struct _TableSheet {
  const CardRowKind *rows;
  const CardColumn *columns;
  int shown;

  int         (*get_row)     (const TablePrinted *card);
  char       *(*tell_cell)   (const TablePrinted *card,
                              int                 column,
                              const char         *language);
  int         (*get_nth)     (int                 n);
  const char *(*get_example) (int                 kind);
  void        (*judge)       (CardRow            *row,
                              const TablePrinted *card);
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

int          card_words_find       (const char *const *words,
                                    guint              n,
                                    const char        *cell);
char        *card_words_tell       (const char        *words,
                                    const char        *language);
char        *card_words_list       (const char *const *words,
                                    guint              n,
                                    const char        *language);

const char  *card_row_get_language (const CardRow     *row);
int          card_row_get_kind     (const CardRow     *row);
JsonBuilder *card_row_get_builder  (CardRow           *row);
int          card_row_count_filled (const CardRow     *row,
                                    int                first,
                                    int                n);
const char  *card_row_need_cell    (CardRow           *row,
                                    int                column);
void         card_row_add_number   (CardRow           *row,
                                    const char        *name,
                                    int                column);
void         card_row_fail         (CardRow           *row,
                                    int                column,
                                    const char        *sentence);
void         card_row_doubt        (CardRow           *row,
                                    int                column,
                                    const char        *sentence);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CardTable, card_table_free)

G_END_DECLS
