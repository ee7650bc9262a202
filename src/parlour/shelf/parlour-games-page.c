/* parlour-games-page.c: all games, and what can be done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-games-page.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-copies-window.h"
#include "parlour-dialog.h"
#include "parlour-game-row.h"
#include "parlour-game-words.h"
#include "parlour-last-game.h"
#include "parlour-look-back.h"
#include "parlour-result-window.h"
#include "parlour-places.h"
#include "parlour-settings.h"
#include "parlour-statistics-window.h"
#include "parlour-template.h"
#include "parlour-toasts.h"
#include "parlour-widgets.h"
#include "table-game-file.h"
#include "table-join.h"
#include "table-record-file.h"
#include "text-search.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* By which a row knows its place. */
#define LIST_ITEM "parlour-list-item"

/* All games, found by who played, when, and what was written; or those that are in the bin. They
 * are renamed, put in the bin and taken back here. */
struct _ParlourGamesPage {
  AdwBin parent_instance;

  TableArchive *games;
  TableArchive *bin;
  gboolean in_bin; /* what is shown */
  gboolean wants_focus; /* the list, as soon as there is one */
  gboolean is_reading; /* a game, to look back at it */
  TextQuery *query;
  char *last_binned; /* (nullable): the path of what can be taken back at once */
  GtkWidget *menu; /* NULL unless it is open */

  AdwWindowTitle *title;
  GtkWidget *back_button;
  GtkWidget *bin_button;
  GtkEditable *search;
  GtkToggleButton *unfinished;
  GtkWidget *statistics_button;
  ParlourToasts *toasts;
  GtkWidget *place; /* of the list and of its menu */
  GtkStack *pages;
  GtkWidget *waiting;
  GtkSpinner *spinner;
  AdwStatusPage *nothing;
  GtkWidget *scroller;
  GtkWidget *list;
  GtkSingleSelection *selection;
  GtkFilterListModel *found;
  GtkCustomFilter *filter;
  GtkWidget *bin_bar;
  GMenuModel *game_menu;
  GMenuModel *bin_menu;
};

G_DEFINE_FINAL_TYPE (ParlourGamesPage, parlour_games_page, ADW_TYPE_BIN)

/* What is to be seen */

static TableArchive *
get_shown (ParlourGamesPage *self)
{
  return self->in_bin ? self->bin : self->games;
}

static void
tell_nothing (ParlourGamesPage *self)
{
  const GError *error = table_archive_get_error (get_shown (self));
  const char *title, *description;
  g_autofree char *away = NULL;
  g_autofree char *escaped = NULL;

  if (error != NULL)
    {
      title = _("The games cannot be listed");
      description = doc_trouble_tell (error);
    }
  else if (gtk_toggle_button_get_active (self->unfinished))
    {
      title = _("Nothing found");
      description = _("No game that is not over. Press the button beside the search again to see all games.");
    }
  else if (!text_query_is_empty (self->query))
    {
      title = _("Nothing found");
      description = _("Look for the name of a player, a day, a month or a year, or for words that were written into a game.");
    }
  else if (!self->in_bin && parlour_places_is_away ())
    {
      title = _("The games are not here");
      description = away = parlour_places_tell_away ();
    }
  else if (self->in_bin)
    {
      title = _("The bin is empty");
      description = _("Games that are put in the bin can be taken back from here.");
    }
  else
    {
      title = _("No games yet");
      description = _("A game is kept here from its beginning on.");
    }

  adw_status_page_set_title (self->nothing, title);

  /* The description takes markup, and what an error says may have a path in it. */
  escaped = g_markup_escape_text (description, -1);
  adw_status_page_set_description (self->nothing, escaped);
}

static void
tell_title (ParlourGamesPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  g_autofree char *count = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  const char *back = self->in_bin ? _("Back to the Games (Esc)") : _("Back to the Shelf (Esc)");

  adw_window_title_set_title (self->title, self->in_bin ? _("Bin") : _("Games"));
  adw_window_title_set_subtitle (self->title, n > 0 ? count : "");
  parlour_widget_set_tooltip (self->back_button, back);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->in_bin ? _("Back to the Games") : _("Back to the Shelf"), -1);
}

