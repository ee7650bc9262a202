/* parlour-panes.c: a page with something at its sides, where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On a television there is room for everything; on a telephone the middle must
 * do, with a strip above it in the place of the first side.
 */

#include "config.h"

#include "parlour-panes.h"

#include "parlour-property.h"
#include "parlour-widgets.h"

/* All widths are in pixels where text has its usual size: large text is as
 * little room as a small window. */

/* How wide the middle must be at least before a side is shown. */
#define ROOM_FOR_MIDDLE 520

/* How wide the middle is at most beside a side, as it has no use for more: where
 * there is more room the first side stands close to it and not far away. */
#define MOST_FOR_MIDDLE 1500

/* How wide the sides are in any language, unless they need more. */
#define START_WIDTH 274
#define END_WIDTH 320

/* How high what is wide should be. */
#define HIGH 690

/* How much wider than it must be a side stays. A member that goes to work makes
 * the widest of its lines some pixels narrower; all that is beside it would be
 * laid out and drawn anew. */
#define SIDE_SLACK 32

struct _ParlourPanes {
  GtkWidget parent_instance;

  GtkWidget *start;
  GtkWidget *strip;
  GtkWidget *middle;
  GtkWidget *end;
  gboolean show_end;
  gboolean has_end;
  gboolean narrow;
  gboolean low;

  int start_width; /* what the side was last given */
  GtkRequisition least, usual; /* what it had to be when it was laid out last */
  guint source; /* asks for another size */
};

G_DEFINE_FINAL_TYPE (ParlourPanes, parlour_panes, GTK_TYPE_WIDGET)

static void
measure_child (GtkWidget     *child,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural)
{
  *minimum = *natural = 0;
  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static int
scale_width (ParlourPanes *self,
             int           width)
{
  return parlour_widget_scale_width (GTK_WIDGET (self), width);
}

static int
get_side_width (ParlourPanes *self,
                GtkWidget    *side,
                int           usual)
{
  int minimum, natural;

  if (side == NULL || !gtk_widget_get_visible (side))
    return 0;

  measure_child (side, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);

  return MAX (minimum, scale_width (self, usual));
}

static int
get_start_width (ParlourPanes *self)
{
  int width = get_side_width (self, self->start, START_WIDTH);

  if (width <= self->start_width && self->start_width <= width + scale_width (self, SIDE_SLACK))
    return self->start_width;

  return width;
}

static int
get_end_width (ParlourPanes *self)
{
  return get_side_width (self, self->end, END_WIDTH);
}

static void
measure_width (ParlourPanes *self,
               int          *minimum,
               int          *natural)
{
  int strip_minimum, strip_natural;

  measure_child (self->strip, GTK_ORIENTATION_HORIZONTAL, -1, &strip_minimum, &strip_natural);
  measure_child (self->middle, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural);

  *minimum = MAX (*minimum, strip_minimum);
  *natural = MAX (*natural, scale_width (self, ROOM_FOR_MIDDLE)) + get_start_width (self) + get_end_width (self);
}

/* The sides scroll, and have the height that there is. */
static void
measure_height (ParlourPanes *self,
                int          *minimum,
                int          *natural)
{
  int strip_minimum, strip_natural;

  measure_child (self->strip, GTK_ORIENTATION_VERTICAL, -1, &strip_minimum, &strip_natural);
  measure_child (self->middle, GTK_ORIENTATION_VERTICAL, -1, minimum, natural);

  *minimum += strip_minimum;
  *natural += strip_natural;
}

static void
measure (ParlourPanes   *self,
         GtkRequisition *least,
         GtkRequisition *usual)
{
  measure_width (self, &least->width, &usual->width);
  measure_height (self, &least->height, &usual->height);
}

/* The window asks how large it has to be as soon as anything in it wants another size, and on X11 that is before the styles of
 * what has come are known. What is measured then is styled by itself, as if anything could be around it, and GTK finds its style
 * anew whenever anything is from then on. So the window is told what was there when all was laid out, and what has changed then
 * afterwards. */
static void
parlour_panes_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  ParlourPanes *self = PARLOUR_PANES (widget);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? self->least.width : self->least.height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->usual.width : self->usual.height;
}

static gboolean
resize (gpointer panes)
{
  PARLOUR_PANES (panes)->source = 0;
  gtk_widget_queue_resize (panes);

  return G_SOURCE_REMOVE;
}

/* While it is laid out it cannot ask for another size. */
static void
remember_size (ParlourPanes *self)
{
  const GtkRequisition least = self->least;

  measure (self, &self->least, &self->usual);
  if ((least.width != self->least.width || least.height != self->least.height) && self->source == 0)
    self->source = g_idle_add (resize, self);
}

