/* colonia-relics.c: drawings of relics and shrines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goldsmith's work with stones in the colour of the city. The more points a
 * relic has, the more splendid it is.
 */

#include "config.h"

#include "colonia-relics.h"

#include "colonia-palette.h"
#include "parlour-shapes.h"

#include <math.h>

/* All is drawn in a box of 24 by 24. */
#define BOX 24.

/* Thicker lines would leave too little of small parts. */
#define THICKEST 1.3

typedef struct {
  cairo_t *cr;
  ParlourPaint gold;
  ParlourPaint stone;
  GdkRGBA shade; /* gold where no light falls */
  double line;
} Work;

typedef void (*Draw) (Work *work);

/* Takes the path as gold. */
static void
gild (Work *work)
{
  parlour_shape_paint (work->cr, &work->gold, work->line);
}

static void
set_stone (Work   *work,
           double  x,
           double  y,
           double  radius)
{
  parlour_shape_circle (work->cr, x, y, radius);
  parlour_shape_paint (work->cr, &work->stone, work->line * 0.8);
}

/* Takes the path as a line engraved into the gold. */
static void
engrave (Work *work)
{
  cairo_set_line_width (work->cr, work->line);
  gdk_cairo_set_source_rgba (work->cr, &work->shade);
  cairo_stroke (work->cr);
}

static void
trace_foot (Work   *work,
            double  neck,
            double  top)
{
  cairo_t *cr = work->cr;

  cairo_move_to (cr, 12. - neck, top);
  cairo_line_to (cr, 12. + neck, top);
  cairo_curve_to (cr, 12. + neck, 20., 15.6, 20.6, 17.4, 22.6);
  cairo_line_to (cr, 6.6, 22.6);
  cairo_curve_to (cr, 8.4, 20.6, 12. - neck, 20., 12. - neck, top);
  cairo_close_path (cr);
}

/* A ring with a large stone. */
static void
draw_ring (Work *work)
{
  cairo_t *cr = work->cr;

  parlour_shape_circle (cr, 12., 15.4, 7.2);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 12., 15.4, 4.8, 2. * G_PI, 0.);
  cairo_close_path (cr);
  gild (work);
  set_stone (work, 12., 6., 4.2);
}

/* A cross, as worn by a bishop. */
static void
draw_cross (Work *work)
{
  cairo_t *cr = work->cr;

  cairo_move_to (cr, 9.6, 1.4);
  cairo_line_to (cr, 14.4, 1.4);
  cairo_line_to (cr, 13.4, 7.6);
  cairo_line_to (cr, 20., 6.6);
  cairo_line_to (cr, 20., 11.4);
  cairo_line_to (cr, 13.4, 10.4);
  cairo_line_to (cr, 14.6, 22.6);
  cairo_line_to (cr, 9.4, 22.6);
  cairo_line_to (cr, 10.6, 10.4);
  cairo_line_to (cr, 4., 11.4);
  cairo_line_to (cr, 4., 6.6);
  cairo_line_to (cr, 10.6, 7.6);
  cairo_close_path (cr);
  gild (work);
  set_stone (work, 12., 9., 2.4);
}

/* A chalice. */
static void
draw_chalice (Work *work)
{
  cairo_t *cr = work->cr;

  trace_foot (work, 1.4, 13.);
  gild (work);
  cairo_move_to (cr, 4.8, 1.8);
  cairo_line_to (cr, 19.2, 1.8);
  cairo_curve_to (cr, 19.2, 9.6, 16., 13.4, 12., 13.4);
  cairo_curve_to (cr, 8., 13.4, 4.8, 9.6, 4.8, 1.8);
  cairo_close_path (cr);
  gild (work);
  cairo_move_to (cr, 5.2, 4.6);
  cairo_line_to (cr, 18.8, 4.6);
  engrave (work);
  set_stone (work, 12., 8.4, 2.2);
  set_stone (work, 12., 16., 1.7);
}

/* A monstrance: rays around a glass, on a foot. */
static void
draw_monstrance (Work *work)
{
  cairo_t *cr = work->cr;

  trace_foot (work, 1.3, 14.);
  gild (work);
  for (int i = 0; i < 24; i++)
    {
      double angle = i * G_PI / 12. - G_PI_2;
      double radius = i % 2 ? 5.6 : 8.6;

      cairo_line_to (cr, 12. + radius * cos (angle), 9. + radius * sin (angle));
    }
  cairo_close_path (cr);
  gild (work);
  set_stone (work, 12., 9., 3.4);
}

