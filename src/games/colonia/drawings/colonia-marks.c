/* colonia-marks.c: small pictures of resources, goods and cities
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-marks.h"

#include "parlour-shapes.h"

#include <math.h>

/* All pictures are drawn in a box of 24 by 24, in the colour of the mark, and
 * what is left out of them in the colour of the filling. */
#define BOX 24.

typedef void (*Draw) (cairo_t            *cr,
                      const ParlourPaint *paint);

static void
polygon (cairo_t      *cr,
         const double *points,
         int           n_points)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < n_points; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  cairo_close_path (cr);
}

/* A hide: neck, four legs, tail. */
static void
draw_leather (cairo_t            *cr,
              const ParlourPaint *paint)
{
  cairo_move_to (cr, 9, 2);
  cairo_line_to (cr, 15, 2);
  cairo_curve_to (cr, 15, 6, 18, 5, 21, 3);
  cairo_line_to (cr, 22.5, 8);
  cairo_curve_to (cr, 17, 10, 17, 13, 22, 17);
  cairo_line_to (cr, 19, 22);
  cairo_curve_to (cr, 16, 18, 14, 19, 12, 23);
  cairo_curve_to (cr, 10, 19, 8, 18, 5, 22);
  cairo_line_to (cr, 2, 17);
  cairo_curve_to (cr, 7, 13, 7, 10, 1.5, 8);
  cairo_line_to (cr, 3, 3);
  cairo_curve_to (cr, 6, 5, 9, 6, 9, 2);
  cairo_fill (cr);
}

/* Three ingots in a pile. */
static void
draw_iron (cairo_t            *cr,
           const ParlourPaint *paint)
{
  static const double left[] = { 3, 13, 9, 13, 11, 21, 1, 21 };
  static const double right[] = { 15, 13, 21, 13, 23, 21, 13, 21 };
  static const double top[] = { 9, 3, 15, 3, 17, 11, 7, 11 };

  polygon (cr, left, 4);
  polygon (cr, right, 4);
  polygon (cr, top, 4);
  cairo_fill (cr);
}

/* The end of a log, with its rings. */
static void
draw_wood (cairo_t            *cr,
           const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 2.4);
  parlour_shape_circle (cr, 12, 12, 9.8);
  cairo_stroke (cr);
  parlour_shape_circle (cr, 12, 12, 5.4);
  cairo_stroke (cr);
  parlour_shape_circle (cr, 12, 12, 1.8);
  cairo_fill (cr);
}

/* A plain weave, two threads over and under two others. */
static void
draw_linen (cairo_t            *cr,
            const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 3.4);
  parlour_shape_line (cr, 7.5, 1.5, 7.5, 12.5);
  parlour_shape_line (cr, 7.5, 20, 7.5, 22.5);
  parlour_shape_line (cr, 16.5, 1.5, 16.5, 4);
  parlour_shape_line (cr, 16.5, 11.5, 16.5, 22.5);
  parlour_shape_line (cr, 1.5, 7.5, 4, 7.5);
  parlour_shape_line (cr, 11.2, 7.5, 22.5, 7.5);
  parlour_shape_line (cr, 1.5, 16.5, 12.8, 16.5);
  parlour_shape_line (cr, 20, 16.5, 22.5, 16.5);
  cairo_stroke (cr);
}

/* The spot of ermine, as on coats of arms. */
static void
draw_fur (cairo_t            *cr,
          const ParlourPaint *paint)
{
  cairo_move_to (cr, 12, 6);
  cairo_curve_to (cr, 12.6, 12, 15, 17, 19.6, 21.6);
  cairo_curve_to (cr, 16, 20.6, 13.4, 20, 12, 23.6);
  cairo_curve_to (cr, 10.6, 20, 8, 20.6, 4.4, 21.6);
  cairo_curve_to (cr, 9, 17, 11.4, 12, 12, 6);
  parlour_shape_circle (cr, 12, 2.6, 2.3);
  parlour_shape_circle (cr, 6.2, 7, 2.3);
  parlour_shape_circle (cr, 17.8, 7, 2.3);
  cairo_fill (cr);
}

/* From the side: the seat, the flap below it, and a stirrup. */
static void
draw_saddle (cairo_t            *cr,
             const ParlourPaint *paint)
{
  cairo_move_to (cr, 0.8, 6.6);
  cairo_curve_to (cr, 0.8, 3.4, 3.6, 2.4, 5.6, 3.6);
  cairo_curve_to (cr, 9, 5.4, 13.5, 5.4, 17, 2.8);
  cairo_curve_to (cr, 19.6, 0.8, 23, 1.4, 23.2, 4.2);
  cairo_curve_to (cr, 23.4, 7.4, 21, 9.4, 18, 9.8);
  cairo_curve_to (cr, 13.5, 10.4, 9, 10.4, 5, 9.8);
  cairo_curve_to (cr, 2.4, 9.4, 0.8, 8.6, 0.8, 6.6);
  cairo_close_path (cr);

  cairo_move_to (cr, 4.6, 11.2);
  cairo_curve_to (cr, 9, 11.8, 13.6, 11.8, 18.6, 11.2);
  cairo_curve_to (cr, 19, 15.4, 17.4, 17.8, 14, 17.8);
  cairo_line_to (cr, 9.4, 17.8);
  cairo_curve_to (cr, 6, 17.8, 4.4, 15.4, 4.6, 11.2);
  cairo_close_path (cr);
  cairo_fill (cr);

  cairo_set_line_width (cr, 1.5);
  cairo_move_to (cr, 8.4, 23.4);
  cairo_curve_to (cr, 8.4, 20.4, 9.4, 18.4, 11.7, 18.2);
  cairo_curve_to (cr, 14, 18.4, 15, 20.4, 15, 23.4);
  cairo_close_path (cr);
  cairo_stroke (cr);
}

