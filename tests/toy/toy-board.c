/* toy-board.c: the board of the smallest game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-layout.h"
#include "toy.h"

/* What lies before a player: a card that was played is there no more. Tells which one is picked. */
static int
add_hand (TableBoard *board,
          int         seat)
{
  const ToyState *toy = (const ToyState *) (const void *) table_board_get_state (board);

  table_board_ask_picks (board, seat, 1);
  table_board_begin_seat (board, seat, NULL);
  for (int card = 1; card <= TOY_N_CARDS; card++)
    table_board_add_pick (board, table_board_print (board, "%d", card), table_board_print (board, "Card %d", card), seat,
                          (TableObstacle) { (toy->hands[seat] & 1u << card) != 0 ? 0 : TOY_OBSTACLE_CARD_IS_GONE, 2, seat, card });

  return table_board_see_picks (board, seat)->n > 0 ? *table_board_see_picks (board, seat)->picked[0] - '0' : 0;
}

/* All pick a card at once. */
void
toy_lay_out (TableBoard *board)
{
  const TableState *state = table_board_get_state (board);
  ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY } };

  table_board_begin_group (board, "hands", NULL, TABLE_ROWS, 0);
  for (int seat = 0; state->step == TOY_STEP_CARDS && seat < state->n_players; seat++)
    event.cards[seat] = add_hand (board, seat);
  if (state->step == TOY_STEP_CARDS && table_board_are_all_picked (board))
    table_board_complete (board, &event.table);
}
