/* colonia-moves.c: what is seen moving when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an event caused tells what moved: families change places, members come
 * home, cubes leave a booth, ships leave the harbour. It is prepared while the
 * page still shows how the game stood, and starts when it shows how it stands.
 */

#include "config.h"

#include "colonia-moves.h"

#include "colonia-family-card.h"
#include "colonia-piece.h"
#include "colonia-ship-figure.h"

/* How large members are on their way, and how many are seen of many. */
#define MEMBER_SIZE 20
#define MOST_MEMBERS 3

#define SHIP_HEIGHT 80
#define SHIP_WIDTH 136

typedef struct {
  ColoniaFlights *flights;
  ColoniaSession *session;
  GtkWidget *families;
  ColoniaQuarter *quarter;
  gboolean sailed;
} Moves;

static const ColoniaEffect *
get_effects (ColoniaSession *session,
             guint          *n_effects)
{
  ColoniaLine *line = colonia_session_get_last_line (session);

  *n_effects = 0;

  return line != NULL ? colonia_line_get_effects (line, n_effects) : NULL;
}

static ColoniaFamilyCard *
find_card (Moves *moves,
           int    seat)
{
  GtkWidget *card = gtk_widget_get_first_child (moves->families);

  while (card != NULL && colonia_family_card_get_seat (COLONIA_FAMILY_CARD (card)) != seat)
    card = gtk_widget_get_next_sibling (card);

  return card != NULL ? COLONIA_FAMILY_CARD (card) : NULL;
}

/* A picture of something that is on no page, drawn as the emblems of the
 * families are. */
static GdkPaintable *
photograph (Moves     *moves,
            GtkWidget *figure,
            int        width,
            int        height)
{
  g_autoptr (GtkWidget) owned = g_object_ref_sink (figure);
  GtkWidget *card = gtk_widget_get_first_child (moves->families);
  ColoniaPaper paper;

  colonia_figure_get_paper (COLONIA_FIGURE (colonia_family_card_get_emblem (COLONIA_FAMILY_CARD (card))), &paper);

  return colonia_figure_photograph (COLONIA_FIGURE (owned), &paper, width, height);
}

/* Families change places */

/* The card at each place now, and the one that the same family has then. Where
 * families change places nothing else moves, as nobody could follow it. */
static gboolean
change_order (Moves *moves)
{
  const ColoniaState *state = colonia_session_get_state (moves->session);
  GtkWidget *place = gtk_widget_get_first_child (moves->families);
  gboolean changes = FALSE;

  if (!state->order_known)
    return FALSE;

  for (int i = 0; i < state->n_players && place != NULL; i++, place = gtk_widget_get_next_sibling (place))
    {
      ColoniaFamilyCard *card = find_card (moves, state->order[i]);

      if (card == NULL || GTK_WIDGET (card) == place)
        continue;

      colonia_flights_add_image (moves->flights, COLONIA_FLIGHT_MOVES, GTK_WIDGET (card), place);
      changes = TRUE;
    }

  return changes;
}

/* What an event caused */

static void
come_home (Moves               *moves,
           const ColoniaEffect *effect)
{
  ColoniaFamilyCard *card = find_card (moves, effect->player);
  ColoniaColor color = colonia_session_get_color (moves->session, effect->player);
  int n = MIN (effect->amount, MOST_MEMBERS);
  g_autoptr (GdkPaintable) picture = NULL;

  if (card == NULL || n == 0)
    return;

  picture = photograph (moves, g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_MEMBER, "which", (int) color,
                                             "size", MEMBER_SIZE, NULL),
                        MEMBER_SIZE, MEMBER_SIZE);
  for (int i = 0; i < n; i++)
    colonia_flights_add (moves->flights, COLONIA_FLIGHT_COMES, picture,
                         colonia_family_card_get_street (card, (ColoniaStreet) effect->what),
                         colonia_family_card_get_home (card), (double) i / MOST_MEMBERS);
}

/* Members are placed on a booth when it is taken, and on nothing else that is
 * called a booth. */
