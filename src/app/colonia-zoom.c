/* colonia-zoom.c: something that grows into the room that is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-zoom.h"

#include <math.h>

/* How large the child becomes at most, and in which steps. */
#define LARGEST 1.7
#define STEP 1.05

/**
 * ColoniaZoom:
 *
 * Takes the room that its child needs and, where there is more, shows it larger
 * in that: a few things are seen better from afar than many.
 */
struct _ColoniaZoom {
  GtkWidget parent_instance;

  GtkWidget *child;
};

enum {
  PROP_0,
  PROP_CHILD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaZoom, colonia_zoom, GTK_TYPE_WIDGET)

static int
measure (ColoniaZoom    *self,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum = 0;

  gtk_widget_measure (self->child, orientation, for_size, &minimum, NULL, NULL, NULL);

  return minimum;
}

static gboolean
fits (ColoniaZoom *self,
      int          width,
      int          height)
{
  return measure (self, GTK_ORIENTATION_HORIZONTAL, -1) <= width
         && measure (self, GTK_ORIENTATION_VERTICAL, width) <= height;
}

/* It stands at the bottom of its room. */
static void
colonia_zoom_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  ColoniaZoom *self = COLONIA_ZOOM (widget);
  double scale = LARGEST;
  graphene_point_t place;
  int own;

  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  while (scale > 1. && !fits (self, (int) (width / scale), (int) (height / scale)))
    scale /= STEP;
  scale = MAX (scale, 1.);

  own = measure (self, GTK_ORIENTATION_VERTICAL, (int) (width / scale));
  place = GRAPHENE_POINT_INIT (0.f, (float) MAX (height - own * scale, 0.));
  gtk_widget_allocate (self->child, (int) (width / scale), own, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &place), (float) scale, (float) scale));
}

static void
colonia_zoom_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  ColoniaZoom *self = COLONIA_ZOOM (widget);

  if (self->child != NULL && gtk_widget_should_layout (self->child))
    *minimum = *natural = measure (self, orientation, for_size);
}

static GtkSizeRequestMode
colonia_zoom_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
set_child (ColoniaZoom *self,
           GtkWidget   *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
colonia_zoom_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, COLONIA_ZOOM (object)->child);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_zoom_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CHILD:
      set_child (COLONIA_ZOOM (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_zoom_dispose (GObject *object)
{
  set_child (COLONIA_ZOOM (object), NULL);

  G_OBJECT_CLASS (colonia_zoom_parent_class)->dispose (object);
}

static void
colonia_zoom_class_init (ColoniaZoomClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_zoom_get_property;
  object_class->set_property = colonia_zoom_set_property;
  object_class->dispose = colonia_zoom_dispose;
  widget_class->measure = colonia_zoom_measure;
  widget_class->get_request_mode = colonia_zoom_get_request_mode;
  widget_class->size_allocate = colonia_zoom_size_allocate;

  /**
   * ColoniaZoom:child:
   *
   * What is shown.
   */
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                (GParamFlags) (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "zoom");
}

static void
colonia_zoom_init (ColoniaZoom *self)
{
}