static void
place_child (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  const GtkAllocation allocation = { x, y, width, height };

  if (child == NULL)
    return;

  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
hide_child (GtkWidget *child)
{
  if (child != NULL)
    gtk_widget_set_child_visible (child, FALSE);
}

static void
set_flag (ParlourPanes *self,
          gboolean     *flag,
          gboolean      value,
          const char   *name)
{
  if (*flag == value)
    return;

  *flag = value;
  g_object_notify (G_OBJECT (self), name);
}

static gboolean
has_room_for_end (ParlourPanes *self,
                  int           width,
                  int           start)
{
  return width >= start + scale_width (self, ROOM_FOR_MIDDLE) + get_end_width (self);
}

static void
parlour_panes_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  ParlourPanes *self = PARLOUR_PANES (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int start = get_start_width (self);
  int end = get_end_width (self);
  int top = 0, left = 0, spare = 0, minimum, middle;

  if (width < start + scale_width (self, ROOM_FOR_MIDDLE))
    {
      start = 0;
      measure_child (self->strip, GTK_ORIENTATION_VERTICAL, width, &minimum, &top);
    }
  else
    {
      self->start_width = start;
    }

  if (!self->show_end || !has_room_for_end (self, width, start))
    end = 0;

  middle = width - start - end;
  if (start > 0)
    spare = MAX (middle - scale_width (self, MOST_FOR_MIDDLE), 0);
  middle -= spare;

  /* Hiding what is shown again at once would map it anew, each time. */
  hide_child (start > 0 ? self->strip : self->start);
  if (start > 0)
    place_child (self->start, mirrored ? width - spare / 2 - start : spare / 2, 0, start, height);
  else
    place_child (self->strip, 0, 0, width, top);
  if (end > 0)
    place_child (self->end, mirrored ? 0 : width - end, 0, end, height);
  else
    hide_child (self->end);

  left = spare / 2 + start;
  place_child (self->middle, mirrored ? width - left - middle : left, top, middle, height - top);
  set_flag (self, &self->narrow, start == 0, "narrow");
  set_flag (self, &self->low, start > 0 && height < scale_width (self, HIGH), "low");
  set_flag (self, &self->has_end, end > 0, "has-end");
  remember_size (self);
}

/* Each is there once and for all. */
static void
adopt (ParlourPanes *self)
{
  GtkWidget *const children[] = { self->start, self->strip, self->middle, self->end };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    if (children[i] != NULL && gtk_widget_get_parent (children[i]) == NULL)
      gtk_widget_set_parent (children[i], GTK_WIDGET (self));
}

static void
parlour_panes_dispose (GObject *object)
{
  ParlourPanes *self = PARLOUR_PANES (object);

  g_clear_handle_id (&self->source, g_source_remove);
  parlour_widget_clear (GTK_WIDGET (self));
  g_clear_object (&self->start);
  g_clear_object (&self->strip);
  g_clear_object (&self->middle);
  g_clear_object (&self->end);

  G_OBJECT_CLASS (parlour_panes_parent_class)->dispose (object);
}

static void
add_place (GObjectClass *object_class,
           const char   *name,
           gssize        offset)
{
  parlour_property_keep (object_class, g_param_spec_object (name, NULL, NULL, GTK_TYPE_WIDGET, PARLOUR_PROPERTY), offset,
                         G_CALLBACK (adopt));
}

/* Tells of what there is room. */
static void
add_flag (GObjectClass *object_class,
          const char   *name,
          gssize        offset)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  parlour_property_hand (object_class, g_param_spec_boolean (name, NULL, NULL, FALSE, flags), offset, NULL);
}

static void
parlour_panes_class_init (ParlourPanesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_panes_dispose;
  widget_class->measure = parlour_panes_measure;
  widget_class->size_allocate = parlour_panes_size_allocate;

  /* What is beside the middle where there is room, and above it where there is none; what is always there; and what is on
   * the other side where there is room and it is wanted. */
  add_place (object_class, "start", G_STRUCT_OFFSET (ParlourPanes, start));
  add_place (object_class, "strip", G_STRUCT_OFFSET (ParlourPanes, strip));
  add_place (object_class, "middle", G_STRUCT_OFFSET (ParlourPanes, middle));
  add_place (object_class, "end", G_STRUCT_OFFSET (ParlourPanes, end));

  /* Whether `end` is wanted, and whether it is shown. */
  parlour_property_keep (object_class, g_param_spec_boolean ("show-end", NULL, NULL, FALSE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourPanes, show_end), G_CALLBACK (gtk_widget_queue_allocate));
  add_flag (object_class, "has-end", G_STRUCT_OFFSET (ParlourPanes, has_end));

  /* Whether there is no room for `start`, as in a small window and in large text. */
  add_flag (object_class, "narrow", G_STRUCT_OFFSET (ParlourPanes, narrow));

  /* Whether there is little height, as in the window of a small laptop, and not narrow besides. */
  add_flag (object_class, "low", G_STRUCT_OFFSET (ParlourPanes, low));
}

static void
parlour_panes_init (ParlourPanes *self)
{
}

/* Tells whether there is room for `end`, be it shown or not. */
gboolean
parlour_panes_has_room (ParlourPanes *self)
{
  return has_room_for_end (self, gtk_widget_get_width (GTK_WIDGET (self)), get_start_width (self));
}
