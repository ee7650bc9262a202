/* colonia-shelf.c: the shelf with the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-shelf.h"

#include "colonia-application.h"
#include "colonia-archive.h"
#include "colonia-game-tile.h"
#include "colonia-glass.h"
#include "colonia-language-button.h"
#include "colonia-name-plate.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-terms.h"
#include "colonia-widgets.h"
#include "colonia-wrap-layout.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* How many tiles come at a time: so many are made within one frame. */
#define TILES_AT_A_TIME 12

/* How high the windows of a first start are, where text has its usual size. */
#define WINDOW_SIZE 150

/**
 * ColoniaShelf:
 *
 * Where the program begins: the game that was interrupted, a new one, and all
 * that were played.
 *
 * As little as possible is made before it is first seen, and the games are read
 * only after that.
 */
struct _ColoniaShelf {
  AdwBin parent_instance;

  GSettings *settings;
  GCancellable *reading; /* NULL unless games are being read */
  GPtrArray *games; /* (element-type ColoniaGameSummary) (nullable): the newest first */
  ColoniaGameSummary *elsewhere; /* the interrupted game, if it is none of those */
  const ColoniaGameSummary *interrupted; /* in one of these places, or NULL */
  guint n_looked_at; /* how many of the games have had their chance of a tile */
  GFile *carry_on_file;
  gboolean was_read;

  GtkWidget *welcome;
  ColoniaStalls *windows;
  GtkWidget *carry_on;
  GtkLabel *carry_on_state;
  GtkBox *carry_on_players;
  GtkLabel *carry_on_time;
  GtkWidget *actions;
  GtkWidget *new_button;
  GtkLabel *trouble;
  GtkWidget *past;
  ColoniaStalls *tiles;
  GtkWidget *more_button;
};

enum {
  OPEN_GAME,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaShelf, colonia_shelf, ADW_TYPE_BIN)

/* A first start: what the program is for */

static void
add_windows (ColoniaShelf *self)
{
  if (gtk_widget_get_first_child (GTK_WIDGET (self->windows)) != NULL)
    return;

  for (int city = 0; city < (int) COLONIA_N_CITIES; city++)
    {
      GtkWidget *glass = colonia_glass_new ((ColoniaCity) city);

      colonia_figure_set_size (COLONIA_FIGURE (glass), WINDOW_SIZE);
      colonia_glass_set_lit (COLONIA_GLASS (glass), TRUE);
      g_object_set (glass, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      colonia_stalls_append (self->windows, glass);
    }
}

static void
show_welcome (ColoniaShelf *self,
              gboolean      is_first)
{
  gtk_widget_set_visible (self->welcome, is_first);
  gtk_widget_set_vexpand (self->actions, is_first);
}

/* The interrupted game */

static void
show_carry_on (ColoniaShelf *self,
               gboolean      is_shown)
{
  gtk_widget_set_visible (self->carry_on, is_shown);
  colonia_widget_set_css_class (self->new_button, "suggested-action", !is_shown);
}

static void
describe_interrupted (ColoniaShelf *self)
{
  const ColoniaGameSummary *game = self->interrupted;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *state = colonia_game_tile_tell_state (game, FALSE);
  g_autofree char *state_within = colonia_game_tile_tell_state (game, TRUE);
  g_autofree char *time = colonia_game_tile_tell_time (game->modified, now, TRUE);
  g_autofree char *played = NULL;
  g_autofree char *label = NULL;

  /* Translators: %s is a day, and possibly the time of it, e.g. “today at 14:05”. */
  played = *time != '\0' ? g_strdup_printf (_("Last played: %s"), time) : g_strdup ("");
  /* Translators: a button that opens a game; %s is a week and a day, e.g. “week 2 of 6, Saturday”. */
  label = g_strdup_printf (_("Carry on: %s"), state_within);

  gtk_label_set_label (self->carry_on_state, state);
  gtk_label_set_label (self->carry_on_time, played);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->carry_on), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  for (int seat = 0; seat < game->n_players; seat++)
    gtk_box_append (self->carry_on_players, colonia_name_plate_new (game->names[seat], game->colors[seat]));
}

static void
show_interrupted (ColoniaShelf *self)
{
  colonia_box_clear (self->carry_on_players);
  g_clear_object (&self->carry_on_file);

  if (self->interrupted != NULL)
    {
      self->carry_on_file = g_file_new_for_path (self->interrupted->path);
      describe_interrupted (self);
    }

  show_carry_on (self, self->interrupted != NULL);
}

