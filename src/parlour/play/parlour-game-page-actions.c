/* parlour-game-page-actions.c: what can be done with a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-page-private.h"

#include "parlour-actions.h"
#include "parlour-chronicle-window.h"
#include "parlour-game-family.h"
#include "parlour-game-windows.h"
#include "parlour-settings.h"
#include "parlour-stage.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* Going back and forth */

static void
show_tooltip (GtkWidget  *button,
              const char *text,
              const char *key)
{
  /* Translators: the first %s says what a key does or stands for, the second is what stands on the key, e.g. “London (L)”. */
  g_autofree char *tooltip = g_strdup_printf (_("%s (%s)"), text, key);

  parlour_widget_set_tooltip (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* Whether something can be done again or taken back. */
void
parlour_game_page_allow_undo (ParlourGamePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.undo", table_session_get_undo_text (self->session) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.redo", table_session_get_redo_text (self->session) != NULL);
}

/* What that is. */
void
parlour_game_page_show_undo (ParlourGamePage *self)
{
  const char *undo = table_session_get_undo_text (self->session);
  const char *redo = table_session_get_redo_text (self->session);
  /* Translators: %s is a sentence that says what would be undone. */
  g_autofree char *undo_text = undo != NULL ? g_strdup_printf (_("Undo: %s"), undo) : g_strdup (_("Undo"));
  /* Translators: %s is a sentence that says what would be redone. */
  g_autofree char *redo_text = redo != NULL ? g_strdup_printf (_("Redo: %s"), redo) : g_strdup (_("Redo"));

  parlour_game_page_allow_undo (self);
  /* Translators: keys that are pressed together, as they stand on the keyboard. */
  show_tooltip (self->undo_button, undo_text, _("Ctrl+Z"));
  /* Translators: keys that are pressed together, as they stand on the keyboard. */
  show_tooltip (self->redo_button, redo_text, _("Ctrl+Shift+Z"));
  gtk_label_set_label (self->undo_label, undo != NULL ? undo_text : "");
}

/* One event is replaced whenever somebody corrects the last one, and said by Redo. */
void
parlour_game_page_on_set_aside (ParlourGamePage *self,
                                guint            n_events)
{
  g_autofree char *sentence = NULL;

  if (n_events == 1)
    return;

  sentence = g_strdup_printf (ngettext ("%u event that was undone is set aside.",
                                        "%u events that were undone are set aside.", n_events),
                              n_events);
  parlour_toasts_show (self->toasts, parlour_toast_new_action (sentence, _("_Bring Back"), "game.bring-back", NULL));
}

static void
bring_back (ParlourGamePage *self)
{
  table_session_bring_back (self->session);
}

/* One touch may have undone an hour, and takes it back. */
static void
tell_undone (ParlourGamePage *self,
             guint            n_events,
             guint            cursor)
{
  g_autofree char *sentence = g_strdup_printf (ngettext ("%u event is undone.", "%u events are undone.", n_events),
                                               n_events);

  parlour_toasts_show (self->toasts, parlour_toast_new_action (sentence, _("_Undo"), "game.go-to", g_variant_new_uint32 (cursor)));
}

static void
move (ParlourGamePage *self,
      Move             move,
      guint            n_events)
{
  guint cursor;

  switch (move)
    {
    case MOVE_BACK:
      table_session_undo (self->session);
      break;

    case MOVE_FORTH:
      table_session_redo (self->session);
      break;

    case MOVE_TO:
      cursor = parlour_game_page_get_cursor (self);
      table_session_go_to (self->session, n_events);
      if (parlour_game_page_get_cursor (self) < cursor)
        tell_undone (self, cursor - n_events, cursor);
      break;

    case MOVE_NOWHERE:
    default:
      break;
    }
}

/* What the dice of the application have entered meanwhile is not what somebody
 * was asked about, and neither is another game. */
static void
on_move_response (ParlourGamePage *self,
                  const char      *response)
{
  if (self->session != NULL && g_str_equal (response, "leave"))
    move (self, self->asked, self->asked_for);
}

/* Notes and corrections of holdings leave the page as it is. */
static gboolean
is_step_between (ParlourGamePage *self,
                 guint            begin,
                 guint            end)
{
  const TableRecord *record = table_session_get_record (self->session);
  const TableEventKind *kinds = table_session_get_game (self->session)->events->kinds;

  for (guint i = begin; i < end; i++)
    if ((kinds[table_record_get_event (record, i)->type].flags & TABLE_EVENT_ASIDE) == 0)
      return TRUE;

  return FALSE;
}

/* Goes back or forth, unless somebody thinks better of it: what is on the page
 * may be lost. */
static void
move_unless_kept (ParlourGamePage *self,
                  gboolean         loses_input,
                  Move             where,
                  guint            n_events)
{
  if (!loses_input || !parlour_game_page_has_input (self))
    {
      move (self, where, n_events);
      return;
    }

  self->asked = where;
  self->asked_for = n_events;
  parlour_game_page_ask_about_input (self, G_CALLBACK (on_move_response), self);
}

/* What waits for the disk is on the page until it is entered. */
static void
undo (ParlourGamePage *self)
{
  const TableRecord *record = table_session_get_record (self->session);
  guint cursor = parlour_game_page_get_cursor (self);
  gboolean waiting = parlour_game_page_is_waiting (self);
  gboolean replaces = table_record_find_undo (record) != TABLE_NO_EARLIER;

  parlour_typed_ahead_forget (self->typed_ahead);
  move_unless_kept (self, !waiting && (replaces || (cursor > 0 && is_step_between (self, cursor - 1, cursor))),
                    MOVE_BACK, 0);
}

static void
redo (ParlourGamePage *self)
{
  guint cursor = parlour_game_page_get_cursor (self);
  gboolean replaces;

  if (!table_session_get_can_redo (self->session))
    return;

  replaces = table_record_find_redo (table_session_get_record (self->session)) != TABLE_NO_EARLIER;
  move_unless_kept (self, replaces || is_step_between (self, cursor, cursor + 1), MOVE_FORTH, 0);
}

static void
go_to (ParlourGamePage *self,
       const char      *action,
       GVariant        *parameter)
{
  guint cursor = parlour_game_page_get_cursor (self);
  guint there = g_variant_get_uint32 (parameter);

  move_unless_kept (self, is_step_between (self, MIN (cursor, there), MAX (cursor, there)), MOVE_TO, there);
}

/* What is covered */

static void
lift_cover (ParlourGamePage *self,
            const char      *action,
            GVariant        *parameter)
{
  parlour_families_lift_cover (self->families, g_variant_get_int32 (parameter));
}

static void
keep_cover (ParlourGamePage *self)
{
  parlour_families_keep_cover (self->families);
}

/* Whose turn it is looks, or who is the first where nobody is asked alone. */
static void
look_behind (ParlourGamePage *self)
{
  const ParlourGameFamily *family;
  const TableState *state;
  int seats[TABLE_MAX_PLAYERS];
  int seat;

  if (self->session == NULL)
    return;

  state = table_session_get_state (self->session);
  family = parlour_game_family_find (state->game);
  if (family->has_cover == NULL || !family->has_cover (state))
    return;

  table_game_list_places (state, seats);
  seat = state->turn != TABLE_NOBODY ? state->turn : seats[0];
  gtk_widget_activate_action (GTK_WIDGET (self), "game.lift-cover", "i", seat);
}

/* Clocks */

gboolean
parlour_game_page_is_paused (ParlourGamePage *self)
{
  return self->session != NULL && parlour_clock_is_paused (parlour_clock_get (self->session));
}

void
parlour_game_page_pause (ParlourGamePage *self,
                         gboolean         paused)
{
  if (self->session != NULL)
    parlour_clock_pause (parlour_clock_get (self->session), paused);
}

/* Where no clock runs there is none to be seen in the menu. */
void
parlour_game_page_show_clock (ParlourGamePage *self)
{
  ParlourClock *clock = parlour_clock_get (self->session);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.pause-clock", parlour_clock_runs (clock));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.add-minute", parlour_clock_has_limit (clock));
  g_object_notify (G_OBJECT (self), "paused");
}

