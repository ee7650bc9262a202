/* card-table.h: cards as a table, for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "printed.h"

G_BEGIN_DECLS

/**
 * CARD_TABLE_MAX_BYTES:
 *
 * How large a table of cards may be: more than all cards that are kept fill.
 */
#define CARD_TABLE_MAX_BYTES (4 * 1024 * 1024)

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
 * @cards: (element-type Printed): the cards, no two alike
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

CardTable *card_table_read       (const char      *text,
                                  const char      *language);
char      *card_table_write      (const GPtrArray *cards,
                                  const char      *language);
char      *card_table_example    (PrintedKind      kind,
                                  const char      *language);
char      *card_table_find_doubt (const Printed   *card);
void       card_table_free       (CardTable       *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CardTable, card_table_free)

G_END_DECLS
