/* parlour-shelf.c: the shelf with the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-shelf.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-dialog.h"
#include "parlour-file-chooser.h"
#include "parlour-folder-notice.h"
#include "parlour-game-tile.h"
#include "parlour-game-words.h"
#include "parlour-game.h"
#include "parlour-last-game.h"
#include "parlour-name-plate.h"
#include "parlour-places.h"
#include "parlour-settings.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-archive.h"
#include "table-copy.h"
#include "table-game-file.h"

#include <glib/gi18n.h>

/* How many of the newest games are read, and how many have tiles: all of them
 * are a page away. */
#define NEWEST 24
#define MOST_TILES 12

/* Where the program begins: the game that was interrupted, a new one, and all that were played.
 *
 * As little as possible is made before it is first seen, and the games are read only after that. */
struct _ParlourShelf {
  AdwBin parent_instance;

  TableArchive *archive; /* the newest games */
  GtkMenuButton *menu_button;
  GMenu *menu;
  GCancellable *reading; /* NULL unless the interrupted game is being read */
  TableGameSummary *elsewhere; /* the interrupted game, if it is none of those */
  const TableGameSummary *interrupted; /* in one of these places, or NULL */
  gboolean was_read;

  GPtrArray *shown; /* (element-type TablePastGame): the games that have tiles */
  GPtrArray *copies; /* (element-type TableCopy): of games that could not be written, of which the first one is offered */
  ParlourFolderNotice *folder_notice;
  GtkWidget *copy_offer; /* only seen if there is a copy */
  GtkLabel *copy_sentence;
  GtkWidget *welcome;
  ParlourStalls *windows;
  GtkWidget *carry_on;
  GtkLabel *carry_on_game;
  GtkLabel *carry_on_state;
  GtkBox *carry_on_players;
  GtkLabel *carry_on_time;
  GtkWidget *actions;
  GtkWidget *new_button;
  GtkButton *score_button;
  GtkLabel *trouble;
  GtkWidget *past;
  GtkWidget *past_heading;
  ParlourStalls *tiles;
};

G_DEFINE_FINAL_TYPE (ParlourShelf, parlour_shelf, ADW_TYPE_BIN)

/* A first start: what the program is for */

/* Those of the game that is offered first. */
static void
add_pictures (ParlourShelf *self)
{
  GtkWidget *(*make_picture) (int) = parlour_games[0]->make_picture;
  GtkWidget *picture;

  if (gtk_widget_get_first_child (GTK_WIDGET (self->windows)) != NULL)
    return;

  for (int i = 0; make_picture != NULL && (picture = make_picture (i)) != NULL; i++)
    {
      g_object_set (picture, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      parlour_stalls_append (self->windows, picture);
    }
}

static void
show_welcome (ParlourShelf *self,
              gboolean      is_first)
{
  gtk_widget_set_visible (self->welcome, is_first);
  gtk_widget_set_vexpand (self->actions, is_first);
}

/* The interrupted game */

static void
show_carry_on (ParlourShelf *self,
               const char   *path) /* or NULL */
{
  if (path != NULL)
    parlour_game_tile_set_game (GTK_ACTIONABLE (self->carry_on), path);
  gtk_widget_set_visible (self->carry_on, path != NULL);
  parlour_widget_set_css_class (self->new_button, "suggested-action", path == NULL);
}

static void
describe_interrupted (ParlourShelf *self)
{
  const TableGameSummary *game = self->interrupted;
  const char *name = parlour_game_words_game (game);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *state = parlour_game_words_state (game, FALSE);
  g_autofree char *state_within = parlour_game_words_state (game, TRUE);
  g_autofree char *time = parlour_game_words_time (game->played, now, TRUE);
  g_autofree char *played = NULL;
  g_autofree char *label = NULL;

  /* Translators: %s is a day, and possibly the time of it, e.g. “today at 14:05”. */
  played = *time != '\0' ? g_strdup_printf (_("Last played: %s"), time) : g_strdup ("");
  /* Translators: a button that opens a game; %s is a week and a day, e.g. “week 2 of 6, Saturday”. */
  label = g_strdup_printf (_("Carry on: %s"), state_within);

  parlour_label_say (self->carry_on_game, name);
  gtk_label_set_label (self->carry_on_state, state);
  gtk_label_set_label (self->carry_on_time, played);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->carry_on), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  for (int seat = 0; seat < game->n_players; seat++)
    gtk_box_append (self->carry_on_players, parlour_name_plate_new (game->names[seat], game->colors[seat]));
}

