/* visby-track.c: a track of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-track.h"

#include "parlour-shapes.h"
#include "visby-sign.h"
#include "visby-words.h"

#include <glib/gi18n.h>

#define N_SPACES (VISBY_LAST_SPACE + 1)

/* How much of the height rates take at the foot. */
#define FOOT (1. / 3.)

/* The spaces of a track, from 0 to 15, with its marker, and the rates of the market below the
 * spaces from which on they hold. */
struct _VisbyTrackFigure {
  ParlourFigure parent_instance;

  VisbyTrack track;
  int marker;
  int before; /* where it stood before it moved there */
  double share; /* how much of that way it has gone */
  int n_rates;
  VisbyRate rates[VISBY_MAX_RATES];
};

G_DEFINE_FINAL_TYPE (VisbyTrackFigure, visby_track, PARLOUR_TYPE_FIGURE)

static void
write_text (VisbyTrackFigure *self,
            cairo_t          *cr,
            const char       *text,
            double            x,
            double            y,
            double            height,
            PangoWeight       weight)
{
  g_autoptr (PangoLayout) layout = parlour_figure_create_layout (PARLOUR_FIGURE (self), text, height, weight);

  parlour_shape_centre (cr, layout, x, y);
}

static void
draw_rates (VisbyTrackFigure *self,
            cairo_t          *cr,
            double            left,
            double            step,
            double            y,
            double            height)
{
  for (int i = 0; i < self->n_rates; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d:%d", self->rates[i].wares, self->rates[i].seals);

      write_text (self, cr, text, left + (self->rates[i].from + 0.5) * step, y, MIN (height, step * 0.5),
                  PANGO_WEIGHT_BOLD);
    }
}

static void
visby_track_draw (ParlourFigure      *figure,
                  cairo_t            *cr,
                  const ParlourPaper *paper,
                  double              width,
                  double              height)
{
  VisbyTrackFigure *self = VISBY_TRACK (figure);
  const double foot = self->track == VISBY_TRACK_MARKET ? height * FOOT : 0.;
  const double cell = height - foot;
  const double left = MIN (cell, width / N_SPACES);
  const double step = (width - left) / N_SPACES;
  const double line = parlour_shape_get_line (cell, paper);
  const double at = self->before + (self->marker - self->before) * self->share;
  ParlourPaint paint;

  visby_sign_get_paint (self->track, paper, &paint);
  for (int space = 0; space < N_SPACES; space++)
    parlour_shape_rounded (cr, left + space * step + line, line, step - 2. * line, cell - 2. * line, step / 8.);
  cairo_set_source_rgba (cr, paper->ink.red, paper->ink.green, paper->ink.blue, paper->high_contrast ? 1. : 0.35);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  parlour_shape_rounded (cr, left + at * step + line, line, step - 2. * line, cell - 2. * line, step / 8.);
  parlour_shape_paint (cr, &paint, line);

  for (int space = 0; space < N_SPACES; space++)
    {
      const gboolean here = space == self->marker && self->share >= 1.;
      g_autofree char *number = g_strdup_printf ("%d", space);

      gdk_cairo_set_source_rgba (cr, here ? &paint.mark : &paper->ink);
      write_text (self, cr, number, left + (space + 0.5) * step, cell / 2., MIN (cell * 0.6, step * 0.62),
                  here ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    }
  gdk_cairo_set_source_rgba (cr, &paper->ink);
  draw_rates (self, cr, left, step, cell + foot / 2., foot * 0.9);
  gdk_cairo_set_source_rgba (cr, &paint.edge);
  visby_sign_draw_marker (cr, self->track, left / 2., cell / 2., MIN (left, cell) * 0.8);
}

static char *
visby_track_describe (ParlourFigure *figure)
{
  VisbyTrackFigure *self = VISBY_TRACK (figure);

  /* Translators: %s are a track and what stands beside it on the board, %d the space of its marker. */
  return g_strdup_printf (_("%s (%s): the marker stands on %d"), visby_term_track (self->track),
                          visby_term_beside_track (self->track), self->marker);
}

static void
visby_track_class_init (VisbyTrackFigureClass *klass)
{
  PARLOUR_FIGURE_CLASS (klass)->draw = visby_track_draw;
  PARLOUR_FIGURE_CLASS (klass)->describe = visby_track_describe;
}

static void
visby_track_init (VisbyTrackFigure *self)
{
  self->share = 1.;
}

/* Shows the track as it stands. */
void
visby_track_show (VisbyTrackFigure *self,
                  const VisbyState *state)
{
  g_return_if_fail (VISBY_IS_TRACK (self));

  self->before = self->marker;
  self->marker = state->markers[self->track];
  self->share = 1.;
  self->n_rates = self->track == VISBY_TRACK_MARKET ? state->n_rates : 0;
  for (int i = 0; i < self->n_rates; i++)
    self->rates[i] = state->rates[i];
  parlour_figure_changed (PARLOUR_FIGURE (self));
}

/* Shows how much of the way its marker has gone that it went last. */
void
visby_track_move (VisbyTrackFigure *self,
                  double            share)
{
  g_return_if_fail (VISBY_IS_TRACK (self));

  self->share = share;
  parlour_figure_draw_anew (PARLOUR_FIGURE (self));
}

/* The board */

/* So many pixels high where text has its usual size. */
static GtkWidget *
make_track (VisbyTrack track,
            int        size)
{
  VisbyTrackFigure *self = g_object_new (VISBY_TYPE_TRACK, "size", size, "hexpand", TRUE, NULL);

  self->track = track;

  return GTK_WIDGET (self);
}

/* Puts all tracks into a box, so many pixels high, and the market higher, for its rates. */
void
visby_tracks_fill (GtkBox *box,
                   int     size,
                   int     market_size)
{
  for (int track = 0; track < VISBY_N_TRACKS; track++)
    gtk_box_append (box, make_track ((VisbyTrack) track, track == VISBY_TRACK_MARKET ? market_size : size));
}

/* Shows all tracks as they stand. */
void
visby_tracks_show (GtkBox           *box,
                   const VisbyState *state)
{
  for (GtkWidget *track = gtk_widget_get_first_child (GTK_WIDGET (box)); track != NULL;
       track = gtk_widget_get_next_sibling (track))
    visby_track_show (VISBY_TRACK (track), state);
}
