/* parlour-scale.c: two sides that are weighed against each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-scale.h"

#include "parlour-shapes.h"

#include <glib/gi18n.h>
#include <math.h>

/* How wide it is at least and of its own accord, as parts of its height. */
#define LEAST_WIDTH 3.
#define USUAL_WIDTH 9.

/* How far the mark stands out above and below the bars, and how far a text is
 * from the end of its bar, as parts of the height. */
#define OVERHANG 0.11
#define PADDING 0.3

/* How large a text is, and at most, as parts of the height, and at least, in pixels where text has its usual size. */
#define TEXT 0.4
#define MOST_TEXT 0.62
#define LEAST_TEXT 13.

#define N_SIDES 2

/* The two sides, weighed: the first grows from the left, the second from the right, and what has not been
 * said lies between them. The side that gets over the mark in the middle wins. */
struct _ParlourScale {
  ParlourFigure parent_instance;

  char *texts[N_SIDES]; /* what stands on each side */
  int counts[N_SIDES]; /* how much lies there */
  int whole; /* how much may lie there in all */
};

G_DEFINE_FINAL_TYPE (ParlourScale, parlour_scale, PARLOUR_TYPE_FIGURE)

/* One side, as it is drawn: its bar, and how much room it has for
 * that and its text. */
typedef struct {
  int which;
  double x;
  double width;
  double room;
} Side;

static void
parlour_scale_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  double size = parlour_figure_get_pixels (PARLOUR_FIGURE (widget));

  *minimum = *natural = (int) ceil (size);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ceil (size * LEAST_WIDTH);
      *natural = (int) ceil (size * USUAL_WIDTH);
    }
}

/* The two sides differ without colours too: the second one is hatched. */
static void
hatch (cairo_t            *cr,
       const ParlourPaint *paint,
       double              x,
       double              y,
       double              width,
       double              height)
{
  double step = height / 3.;

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_set_line_width (cr, step / 4.);
  cairo_set_source_rgba (cr, paint->mark.red, paint->mark.green, paint->mark.blue, 0.16);
  for (int i = 0; i * step < width + height; i++)
    {
      double start = x - height + i * step;

      cairo_move_to (cr, start, y + height);
      cairo_line_to (cr, start + height, y);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_side (cairo_t            *cr,
           const ParlourPaper *paper,
           const Side         *side,
           double              y,
           double              height)
{
  ParlourPaint paint;

  if (side->width <= 0.)
    return;

  parlour_palette_get_side (side->which, paper, &paint);
  cairo_rectangle (cr, side->x, y, side->width, height);
  gdk_cairo_set_source_rgba (cr, &paint.fill);
  cairo_fill (cr);
  if (side->which == 1)
    hatch (cr, &paint, side->x, y, side->width, height);
}

static double
get_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);

  return (double) logical.width / PANGO_SCALE;
}

/* A low bar has as large a text as can be read, and fits. */
static double
get_em (ParlourScale *self,
        double        height)
{
  return MAX (height * TEXT, MIN (height * MOST_TEXT, LEAST_TEXT * parlour_figure_get_scale (PARLOUR_FIGURE (self))));
}

/* Writes a text onto its bar, or beside it where the bar is too short,
 * but never over the mark in the middle. Returns whether there was room. */
static gboolean
write_text (ParlourScale     *self,
            cairo_t            *cr,
            const ParlourPaper *paper,
            const Side         *side,
            const char         *text,
            double              padding)
{
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  gboolean is_left = side->which == 0;
  double start = is_left ? 0. : side->x + side->width;
  ParlourPaint paint;
  double middle;
  g_autoptr (PangoLayout) layout = parlour_figure_create_layout (PARLOUR_FIGURE (self), text, get_em (self, height),
                                                                 PANGO_WEIGHT_BOLD);
  double needed = get_width (layout) + 2. * padding * height;

  if (needed <= MIN (side->width, side->room))
    {
      parlour_palette_get_side (side->which, paper, &paint);
      gdk_cairo_set_source_rgba (cr, &paint.mark);
      middle = MIN (side->width, side->room) / 2.;
    }
  else if (side->width + needed <= side->room)
    {
      gdk_cairo_set_source_rgba (cr, &paper->ink);
      middle = side->width + needed / 2.;
    }
  else
    {
      return FALSE;
    }

  parlour_shape_centre (cr, layout, is_left ? start + middle : start - middle, height / 2.);

  return TRUE;
}

/* With words where there is room for them, and with the mere number where
 * there is not. */
static void
write_side (ParlourScale     *self,
            cairo_t            *cr,
            const ParlourPaper *paper,
            const Side         *side)
{
  g_autofree char *number = g_strdup_printf ("%d", self->counts[side->which]);

  if (!write_text (self, cr, paper, side, self->texts[side->which], PADDING)
      && !write_text (self, cr, paper, side, number, PADDING))
    write_text (self, cr, paper, side, number, PADDING / 3.);
}

