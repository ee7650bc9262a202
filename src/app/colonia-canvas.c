/* colonia-canvas.c: something that is as large as there is room for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-canvas.h"

#include "colonia-figure.h"
#include "tongue.h"

#include <math.h>

/* How many lines of text the canvas is high, and wide at least, before it is
 * scaled: what is 3.6 lines high takes a tenth of the screen, whatever the size
 * of that. */
#define LINES_HIGH 36.
#define LINES_WIDE 47.

/* Where there is more to show everything gets smaller, in steps, but never so
 * small that nobody can read it. */
#define STEP 1.04
#define SMALLEST 0.3

/* What the canvas is at least and by itself, in pixels. */
#define LEAST_WIDTH 240
#define LEAST_HEIGHT 180
#define USUAL_WIDTH 1280
#define USUAL_HEIGHT 720

/**
 * ColoniaCanvas:
 *
 * Lays its child out on a canvas of so many lines of text and scales that to
 * fill the room there is, as a picture is. Whoever reads it from far away has
 * the same before them on a laptop and on a television.
 */
struct _ColoniaCanvas {
  GtkWidget parent_instance;

  GtkWidget *child;
  double scale;
  char *language; /* or NULL for that of the interface */
};

enum {
  PROP_0,
  PROP_CHILD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaCanvas, colonia_canvas, GTK_TYPE_WIDGET)

/* How high the font is, in pixels. */
static double
get_line (ColoniaCanvas *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (!pango_font_description_get_size_is_absolute (font))
    size *= (resolution > 0. ? resolution : 96.) / 72.;

  return MAX (size, 1.);
}

static gboolean
fits (ColoniaCanvas *self,
      int            width,
      int            height)
{
  int needed;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
  if (needed > width)
    return FALSE;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &needed, NULL, NULL, NULL);

  return needed <= height;
}

static double
find_scale (ColoniaCanvas *self,
            int            width,
            int            height)
{
  double line = get_line (self);
  double usual = MIN (width / (line * LINES_WIDE), height / (line * LINES_HIGH));
  double scale = usual;

  while (scale > usual * SMALLEST && !fits (self, (int) (width / scale), (int) (height / scale)))
    scale /= STEP;

  return scale;
}

static void
colonia_canvas_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ColoniaCanvas *self = COLONIA_CANVAS (widget);

  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  self->scale = find_scale (self, width, height);
  gtk_widget_allocate (self->child, (int) ceil (width / self->scale), (int) (height / self->scale), -1,
                       gsk_transform_scale (NULL, (float) self->scale, (float) self->scale));
}

static void
colonia_canvas_measure (GtkWidget      *widget,
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
colonia_canvas_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  g_autoptr (TongueScope) scope = tongue_speak (COLONIA_CANVAS (widget)->language);

  GTK_WIDGET_CLASS (colonia_canvas_parent_class)->snapshot (widget, snapshot);
}

static void
draw_anew (GtkWidget *widget)
{
  if (COLONIA_IS_FIGURE (widget))
    colonia_figure_changed (COLONIA_FIGURE (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    draw_anew (child);
}

static void
set_child (ColoniaCanvas *self,
           GtkWidget     *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
colonia_canvas_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, COLONIA_CANVAS (object)->child);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_canvas_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CHILD:
      set_child (COLONIA_CANVAS (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_canvas_dispose (GObject *object)
{
  set_child (COLONIA_CANVAS (object), NULL);

  G_OBJECT_CLASS (colonia_canvas_parent_class)->dispose (object);
}

static void
colonia_canvas_finalize (GObject *object)
{
  g_free (COLONIA_CANVAS (object)->language);

  G_OBJECT_CLASS (colonia_canvas_parent_class)->finalize (object);
}

static void
colonia_canvas_class_init (ColoniaCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_canvas_get_property;
  object_class->set_property = colonia_canvas_set_property;
  object_class->dispose = colonia_canvas_dispose;
  object_class->finalize = colonia_canvas_finalize;
  widget_class->measure = colonia_canvas_measure;
  widget_class->size_allocate = colonia_canvas_size_allocate;
  widget_class->snapshot = colonia_canvas_snapshot;

  /**
   * ColoniaCanvas:child:
   *
   * What is on the canvas.
   */
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                (GParamFlags) (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "canvas");
}

static void
colonia_canvas_init (ColoniaCanvas *self)
{
  self->scale = 1.;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * colonia_canvas_get_scale:
 * @self: a canvas
 *
 * Tells how much larger the child was drawn last than it would be by itself.
 *
 * Returns: the factor, which is more than 0
 */
double
colonia_canvas_get_scale (ColoniaCanvas *self)
{
  g_return_val_if_fail (COLONIA_IS_CANVAS (self), 1.);

  return self->scale;
}

/**
 * colonia_canvas_set_language:
 * @self: a canvas
 * @language: (nullable): the id of a language, or `NULL` for that of the
 *   interface
 *
 * Lets everything that is drawn on the canvas, the letters of emblems and the
 * words on bars, speak a language.
 */
void
colonia_canvas_set_language (ColoniaCanvas *self,
                             const char    *language)
{
  g_autoptr (TongueScope) scope = NULL;

  g_return_if_fail (COLONIA_IS_CANVAS (self));

  g_free (self->language);
  self->language = g_strdup (language);
  scope = tongue_speak (language);
  draw_anew (GTK_WIDGET (self));
}
