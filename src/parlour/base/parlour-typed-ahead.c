/* parlour-typed-ahead.c: keys that are pressed before anything can take them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-typed-ahead.h"

#include "parlour-keys.h"

/**
 * ParlourTypedAhead:
 *
 * What is typed while what was entered before is still on its way to the disk. A
 * page has the focus itself then, as nothing on it can take a key, and each key is
 * kept until something can.
 */
struct _ParlourTypedAhead {
  GObject parent_instance;

  GtkWidget *page; /* (weak) */
  GtkWidget *focus; /* (weak): what had the focus before, or NULL */
  GtkWidget *place; /* (weak): where the focus goes if what had it is gone */
  guint ends_soon;
  GQueue events; /* of GdkEvent */
};

G_DEFINE_FINAL_TYPE (ParlourTypedAhead, parlour_typed_ahead, G_TYPE_OBJECT)

static void
parlour_typed_ahead_dispose (GObject *object)
{
  ParlourTypedAhead *self = PARLOUR_TYPED_AHEAD (object);

  parlour_typed_ahead_forget (self);
  g_clear_handle_id (&self->ends_soon, g_source_remove);
  g_clear_weak_pointer (&self->place);
  g_clear_weak_pointer (&self->focus);
  g_clear_weak_pointer (&self->page);

  G_OBJECT_CLASS (parlour_typed_ahead_parent_class)->dispose (object);
}

static void
parlour_typed_ahead_class_init (ParlourTypedAheadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_typed_ahead_dispose;
}

static void
parlour_typed_ahead_init (ParlourTypedAhead *self)
{
}

/**
 * parlour_typed_ahead_new:
 * @page: where keys are pressed, which holds nothing of this
 *
 * Gets ready for whoever types faster than the disk writes.
 *
 * Returns: (transfer full): an object that keeps nothing yet
 */
ParlourTypedAhead *
parlour_typed_ahead_new (GtkWidget *page)
{
  ParlourTypedAhead *self;

  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  self = g_object_new (PARLOUR_TYPE_TYPED_AHEAD, NULL);
  g_set_weak_pointer (&self->page, page);

  return self;
}

static gboolean
is_kept_for (ParlourTypedAhead *self)
{
  GtkRoot *root = self->page != NULL ? gtk_widget_get_root (self->page) : NULL;

  return root != NULL && gtk_root_get_focus (root) == self->page;
}

/**
 * parlour_typed_ahead_begin:
 * @self: an object that may keep keys already
 *
 * Gives the focus to the page, as what has it is about to take no keys any more.
 */
void
parlour_typed_ahead_begin (ParlourTypedAhead *self)
{
  GtkRoot *root;

  g_return_if_fail (PARLOUR_IS_TYPED_AHEAD (self));

  g_clear_handle_id (&self->ends_soon, g_source_remove);
  root = self->page != NULL ? gtk_widget_get_root (self->page) : NULL;
  if (root == NULL || is_kept_for (self))
    return;

  g_set_weak_pointer (&self->focus, gtk_root_get_focus (root));
  gtk_widget_set_focusable (self->page, TRUE);
  gtk_root_set_focus (root, self->page);
}

/**
 * parlour_typed_ahead_keep:
 * @self: an object
 * @event: (nullable): a key that is pressed
 *
 * Keeps a key, if nothing can take it now. One with Control or Alt works anywhere,
 * so it is kept only where it comes behind another.
 *
 * Returns: whether the key is kept
 */
gboolean
parlour_typed_ahead_keep (ParlourTypedAhead *self,
                          GdkEvent          *event)
{
  g_return_val_if_fail (PARLOUR_IS_TYPED_AHEAD (self), FALSE);

  if (event == NULL || !is_kept_for (self))
    return FALSE;
  if (g_queue_is_empty (&self->events)
      && (gdk_event_get_modifier_state (event) & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  g_queue_push_tail (&self->events, gdk_event_ref (event));

  return TRUE;
}

/**
 * parlour_typed_ahead_forget:
 * @self: an object
 *
 * Forgets all keys, as what came before them never happened.
 */
void
parlour_typed_ahead_forget (ParlourTypedAhead *self)
{
  g_return_if_fail (PARLOUR_IS_TYPED_AHEAD (self));

  g_queue_clear_full (&self->events, (GDestroyNotify) gdk_event_unref);
}

/* A page that has begun anew meanwhile has said where the focus goes. To grab it where it was would mark all of a
 * text, and the next key replace it. A place in which nothing can have it yet may be waiting for keys itself. */
static void
give_focus_back (ParlourTypedAhead *self)
{
  if (self->place != NULL && parlour_keys_make_up (self->place))
    return;

  if (self->focus != NULL && gtk_widget_get_mapped (self->focus) && gtk_widget_is_sensitive (self->focus))
    gtk_root_set_focus (gtk_widget_get_root (self->page), self->focus);
  else if (self->place == NULL
           || (!gtk_widget_child_focus (self->place, GTK_DIR_TAB_FORWARD) && !gtk_widget_grab_focus (self->place)))
    gtk_root_set_focus (gtk_widget_get_root (self->page), NULL);
}

static gboolean
end_now (gpointer data)
{
  ParlourTypedAhead *self = data;
  GdkEvent *event;

  self->ends_soon = 0;
  if (is_kept_for (self))
    give_focus_back (self);
  g_clear_weak_pointer (&self->focus);
  g_clear_weak_pointer (&self->place);
  if (self->page != NULL)
    gtk_widget_set_focusable (self->page, FALSE);

  while ((event = g_queue_pop_head (&self->events)) != NULL)
    {
      gdk_display_put_event (gdk_event_get_display (event), event);
      gdk_event_unref (event);
    }

  return G_SOURCE_REMOVE;
}

/**
 * parlour_typed_ahead_end:
 * @self: an object
 * @place: where the focus goes if what had it is gone
 *
 * Gives the focus back, and presses all keys that were kept, in their order. That is
 * when no other key is on its way here, which would come before them.
 */
void
parlour_typed_ahead_end (ParlourTypedAhead *self,
                         GtkWidget         *place)
{
  g_return_if_fail (PARLOUR_IS_TYPED_AHEAD (self));
  g_return_if_fail (GTK_IS_WIDGET (place));

  g_set_weak_pointer (&self->place, place);
  if (g_queue_is_empty (&self->events))
    {
      g_clear_handle_id (&self->ends_soon, g_source_remove);
      end_now (self);
    }
  else if (self->ends_soon == 0)
    {
      self->ends_soon = g_idle_add_full (GDK_PRIORITY_EVENTS + 1, end_now, self, NULL);
    }
}