static void
allow_actions (ParlourGamesPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TablePastGame *game = gtk_single_selection_get_selected_item (self->selection);

  gtk_widget_action_set_enabled (widget, "games.open", game != NULL && !self->in_bin);
  gtk_widget_action_set_enabled (widget, "games.look-back",
                                 game != NULL && !self->in_bin && !self->is_reading
                                 && game->summary->n_events > 0);
  gtk_widget_action_set_enabled (widget, "games.share",
                                 game != NULL && !self->in_bin && !self->is_reading
                                 && game->summary->finished);
  gtk_widget_action_set_enabled (widget, "games.show-copies",
                                 game != NULL && game->copies != NULL);
  gtk_widget_action_set_enabled (widget, "games.rename", game != NULL && !self->in_bin);
  gtk_widget_action_set_enabled (widget, "games.remove", game != NULL);
  gtk_widget_action_set_enabled (widget, "games.restore", game != NULL && self->in_bin);
  gtk_widget_action_set_enabled (widget, "games.empty-bin",
                                 g_list_model_get_n_items (table_archive_get_games (self->bin)) > 0);
  gtk_widget_action_set_enabled (widget, "games.undo", self->last_binned != NULL);
}

/* While games are being looked for or read, nothing is said of what is not there. */
static void
show_state (ParlourGamesPage *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0;
  gboolean busy = table_archive_is_reading (get_shown (self))
                  || gtk_filter_list_model_get_pending (self->found) > 0;

  if (self->query == NULL)
    return;

  tell_title (self);
  tell_nothing (self);
  allow_actions (self);
  gtk_widget_set_visible (self->bin_button, !self->in_bin);
  gtk_widget_set_visible (GTK_WIDGET (self->unfinished), !self->in_bin);
  gtk_widget_set_visible (self->statistics_button, !self->in_bin);
  gtk_widget_set_visible (self->bin_bar,
                          self->in_bin && g_list_model_get_n_items (table_archive_get_games (self->bin)) > 0);
  gtk_stack_set_visible_child (self->pages, any    ? self->scroller
                                            : busy ? self->waiting
                                                   : GTK_WIDGET (self->nothing));
  gtk_spinner_set_spinning (self->spinner, !any && busy);

  if (any && self->wants_focus)
    self->wants_focus = !gtk_widget_grab_focus (self->list);
}

static void
show_archive (ParlourGamesPage *self,
              gboolean          in_bin)
{
  self->in_bin = in_bin;
  gtk_filter_list_model_set_model (self->found, table_archive_get_games (get_shown (self)));
  gtk_editable_set_text (self->search, "");
  gtk_toggle_button_set_active (self->unfinished, FALSE);
  table_archive_refresh (get_shown (self));
  show_state (self);
}

/* Searching */

static gboolean
matches (gpointer item,
         gpointer data)
{
  ParlourGamesPage *self = data;
  TablePastGame *game = item;
  const TableGameSummary *summary = game->summary;
  const char *name = parlour_game_words_game (summary);
  g_autofree char *day = NULL;
  g_autofree char *more = NULL;
  g_autofree char *folded = NULL;
  g_autofree char *all = NULL;

  if (gtk_toggle_button_get_active (self->unfinished)
      && !table_game_summary_is_unfinished (summary))
    return FALSE;

  if (text_query_is_empty (self->query) || text_query_matches (self->query, table_past_game_get_folded (game)))
    return TRUE;

  day = parlour_game_words_day (summary->played);
  more = g_strjoin (" ", day, name, NULL);
  folded = text_search_fold (more);
  all = g_strconcat (table_past_game_get_folded (game), folded, NULL);

  return text_query_matches (self->query, all);
}

static void
on_search_changed (ParlourGamesPage *self)
{
  self->wants_focus = FALSE;
  text_query_free (self->query);
  self->query = text_query_new (gtk_editable_get_text (self->search));
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  show_state (self);
}

static void
on_unfinished_toggled (ParlourGamesPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  show_state (self);
}

static void
on_stop_search (ParlourGamesPage *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "games.go-back", NULL);
}

