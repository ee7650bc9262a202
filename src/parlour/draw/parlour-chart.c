/* parlour-chart.c: a drawing of numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-chart.h"

#include "parlour-bars.h"
#include "parlour-curves.h"
#include "parlour-tallies.h"

#include <math.h>

/* How wide it is at least, in heights of the font, and how high the font is. */
#define LEAST_WIDTH 16.
#define EM 13.

/* How high it is, in pixels where text has its usual size: for each bar, for each voter, or at all. */
#define HEIGHT_OF_BAR 44
#define HEIGHT_OF_VOTER 46
#define HEIGHT 250

/* A drawing of the course of a game, or of other numbers. It is as wide as it is allowed to be.
 * To a screen reader it is an image that says where the same numbers stand. */
struct _ParlourChart {
  ParlourFigure parent_instance;

  ParlourNumbers *numbers; /* or NULL */
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

  switch (self->numbers != NULL ? self->numbers->drawing : PARLOUR_DRAWING_NONE)
    {
    case PARLOUR_DRAWING_CURVES:
      parlour_curves_draw (&easel, self->numbers);
      break;
    case PARLOUR_DRAWING_VOTES:
      parlour_tallies_draw_votes (&easel, self->numbers);
      break;
    case PARLOUR_DRAWING_DICE:
      parlour_tallies_draw_dice (&easel, self->numbers);
      break;
    case PARLOUR_DRAWING_BARS:
    case PARLOUR_DRAWING_BARS_OF_COLUMNS:
      parlour_bars_draw (&easel, self->numbers);
      break;
    case PARLOUR_DRAWING_COLUMNS:
      parlour_bars_draw_columns (&easel, self->numbers);
      break;
    case PARLOUR_DRAWING_NONE:
    default:
      break;
    }
}

static char *
parlour_chart_describe (ParlourFigure *figure)
{
  const ParlourNumbers *numbers = PARLOUR_CHART (figure)->numbers;

  return g_strdup (numbers != NULL && numbers->described != NULL ? numbers->described : "");
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
  g_clear_pointer (&PARLOUR_CHART (object)->numbers, parlour_numbers_free);

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
}

static int
find_height (const ParlourNumbers *numbers)
{
  if (numbers->drawing == PARLOUR_DRAWING_VOTES)
    return HEIGHT_OF_VOTER * (int) numbers->rows->len;
  if (numbers->drawing == PARLOUR_DRAWING_BARS || numbers->drawing == PARLOUR_DRAWING_BARS_OF_COLUMNS)
    return HEIGHT_OF_BAR * (int) MAX (parlour_bars_count (numbers), 1);

  return HEIGHT;
}

/* Shows numbers as they say how. Where nothing is drawn of them it is not there. */
void
parlour_chart_show (ParlourChart   *self,
                    ParlourNumbers *numbers)
{
  g_return_if_fail (PARLOUR_IS_CHART (self));
  g_return_if_fail (numbers != NULL);

  g_clear_pointer (&self->numbers, parlour_numbers_free);
  self->numbers = numbers;
  gtk_widget_set_visible (GTK_WIDGET (self), numbers->drawing != PARLOUR_DRAWING_NONE);
  parlour_figure_set_size (PARLOUR_FIGURE (self), find_height (numbers));
  parlour_figure_changed (PARLOUR_FIGURE (self));
}
