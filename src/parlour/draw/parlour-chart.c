/* parlour-chart.c: a drawing of numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-chart.h"

#include "parlour-curves.h"
#include "parlour-easel.h"
#include "parlour-numbers.h"
#include "parlour-shapes.h"
#include "table-schema.h"
#include "text-words.h"

#include <math.h>

/* Numbers as bars, and one after another as columns */

/* In heights of the font */
#define BAR_NUMBER 1.4
#define AXIS 2.6
#define BAR_EMBLEM 1.2
#define WIDEST_COLUMN 4.

static gboolean
is_of_columns (const ParlourNumbers *numbers)
{
  return numbers->drawing == PARLOUR_DRAWING_BARS_OF_COLUMNS;
}

/* Counts the bars. */
static guint
parlour_bars_count (const ParlourNumbers *numbers)
{
  g_return_val_if_fail (numbers != NULL, 0);

  return is_of_columns (numbers) ? numbers->columns->len : numbers->rows->len;
}

static const ParlourHead *
get_head (const ParlourNumbers *numbers,
          guint                 bar)
{
  return is_of_columns (numbers) ? parlour_numbers_get_column (numbers, bar) : parlour_numbers_get_row (numbers, bar);
}

static const ParlourNumber *
get_number (const ParlourNumbers *numbers,
            guint                 bar)
{
  return is_of_columns (numbers) ? parlour_numbers_get (numbers, bar, numbers->drawn)
                                 : parlour_numbers_get (numbers, numbers->drawn, bar);
}

/* Fills what was drawn with the colour of a family, or as a shade of the ink. */
static void
fill (const ParlourEasel *easel,
      int                 color,
      double              shade)
{
  ParlourPaint paint;

  if (color == TABLE_NOBODY)
    {
      parlour_easel_use_ink (easel, shade);
      cairo_fill (easel->cr);
      return;
    }

  parlour_palette_get_color ((TableColor) color, &easel->paper, &paint);
  gdk_cairo_set_source_rgba (easel->cr, &paint.fill);
  cairo_fill_preserve (easel->cr);
  gdk_cairo_set_source_rgba (easel->cr, &paint.edge);
  cairo_set_line_width (easel->cr, 1.);
  cairo_stroke (easel->cr);
}

static double
find_most (const ParlourNumbers *numbers)
{
  double most = 0.;

  for (guint bar = 0; bar < parlour_bars_count (numbers); bar++)
    most = MAX (most, get_number (numbers, bar)->value);

  return most > 0. ? most : 1.;
}

/* Behind each bar is a pale one of the whole length, so that one sees how much
 * is missing. High contrast knows nothing pale: a line is around it there. */
static void
draw_one (const ParlourEasel *easel,
          double              y,
          double              height,
          double              share,
          int                 color)
{
  parlour_easel_use_ink (easel, 0.1);
  cairo_set_line_width (easel->cr, 1.);
  cairo_rectangle (easel->cr, 0.5, y + 0.5, easel->width - 1., height - 1.);
  if (easel->paper.high_contrast)
    cairo_stroke (easel->cr);
  else
    cairo_fill (easel->cr);
  cairo_rectangle (easel->cr, 0.5, y + 0.5, MAX (easel->width * share - 1., 0.), height - 1.);
  fill (easel, color, 0.5);
}

/* The emblem of a family stands before what it is called. */
static void
write_label (const ParlourEasel *easel,
             const ParlourHead  *head,
             double              y)
{
  double x = 0.;

  if (head->color != TABLE_NOBODY)
    {
      parlour_easel_emblem (easel, (TableColor) head->color, BAR_EMBLEM / 2. * easel->em, y, BAR_EMBLEM * easel->em, TRUE);
      x = (BAR_EMBLEM + 0.4) * easel->em;
    }
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, head->text, x, y, 0., easel->em, PANGO_WEIGHT_NORMAL);
}

/* Draws bars one below the other, each with its label and number above it. */
static void
parlour_bars_draw (const ParlourEasel   *easel,
                   const ParlourNumbers *numbers)
{
  double most, row, height;
  guint n_bars;

  g_return_if_fail (easel != NULL && numbers != NULL);

  n_bars = parlour_bars_count (numbers);
  most = find_most (numbers);
  row = MIN (easel->height / MAX (n_bars, 1), 4. * easel->em);
  height = MAX (row - 1.7 * easel->em, row / 5.);
  for (guint bar = 0; bar < n_bars; bar++)
    {
      const ParlourHead *head = get_head (numbers, bar);
      const ParlourNumber *number = get_number (numbers, bar);
      double y = bar * row;

      write_label (easel, head, y + 0.7 * easel->em);
      parlour_easel_write (easel, number->text, easel->width, y + 0.7 * easel->em, 1., easel->em, PANGO_WEIGHT_BOLD);
      draw_one (easel, y + BAR_NUMBER * easel->em, height, number->value / most, head->color);
    }
}

