/* parlour-foot-layout.c: what scrolls, and what is at its foot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-foot-layout.h"

/* Of the height, for what scrolls. */
#define LEAST_SHARE 3

/* Puts the last child below the first one, a `GtkScrolledWindow`, where it is always in sight.
 * It stands right below what scrolls if that is short; one that expands upwards is at the foot,
 * however much room there is. It leaves a third of the height to what scrolls, if it can do with
 * less itself. */
struct _ParlourFootLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourFootLayout, parlour_foot_layout, GTK_TYPE_LAYOUT_MANAGER)

/* A scrolled window measures all that it scrolls, at a width that it never has,
 * to find that it needs no certain height. So it is not asked. */
static void
measure_part (GtkWidget      *part,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural)
{
  if (orientation == GTK_ORIENTATION_VERTICAL && GTK_IS_SCROLLED_WINDOW (part))
    *minimum = *natural = gtk_scrolled_window_get_min_content_height (GTK_SCROLLED_WINDOW (part));
  else
    gtk_widget_measure (part, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
parlour_foot_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      int part_minimum, part_natural;

      measure_part (part, orientation, for_size, &part_minimum, &part_natural);
      *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + part_minimum : MAX (*minimum, part_minimum);
      *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + part_natural : MAX (*natural, part_natural);
    }
}

static void
parlour_foot_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (widget);
  GtkWidget *below = gtk_widget_get_last_child (widget);
  int minimum = gtk_scrolled_window_get_min_content_height (GTK_SCROLLED_WINDOW (scroller));
  int content, below_least, below_height;

  gtk_widget_measure (below, GTK_ORIENTATION_VERTICAL, width, &below_least, &below_height, NULL, NULL);
  below_height = CLAMP (height - MAX (minimum, height / LEAST_SHARE), below_least, below_height);
  gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), GTK_ORIENTATION_VERTICAL, width,
                      NULL, &content, NULL, NULL);

  height = MAX (height - below_height, minimum);
  if (below_height > 0 && !gtk_widget_compute_expand (below, GTK_ORIENTATION_VERTICAL))
    height = CLAMP (content, minimum, height);
  gtk_widget_size_allocate (scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
  gtk_widget_size_allocate (below, &(GtkAllocation) { 0, height, width, below_height }, -1);
}

/* It takes the room that is left, and what is too high for that scrolls. */
static GtkSizeRequestMode
parlour_foot_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
parlour_foot_layout_class_init (ParlourFootLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = parlour_foot_layout_get_request_mode;
  layout_class->measure = parlour_foot_layout_measure;
  layout_class->allocate = parlour_foot_layout_allocate;
}

static void
parlour_foot_layout_init (ParlourFootLayout *self)
{
}