/* So much time may be more than is to be seen otherwise. */
static void
add_minute (ParlourGamePage *self)
{
  ParlourClock *clock;
  g_autofree char *left = NULL;

  /* The key is heard while the shelf is shown, too. */
  if (self->session == NULL)
    return;

  clock = parlour_clock_get (self->session);
  parlour_clock_add_minute (clock);
  left = parlour_clock_tell_left (clock);
  parlour_game_page_tell (self, left);
}

/* What else there is */

static void
done_by_hand (ParlourGamePage *self)
{
  parlour_stage_set_done_by_hand (parlour_stage_get (self->session), self->session);
  parlour_game_page_show_heading (self);
  parlour_game_page_show_by_hand (self);
  parlour_hand_out_place_open_or_fold (self->hand_out);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->pages)))
    gtk_widget_child_focus (GTK_WIDGET (self->pages), GTK_DIR_TAB_FORWARD);
}

static void
open_hand_out (ParlourGamePage *self)
{
  gtk_window_present (parlour_hand_out_place_make_window (self->hand_out, parlour_game_page_get_window (self)));
}

static void
toggle_hand_out (ParlourGamePage *self)
{
  if (parlour_hand_out_place_toggle (self->hand_out))
    parlour_game_page_scroll_to_top (self);
}

