/* phones-board.h: a board as a part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-html.h"
#include "table-board.h"

/* Who sits at the table, by seat. It owns nothing. */
typedef struct {
  const char *const *names;
  TableColor colors[TABLE_MAX_PLAYERS];
} PhonesPeople;

/* What is done where a board is shown. Without a test of that nothing is. */
typedef struct {
  /* Tells whether a deed, which is in a group, is done where the board is shown; may be NULL. */
  gboolean (*may_do)  (const TableGroup *group,
                       const TableDeed  *deed,
                       gconstpointer     data);
  /* Tells whether a question of the game's is asked there, of a seat or of TABLE_NOBODY; may be NULL. */
  gboolean (*may_ask) (int               question,
                       int               seat,
                       gconstpointer     data);
  /* Tells whether a group is seen there, or NULL where all are. */
  gboolean (*is_seen) (const TableGroup *group,
                       gconstpointer     data);
  gconstpointer data; /* what belongs to these, or NULL */
} PhonesBoardTests;

void     phones_board_write         (PhonesHtml             *html,
                                     const TableBoard       *board,
                                     const PhonesPeople     *people,
                                     const PhonesBoardTests *tests);
void     phones_board_write_row     (PhonesHtml             *html,
                                     const TableBoard       *board,
                                     int                     seat);
gboolean phones_board_write_picture (PhonesHtml             *html,
                                     const TableGame        *game,
                                     const char             *id);
void     phones_board_write_seat    (PhonesHtml             *html,
                                     const char             *name,
                                     TableColor              color);
