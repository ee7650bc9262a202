/* colonia-ship-figure.c: a ship in the harbour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ship-figure.h"

#include "colonia-palette.h"
#include "colonia-terms.h"

#include <glib/gi18n.h>
#include <math.h>

/* How wide the water is at least, and how long a wave, as parts of the height. */
#define WIDTH 1.7
#define WAVE 0.24

/* How much of its height is left where there is no room, and below how much of it
 * a ship is too small to be told from others. */
#define LEAST 0.1
#define LEAST_SHIP 0.35

/* A ship on the water, with the colour and the sign of its city on its sail, or the water alone.
 * It gives way to what must be read: where there is little room it is lower than its `size`, and
 * then there is nothing left but the water. */
struct _ColoniaShipFigure {
  ParlourFigure parent_instance;

  int city;
};

G_DEFINE_FINAL_TYPE (ColoniaShipFigure, colonia_ship_figure, PARLOUR_TYPE_FIGURE)

static const GdkRGBA oak = { 0.51f, 0.33f, 0.17f, 1.f };

static void
colonia_ship_figure_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  double height = parlour_figure_get_pixels (PARLOUR_FIGURE (widget));

  *minimum = *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? height * WIDTH : height);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = (int) ceil (height * LEAST);
}

static void
trace_wave (cairo_t *cr,
            double   width,
            double   y,
            double   shift)
{
  cairo_move_to (cr, -width / 2. - WAVE, y);
  for (int i = 0; i * WAVE < width + 2. * WAVE; i++)
    {
      double x = -width / 2. - WAVE + i * WAVE;

      cairo_curve_to (cr, x + WAVE * (0.25 + shift), y - 0.045, x + WAVE * (0.75 - shift), y - 0.045, x + WAVE, y);
    }
}

static void
draw_water (cairo_t            *cr,
            const ParlourPaper *paper,
            double              width)
{
  ParlourPaint paint;

  parlour_palette_paint (&(GdkRGBA) { 0.35f, 0.58f, 0.77f, 1.f }, paper, &paint);

  trace_wave (cr, width, 0.86, 0.);
  cairo_line_to (cr, width / 2. + WAVE, 1.);
  cairo_line_to (cr, -width / 2. - WAVE, 1.);
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, paint.fill.red, paint.fill.green, paint.fill.blue, 0.45);
  cairo_fill (cr);

  cairo_set_line_width (cr, 0.022);
  gdk_cairo_set_source_rgba (cr, &paint.fill);
  trace_wave (cr, width, 0.86, 0.);
  cairo_stroke (cr);
  trace_wave (cr, width, 0.95, 0.08);
  cairo_stroke (cr);
}

/* The ship with the colour of its city on its sail and at its mast, and the sign of that. */
static void
draw_ship (cairo_t            *cr,
           ColoniaCity         city,
           const ParlourPaper *paper)
{
  ParlourInk inks[] = { { "oak" }, { "city" }, { NULL } };

  parlour_palette_paint (&oak, paper, &inks[0].paint);
  colonia_palette_get_city (city, paper, &inks[1].paint);
  parlour_drawing_draw (cr, "colonia", "ship", inks, paper->high_contrast ? 0.96 : 0.6, 0., 0.5, 1.);
  colonia_palette_draw_mark (cr, colonia_city_ids[city], &inks[1].paint, -0.09, 0.345, 0.3);
}

static void
colonia_ship_figure_draw (ParlourFigure      *figure,
                          cairo_t            *cr,
                          const ParlourPaper *paper,
                          double              width,
                          double              height)
{
  ColoniaShipFigure *self = COLONIA_SHIP_FIGURE (figure);
  double size = MIN (height, width / WIDTH);

  /* From here on the figure is one unit high, and the middle is at 0. */
  cairo_rectangle (cr, 0., 0., width, height);
  cairo_clip (cr);
  cairo_translate (cr, width / 2., height - size);
  cairo_scale (cr, size, size);

  if (self->city != COLONIA_NOBODY && height >= LEAST_SHIP * parlour_figure_get_pixels (figure))
    draw_ship (cr, (ColoniaCity) self->city, paper);
  draw_water (cr, paper, width / size);
}

static char *
colonia_ship_figure_describe (ParlourFigure *figure)
{
  ColoniaShipFigure *self = COLONIA_SHIP_FIGURE (figure);

  if (self->city == COLONIA_NOBODY)
    return g_strdup (_("Water"));

  /* Translators: %s is the city where the ship goes. */
  return g_strdup_printf (_("A ship for %s"), colonia_term_city (self->city));
}

static void
colonia_ship_figure_class_init (ColoniaShipFigureClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = colonia_ship_figure_measure;
  PARLOUR_FIGURE_CLASS (klass)->draw = colonia_ship_figure_draw;
  PARLOUR_FIGURE_CLASS (klass)->describe = colonia_ship_figure_describe;
}

static void
colonia_ship_figure_init (ColoniaShipFigure *self)
{
  self->city = COLONIA_NOBODY;
}

/* Makes a ship of a city, or the water alone. */
GtkWidget *
colonia_ship_figure_new (int city)
{
  ColoniaShipFigure *self = g_object_new (COLONIA_TYPE_SHIP_FIGURE, NULL);

  g_return_val_if_fail (city >= COLONIA_NOBODY && city < COLONIA_N_CITIES, GTK_WIDGET (self));

  self->city = city;

  return GTK_WIDGET (self);
}