static void
show_interrupted (ParlourShelf *self)
{
  parlour_box_clear (self->carry_on_players);
  if (self->interrupted != NULL)
    describe_interrupted (self);
  show_carry_on (self, self->interrupted != NULL ? self->interrupted->path : NULL);
}

static guint
get_n_games (ParlourShelf *self)
{
  return g_list_model_get_n_items (table_archive_get_games (self->archive));
}

static const TableGameSummary *
get_game (ParlourShelf *self,
          guint         position)
{
  g_autoptr (TablePastGame) game = g_list_model_get_item (table_archive_get_games (self->archive), position);

  return game->summary;
}

/* What was open last; else what was played last and is not over. */
static const TableGameSummary *
find_unfinished (ParlourShelf *self,
                 const char   *last_game,
                 guint         n_events)
{
  TablePastGame *last = last_game != NULL ? table_archive_find (self->archive, last_game) : NULL;
  const TableGameSummary *first = last != NULL ? last->summary : self->elsewhere;

  if (first != NULL && table_game_summary_is_unfinished (first) && first->n_events >= n_events)
    return first;

  for (guint i = 0; i < get_n_games (self); i++)
    if (table_game_summary_is_unfinished (get_game (self, i)) && get_game (self, i)->n_events >= n_events)
      return get_game (self, i);

  return NULL;
}

/* One into which nothing was entered may have been begun by mistake: it comes after all others. */
static const TableGameSummary *
find_interrupted (ParlourShelf *self,
                  const char   *last_game)
{
  const TableGameSummary *played = find_unfinished (self, last_game, 1);

  return played != NULL ? played : find_unfinished (self, last_game, 0);
}

/* All other games */

/* The games that have tiles: the newest but the interrupted one. */
static guint
find_next_tile (ParlourShelf *self,
                guint         position)
{
  while (position < get_n_games (self) && get_game (self, position) == self->interrupted)
    position++;

  return position;
}

static GPtrArray *
list_for_tiles (ParlourShelf *self)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint position = find_next_tile (self, 0); games->len < MOST_TILES && position < get_n_games (self);
       position = find_next_tile (self, position + 1))
    g_ptr_array_add (games, g_list_model_get_item (table_archive_get_games (self->archive), position));

  return games;
}

static gboolean
are_same (GPtrArray *games,
          GPtrArray *others)
{
  if (games->len != others->len)
    return FALSE;

  for (guint i = 0; i < games->len; i++)
    if (!table_past_game_is_same (g_ptr_array_index (games, i), g_ptr_array_index (others, i)))
      return FALSE;

  return TRUE;
}

static void
tell_tiles (ParlourShelf *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  for (guint i = 0; i < self->shown->len; i++, tile = gtk_widget_get_next_sibling (tile))
    parlour_game_tile_tell (PARLOUR_GAME_TILE (tile), TABLE_PAST_GAME (self->shown->pdata[i])->summary, now);
}

/* The game of the tile that has the focus, or NULL. */
static TablePastGame *
find_focus (ParlourShelf *self)
{
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  for (guint i = 0; i < self->shown->len; i++, tile = gtk_widget_get_next_sibling (tile))
    if (gtk_widget_has_focus (tile))
      return g_ptr_array_index (self->shown, i);

  return NULL;
}

/* Whoever goes through the tiles by keys stays with a game, wherever it stands now. */
static void
make_tiles (ParlourShelf *self,
            GPtrArray    *games)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  G_GNUC_UNUSED g_autoptr (GPtrArray) before = g_ptr_array_ref (self->shown);
  TablePastGame *focus = find_focus (self);
  GtkWidget *wanted = focus != NULL ? GTK_WIDGET (self) : NULL;

  g_ptr_array_unref (self->shown);
  self->shown = g_ptr_array_ref (games);
  parlour_widget_clear (GTK_WIDGET (self->tiles));
  for (guint i = 0; i < games->len; i++)
    {
      const TableGameSummary *game = TABLE_PAST_GAME (games->pdata[i])->summary;
      GtkWidget *tile = parlour_game_tile_new (game, now);

      parlour_stalls_append (self->tiles, tile);
      if (focus != NULL && g_str_equal (game->path, focus->summary->path))
        wanted = tile;
    }
  if (wanted != NULL)
    gtk_widget_grab_focus (wanted);
}

static void
add_tiles (ParlourShelf *self)
{
  g_autoptr (GPtrArray) games = list_for_tiles (self);

  if (are_same (games, self->shown))
    tell_tiles (self);
  else
    make_tiles (self, games);

  gtk_widget_set_visible (self->past_heading, games->len > 0);
  gtk_widget_set_visible (self->past, get_n_games (self) > 0);
}

