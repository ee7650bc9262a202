/* parlour-moves.h: what is seen moving when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-flights.h"
#include "parlour-game.h"
#include "parlour-page.h"

/* Where things are on a page. */
typedef struct {
  int (*get_seat) (GtkWidget *place); /* whose place a child of the box of families is */
  GtkWidget *(*get_emblem) (GtkWidget *place); /* the emblem of the family there */
  GtkWidget *(*get_home) (GtkWidget *place); /* where the members are shown that the family has at home */
  /* Where those are shown that are on a street, by the owner of the view and the place of the
   * family. */
  GtkWidget *(*get_street) (gpointer      owner,
                            GtkWidget    *place,
                            int           street);
  /* Where a thing is shown, if it is, by the owner of the view and its id on a board. */
  GtkWidget *(*find_thing) (gpointer    owner,
                            const char *id);
} ParlourView;

/* A page on which things are seen moving. It owns nothing. */
typedef struct {
  const ParlourView *view; /* where things are */
  gpointer owner; /* whose view that is */
  ParlourFlights *flights; /* what they fly over */
  TableSession *session; /* the game */
  GtkWidget *families; /* a box with a place for each family */
} ParlourMoves;

/* What a game is to what is seen moving, as a constant. Of one without it only the families are
 * seen, changing places. */
struct _ParlourGameMoves {
  /* Lets what an effect moves fly, from where it is while the page still shows how the game
   * stood; and tells whether something is seen leaving for good. */
  gboolean (*prepare) (const ParlourMoves *moves,
                       const TableEffect  *effect);
  /* Lets what leaves for good fly, on a page that shows how the game stands; asked where
   * prepare has seen none of it. */
  void     (*start)   (const ParlourMoves *moves,
                       const TableEffect  *effect);
};

GtkWidget    *parlour_moves_find_place (const ParlourMoves *self,
                                        int                 seat);
GdkPaintable *parlour_moves_photograph (const ParlourMoves *self,
                                        GtkWidget          *figure,
                                        int                 width,
                                        int                 height);

gboolean parlour_moves_prepare (const ParlourMoves *self,
                                gboolean            played);
void     parlour_moves_start   (const ParlourMoves *self,
                                gboolean            again);