/* A crown that is kept as a relic. */
static void
draw_crown (Work *work)
{
  static const double points[][2] = { { 2.2, 6.4 }, { 7.2, 11.6 }, { 12., 3.4 }, { 16.8, 11.6 }, { 21.8, 6.4 } };
  cairo_t *cr = work->cr;

  cairo_move_to (cr, 4.2, 21.8);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_line_to (cr, 19.8, 21.8);
  cairo_close_path (cr);
  gild (work);
  cairo_move_to (cr, 3.8, 16.4);
  cairo_line_to (cr, 20.2, 16.4);
  engrave (work);
  for (int i = 0; i < 3; i++)
    {
      set_stone (work, 7. + i * 5., 19.2, 1.4);
      set_stone (work, points[2 * i][0], points[2 * i][1] - 0.6, 1.6);
    }
}

/* A house of gold, with a ridge, a roof and an arcade. */
static void
draw_shrine (Work *work)
{
  cairo_t *cr = work->cr;

  cairo_move_to (cr, 5.6, 3.2);
  cairo_line_to (cr, 18.4, 3.2);
  cairo_line_to (cr, 22.2, 10.8);
  cairo_line_to (cr, 1.8, 10.8);
  cairo_close_path (cr);
  gild (work);
  for (int i = 1; i < 4; i++)
    {
      cairo_move_to (cr, 5.6 + i * 3.2, 3.2);
      cairo_line_to (cr, 1.8 + i * 5.1, 10.8);
    }
  engrave (work);

  parlour_shape_rounded (cr, 2.8, 10.8, 18.4, 9.4, 0.6);
  gild (work);
  for (int i = 0; i < 3; i++)
    {
      double x = 5.2 + i * 5.4;

      cairo_move_to (cr, x, 18.8);
      cairo_line_to (cr, x, 14.8);
      cairo_arc (cr, x + 1.4, 14.8, 1.4, G_PI, 2. * G_PI);
      cairo_line_to (cr, x + 2.8, 18.8);
      cairo_close_path (cr);
    }
  parlour_shape_paint (cr, &work->stone, work->line * 0.8);

  parlour_shape_rounded (cr, 1.4, 20.2, 21.2, 2.6, 0.8);
  gild (work);
  for (int i = 0; i < 3; i++)
    set_stone (work, 6. + i * 6., 2.6, 1.2);
}

static void
draw (Draw                what,
      cairo_t            *cr,
      ColoniaCity         city,
      const ParlourPaper *paper,
      double              x,
      double              y,
      double              size)
{
  const double unit = size / BOX;
  Work work = { .cr = cr };

  parlour_palette_get_gold (paper, &work.gold);
  colonia_palette_get_city (city, paper, &work.stone);
  work.shade = parlour_palette_mix (&work.gold.fill, &work.gold.mark, 0.6);
  work.stone.edge = work.shade;
  work.line = CLAMP (parlour_shape_get_line (size, paper) / unit, 0.7, THICKEST);

  cairo_save (cr);
  cairo_translate (cr, x - size / 2., y - size / 2.);
  cairo_scale (cr, unit, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  what (&work);
  cairo_restore (cr);
}

/* Draws a relic. Those of more points than there are in print look like the most precious of
 * these. */
void
colonia_relic_draw (cairo_t            *cr,
                    ColoniaCity         city,
                    int                 points,
                    const ParlourPaper *paper,
                    double              x,
                    double              y,
                    double              size)
{
  static const Draw draws[COLONIA_N_RELICS] = { draw_ring, draw_cross, draw_chalice, draw_monstrance, draw_crown };

  g_return_if_fail (city < COLONIA_N_CITIES);

  draw (draws[CLAMP (points, 1, COLONIA_N_RELICS) - 1], cr, city, paper, x, y, size);
}

/* Draws a shrine. */
void
colonia_shrine_draw (cairo_t            *cr,
                     ColoniaCity         city,
                     const ParlourPaper *paper,
                     double              x,
                     double              y,
                     double              size)
{
  g_return_if_fail (city < COLONIA_N_CITIES);

  draw (draw_shrine, cr, city, paper, x, y, size);
}