static void
on_search_activate (ParlourGamesPage *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0)
    gtk_widget_grab_focus (self->list);
}

/* Rows */

static void
close_menu (ParlourGamesPage *self)
{
  g_clear_pointer (&self->menu, gtk_widget_unparent);
}

static gboolean
on_menu_idle (gpointer data)
{
  ParlourGamesPage *self = data;

  if (self->menu != NULL && !gtk_widget_get_visible (self->menu))
    close_menu (self);

  return G_SOURCE_REMOVE;
}

/* What was chosen is done only after the menu is closed. */
static void
on_menu_closed (ParlourGamesPage *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_menu_idle, g_object_ref (self), g_object_unref);
}

/* Where a part of a widget, or all of it, is in the place of the list. */
static GdkRectangle
find_in_place (ParlourGamesPage   *self,
               GtkWidget          *widget,
               const GdkRectangle *part)
{
  graphene_rect_t bounds = { 0 };
  GdkRectangle found;

  if (!gtk_widget_compute_bounds (widget, self->place, &bounds))
    graphene_rect_init (&bounds, 0, 0, 1, 1);
  found = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                           (int) bounds.size.width, (int) bounds.size.height };

  return part != NULL
           ? (GdkRectangle) { found.x + part->x, found.y + part->y, part->width, part->height }
           : found;
}

/* The menu does not belong to its row, which goes away with its game while the menu
 * is still closing. */
static void
open_menu_at (ParlourGamesPage   *self,
              GtkWidget          *widget,
              const GdkRectangle *part)
{
  GdkRectangle in_place = find_in_place (self, widget, part);

  close_menu (self);
  self->menu = gtk_popover_menu_new_from_model (self->in_bin ? self->bin_menu : self->game_menu);
  gtk_widget_set_parent (self->menu, self->place);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &in_place);
  g_signal_connect_object (self->menu, "closed", G_CALLBACK (on_menu_closed), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
on_row_menu (ParlourGamesPage   *self,
             GtkWidget          *widget,
             const GdkRectangle *part,
             GtkWidget          *row)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (row), LIST_ITEM);

  /* The focus goes back from a menu that was open, and the selection with it. */
  close_menu (self);
  gtk_single_selection_set_selected (self->selection, gtk_list_item_get_position (item));
  open_menu_at (self, widget, part);
}

static void
on_row_copies (ParlourGamesPage *self,
               GtkWidget        *row)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (row), LIST_ITEM);

  gtk_single_selection_set_selected (self->selection, gtk_list_item_get_position (item));
  gtk_widget_activate_action (GTK_WIDGET (self), "games.show-copies", NULL);
}

