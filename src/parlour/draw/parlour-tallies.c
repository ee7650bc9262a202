/* parlour-tallies.c: how the dice fell and who voted with whom, as drawings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They serve the screen and the printer, and tell nothing by colours alone.
 */

#include "config.h"

#include "parlour-tallies.h"

#include "parlour-shapes.h"

#include <math.h>

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
void
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
void
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
