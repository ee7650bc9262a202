/* parlour-zoom.c: something that grows into the room that is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-zoom.h"

#include "parlour-widgets.h"

/* How large the child becomes at most, and in which steps. */
#define LARGEST 1.7
#define STEP 1.05

/* Takes the room that its child needs and, where there is more, shows it larger in that: a few
 * things are seen better from afar than many. */
struct _ParlourZoom {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourZoom, parlour_zoom, ADW_TYPE_BIN)

static gboolean
has_child (ParlourZoom *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return child != NULL && gtk_widget_should_layout (child);
}

/* It stands in the middle of its room. */
static void
parlour_zoom_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  graphene_point_t place;
  double scale;
  int own;

  if (!has_child (PARLOUR_ZOOM (widget)))
    return;

  scale = parlour_widget_find_scale (child, width, height, 1., LARGEST, STEP);
  own = parlour_widget_measure_least (child, GTK_ORIENTATION_VERTICAL, (int) (width / scale));
  place = GRAPHENE_POINT_INIT (0.f, (float) MAX (height - own * scale, 0.) / 2);
  gtk_widget_allocate (child, (int) (width / scale), own, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &place), (float) scale, (float) scale));
}

static void
parlour_zoom_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  if (has_child (PARLOUR_ZOOM (widget)))
    *minimum = *natural = parlour_widget_measure_least (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size);
}

static GtkSizeRequestMode
parlour_zoom_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
parlour_zoom_class_init (ParlourZoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = parlour_zoom_measure;
  widget_class->get_request_mode = parlour_zoom_get_request_mode;
  widget_class->size_allocate = parlour_zoom_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "zoom");
}

static void
parlour_zoom_init (ParlourZoom *self)
{
  /* It lays its child out itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
