/* seats.h: who sits where on the page of a new game, as its cards show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-new-game.h"
#include "parlour-seated.h"
#include "parlour-widgets.h"
#include "widgets.h"

static inline ParlourSeat *
find_seat (ParlourNewGame *page,
           int             place)
{
  GtkWidget *box = find_child (GTK_WIDGET (page), "seat_box");

  return parlour_seated_get_seat (PARLOUR_SEATED (parlour_widget_get_nth (box, place)));
}

static inline int
count_seats (ParlourNewGame *page)
{
  int n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (find_child (GTK_WIDGET (page), "seat_box")); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n++;

  return n;
}
