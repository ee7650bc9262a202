/* table-board-private.h: what a board is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-layout.h"

/* Puts something at the end of a list. */
#define TABLE_APPEND(list, item)                                \
  G_STMT_START {                                                \
    __typeof__ (item) *list_end = &(list);                      \
    while (*list_end != NULL)                                   \
      list_end = &(*list_end)->next;                            \
    *list_end = (item);                                         \
  } G_STMT_END

/* Something that lives as long as the board. */
#define TABLE_BOARD_NEW(self, type) ((type *) table_board_own ((self), g_new0 (type, 1)))

struct _TableBoard {
  TableReader reader;
  const TableState *view;
  GStringChunk *texts;
  GPtrArray *owned; /* what it is made of, but for texts and events */
  GPtrArray *events;

  const char *question;
  TableRemark *remarks;
  TableGroup *groups;
  TableChoice *choices;
  TablePicks picks[TABLE_MAX_PLAYERS];
  TableDeed *complete; /* what all picks come to, or NULL */
  const char *conclusion; /* what is done with them, where they are looked at first, or NULL */

  /* As it is laid out */
  TableState *state; /* after what is entered first, or NULL */
  const TableEvent *first; /* that, or NULL */
  TableGroup *group;
  TableThing *thing;
  TableSpace *space;
  TableDeed *deed;
  gboolean begins_line;
  gboolean is_rolled;
};

gpointer     table_board_own         (TableBoard       *self,
                                      gpointer          item);
const char  *table_board_keep        (TableBoard       *self,
                                      const char       *text);
TableChoice *table_board_find_choice (const TableBoard *self,
                                      const char       *name);
TableChoice *table_board_add_pair    (TableBoard       *self,
                                      TableChoice     **choices,
                                      const char       *name,
                                      const char       *value);
