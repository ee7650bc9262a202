/* phones-board.h: a board as a part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-html.h"
#include "table-board.h"

/**
 * PhonesPeople:
 * @names: (array): by seat, the names of the players
 * @colors: (array): by seat, their colours
 *
 * Who sits at the table. It owns nothing.
 */
typedef struct {
  const char *const *names;
  TableColor colors[TABLE_MAX_PLAYERS];
} PhonesPeople;

/**
 * PhonesBoardTests:
 * @may_do: (nullable): tells whether a deed, which is in a group, is done where the board is shown
 * @may_ask: (nullable): tells whether a question of the game's is asked there, of a seat or of `TABLE_NOBODY`
 * @is_seen: (nullable): tells whether a group is seen there; without it all are
 * @data: (nullable): what belongs to these
 *
 * What is done where a board is shown. Without a test of that nothing is.
 */
typedef struct {
  gboolean (*may_do)  (const TableGroup *group,
                       const TableDeed  *deed,
                       gconstpointer     data);
  gboolean (*may_ask) (int               question,
                       int               seat,
                       gconstpointer     data);
  gboolean (*is_seen) (const TableGroup *group,
                       gconstpointer     data);
  gconstpointer data;
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