static void
on_setup (ParlourGamesPage *self,
          GtkListItem      *item)
{
  GtkWidget *row = g_object_new (PARLOUR_TYPE_GAME_ROW, NULL);

  g_object_set_data (G_OBJECT (row), LIST_ITEM, item);
  g_signal_connect_object (row, "open-menu", G_CALLBACK (on_row_menu), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "show-copies", G_CALLBACK (on_row_copies), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, row);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  parlour_game_row_show (PARLOUR_GAME_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
on_unbind (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  parlour_game_row_show (PARLOUR_GAME_ROW (gtk_list_item_get_child (item)), NULL);
}

/* What is done with a game */

static TablePastGame *
get_selected (ParlourGamesPage *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static const char *
get_path (TablePastGame *game)
{
  return game->summary->path;
}

static void
tell (ParlourGamesPage *self,
      const char       *sentence)
{
  parlour_toasts_show (self->toasts, parlour_toast_new (sentence, NULL, 0));
}

/* A game that somebody plays keeps its name and place. */
static gboolean
check_not_open (ParlourGamesPage *self,
                TablePastGame    *game)
{
  if (parlour_places_is_open (get_path (game)))
    {
      tell (self, _("This game is open in another window. Put it back onto the shelf first."));
      return FALSE;
    }

  return TRUE;
}

/* What is offered first at the next start is offered under its new name, or not
 * any more. */
static void
follow_last_game (ParlourGamesPage *self,
                  const char       *from,
                  const char       *to)
{
  g_autofree char *last_game = parlour_last_game_get (parlour_settings_get ());

  if (g_strcmp0 (last_game, from) == 0)
    parlour_last_game_set (parlour_settings_get (), to);
}

static void
open_game (ParlourGamesPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "^ay", get_path (get_selected (self)));
}

static void
on_activate (ParlourGamesPage *self,
             guint             position)
{
  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (GTK_WIDGET (self), self->in_bin ? "games.open-menu" : "games.open", NULL);
}

static void
open_menu (ParlourGamesPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus;

  /* The focus may be in the menu that is open. */
  close_menu (self);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (get_selected (self) != NULL)
    open_menu_at (self, focus != NULL && gtk_widget_is_ancestor (focus, self->list) ? focus : self->list, NULL);
}

/* Looking back, and telling others */

typedef struct {
  char *path;
  gboolean is_shared; /* whether its result is told rather than looked back on */
  GPtrArray *errors; /* (element-type GError) (nullable): why it cannot be read, in each of the languages */
} Reading;

static void
reading_free (Reading *reading)
{
  g_free (reading->path);
  g_clear_pointer (&reading->errors, g_ptr_array_unref);
  g_free (reading);
}

static void
read_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Reading *reading = task_data;

  g_task_return_pointer (task, table_record_load_or_tell (reading->path, &reading->errors),
                         (GDestroyNotify) table_record_free);
}

static void
tell_not_read (ParlourGamesPage *self,
               const Reading    *reading,
               const char       *title)
{
  const GError *error = tongue_find_error (reading->errors);
  /* Translators: the first %s is the name of a file, the second says what is wrong and where. */
  g_autofree char *sentence = g_strdup_printf (_("“%s” cannot be read: %s"), title, doc_trouble_tell (error));

  tell (self, sentence);
}

static void
show_read (ParlourGamesPage *self,
           const Reading    *reading,
           TableRecord      *record,
           const char       *title)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (TableSession) session = NULL;

  if (!reading->is_shared)
    {
      gtk_window_present (parlour_look_back_new (window, record, title));
      return;
    }

  session = table_session_new (record, NULL, NULL);
  if (table_state_is_finished (table_session_get_state (session)))
    gtk_window_present (parlour_result_window_new (window, session));
}

/* Somebody may have gone elsewhere meanwhile. */
static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ParlourGamesPage) self = data;
  const Reading *reading = g_task_get_task_data (G_TASK (result));
  g_autoptr (TableRecord) record = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autofree char *title = table_game_file_tell_title (reading->path);

  self->is_reading = FALSE;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  allow_actions (self);
  if (record == NULL)
    tell_not_read (self, reading, title);
  else if (table_record_get_cursor (record) > 0)
    show_read (self, reading, g_steal_pointer (&record), title);
}

/* The game is read anew: a file may have changed since it was listed. */
static void
read_selected (ParlourGamesPage *self,
               gboolean          is_shared)
{
  Reading *reading = g_new0 (Reading, 1);
  /* The thread may be the last to let go of the task, and must not be of a widget. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_read, g_object_ref (self));

  reading->path = g_strdup (get_path (get_selected (self)));
  reading->is_shared = is_shared;
  self->is_reading = TRUE;
  allow_actions (self);
  g_task_set_task_data (task, reading, (GDestroyNotify) reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

static void
look_back (ParlourGamesPage *self)
{
  read_selected (self, FALSE);
}

static void
share (ParlourGamesPage *self)
{
  read_selected (self, TRUE);
}

/* Renaming */

static void
rename_to (ParlourGamesPage *self,
           TablePastGame    *game,
           const char       *title)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TablePastGame) renamed = NULL;
  g_autofree char *before = g_strdup (get_path (game));

  if (!check_not_open (self, game))
    return;

  /* Looked at later, it would be gone for a moment, and its neighbour selected. */
  gtk_filter_list_model_set_incremental (self->found, FALSE);
  renamed = table_archive_rename (self->games, game, title, &error);
  gtk_filter_list_model_set_incremental (self->found, TRUE);
  if (renamed == NULL)
    {
      /* Translators: %s says why. */
      g_autofree char *sentence = g_strdup_printf (_("The game keeps its name: %s"), doc_trouble_tell (error));

      tell (self, sentence);
      return;
    }

  follow_last_game (self, before, get_path (renamed));
  /* The row that had it is another one now, and GTK 4.8 would give a key to the former. */
  gtk_widget_grab_focus (self->list);
}