static gboolean
is_pressed (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_ACTIVE) != 0;
}

/* Whether somebody is about to open a game, and means what is there now. */
static gboolean
is_any_pressed (ParlourShelf *self)
{
  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    if (is_pressed (tile))
      return TRUE;

  return is_pressed (self->carry_on);
}

static void
show_games (ParlourShelf *self)
{
  g_autofree char *last_game = parlour_last_game_get (parlour_settings_get ());
  gboolean is_first;

  if (is_any_pressed (self))
    {
      parlour_widget_after_frame (GTK_WIDGET (self), (ParlourWidgetFunc) show_games);
      return;
    }

  self->interrupted = find_interrupted (self, last_game);
  is_first = get_n_games (self) == 0 && self->interrupted == NULL && !parlour_places_is_away ();

  show_interrupted (self);
  show_welcome (self, is_first);
  if (is_first)
    add_pictures (self);

  add_tiles (self);
}

/* Reading */

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, table_game_summary_load (data), (GDestroyNotify) table_game_summary_free);
}

static void
on_loaded (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ParlourShelf) self = data;
  TableGameSummary *game = g_task_propagate_pointer (G_TASK (result), NULL);

  /* None comes if the games were asked for anew meanwhile. */
  if (game == NULL)
    return;

  self->elsewhere = game;
  g_clear_object (&self->reading);
  show_games (self);
}

/* The interrupted game may have been opened from anywhere. */
static gboolean
load_elsewhere (ParlourShelf *self)
{
  g_autofree char *last_game = parlour_last_game_get (parlour_settings_get ());
  g_autoptr (GTask) task = NULL;

  if (last_game == NULL)
    return FALSE;

  if (table_archive_find (self->archive, last_game) != NULL)
    return FALSE;

  self->reading = g_cancellable_new ();
  /* The thread may be the last to let go of the task, and must not be of a widget. */
  task = g_task_new (NULL, self->reading, on_loaded, g_object_ref (self));
  g_task_set_task_data (task, g_steal_pointer (&last_game), g_free);
  g_task_run_in_thread (task, load_in_thread);

  return TRUE;
}

static void
forget_elsewhere (ParlourShelf *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->interrupted = NULL;
  g_clear_pointer (&self->elsewhere, table_game_summary_free);
}

static void
tell_trouble (ParlourShelf *self)
{
  const GError *error = table_archive_get_error (self->archive);

  gtk_widget_set_visible (GTK_WIDGET (self->trouble), error != NULL);
  if (error != NULL)
    {
      /* Translators: %s says why, e.g. “access is denied”. */
      g_autofree char *sentence = g_strdup_printf (_("The games cannot be listed: %s"), doc_trouble_tell (error));

      gtk_label_set_label (self->trouble, sentence);
    }
}

static void
on_reading (ParlourShelf *self)
{
  if (table_archive_is_reading (self->archive))
    return;

  forget_elsewhere (self);
  tell_trouble (self);
  parlour_folder_notice_refresh (self->folder_notice);
  if (!load_elsewhere (self))
    show_games (self);
}

static gboolean
read_after_frame (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       data)
{
  parlour_shelf_refresh (PARLOUR_SHELF (widget));

  return G_SOURCE_REMOVE;
}

/* Games that could not be written, offered again */

static TableCopy *
get_copy (ParlourShelf *self)
{
  return self->copies->len > 0 ? self->copies->pdata[0] : NULL;
}

static char *
describe_copy (const TableCopy *copy)
{
  g_autofree char *title = table_game_file_tell_title (copy->origin != NULL ? copy->origin : copy->path);
  const char *reason = copy->reason != NULL ? doc_trouble_tell (copy->reason) : "";

  if (*reason == '\0')
    /* Translators: %s is the title of a game. */
    return g_strdup_printf (_("What was entered last in “%s” could not be written. It is in a copy of the game."), title);

  /* Translators: the first %s is the title of a game, the second says why, e.g. “access is denied”. */
  return g_strdup_printf (_("What was entered last in “%s” could not be written: %s. It is in a copy of the game."),
                          title, reason);
}

/* Of several copies one is offered after the other. */
static void
tell_copy (ParlourShelf *self)
{
  const TableCopy *copy = get_copy (self);
  g_autofree char *sentence = copy != NULL ? describe_copy (copy) : NULL;

  gtk_widget_set_visible (self->copy_offer, copy != NULL);
  parlour_label_say (self->copy_sentence, sentence);
}

