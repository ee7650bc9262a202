/* table-printed.h: cards by what is printed on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There are cards whose contents only the table knows, as no program ships them. Once
 * entered they are remembered, and offered in the next game.
 */

#pragma once

#include "table-state.h"

/**
 * TABLE_MAX_CARD_KINDS:
 *
 * How many kinds of cards a game has at most of which the contents are remembered.
 */
#define TABLE_MAX_CARD_KINDS 8

/**
 * TABLE_MAX_EQUAL_CARDS:
 *
 * How many equal cards there may be.
 */
#define TABLE_MAX_EQUAL_CARDS 99

/**
 * TABLE_PRINTED_COUNT:
 *
 * What a collection calls how many equal cards there are, beside what is printed on one.
 */
#define TABLE_PRINTED_COUNT "count"

/**
 * TablePrinted:
 * @game: of which game it is a card
 * @kind: what it is, of the game's kinds
 * @count: how many equal ones there are, at least 1
 *
 * A card that somebody has seen. A game's own begins so.
 */
typedef struct {
  const TableGame *game;
  int kind;
  int count;
} TablePrinted;

/**
 * TableCardKind:
 * @list: what a collection calls the list of them; a list of kinds ends with one whose
 *   name is `NULL`
 * @fields: of what such a card consists
 * @most: how many are remembered at most, those that were used last, of which the last one
 *   comes first; 0 if all are
 * @setup: where in such a card what is agreed before a game is, of which it says as much as its fields do;
 *   0 if nothing is. A game that begins is such a card, and the next one begins with what the last one says
 *
 * A kind of card whose contents only the table knows.
 */
typedef struct {
  const char *list;
  const TableField *fields;
  int most;
  gsize setup;
} TableCardKind;

/**
 * TableSheet:
 *
 * How the cards of a game are written as a table, see card-table.h.
 */
typedef struct _TableSheet TableSheet;

/**
 * TableCardsFunc:
 * @cards: (element-type TablePrinted): cards, each with how many equal ones there are
 * @data: what belongs to it
 *
 * Is told of cards that have come to light.
 */
typedef void (*TableCardsFunc) (const GPtrArray *cards,
                                gpointer         data);

/**
 * TableCards:
 * @kinds: (array zero-terminated=1): the kinds of cards
 * @size: the size of a card
 * @sheet: (nullable): how they are written as a table; `NULL` if they are not
 * @init: (nullable): sets a card of its kind that says nothing yet, and is zero
 * @list_event: (nullable): adds to a list the cards that an event brings to light
 * @list_setup: (nullable): adds to a list the cards that tell what was agreed before a game of what is
 *   printed on the table's own copy
 * @fits: (nullable): whether a card that @list_setup lists can tell what is agreed before a game; it is
 *   offered then, and what it says is called as in the setup
 * @compare: (nullable): orders cards of a kind as somebody looks for them who holds one in hand;
 *   `NULL` if they stay as they are remembered
 * @is_partial: (nullable): whether part of what a card says is not known
 * @may_equal: (nullable): whether two cards of which one is partial can be the same
 * @find_doubt: (nullable): tells in a sentence what speaks against a card that can be taken
 *   nevertheless, or `NULL`
 * @watch: (nullable): goes through the events of a record that are in force and tells, after
 *   each that brings cards to light, of these, and how many equal ones are out at the same time;
 *   `NULL` if no two cards are alike
 * @list_out: (nullable): lists the cards of a kind that are out where a record stands, and
 *   cannot come next; `NULL` if any card may
 *
 * The cards of a game whose contents only the table knows.
 */
struct _TableCards {
  const TableCardKind *kinds;
  gsize size;
  const TableSheet *sheet;

  void       (*init)       (TablePrinted       *card);
  void       (*list_event) (const TableEvent   *event,
                            GPtrArray          *cards);
  void       (*list_setup) (const TableSetup   *setup,
                            GPtrArray          *cards);
  gboolean   (*fits)       (const TablePrinted *card,
                            const TableSetup   *setup);
  int        (*compare)    (const TablePrinted *card,
                            const TablePrinted *other);
  gboolean   (*is_partial) (const TablePrinted *card);
  gboolean   (*may_equal)  (const TablePrinted *card,
                            const TablePrinted *other);
  char      *(*find_doubt) (const TablePrinted *card);
  void       (*watch)      (const TableRecord  *record,
                            TableCardsFunc      see,
                            gpointer            data);
  GPtrArray *(*list_out)   (const TableRecord  *record,
                            int                 kind);
};

int           table_printed_count_kinds (const TableGame    *game);
GPtrArray    *table_printed_list_new    (void);
GPtrArray    *table_printed_list_event  (const TableGame    *game,
                                         const TableEvent   *event);
GPtrArray    *table_printed_list_setup  (const TableGame    *game,
                                         const TableSetup   *setup);
gboolean      table_printed_fits        (const TablePrinted *card,
                                         const TableSetup   *setup);
TablePrinted *table_printed_new         (const TableGame    *game,
                                         int                 kind);
TablePrinted *table_printed_copy        (const TablePrinted *card);
void          table_printed_free        (TablePrinted       *card);

gboolean      table_printed_is_equal    (const TablePrinted *card,
                                         const TablePrinted *other);
gboolean      table_printed_may_equal   (const TablePrinted *card,
                                         const TablePrinted *other);
gboolean      table_printed_is_partial  (const TablePrinted *card);
char         *table_printed_find_doubt  (const TablePrinted *card);
int           table_printed_compare     (const TablePrinted *card,
                                         const TablePrinted *other);

TablePrinted *table_printed_read        (const TableGame    *game,
                                         int                 kind,
                                         const DocPlace     *place,
                                         GError            **error);
JsonNode     *table_printed_build       (const TablePrinted *card);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TablePrinted, table_printed_free)
