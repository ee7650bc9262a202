/* colonia-extras.c: the vote and the windows, on the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-extras.h"

#include "colonia-display.h"
#include "colonia-end-window.h"
#include "colonia-words.h"
#include "parlour-scale.h"

/* How high the bar of a vote is, and the glass of the windows, as figures are. */
#define VOTE_HEIGHT 76
#define GLASS_HEIGHT 118

/* The vote */

static GtkWidget *
make_vote (void)
{
  GtkWidget *bar = g_object_new (PARLOUR_TYPE_SCALE, NULL);

  parlour_figure_set_size (PARLOUR_FIGURE (bar), VOTE_HEIGHT);

  return bar;
}

static void
show_vote (GtkWidget             *extra,
           const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  int votes[COLONIA_N_BALLOTS] = { 0 };
  gboolean voting = colonia_display_is_voting (onlooker);

  gtk_widget_set_visible (extra, voting);
  if (!voting)
    return;

  for (int seat = 0; seat < state->n_players; seat++)
    votes[colonia_display_get_ballot (onlooker, seat)] += MAX (state->cards[seat], 0);

  parlour_scale_set_whole (PARLOUR_SCALE (extra),
                           votes[COLONIA_BALLOT_YES] + votes[COLONIA_BALLOT_NO] + votes[COLONIA_BALLOT_NONE]);
  for (ColoniaBallot ballot = COLONIA_BALLOT_YES; ballot <= COLONIA_BALLOT_NO; ballot++)
    {
      g_autofree char *side = colonia_words_side (ballot, votes[ballot]);

      parlour_scale_show_side (PARLOUR_SCALE (extra), (int) ballot - 1, side, votes[ballot]);
    }
}

/* The windows, of which no more is told than the ceremony has told. They are made when
 * they are due. */

static GtkWidget *
make_windows (void)
{
  GtkWidget *windows = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);

  gtk_box_set_homogeneous (GTK_BOX (windows), TRUE);
  gtk_widget_add_css_class (windows, "display-windows");

  return windows;
}

static void
fill_windows (GtkBox *windows)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      GtkWidget *window = colonia_end_window_new ((ColoniaCity) city);

      colonia_end_window_set_most_height (COLONIA_END_WINDOW (window), GLASS_HEIGHT);
      gtk_box_append (windows, window);
    }
}

static void
show_windows (GtkWidget             *extra,
              const ParlourOnlooker *onlooker)
{
  int n_shown = parlour_stage_get_n_shown (onlooker->stage);
  gboolean finished = table_state_is_finished (onlooker->state);
  GtkWidget *window;
  ColoniaScore score;

  gtk_widget_set_visible (extra, finished);
  if (!finished || !colonia_state_get_score (COLONIA_STATE (onlooker->state), &score))
    return;

  if (gtk_widget_get_first_child (extra) == NULL)
    fill_windows (GTK_BOX (extra));
  window = gtk_widget_get_first_child (extra);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      if (city < n_shown)
        colonia_end_window_show (COLONIA_END_WINDOW (window), onlooker->session, &score);
      colonia_end_window_reveal (COLONIA_END_WINDOW (window), city < n_shown);
      window = gtk_widget_get_next_sibling (window);
    }
}

const ParlourExtra colonia_extras[] = {
  { make_vote, show_vote },
  { make_windows, show_windows },
  { NULL },
};
