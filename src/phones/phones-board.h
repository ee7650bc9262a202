/* phones-board.h: a board as a part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-html.h"
#include "table-board.h"

G_BEGIN_DECLS

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
 * PhonesBoardTest:
 * @group: a group of the board
 * @deed: a deed in it
 * @data: what belongs to the test
 *
 * Returns: whether that is done where the board is shown
 */
typedef gboolean (*PhonesBoardTest) (const TableGroup *group,
                                     const TableDeed  *deed,
                                     gconstpointer     data);

void phones_board_write      (PhonesHtml         *html,
                              const TableBoard   *board,
                              const PhonesPeople *people,
                              PhonesBoardTest     may_do,
                              gconstpointer       data);
void phones_board_write_seat (PhonesHtml         *html,
                              const char         *name,
                              TableColor          color);

G_END_DECLS