static gboolean
can_carry_on (const ColoniaGameSummary *game)
{
  return !game->is_broken && !game->finished;
}

/* What was open last; else what was played last and is not over. */
static const ColoniaGameSummary *
find_interrupted (ColoniaShelf *self,
                  const char   *last_game)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      const ColoniaGameSummary *game = g_ptr_array_index (self->games, i);

      if (g_str_equal (game->path, last_game) && can_carry_on (game))
        return game;
    }

  if (self->elsewhere != NULL && can_carry_on (self->elsewhere))
    return self->elsewhere;

  for (guint i = 0; i < self->games->len; i++)
    if (can_carry_on (g_ptr_array_index (self->games, i)))
      return g_ptr_array_index (self->games, i);

  return NULL;
}

static void
on_carry_on (ColoniaShelf *self)
{
  if (self->carry_on_file != NULL)
    g_signal_emit (self, signals[OPEN_GAME], 0, self->carry_on_file);
}

/* All other games */

static void
on_tile_clicked (ColoniaShelf    *self,
                 ColoniaGameTile *tile)
{
  g_signal_emit (self, signals[OPEN_GAME], 0, colonia_game_tile_get_file (tile));
}

static void
add_tiles (ColoniaShelf *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  for (int n = 0; n < TILES_AT_A_TIME && self->n_looked_at < self->games->len; self->n_looked_at++)
    {
      const ColoniaGameSummary *game = g_ptr_array_index (self->games, self->n_looked_at);
      GtkWidget *tile;

      if (game == self->interrupted)
        continue;

      tile = colonia_game_tile_new (game, now);
      g_signal_connect_object (tile, "clicked", G_CALLBACK (on_tile_clicked), self, G_CONNECT_SWAPPED);
      colonia_stalls_append (self->tiles, tile);
      n++;
    }

  gtk_widget_set_visible (self->more_button, self->n_looked_at < self->games->len);
  gtk_widget_set_visible (self->past, gtk_widget_get_first_child (GTK_WIDGET (self->tiles)) != NULL);
}

static void
on_more (ColoniaShelf *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->tiles));
  GtkWidget *next;

  add_tiles (self);

  /* The focus was on a button that may be gone. */
  next = last != NULL ? gtk_widget_get_next_sibling (last) : NULL;
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

static void
show_games (ColoniaShelf *self)
{
  g_autofree char *last_game = g_settings_get_string (self->settings, "last-game");
  gboolean is_first;

  self->interrupted = find_interrupted (self, last_game);
  is_first = self->games->len == 0 && self->interrupted == NULL;

  show_interrupted (self);
  show_welcome (self, is_first);
  if (is_first)
    add_windows (self);

  colonia_stalls_clear (self->tiles);
  self->n_looked_at = 0;
  add_tiles (self);
}

/* Reading */

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  g_task_return_pointer (task, colonia_game_summary_load (data), (GDestroyNotify) colonia_game_summary_free);
}

static void
on_loaded (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  ColoniaShelf *self = COLONIA_SHELF (source);
  ColoniaGameSummary *game = g_task_propagate_pointer (G_TASK (result), NULL);

  /* None comes if the games were asked for anew meanwhile. */
  if (game == NULL)
    return;

  self->elsewhere = game;
  g_clear_object (&self->reading);
  show_games (self);
}

/* The interrupted game may have been opened from anywhere. */
static gboolean
load_elsewhere (ColoniaShelf *self)
{
  g_autofree char *last_game = g_settings_get_string (self->settings, "last-game");
  g_autoptr (GTask) task = NULL;

  if (*last_game == '\0')
    return FALSE;

  for (guint i = 0; i < self->games->len; i++)
    if (g_str_equal (((ColoniaGameSummary *) g_ptr_array_index (self->games, i))->path, last_game))
      return FALSE;

  task = g_task_new (self, self->reading, on_loaded, NULL);
  g_task_set_task_data (task, g_steal_pointer (&last_game), g_free);
  g_task_run_in_thread (task, load_in_thread);

  return TRUE;
}

static void
on_listed (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ColoniaShelf) self = COLONIA_SHELF (data);
  g_autoptr (GError) error = NULL;
  GPtrArray *games = colonia_archive_list_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self->interrupted = NULL;
  g_clear_pointer (&self->elsewhere, colonia_game_summary_free);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = games != NULL ? games : g_ptr_array_new ();

  gtk_widget_set_visible (GTK_WIDGET (self->trouble), error != NULL);
  if (error != NULL)
    {
      /* Translators: %s says why, from the system. */
      g_autofree char *sentence = g_strdup_printf (_("The games cannot be listed: %s"), error->message);

      gtk_label_set_label (self->trouble, sentence);
    }

  if (load_elsewhere (self))
    return;

  g_clear_object (&self->reading);
  show_games (self);
}

