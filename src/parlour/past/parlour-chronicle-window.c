/* parlour-chronicle-window.c: the chronicle where there is no room beside the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-chronicle-window.h"

#include "parlour-actions.h"
#include "parlour-chronicle-view.h"
#include "parlour-correction.h"
#include "parlour-set-aside-window.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

struct _ParlourChronicleWindow {
  ParlourSideWindow parent_instance;

  TableSession *session;
  ParlourChronicleView *view;
};

static guint made_signal;

G_DEFINE_FINAL_TYPE (ParlourChronicleWindow, parlour_chronicle_window, PARLOUR_TYPE_SIDE_WINDOW)

static void
go_to (ParlourChronicleWindow *self,
       const char             *action,
       GVariant               *parameter)
{
  table_session_go_to (self->session, g_variant_get_uint32 (parameter));
}

static void
undo (ParlourChronicleWindow *self)
{
  table_session_undo (self->session);
}

static void
redo (ParlourChronicleWindow *self)
{
  table_session_redo (self->session);
}

static void
on_made (ParlourChronicleWindow *self,
         const char             *sentence)
{
  g_signal_emit (self, made_signal, 0, sentence);
}

static void
present_correction (ParlourChronicleWindow *self,
                    GtkWindow              *window)
{
  g_signal_connect_object (window, "made", G_CALLBACK (on_made), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

static void
correct (ParlourChronicleWindow *self,
         const char             *action,
         GVariant               *parameter)
{
  present_correction (self, parlour_correction_new (GTK_WINDOW (self), self->session,
                                                    g_variant_get_uint32 (parameter)));
}

static void
close_window (GtkWidget *widget)
{
  gtk_window_destroy (GTK_WINDOW (widget));
}

/* What was forgotten is there: the page below asks how the game goes on, and tells how to take it back.
 * The window before this one is to go first. */
static void
on_inserted (ParlourChronicleWindow *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), close_window);
}

static void
insert (ParlourChronicleWindow *self,
        const char             *action,
        GVariant               *parameter)
{
  GtkWindow *window = parlour_correction_new_inserting (GTK_WINDOW (self), self->session,
                                                        g_variant_get_uint32 (parameter));

  present_correction (self, window);
  g_signal_connect_object (window, "made", G_CALLBACK (on_inserted), self, G_CONNECT_SWAPPED);
}

static void
take_out (ParlourChronicleWindow *self,
          const char             *action,
          GVariant               *parameter)
{
  present_correction (self, parlour_correction_new_taking_out (GTK_WINDOW (self), self->session,
                                                               g_variant_get_uint32 (parameter)));
}

static void
show_set_aside (ParlourChronicleWindow *self)
{
  GtkWindow *window = parlour_set_aside_window_new (GTK_WINDOW (self), self->session);

  g_signal_connect_object (window, "went-back", G_CALLBACK (on_made), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

static void
parlour_chronicle_window_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_CHRONICLE_WINDOW (object)->session);

  G_OBJECT_CLASS (parlour_chronicle_window_parent_class)->dispose (object);
}

/* What the rows do is the same as on the page of the game. */
static const ParlourAction actions[] = {
  { "game.undo", NULL, G_CALLBACK (undo) },
  { "game.redo", NULL, G_CALLBACK (redo) },
  { "game.go-to", "u", G_CALLBACK (go_to) },
  { "game.correct", "u", G_CALLBACK (correct) },
  { "game.insert", "u", G_CALLBACK (insert) },
  { "game.take-out", "u", G_CALLBACK (take_out) },
  { "game.show-set-aside", NULL, G_CALLBACK (show_set_aside) },
};

static void
parlour_chronicle_window_class_init (ParlourChronicleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_chronicle_window_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/chronicle-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourChronicleWindow, view);

  /* The past was corrected, or what was set aside is back. The page of the game is to tell, and
   * to offer to take that back. */
  made_signal = g_signal_new ("made", PARLOUR_TYPE_CHRONICLE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_chronicle_window_init (ParlourChronicleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a window with the chronicle of a game. */
GtkWindow *
parlour_chronicle_window_new (GtkWindow    *parent,
                              TableSession *session)
{
  ParlourChronicleWindow *self = parlour_side_window_new (PARLOUR_TYPE_CHRONICLE_WINDOW, parent, 480, 720);

  self->session = g_object_ref (session);
  parlour_chronicle_view_set_session (self->view, session);

  return GTK_WINDOW (self);
}

/* Shows what happened from the beginning of a day on. */
void
parlour_chronicle_window_show_day (ParlourChronicleWindow *self,
                                   int                     round,
                                   int                     day)
{
  parlour_chronicle_view_show_day (self->view, round, day);
}
