/* parlour-steady-layout.c: children in a line, as wide as they want to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-steady-layout.h"

#include "parlour-property.h"
#include "parlour-widgets.h"

/* Puts children beside or below each other, as boxes of GTK do, but asks none how wide it is for
 * a height: text that wraps would be set in line after line of many widths to find that out,
 * which takes longer than all else that is done for it. So they are as wide as they want to be,
 * and as high as that makes them. */
struct _ParlourSteadyLayout {
  GtkLayoutManager parent_instance;

  GtkOrientation orientation;
  int spacing;
};

G_DEFINE_FINAL_TYPE (ParlourSteadyLayout, parlour_steady_layout, GTK_TYPE_LAYOUT_MANAGER)

/* What is asked for no width is as high as the width makes it that it wants: text that has that already is not set anew then, as
 * it would be for a line without an end. */
static void
measure_child (GtkWidget      *child,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural)
{
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Measures all children along the line; those that lie side by side are measured for no height. Returns how many there are. */
static guint
measure_line (ParlourSteadyLayout *self,
              GtkWidget           *widget,
              int                  width,
              GtkRequestedSize   **sizes)
{
  guint n = 0;

  for (GtkWidget *child = parlour_widget_get_first_shown (widget); child != NULL; child = parlour_widget_get_next_shown (child))
    n++;
  *sizes = g_new0 (GtkRequestedSize, n + 1);
  n = 0;
  for (GtkWidget *child = parlour_widget_get_first_shown (widget); child != NULL;
       child = parlour_widget_get_next_shown (child), n++)
    measure_child (child, self->orientation, self->orientation == GTK_ORIENTATION_VERTICAL ? width : -1,
                   &(*sizes)[n].minimum_size, &(*sizes)[n].natural_size);

  return n;
}

/* Shares a room among children: each gets what it needs, then what it wants, and those that expand share what is left. What lies
 * beside nothing has all the width. */
static GtkRequestedSize *
share_room (ParlourSteadyLayout *self,
            GtkWidget           *widget,
            int                  width,
            int                  room)
{
  GtkRequestedSize *sizes;
  const guint n = measure_line (self, widget, width, &sizes);
  int n_expanding = 0;
  guint i = 0;

  room -= MAX ((int) n - 1, 0) * self->spacing;
  for (GtkWidget *child = parlour_widget_get_first_shown (widget); child != NULL; child = parlour_widget_get_next_shown (child))
    {
      room -= sizes[i++].minimum_size;
      n_expanding += gtk_widget_compute_expand (child, self->orientation) ? 1 : 0;
    }
  room = gtk_distribute_natural_allocation (MAX (room, 0), n, sizes);
  i = 0;
  for (GtkWidget *child = parlour_widget_get_first_shown (widget); child != NULL;
       child = parlour_widget_get_next_shown (child), i++)
    if (gtk_widget_compute_expand (child, self->orientation))
      {
        const int more = room / n_expanding--;

        sizes[i].minimum_size += more;
        room -= more;
      }
  if (n == 1 && self->orientation == GTK_ORIENTATION_HORIZONTAL)
    sizes[0].minimum_size += room;

  return sizes;
}

static GtkSizeRequestMode
parlour_steady_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_along (ParlourSteadyLayout *self,
               GtkWidget           *widget,
               int                  width,
               int                 *minimum,
               int                 *natural)
{
  g_autofree GtkRequestedSize *sizes = NULL;
  const guint n = measure_line (self, widget, width, &sizes);

  *minimum = *natural = MAX ((int) n - 1, 0) * self->spacing;
  for (guint i = 0; i < n; i++)
    {
      *minimum += sizes[i].minimum_size;
      *natural += sizes[i].natural_size;
    }
}

static void
measure_across (ParlourSteadyLayout *self,
                GtkWidget           *widget,
                int                  width,
                int                 *minimum,
                int                 *natural)
{
  const gboolean shares = self->orientation == GTK_ORIENTATION_HORIZONTAL && width >= 0;
  g_autofree GtkRequestedSize *sizes = shares ? share_room (self, widget, -1, width) : NULL;
  guint i = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = parlour_widget_get_first_shown (widget); child != NULL; child = parlour_widget_get_next_shown (child))
    {
      int least, wanted;

      measure_child (child, self->orientation == GTK_ORIENTATION_HORIZONTAL
                     ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                     shares ? sizes[i++].minimum_size : -1, &least, &wanted);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
parlour_steady_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  ParlourSteadyLayout *self = PARLOUR_STEADY_LAYOUT (manager);
  const int width = orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1;

  if (orientation == self->orientation)
    measure_along (self, widget, width, minimum, natural);
  else
    measure_across (self, widget, width, minimum, natural);
}

static void
parlour_steady_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  ParlourSteadyLayout *self = PARLOUR_STEADY_LAYOUT (manager);
  const gboolean is_horizontal = self->orientation == GTK_ORIENTATION_HORIZONTAL;
  const gboolean is_mirrored = is_horizontal && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autofree GtkRequestedSize *sizes = share_room (self, widget, width, is_horizontal ? width : height);
  int at = 0;
  guint i = 0;

  for (GtkWidget *child = parlour_widget_get_first_shown (widget); child != NULL; child = parlour_widget_get_next_shown (child))
    {
      const int size = sizes[i++].minimum_size;
      const GtkAllocation beside = { is_mirrored ? width - at - size : at, 0, size, height };

      gtk_widget_size_allocate (child, is_horizontal ? &beside : &(GtkAllocation) { 0, at, width, size }, -1);
      at += size + self->spacing;
    }
}

static void
parlour_steady_layout_class_init (ParlourSteadyLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = parlour_steady_layout_get_request_mode;
  manager_class->measure = parlour_steady_layout_measure;
  manager_class->allocate = parlour_steady_layout_allocate;

  /* Whether children lie beside or below each other. */
  parlour_property_keep (object_class,
                         g_param_spec_enum ("orientation", NULL, NULL, GTK_TYPE_ORIENTATION, GTK_ORIENTATION_HORIZONTAL,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_CONSTRUCT_ONLY),
                         G_STRUCT_OFFSET (ParlourSteadyLayout, orientation), NULL);

  /* How many pixels there are between two children. */
  parlour_property_keep (object_class,
                         g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_CONSTRUCT_ONLY),
                         G_STRUCT_OFFSET (ParlourSteadyLayout, spacing), NULL);
}

static void
parlour_steady_layout_init (ParlourSteadyLayout *self)
{
}

/* Makes a layout for the children of one widget. */
GtkLayoutManager *
parlour_steady_layout_new (GtkOrientation orientation,
                           int            spacing)
{
  return g_object_new (PARLOUR_TYPE_STEADY_LAYOUT, "orientation", orientation, "spacing", spacing, NULL);
}