static GtkWindow *
get_window (ParlourShelf *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Goes on to the next copy, and opens the game that this one has become. */
static void
leave_copy (ParlourShelf *self,
            const char   *path)
{
  g_ptr_array_remove_index (self->copies, 0);
  tell_copy (self);
  if (path != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "^ay", path);
}

static void
carry_on_copy (ParlourShelf *self)
{
  g_autofree char *games = parlour_places_get_games ();
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (get_copy (self) == NULL)
    return;

  path = table_copy_move (get_copy (self), games, &error);
  if (path == NULL)
    parlour_dialog_tell (get_window (self), N_("Still Not Written"),
                         /* Translators: %s says why, e.g. “access is denied”. */
                         N_("The copy cannot be put among the games: %s. Save it elsewhere."), doc_trouble_tell (error));
  else
    leave_copy (self, path);
}

/* Saving */

/* Whoever chose a name without the ending was not asked about the file that has it. */
static gboolean
put_copy (ParlourShelf *self,
          const char   *chosen,
          const char   *path,
          GError      **error)
{
  if (parlour_places_is_open (path) || (!g_str_equal (chosen, path) && g_file_test (path, G_FILE_TEST_EXISTS)))
    {
      g_propagate_error (error, doc_trouble_new (G_IO_ERROR, G_IO_ERROR_EXISTS));
      return FALSE;
    }

  return table_copy_put (get_copy (self), path, error);
}

static void
save_copy_to (ParlourShelf *self,
              GFile        *file)
{
  g_autofree char *chosen = g_file_get_path (file);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (get_copy (self) == NULL)
    return;

  if (chosen == NULL)
    {
      parlour_dialog_tell (get_window (self), N_("Not Saved"),
                           N_("A game can only be kept on this computer. Choose one of its folders."), NULL);
      return;
    }

  path = table_game_file_add_ending (chosen);
  if (put_copy (self, chosen, path, &error))
    leave_copy (self, path);
  else
    parlour_dialog_tell (get_window (self), N_("Not Saved"), NULL, doc_trouble_tell (error));
}

static void
save_copy (ParlourShelf *self)
{
  g_autofree char *name = NULL;
  GtkFileChooser *chooser;

  if (get_copy (self) == NULL)
    return;

  chooser = parlour_file_chooser_new (GTK_WIDGET (self), _("Save the Game Elsewhere"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                      (ParlourFileChosen) save_copy_to);
  name = table_game_file_get_name (get_copy (self)->path);
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Discarding */

static void
on_discard_response (ParlourShelf *self,
                     const char   *response)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "discard") || get_copy (self) == NULL)
    return;

  if (table_copy_discard (get_copy (self), &error))
    leave_copy (self, NULL);
  else
    parlour_dialog_tell (get_window (self), N_("Not Discarded"), NULL, doc_trouble_tell (error));
}

static void
discard_copy (ParlourShelf *self)
{
  g_autofree char *title = NULL;
  AdwMessageDialog *dialog;

  if (get_copy (self) == NULL)
    return;

  title = table_game_file_tell_title (get_copy (self)->path);
  dialog = parlour_dialog_new (get_window (self), N_("Discard the Copy?"),
                               /* Translators: %s is the title of a game. */
                               N_("What was entered last in “%s”, and is nowhere else, is lost then."), title,
                               "cancel", N_("_Cancel"), "discard", N_("_Discard"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_discard_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Looks again which copies there are. */
static void
look_for_copies (ParlourShelf *self)
{
  g_auto (GStrv) copies = NULL;

  /* Nobody finds a copy that somebody has. */
  g_ptr_array_set_size (self->copies, 0);
  g_ptr_array_unref (self->copies);
  copies = table_copy_list_places (TRUE);
  self->copies = table_copy_list ((const char *const *) copies);
  tell_copy (self);
}

static const ParlourAction copy_actions[] = {
  /* Puts the copy among the games, and opens it. */
  { "copy.carry-on", NULL, G_CALLBACK (carry_on_copy) },
  /* Asks for a file, puts the copy there, and opens it. */
  { "copy.save", NULL, G_CALLBACK (save_copy) },
  { "copy.discard", NULL, G_CALLBACK (discard_copy) },
};

/* The object */

static void
parlour_shelf_map (GtkWidget *widget)
{
  ParlourShelf *self = PARLOUR_SHELF (widget);

  GTK_WIDGET_CLASS (parlour_shelf_parent_class)->map (widget);

  if (!self->was_read)
    gtk_widget_add_tick_callback (widget, read_after_frame, NULL, NULL);
  self->was_read = TRUE;
}

static void
parlour_shelf_unmap (GtkWidget *widget)
{
  table_archive_follow (PARLOUR_SHELF (widget)->archive, FALSE);

  GTK_WIDGET_CLASS (parlour_shelf_parent_class)->unmap (widget);
}

static gboolean
parlour_shelf_grab_focus (GtkWidget *widget)
{
  ParlourShelf *self = PARLOUR_SHELF (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->carry_on) ? self->carry_on : self->new_button);
}

static void
parlour_shelf_dispose (GObject *object)
{
  ParlourShelf *self = PARLOUR_SHELF (object);

  forget_elsewhere (self);
  if (self->archive != NULL)
    table_archive_stop (self->archive);
  g_clear_object (&self->archive);
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  g_clear_pointer (&self->copies, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_shelf_parent_class)->dispose (object);
}

static void tell_anew (ParlourShelf *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/shelf.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, folder_notice);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, copy_offer);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, copy_sentence);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, welcome);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, windows);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, menu);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, carry_on);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, carry_on_game);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, carry_on_state);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, carry_on_players);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, carry_on_time);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, actions);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, new_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, score_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, trouble);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, past);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, past_heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourShelf, tiles);
  gtk_widget_class_bind_template_callback (widget_class, parlour_shelf_refresh);
}

