/* colonia-trades.c: the signs of the craftsmen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What hangs over their doors: a board in the colour of what they make, with
 * the tool that they make it with, on an iron arm.
 */

#include "config.h"

#include "colonia-trades.h"

#include "colonia-palette.h"
#include "parlour-shapes.h"

#include <math.h>

/* All is drawn in a box of 24 by 24. */
#define BOX 24.

static const GdkRGBA iron = { 0.27f, 0.29f, 0.33f, 1.f };

typedef void (*Draw) (cairo_t            *cr,
                      const ParlourPaint *paint);

/* The round knife that cuts leather: half a moon on a handle. */
static void
draw_saddler (cairo_t            *cr,
              const ParlourPaint *paint)
{
  cairo_move_to (cr, 5.2, 15.2);
  cairo_curve_to (cr, 6.6, 23.4, 17.4, 23.4, 18.8, 15.2);
  cairo_curve_to (cr, 16.4, 17.4, 14.4, 17., 12., 17.);
  cairo_curve_to (cr, 9.6, 17., 7.6, 17.4, 5.2, 15.2);
  cairo_fill (cr);
  cairo_set_line_width (cr, 2.4);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  parlour_shape_line (cr, 12., 10.4, 12., 17.4);
  cairo_stroke (cr);
}

/* An axe that hews beams. */
static void
draw_wainwright (cairo_t            *cr,
                 const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 1.9);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  parlour_shape_line (cr, 15.4, 9.6, 9.6, 21.2);
  cairo_stroke (cr);
  cairo_move_to (cr, 16.6, 10.6);
  cairo_line_to (cr, 14.8, 14.4);
  cairo_curve_to (cr, 11.6, 13.6, 8.6, 14.6, 6.2, 16.6);
  cairo_curve_to (cr, 5.4, 13.2, 6.8, 9.6, 9.6, 8.4);
  cairo_curve_to (cr, 11.6, 10.4, 13.6, 11., 16.6, 10.6);
  cairo_fill (cr);
}

/* A palette with its colours, of which the last is the hole for the thumb. */
static void
draw_painter (cairo_t            *cr,
              const ParlourPaint *paint)
{
  static const double places[][2] = { { 8.4, 15.2 }, { 10.6, 11.9 }, { 14.4, 12.2 }, { 15.2, 17.8 } };

  cairo_move_to (cr, 12., 9.);
  cairo_curve_to (cr, 17., 9., 19.4, 12.2, 18.8, 14.8);
  cairo_curve_to (cr, 18.4, 16.8, 16., 15.2, 15.2, 16.4);
  cairo_curve_to (cr, 14.4, 17.8, 17., 18.4, 16., 20.2);
  cairo_curve_to (cr, 14.4, 22.4, 5.2, 21.6, 5.2, 15.4);
  cairo_curve_to (cr, 5.2, 11.8, 8., 9., 12., 9.);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &paint->fill);
  for (guint i = 0; i < 3; i++)
    parlour_shape_circle (cr, places[i][0], places[i][1], 1.3);
  parlour_shape_circle (cr, 10.8, 18.4, 1.5);
  cairo_fill (cr);
}

/* Open shears. */
static void
draw_tailor (cairo_t            *cr,
             const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 2.);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  parlour_shape_line (cr, 7.8, 9.2, 14.6, 17.8);
  parlour_shape_line (cr, 16.2, 9.2, 9.4, 17.8);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 1.6);
  parlour_shape_circle (cr, 8., 19.2, 2.1);
  cairo_stroke (cr);
  parlour_shape_circle (cr, 16., 19.2, 2.1);
  cairo_stroke (cr);
}

/* The hammer that drives the pegs into a sole. */
static void
draw_shoemaker (cairo_t            *cr,
                const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 2.1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  parlour_shape_line (cr, 12., 12., 12., 21.2);
  cairo_stroke (cr);
  cairo_move_to (cr, 6.2, 9.2);
  cairo_line_to (cr, 9., 9.2);
  cairo_curve_to (cr, 10., 10.2, 13.6, 10.2, 19., 9.6);
  cairo_curve_to (cr, 18., 12.8, 14.6, 14.2, 9., 13.2);
  cairo_line_to (cr, 6.2, 13.8);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* The arm reaches from the wall over the board, with a curl under it. */
static void
draw_arm (cairo_t            *cr,
          const ParlourPaper *paper,
          double              width)
{
  ParlourPaint paint;

  parlour_palette_paint (&iron, paper, &paint);
  gdk_cairo_set_source_rgba (cr, paper->dark || paper->high_contrast ? &paint.edge : &paint.fill);
  cairo_set_line_width (cr, MAX (width, 1.2));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  parlour_shape_line (cr, 1.6, 1.4, 1.6, 6.4);
  parlour_shape_line (cr, 1.6, 2.2, 21.6, 2.2);
  parlour_shape_line (cr, 6.6, 2.2, 6.6, 6.);
  parlour_shape_line (cr, 17.4, 2.2, 17.4, 6.);
  cairo_stroke (cr);
  parlour_shape_circle (cr, 22., 2.2, 1.1);
  cairo_fill (cr);
}

/**
 * colonia_trade_draw:
 * @cr: a drawing
 * @craftsman: a craftsman
 * @paper: what it is drawn on
 * @x: the middle
 * @y: the middle
 * @size: how high and wide it is
 *
 * Draws the sign over the door of a craftsman.
 */
void
colonia_trade_draw (cairo_t            *cr,
                    ColoniaCraftsman    craftsman,
                    const ParlourPaper *paper,
                    double              x,
                    double              y,
                    double              size)
{
  static const Draw draws[COLONIA_N_CRAFTSMEN] = {
    draw_saddler, draw_wainwright, draw_painter, draw_tailor, draw_shoemaker,
  };
  const double unit = size / BOX;
  const double edge = parlour_shape_get_line (size, paper) / unit;
  ParlourPaint paint;

  g_return_if_fail (craftsman < COLONIA_N_CRAFTSMEN);

  cairo_save (cr);
  cairo_translate (cr, x - size / 2., y - size / 2.);
  cairo_scale (cr, unit, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_arm (cr, paper, edge);

  /* Each good is made by the craftsman of the same number. */
  colonia_palette_get_good ((ColoniaGood) craftsman, paper, &paint);
  parlour_shape_rounded (cr, 3. + edge / 2., 6. + edge / 2., 18. - edge, 17.8 - edge, 5.);
  parlour_shape_paint (cr, &paint, edge);
  gdk_cairo_set_source_rgba (cr, &paint.mark);
  draws[craftsman] (cr, &paint);
  cairo_restore (cr);
}
