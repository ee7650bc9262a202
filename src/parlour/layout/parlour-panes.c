/* parlour-panes.c: a page with something at its sides, where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On a television there is room for everything; on a telephone the middle must
 * do, with a strip above it in the place of the first side.
 */

#include "config.h"

#include "parlour-panes.h"

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

enum {
  PROP_0,
  PROP_START,
  PROP_STRIP,
  PROP_MIDDLE,
  PROP_END,
  PROP_SHOW_END,
  PROP_HAS_END,
  PROP_NARROW,
  PROP_LOW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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
set_has_end (ParlourPanes *self,
             gboolean      has_end)
{
  if (self->has_end == has_end)
    return;

  self->has_end = has_end;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_END]);
}

static void
set_narrow (ParlourPanes *self,
            gboolean      narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

static void
set_low (ParlourPanes *self,
         gboolean      low)
{
  if (self->low == low)
    return;

  self->low = low;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOW]);
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
  set_narrow (self, start == 0);
  set_low (self, start > 0 && height < scale_width (self, HIGH));
  set_has_end (self, end > 0);
  remember_size (self);
}

static GtkWidget **
get_place (ParlourPanes *self,
           guint         prop_id)
{
  switch (prop_id)
    {
    case PROP_START:
      return &self->start;
    case PROP_STRIP:
      return &self->strip;
    case PROP_MIDDLE:
      return &self->middle;
    case PROP_END:
      return &self->end;
    default:
      return NULL;
    }
}

static void
parlour_panes_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  ParlourPanes *self = PARLOUR_PANES (object);
  GtkWidget **place = get_place (self, prop_id);

  if (place != NULL)
    g_value_set_object (value, *place);
  else if (prop_id == PROP_SHOW_END)
    g_value_set_boolean (value, self->show_end);
  else if (prop_id == PROP_HAS_END)
    g_value_set_boolean (value, self->has_end);
  else if (prop_id == PROP_NARROW)
    g_value_set_boolean (value, self->narrow);
  else if (prop_id == PROP_LOW)
    g_value_set_boolean (value, self->low);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
set_show_end (ParlourPanes *self,
              gboolean      show_end)
{
  if (self->show_end == show_end)
    return;

  self->show_end = show_end;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_END]);
}

static void
set_child (ParlourPanes *self,
           GtkWidget   **place,
           GtkWidget    *child,
           GParamSpec   *pspec)
{
  if (*place == child)
    return;

  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
parlour_panes_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  ParlourPanes *self = PARLOUR_PANES (object);
  GtkWidget **place = get_place (self, prop_id);

  if (place != NULL)
    set_child (self, place, g_value_get_object (value), pspec);
  else if (prop_id == PROP_SHOW_END)
    set_show_end (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
parlour_panes_dispose (GObject *object)
{
  ParlourPanes *self = PARLOUR_PANES (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->start, gtk_widget_unparent);
  g_clear_pointer (&self->strip, gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  g_clear_pointer (&self->end, gtk_widget_unparent);

  G_OBJECT_CLASS (parlour_panes_parent_class)->dispose (object);
}

/* What there is room for. */
static void
make_room_properties (void)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /* Whether `end` is shown. */
  properties[PROP_HAS_END] = g_param_spec_boolean ("has-end", NULL, NULL, FALSE, flags);

  /* Whether there is no room for `start`, as in a small window and in large text. */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, flags);

  /* Whether there is little height, as in the window of a small laptop, and not narrow besides. */
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, flags);
}

static void
make_place_properties (void)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /* What is beside the middle where there is room. */
  properties[PROP_START] = g_param_spec_object ("start", NULL, NULL, GTK_TYPE_WIDGET, flags);

  /* What is above the middle where there is no room for `start`. */
  properties[PROP_STRIP] = g_param_spec_object ("strip", NULL, NULL, GTK_TYPE_WIDGET, flags);

  /* What is always there. */
  properties[PROP_MIDDLE] = g_param_spec_object ("middle", NULL, NULL, GTK_TYPE_WIDGET, flags);

  /* What is on the other side where there is room and it is wanted. */
  properties[PROP_END] = g_param_spec_object ("end", NULL, NULL, GTK_TYPE_WIDGET, flags);

  /* Whether `end` is wanted. */
  properties[PROP_SHOW_END] = g_param_spec_boolean ("show-end", NULL, NULL, FALSE, flags);
}

static void
parlour_panes_class_init (ParlourPanesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = parlour_panes_get_property;
  object_class->set_property = parlour_panes_set_property;
  object_class->dispose = parlour_panes_dispose;
  widget_class->measure = parlour_panes_measure;
  widget_class->size_allocate = parlour_panes_size_allocate;

  make_place_properties ();
  make_room_properties ();
  g_object_class_install_properties (object_class, N_PROPS, properties);
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
