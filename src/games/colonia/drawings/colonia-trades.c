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
#include "parlour-path.h"
#include "parlour-shapes.h"

/* All is drawn in the box of paths. */
#define BOX PARLOUR_PATH_BOX

static const GdkRGBA iron = { 0.27f, 0.29f, 0.33f, 1.f };

/* The round knife that cuts leather: half a moon on a handle. */
static const ParlourStroke saddler[] = {
  { "M 5.2,15.2 C 6.6,23.4 17.4,23.4 18.8,15.2 C 16.4,17.4 14.4,17 12,17 C 9.6,17 7.6,17.4 5.2,15.2" },
  { "M 12,10.4 V 17.4", .line = 2.4, .is_round = TRUE },
  { NULL }
};

/* An axe that hews beams. */
static const ParlourStroke wainwright[] = {
  { "M 15.4,9.6 L 9.6,21.2", .line = 1.9, .is_round = TRUE },
  { "M 16.6,10.6 L 14.8,14.4 C 11.6,13.6 8.6,14.6 6.2,16.6 C 5.4,13.2 6.8,9.6 9.6,8.4 C 11.6,10.4 13.6,11 16.6,10.6" },
  { NULL }
};

/* A palette with its colours, of which the last is the hole for the thumb. */
static const ParlourStroke painter[] = {
  { "M 12,9 C 17,9 19.4,12.2 18.8,14.8 C 18.4,16.8 16,15.2 15.2,16.4 C 14.4,17.8 17,18.4 16,20.2 "
    "C 14.4,22.4 5.2,21.6 5.2,15.4 C 5.2,11.8 8,9 12,9" },
  { "M 7.1,15.2 a 1.3,1.3 0 1 1 2.6,0 a 1.3,1.3 0 1 1 -2.6,0 Z "
    "M 9.3,11.9 a 1.3,1.3 0 1 1 2.6,0 a 1.3,1.3 0 1 1 -2.6,0 Z "
    "M 13.1,12.2 a 1.3,1.3 0 1 1 2.6,0 a 1.3,1.3 0 1 1 -2.6,0 Z "
    "M 9.3,18.4 a 1.5,1.5 0 1 1 3,0 a 1.5,1.5 0 1 1 -3,0 Z", .is_cut = TRUE },
  { NULL }
};

/* Open shears. */
static const ParlourStroke tailor[] = {
  { "M 7.8,9.2 L 14.6,17.8 M 16.2,9.2 L 9.4,17.8", .line = 2, .is_round = TRUE },
  { "M 5.9,19.2 a 2.1,2.1 0 1 1 4.2,0 a 2.1,2.1 0 1 1 -4.2,0 Z M 13.9,19.2 a 2.1,2.1 0 1 1 4.2,0 a 2.1,2.1 0 1 1 -4.2,0 Z", .line = 1.6 },
  { NULL }
};

/* The hammer that drives the pegs into a sole. */
static const ParlourStroke shoemaker[] = {
  { "M 12,12 V 21.2", .line = 2.1, .is_round = TRUE },
  { "M 6.2,9.2 H 9 C 10,10.2 13.6,10.2 19,9.6 C 18,12.8 14.6,14.2 9,13.2 L 6.2,13.8 Z" },
  { NULL }
};

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

/* Draws the sign over the door of a craftsman. */
void
colonia_trade_draw (cairo_t            *cr,
                    ColoniaCraftsman    craftsman,
                    const ParlourPaper *paper,
                    double              x,
                    double              y,
                    double              size)
{
  static const ParlourStroke *const tools[COLONIA_N_CRAFTSMEN] = { saddler, wainwright, painter, tailor, shoemaker };
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
  parlour_path_draw (cr, tools[craftsman], &paint, BOX / 2., BOX / 2., BOX);
  cairo_restore (cr);
}
