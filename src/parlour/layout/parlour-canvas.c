/* parlour-canvas.c: something that is as large as there is room for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-canvas.h"

#include "parlour-figure.h"
#include "parlour-widgets.h"
#include "tongue.h"

/* How many lines of text the canvas is high, and wide at least, before it is
 * scaled: what is 3.6 lines high takes a tenth of the screen, whatever the size
 * of that. */
#define LINES_HIGH 36.
#define LINES_WIDE 30.

/* Where there is more to show everything gets smaller, in steps, but never so
 * small that nobody can read it. */
#define STEP 1.04
#define SMALLEST 0.3

/* What the canvas is at least and by itself, in pixels. */
#define LEAST_WIDTH 240
#define LEAST_HEIGHT 180
#define USUAL_WIDTH 1280
#define USUAL_HEIGHT 720

/* Lays its child out on a canvas of so many lines of text and scales that to fill the room there
 * is, as a picture is. Whoever reads it from far away has the same before them on a laptop and
 * on a television. */
struct _ParlourCanvas {
  AdwBin parent_instance;

  double scale;
  char *language; /* or NULL for that of the interface */
};

G_DEFINE_FINAL_TYPE (ParlourCanvas, parlour_canvas, ADW_TYPE_BIN)

/* How high the font is, in pixels. */
static double
get_line (ParlourCanvas *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (!pango_font_description_get_size_is_absolute (font))
    size *= (resolution > 0. ? resolution : 96.) / 72.;

  return MAX (size, 1.);
}

static void
parlour_canvas_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ParlourCanvas *self = PARLOUR_CANVAS (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  double line, usual;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;

  line = get_line (self);
  usual = MIN (width / (line * LINES_WIDE), height / (line * LINES_HIGH));
  self->scale = parlour_widget_find_scale (child, width, height, usual * SMALLEST, usual, STEP);
  gtk_widget_allocate (child, (int) (width / self->scale), (int) (height / self->scale), -1,
                       gsk_transform_scale (NULL, (float) self->scale, (float) self->scale));
}

static void
parlour_canvas_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? USUAL_WIDTH : USUAL_HEIGHT;
}

/* What is drawn says something, too. */
static void
parlour_canvas_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  g_autoptr (TongueScope) scope = tongue_speak (PARLOUR_CANVAS (widget)->language);

  GTK_WIDGET_CLASS (parlour_canvas_parent_class)->snapshot (widget, snapshot);
}

/* As deep as windows are nested. */
static void
draw_anew (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  if (PARLOUR_IS_FIGURE (widget))
    parlour_figure_changed (PARLOUR_FIGURE (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    draw_anew (child);
}

static void
parlour_canvas_finalize (GObject *object)
{
  g_free (PARLOUR_CANVAS (object)->language);

  G_OBJECT_CLASS (parlour_canvas_parent_class)->finalize (object);
}

static void
parlour_canvas_class_init (ParlourCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = parlour_canvas_finalize;
  widget_class->measure = parlour_canvas_measure;
  widget_class->size_allocate = parlour_canvas_size_allocate;
  widget_class->snapshot = parlour_canvas_snapshot;

  gtk_widget_class_set_css_name (widget_class, "canvas");
}

static void
parlour_canvas_init (ParlourCanvas *self)
{
  self->scale = 1.;
  /* It lays its child out itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Lets everything that is drawn on the canvas, the letters of emblems and the words on bars,
 * speak a language. */
void
parlour_canvas_set_language (ParlourCanvas *self,
                             const char    *language)
{
  g_autoptr (TongueScope) scope = NULL;

  g_free (self->language);
  self->language = g_strdup (language);
  scope = tongue_speak (language);
  draw_anew (GTK_WIDGET (self));
}
