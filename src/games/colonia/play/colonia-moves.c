/* colonia-moves.c: what is seen moving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-parts.h"

#include "colonia-piece.h"
#include "colonia-ship-figure.h"

/* How large members are on their way, and how many are seen of many. */
#define MEMBER_SIZE 20
#define MOST_MEMBERS 3

#define SHIP_HEIGHT 80
#define SHIP_WIDTH 136

static void
come_home (const ParlourMoves *moves,
           const TableEffect  *effect)
{
  GtkWidget *place = parlour_moves_find_place (moves, effect->player);
  TableColor color = table_session_get_color (moves->session, effect->player);
  int n = MIN (effect->amount, MOST_MEMBERS);
  g_autoptr (GdkPaintable) picture = NULL;

  if (place == NULL || n == 0)
    return;

  picture = parlour_moves_photograph (moves,
                                      g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_MEMBER,
                                                    "which", (int) color, "size", MEMBER_SIZE, NULL),
                                      MEMBER_SIZE, MEMBER_SIZE);
  for (int i = 0; i < n; i++)
    parlour_flights_add (moves->flights, PARLOUR_FLIGHT_COMES, picture,
                         moves->view->get_street (moves->owner, place, effect->what),
                         moves->view->get_home (place), (double) i / MOST_MEMBERS);
}

static GtkWidget *
find_thing (const ParlourMoves *moves,
            const char         *kind,
            int                 number)
{
  g_autofree char *id = g_strdup_printf ("%s-%d", kind, number + 1);

  return moves->view->find_thing (moves->owner, id);
}

/* Members are placed on a booth when it is taken, and on nothing else that is
 * called a booth. */
static void
take_booth (const ParlourMoves *moves,
            const TableEffect  *effect)
{
  GtkWidget *place = parlour_moves_find_place (moves, effect->player);
  GtkWidget *cubes = find_thing (moves, "booth", effect->what);

  if (cubes == NULL)
    cubes = find_thing (moves, "merchants", effect->what);
  if (place != NULL && cubes != NULL)
    parlour_flights_add_image (moves->flights, PARLOUR_FLIGHT_COMES, cubes, moves->view->get_emblem (place));
}

/* Returns whether the berth is to be seen. */
static gboolean
sail (const ParlourMoves *moves,
      const TableEffect  *effect)
{
  GtkWidget *berth = find_thing (moves, "berth", effect->other);
  g_autoptr (GdkPaintable) picture = NULL;

  /* The families, whose paper it is drawn on, may be about to come. */
  if (berth == NULL || gtk_widget_get_first_child (moves->families) == NULL)
    return FALSE;

  picture = parlour_moves_photograph (moves, colonia_ship_figure_new (effect->what),
                                      SHIP_WIDTH, SHIP_HEIGHT);
  parlour_flights_add (moves->flights, PARLOUR_FLIGHT_LEAVES, picture, berth, NULL,
                       (double) effect->other / COLONIA_N_BERTHS);

  return TRUE;
}

static gboolean
prepare (const ParlourMoves *moves,
         const TableEffect  *effect)
{
  switch ((int) effect->kind)
    {
    case COLONIA_EFFECT_COMES_HOME:
      come_home (moves, effect);
      return FALSE;

    case COLONIA_EFFECT_MEMBERS_ON_BOOTH:
      take_booth (moves, effect);
      return FALSE;

    case COLONIA_EFFECT_SHIP_LEAVES:
      return sail (moves, effect);

    default:
      return FALSE;
    }
}

/* Ships leave where the page before showed no harbour, too. */
static void
start (const ParlourMoves *moves,
       const TableEffect  *effect)
{
  if (effect->kind == COLONIA_EFFECT_SHIP_LEAVES)
    sail (moves, effect);
}

const ParlourGameMoves colonia_moves = { prepare, start };
