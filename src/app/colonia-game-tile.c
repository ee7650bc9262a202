/* colonia-game-tile.c: a game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-game-tile.h"

#include "colonia-name-plate.h"
#include "colonia-template.h"
#include "colonia-terms.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

/**
 * ColoniaGameTile:
 *
 * A game in a file: when it was played, by whom, and what became of it. It is
 * pressed to open the game.
 */
struct _ColoniaGameTile {
  GtkButton parent_instance;

  GFile *file;

  GtkLabel *time;
  GtkLabel *tracking;
  GtkLabel *state;
  GtkBox *players;
};

G_DEFINE_FINAL_TYPE (ColoniaGameTile, colonia_game_tile, GTK_TYPE_BUTTON)

static void
colonia_game_tile_finalize (GObject *object)
{
  ColoniaGameTile *self = COLONIA_GAME_TILE (object);

  g_clear_object (&self->file);

  G_OBJECT_CLASS (colonia_game_tile_parent_class)->finalize (object);
}

static void
colonia_game_tile_class_init (ColoniaGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_game_tile_finalize;

  colonia_template_set (widget_class, RESOURCE_PATH "/game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaGameTile, time);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGameTile, tracking);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGameTile, state);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGameTile, players);
}

static void
colonia_game_tile_init (ColoniaGameTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
is_same_day (GDateTime *one,
             GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other)
         && g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

/* A month as it stands within a date. GLib would name it in the language in
 * which the desktop writes dates, which need not be that of the application. */
static const char *
get_month (int month)
{
  static const char *const months[] = {
    NC_("month in a date", "January"),
    NC_("month in a date", "February"),
    NC_("month in a date", "March"),
    NC_("month in a date", "April"),
    NC_("month in a date", "May"),
    NC_("month in a date", "June"),
    NC_("month in a date", "July"),
    NC_("month in a date", "August"),
    NC_("month in a date", "September"),
    NC_("month in a date", "October"),
    NC_("month in a date", "November"),
    NC_("month in a date", "December"),
  };

  g_assert (month >= 1 && month <= (int) G_N_ELEMENTS (months));

  return g_dpgettext2 (NULL, "month in a date", months[month - 1]);
}

static const char *
get_today (gboolean within)
{
  if (within)
    /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
    return C_("behind a colon", "today at %H:%M");

  /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
  return _("Today at %H:%M");
}

static const char *
get_yesterday (gboolean within)
{
  if (within)
    /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
    return C_("behind a colon", "yesterday at %H:%M");

  /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
  return _("Yesterday at %H:%M");
}

/**
 * colonia_game_tile_tell_time:
 * @seconds: a time, in seconds since 1970
 * @now: what time it is
 * @within: whether it stands behind a colon, rather than alone
 *
 * Tells when a game was played last.
 *
 * Returns: (transfer full): the time of what was today or yesterday, otherwise
 *   the day
 */
char *
colonia_game_tile_tell_time (gint64     seconds,
                             GDateTime *now,
                             gboolean   within)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);
  g_autoptr (GDateTime) yesterday = NULL;

  g_return_val_if_fail (now != NULL, NULL);

  if (time == NULL)
    return g_strdup ("");

  yesterday = g_date_time_add_days (now, -1);
  if (is_same_day (time, now))
    return g_date_time_format (time, get_today (within));

  if (is_same_day (time, yesterday))
    return g_date_time_format (time, get_yesterday (within));

  /* Translators: when a game was played: the day, the month and the year. */
  return g_strdup_printf (_("%d %s %d"),
                          g_date_time_get_day_of_month (time),
                          get_month (g_date_time_get_month (time)),
                          g_date_time_get_year (time));
}

/**
 * colonia_game_tile_tell_state:
 * @game: a game that is not broken
 * @within: whether it stands behind a colon, rather than alone
 *
 * Tells how far a game is.
 *
 * Returns: (transfer full): the week and the day
 */
char *
colonia_game_tile_tell_state (const ColoniaGameSummary *game,
                              gboolean                  within)
{
  g_return_val_if_fail (game != NULL && !game->is_broken, NULL);

  if (game->finished)
    return g_strdup (within ? C_("behind a colon", "finished") : _("Finished"));

  if (game->tracking == COLONIA_TRACKING_SCORING)
    return g_strdup (within ? C_("behind a colon", "not counted yet") : _("Not counted yet"));

  return within ? colonia_term_week_and_day_within (game->week, game->day)
                : colonia_term_week_and_day (game->week, game->day);
}