/* Beside the game where there is room, and else in a window of its own. */
static void
show_chronicle (ParlourGamePage *self)
{
  if (!parlour_game_page_is_finished (self) && parlour_panes_has_room (self->table))
    g_settings_set_boolean (parlour_settings_get (), "show-chronicle",
                            !g_settings_get_boolean (parlour_settings_get (), "show-chronicle"));
  else
    gtk_window_present (parlour_game_windows_make_chronicle (self));
}

/* In the chronicle, which is opened for it. */
static void
show_day (ParlourGamePage *self,
          const char      *action,
          GVariant        *parameter)
{
  int round = table_session_get_state (self->session)->round;
  int day = g_variant_get_int32 (parameter);

  if (!parlour_game_page_is_finished (self) && parlour_panes_has_room (self->table))
    {
      g_settings_set_boolean (parlour_settings_get (), "show-chronicle", TRUE);
      if (parlour_chronicle_view_get_session (self->chronicle) != NULL)
        parlour_chronicle_view_show_day (self->chronicle, round, day);
    }
  else
    {
      GtkWindow *window = parlour_game_windows_make_chronicle (self);

      parlour_chronicle_window_show_day (PARLOUR_CHRONICLE_WINDOW (window), round, day);
      gtk_window_present (window);
    }
}

static void
show_display (ParlourGamePage *self)
{
  parlour_display_opener_toggle (self->display);
}

/* What the page can be asked to do by its buttons, keys and windows. */
static const ParlourAction actions[] = {
  { "game.undo", NULL, G_CALLBACK (undo) },
  { "game.redo", NULL, G_CALLBACK (redo) },
  /* Of a player, from 0: shows for a while what is kept secret, or covers it again. */
  { "game.lift-cover", "i", G_CALLBACK (lift_cover) },
  /* Keeps a cover lifted for as long again. */
  { "game.keep-cover", NULL, G_CALLBACK (keep_cover) },
  /* Shows what the player whose turn it is keeps secret, or covers it again; where it is nobody's
   * turn, that is the mayor. */
  { "game.look-behind", NULL, G_CALLBACK (look_behind) },
  /* Undoes or redoes events until so many are in force. */
  { "game.go-to", "u", G_CALLBACK (go_to) },
  /* Puts in force again what was set aside when something was entered in its place. */
  { "game.bring-back", NULL, G_CALLBACK (bring_back) },
  { "game.add-minute", NULL, G_CALLBACK (add_minute) },
  /* Goes on after the table has done what an edict demands. */
  { "game.done-by-hand", NULL, G_CALLBACK (done_by_hand) },
  { "game.show-hand-out", NULL, G_CALLBACK (open_hand_out) },
  /* Opens the list of what is given and moved by hand on the page, or folds it. */
  { "game.open-hand-out", NULL, G_CALLBACK (toggle_hand_out) },
  { "game.show-chronicle", NULL, G_CALLBACK (show_chronicle) },
  /* Shows in the chronicle what happened from the beginning of a part of this round on. */
  { "game.show-day", "i", G_CALLBACK (show_day) },
  { "game.show-display", NULL, G_CALLBACK (show_display) },
};

void
parlour_game_page_install_actions (GtkWidgetClass *widget_class)
{
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
  gtk_widget_class_install_property_action (widget_class, "game.pause-clock", "paused");
}