/* A broken line, with its number where there is room beside the columns. */
static void
draw_average (const ParlourEasel *easel,
              double              y,
              double              average)
{
  const double dash[] = { 0.5 * easel->em, 0.35 * easel->em };
  g_autofree char *number = text_average (average);

  cairo_save (easel->cr);
  cairo_set_dash (easel->cr, dash, G_N_ELEMENTS (dash), 0.);
  cairo_set_line_width (easel->cr, easel->em / 8.);
  parlour_easel_use_ink (easel, 0.85);
  cairo_move_to (easel->cr, AXIS * easel->em, y);
  cairo_line_to (easel->cr, easel->width, y);
  cairo_stroke (easel->cr);
  cairo_restore (easel->cr);

  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, number, (AXIS - 0.3) * easel->em, y, 1., easel->em, PANGO_WEIGHT_BOLD);
}

/* With the emblem of a player at the foot, and the number where there is room. */
static void
draw_column (const ParlourEasel   *easel,
             const ParlourNumbers *numbers,
             guint                 bar,
             double                bottom,
             double                height)
{
  const ParlourHead *head = get_head (numbers, bar);
  double step = (easel->width - AXIS * easel->em) / parlour_bars_count (numbers);
  double width = MIN (0.7 * step, WIDEST_COLUMN * easel->em);
  double x = AXIS * easel->em + (bar + 0.5) * step;

  cairo_rectangle (easel->cr, x - width / 2., bottom - height, width, height);
  fill (easel, head->color, 0.45);
  if (head->color != TABLE_NOBODY)
    parlour_easel_emblem (easel, (TableColor) head->color, x, easel->height - BAR_EMBLEM / 2. * easel->em,
                          MIN (BAR_EMBLEM * easel->em, 0.9 * step), TRUE);
  parlour_easel_use_ink (easel, 1.);
  if (step >= 1.6 * easel->em)
    parlour_easel_write (easel, get_number (numbers, bar)->text, x, bottom - height - 0.8 * easel->em, 0.5,
                         0.9 * easel->em, PANGO_WEIGHT_NORMAL);
}

/* Draws columns side by side over the whole width, with the emblem of their family at the foot,
 * and a broken line for their average. */
static void
parlour_bars_draw_columns (const ParlourEasel   *easel,
                           const ParlourNumbers *numbers)
{
  double bottom, scale;
  double sum = 0.;
  guint n_bars;

  g_return_if_fail (easel != NULL && numbers != NULL);

  n_bars = parlour_bars_count (numbers);
  if (n_bars == 0)
    return;

  bottom = easel->height - (BAR_EMBLEM + 0.4) * easel->em;
  scale = (bottom - 1.6 * easel->em) / find_most (numbers);
  for (guint bar = 0; bar < n_bars; bar++)
    {
      double value = get_number (numbers, bar)->value;

      draw_column (easel, numbers, bar, bottom, value * scale);
      sum += value;
    }

  draw_average (easel, bottom - scale * sum / n_bars, sum / n_bars);
}

/* How the dice fell and who voted with whom, as drawings
 *
 * They serve the screen and the printer, and tell nothing by colours alone. */

/* In heights of the font. */
#define DIE 1.7
#define EMBLEM 1.7
#define NUMBER 1.8

/* The places of the pips of each face, in a die of the size 1: bit n is set for
 * place n. */
static const double pips[7][2] = {
  { 0.25, 0.25 }, { 0.75, 0.25 }, { 0.25, 0.5 }, { 0.5, 0.5 }, { 0.75, 0.5 }, { 0.25, 0.75 }, { 0.75, 0.75 },
};
static const guint faces[] = { 0x08, 0x41, 0x49, 0x63, 0x6b, 0x77 };

/* Dice */

static void
draw_die (const ParlourEasel *easel,
          guint               face,
          double              x,
          double              y)
{
  double size = DIE * easel->em;
  ParlourPaint paint;

  parlour_palette_get_ivory (&easel->paper, &paint);
  parlour_shape_rounded (easel->cr, x - size / 2., y - size / 2., size, size, size * 0.18);
  parlour_shape_paint (easel->cr, &paint, size / 22.);

  gdk_cairo_set_source_rgba (easel->cr, &paint.mark);
  for (gsize i = 0; i < G_N_ELEMENTS (pips); i++)
    if ((faces[face] & (1u << i)) != 0)
      {
        parlour_shape_circle (easel->cr, x + (pips[i][0] - 0.5) * size, y + (pips[i][1] - 0.5) * size, size * 0.085);
        cairo_fill (easel->cr);
      }
}

static void
draw_bar (const ParlourEasel *easel,
          double              x,
          double              bottom,
          double              width,
          double              height,
          const char         *label)
{
  parlour_easel_use_ink (easel, 0.45);
  cairo_rectangle (easel->cr, x - width / 2., bottom - height, width, height);
  cairo_fill (easel->cr);

  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, label, x, bottom + 0.9 * easel->em, 0.5, easel->em, PANGO_WEIGHT_BOLD);
}

