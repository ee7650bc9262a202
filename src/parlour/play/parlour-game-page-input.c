/* parlour-game-page-input.c: what is pressed and typed on a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-page-private.h"

#include "parlour-keys.h"
#include "parlour-widgets.h"

/* How long whoever wanted to confirm what has just been entered by itself or with one key,
 * or lets all pass, may still press what was there, in milliseconds. */
#define RESTING 700

static void
set_clickable (ParlourGamePage *self,
               gboolean         clickable)
{
  gtk_widget_set_can_target (GTK_WIDGET (self->pages), clickable);
  gtk_widget_set_can_target (GTK_WIDGET (self->action_place), clickable);
}

void
parlour_game_page_stop_resting (ParlourGamePage *self)
{
  g_clear_handle_id (&self->resting, g_source_remove);
  set_clickable (self, TRUE);
}

static gboolean
on_rested (gpointer data)
{
  ParlourGamePage *self = data;

  self->resting = 0;
  parlour_game_page_stop_resting (self);

  return G_SOURCE_REMOVE;
}

/* What enters itself may do so while somebody reaches for the button, who lets all pass
 * may press once more, and whoever types a letter may think that Enter belongs to it:
 * that must not be a press of the next step, or for the next player. Who types on knows
 * what comes next, and may confirm it. */
void
parlour_game_page_rest (ParlourGamePage *self,
                        gboolean         clickable)
{
  parlour_game_page_stop_resting (self);
  self->resting = g_timeout_add (RESTING, on_rested, self);
  self->typed_on = FALSE;
  set_clickable (self, clickable);
}

/* Where nothing in the pages can have the focus any more, as what had it is hidden or
 * insensitive, GTK gives it to what is around it, or to nothing. Keys are for the page
 * there, too. */
gboolean
parlour_game_page_has_keys (ParlourGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus;

  if (root == NULL)
    return FALSE;

  focus = gtk_root_get_focus (root);

  return focus == NULL || gtk_widget_is_ancestor (GTK_WIDGET (self->pages), focus)
         || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages))
         || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->action_place));
}

static void
fold_if_opened (GtkWidget *widget)
{
  parlour_hand_out_place_fold (PARLOUR_GAME_PAGE (widget)->hand_out);
}

/* Likewise whoever has touched the form. Nothing is to move below the pointer before it is let go,
 * whatever takes the press. */
gboolean
parlour_game_page_on_event (ParlourGamePage *self,
                            GdkEvent        *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (self->touched && (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END))
    {
      self->touched = FALSE;
      parlour_widget_after_frame (GTK_WIDGET (self), fold_if_opened);
    }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
is_form_at (ParlourGamePage *self,
            double           x,
            double           y,
            GtkPickFlags     flags)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, flags);

  return widget != NULL
         && (gtk_widget_is_ancestor (widget, GTK_WIDGET (self->pages))
             || gtk_widget_is_ancestor (widget, GTK_WIDGET (self->action_place)));
}

static gboolean
confirms (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter
         || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

/* Whoever lets all pass and presses the key once more has not seen the list that has just
 * opened. */
static gboolean
passes_all_again (ParlourGamePage *self,
                  guint            keyval)
{
  return keyval == GDK_KEY_P && !gtk_widget_get_can_target (GTK_WIDGET (self->pages));
}

/* Whoever types what happens next has seen the list, and wants to see the form. What
 * confirms, right after something has entered itself, or with one key, was still meant for
 * that; letters and digits are those of somebody who types ahead, of whom no key is lost,
 * wherever the focus is: in a game that has just been opened, or after *Undo*, it is in the
 * header. */
gboolean
parlour_game_page_on_key_pressed (ParlourGamePage    *self,
                                  guint               keyval,
                                  guint               keycode,
                                  GdkModifierType     state,
                                  GtkEventController *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean types = g_unichar_isgraph (gdk_keyval_to_unicode (keyval))
                   && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_META_MASK)) == 0;

  if (self->resting != 0
      && ((confirms (keyval) && !self->typed_on)
          || passes_all_again (self, parlour_keys_find_letter (controller, keyval, keycode))))
    return GDK_EVENT_STOP;

  self->typed = types;
  self->typed_on |= types;
  if (types && !GTK_IS_EDITABLE (focus) && parlour_game_page_is_waiting (self))
    parlour_typed_ahead_begin (self->typed_ahead);
  if (parlour_typed_ahead_keep (self->typed_ahead, gtk_event_controller_get_current_event (controller)))
    return GDK_EVENT_STOP;

  if (types && (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->hand_out))))
    fold_if_opened (GTK_WIDGET (self));

  /* The pages takes itself what is pressed where it has the focus. */
  if (types && focus != GTK_WIDGET (self->pages) && !GTK_IS_EDITABLE (focus))
    return parlour_pages_take_key (self->pages, controller);

  return GDK_EVENT_PROPAGATE;
}

/* As a whole the form takes nothing while what was entered is on its way to the disk, or has just entered
 * itself, and what is left of a page is a picture. */
static gboolean
is_closed_at (ParlourGamePage *self,
              double           x,
              double           y)
{
  return is_form_at (self, x, y, GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE)
         && (parlour_pages_get_page (self->pages) == NULL || !is_form_at (self, x, y, GTK_PICK_DEFAULT));
}

/* The second press of a double click is not one for whoever comes next, when the first
 * has entered something. Whoever did mean it is told. */
void
parlour_game_page_on_pressed (ParlourGamePage *self,
                              int              n_press,
                              double           x,
                              double           y,
                              GtkGesture      *gesture)
{
  if (self->session == NULL)
    return;

  self->typed = FALSE;
  self->touched = is_form_at (self, x, y, GTK_PICK_DEFAULT);
  if (n_press == 1)
    self->pressed_at = parlour_game_page_get_cursor (self);
  if (self->pressed_at == parlour_game_page_get_cursor (self) && !is_closed_at (self, x, y))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  parlour_game_page_tell_why (self, parlour_page_tell_changed (), 0, NULL);
}
