/* colonia-tracery.c: the panes of the four windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-tracery.h"

#include "colonia-palette.h"
#include "parlour-shapes.h"

#include <math.h>

/* Everything is drawn in a box of 100 by 136, of which the stone takes a
 * border. The panes are gone through three times: for the glass, for the lead
 * around it and for the stone between the lights. In between the light is laid
 * over the glass, so that lead and stone stay dark. */

#define MIDDLE 50.

/* The opening within the stone: its sides, where its arch begins, its sill. */
#define LEFT 9.
#define WIDTH 82.
#define TOP 9.
#define BOTTOM 127.
#define RISE 49.

typedef enum {
  PASS_GLASS,
  PASS_LEAD,
  PASS_STONE
} Pass;

typedef struct {
  cairo_t *cr;
  ColoniaCity city;
  double lit;
  GdkRGBA lead;
  ParlourPaint stone;
  Pass pass;
  guint n_panes;
} Window;

static const GdkRGBA night = { 0.07f, 0.08f, 0.14f, 1.f };
static const GdkRGBA sun = { 1.f, 0.96f, 0.82f, 1.f };

static GdkRGBA
get_glass (Window *window,
           int     color)
{
  GdkRGBA glass = colonia_palette_get_pane (window->city, color);
  GdkRGBA unlit = parlour_palette_mix (&glass, &night, 0.74);

  return parlour_palette_mix (&unlit, &glass, window->lit);
}

/* Takes the path as a pane. No two panes of old glass are quite the same. */
static void
pane (Window *window,
      int     color)
{
  static const double shades[] = { 0., 0.1, 0.04, 0.16, 0.07 };
  GdkRGBA glass;

  if (window->pass == PASS_GLASS)
    {
      glass = get_glass (window, color);
      glass = parlour_palette_mix (&glass, &night, shades[window->n_panes++ % G_N_ELEMENTS (shades)]);
      gdk_cairo_set_source_rgba (window->cr, &glass);
      cairo_fill (window->cr);
    }
  else if (window->pass == PASS_LEAD)
    {
      gdk_cairo_set_source_rgba (window->cr, &window->lead);
      cairo_set_line_width (window->cr, 1.1);
      cairo_stroke (window->cr);
    }
  else
    {
      cairo_new_path (window->cr);
    }
}

/* Takes the path as a rib of stone. */
static void
rib (Window *window)
{
  if (window->pass != PASS_STONE)
    {
      cairo_new_path (window->cr);
      return;
    }

  gdk_cairo_set_source_rgba (window->cr, &window->stone.edge);
  cairo_set_line_width (window->cr, 3.4);
  cairo_stroke_preserve (window->cr);
  gdk_cairo_set_source_rgba (window->cr, &window->stone.fill);
  cairo_set_line_width (window->cr, 2.);
  cairo_stroke (window->cr);
}

/* A pointed arch on two uprights. Its two arcs have their middles on the line
 * where they begin. */
static void
trace_arch (cairo_t *cr,
            double   x,
            double   y,
            double   width,
            double   height,
            double   rise)
{
  double half = width / 2.;
  double radius = (half * half + rise * rise) / width;
  double spring = y + rise;
  double angle = atan2 (rise, radius - half);

  cairo_new_sub_path (cr);
  cairo_move_to (cr, x, y + height);
  cairo_arc (cr, x + radius, spring, radius, G_PI, G_PI + angle);
  cairo_arc (cr, x + width - radius, spring, radius, -angle, 0.);
  cairo_line_to (cr, x + width, y + height);
  cairo_close_path (cr);
}

static void
trace_polar (cairo_t *cr,
             double   x,
             double   y,
             double   radius,
             double   angle)
{
  cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
}

/* A part of a ring, from one angle to another. */
static void
trace_wedge (cairo_t *cr,
             double   x,
             double   y,
             double   inner,
             double   outer,
             double   from,
             double   to)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, outer, from, to);
  cairo_arc_negative (cr, x, y, inner, to, from);
  cairo_close_path (cr);
}