static void
draw_cartwheel (cairo_t            *cr,
                const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 2.6);
  parlour_shape_circle (cr, 12, 12, 9.9);
  cairo_stroke (cr);

  cairo_set_line_width (cr, 1.9);
  for (int i = 0; i < 4; i++)
    {
      double angle = i * G_PI_4 + G_PI / 8.;

      parlour_shape_line (cr, 12 - 9.9 * cos (angle), 12 - 9.9 * sin (angle), 12 + 9.9 * cos (angle), 12 + 9.9 * sin (angle));
    }
  cairo_stroke (cr);
  parlour_shape_circle (cr, 12, 12, 3.6);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &paint->fill);
  parlour_shape_circle (cr, 12, 12, 1.3);
  cairo_fill (cr);
}

/* A frame, and in it hills under a sun. */
static void
draw_painting (cairo_t            *cr,
               const ParlourPaint *paint)
{
  static const double hills[] = { 4.5, 18.5, 10, 10.5, 13.2, 15, 15.6, 12.4, 19.5, 18.5 };

  cairo_set_line_width (cr, 2.4);
  cairo_rectangle (cr, 2.2, 3.2, 19.6, 17.6);
  cairo_stroke (cr);
  polygon (cr, hills, 5);
  parlour_shape_circle (cr, 16.2, 8.2, 2.);
  cairo_fill (cr);
}

static void
draw_clothing (cairo_t            *cr,
               const ParlourPaint *paint)
{
  cairo_move_to (cr, 8, 2);
  cairo_curve_to (cr, 9, 5.4, 15, 5.4, 16, 2);
  cairo_line_to (cr, 19, 3);
  cairo_line_to (cr, 23.4, 9.4);
  cairo_line_to (cr, 19.4, 12.4);
  cairo_line_to (cr, 17.6, 10.4);
  cairo_line_to (cr, 18.8, 22);
  cairo_line_to (cr, 5.2, 22);
  cairo_line_to (cr, 6.4, 10.4);
  cairo_line_to (cr, 4.6, 12.4);
  cairo_line_to (cr, 0.6, 9.4);
  cairo_line_to (cr, 5, 3);
  cairo_close_path (cr);
  cairo_fill (cr);

  cairo_set_line_width (cr, 1.8);
  gdk_cairo_set_source_rgba (cr, &paint->fill);
  parlour_shape_line (cr, 6, 15.6, 18, 15.6);
  cairo_stroke (cr);
}

/* A low boot with a pointed toe. */
static void
draw_footwear (cairo_t            *cr,
               const ParlourPaint *paint)
{
  cairo_move_to (cr, 3, 2);
  cairo_line_to (cr, 11.4, 2);
  cairo_curve_to (cr, 11.2, 6, 11.6, 8.4, 13, 10.4);
  cairo_curve_to (cr, 15, 13, 20.4, 13.4, 23.6, 18.6);
  cairo_line_to (cr, 11.6, 18.6);
  cairo_line_to (cr, 10.4, 22);
  cairo_line_to (cr, 3, 22);
  cairo_curve_to (cr, 2.4, 16, 4, 9, 3, 2);
  cairo_fill (cr);

  cairo_set_line_width (cr, 1.6);
  gdk_cairo_set_source_rgba (cr, &paint->fill);
  parlour_shape_line (cr, 2.8, 6.2, 12, 6.2);
  cairo_stroke (cr);
}

/* As on old pennies: a cross with a pellet in each page. */
static void
draw_london (cairo_t            *cr,
             const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 3.4);
  parlour_shape_line (cr, 12, 2, 12, 22);
  parlour_shape_line (cr, 2, 12, 22, 12);
  cairo_stroke (cr);
  for (int i = 0; i < 4; i++)
    parlour_shape_circle (cr, i % 2 ? 18 : 6, i / 2 ? 18 : 6, 2.3);
  cairo_fill (cr);
}