static void
parlour_shelf_class_init (ParlourShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_shelf_dispose;
  widget_class->map = parlour_shelf_map;
  widget_class->unmap = parlour_shelf_unmap;
  widget_class->grab_focus = parlour_shelf_grab_focus;

  bind_template (widget_class);
  parlour_actions_install (widget_class, copy_actions, G_N_ELEMENTS (copy_actions));
}

/* Before any game is read it is known whether there may be one, so that the
 * page does not change under somebody's finger. */
static void
guess (ParlourShelf *self)
{
  g_autofree char *games = parlour_places_get_games ();
  g_autofree char *last_game = parlour_last_game_get (parlour_settings_get ());
  gboolean has_last = last_game != NULL && g_file_test (last_game, G_FILE_TEST_EXISTS);

  show_carry_on (self, has_last ? last_game : NULL);
  show_welcome (self, !has_last && !g_file_test (games, G_FILE_TEST_IS_DIR) && !parlour_places_is_away ());
}

/* Which game that is, unless there are several to choose from. */
static void
tell_score_button (ParlourShelf *self)
{
  const char *name = table_game_get_name (table_games[0]);
  gboolean is_named = table_games[1] == NULL;
  /* Translators: a button; %s is the name of a game. */
  g_autofree char *label = g_strdup_printf (_("_Score a Game of %s Played without the App"), name);
  /* Translators: the same button to a screen reader; %s is the name of a game. */
  g_autofree char *read_out = g_strdup_printf (_("Score a Game of %s Played without the App"), name);

  gtk_button_set_label (self->score_button, is_named ? label : _("_Score a Game Played without the App"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->score_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the same button to a screen reader. */
                                  is_named ? read_out : _("Score a Game Played without the App"), -1);
}

static void
tell_anew (ParlourShelf *self)
{
  tell_score_button (self);
  tell_trouble (self);
  tell_copy (self);
  if (self->interrupted != NULL)
    show_interrupted (self);
  tell_tiles (self);
}

static void
parlour_shelf_init (ParlourShelf *self)
{
  self->shown = g_ptr_array_new_with_free_func (g_object_unref);
  self->copies = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  parlour_menu_button_set_menu (self->menu_button, self->menu);
  tell_score_button (self);
  self->archive = parlour_places_make_archive (NEWEST);
  g_signal_connect_object (self->archive, "reading", G_CALLBACK (on_reading), self, G_CONNECT_SWAPPED);
  guess (self);
}

/* Gets the newest games, as far as they have been read. */
GListModel *
parlour_shelf_get_games (ParlourShelf *self)
{
  return table_archive_get_games (self->archive);
}

/* Looks again which games there are. */
void
parlour_shelf_refresh (ParlourShelf *self)
{
  self->was_read = TRUE;

  /* The first game of all can be carried on with before it has been read. */
  if (!gtk_widget_get_visible (self->carry_on))
    guess (self);

  look_for_copies (self);
  table_archive_follow (self->archive, gtk_widget_get_mapped (GTK_WIDGET (self)));
  table_archive_refresh (self->archive);
}

/* Looks again which games there are, if that was done before and is over. */
void
parlour_shelf_look_again (ParlourShelf *self)
{
  if (self->was_read && !table_archive_is_reading (self->archive))
    parlour_shelf_refresh (self);
}
