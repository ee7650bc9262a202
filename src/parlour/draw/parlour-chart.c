/* parlour-chart.c: a drawing of the course of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-chart.h"

#include "parlour-tallies.h"

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
 * ParlourChart:
 *
 * A drawing of the course of a game, or of other numbers. It is as wide as it is allowed to be. To a
 * screen reader it is an image that says where the same numbers stand.
 */
struct _ParlourChart {
  ParlourFigure parent_instance;

  Subject subject;
  TableCourse course;
  TableColor colors[TABLE_MAX_PLAYERS];
  int series;
  TableDiceOf whose;
  GArray *bars; /* (element-type ParlourBar) (nullable) */
  char *title;
};

G_DEFINE_FINAL_TYPE (ParlourChart, parlour_chart, PARLOUR_TYPE_FIGURE)

static void
parlour_chart_draw (ParlourFigure      *figure,
                    cairo_t            *cr,
                    const ParlourPaper *paper,
                    double              width,
                    double              height)
{
  ParlourChart *self = PARLOUR_CHART (figure);
  const ParlourEasel easel = {
    .cr = cr,
    .context = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .paper = *paper,
    .em = EM * parlour_figure_get_scale (figure),
    .width = width,
    .height = height,
  };

  switch (self->subject)
    {
    case CHART_CURVES:
      parlour_curves_draw (&easel, &self->course, self->colors, self->series);
      break;
    case CHART_VOTES:
      parlour_tallies_draw_votes (&easel, &self->course, self->colors);
      break;
    case CHART_DICE:
      parlour_tallies_draw_dice (&easel, &self->course, self->whose);
      break;
    case CHART_BARS:
      parlour_bars_draw (&easel, self->bars);
      break;
    case CHART_COLUMNS:
      parlour_bars_draw_columns (&easel, self->bars);
      break;
    case CHART_NOTHING:
    default:
      break;
    }
}

static char *
parlour_chart_describe (ParlourFigure *figure)
{
  return g_strdup (PARLOUR_CHART (figure)->title);
}

static void
parlour_chart_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  ParlourFigure *figure = PARLOUR_FIGURE (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = (int) parlour_figure_get_pixels (figure);
      return;
    }

  /* Large letters need room, but a telephone does not get wider. */
  *minimum = (int) MIN (ceil (LEAST_WIDTH * EM * parlour_figure_get_scale (figure)), 280.);
  *natural = (int) ceil (1.6 * LEAST_WIDTH * EM * parlour_figure_get_scale (figure));
}

static void
parlour_chart_finalize (GObject *object)
{
  g_free (PARLOUR_CHART (object)->title);
  g_clear_pointer (&PARLOUR_CHART (object)->bars, g_array_unref);

  G_OBJECT_CLASS (parlour_chart_parent_class)->finalize (object);
}

static void
parlour_chart_class_init (ParlourChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_chart_finalize;
  GTK_WIDGET_CLASS (klass)->measure = parlour_chart_measure;
  PARLOUR_FIGURE_CLASS (klass)->draw = parlour_chart_draw;
  PARLOUR_FIGURE_CLASS (klass)->describe = parlour_chart_describe;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chart");
}

static void
parlour_chart_init (ParlourChart *self)
{
  self->title = g_strdup ("");
}

static void
show_bars (ParlourChart *self,
           Subject       subject,
           GArray       *bars,
           const char   *title)
{
  self->subject = subject;
  g_clear_pointer (&self->bars, g_array_unref);
  self->bars = bars;
  g_free (self->title);
  self->title = g_strdup (title);
  parlour_figure_changed (PARLOUR_FIGURE (self));
}

static void
show (ParlourChart      *self,
      Subject            subject,
      const TableCourse *course,
      const TableColor  *colors,
      const char        *title)
{
  self->subject = subject;
  self->course = *course;
  for (int seat = 0; colors != NULL && seat < course->n_players; seat++)
    self->colors[seat] = colors[seat];
  g_free (self->title);
  self->title = g_strdup (title);
  parlour_figure_changed (PARLOUR_FIGURE (self));
}

/**
 * parlour_chart_show_curves:
 * @self: a chart
 * @course: the course of a game
 * @colors: (array): by seat, the colours of the families
 * @series: what the curves are about, of the game's series
 * @title: what is drawn, in words
 *
 * Shows a curve for each player.
 */
void
parlour_chart_show_curves (ParlourChart      *self,
                           const TableCourse *course,
                           const TableColor  *colors,
                           int                series,
                           const char        *title)
{
  g_return_if_fail (PARLOUR_IS_CHART (self));
  g_return_if_fail (course != NULL && colors != NULL && title != NULL);

  self->series = series;
  show (self, CHART_CURVES, course, colors, title);
}

/**
 * parlour_chart_show_votes:
 * @self: a chart
 * @course: the course of a game
 * @colors: (array): by seat, the colours of the families
 * @title: what is drawn, in words
 *
 * Shows who voted with whom.
 */
void
parlour_chart_show_votes (ParlourChart      *self,
                          const TableCourse *course,
                          const TableColor  *colors,
                          const char        *title)
{
  g_return_if_fail (PARLOUR_IS_CHART (self));
  g_return_if_fail (course != NULL && colors != NULL && title != NULL);

  show (self, CHART_VOTES, course, colors, title);
}

/**
 * parlour_chart_show_dice:
 * @self: a chart
 * @course: the course of a game
 * @whose: whose dice
 * @title: what is drawn, in words
 *
 * Shows how the dice fell.
 */
void
parlour_chart_show_dice (ParlourChart      *self,
                         const TableCourse *course,
                         TableDiceOf        whose,
                         const char        *title)
{
  g_return_if_fail (PARLOUR_IS_CHART (self));
  g_return_if_fail (course != NULL && title != NULL);

  self->whose = whose;
  show (self, CHART_DICE, course, NULL, title);
}

/**
 * parlour_chart_show_bars:
 * @self: a chart
 * @bars: (transfer full) (element-type ParlourBar): the bars
 * @title: what is drawn, in words
 *
 * Shows numbers as bars, one below the other.
 */
void
parlour_chart_show_bars (ParlourChart *self,
                         GArray       *bars,
                         const char   *title)
{
  g_return_if_fail (PARLOUR_IS_CHART (self));
  g_return_if_fail (bars != NULL && title != NULL);

  show_bars (self, CHART_BARS, bars, title);
}

/**
 * parlour_chart_show_columns:
 * @self: a chart
 * @bars: (transfer full) (element-type ParlourBar): the columns
 * @title: what is drawn, in words
 *
 * Shows numbers as columns, one after the other, with their average.
 */
void
parlour_chart_show_columns (ParlourChart *self,
                            GArray       *bars,
                            const char   *title)
{
  g_return_if_fail (PARLOUR_IS_CHART (self));
  g_return_if_fail (bars != NULL && title != NULL);

  show_bars (self, CHART_COLUMNS, bars, title);
}