static const char *
tell_tracking (ColoniaTracking tracking)
{
  switch (tracking)
    {
    case COLONIA_TRACKING_FULL:
      /* Translators: everything in a game is kept track of. */
      return C_("tracking", "Everything");

    case COLONIA_TRACKING_ESSENTIALS:
      /* Translators: only the essentials of a game are kept track of. */
      return C_("tracking", "The essentials");

    case COLONIA_TRACKING_SCORING:
      /* Translators: only the score of a game is kept track of. */
      return C_("tracking", "Only the score");

    case COLONIA_N_TRACKINGS:
    default:
      g_assert_not_reached ();
    }
}

/* What a screen reader says of the whole tile. */
static void
describe (ColoniaGameTile          *self,
          const ColoniaGameSummary *game)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) winners = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all_names = NULL;
  g_autofree char *all_winners = NULL;
  g_autofree char *label = NULL;

  for (int seat = 0; seat < game->n_players; seat++)
    {
      g_ptr_array_add (names, g_strdup (game->names[seat]));
      if (game->winners[seat])
        g_ptr_array_add (winners, g_strdup (game->names[seat]));
    }

  all_names = colonia_term_list (names);
  all_winners = winners->len > 0 ? colonia_term_list (winners) : NULL;
  label = all_winners != NULL
            /* Translators: a game; the first %s is a date, the second the players, the third who won, several at times. */
            ? g_strdup_printf (_("%s: %s; won by %s"), gtk_label_get_label (self->time), all_names, all_winners)
            /* Translators: a game; the first %s is a date, the second the players, the third a week and a day. */
            : g_strdup_printf (_("%s: %s; %s"), gtk_label_get_label (self->time), all_names,
                               gtk_label_get_label (self->state));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_game (ColoniaGameTile          *self,
           const ColoniaGameSummary *game)
{
  gtk_widget_set_visible (GTK_WIDGET (self->state), !game->finished);

  for (int seat = 0; seat < game->n_players; seat++)
    {
      GtkWidget *plate = colonia_name_plate_new (game->names[seat], game->colors[seat]);

      if (game->finished)
        colonia_name_plate_set_result (COLONIA_NAME_PLATE (plate), game->points[seat], game->winners[seat]);
      gtk_box_append (self->players, plate);
    }
}

static void
tell_broken (ColoniaGameTile          *self,
             const ColoniaGameSummary *game)
{
  g_autofree char *name = g_filename_display_basename (game->path);
  /* Translators: the first %s is the name of a file, the second says what is wrong and where. */
  g_autofree char *label = g_strdup_printf (_("“%s” cannot be read: %s"), name, game->message);

  /* Translators: stands for a file in which no game can be found, in a list of games. */
  gtk_label_set_label (self->tracking, _("Not readable"));
  gtk_label_set_label (self->state, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * colonia_game_tile_new:
 * @game: a game at a glance
 * @now: what time it is
 *
 * Makes the tile of a game, or of a file that is broken.
 *
 * Returns: (transfer floating): the tile
 */
GtkWidget *
colonia_game_tile_new (const ColoniaGameSummary *game,
                       GDateTime                *now)
{
  ColoniaGameTile *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (now != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_GAME_TILE, NULL);
  self->file = g_file_new_for_path (game->path);
  gtk_widget_set_visible (GTK_WIDGET (self->players), !game->is_broken);
  colonia_widget_set_css_class (GTK_WIDGET (self), "broken", game->is_broken);
  if (!game->is_broken)
    show_game (self, game);
  colonia_game_tile_tell (self, game, now);

  return GTK_WIDGET (self);
}

/**
 * colonia_game_tile_get_file:
 * @self: a tile
 *
 * Tells which game it is.
 *
 * Returns: (transfer none): the file
 */
GFile *
colonia_game_tile_get_file (ColoniaGameTile *self)
{
  g_return_val_if_fail (COLONIA_IS_GAME_TILE (self), NULL);

  return self->file;
}

/**
 * colonia_game_tile_tell:
 * @self: a tile
 * @game: its game
 * @now: what time it is
 *
 * Tells of the game in the language of the moment.
 */
void
colonia_game_tile_tell (ColoniaGameTile          *self,
                        const ColoniaGameSummary *game,
                        GDateTime                *now)
{
  g_autofree char *time = NULL;
  g_autofree char *state = NULL;

  g_return_if_fail (COLONIA_IS_GAME_TILE (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (now != NULL);

  time = colonia_game_tile_tell_time (game->modified, now, FALSE);
  gtk_label_set_label (self->time, time);
  if (game->is_broken)
    {
      tell_broken (self, game);
      return;
    }

  state = colonia_game_tile_tell_state (game, FALSE);
  gtk_label_set_label (self->tracking, tell_tracking (game->tracking));
  gtk_label_set_label (self->state, state);
  describe (self, game);
}
