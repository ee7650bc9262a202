/* parlour-ring-sight.c: what a player has of a ring, as one thing that is revealed at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The things of a game stand on a ring. Those that the player has light up, one after the other, so that
 * neighbours become one; below stands what they bring.
 */

#include "config.h"

#include "parlour-ring-sight.h"

#include "parlour-game-ending.h"
#include "parlour-name-plate.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"

#define SIGN_SIZE 20
#define CELL_SIZE 24
#define SPACING 6
#define CELL_SPACING 2

/**
 * parlour_ring_sight_new:
 * @seat: a player
 *
 * Makes what is revealed of what a player has of the ring of a game, for `make`.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *
parlour_ring_sight_new (int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (box, "end-row");
  gtk_widget_add_css_class (box, "end-card");
  g_object_set_data (G_OBJECT (box), "seat", GINT_TO_POINTER (seat));

  return box;
}

/* What is told of it as soon as it is revealed. */
static GtkWidget *
make_told (const char *css_class,
           char       *told)
{
  GtkWidget *label = parlour_label_new_wrapped (NULL);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), .5f);
  gtk_widget_add_css_class (label, css_class);
  g_object_set_data_full (G_OBJECT (label), "told", told, g_free);

  return label;
}

static GtkWidget *
make_ring (TableSession           *session,
           const ParlourRingThing *things,
           int                     n)
{
  GtkWidget *ring = g_object_new (PARLOUR_TYPE_STALLS, "rim", n, "spacing", CELL_SPACING, "halign", GTK_ALIGN_CENTER,
                                  "vexpand", TRUE, "valign", GTK_ALIGN_START, NULL);
  const int columns = (n / 2 + 3) / 2;

  /* Wherever it is, it is a ring. */
  gtk_widget_set_size_request (ring, columns * CELL_SIZE + (columns - 1) * CELL_SPACING, -1);
  for (int i = 0; i < n; i++)
    {
      GtkWidget *cell = parlour_sign_new (table_session_get_game (session), things[i].id, SIGN_SIZE);

      gtk_widget_set_size_request (cell, CELL_SIZE, CELL_SIZE);
      gtk_widget_add_css_class (cell, "end-thing");
      parlour_widget_set_tooltip (cell, things[i].name);
      g_object_set_data (G_OBJECT (cell), "had", GINT_TO_POINTER (things[i].had));
      parlour_stalls_append (PARLOUR_STALLS (ring), cell);
    }

  return ring;
}

/**
 * parlour_ring_sight_show:
 * @sight: a box of parlour_ring_sight_new()
 * @session: a finished game
 *
 * Shows the ring, and what a player has of it, for `show`.
 */
void
parlour_ring_sight_show (GtkWidget    *sight,
                         TableSession *session)
{
  const TableState *state = table_session_get_state (session);
  const ParlourGameEnding *ending = parlour_game_ending_find (state->game);
  const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (sight), "seat"));
  ParlourRingThing things[PARLOUR_MAX_RING];
  int part, n;
  TableScore score;

  g_return_if_fail (GTK_IS_BOX (sight) && ending->list_ring != NULL);

  if (!state->game->get_score (state, &score))
    g_return_if_reached ();

  n = ending->list_ring (state, seat, things, &part);
  parlour_box_clear (GTK_BOX (sight));
  gtk_box_append (GTK_BOX (sight), g_object_new (ADW_TYPE_BIN, "halign", GTK_ALIGN_CENTER, "child",
                                                 parlour_name_plate_new (table_session_get_names (session)[seat],
                                                                         table_session_get_color (session, seat)), NULL));
  gtk_box_append (GTK_BOX (sight), make_ring (session, things, n));
  gtk_box_append (GTK_BOX (sight), make_told ("title-2", g_strdup_printf ("%+d", score.parts[seat][part])));
  gtk_box_append (GTK_BOX (sight), make_told ("end-amounts", ending->tell_part (session, seat, part)));
}

/**
 * parlour_ring_sight_reveal:
 * @sight: a box of parlour_ring_sight_new()
 * @revealed: whether it is
 *
 * Lights what the player has, or shows the ring alone, for `reveal`.
 */
void
parlour_ring_sight_reveal (GtkWidget *sight,
                           gboolean   revealed)
{
  for (GtkWidget *child = gtk_widget_get_first_child (sight); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      gtk_label_set_label (GTK_LABEL (child), revealed ? g_object_get_data (G_OBJECT (child), "told") : "");
    else if (PARLOUR_IS_STALLS (child))
      for (GtkWidget *cell = gtk_widget_get_first_child (child); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
        parlour_widget_set_css_class (cell, "lit", revealed && g_object_get_data (G_OBJECT (cell), "had") != NULL);
}
