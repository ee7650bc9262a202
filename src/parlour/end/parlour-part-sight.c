/* parlour-part-sight.c: a part of the score of all players, as one thing that is revealed at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of each player it shows what the part brings, and how far that brings the player: bars grow from
 * one part to the next. Parts of the same group are one.
 */

#include "config.h"

#include "parlour-part-sight.h"

#include "parlour-emblem.h"
#include "parlour-end-part.h"
#include "parlour-game-ending.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define EMBLEM_SIZE 18
#define SPACING 6

/* Tells how the points came about, part by part, or that there are none. */
static char *
tell_group (TableSession           *session,
            int                     seat,
            const ParlourPartGroup *group,
            int                     points)
{
  const TableGame *game = table_session_get_game (session);
  const ParlourGameEnding *ending = parlour_game_ending_find (game);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int part = group->first; part < group->first + group->n; part++)
    {
      g_autofree char *text = ending->tell_part != NULL ? ending->tell_part (session, seat, part) : NULL;

      if (text != NULL && group->n > 1)
        g_ptr_array_add (items, g_strdup_printf (C_("something and what it is", "%s: %s"),
                                                 gettext (game->score_parts[part].title), text));
      else if (text != NULL)
        g_ptr_array_add (items, g_steal_pointer (&text));
    }
  if (items->len == 0)
    return g_strdup_printf ("%+d", points);

  list = text_list (items);

  /* Translators: what brought points, and how many, with their sign. */
  return g_strdup_printf (_("%s → %+d"), list, points);
}

/* What a child shows as soon as it is revealed: what it tells, or how long it is. */
static GtkWidget *
keep (GtkWidget  *child,
      const char *told,
      double      fraction)
{
  g_object_set_data_full (G_OBJECT (child), "told", g_strdup (told), g_free);
  g_object_set_data_full (G_OBJECT (child), "fraction", g_memdup2 (&fraction, sizeof fraction), g_free);

  return child;
}

/* The greatest total fills a bar. */
static int
find_most (const TableScore *score)
{
  int most = 1;

  for (int seat = 0; seat < score->n_players; seat++)
    most = MAX (most, score->totals[seat]);

  return most;
}

static void
add_player (GtkGrid                *grid,
            TableSession           *session,
            const TableScore       *score,
            int                     seat,
            const ParlourPartGroup *group)
{
  const char *name = table_session_get_names (session)[seat];
  GtkWidget *emblem = parlour_emblem_new ((int) table_session_get_color (session, seat));
  GtkWidget *bar, *told, *sum;
  g_autofree char *text = NULL, *total = NULL;
  int points = 0, reached = 0;

  for (int part = 0; part < group->first + group->n; part++)
    {
      reached += score->parts[seat][part];
      points += part >= group->first ? score->parts[seat][part] : 0;
    }
  text = tell_group (session, seat, group, points);
  total = g_strdup_printf ("%d", reached);
  told = keep (parlour_label_new_wrapped (NULL), text, 0.);
  sum = keep (gtk_label_new (NULL), total, 0.);
  bar = keep (gtk_progress_bar_new (), name, CLAMP ((double) reached / find_most (score), 0., 1.));
  g_object_set (emblem, "size", EMBLEM_SIZE, "plain", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_hexpand (told, TRUE);
  gtk_widget_add_css_class (told, "end-amounts");
  gtk_widget_add_css_class (told, "caption");
  gtk_widget_add_css_class (told, "numeric");
  gtk_widget_add_css_class (sum, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_attach (grid, emblem, 0, 2 * seat, 1, 2);
  gtk_grid_attach (grid, told, 1, 2 * seat, 1, 1);
  gtk_grid_attach (grid, sum, 2, 2 * seat, 1, 1);
  gtk_grid_attach (grid, bar, 1, 2 * seat + 1, 2, 1);
}

/* Makes what is revealed of a group of parts, for `make`. */
GtkWidget *
parlour_part_sight_new (int which)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (box, "end-row");
  gtk_widget_add_css_class (box, "end-card");
  g_object_set_data (G_OBJECT (box), "which", GINT_TO_POINTER (which));

  return box;
}

/* Shows what the parts bring, for `show`. */
void
parlour_part_sight_show (GtkWidget    *sight,
                         TableSession *session)
{
  const TablePart *parts = table_session_get_game (session)->score_parts;
  const ParlourPartGroup group =
    parlour_end_part_find_group (parts, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (sight), "which")));
  const TablePart *first = &parts[group.first];
  GtkWidget *title = gtk_label_new (gettext (first->group != NULL ? first->group : first->title));
  GtkWidget *grid = gtk_grid_new ();
  TableScore score;

  if (!table_state_get_score (table_session_get_state (session), &score))
    g_return_if_reached ();

  parlour_box_clear (GTK_BOX (sight));
  gtk_widget_add_css_class (title, "end-city");
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACING / 2);
  for (int seat = 0; seat < score.n_players; seat++)
    add_player (GTK_GRID (grid), session, &score, seat, &group);
  gtk_box_append (GTK_BOX (sight), title);
  gtk_box_append (GTK_BOX (sight), grid);
}

/* Shows the points, or only whose they are, for `reveal`. */
void
parlour_part_sight_reveal (GtkWidget *sight,
                           gboolean   revealed)
{
  GtkWidget *grid = gtk_widget_get_last_child (sight);

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      gtk_label_set_label (GTK_LABEL (child), revealed ? g_object_get_data (G_OBJECT (child), "told") : "");
    else if (GTK_IS_PROGRESS_BAR (child))
      gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (child),
                                     revealed ? *(const double *) g_object_get_data (G_OBJECT (child), "fraction") : 0.);
}