static void
on_rename_response (AdwMessageDialog *dialog,
                    const char       *response,
                    ParlourGamesPage *self)
{
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  TablePastGame *game = g_object_get_data (G_OBJECT (dialog), "game");

  if (g_str_equal (response, "rename"))
    rename_to (self, game, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static void
on_title_changed (AdwMessageDialog *dialog,
                  GtkEditable      *entry)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "rename", *title != '\0');
}

static void
tell_title_entry (GtkWidget *entry,
                  int        number)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: what a game is called. */
                                  _("Title"), -1);
}

static void
ask_for_title (ParlourGamesPage *self)
{
  TablePastGame *game = get_selected (self);
  g_autofree char *title = table_game_file_get_title (get_path (game));
  GtkWidget *entry = gtk_entry_new ();
  AdwMessageDialog *dialog;

  if (!check_not_open (self, game))
    return;

  dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), N_("Rename the Game"),
                               N_("Its file gets the same name."), NULL,
                               "cancel", N_("_Cancel"), "rename", N_("_Rename"), NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), title);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  parlour_tell (entry, tell_title_entry, 0);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "rename");
  g_object_set_data_full (G_OBJECT (dialog), "game", g_object_ref (game), g_object_unref);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_title_changed), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_rename_response), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}

/* The bin */

static void
complain (ParlourGamesPage *self,
          const GError     *error)
{
  /* Translators: %s says why, e.g. “access is denied”. */
  g_autofree char *sentence = g_strdup_printf (_("The game stays where it is: %s"), doc_trouble_tell (error));

  tell (self, sentence);
}

static char *
describe_binned (TablePastGame *game)
{
  g_autofree char *title = table_game_file_tell_title (get_path (game));

  /* Translators: %s is the title of a game. */
  return g_strdup_printf (_("“%s” is in the bin."), title);
}

static void
offer_undo (ParlourGamesPage *self,
            TablePastGame    *game)
{
  g_autofree char *sentence = describe_binned (game);
  AdwToast *toast = parlour_toast_new_undo (sentence, "games.take-back");

  /* Names of files may be of any bytes. */
  adw_toast_set_action_target_value (toast, g_variant_new_bytestring (get_path (game)));
  parlour_toasts_show (self->toasts, toast);

  g_free (self->last_binned);
  self->last_binned = g_strdup (get_path (game));
}

/* What had the focus has gone with the toast, or with the last of the games: who does not look for one
 * goes on with the list. */
static void
keep_focus (ParlourGamesPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->search))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
put_in_bin (ParlourGamesPage *self,
            TablePastGame    *selected)
{
  g_autoptr (TablePastGame) game = g_object_ref (selected);
  g_autoptr (TablePastGame) binned = NULL;
  g_autoptr (GError) error = NULL;

  if (!check_not_open (self, game))
    return;

  binned = table_archive_move (self->games, game, self->bin, &error);
  if (binned == NULL)
    {
      complain (self, error);
      return;
    }

  follow_last_game (self, get_path (game), NULL);
  offer_undo (self, binned);
  show_state (self);
  keep_focus (self);
}

/* Copies */

/* What somebody has chosen to carry on with, while what the others have is being set aside in it. */
typedef struct {
  ParlourGamesPage *page;
  TablePastGame *game;
  GPtrArray *others; /* (element-type TablePastGame) */
} CarryingOn;

static void
carrying_on_free (CarryingOn *carrying)
{
  g_object_unref (carrying->page);
  g_object_unref (carrying->game);
  g_ptr_array_unref (carrying->others);
  g_free (carrying);
}

/* The game takes the place of the file of which it is a copy, unless that is still there. Returns the game as it
 * is then. */