/* A petal: straight sides that widen, and a round end at the outer radius. */
static void
trace_petal (cairo_t *cr,
             double   x,
             double   y,
             double   inner,
             double   outer,
             double   angle,
             double   spread)
{
  double middle = outer / (1. + sin (spread));
  double radius = middle * sin (spread);

  cairo_new_sub_path (cr);
  trace_polar (cr, x, y, inner, angle - spread);
  cairo_arc (cr, x + middle * cos (angle), y + middle * sin (angle), radius,
             angle - spread - G_PI_2, angle + spread + G_PI_2);
  trace_polar (cr, x, y, inner, angle + spread);
  cairo_close_path (cr);
}

static void
trace_lozenge (cairo_t *cr,
               double   x,
               double   y,
               double   half_width,
               double   half_height)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, x, y - half_height);
  cairo_line_to (cr, x + half_width, y);
  cairo_line_to (cr, x, y + half_height);
  cairo_line_to (cr, x - half_width, y);
  cairo_close_path (cr);
}

/* What is left between the lights: dark glass in small lozenges, which the
 * panes then cover. */
static void
draw_ground (Window *window)
{
  GdkRGBA glass = get_glass (window, 2);
  GdkRGBA ground = parlour_palette_mix (&glass, &night, 0.45);

  gdk_cairo_set_source_rgba (window->cr, &ground);
  cairo_paint (window->cr);

  for (int i = 0; i * 6.5 < WIDTH + 2. * 78.; i++)
    {
      double x = LEFT - 78. + i * 6.5;

      cairo_move_to (window->cr, x, TOP);
      cairo_line_to (window->cr, x + 78., BOTTOM);
      cairo_move_to (window->cr, x, TOP);
      cairo_line_to (window->cr, x - 78., BOTTOM);
    }
  gdk_cairo_set_source_rgba (window->cr, &window->lead);
  cairo_set_line_width (window->cr, 0.6);
  cairo_stroke (window->cr);
}

/* The sign of the city in a round pane. */
static void
medallion (Window *window,
           double  y,
           double  radius)
{
  ParlourPaint paint;

  parlour_shape_circle (window->cr, MIDDLE, y, radius);
  pane (window, 3);

  if (window->pass != PASS_LEAD)
    return;

  paint.fill = get_glass (window, 3);
  paint.edge = window->lead;
  paint.mark = window->lead;
  colonia_palette_draw_mark (window->cr, colonia_city_ids[window->city], &paint, MIDDLE, y, radius * 1.25);
}

/* A light with a pointed head: a border, and in it lozenges one over the other
 * under a round jewel. */
static void
lancet (Window *window,
        double  x,
        double  y,
        double  width,
        double  height,
        int     border,
        int     field,
        int     jewel)
{
  cairo_t *cr = window->cr;
  double rise = width * 0.72;
  double inset = width * 0.15;
  double middle = x + width / 2.;
  double first = y + rise * 1.06;
  double last = y + height - inset;
  int n_jewels = MAX ((int) floor ((last - first) / (width * 0.5)), 1);
  double half = (last - first) / n_jewels / 2.;

  trace_arch (cr, x, y, width, height, rise);
  pane (window, border);
  trace_arch (cr, x + inset, y + inset * 1.6, width - 2. * inset, height - inset * 2.6, rise * 0.8);
  pane (window, field);
  parlour_shape_circle (cr, middle, y + rise * 0.74, width * 0.13);
  pane (window, jewel);

  for (int i = 0; i < n_jewels; i++)
    {
      double centre = first + (2 * i + 1) * half;

      trace_lozenge (cr, middle, centre, width / 2. - inset, half);
      pane (window, i % 2 ? border : jewel);
      trace_lozenge (cr, middle, centre, width * 0.15, half * 0.44);
      pane (window, i % 2 ? jewel : border);
    }

  trace_arch (cr, x, y, width, height, rise);
  rib (window);
}

