/* parlour-moves.c: what is seen moving when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motion explains what happened. What an event caused tells what moved. It is prepared
 * while the page still shows how the game stood, and starts when it shows how it stands,
 * and takes input already. It takes under 400 ms, rests then, and is left out where the
 * toolkit says that nothing shall move, as it does when the user wants less motion.
 */

#include "config.h"

#include "parlour-moves.h"

#include "parlour-figure.h"

/* Finds where the family of a player is. */
GtkWidget *
parlour_moves_find_place (const ParlourMoves *self,
                          int                 seat)
{
  GtkWidget *place = gtk_widget_get_first_child (self->families);

  while (place != NULL && self->view->get_seat (place) != seat)
    place = gtk_widget_get_next_sibling (place);

  return place;
}

/* How much larger than itself a widget is drawn there. */
static double
find_scale (const ParlourMoves *self,
            GtkWidget          *widget)
{
  graphene_rect_t bounds;
  int width = gtk_widget_get_width (widget);

  if (width == 0 || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self->flights), &bounds))
    return 1.;

  return bounds.size.width / (double) width;
}

/* Makes a picture of something, drawn as the emblems of the families are. */
GdkPaintable *
parlour_moves_photograph (const ParlourMoves *self,
                          GtkWidget          *figure,
                          int                 width,
                          int                 height)
{
  g_autoptr (GtkWidget) owned = g_object_ref_sink (figure);
  GtkWidget *emblem = self->view->get_emblem (gtk_widget_get_first_child (self->families));
  double scale = find_scale (self, emblem);
  ParlourPaper paper;

  parlour_figure_get_paper (PARLOUR_FIGURE (emblem), &paper);

  return parlour_figure_photograph (PARLOUR_FIGURE (owned), &paper, (int) (width * scale), (int) (height * scale));
}

/* Families change places */

/* The family that is at a place now, and the place that it has then. Where
 * families change places nothing else moves, as nobody could follow it. */
static gboolean
change_order (const ParlourMoves *self)
{
  const TableState *state = table_session_get_state (self->session);
  int seats[TABLE_MAX_PLAYERS];
  GtkWidget *place = gtk_widget_get_first_child (self->families);
  gboolean changes = FALSE;

  if (!table_game_list_places (state, seats))
    return FALSE;

  for (int i = 0; i < state->n_players && place != NULL; i++, place = gtk_widget_get_next_sibling (place))
    {
      GtkWidget *before = parlour_moves_find_place (self, seats[i]);

      if (before == NULL || before == place)
        continue;

      parlour_flights_add_image (self->flights, PARLOUR_FLIGHT_MOVES, before, place);
      changes = TRUE;
    }

  return changes;
}

static const ParlourGameMoves *
find_moves (const ParlourMoves *self)
{
  return parlour_game_find (table_session_get_game (self->session))->moves;
}

/* Looks where things are that have moved. What moved before has arrived. */
gboolean
parlour_moves_prepare (const ParlourMoves *self,
                       gboolean            played)
{
  const ParlourGameMoves *moves;
  g_autoptr (GArray) effects = NULL;
  gboolean seen = FALSE;

  g_return_val_if_fail (self != NULL, FALSE);

  parlour_flights_land (self->flights);
  moves = find_moves (self);
  if (!parlour_flights_may_start (self->flights) || change_order (self) || !played || moves == NULL)
    return FALSE;

  effects = table_session_list_last_effects (self->session);
  for (guint i = 0; i < effects->len; i++)
    seen |= moves->prepare (self, &g_array_index (effects, TableEffect, i));

  return seen;
}

/* Lets everything move that was prepared. */
void
parlour_moves_start (const ParlourMoves *self,
                     gboolean            again)
{
  const ParlourGameMoves *moves;
  g_autoptr (GArray) effects = NULL;

  g_return_if_fail (self != NULL);

  if (!parlour_flights_may_start (self->flights))
    return;

  moves = find_moves (self);
  effects = table_session_list_last_effects (self->session);
  for (guint i = 0; again && moves != NULL && i < effects->len; i++)
    moves->start (self, &g_array_index (effects, TableEffect, i));

  parlour_flights_start (self->flights);
}