static TablePastGame *
name_as_original (ParlourGamesPage *self,
                  TablePastGame    *game)
{
  g_autofree char *name = g_path_get_basename (get_path (game));
  g_autofree char *original = table_game_file_find_original (name);
  TablePastGame *renamed = NULL;

  if (original != NULL)
    {
      table_game_file_cut_ending (original);
      renamed = table_archive_rename (self->games, game, original, NULL);
    }

  return renamed != NULL ? renamed : g_object_ref (game);
}

/* All is in the game before anything goes. */
static void
on_joined (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  CarryingOn *carrying = data;
  ParlourGamesPage *self = carrying->page;
  g_autoptr (TablePastGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (!table_join_finish (result, &error))
    {
      /* Translators: %s says why, e.g. “access is denied”. */
      g_autofree char *sentence = g_strdup_printf (_("The copies stay as they are: %s"), doc_trouble_tell (error));

      tell (self, sentence);
      carrying_on_free (carrying);
      return;
    }

  for (guint i = 0; i < carrying->others->len; i++)
    {
      TablePastGame *other = g_ptr_array_index (carrying->others, i);
      g_autoptr (TablePastGame) binned = table_archive_move (self->games, other, self->bin, NULL);

      if (binned != NULL)
        follow_last_game (self, get_path (other), get_path (carrying->game));
    }
  game = name_as_original (self, carrying->game);
  follow_last_game (self, get_path (carrying->game), get_path (game));
  table_archive_refresh (self->games);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "^ay", get_path (game));
  carrying_on_free (carrying);
}

static void
carry_on (ParlourGamesPage *self,
          TablePastGame    *game,
          GPtrArray        *others)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  CarryingOn *carrying;

  if (!check_not_open (self, game))
    return;

  for (guint i = 0; i < others->len; i++)
    {
      if (!check_not_open (self, g_ptr_array_index (others, i)))
        return;
      g_ptr_array_add (paths, (gpointer) get_path (g_ptr_array_index (others, i)));
    }
  g_ptr_array_add (paths, NULL);

  carrying = g_new0 (CarryingOn, 1);
  carrying->page = g_object_ref (self);
  carrying->game = g_object_ref (game);
  carrying->others = g_ptr_array_ref (others);
  table_join_async (get_path (game), (const char *const *) paths->pdata, on_joined, carrying);
}

