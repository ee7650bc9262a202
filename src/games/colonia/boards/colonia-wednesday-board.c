/* colonia-wednesday-board.c: the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* As many booths as may stand in one row before there are two. */
#define ROW 4

/* What taking a booth costs, or who has taken it. */
static const char *
tell_booth (TableBoard         *board,
            const ColoniaBooth *booth)
{
  const int n = colonia_bundle_get_total (&booth->resources);

  if (booth->player != COLONIA_NOBODY)
    /* Translators: below the name of a market booth; %s is the player who has taken it. */
    return table_board_print (board, _("Taken by %s"), table_board_get_name (board, booth->player));

  return n > 0 ? table_board_print (board, ngettext ("%d member", "%d members", (gulong) n), n) : NULL;
}

/* Booths of merchants are others than those of the city. */
static void
add_booth (TableBoard *board,
           int         which)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const ColoniaBooth *booth = &state->booths[which];
  const gboolean is_extra = which >= state->n_regular_booths;
  /* Translators: %d is the number of a market booth. */
  const char *title = table_board_print (board, is_extra ? _("Extra booth %d") : _("Booth %d"), which + 1);
  ColoniaEvent event = colonia_board_make_event (board, COLONIA_EVENT_TAKE_BOOTH);
  TableThing *thing = table_board_begin_thing (board, table_board_print (board, is_extra ? "merchants-%d" : "booth-%d", which + 1),
                                               title, tell_booth (board, booth));

  thing->owner = booth->player;
  thing->look = booth->player != COLONIA_NOBODY ? TABLE_DONE : TABLE_PLAIN;
  colonia_board_add_bundle (board, "resource", colonia_resource_ids, &booth->resources);
  if (booth->player != COLONIA_NOBODY)
    table_board_add_space (board, "members", NULL, booth->player, booth->members);
  event.booth = which;
  table_board_add (board, "take", NULL, &event.table)->key = colonia_board_find_key (board, which);
}

/* Booths are taken in turn (WED-1). Rows are filled evenly: seven stand in rows of four and three. */
void
colonia_board_add_market (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int supply = state->players[state->turn].supply;

  table_board_add_remark (board,
                          table_board_print (board,
                                             /* Translators: %s is a player, %d how many members. */
                                             ngettext ("A booth is taken whole and takes a member for each resource. %s has %d at home.",
                                                       "A booth is taken whole and takes a member for each resource. %s has %d at home.",
                                                       (gulong) supply),
                                             table_board_get_name (board, state->turn), supply),
                          COLONIA_QUESTION_PRICES, TABLE_NOBODY);
  table_board_begin_group (board, "booths", NULL, TABLE_COLUMNS, state->n_booths > ROW ? (state->n_booths + 1) / 2 : state->n_booths);
  for (int booth = 0; booth < state->n_booths; booth++)
    add_booth (board, booth);
}
