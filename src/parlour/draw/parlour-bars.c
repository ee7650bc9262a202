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

static void
bar_clear (ParlourBar *bar)
{
  g_free (bar->label);
  g_free (bar->number);
}

/**
 * parlour_bars_new:
 *
 * Makes a list of no bars.
 *
 * Returns: (transfer full) (element-type ParlourBar): the list
 */
GArray *
parlour_bars_new (void)
{
  GArray *bars = g_array_new (FALSE, FALSE, sizeof (ParlourBar));

  g_array_set_clear_func (bars, (GDestroyNotify) bar_clear);

  return bars;
}

/**
 * parlour_bars_add:
 * @bars: (element-type ParlourBar): a list
 * @label: what it is
 * @number: how much it is, as it is to be read
 * @value: how much it is, from 0
 * @color: the `TableColor` of the family that it is of, or `TABLE_NOBODY`
 *
 * Adds a bar.
 */
void
parlour_bars_add (GArray     *bars,
                  const char *label,
                  const char *number,
                  double      value,
                  int         color)
{
  ParlourBar bar = { NULL };

  g_return_if_fail (bars != NULL && label != NULL && number != NULL);

  bar.label = g_strdup (label);
  bar.number = g_strdup (number);
  bar.value = value;
  bar.color = color;
  g_array_append_val (bars, bar);
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
find_most (const GArray *bars)
{
  double most = 0.;

  for (guint i = 0; i < bars->len; i++)
    most = MAX (most, g_array_index (bars, ParlourBar, i).value);

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
             const ParlourBar   *bar,
             double              y)
{
  double x = 0.;

  if (bar->color != TABLE_NOBODY)
    {
      parlour_easel_emblem (easel, (TableColor) bar->color, EMBLEM / 2. * easel->em, y, EMBLEM * easel->em, TRUE);
      x = (EMBLEM + 0.4) * easel->em;
    }
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, bar->label, x, y, 0., easel->em, PANGO_WEIGHT_NORMAL);
}

/**
 * parlour_bars_draw:
 * @easel: where it is drawn
 * @bars: (element-type ParlourBar): the bars
 *
 * Draws bars one below the other, each with its label and number above it.
 */
void
parlour_bars_draw (const ParlourEasel *easel,
                   const GArray       *bars)
{
  double most, row, height;

  g_return_if_fail (easel != NULL && bars != NULL);

  if (bars->len == 0)
    return;

  most = find_most (bars);
  row = MIN (easel->height / bars->len, 4. * easel->em);
  height = MAX (row - 1.7 * easel->em, row / 5.);
  for (guint i = 0; i < bars->len; i++)
    {
      const ParlourBar *bar = &g_array_index (bars, ParlourBar, i);
      double y = i * row;

      write_label (easel, bar, y + 0.7 * easel->em);
      parlour_easel_write (easel, bar->number, easel->width, y + 0.7 * easel->em, 1., easel->em, PANGO_WEIGHT_BOLD);
      draw_bar (easel, y + NUMBER * easel->em, height, bar->value / most, bar->color);
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

/**
 * parlour_bars_draw_columns:
 * @easel: where it is drawn
 * @bars: (element-type ParlourBar): the columns, the first on the left
 *
 * Draws columns side by side over the whole width, with the emblem of their family at
 * the foot, and a broken line for their average.
 */
void
parlour_bars_draw_columns (const ParlourEasel *easel,
                           const GArray       *bars)
{
  double most, step, bottom, width;
  double sum = 0.;

  g_return_if_fail (easel != NULL && bars != NULL);

  if (bars->len == 0)
    return;

  most = find_most (bars);
  step = (easel->width - AXIS * easel->em) / bars->len;
  width = MIN (0.7 * step, WIDEST_COLUMN * easel->em);
  bottom = easel->height - (EMBLEM + 0.4) * easel->em;
  for (guint i = 0; i < bars->len; i++)
    {
      const ParlourBar *bar = &g_array_index (bars, ParlourBar, i);
      double height = (bottom - 1.6 * easel->em) * bar->value / most;
      double x = AXIS * easel->em + (i + 0.5) * step;

      cairo_rectangle (easel->cr, x - width / 2., bottom - height, width, height);
      fill (easel, bar->color, 0.45);
      if (bar->color != TABLE_NOBODY)
        parlour_easel_emblem (easel, (TableColor) bar->color, x, easel->height - EMBLEM / 2. * easel->em,
                              MIN (EMBLEM * easel->em, 0.9 * step), TRUE);
      parlour_easel_use_ink (easel, 1.);
      if (step >= 1.6 * easel->em)
        parlour_easel_write (easel, bar->number, x, bottom - height - 0.8 * easel->em, 0.5, 0.9 * easel->em,
                             PANGO_WEIGHT_NORMAL);
      sum += bar->value;
    }

  draw_average (easel, bottom - (bottom - 1.6 * easel->em) * sum / bars->len / most, sum / bars->len);
}
