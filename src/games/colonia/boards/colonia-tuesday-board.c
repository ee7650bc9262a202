/* colonia-tuesday-board.c: the cards of the families
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* Who picks next, of all who have begun, or nobody. */
static int
find_next (TableBoard *board)
{
  for (int seat = 0; seat < colonia_board_get_state (board)->n_players; seat++)
    if (table_board_may_pick (board, seat))
      return seat;

  return TABLE_NOBODY;
}

/* Keys are for whoever looks or, at one table, for the next who has to pick. */
static void
add_key (TableBoard *board,
         TableDeed  *deed,
         const char *key)
{
  const int reader = table_board_get_reader (board)->seat;

  if (deed->seat == (reader != TABLE_NOBODY ? reader : find_next (board)))
    deed->key = key;
}

/* Tuesday: everybody plays one of the cards in hand at once (TUE-1). */
void
colonia_board_add_family_cards (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_FAMILY_CARDS);
  for (int seat = 0; seat < state->n_players; seat++)
    table_board_ask_picks (board, seat, 1);
  table_board_begin_group (board, "families", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      const TablePicks *picks = table_board_see_picks (board, seat);

      table_board_begin_seat (board, seat, NULL);
      for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
        if ((state->hands[seat] & 1 << value) != 0)
          {
            const char *card = table_board_print (board, "%d", value);

            add_key (board, table_board_add_pick (board, card, card, seat,
                                                  (TableObstacle) { .kind = TABLE_OBSTACLE_NONE }), card);
          }
      if (picks->n > 0)
        event.family_cards.values[seat] = (int) g_ascii_strtoll (picks->picked[0], NULL, 10);
    }
  if (table_board_are_all_picked (board))
    table_board_complete (board, &event.table);
}