static gboolean
read_after_frame (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       data)
{
  colonia_shelf_refresh (COLONIA_SHELF (widget));

  return G_SOURCE_REMOVE;
}

static void
colonia_shelf_map (GtkWidget *widget)
{
  ColoniaShelf *self = COLONIA_SHELF (widget);

  GTK_WIDGET_CLASS (colonia_shelf_parent_class)->map (widget);

  if (!self->was_read)
    gtk_widget_add_tick_callback (widget, read_after_frame, NULL, NULL);
  self->was_read = TRUE;
}

static gboolean
colonia_shelf_grab_focus (GtkWidget *widget)
{
  ColoniaShelf *self = COLONIA_SHELF (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->carry_on) ? self->carry_on : self->new_button);
}

static void
colonia_shelf_dispose (GObject *object)
{
  ColoniaShelf *self = COLONIA_SHELF (object);

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->settings);
  g_clear_object (&self->carry_on_file);
  self->interrupted = NULL;
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->elsewhere, colonia_game_summary_free);

  G_OBJECT_CLASS (colonia_shelf_parent_class)->dispose (object);
}

static void tell_anew (ColoniaShelf *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COLONIA_TYPE_LANGUAGE_BUTTON);
  colonia_template_set (widget_class, RESOURCE_PATH "/shelf.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, welcome);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, windows);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, carry_on);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, carry_on_state);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, carry_on_players);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, carry_on_time);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, actions);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, new_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, trouble);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, past);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, tiles);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShelf, more_button);
  gtk_widget_class_bind_template_callback (widget_class, on_carry_on);
  gtk_widget_class_bind_template_callback (widget_class, on_more);
}

static void
colonia_shelf_class_init (ColoniaShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_shelf_dispose;
  widget_class->map = colonia_shelf_map;
  widget_class->grab_focus = colonia_shelf_grab_focus;

  /**
   * ColoniaShelf::open-game:
   * @self: the shelf
   * @file: a file
   *
   * Somebody wants to see a game, or what is wrong with a file.
   */
  signals[OPEN_GAME] = g_signal_new ("open-game", COLONIA_TYPE_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_FILE);

  g_type_ensure (COLONIA_TYPE_STALLS);
  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);
  bind_template (widget_class);
}

/* Before any game is read it is known whether there may be one, so that the
 * page does not change under somebody's finger. */
static void
guess (ColoniaShelf *self)
{
  g_autofree char *games = colonia_application_get_games ();
  g_autofree char *last_game = g_settings_get_string (self->settings, "last-game");
  gboolean has_last = *last_game != '\0' && g_file_test (last_game, G_FILE_TEST_EXISTS);

  g_clear_object (&self->carry_on_file);
  if (has_last)
    self->carry_on_file = g_file_new_for_path (last_game);

  show_carry_on (self, has_last);
  show_welcome (self, !has_last && !g_file_test (games, G_FILE_TEST_IS_DIR));
}

/* The tiles are those of the games that were looked at, in their order. */
static void
tell_anew (ColoniaShelf *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  if (self->interrupted != NULL)
    show_interrupted (self);

  for (guint i = 0; i < self->n_looked_at && tile != NULL; i++)
    {
      const ColoniaGameSummary *game = g_ptr_array_index (self->games, i);

      if (game == self->interrupted)
        continue;

      colonia_game_tile_tell (COLONIA_GAME_TILE (tile), game, now);
      tile = gtk_widget_get_next_sibling (tile);
    }
}

static void
colonia_shelf_init (ColoniaShelf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (SCHEMA_ID);
  guess (self);
}

/**
 * colonia_shelf_refresh:
 * @self: the shelf
 *
 * Looks again which games there are.
 */
void
colonia_shelf_refresh (ColoniaShelf *self)
{
  g_autofree char *games = NULL;

  g_return_if_fail (COLONIA_IS_SHELF (self));

  self->was_read = TRUE;
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);

  /* The first game of all can be carried on with before it has been read. */
  if (!gtk_widget_get_visible (self->carry_on))
    guess (self);

  self->reading = g_cancellable_new ();
  games = colonia_application_get_games ();
  colonia_archive_list_async (games, self->reading, on_listed, g_object_ref (self));
}