/* A rose of eight petals over three lights. */
static void
draw_london (Window *window)
{
  cairo_t *cr = window->cr;
  double y = 52.;

  parlour_shape_circle (cr, MIDDLE, y, 32.);
  pane (window, 2);

  for (int i = 0; i < 8; i++)
    {
      double angle = i * G_PI_4 - G_PI_2;
      double between = angle + G_PI / 8.;

      trace_petal (cr, MIDDLE, y, 10., 30., angle, G_PI / 8.6);
      pane (window, i % 2 ? 1 : 0);
      trace_petal (cr, MIDDLE, y, 10., 24.5, angle, G_PI / 16.);
      pane (window, i % 2 ? 3 : 1);
      parlour_shape_circle (cr, MIDDLE + 28.4 * cos (between), y + 28.4 * sin (between), 2.4);
      pane (window, 3);
    }

  medallion (window, y, 10.);
  parlour_shape_circle (cr, MIDDLE, y, 10.6);
  rib (window);
  parlour_shape_circle (cr, MIDDLE, y, 32.);
  rib (window);

  lancet (window, 12., 89., 24., 38., 2, 0, 1);
  lancet (window, 38., 89., 24., 38., 1, 2, 0);
  lancet (window, 64., 89., 24., 38., 2, 0, 1);
}

/* One of the rings around the middle one, with four leaves in it. */
static void
ring (Window *window,
      double  x,
      double  y,
      double  angle,
      int     field,
      int     leaf)
{
  parlour_shape_circle (window->cr, x, y, 10.4);
  pane (window, field);
  for (int i = 0; i < 4; i++)
    {
      trace_petal (window->cr, x, y, 2.7, 8.6, angle + i * G_PI_2, G_PI / 5.4);
      pane (window, leaf);
    }
  parlour_shape_circle (window->cr, x, y, 2.7);
  pane (window, 3);
  parlour_shape_circle (window->cr, x, y, 10.4);
  rib (window);
}

/* Six rings around one, as the domes of a cathedral seen from above, over four
 * narrow lights. */
static void
draw_novgorod (Window *window)
{
  double y = 57.;

  for (int i = 0; i < 12; i++)
    {
      double angle = i * G_PI / 6. - G_PI_2;

      trace_wedge (window->cr, MIDDLE, y, 9., 35., angle, angle + G_PI / 6.);
      pane (window, i % 2 ? 2 : 1);
    }

  for (int i = 0; i < 6; i++)
    {
      double angle = i * G_PI / 3. - G_PI_2;

      ring (window, MIDDLE + 22.2 * cos (angle), y + 22.2 * sin (angle), angle + G_PI_4, i % 2 ? 0 : 2, i % 2 ? 1 : 0);
    }

  medallion (window, y, 10.);
  parlour_shape_circle (window->cr, MIDDLE, y, 10.4);
  rib (window);
  parlour_shape_circle (window->cr, MIDDLE, y, 35.);
  rib (window);

  for (int i = 0; i < 4; i++)
    lancet (window, 12. + i * 19.2, 95., 18.4, 32., i % 2 ? 1 : 0, 2, i % 2 ? 0 : 1);
}

/* Two tall lights like gabled houses, and a wheel above them. */
static void
draw_bergen (Window *window)
{
  cairo_t *cr = window->cr;
  double y = 38.;

  parlour_shape_circle (cr, MIDDLE, y, 21.);
  pane (window, 2);

  for (int i = 0; i < 6; i++)
    {
      double angle = i * G_PI / 3. - G_PI_2;
      double between = angle + G_PI / 6.;

      trace_petal (cr, MIDDLE, y, 10., 20., angle, G_PI / 7.);
      pane (window, i % 2 ? 1 : 3);
      parlour_shape_circle (cr, MIDDLE + 17.6 * cos (between), y + 17.6 * sin (between), 1.9);
      pane (window, 0);
    }

  medallion (window, y, 9.6);
  parlour_shape_circle (cr, MIDDLE, y, 9.8);
  rib (window);
  parlour_shape_circle (cr, MIDDLE, y, 21.);
  rib (window);

  lancet (window, 12., 54., 36.5, 73., 0, 2, 1);
  lancet (window, 51.5, 54., 36.5, 73., 2, 0, 3);
}

