/* parlour-game-windows.c: the windows that belong to a game, and open beside its page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-windows.h"

#include "parlour-actions.h"
#include "parlour-chronicle-window.h"
#include "parlour-correction.h"
#include "parlour-course-window.h"
#include "parlour-export.h"
#include "parlour-game-page-private.h"
#include "parlour-game-past.h"
#include "parlour-note-form.h"
#include "parlour-players-window.h"
#include "parlour-result-window.h"
#include "parlour-set-aside-window.h"
#include "parlour-side-dialog.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

static TableSession *
get_session (ParlourGamePage *self)
{
  return parlour_game_page_get_session (self);
}

static GtkWindow *
get_window (ParlourGamePage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Says so in passing, and offers to undo it; for the signals of what makes something of the
 * past. */
void
parlour_game_windows_tell_made (ParlourGamePage *page,
                                const char      *sentence)
{
  parlour_game_page_offer_undo (page, sentence, "game.undo");
}

static void
present_correction (ParlourGamePage *self,
                    GtkWindow       *window)
{
  g_signal_connect_object (window, "made", G_CALLBACK (parlour_game_windows_tell_made), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

/* Whether an event still is in force: it may be undone while somebody presses what its line offers. */
static gboolean
is_in_force (ParlourGamePage *self,
             GVariant        *index)
{
  return g_variant_get_uint32 (index) < table_record_get_cursor (table_session_get_record (get_session (self)));
}

static void
correct (ParlourGamePage *self,
         const char      *action,
         GVariant        *parameter)
{
  if (is_in_force (self, parameter))
    present_correction (self, parlour_correction_new (get_window (self), get_session (self),
                                                      g_variant_get_uint32 (parameter)));
}

/* What somebody has touched last, as Undo names it, and not who has passed along with it. */
static void
correct_last (ParlourGamePage *self)
{
  TableSession *session = get_session (self);
  const guint cursor = session != NULL ? table_record_get_cursor (table_session_get_record (session)) : 0;

  if (cursor > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "game.correct", "u", table_session_find_touch (session, cursor - 1));
}

static void
insert (ParlourGamePage *self,
        const char      *action,
        GVariant        *parameter)
{
  if (is_in_force (self, parameter))
    present_correction (self, parlour_correction_new_inserting (get_window (self), get_session (self),
                                                                g_variant_get_uint32 (parameter)));
}

static void
take_out (ParlourGamePage *self,
          const char      *action,
          GVariant        *parameter)
{
  if (is_in_force (self, parameter))
    present_correction (self, parlour_correction_new_taking_out (get_window (self), get_session (self),
                                                                 g_variant_get_uint32 (parameter)));
}

static void
correct_holdings (ParlourGamePage *self)
{
  const TableGame *game = table_session_get_game (get_session (self));

  gtk_window_present (parlour_side_dialog_new (get_window (self), get_session (self),
                                               parlour_game_past_find (game)->get_correction (), N_("Correct Holdings")));
}

static void
change_holdings (ParlourGamePage *self)
{
  const TableGame *game = table_session_get_game (get_session (self));

  gtk_window_present (parlour_side_dialog_new (get_window (self), get_session (self),
                                               parlour_game_past_find (game)->get_change (), N_("Change Holdings")));
}

static void
change_players (ParlourGamePage *self)
{
  gtk_window_present (parlour_players_window_new (get_window (self), get_session (self)));
}

static void
add_note (ParlourGamePage *self)
{
  gtk_window_present (parlour_side_dialog_new (get_window (self), get_session (self), PARLOUR_TYPE_NOTE_FORM,
                                               N_("Add a Note")));
}

static void
show_rules (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, "app.show-rules", NULL);
}

static void
show_set_aside (ParlourGamePage *self)
{
  GtkWindow *window = parlour_set_aside_window_new (get_window (self), get_session (self));

  g_signal_connect_object (window, "went-back", G_CALLBACK (parlour_game_windows_tell_made), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

static void
show_course (ParlourGamePage *self)
{
  gtk_window_present (parlour_course_window_new (get_window (self), get_session (self)));
}

/* Who has exported something mostly wants to pass it on. */
static void
on_exported (ParlourGamePage *self,
             const char      *sentence,
             GFile           *folder)
{
  g_autofree char *uri = g_file_get_uri (folder);

  parlour_toasts_show (self->toasts, parlour_toast_new_action (sentence, _("_Open Folder"), "game.open-folder",
                                                               g_variant_new_string (uri)));
}

static void
open_folder (ParlourGamePage *self,
             const char      *action,
             GVariant        *parameter)
{
  gtk_show_uri (get_window (self), g_variant_get_string (parameter, NULL), GDK_CURRENT_TIME);
}

static void
export_game (ParlourGamePage *self)
{
  GtkWindow *export = parlour_export_new (get_window (self), get_session (self));

  g_signal_connect_object (export, "exported", G_CALLBACK (on_exported), self, G_CONNECT_SWAPPED);
  gtk_window_present (export);
}

static void
share_result (ParlourGamePage *self)
{
  gtk_window_present (parlour_result_window_new (get_window (self), get_session (self)));
}

static void
show_phones (ParlourGamePage *self)
{
  parlour_phones_present (self->phones, get_window (self));
}

static const ParlourAction actions[] = {
  /* Lets an event of the past be entered anew. */
  { "game.correct", "u", G_CALLBACK (correct) },
  { "game.correct-last", NULL, G_CALLBACK (correct_last) },
  /* Lets something be entered that was forgotten before an event of the past. */
  { "game.insert", "u", G_CALLBACK (insert) },
  { "game.take-out", "u", G_CALLBACK (take_out) },
  /* Shows what stood in the game before it was replaced. */
  { "game.show-set-aside", NULL, G_CALLBACK (show_set_aside) },
  /* Lets it be said what a player really has. */
  { "game.correct-holdings", NULL, G_CALLBACK (correct_holdings) },
  /* Lets it be said how much more players have, or less. */
  { "game.change-holdings", NULL, G_CALLBACK (change_holdings) },
  { "game.add-note", NULL, G_CALLBACK (add_note) },
  { "game.change-players", NULL, G_CALLBACK (change_players) },
  /* Opens the rules of the game, if they can be read here. */
  { "game.show-rules", NULL, G_CALLBACK (show_rules) },
  /* Shows the course of the game, as far as everybody may see it. */
  { "game.show-course", NULL, G_CALLBACK (show_course) },
  /* Opens the window in which telephones around the table are switched on, and let in. */
  { "game.show-phones", NULL, G_CALLBACK (show_phones) },
  /* Shows the folder into which something was exported. */
  { "game.open-folder", "s", G_CALLBACK (open_folder) },
  { "game.share", NULL, G_CALLBACK (share_result) },
  { "game.export", NULL, G_CALLBACK (export_game) },
};

/* Lets the page open the windows that belong to its game. */
void
parlour_game_windows_install (GtkWidgetClass *widget_class)
{
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

/* Makes a window for its chronicle. */
GtkWindow *
parlour_game_windows_make_chronicle (ParlourGamePage *page)
{
  GtkWindow *window = parlour_chronicle_window_new (get_window (page), get_session (page));

  g_signal_connect_object (window, "made", G_CALLBACK (parlour_game_windows_tell_made), page, G_CONNECT_SWAPPED);

  return window;
}
