/* parlour-banner.c: a large text on one line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-banner.h"

#include "parlour-property.h"
#include "parlour-template.h"

#include <math.h>

/* What is longer than a line can be is cut off at last, if nothing else is said. */
#define SMALLEST 0.3

/**
 * ParlourBanner:
 *
 * A text that is as large as its style says, or smaller where it would not fit
 * on its line: names are short or long, and both are to be read from far away.
 */
struct _ParlourBanner {
  GtkWidget parent_instance;

  double smallest;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (ParlourBanner, parlour_banner, GTK_TYPE_WIDGET)

static int
get_natural (ParlourBanner  *self,
             GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (self->label), orientation, -1, NULL, &natural, NULL, NULL);

  return MAX (natural, 1);
}

static double
get_scale (ParlourBanner *self,
           int            width)
{
  return CLAMP ((double) width / get_natural (self, GTK_ORIENTATION_HORIZONTAL), self->smallest, 1.);
}

static void
parlour_banner_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  ParlourBanner *self = PARLOUR_BANNER (widget);

  /* The line is always as high: boxes do not know of anything that becomes lower
   * as it becomes narrower. */
  *natural = get_natural (self, orientation);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 1 : *natural;
}

static void
parlour_banner_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ParlourBanner *self = PARLOUR_BANNER (widget);
  double scale = get_scale (self, width);
  int own = get_natural (self, GTK_ORIENTATION_VERTICAL);
  graphene_point_t top = GRAPHENE_POINT_INIT (0.f, (float) MAX ((height - own * scale) / 2., 0.));

  gtk_widget_allocate (GTK_WIDGET (self->label), (int) ceil (width / scale), own, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &top), (float) scale, (float) scale));
}

static void
parlour_banner_dispose (GObject *object)
{
  g_clear_pointer ((GtkWidget **) &PARLOUR_BANNER (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (parlour_banner_parent_class)->dispose (object);
}

static void
parlour_banner_class_init (ParlourBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_banner_dispose;
  widget_class->measure = parlour_banner_measure;
  widget_class->size_allocate = parlour_banner_size_allocate;

  /**
   * ParlourBanner:smallest:
   *
   * How small the text may be, as a part of its size, before it is cut off.
   */
  parlour_property_keep (G_OBJECT_CLASS (klass),
                         g_param_spec_double ("smallest", NULL, NULL, 0.1, 1., SMALLEST, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourBanner, smallest), G_CALLBACK (gtk_widget_queue_allocate));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/base/banner.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourBanner, label);
}

static void
parlour_banner_init (ParlourBanner *self)
{
  self->smallest = SMALLEST;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_banner_get_text:
 * @self: a banner
 *
 * Gets the text.
 *
 * Returns: (transfer none): the text
 */
const char *
parlour_banner_get_text (ParlourBanner *self)
{
  g_return_val_if_fail (PARLOUR_IS_BANNER (self), NULL);

  return gtk_label_get_label (self->label);
}

/**
 * parlour_banner_set_text:
 * @self: a banner
 * @text: a text that fits on one line
 *
 * Shows a text.
 */
void
parlour_banner_set_text (ParlourBanner *self,
                         const char    *text)
{
  g_return_if_fail (PARLOUR_IS_BANNER (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_label (self->label, text);
}
