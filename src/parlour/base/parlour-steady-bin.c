/* parlour-steady-bin.c: something that is as large as it wants to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-steady-bin.h"

#include "parlour-widgets.h"

/**
 * ParlourSteadyBin:
 *
 * Asks for the same width, however high it becomes. A label that wraps does not:
 * columns of such labels would have another width in each row that has another
 * height, and lists of thousands would try many widths for each row.
 */
struct _ParlourSteadyBin {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourSteadyBin, parlour_steady_bin, ADW_TYPE_BIN)

static void
parlour_steady_bin_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int width = orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1;

  if (child == NULL)
    return;

  if (orientation == GTK_ORIENTATION_VERTICAL && width < 0)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (child, orientation, width, minimum, natural, minimum_baseline, natural_baseline);
}

static void
parlour_steady_bin_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child != NULL)
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
parlour_steady_bin_class_init (ParlourSteadyBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = parlour_widget_ask_height;
  widget_class->measure = parlour_steady_bin_measure;
  widget_class->size_allocate = parlour_steady_bin_size_allocate;
}

static void
parlour_steady_bin_init (ParlourSteadyBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