/* The onion dome of a church. */
static void
draw_novgorod (cairo_t            *cr,
               const ParlourPaint *paint)
{
  cairo_set_line_width (cr, 1.7);
  parlour_shape_line (cr, 12, 0.4, 12, 7);
  parlour_shape_line (cr, 9.6, 2.6, 14.4, 2.6);
  cairo_stroke (cr);

  cairo_move_to (cr, 12, 4.6);
  cairo_curve_to (cr, 12.8, 8, 20.8, 8.6, 20.8, 13);
  cairo_curve_to (cr, 20.8, 15.4, 18.4, 16.4, 16.8, 17.6);
  cairo_line_to (cr, 16.8, 23);
  cairo_line_to (cr, 7.2, 23);
  cairo_line_to (cr, 7.2, 17.6);
  cairo_curve_to (cr, 5.6, 16.4, 3.2, 15.4, 3.2, 13);
  cairo_curve_to (cr, 3.2, 8.6, 11.2, 8, 12, 4.6);
  cairo_fill (cr);

  gdk_cairo_set_source_rgba (cr, &paint->fill);
  cairo_set_line_width (cr, 1.3);
  parlour_shape_line (cr, 6.4, 17.8, 17.6, 17.8);
  parlour_shape_line (cr, 12, 19.2, 12, 23);
  cairo_stroke (cr);
}

/* Stockfish. */
static void
draw_bergen (cairo_t            *cr,
             const ParlourPaint *paint)
{
  cairo_move_to (cr, 1, 12);
  cairo_curve_to (cr, 5, 5, 12, 5, 17, 11);
  cairo_line_to (cr, 22.6, 6);
  cairo_curve_to (cr, 21, 10, 21, 14, 22.6, 18);
  cairo_line_to (cr, 17, 13);
  cairo_curve_to (cr, 12, 19, 5, 19, 1, 12);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &paint->fill);
  parlour_shape_circle (cr, 6.4, 10.8, 1.5);
  cairo_fill (cr);
}

/* The bridge that the city is named after. */
static void
draw_bruges (cairo_t            *cr,
             const ParlourPaint *paint)
{
  cairo_move_to (cr, 0.5, 13);
  cairo_curve_to (cr, 6, 4.6, 18, 4.6, 23.5, 13);
  cairo_line_to (cr, 23.5, 20);
  cairo_line_to (cr, 20.6, 20);
  cairo_arc_negative (cr, 16.7, 19, 3.9, 0.25, -G_PI - 0.25);
  cairo_arc_negative (cr, 7.3, 19, 3.9, 0.25, -G_PI - 0.25);
  cairo_line_to (cr, 0.5, 20);
  cairo_close_path (cr);
  cairo_fill (cr);

  gdk_cairo_set_source_rgba (cr, &paint->fill);
  cairo_set_line_width (cr, 1.3);
  cairo_move_to (cr, 1.8, 14);
  cairo_curve_to (cr, 7, 7.4, 17, 7.4, 22.2, 14);
  cairo_stroke (cr);
}

static void
draw_mark (cairo_t            *cr,
           Draw                draw,
           const ParlourPaint *paint,
           double              x,
           double              y,
           double              size)
{
  cairo_save (cr);
  cairo_translate (cr, x - size / 2., y - size / 2.);
  cairo_scale (cr, size / BOX, size / BOX);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &paint->mark);
  draw (cr, paint);
  cairo_restore (cr);
}

/**
 * colonia_mark_resource:
 * @cr: a drawing
 * @resource: a resource
 * @paint: its colours
 * @x: the middle
 * @y: the middle
 * @size: how high and wide it is
 *
 * Draws the mark that tells a resource where colours do not.
 */
void
colonia_mark_resource (cairo_t            *cr,
                       ColoniaResource     resource,
                       const ParlourPaint *paint,
                       double              x,
                       double              y,
                       double              size)
{
  static const Draw draws[COLONIA_N_RESOURCES] = { draw_leather, draw_iron, draw_wood, draw_linen, draw_fur };

  g_return_if_fail (resource < COLONIA_N_RESOURCES);

  draw_mark (cr, draws[resource], paint, x, y, size);
}

/**
 * colonia_mark_good:
 * @cr: a drawing
 * @good: a good
 * @paint: its colours
 * @x: the middle
 * @y: the middle
 * @size: how high and wide it is
 *
 * Draws a small picture of a good.
 */
void
colonia_mark_good (cairo_t            *cr,
                   ColoniaGood         good,
                   const ParlourPaint *paint,
                   double              x,
                   double              y,
                   double              size)
{
  static const Draw draws[COLONIA_N_GOODS] = {
    draw_saddle, draw_cartwheel, draw_painting, draw_clothing, draw_footwear,
  };

  g_return_if_fail (good < COLONIA_N_GOODS);

  draw_mark (cr, draws[good], paint, x, y, size);
}

/**
 * colonia_mark_city:
 * @cr: a drawing
 * @city: a city
 * @paint: its colours
 * @x: the middle
 * @y: the middle
 * @size: how high and wide it is
 *
 * Draws the sign of a city, as it is on its coins.
 */
void
colonia_mark_city (cairo_t            *cr,
                   ColoniaCity         city,
                   const ParlourPaint *paint,
                   double              x,
                   double              y,
                   double              size)
{
  static const Draw draws[COLONIA_N_CITIES] = { draw_london, draw_novgorod, draw_bergen, draw_bruges };

  g_return_if_fail (city < COLONIA_N_CITIES);

  draw_mark (cr, draws[city], paint, x, y, size);
}