/* What is expected of each face is a broken line across all of them. */
static void
draw_expectation (const ParlourEasel *easel,
                  double              y)
{
  const double dash[] = { 0.5 * easel->em, 0.35 * easel->em };

  cairo_save (easel->cr);
  cairo_set_dash (easel->cr, dash, G_N_ELEMENTS (dash), 0.);
  cairo_set_line_width (easel->cr, easel->em / 8.);
  parlour_easel_use_ink (easel, 0.85);
  cairo_move_to (easel->cr, 0., y);
  cairo_line_to (easel->cr, easel->width, y);
  cairo_stroke (easel->cr);
  cairo_restore (easel->cr);
}

/* Draws how often each face fell, as bars, and how often it was to be expected. */
static void
parlour_tallies_draw_dice (const ParlourEasel   *easel,
                           const ParlourNumbers *numbers)
{
  double expected, bottom, height, step;
  double most;

  g_return_if_fail (easel != NULL && numbers != NULL && numbers->rows->len > 0);

  expected = parlour_numbers_get (numbers, 1, 0)->value;
  most = MAX (expected, 1.);
  for (guint face = 0; face < numbers->rows->len; face++)
    most = MAX (most, parlour_numbers_get (numbers, 0, face)->value);

  bottom = easel->height - (DIE + NUMBER + 0.1) * easel->em;
  height = bottom - easel->em / 2.;
  step = easel->width / numbers->rows->len;
  for (guint face = 0; face < numbers->rows->len; face++)
    {
      const ParlourNumber *number = parlour_numbers_get (numbers, 0, face);
      double x = (face + 0.5) * step;

      draw_bar (easel, x, bottom, MIN (step * 0.55, 3. * easel->em), height * number->value / most, number->text);
      draw_die (easel, face, x, easel->height - DIE / 2. * easel->em - easel->em / 10.);
    }
  draw_expectation (easel, bottom - height * expected / most);
}

/* Votes */

/* A bar of which as much is full as the two voted alike, in the colours of both. */
static void
draw_agreement (const ParlourEasel *easel,
                double              share,
                const TableColor    colors[2],
                const GdkRectangle *place)
{
  double radius = MIN (place->height / 4., place->width / 8.);

  cairo_save (easel->cr);
  parlour_shape_rounded (easel->cr, place->x, place->y, place->width, place->height, radius);
  cairo_clip (easel->cr);
  for (int half = 0; half < 2; half++)
    {
      ParlourPaint paint;

      parlour_palette_get_color (colors[half], &easel->paper, &paint);
      gdk_cairo_set_source_rgba (easel->cr, &paint.fill);
      cairo_rectangle (easel->cr, place->x, place->y + half * place->height / 2., place->width * share, place->height / 2.);
      cairo_fill (easel->cr);
    }
  cairo_restore (easel->cr);

  cairo_set_line_width (easel->cr, easel->em / 12.);
  parlour_easel_use_ink (easel, 0.6);
  parlour_shape_rounded (easel->cr, place->x, place->y, place->width, place->height, radius);
  cairo_stroke (easel->cr);
}

/* Draws how often each two players voted alike: as a bar in the one half, and in the other as
 * numbers. */
static void
parlour_tallies_draw_votes (const ParlourEasel   *easel,
                            const ParlourNumbers *numbers)
{
  double cell, row;

  g_return_if_fail (easel != NULL && numbers != NULL && numbers->rows->len > 0);

  cell = easel->width / numbers->rows->len;
  row = MIN (easel->height / numbers->rows->len, cell);
  for (guint seat = 0; seat < numbers->rows->len; seat++)
    for (guint other = 0; other < numbers->rows->len; other++)
      {
        const ParlourNumber *number = parlour_numbers_get (numbers, other, seat);
        TableColor colors[] = { (TableColor) parlour_numbers_get_row (numbers, seat)->color,
                                (TableColor) parlour_numbers_get_row (numbers, other)->color };
        double x = (other + 0.5) * cell;
        double y = (seat + 0.5) * row;

        parlour_easel_use_ink (easel, 1.);
        if (seat == other)
          parlour_easel_emblem (easel, colors[0], x, y, MIN (EMBLEM * easel->em, row * 0.8), FALSE);
        else if (other < seat)
          draw_agreement (easel, number->value, colors,
                          &(const GdkRectangle) { (int) (x - 0.43 * cell), (int) (y - 0.32 * row),
                                                  (int) (0.86 * cell), (int) (0.64 * row) });
        else
          parlour_easel_write (easel, number->text, x, y, 0.5, easel->em * 1.2, PANGO_WEIGHT_BOLD);
      }
}

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

/* Shows numbers as they say how. Where nothing is drawn of them it is not there. Takes the
 * numbers. */
void
parlour_chart_show (ParlourChart   *self,
                    ParlourNumbers *numbers)
{
  g_return_if_fail (numbers != NULL);

  g_clear_pointer (&self->numbers, parlour_numbers_free);
  self->numbers = numbers;
  gtk_widget_set_visible (GTK_WIDGET (self), numbers->drawing != PARLOUR_DRAWING_NONE);
  parlour_figure_set_size (PARLOUR_FIGURE (self), find_height (numbers));
  parlour_figure_changed (PARLOUR_FIGURE (self));
}
