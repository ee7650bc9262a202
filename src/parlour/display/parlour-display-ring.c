/* parlour-display-ring.c: the places of a game that has a ring of them, on the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They lie as on the page of the game: those of the ring around the others.
 */

#include "config.h"

#include "parlour-display-ring.h"

#include "parlour-emblem.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"

/* How large signs are, how wide a place is at least, and how much room is between places. */
#define SIGN_SIZE 24
#define PLACE_WIDTH 66
#define SPACING 4

/**
 * parlour_display_ring_new:
 *
 * Makes a ring of places, of which there are none yet.
 *
 * Returns: (transfer floating): the ring
 */
GtkWidget *
parlour_display_ring_new (void)
{
  return g_object_new (PARLOUR_TYPE_STALLS, "column-width", PLACE_WIDTH, "spacing", SPACING, "valign", GTK_ALIGN_CENTER,
                       NULL);
}

/* The numbers that lie on a place, the sign of it, and whose it is. */
static GtkWidget *
make_signs (const ParlourPlace *place,
            TableSession       *session)
{
  GtkWidget *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING / 2);
  g_autoptr (GString) marks = g_string_new (NULL);

  gtk_widget_set_halign (signs, GTK_ALIGN_CENTER);
  for (int number = 1; place->marks >> number != 0; number++)
    if ((place->marks >> number & 1u) != 0)
      g_string_append_printf (marks, "%s%d", marks->len > 0 ? " " : "", number);
  if (marks->len > 0)
    {
      GtkWidget *mark = gtk_label_new (marks->str);

      gtk_widget_add_css_class (mark, "mark");
      gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (signs), mark);
    }
  gtk_box_append (GTK_BOX (signs), parlour_sign_new (table_session_get_game (session), place->id, SIGN_SIZE));
  if (place->owner != TABLE_NOBODY)
    gtk_box_append (GTK_BOX (signs), g_object_new (PARLOUR_TYPE_EMBLEM, "size", SIGN_SIZE, "color",
                                                   (int) table_session_get_color (session, place->owner), NULL));

  return signs;
}

static GtkWidget *
make_place (const ParlourPlace *place,
            TableSession       *session)
{
  GtkWidget *widget = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = parlour_label_new_narrow (place->name);

  gtk_label_set_xalign (GTK_LABEL (name), .5f);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (widget, "place");
  parlour_widget_set_css_class (widget, "marked", place->marks != 0);
  parlour_widget_set_css_class (widget, "here", place->is_here);
  gtk_box_append (GTK_BOX (widget), make_signs (place, session));
  gtk_box_append (GTK_BOX (widget), name);

  return widget;
}

/**
 * parlour_display_ring_show:
 * @ring: a ring
 * @game: what a game is to the display, which lists its places
 * @session: a game
 * @state: how it stands
 *
 * Shows the places in the language that is spoken, or hides them where there are none.
 */
void
parlour_display_ring_show (GtkWidget                *ring,
                           const ParlourGameDisplay *game,
                           TableSession             *session,
                           const TableState         *state)
{
  ParlourPlace places[PARLOUR_MOST_PLACES];
  int n_rim = 0, n = 0;

  g_return_if_fail (PARLOUR_IS_STALLS (ring) && game != NULL && state != NULL);

  n = game->list_places != NULL ? game->list_places (state, places, &n_rim) : 0;
  parlour_stalls_clear (PARLOUR_STALLS (ring));
  gtk_widget_set_visible (ring, n > 0);
  g_object_set (ring, "rim", n_rim, NULL);
  for (int i = 0; i < n; i++)
    parlour_stalls_append (PARLOUR_STALLS (ring), make_place (&places[i], session));
}
