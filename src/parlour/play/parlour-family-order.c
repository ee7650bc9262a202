/* parlour-family-order.c: families in the order of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-family-order.h"

/* Puts widgets into the order in which families are listed, see table_game_list_places(). The
 * keyboard's focus goes from one to the next in it. */
void
parlour_family_order_line_up (const TableState *state,
                              GtkWidget *const   *widgets)
{
  int seats[TABLE_MAX_PLAYERS];

  g_return_if_fail (state != NULL);
  g_return_if_fail (widgets != NULL);

  table_game_list_places (state, seats);

  for (int place = state->n_players - 1; place >= 0; place--)
    {
      GtkWidget *widget = widgets[seats[place]];

      gtk_widget_insert_after (widget, gtk_widget_get_parent (widget), NULL);
    }
}

/* Finds at which place a family is listed, see table_game_list_places(). Returns a place, from
 * 0. */
int
parlour_family_order_find_place (const TableState *state,
                                 int               seat)
{
  int seats[TABLE_MAX_PLAYERS];
  int place = 0;

  g_return_val_if_fail (state != NULL, 0);
  g_return_val_if_fail (seat >= 0 && seat < state->n_players, 0);

  table_game_list_places (state, seats);
  while (seats[place] != seat)
    place++;

  return place;
}
