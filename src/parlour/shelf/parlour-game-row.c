/* parlour-game-row.c: a game in the list of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of thousands has a few dozen rows, each of which shows one game after
 * another: nothing is made while one scrolls.
 */

#include "config.h"

#include "parlour-game-row.h"

#include "parlour-game-words.h"
#include "parlour-roster.h"
#include "parlour-steady-bin.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-line.h"

#include <glib/gi18n.h>

/* A game in a list: its title, when it was played, by whom, and what became of it. */
struct _ParlourGameRow {
  GtkBox parent_instance;

  TablePastGame *game; /* NULL while it is not in use */

  GtkLabel *head;
  GtkLabel *state;
  GtkLabel *game_name;
  GtkLabel *time;
  ParlourRoster *players;
  GtkWidget *copies_button;
  GtkLabel *copies;
  GtkLabel *problem;
  GtkWidget *menu_button;
};

enum {
  OPEN_MENU,
  SHOW_COPIES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourGameRow, parlour_game_row, GTK_TYPE_BOX)

static void
on_menu (ParlourGameRow *self)
{
  g_signal_emit (self, signals[OPEN_MENU], 0, self->menu_button, NULL);
}

static void
on_copies (ParlourGameRow *self)
{
  g_signal_emit (self, signals[SHOW_COPIES], 0);
}

static void
on_right_click (ParlourGameRow  *self,
                int              n_presses,
                double           x,
                double           y,
                GtkGestureClick *click)
{
  const GdkRectangle place = { (int) x, (int) y, 1, 1 };

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[OPEN_MENU], 0, self, &place);
}

static void
forget_game (ParlourGameRow *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
parlour_game_row_dispose (GObject *object)
{
  forget_game (PARLOUR_GAME_ROW (object));

  G_OBJECT_CLASS (parlour_game_row_parent_class)->dispose (object);
}

static void tell (ParlourGameRow *self);

static void
parlour_game_row_class_init (ParlourGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_game_row_dispose;

  g_type_ensure (PARLOUR_TYPE_ROSTER);
  g_type_ensure (PARLOUR_TYPE_STEADY_BIN);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  /* Somebody wants to know what can be done with the game. */
  signals[OPEN_MENU] = g_signal_new ("open-menu", PARLOUR_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, GTK_TYPE_WIDGET, GDK_TYPE_RECTANGLE);

  /* Somebody wants to see the copies of the game. */
  signals[SHOW_COPIES] = g_signal_new ("show-copies", PARLOUR_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/game-row.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, head);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, state);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, game_name);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, time);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, players);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, copies_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, copies);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, problem);
  gtk_widget_class_bind_template_child (widget_class, ParlourGameRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, on_menu);
  gtk_widget_class_bind_template_callback (widget_class, on_copies);
  gtk_widget_class_bind_template_callback (widget_class, on_right_click);
}

static void
parlour_game_row_init (ParlourGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const char *
tell_state (const TableGameSummary *game,
            char                  **state)
{
  if (game->is_broken)
    /* Translators: stands for a file in which no game can be found, in a list of games. */
    return _("Not readable");
  if (game->finished)
    return parlour_game_words_tracking (game);

  return *state = parlour_game_words_state (game, FALSE);
}

static void
tell_copies (ParlourGameRow *self)
{
  const GPtrArray *copies = table_past_game_get_copies (self->game);
  guint n = copies != NULL ? copies->len + 1 : 1;
  g_autofree char *several = g_strdup_printf (ngettext ("%u copy of this game", "%u copies of this game", n), n);

  gtk_widget_set_visible (self->copies_button, n > 1);
  gtk_label_set_label (self->copies, n == 2 ? _("Two copies of this game") : several);
}

static void
tell (ParlourGameRow *self)
{
  const TableGameSummary *game;
  const char *name;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *title = NULL;
  g_autofree char *time = NULL;
  g_autofree char *state = NULL;
  g_autofree char *label = NULL;

  if (self->game == NULL)
    return;

  game = table_past_game_get_summary (self->game);
  if (table_past_game_get_title (self->game) != NULL)
    title = text_isolate (table_past_game_get_title (self->game));
  name = parlour_game_words_game (game);
  time = parlour_game_words_time (game->played, now, FALSE);
  label = parlour_game_words_label (game, title != NULL ? title : time);

  gtk_label_set_label (self->head, title != NULL ? title : time);
  gtk_label_set_label (self->game_name, name != NULL ? name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->game_name), name != NULL);
  gtk_label_set_label (self->time, title != NULL ? time : "");
  gtk_widget_set_visible (GTK_WIDGET (self->time), title != NULL);
  gtk_label_set_label (self->state, tell_state (game, &state));
  parlour_roster_show (self->players, game);
  gtk_widget_set_visible (GTK_WIDGET (self->players), !game->is_broken);
  parlour_widget_set_css_class (GTK_WIDGET (self->state), "unfinished", table_game_summary_is_unfinished (game));
  gtk_label_set_label (self->problem, game->is_broken ? label : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), game->is_broken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  tell_copies (self);
}

/* Shows a game. */
void
parlour_game_row_show (ParlourGameRow *self,
                       TablePastGame  *game)
{
  g_return_if_fail (PARLOUR_IS_GAME_ROW (self));
  g_return_if_fail (game == NULL || TABLE_IS_PAST_GAME (game));

  forget_game (self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_swapped (game, "copies", G_CALLBACK (tell), self);
  tell (self);
}