/* Half a rose, open like a fan, over three lights. */
static void
draw_bruges (Window *window)
{
  cairo_t *cr = window->cr;
  double y = 68.;

  for (int i = 0; i < 7; i++)
    {
      double angle = G_PI + (i + 0.5) * G_PI / 7.;
      double outer = 38. + 13. * sin (angle) * sin (angle);

      trace_petal (cr, MIDDLE, y, 12., outer, angle, G_PI / 14.);
      pane (window, i % 2 ? 0 : 1);
      trace_petal (cr, MIDDLE, y, 12., outer - 5., angle, G_PI / 26.);
      pane (window, i % 2 ? 1 : 3);
      trace_petal (cr, MIDDLE, y, 12., 24., angle, G_PI / 26.);
      pane (window, i % 2 ? 3 : 2);
    }

  medallion (window, y, 11.);
  parlour_shape_circle (cr, MIDDLE, y, 11.4);
  rib (window);

  lancet (window, 12., 77., 24., 50., 0, 1, 2);
  lancet (window, 38., 83., 24., 44., 2, 0, 1);
  lancet (window, 64., 77., 24., 50., 0, 1, 2);
}

static void
draw_pass (Window *window,
           Pass    pass)
{
  static void (*const draws[COLONIA_N_CITIES]) (Window *) = { draw_london, draw_novgorod, draw_bergen, draw_bruges };

  window->pass = pass;
  window->n_panes = 0;
  draws[window->city] (window);
}

/* The sun behind the glass. */
static void
shine (Window *window)
{
  cairo_pattern_t *light;

  if (window->lit <= 0.)
    return;

  light = cairo_pattern_create_radial (MIDDLE, 50., 2., MIDDLE, 60., 78.);
  cairo_pattern_add_color_stop_rgba (light, 0., sun.red, sun.green, sun.blue, 0.34 * window->lit);
  cairo_pattern_add_color_stop_rgba (light, 0.5, sun.red, sun.green, sun.blue, 0.08 * window->lit);
  cairo_pattern_add_color_stop_rgba (light, 1., night.red, night.green, night.blue, 0.34 * window->lit);
  cairo_set_source (window->cr, light);
  cairo_paint (window->cr);
  cairo_pattern_destroy (light);
}

/* The wall: a block with an arch in it, a groove around that, and a sill. */
static void
draw_stone (Window *window)
{
  cairo_t *cr = window->cr;
  GdkRGBA groove = parlour_palette_mix (&window->stone.fill, &window->stone.edge, 0.55);

  trace_arch (cr, 2.5, 2., 95., 131.5, 54.);
  parlour_shape_paint (cr, &window->stone, 1.2);
  trace_arch (cr, 5.8, 5.6, 88.4, 124., 51.5);
  gdk_cairo_set_source_rgba (cr, &groove);
  cairo_set_line_width (cr, 1.);
  cairo_stroke (cr);
  parlour_shape_rounded (cr, 0.8, 128., 98.4, 7., 1.6);
  parlour_shape_paint (cr, &window->stone, 1.2);
}

/* Draws a window of stained glass in its frame of stone. */
void
colonia_tracery_draw (cairo_t            *cr,
                      ColoniaCity         city,
                      double              lit,
                      const ParlourPaper *paper)
{
  Window window = { .cr = cr, .city = city, .lit = lit };

  g_return_if_fail (city < COLONIA_N_CITIES);
  g_return_if_fail (lit >= 0. && lit <= 1.);

  window.lead = (GdkRGBA) { 0.05f, 0.05f, 0.07f, 1.f };
  colonia_palette_get_stone (paper, &window.stone);

  /* So many small curves take a while, and a window that lights up is drawn
   * once a frame: nobody sees the difference, but it is a third of the time. */
  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance (cr, 0.25);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_stone (&window);

  trace_arch (cr, LEFT, TOP, WIDTH, BOTTOM - TOP, RISE);
  cairo_clip (cr);
  draw_ground (&window);
  draw_pass (&window, PASS_GLASS);
  shine (&window);
  draw_pass (&window, PASS_LEAD);
  draw_pass (&window, PASS_STONE);
  cairo_reset_clip (cr);
  cairo_restore (cr);

  trace_arch (cr, LEFT, TOP, WIDTH, BOTTOM - TOP, RISE);
  gdk_cairo_set_source_rgba (cr, &window.lead);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}
