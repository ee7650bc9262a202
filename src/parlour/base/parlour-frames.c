/* parlour-frames.c: what is shown in frames of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-frames.h"

/**
 * ParlourFrames:
 *
 * What follows on a widget after something has happened. To show all of it at once takes
 * longer than a frame, so each part comes in a frame of its own, the one with the lowest
 * number first.
 */
struct _ParlourFrames {
  GObject parent_instance;

  GtkWidget *widget; /* (weak) */
  ParlourFramesFunc show;
  gpointer data;
  guint parts; /* bit n is set if part n follows */
  guint tick;
  gint64 last; /* the frame in which a part was shown last, or -1 */
};

G_DEFINE_FINAL_TYPE (ParlourFrames, parlour_frames, G_TYPE_OBJECT)

static void
stop (ParlourFrames *self)
{
  if (self->tick != 0 && self->widget != NULL)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
}

static void
parlour_frames_dispose (GObject *object)
{
  ParlourFrames *self = PARLOUR_FRAMES (object);

  stop (self);
  g_clear_weak_pointer (&self->widget);

  G_OBJECT_CLASS (parlour_frames_parent_class)->dispose (object);
}

static void
parlour_frames_class_init (ParlourFramesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_frames_dispose;
}

static void
parlour_frames_init (ParlourFrames *self)
{
}

/**
 * parlour_frames_new:
 * @widget: what is shown, which holds nothing of this
 * @show: (scope forever): shows a part of it
 * @data: what @show is given
 *
 * Gets ready to show something part by part.
 *
 * Returns: (transfer full): an object for which nothing follows yet
 */
ParlourFrames *
parlour_frames_new (GtkWidget         *widget,
                    ParlourFramesFunc  show,
                    gpointer           data)
{
  ParlourFrames *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (show != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_FRAMES, NULL);
  g_set_weak_pointer (&self->widget, widget);
  self->show = show;
  self->data = data;

  return self;
}

/**
 * parlour_frames_add:
 * @self: an object
 * @part: which part is to be shown, 0 to 31
 *
 * Lets a part follow. Those that follow already are not shown twice.
 */
void
parlour_frames_add (ParlourFrames *self,
                    guint          part)
{
  g_return_if_fail (PARLOUR_IS_FRAMES (self));
  g_return_if_fail (part < 32);

  self->parts |= 1u << part;
}

static gboolean
show_next (ParlourFrames *self)
{
  guint part = (guint) g_bit_nth_lsf (self->parts, -1);

  self->parts &= ~(1u << part);

  return self->show (part, self->data);
}

/* What was pressed answers in the next frame; this one is spent already. */
static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  ParlourFrames *self = data;
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  if (self->last < 0)
    self->last = frame;
  if (frame == self->last)
    return G_SOURCE_CONTINUE;

  self->last = frame;
  while (self->parts != 0 && !show_next (self))
    ;
  if (self->parts != 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

/**
 * parlour_frames_begin:
 * @self: an object
 *
 * Begins to show what follows, from the next frame on; or all of it at once where the
 * window is not to be seen, as there are no frames then, and the widget may be about to
 * come in one that is.
 */
void
parlour_frames_begin (ParlourFrames *self)
{
  GtkRoot *root;

  g_return_if_fail (PARLOUR_IS_FRAMES (self) && self->widget != NULL);

  root = gtk_widget_get_root (self->widget);
  if (root == NULL || !gtk_widget_get_mapped (GTK_WIDGET (root)))
    {
      parlour_frames_show_all (self);
      return;
    }

  if (self->tick != 0)
    return;

  self->last = -1;
  self->tick = gtk_widget_add_tick_callback (self->widget, on_frame, self, NULL);
}

/**
 * parlour_frames_show_all:
 * @self: an object
 *
 * Shows at once all that follows.
 */
void
parlour_frames_show_all (ParlourFrames *self)
{
  g_return_if_fail (PARLOUR_IS_FRAMES (self));

  stop (self);
  while (self->parts != 0)
    show_next (self);
}

/**
 * parlour_frames_forget:
 * @self: an object
 *
 * Lets nothing follow any more.
 */
void
parlour_frames_forget (ParlourFrames *self)
{
  g_return_if_fail (PARLOUR_IS_FRAMES (self));

  stop (self);
  self->parts = 0;
}
