/* parlour-moves.c: what is seen moving when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an event caused tells what moved: families change places, members come
 * home, cubes leave a booth, ships leave the harbour. It is prepared while the
 * page still shows how the game stood, and starts when it shows how it stands.
 */

#include "config.h"

#include "parlour-moves.h"

#include "colonia-piece.h"
#include "colonia-ship-figure.h"
#include "parlour-figure.h"

/* How large members are on their way, and how many are seen of many. */
#define MEMBER_SIZE 20
#define MOST_MEMBERS 3

#define SHIP_HEIGHT 80
#define SHIP_WIDTH 136

static GtkWidget *
find_place (const ParlourMoves *self,
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

/* A picture of something that is on no page, drawn as the emblems of the
 * families are. */
static GdkPaintable *
photograph (const ParlourMoves *self,
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
      GtkWidget *before = find_place (self, seats[i]);

      if (before == NULL || before == place)
        continue;

      parlour_flights_add_image (self->flights, PARLOUR_FLIGHT_MOVES, before, place);
      changes = TRUE;
    }

  return changes;
}

/* What an event caused */

static void
come_home (const ParlourMoves *self,
           const TableEffect  *effect)
{
  GtkWidget *place = find_place (self, effect->player);
  TableColor color = table_session_get_color (self->session, effect->player);
  int n = MIN (effect->amount, MOST_MEMBERS);
  g_autoptr (GdkPaintable) picture = NULL;

  if (place == NULL || n == 0)
    return;

  picture = photograph (self, g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_MEMBER, "which", (int) color,
                                            "size", MEMBER_SIZE, NULL),
                        MEMBER_SIZE, MEMBER_SIZE);
  for (int i = 0; i < n; i++)
    parlour_flights_add (self->flights, PARLOUR_FLIGHT_COMES, picture,
                         self->view->get_street (self->owner, place, effect->what),
                         self->view->get_home (place), (double) i / MOST_MEMBERS);
}

/* Members are placed on a booth when it is taken, and on nothing else that is
 * called a booth. */
static void
take_booth (const ParlourMoves *self,
            const TableEffect  *effect)
{
  GtkWidget *place = find_place (self, effect->player);
  GtkWidget *cubes = self->view->find_thing (self->owner, PARLOUR_THING_BOOTH, effect->what);

  if (place != NULL && cubes != NULL)
    parlour_flights_add_image (self->flights, PARLOUR_FLIGHT_COMES, cubes, self->view->get_emblem (place));
}

/* Returns whether the berth is to be seen. */
static gboolean
sail (const ParlourMoves *self,
      const TableEffect  *effect)
{
  GtkWidget *berth = self->view->find_thing (self->owner, PARLOUR_THING_SHIP, effect->other);
  g_autoptr (GdkPaintable) picture = NULL;

  /* The families, whose paper it is drawn on, may be about to come. */
  if (berth == NULL || gtk_widget_get_first_child (self->families) == NULL)
    return FALSE;

  picture = photograph (self, g_object_new (COLONIA_TYPE_SHIP_FIGURE, "city", effect->what, NULL),
                        SHIP_WIDTH, SHIP_HEIGHT);
  parlour_flights_add (self->flights, PARLOUR_FLIGHT_LEAVES, picture, berth, NULL,
                       (double) effect->other / COLONIA_N_BERTHS);

  return TRUE;
}

/**
 * parlour_moves_prepare:
 * @self: a page that still shows how the game stood
 * @played: whether the game has gone on, so that what happened last is seen
 *
 * Looks where things are that have moved. What moved before has arrived.
 *
 * Returns: whether ships are seen leaving already
 */
gboolean
parlour_moves_prepare (const ParlourMoves *self,
                       gboolean            played)
{
  g_autoptr (GArray) effects = NULL;
  gboolean sailed = FALSE;

  g_return_val_if_fail (self != NULL, FALSE);

  parlour_flights_land (self->flights);
  if (!parlour_flights_may_start (self->flights))
    return FALSE;

  if (change_order (self) || !played)
    return FALSE;

  effects = table_session_list_last_effects (self->session);
  for (guint i = 0; i < effects->len; i++)
    {
      const TableEffect *effect = &g_array_index (effects, TableEffect, i);

      switch ((int) effect->kind)
        {
        case COLONIA_EFFECT_COMES_HOME:
          come_home (self, effect);
          break;

        case COLONIA_EFFECT_MEMBERS_ON_BOOTH:
          take_booth (self, effect);
          break;

        case COLONIA_EFFECT_SHIP_LEAVES:
          sailed |= sail (self, effect);
          break;
        }
    }

  return sailed;
}

/**
 * parlour_moves_start:
 * @self: a page that shows how the game stands
 * @ships: whether ships that have left are to be seen leaving
 *
 * Lets everything move that was prepared.
 */
void
parlour_moves_start (const ParlourMoves *self,
                     gboolean            ships)
{
  g_autoptr (GArray) effects = NULL;

  g_return_if_fail (self != NULL);

  if (!parlour_flights_may_start (self->flights))
    return;

  effects = table_session_list_last_effects (self->session);
  for (guint i = 0; ships && i < effects->len; i++)
    if (g_array_index (effects, TableEffect, i).kind == COLONIA_EFFECT_SHIP_LEAVES)
      sail (self, &g_array_index (effects, TableEffect, i));

  parlour_flights_start (self->flights);
}