/* Whether there are any may have changed since it was looked up. */
static void
show_copies (ParlourGamesPage *self)
{
  TablePastGame *game = get_selected (self);
  GtkWindow *window;

  if (game == NULL || game->copies == NULL)
    return;

  window = parlour_copies_window_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), game);
  g_signal_connect_object (window, "carried-on", G_CALLBACK (carry_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "put-away", G_CALLBACK (put_in_bin), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

/* Whoever took it out of the bin puts it in again. */
static void
offer_bin (ParlourGamesPage *self,
           TablePastGame    *game)
{
  AdwToast *toast = parlour_toast_new_undo (_("The game is back among the others."), "games.bin-again");

  adw_toast_set_action_target_value (toast, g_variant_new_bytestring (get_path (game)));
  parlour_toasts_show (self->toasts, toast);
}

static void
take_back (ParlourGamesPage *self,
           TablePastGame    *binned)
{
  g_autoptr (TablePastGame) game = g_object_ref (binned);
  g_autoptr (GError) error = NULL;
  g_autoptr (TablePastGame) back = table_archive_move (self->bin, game, self->games, &error);

  if (back == NULL)
    complain (self, error);
  else if (self->in_bin)
    offer_bin (self, back);

  if (g_strcmp0 (self->last_binned, get_path (game)) == 0)
    g_clear_pointer (&self->last_binned, g_free);
  show_state (self);
  keep_focus (self);
}

/* The bin may not have been read when somebody thinks better of it. */
static void
take_back_path (ParlourGamesPage *self,
                const char       *path)
{
  TablePastGame *known = table_archive_find (self->bin, path);
  g_autoptr (TablePastGame) game = NULL;
  DocFileMark mark;

  if (known != NULL)
    game = g_object_ref (known);
  else if (doc_file_mark_read (path, &mark))
    game = table_past_game_new (table_game_summary_load (path), &mark);

  if (game != NULL)
    take_back (self, game);
}

static void
take_back_action (ParlourGamesPage *self,
                  const char       *action,
                  GVariant         *parameter)
{
  take_back_path (self, g_variant_get_bytestring (parameter));
}

static void
bin_again (ParlourGamesPage *self,
           const char       *action,
           GVariant         *parameter)
{
  TablePastGame *game = table_archive_find (self->games, g_variant_get_bytestring (parameter));

  if (game != NULL)
    put_in_bin (self, game);
}

static void
undo (ParlourGamesPage *self)
{
  g_autofree char *path = g_steal_pointer (&self->last_binned);

  take_back_path (self, path);
  allow_actions (self);
}

static void
restore (ParlourGamesPage *self)
{
  take_back (self, get_selected (self));
}

static void
delete (ParlourGamesPage *self,
        TablePastGame    *game)
{
  g_autoptr (GError) error = NULL;

  if (!table_archive_delete (self->bin, game, &error)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    complain (self, error);
}

static void
on_delete_response (AdwMessageDialog *dialog,
                    const char       *response,
                    ParlourGamesPage *self)
{
  GPtrArray *games = g_object_get_data (G_OBJECT (dialog), "games");

  if (!g_str_equal (response, "delete"))
    return;

  for (guint i = 0; i < games->len; i++)
    delete (self, g_ptr_array_index (games, i));
  g_clear_pointer (&self->last_binned, g_free);
  show_state (self);
}

/* What is asked about is deleted, whatever comes into the bin meanwhile. */
static void
ask_before_deleting (ParlourGamesPage *self,
                     GPtrArray        *games,
                     const char       *heading,
                     const char       *body,
                     const char       *detail)
{
  AdwMessageDialog *dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading, body, detail,
                                                 "cancel", N_("_Cancel"), "delete", N_("_Delete for Good"), NULL);

  adw_message_dialog_set_response_appearance (dialog, "delete", ADW_RESPONSE_DESTRUCTIVE);
  g_object_set_data_full (G_OBJECT (dialog), "games", games, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_delete_response), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
remove_game (ParlourGamesPage *self)
{
  TablePastGame *game = get_selected (self);
  g_autofree char *title = table_game_file_tell_title (get_path (game));
  GPtrArray *games;

  if (!self->in_bin)
    {
      put_in_bin (self, game);
      return;
    }

  games = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (games, g_object_ref (game));
  ask_before_deleting (self, games, N_("Delete the Game?"),
                       /* Translators: %s is the title of a game. */
                       N_("“%s” cannot be brought back then."), title);
}

static void
empty_bin (ParlourGamesPage *self)
{
  GListModel *binned = table_archive_get_games (self->bin);
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (binned); i++)
    g_ptr_array_add (games, g_list_model_get_item (binned, i));
  ask_before_deleting (self, games, N_("Empty the Bin?"), N_("All games in it are deleted for good."), NULL);
}

static void
show_bin (ParlourGamesPage *self)
{
  show_archive (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_statistics (ParlourGamesPage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_window_present (parlour_statistics_window_new (window, self->games));
}

static void
go_back (ParlourGamesPage *self)
{
  if (!self->in_bin)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.show-shelf", NULL);
      return;
    }

  show_archive (self, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* The page */

static void
tell_anew (ParlourGamesPage *self)
{
  /* Months are found by their names. */
  if (!text_query_is_empty (self->query))
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  show_state (self);
}

static void
parlour_games_page_unmap (GtkWidget *widget)
{
  table_archive_follow (PARLOUR_GAMES_PAGE (widget)->games, FALSE);

  GTK_WIDGET_CLASS (parlour_games_page_parent_class)->unmap (widget);
}

static gboolean
parlour_games_page_grab_focus (GtkWidget *widget)
{
  ParlourGamesPage *self = PARLOUR_GAMES_PAGE (widget);

  self->wants_focus = !gtk_widget_get_child_visible (self->scroller);

  return gtk_widget_grab_focus (self->wants_focus ? GTK_WIDGET (self->search) : self->list);
}

static void
parlour_games_page_dispose (GObject *object)
{
  ParlourGamesPage *self = PARLOUR_GAMES_PAGE (object);

  close_menu (self);
  if (self->games != NULL)
    table_archive_stop (self->games);
  if (self->bin != NULL)
    table_archive_stop (self->bin);
  if (self->found != NULL)
    gtk_filter_list_model_set_model (self->found, NULL);

  G_OBJECT_CLASS (parlour_games_page_parent_class)->dispose (object);
}

static void
parlour_games_page_finalize (GObject *object)
{
  ParlourGamesPage *self = PARLOUR_GAMES_PAGE (object);

  g_clear_object (&self->games);
  g_clear_object (&self->bin);
  text_query_free (self->query);
  g_free (self->last_binned);

  G_OBJECT_CLASS (parlour_games_page_parent_class)->finalize (object);
}

static const ParlourAction actions[] = {
  { "games.open", NULL, G_CALLBACK (open_game) },
  { "games.look-back", NULL, G_CALLBACK (look_back) },
  /* Shows how a game ended that is over, to be copied to where others are. */
  { "games.share", NULL, G_CALLBACK (share) },
  { "games.show-copies", NULL, G_CALLBACK (show_copies) },
  /* Tells what can be done with the game. */
  { "games.open-menu", NULL, G_CALLBACK (open_menu) },
  { "games.rename", NULL, G_CALLBACK (ask_for_title) },
  /* Puts the game in the bin, or deletes for good what is there. */
  { "games.remove", NULL, G_CALLBACK (remove_game) },
  { "games.restore", NULL, G_CALLBACK (restore) },
  /* Takes a game out of the bin. */
  { "games.take-back", "ay", G_CALLBACK (take_back_action) },
  /* Puts a game in the bin again that was taken out of it. */
  { "games.bin-again", "ay", G_CALLBACK (bin_again) },
  /* Takes back what was put in the bin last. */
  { "games.undo", NULL, G_CALLBACK (undo) },
  { "games.show-bin", NULL, G_CALLBACK (show_bin) },
  { "games.empty-bin", NULL, G_CALLBACK (empty_bin) },
  { "games.show-statistics", NULL, G_CALLBACK (show_statistics) },
  /* Goes back to the games, or to the shelf. */
  { "games.go-back", NULL, G_CALLBACK (go_back) },
};

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/games-page.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, bin_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, search);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, statistics_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, waiting);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, list);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, selection);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, found);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, filter);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, bin_bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, game_menu);
  gtk_widget_class_bind_template_child (widget_class, ParlourGamesPage, bin_menu);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_unfinished_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, show_state);
}

