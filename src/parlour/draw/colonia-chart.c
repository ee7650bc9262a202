/* colonia-chart.c: a drawing of the course of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-chart.h"

#include "colonia-tallies.h"

#include <math.h>

/* How wide it is at least, in heights of the font, and how high the font is. */
#define LEAST_WIDTH 16.
#define EM 13.

typedef enum {
  CHART_NOTHING,
  CHART_CURVES,
  CHART_VOTES,
  CHART_DICE,
  CHART_BARS,
  CHART_COLUMNS,
} Subject;

/**
 * ColoniaChart:
 *
 * A drawing of the course of a game, or of other numbers. It is as wide as it is allowed to be. To a
 * screen reader it is an image that says where the same numbers stand.
 */
struct _ColoniaChart {
  ColoniaFigure parent_instance;

  Subject subject;
  ColoniaCourse course;
  ColoniaColor colors[COLONIA_MAX_PLAYERS];
  ColoniaCurveKind kind;
  ColoniaDiceOf whose;
  GArray *bars; /* (element-type ColoniaBar) (nullable) */
  char *title;
};

G_DEFINE_FINAL_TYPE (ColoniaChart, colonia_chart, COLONIA_TYPE_FIGURE)

static void
colonia_chart_draw (ColoniaFigure      *figure,
                    cairo_t            *cr,
                    const ColoniaPaper *paper,
                    double              width,
                    double              height)
{
  ColoniaChart *self = COLONIA_CHART (figure);
  const ColoniaEasel easel = {
    .cr = cr,
    .context = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .paper = *paper,
    .em = EM * colonia_figure_get_scale (figure),
    .width = width,
    .height = height,
  };

  switch (self->subject)
    {
    case CHART_CURVES:
      colonia_curves_draw (&easel, &self->course, self->colors, self->kind);
      break;
    case CHART_VOTES:
      colonia_tallies_draw_votes (&easel, &self->course, self->colors);
      break;
    case CHART_DICE:
      colonia_tallies_draw_dice (&easel, &self->course, self->whose);
      break;
    case CHART_BARS:
      colonia_bars_draw (&easel, self->bars);
      break;
    case CHART_COLUMNS:
      colonia_bars_draw_columns (&easel, self->bars);
      break;
    case CHART_NOTHING:
    default:
      break;
    }
}

static char *
colonia_chart_describe (ColoniaFigure *figure)
{
  return g_strdup (COLONIA_CHART (figure)->title);
}

static void
colonia_chart_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  ColoniaFigure *figure = COLONIA_FIGURE (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = (int) colonia_figure_get_pixels (figure);
      return;
    }

  /* Large letters need room, but a telephone does not get wider. */
  *minimum = (int) MIN (ceil (LEAST_WIDTH * EM * colonia_figure_get_scale (figure)), 280.);
  *natural = (int) ceil (1.6 * LEAST_WIDTH * EM * colonia_figure_get_scale (figure));
}

static void
colonia_chart_finalize (GObject *object)
{
  g_free (COLONIA_CHART (object)->title);
  g_clear_pointer (&COLONIA_CHART (object)->bars, g_array_unref);

  G_OBJECT_CLASS (colonia_chart_parent_class)->finalize (object);
}

static void
colonia_chart_class_init (ColoniaChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = colonia_chart_finalize;
  GTK_WIDGET_CLASS (klass)->measure = colonia_chart_measure;
  COLONIA_FIGURE_CLASS (klass)->draw = colonia_chart_draw;
  COLONIA_FIGURE_CLASS (klass)->describe = colonia_chart_describe;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chart");
}

static void
colonia_chart_init (ColoniaChart *self)
{
  self->title = g_strdup ("");
}

static void
show_bars (ColoniaChart *self,
           Subject       subject,
           GArray       *bars,
           const char   *title)
{
  self->subject = subject;
  g_clear_pointer (&self->bars, g_array_unref);
  self->bars = bars;
  g_free (self->title);
  self->title = g_strdup (title);
  colonia_figure_changed (COLONIA_FIGURE (self));
}

static void
show (ColoniaChart        *self,
      Subject              subject,
      const ColoniaCourse *course,
      const ColoniaColor  *colors,
      const char          *title)
{
  self->subject = subject;
  self->course = *course;
  for (int seat = 0; colors != NULL && seat < course->n_players; seat++)
    self->colors[seat] = colors[seat];
  g_free (self->title);
  self->title = g_strdup (title);
  colonia_figure_changed (COLONIA_FIGURE (self));
}

/**
 * colonia_chart_show_curves:
 * @self: a chart
 * @course: the course of a game
 * @colors: (array): by seat, the colours of the families
 * @kind: what the curves are about
 * @title: what is drawn, in words
 *
 * Shows a curve for each player.
 */
void
colonia_chart_show_curves (ColoniaChart        *self,
                           const ColoniaCourse *course,
                           const ColoniaColor  *colors,
                           ColoniaCurveKind     kind,
                           const char          *title)
{
  g_return_if_fail (COLONIA_IS_CHART (self));
  g_return_if_fail (course != NULL && colors != NULL && title != NULL);

  self->kind = kind;
  show (self, CHART_CURVES, course, colors, title);
}

/**
 * colonia_chart_show_votes:
 * @self: a chart
 * @course: the course of a game
 * @colors: (array): by seat, the colours of the families
 * @title: what is drawn, in words
 *
 * Shows who voted with whom.
 */
void
colonia_chart_show_votes (ColoniaChart        *self,
                          const ColoniaCourse *course,
                          const ColoniaColor  *colors,
                          const char          *title)
{
  g_return_if_fail (COLONIA_IS_CHART (self));
  g_return_if_fail (course != NULL && colors != NULL && title != NULL);

  show (self, CHART_VOTES, course, colors, title);
}

/**
 * colonia_chart_show_dice:
 * @self: a chart
 * @course: the course of a game
 * @whose: whose dice
 * @title: what is drawn, in words
 *
 * Shows how the dice fell.
 */
void
colonia_chart_show_dice (ColoniaChart        *self,
                         const ColoniaCourse *course,
                         ColoniaDiceOf        whose,
                         const char          *title)
{
  g_return_if_fail (COLONIA_IS_CHART (self));
  g_return_if_fail (course != NULL && title != NULL);

  self->whose = whose;
  show (self, CHART_DICE, course, NULL, title);
}

/**
 * colonia_chart_show_bars:
 * @self: a chart
 * @bars: (transfer full) (element-type ColoniaBar): the bars
 * @title: what is drawn, in words
 *
 * Shows numbers as bars, one below the other.
 */
void
colonia_chart_show_bars (ColoniaChart *self,
                         GArray       *bars,
                         const char   *title)
{
  g_return_if_fail (COLONIA_IS_CHART (self));
  g_return_if_fail (bars != NULL && title != NULL);

  show_bars (self, CHART_BARS, bars, title);
}

/**
 * colonia_chart_show_columns:
 * @self: a chart
 * @bars: (transfer full) (element-type ColoniaBar): the columns
 * @title: what is drawn, in words
 *
 * Shows numbers as columns, one after the other, with their average.
 */
void
colonia_chart_show_columns (ColoniaChart *self,
                            GArray       *bars,
                            const char   *title)
{
  g_return_if_fail (COLONIA_IS_CHART (self));
  g_return_if_fail (bars != NULL && title != NULL);

  show_bars (self, CHART_COLUMNS, bars, title);
}