static void
take_booth (Moves               *moves,
            const ColoniaEffect *effect)
{
  ColoniaFamilyCard *card = find_card (moves, effect->player);
  GtkWidget *cubes = moves->quarter != NULL
                       ? colonia_quarter_find_thing (moves->quarter, COLONIA_THING_BOOTH, effect->what) : NULL;

  if (card != NULL && cubes != NULL)
    colonia_flights_add_image (moves->flights, COLONIA_FLIGHT_COMES, cubes, colonia_family_card_get_emblem (card));
}

static void
sail (Moves               *moves,
      const ColoniaEffect *effect)
{
  GtkWidget *berth = moves->quarter != NULL
                       ? colonia_quarter_find_thing (moves->quarter, COLONIA_THING_SHIP, effect->other) : NULL;
  g_autoptr (GdkPaintable) picture = NULL;

  if (berth == NULL)
    return;

  picture = photograph (moves, g_object_new (COLONIA_TYPE_SHIP_FIGURE, "city", effect->what, NULL),
                        SHIP_WIDTH, SHIP_HEIGHT);
  colonia_flights_add (moves->flights, COLONIA_FLIGHT_LEAVES, picture, berth, NULL,
                       (double) effect->other / COLONIA_N_BERTHS);
  moves->sailed = TRUE;
}

/**
 * colonia_moves_prepare:
 * @flights: the page
 * @session: the game, which has gone on
 * @families: a box with a card for each family, that still shows how it stood
 * @quarter: (nullable): a quarter that still shows how it stood
 * @played: whether the game has gone on by one event
 *
 * Looks where things are that have moved. What moved before has arrived.
 *
 * Returns: whether ships are seen leaving @quarter
 */
gboolean
colonia_moves_prepare (ColoniaFlights *flights,
                       ColoniaSession *session,
                       GtkWidget      *families,
                       ColoniaQuarter *quarter,
                       gboolean        played)
{
  Moves moves = { flights, session, families, quarter, FALSE };
  const ColoniaEffect *effects;
  guint n_effects;

  g_return_val_if_fail (COLONIA_IS_FLIGHTS (flights), FALSE);
  g_return_val_if_fail (COLONIA_IS_SESSION (session), FALSE);

  colonia_flights_land (flights);
  if (!colonia_flights_may_start (flights))
    return FALSE;

  effects = !change_order (&moves) && played ? get_effects (session, &n_effects) : NULL;
  for (guint i = 0; effects != NULL && i < n_effects; i++)
    switch ((int) effects[i].kind)
      {
      case COLONIA_EFFECT_COMES_HOME:
        come_home (&moves, &effects[i]);
        break;

      case COLONIA_EFFECT_MEMBERS_ON_BOOTH:
        take_booth (&moves, &effects[i]);
        break;

      case COLONIA_EFFECT_SHIP_LEAVES:
        sail (&moves, &effects[i]);
        break;
      }

  return moves.sailed;
}

/**
 * colonia_moves_start:
 * @flights: the page
 * @session: the game
 * @families: a box with a card for each family
 * @quarter: (nullable): a quarter that shows how it stands
 * @ships: whether ships that have left are to be seen leaving @quarter
 *
 * Lets everything move that was prepared.
 */
void
colonia_moves_start (ColoniaFlights *flights,
                     ColoniaSession *session,
                     GtkWidget      *families,
                     ColoniaQuarter *quarter,
                     gboolean        ships)
{
  Moves moves = { flights, session, families, quarter, FALSE };
  const ColoniaEffect *effects;
  guint n_effects;

  g_return_if_fail (COLONIA_IS_FLIGHTS (flights));
  g_return_if_fail (COLONIA_IS_SESSION (session));

  if (!colonia_flights_may_start (flights))
    return;

  effects = ships ? get_effects (session, &n_effects) : NULL;
  for (guint i = 0; effects != NULL && i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_SHIP_LEAVES)
      sail (&moves, &effects[i]);

  colonia_flights_start (flights);
}