static void
parlour_games_page_class_init (ParlourGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_games_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = parlour_games_page_finalize;
  widget_class->unmap = parlour_games_page_unmap;
  widget_class->grab_focus = parlour_games_page_grab_focus;

  bind_template (widget_class);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_games_page_init (ParlourGamesPage *self)
{
  self->games = parlour_places_make_archive (0);
  self->bin = parlour_places_make_bin ();
  gtk_widget_init_template (GTK_WIDGET (self));

  self->query = text_query_new ("");
  gtk_custom_filter_set_filter_func (self->filter, matches, self, NULL);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (allow_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "reading", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bin, "reading", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  gtk_filter_list_model_set_model (self->found, table_archive_get_games (self->games));
  show_state (self);
}

/* Gets the archive of the games that are not in the bin. */
TableArchive *
parlour_games_page_get_archive (ParlourGamesPage *self)
{
  return self->games;
}

/* Looks again which games there are. */
void
parlour_games_page_refresh (ParlourGamesPage *self)
{
  table_archive_follow (self->games, gtk_widget_get_mapped (GTK_WIDGET (self)));
  if (self->in_bin)
    show_archive (self, FALSE);
  else
    table_archive_refresh (self->games);
  show_state (self);
}

/* Looks again which games there are, wherever somebody is among them. */
void
parlour_games_page_look_again (ParlourGamesPage *self)
{
  if (!table_archive_is_reading (get_shown (self)))
    table_archive_refresh (get_shown (self));
}

/* Lets somebody type what to look for. */
void
parlour_games_page_find (ParlourGamesPage *self)
{
  self->wants_focus = FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
