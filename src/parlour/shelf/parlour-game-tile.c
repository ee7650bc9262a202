/* parlour-game-tile.c: a game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-tile.h"

#include "parlour-game-words.h"
#include "parlour-name-plate.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-file.h"

#include <glib/gi18n.h>

/* A game in a file: when it was played, by whom, and what became of it. It is pressed to open
 * the game. */
struct _ParlourGameTile {
  GtkButton parent_instance;

  GtkLabel *time;
  GtkLabel *game;
  GtkLabel *tracking;
  GtkLabel *state;
  GtkBox *players;
};

G_DEFINE_FINAL_TYPE (ParlourGameTile, parlour_game_tile, GTK_TYPE_BUTTON)

static void
parlour_game_tile_class_init (ParlourGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourGameTile, time);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameTile, game);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameTile, tracking);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameTile, state);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameTile, players);
}

static void
parlour_game_tile_init (ParlourGameTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_game (ParlourGameTile        *self,
           const TableGameSummary *game)
{
  gtk_widget_set_visible (GTK_WIDGET (self->state), !game->finished);

  for (int seat = 0; seat < game->n_players; seat++)
    {
      GtkWidget *plate = parlour_name_plate_new (game->names[seat], game->colors[seat]);

      if (game->finished)
        parlour_name_plate_set_result (PARLOUR_NAME_PLATE (plate), game->game, game->points[seat], game->winners[seat]);
      gtk_box_append (self->players, plate);
    }
}

/* Lets a button open the game in a file. The action has no name before it knows which. */
void
parlour_game_tile_set_game (GtkActionable *button,
                            const char    *path)
{
  g_return_if_fail (path != NULL);

  gtk_actionable_set_action_target_value (button, g_variant_new_bytestring (path));
  gtk_actionable_set_action_name (button, "win.open-game");
}

/* Makes the tile of a game, or of a file that is broken. */
GtkWidget *
parlour_game_tile_new (const TableGameSummary *game,
                       GDateTime              *now)
{
  ParlourGameTile *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (now != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_GAME_TILE, NULL);
  parlour_game_tile_set_game (GTK_ACTIONABLE (self), game->path);
  gtk_widget_set_visible (GTK_WIDGET (self->players), !game->is_broken);
  parlour_widget_set_css_class (GTK_WIDGET (self), "broken", game->is_broken);
  if (!game->is_broken)
    show_game (self, game);
  parlour_game_tile_tell (self, game, now);

  return GTK_WIDGET (self);
}

/* The title that somebody has given to a game, if anybody has. */
static char *
tell_title (const TableGameSummary *game)
{
  const gboolean has_title = !game->is_broken
                             && table_game_file_has_own_title (game->path, (const char *const *) game->names, game->n_players);

  return has_title ? table_game_file_tell_title (game->path) : NULL;
}

/* Which game it is, and below a title when it was played. */
static void
show_which (ParlourGameTile        *self,
            const TableGameSummary *game,
            const char             *title, /* or NULL */
            const char             *time)
{
  const char *name = parlour_game_words_game (game);
  g_autofree char *named = name != NULL && title != NULL ? g_strdup_printf (C_("which game", "%s, %s"), name, time) : NULL;

  gtk_label_set_label (self->time, title != NULL ? title : time);
  parlour_label_say (self->game, named != NULL ? named : name != NULL ? name : title != NULL ? time : NULL);
}

/* Tells of the game in the language of the moment. */
void
parlour_game_tile_tell (ParlourGameTile        *self,
                        const TableGameSummary *game,
                        GDateTime              *now)
{
  g_autofree char *title = NULL;
  g_autofree char *time = NULL;
  g_autofree char *state = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (game != NULL);
  g_return_if_fail (now != NULL);

  title = tell_title (game);
  time = parlour_game_words_time (game->played, now, FALSE);
  label = parlour_game_words_label (game, title != NULL ? title : time);
  state = game->is_broken ? g_strdup (label) : parlour_game_words_state (game, FALSE);
  show_which (self, game, title, time);
  gtk_label_set_label (self->tracking, game->is_broken
                                         /* Translators: stands for a file in which no game can be found, in a list of games. */
                                         ? _("Not readable")
                                         : parlour_game_words_tracking (game));
  gtk_label_set_label (self->state, state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
