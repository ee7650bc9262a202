/* parlour-shapes.c: outlines that several drawings share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-shapes.h"

#include <math.h>

/* Outlines around the middle of a box of the size 1; the round ones have none.
 * The areas differ as little as the box allows, so that none looks larger than
 * the others. */
typedef struct {
  int n_points;
  double points[12][2];
} Outline;

static const Outline outlines[TABLE_N_COLORS] = {
  [TABLE_COLOR_YELLOW] = { 4, { { 0., -0.5 }, { 0.5, 0. }, { 0., 0.5 }, { -0.5, 0. } } },
  [TABLE_COLOR_BLUE] = { 6, { { -0.25, -0.38 }, { 0.25, -0.38 }, { 0.5, 0. },
                                { 0.25, 0.38 }, { -0.25, 0.38 }, { -0.5, 0. } } },
  [TABLE_COLOR_GREEN] = { 3, { { 0., -0.46 }, { 0.5, 0.41 }, { -0.5, 0.41 } } },
  [TABLE_COLOR_ORANGE] = { 10, { { 0., -0.5 }, { 0.1646, -0.2066 }, { 0.4945, -0.1407 }, { 0.2663, 0.1065 },
                                   { 0.3056, 0.4407 }, { 0., 0.3 }, { -0.3056, 0.4407 }, { -0.2663, 0.1065 },
                                   { -0.4945, -0.1407 }, { -0.1646, -0.2066 } } },
  [TABLE_COLOR_BLACK] = { 12, { { -0.25, -0.46 }, { 0.25, -0.46 }, { 0.25, -0.25 }, { 0.46, -0.25 },
                                  { 0.46, 0.25 }, { 0.25, 0.25 }, { 0.25, 0.46 }, { -0.25, 0.46 },
                                  { -0.25, 0.25 }, { -0.46, 0.25 }, { -0.46, -0.25 }, { -0.25, -0.25 } } },
  [TABLE_COLOR_WHITE] = { 5, { { 0., -0.5 }, { 0.42, -0.16 }, { 0.42, 0.46 }, { -0.42, 0.46 }, { -0.42, -0.16 } } },
};

/* How high the font of a family's letter is and how far below the middle the
 * letter, as parts of the size: where the shape is widest. */
static const double letters[TABLE_N_COLORS][2] = {
  [TABLE_COLOR_YELLOW] = { 0.48, 0. },
  [TABLE_COLOR_BLUE] = { 0.52, 0. },
  [TABLE_COLOR_GREEN] = { 0.44, 0.13 },
  [TABLE_COLOR_RED] = { 0.54, 0. },
  [TABLE_COLOR_ORANGE] = { 0.42, 0.03 },
  [TABLE_COLOR_PURPLE] = { 0.54, 0. },
  [TABLE_COLOR_BLACK] = { 0.54, 0. },
  [TABLE_COLOR_WHITE] = { 0.5, 0.08 },
};

/* Adds a box with round corners to the path. */
void
parlour_shape_rounded (cairo_t *cr,
                       double   x,
                       double   y,
                       double   width,
                       double   height,
                       double   radius)
{
  radius = MAX (MIN (radius, MIN (width, height) / 2.), 0.);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0.);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0., G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, G_PI + G_PI_2);
  cairo_close_path (cr);
}

/* Adds a circle to the path. */
void
parlour_shape_circle (cairo_t *cr,
                      double   x,
                      double   y,
                      double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, MAX (radius, 0.), 0., 2. * G_PI);
  cairo_close_path (cr);
}

/* Adds to the path the shape that tells a family where colours do not. */
void
parlour_shape_emblem (cairo_t      *cr,
                      TableColor    color,
                      double        x,
                      double        y,
                      double        size)
{
  const Outline *outline;

  g_return_if_fail (color < TABLE_N_COLORS);

  outline = &outlines[color];

  if (color == TABLE_COLOR_PURPLE)
    {
      parlour_shape_circle (cr, x, y, 0.45 * size);
      return;
    }

  if (color == TABLE_COLOR_RED)
    {
      double side = 0.82 * size;

      parlour_shape_rounded (cr, x - side / 2., y - side / 2., side, side, side * 0.12);
      return;
    }

  cairo_new_sub_path (cr);
  for (int i = 0; i < outline->n_points; i++)
    cairo_line_to (cr, x + outline->points[i][0] * size, y + outline->points[i][1] * size);
  cairo_close_path (cr);
}

/* Tells where the letter of a family stands in its shape. */
void
parlour_shape_place_letter (TableColor    color,
                            double        size,
                            double       *height,
                            double       *below)
{
  g_return_if_fail (color < TABLE_N_COLORS);
  g_return_if_fail (height != NULL && below != NULL);

  *height = size * letters[color][0];
  *below = size * letters[color][1];
}

/* Tells how wide the line around a thing is. */
double
parlour_shape_get_line (double              size,
                        const ParlourPaper *paper)
{
  return MAX (round (size / (paper->high_contrast ? 14. : 26.)), 1.);
}

/* Fills the path and draws its edge. Then there is no path any more. */
void
parlour_shape_paint (cairo_t            *cr,
                     const ParlourPaint *paint,
                     double              line)
{
  cairo_set_line_width (cr, line);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &paint->fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &paint->edge);
  cairo_stroke (cr);
}

/* Draws the dashed ring that stands for nobody. */
void
parlour_shape_ring (cairo_t            *cr,
                    double              x,
                    double              y,
                    double              size,
                    const ParlourPaper *paper)
{
  double line = parlour_shape_get_line (size, paper) * 1.25;
  double radius = 0.43 * size - line / 2.;
  double dash = 2. * G_PI * radius / 20.;
  double share = paper->high_contrast ? 1. : 0.6;

  cairo_save (cr);
  cairo_set_line_width (cr, line);
  cairo_set_dash (cr, &dash, 1, dash / 2.);
  cairo_set_source_rgba (cr, paper->ink.red, paper->ink.green, paper->ink.blue, paper->ink.alpha * share);
  parlour_shape_circle (cr, x, y, radius);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Writes a text so that what is seen of it, not its line, is in the middle. */
void
parlour_shape_centre (cairo_t     *cr,
                      PangoLayout *layout,
                      double       x,
                      double       y)
{
  PangoRectangle seen;

  pango_layout_get_extents (layout, &seen, NULL);
  cairo_move_to (cr,
                 x - (seen.x + seen.width / 2.) / PANGO_SCALE,
                 y - (seen.y + seen.height / 2.) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}