static void
draw_track (cairo_t            *cr,
            const ParlourPaper *paper,
            double              y,
            double              width,
            double              height)
{
  cairo_rectangle (cr, 0., y, width, height);
  cairo_set_source_rgba (cr, paper->ink.red, paper->ink.green, paper->ink.blue, 0.09 * paper->ink.alpha);
  cairo_fill (cr);
}

static double
get_mark (double height)
{
  return MAX (round (height / 10.), 3.);
}

/* Gold, as in the windows, and with an edge, so that it is seen on both bars. */
static void
draw_mark (cairo_t            *cr,
           const ParlourPaper *paper,
           double              width,
           double              height)
{
  double thick = get_mark (height);
  ParlourPaint paint;

  parlour_palette_get_color (TABLE_COLOR_YELLOW, paper, &paint);
  if (paper->dark)
    paint.edge = (GdkRGBA) { 0.1f, 0.1f, 0.1f, 1.f };
  parlour_shape_rounded (cr, round (width / 2. - thick / 2.) + 0.5, 0.5, thick, height - 1., thick / 2.);
  parlour_shape_paint (cr, &paint, 1.);
}

static void
parlour_scale_draw (ParlourFigure      *figure,
                       cairo_t            *cr,
                       const ParlourPaper *paper,
                       double              width,
                       double              height)
{
  ParlourScale *self = PARLOUR_SCALE (figure);
  const double total = self->whole;
  double y = round (height * OVERHANG);
  double thick = height - 2. * y;
  double half = width / 2. - get_mark (height);
  Side first = { 0, 0., 0., half };
  Side second = { 1, width, 0., half };

  if (total > 0.)
    {
      first.width = round (width * self->counts[0] / total);
      second.width = round (width * self->counts[1] / total);
      second.x = width - second.width;
      first.room = MIN (half, second.x);
      second.room = MIN (half, width - first.width);
    }

  cairo_save (cr);
  parlour_shape_rounded (cr, 0., y, width, thick, thick / 4.);
  cairo_clip (cr);
  draw_track (cr, paper, y, width, thick);
  draw_side (cr, paper, &first, y, thick);
  draw_side (cr, paper, &second, y, thick);
  cairo_restore (cr);

  if (paper->high_contrast)
    {
      parlour_shape_rounded (cr, 0.5, y + 0.5, width - 1., thick - 1., thick / 4.);
      gdk_cairo_set_source_rgba (cr, &paper->ink);
      cairo_set_line_width (cr, 1.);
      cairo_stroke (cr);
    }

  draw_mark (cr, paper, width, height);
  write_side (self, cr, paper, &first);
  write_side (self, cr, paper, &second);
}

static char *
parlour_scale_describe (ParlourFigure *figure)
{
  ParlourScale *self = PARLOUR_SCALE (figure);
  const int left = self->whole - self->counts[0] - self->counts[1];

  if (left == 0)
    /* Translators: what lies on the two sides of a scale, e.g. “Yes 10, No 7”. */
    return g_strdup_printf (C_("scale", "%s, %s"), self->texts[0], self->texts[1]);

  /* Translators: the same where some have not decided yet, e.g. “Yes 10, No 7, undecided 3”. */
  return g_strdup_printf (_("%s, %s, undecided %d"), self->texts[0], self->texts[1], left);
}

static void
parlour_scale_finalize (GObject *object)
{
  for (int side = 0; side < N_SIDES; side++)
    g_free (PARLOUR_SCALE (object)->texts[side]);

  G_OBJECT_CLASS (parlour_scale_parent_class)->finalize (object);
}

static void
parlour_scale_class_init (ParlourScaleClass *klass)
{
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_scale_finalize;
  GTK_WIDGET_CLASS (klass)->measure = parlour_scale_measure;
  figure_class->draw = parlour_scale_draw;
  figure_class->describe = parlour_scale_describe;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "scale-bar");
}

static void
parlour_scale_init (ParlourScale *self)
{
  parlour_figure_set_size (PARLOUR_FIGURE (self), 48);
  for (int side = 0; side < N_SIDES; side++)
    self->texts[side] = g_strdup ("");
}

/* Shows what lies on a side, the first or the second one. */
void
parlour_scale_show_side (ParlourScale *self,
                         int           which,
                         const char   *text,
                         int           count)
{
  g_return_if_fail (which >= 0 && which < N_SIDES && text != NULL);

  if (self->counts[which] == count && g_str_equal (self->texts[which], text))
    return;

  g_free (self->texts[which]);
  self->texts[which] = g_strdup (text);
  self->counts[which] = count;
  parlour_figure_changed (PARLOUR_FIGURE (self));
}

/* Tells how much lies on a side. */
int
parlour_scale_get_count (ParlourScale *self,
                         int           which)
{
  g_return_val_if_fail (which >= 0 && which < N_SIDES, 0);

  return self->counts[which];
}

/* Says how much may lie there in all. */
void
parlour_scale_set_whole (ParlourScale *self,
                         int           whole)
{
  if (self->whole == whole)
    return;

  self->whole = whole;
  parlour_figure_changed (PARLOUR_FIGURE (self));
}
