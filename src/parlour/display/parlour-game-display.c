/* parlour-game-display.c: what a game is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-display.h"

static GtkWidget *
make_points (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "family-number");
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

static void
show_points (GtkWidget  *label,
             TableColor  color,
             int         value)
{
  g_autofree char *told = parlour_fact_tell_points (value);

  gtk_label_set_label (GTK_LABEL (label), told);
}

static const ParlourFact points[] = {
  { "points", .get_value = parlour_fact_get_open_points, .make_sign = make_points, .show_sign = show_points },
  { NULL },
};

static const ParlourGameDisplay plain = { .facts = points };

/* Finds how a game is shown on the display. */
const ParlourGameDisplay *
parlour_game_display_find (const TableGame *game)
{
  const ParlourGame *shown;

  g_return_val_if_fail (game != NULL, NULL);

  shown = parlour_game_find (game);

  return shown->display != NULL ? shown->display : &plain;
}
