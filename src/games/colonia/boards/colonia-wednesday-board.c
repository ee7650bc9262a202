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

/* What a booth is to those who do not see it. */
static const char *
tell_booth (TableBoard         *board,
            const ColoniaBooth *booth,
            const char         *title,
            const char         *cost)
{
  g_autofree char *resources = colonia_term_resource_list (&booth->resources);

  if (booth->player != COLONIA_NOBODY)
    return table_board_print (board,
                              /* Translators: the first %s is the name of a market booth, the second the player who has taken it; %d is how many members stand on it. */
                              ngettext ("%s: taken by %s with %d member", "%s: taken by %s with %d members", (gulong) booth->members),
                              title, table_board_get_name (board, booth->player), booth->members);

  /* Translators: %s are the name of a market booth, what lies on it, and how many members taking it needs. */
  return cost != NULL ? table_board_print (board, _("%s: %s, takes %s"), title, resources, cost) : NULL;
}

/* Who stands on a booth, or how many members it takes to stand there. */
static void
add_members (TableBoard         *board,
             const ColoniaBooth *booth,
             const char         *cost)
{
  if (booth->player != COLONIA_NOBODY || cost != NULL)
    table_board_add_space (board, "members", cost, booth->player, booth->members);
}

/* A booth is taken by touching it. */
static void
add_taking (TableBoard *board,
            int         which,
            const char *told)
{
  ColoniaEvent event = colonia_board_make_event (board, COLONIA_EVENT_TAKE_BOOTH);
  TableDeed *deed;

  event.booth = which;
  deed = table_board_add (board, "take", NULL, &event.table);
  deed->key = colonia_board_find_key (board, which);
  deed->told = told;
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
  const char *id = table_board_print (board, is_extra ? "merchants-%d" : "booth-%d", which + 1);
  const int n = colonia_bundle_get_total (&booth->resources);
  const char *cost = n > 0 ? table_board_print (board, ngettext ("%d member", "%d members", (gulong) n), n) : NULL;
  /* Translators: below the name of a market booth; %s is the player who has taken it. */
  const char *taken = booth->player != COLONIA_NOBODY ? table_board_print (board, _("Taken by %s"), table_board_get_name (board, booth->player)) : NULL;
  TableThing *thing = table_board_begin_thing (board, id, title, taken);

  thing->owner = booth->player;
  thing->look = booth->player != COLONIA_NOBODY ? TABLE_DONE : TABLE_PLAIN;
  colonia_board_add_bundle (board, "resource", colonia_resource_ids, &booth->resources);
  add_members (board, booth, cost);
  if (state->step == COLONIA_STEP_MARKET)
    add_taking (board, which, tell_booth (board, booth, title, cost));
}

/* What lies on the booths. Rows are filled evenly: seven stand in rows of four and three. */
void
colonia_board_add_booths (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);

  table_board_begin_group (board, "booths", NULL, TABLE_COLUMNS, state->n_booths > ROW ? (state->n_booths + 1) / 2 : state->n_booths);
  for (int booth = 0; booth < state->n_booths; booth++)
    add_booth (board, booth);
}

/* Booths are taken in turn (WED-1). */
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
  colonia_board_add_booths (board);
}
