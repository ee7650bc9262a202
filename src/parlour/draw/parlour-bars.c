/* parlour-bars.c: numbers as bars, and one after another as columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-bars.h"

#include "table-schema.h"
#include "text-words.h"

/* In heights of the font */
#define NUMBER 1.4
#define AXIS 2.6
#define EMBLEM 1.2
#define WIDEST_COLUMN 4.

static gboolean
is_of_columns (const ParlourNumbers *numbers)
{
  return numbers->drawing == PARLOUR_DRAWING_BARS_OF_COLUMNS;
}

/* Counts the bars. */
guint
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
draw_bar (const ParlourEasel *easel,
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
      parlour_easel_emblem (easel, (TableColor) head->color, EMBLEM / 2. * easel->em, y, EMBLEM * easel->em, TRUE);
      x = (EMBLEM + 0.4) * easel->em;
    }
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, head->text, x, y, 0., easel->em, PANGO_WEIGHT_NORMAL);
}

/* Draws bars one below the other, each with its label and number above it. */
void
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
      draw_bar (easel, y + NUMBER * easel->em, height, number->value / most, head->color);
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
    parlour_easel_emblem (easel, (TableColor) head->color, x, easel->height - EMBLEM / 2. * easel->em,
                          MIN (EMBLEM * easel->em, 0.9 * step), TRUE);
  parlour_easel_use_ink (easel, 1.);
  if (step >= 1.6 * easel->em)
    parlour_easel_write (easel, get_number (numbers, bar)->text, x, bottom - height - 0.8 * easel->em, 0.5,
                         0.9 * easel->em, PANGO_WEIGHT_NORMAL);
}

/* Draws columns side by side over the whole width, with the emblem of their family at the foot,
 * and a broken line for their average. */
void
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

  bottom = easel->height - (EMBLEM + 0.4) * easel->em;
  scale = (bottom - 1.6 * easel->em) / find_most (numbers);
  for (guint bar = 0; bar < n_bars; bar++)
    {
      double value = get_number (numbers, bar)->value;

      draw_column (easel, numbers, bar, bottom, value * scale);
      sum += value;
    }

  draw_average (easel, bottom - scale * sum / n_bars, sum / n_bars);
}
