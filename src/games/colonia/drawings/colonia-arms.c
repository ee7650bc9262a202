/* colonia-arms.c: the coats of arms of the cities
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are our own, made of the sign that a city has on its coins: a shield in
 * its colour, with the sign in ivory or dark, and something gold or of water
 * that belongs to the place.
 */

#include "config.h"

#include "colonia-arms.h"

#include "colonia-marks.h"
#include "colonia-palette.h"
#include "parlour-shapes.h"

#include <math.h>

/* A shield is drawn in a box of 24 by 24, of which it takes the middle. */
#define BOX 24.
#define MIDDLE 12.
#define LEFT 2.6
#define RIGHT 21.4

typedef struct {
  cairo_t *cr;
  ParlourPaint field;
  ParlourPaint ivory;
  ParlourPaint gold;
  GdkRGBA deep; /* the field in the shade */
} Shield;

static void
trace_shield (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, LEFT, 1.2);
  cairo_curve_to (cr, 8., 2.3, 16., 2.3, RIGHT, 1.2);
  cairo_line_to (cr, RIGHT, 11.5);
  cairo_curve_to (cr, RIGHT, 17.5, 17.2, 21., MIDDLE, 23.2);
  cairo_curve_to (cr, 6.8, 21., LEFT, 17.5, LEFT, 11.5);
  cairo_close_path (cr);
}

static void
fill (Shield        *shield,
      const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (shield->cr, color);
  cairo_fill (shield->cr);
}

/* A band of water from side to side. */
static void
draw_waves (Shield        *shield,
            double         y,
            const GdkRGBA *color)
{
  cairo_t *cr = shield->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, 0., y);
  for (int i = 0; i * 4.8 < BOX; i++)
    {
      double x = i * 4.8;

      cairo_curve_to (cr, x + 0.8, y - 1.4, x + 1.6, y - 1.4, x + 2.4, y);
      cairo_curve_to (cr, x + 3.2, y + 1.4, x + 4., y + 1.4, x + 4.8, y);
    }
  cairo_set_line_width (cr, 1.5);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_stroke (cr);
}

/* A charge in one colour, cut out of another. */
static void
draw_charge (Shield        *shield,
             ColoniaCity    city,
             const GdkRGBA *mark,
             const GdkRGBA *behind,
             double         y,
             double         size)
{
  const ParlourPaint paint = { .fill = *behind, .edge = *mark, .mark = *mark };

  colonia_mark_city (shield->cr, city, &paint, MIDDLE, y, size);
}

/* A cross from edge to edge, with a coin in each page, for the pound. */
static void
draw_london (Shield *shield)
{
  cairo_t *cr = shield->cr;

  cairo_rectangle (cr, 0., 0., MIDDLE, 10.4);
  cairo_rectangle (cr, MIDDLE, 10.4, MIDDLE, BOX);
  fill (shield, &shield->deep);
  cairo_rectangle (cr, 9.9, 0., 4.2, BOX);
  cairo_rectangle (cr, 0., 8.3, BOX, 4.2);
  fill (shield, &shield->ivory.fill);
  for (int i = 0; i < 4; i++)
    parlour_shape_circle (cr, i % 2 ? 17.2 : 6.8, i / 2 ? 15.6 : 5.3, 1.8);
  fill (shield, &shield->gold.fill);
}

/* The dome above the wall of the city. */
static void
draw_novgorod (Shield *shield)
{
  cairo_t *cr = shield->cr;

  draw_charge (shield, COLONIA_CITY_NOVGOROD, &shield->ivory.fill, &shield->deep, 9.4, 13.4);
  cairo_rectangle (cr, 0., 17.3, BOX, BOX);
  for (int i = 0; i < 5; i++)
    cairo_rectangle (cr, 2.1 + i * 4.3, 15.4, 2.4, 2.2);
  fill (shield, &shield->gold.fill);
}

/* Fish above the sea that they come from. */
static void
draw_bergen (Shield *shield)
{
  const GdkRGBA sea = colonia_palette_get_pane (COLONIA_CITY_BERGEN, 1);

  draw_charge (shield, COLONIA_CITY_BERGEN, &shield->field.mark, &shield->field.fill, 7.6, 14.6);
  cairo_rectangle (shield->cr, 0., 14.4, BOX, BOX);
  fill (shield, &sea);
  draw_waves (shield, 14.4, &shield->ivory.fill);
  draw_waves (shield, 17.8, &shield->ivory.fill);
  draw_waves (shield, 21.2, &shield->ivory.fill);
}

/* The bridge over the water, under gold. */
static void
draw_bruges (Shield *shield)
{
  cairo_t *cr = shield->cr;

  cairo_rectangle (cr, 0., 0., BOX, 6.2);
  fill (shield, &shield->gold.fill);
  for (int i = 0; i < 3; i++)
    parlour_shape_circle (cr, 7. + i * 5., 4., 1.1);
  fill (shield, &shield->field.fill);
  draw_charge (shield, COLONIA_CITY_BRUGES, &shield->ivory.fill, &shield->field.fill, 11.2, 14.6);
  draw_waves (shield, 18.4, &shield->gold.fill);
  draw_waves (shield, 21.2, &shield->gold.fill);
}

/* Draws the coat of arms of a city. */
void
colonia_arms_draw (cairo_t            *cr,
                   ColoniaCity         city,
                   const ParlourPaper *paper,
                   double              x,
                   double              y,
                   double              size)
{
  static void (*const draws[COLONIA_N_CITIES]) (Shield *) = { draw_london, draw_novgorod, draw_bergen, draw_bruges };
  const double unit = size / BOX;
  Shield shield = { .cr = cr };

  g_return_if_fail (city < COLONIA_N_CITIES);

  colonia_palette_get_city (city, paper, &shield.field);
  parlour_palette_get_ivory (paper, &shield.ivory);
  parlour_palette_get_gold (paper, &shield.gold);
  shield.deep = parlour_palette_mix (&shield.field.fill, &(GdkRGBA) { 0.f, 0.f, 0.f, 1.f }, 0.28);

  cairo_save (cr);
  cairo_translate (cr, x - size / 2., y - size / 2.);
  cairo_scale (cr, unit, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  cairo_save (cr);
  trace_shield (cr);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &shield.field.fill);
  cairo_paint (cr);
  draws[city] (&shield);
  cairo_restore (cr);

  trace_shield (cr);
  gdk_cairo_set_source_rgba (cr, &shield.field.edge);
  cairo_set_line_width (cr, parlour_shape_get_line (size, paper) / unit);
  cairo_stroke (cr);
  cairo_restore (cr);
}
