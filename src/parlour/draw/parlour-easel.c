/* parlour-easel.c: what charts are drawn on, be it a screen or a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-easel.h"

#include "parlour-shapes.h"

/* Draws and writes with the colour of text from now on. */
void
parlour_easel_use_ink (const ParlourEasel *self,
                       double              share)
{
  const GdkRGBA *ink = &self->paper.ink;

  if (self->paper.high_contrast)
    share = MAX (share, 0.7);
  cairo_set_source_rgba (self->cr, ink->red, ink->green, ink->blue, ink->alpha * share);
}

static PangoLayout *
set_text (const ParlourEasel *self,
          const char         *text,
          double              em,
          PangoWeight         weight)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (self->context));
  PangoLayout *layout = pango_layout_new (self->context);

  pango_font_description_set_absolute_size (font, MAX (em, 0.5) * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

/* Measures a text. */
double
parlour_easel_measure (const ParlourEasel *self,
                       const char         *text,
                       double              em,
                       PangoWeight         weight)
{
  g_autoptr (PangoLayout) layout = set_text (self, text, em, weight);
  int width;

  pango_layout_get_size (layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/* Writes a text on a line with y as its middle, of which the part `align`, 0 to 1, is left of x. Returns how wide
 * it is. */
double
parlour_easel_write (const ParlourEasel *self,
                     const char         *text,
                     double              x,
                     double              y,
                     double              align,
                     double              em,
                     PangoWeight         weight)
{
  g_autoptr (PangoLayout) layout = set_text (self, text, em, weight);
  int width, height;

  pango_layout_get_size (layout, &width, &height);
  cairo_move_to (self->cr, x - align * width / PANGO_SCALE, y - height / 2. / PANGO_SCALE);
  pango_cairo_show_layout (self->cr, layout);
  /* The text leaves a point behind that the next line would begin at. */
  cairo_new_path (self->cr);

  return (double) width / PANGO_SCALE;
}

/* Writes a text so, and smaller where it would be wider than its room. */
void
parlour_easel_fit (const ParlourEasel *self,
                   const char         *text,
                   double              x,
                   double              y,
                   double              align,
                   double              room,
                   double              em,
                   PangoWeight         weight)
{
  const double width = parlour_easel_measure (self, text, em, weight);

  parlour_easel_write (self, text, x, y, align, em * MIN (1., room / width), weight);
}

/* Draws the emblem of a family round x and y. */
void
parlour_easel_emblem (const ParlourEasel *self,
                      TableColor          color,
                      double              x,
                      double              y,
                      double              size,
                      gboolean            plain)
{
  g_autoptr (PangoLayout) layout = NULL;
  ParlourPaint paint;
  double letter, below;

  g_return_if_fail (color < TABLE_N_COLORS);

  parlour_palette_get_color (color, &self->paper, &paint);
  parlour_shape_emblem (self->cr, color, x, y, size);
  parlour_shape_paint (self->cr, &paint, size / 18.);
  if (plain)
    return;

  parlour_shape_place_letter (color, size, &letter, &below);
  layout = set_text (self, table_color_get_letter (color), letter, PANGO_WEIGHT_BOLD);
  gdk_cairo_set_source_rgba (self->cr, &paint.mark);
  parlour_shape_centre (self->cr, layout, x, y + below);
}
