/* parlour-new-game.c: what is agreed before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-new-game.h"

#include "parlour-actions.h"
#include "parlour-collections.h"
#include "parlour-dialog.h"
#include "parlour-emblem.h"
#include "parlour-game-setup.h"
#include "parlour-last-game.h"
#include "parlour-namesakes.h"
#include "parlour-rules-button.h"
#include "parlour-seat-card.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-line.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* One of a few things to choose from */

#define PARLOUR_TYPE_CHOICE (parlour_choice_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChoice, parlour_choice, PARLOUR, CHOICE, GtkToggleButton)

/* A large button with a picture, a title and a sentence, and a mark while it is chosen. */
struct _ParlourChoice {
  GtkToggleButton parent_instance;

  GtkImage *image;
  GtkLabel *title;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (ParlourChoice, parlour_choice, GTK_TYPE_TOGGLE_BUTTON)

static void
parlour_choice_class_init (ParlourChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/setup/choice.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourChoice, image);
  gtk_widget_class_bind_template_child (widget_class, ParlourChoice, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourChoice, text);
}

static void
parlour_choice_init (ParlourChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a button that says nothing yet. */
static GtkWidget *
parlour_choice_new (const char *icon_name)
{
  ParlourChoice *self = g_object_new (PARLOUR_TYPE_CHOICE, NULL);

  g_return_val_if_fail (icon_name != NULL, NULL);

  gtk_image_set_from_icon_name (self->image, icon_name);

  return GTK_WIDGET (self);
}

/* Says what is chosen with it, in the language of the moment. */
static void
parlour_choice_show (ParlourChoice *self,
                     const char    *title,
                     const char    *text)
{
  g_return_if_fail (title != NULL && text != NULL);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* How many play where nobody has said so yet. */
#define USUAL_PLAYERS 4

/* How many people who have played before are offered. */
#define MAX_OFFERED 12

/* Who plays, what is kept track of, and what everybody starts with. A game can begin at any
 * moment: whatever nobody has said is as usual. */
struct _ParlourNewGame {
  AdwBin parent_instance;

  const TableGame *game;
  GPtrArray *seats; /* (element-type ParlourSeat): in the order in which they sit */
  GPtrArray *people; /* (element-type TablePerson) (nullable): who has played before */
  GListModel *past; /* (nullable): the newest games */
  int tracking;
  ParlourSetup *setup; /* what else is agreed */

  ParlourRulesButton *rules_button;
  GtkLabel *title;
  GtkLabel *first_seat;
  GtkWidget *people_box;
  GtkBox *seat_box;
  GtkWidget *add_button;
  GtkWidget *games_heading;
  GtkDropDown *games;
  GtkWidget *tracking_heading;
  GtkBox *tracking_box;
  AdwBin *setup_place;
  GtkLabel *summary;
  GtkWidget *begin_button;
};

static guint begin_signal;

G_DEFINE_FINAL_TYPE (ParlourNewGame, parlour_new_game, ADW_TYPE_BIN)

static void refresh (ParlourNewGame *self);

/* Whether the game is played without this, and only its end is counted. */
static gboolean
is_counted (ParlourNewGame *self)
{
  return self->game->counted == self->tracking;
}

/* Seats */

static ParlourSeat *
get_seat (ParlourNewGame *self,
          int             place)
{
  return g_ptr_array_index (self->seats, place);
}

static int
get_n_seats (ParlourNewGame *self)
{
  return (int) self->seats->len;
}

static int
find_seat (ParlourNewGame *self,
           ParlourSeat    *seat)
{
  guint place = 0;
  gboolean is_there = g_ptr_array_find (self->seats, seat, &place);

  g_assert (is_there);

  return (int) place;
}

static ParlourSeat *
find_color (ParlourNewGame *self,
            int             color)
{
  for (int i = 0; i < get_n_seats (self); i++)
    if (get_seat (self, i)->color == color)
      return get_seat (self, i);

  return NULL;
}

static void
move_seat (ParlourNewGame *self,
           int             from,
           int             to)
{
  ParlourSeat *seat = g_ptr_array_steal_index (self->seats, (guint) from);
  GtkWidget *card = parlour_widget_get_nth (GTK_WIDGET (self->seat_box), from);
  GtkWidget *neighbour = parlour_widget_get_nth (GTK_WIDGET (self->seat_box), to);

  g_ptr_array_insert (self->seats, to, seat);
  if (to < from)
    neighbour = gtk_widget_get_prev_sibling (neighbour);
  gtk_box_reorder_child_after (self->seat_box, card, neighbour);

  refresh (self);
}

static void
on_move (ParlourNewGame  *self,
         int              by,
         ParlourSeatCard *card)
{
  int place = find_seat (self, parlour_seated_get_seat (PARLOUR_SEATED (card)));

  if (place + by >= 0 && place + by < get_n_seats (self))
    move_seat (self, place, place + by);
}

static void
on_dropped (ParlourNewGame  *self,
            ParlourSeatCard *other,
            ParlourSeatCard *card)
{
  move_seat (self,
             find_seat (self, parlour_seated_get_seat (PARLOUR_SEATED (other))),
             find_seat (self, parlour_seated_get_seat (PARLOUR_SEATED (card))));
}

static void
remove_seat (ParlourNewGame *self,
             int             place)
{
  g_signal_handlers_disconnect_by_data (get_seat (self, place), self);
  gtk_box_remove (self->seat_box, parlour_widget_get_nth (GTK_WIDGET (self->seat_box), place));
  g_ptr_array_remove_index (self->seats, (guint) place);
}

static void
on_remove (ParlourNewGame  *self,
           ParlourSeatCard *card)
{
  int place = find_seat (self, parlour_seated_get_seat (PARLOUR_SEATED (card)));

  if (get_n_seats (self) <= self->game->min_players)
    return;

  remove_seat (self, place);
  refresh (self);
  gtk_widget_grab_focus (parlour_widget_get_nth (GTK_WIDGET (self->seat_box), MIN (place, get_n_seats (self) - 1)));
}

static void
on_take_color (ParlourNewGame  *self,
               int              color,
               ParlourSeatCard *card)
{
  parlour_seat_take_color (parlour_seated_get_seat (PARLOUR_SEATED (card)), color, self->seats);
}

static void
on_named (ParlourNewGame  *self,
          ParlourSeatCard *card)
{
  GtkWidget *next = gtk_widget_get_next_sibling (GTK_WIDGET (card));

  gtk_widget_grab_focus (next != NULL ? next : self->begin_button);
}

/* Adding players */

static gboolean
has_color (ParlourNewGame *self,
           int             color)
{
  return g_strv_contains (self->game->colors, table_color_ids[color]);
}

/* The first of the game's colours that nobody has. */
static TableColor
find_free_color (ParlourNewGame *self)
{
  const char *const *colors = self->game->colors;

  while (find_color (self, (int) table_color_find (*colors)) != NULL)
    colors++;

  return table_color_find (*colors);
}

static ParlourSeat *
add_seat (ParlourNewGame *self)
{
  GtkWidget *card;
  ParlourSeat *seat = parlour_seat_new (find_free_color (self));

  g_ptr_array_add (self->seats, seat);
  card = parlour_seat_card_new (seat);
  g_signal_connect_swapped (card, "move", G_CALLBACK (on_move), self);
  g_signal_connect_swapped (card, "remove", G_CALLBACK (on_remove), self);
  g_signal_connect_swapped (card, "take-color", G_CALLBACK (on_take_color), self);
  g_signal_connect_swapped (card, "dropped", G_CALLBACK (on_dropped), self);
  g_signal_connect_swapped (card, "named", G_CALLBACK (on_named), self);
  gtk_box_append (self->seat_box, card);

  g_signal_connect_swapped (seat, "notify", G_CALLBACK (refresh), self);

  return seat;
}

/* People who have played before */

static gboolean
is_seated (ParlourNewGame *self,
           const char     *name)
{
  for (int i = 0; i < get_n_seats (self); i++)
    if (g_str_equal (get_seat (self, i)->known_as, name))
      return TRUE;

  return FALSE;
}

/* Whoever comes takes the first seat without a name, or one more. */
static ParlourSeat *
find_empty_seat (ParlourNewGame *self)
{
  for (int i = 0; i < get_n_seats (self); i++)
    if (!parlour_seat_has_name (get_seat (self, i)))
      return get_seat (self, i);

  return get_n_seats (self) < self->game->max_players ? add_seat (self) : NULL;
}

static void
seat_person (ParlourNewGame *self,
             const char     *action,
             GVariant       *parameter)
{
  guint index = (guint) g_variant_get_int32 (parameter);
  const TablePerson *person;
  ParlourSeat *seat;
  ParlourSeat *other;

  g_return_if_fail (self->people != NULL && index < self->people->len);

  person = g_ptr_array_index (self->people, index);
  seat = find_empty_seat (self);
  if (seat == NULL)
    return;

  /* The usual colour, unless the game does not know it or somebody who has a name took it. */
  other = find_color (self, (int) person->color);
  if (has_color (self, (int) person->color) && (other == NULL || !parlour_seat_has_name (other)))
    {
      if (other != NULL && other != seat)
        parlour_seat_set_color (other, seat->color);
      parlour_seat_set_color (seat, (int) person->color);
    }

  parlour_seat_set_name (seat, person->name);
  seat->was_chosen = TRUE;
  parlour_seat_set_language (seat, person->language);
}

static gboolean
has_room (ParlourNewGame *self)
{
  if (get_n_seats (self) < self->game->max_players)
    return TRUE;

  for (int i = 0; i < get_n_seats (self); i++)
    if (!parlour_seat_has_name (get_seat (self, i)))
      return TRUE;

  return FALSE;
}

static void
show_people (ParlourNewGame *self)
{
  gboolean any = FALSE;
  int index = 0;

  for (GtkWidget *chip = gtk_widget_get_first_child (self->people_box); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      const TablePerson *person = g_ptr_array_index (self->people, (guint) index++);

      gtk_widget_set_visible (chip, !is_seated (self, person->name));
      any = any || gtk_widget_get_visible (chip);
    }

  gtk_widget_set_visible (self->people_box, any && has_room (self));
}

static GtkWidget *
make_chip (const TablePerson *person,
           int                index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *emblem = parlour_emblem_new ((int) person->color);
  g_autofree char *name = text_isolate (person->name);
  GtkWidget *label = gtk_label_new (name);

  g_object_set (emblem, "size", 16, "plain", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_box_append (GTK_BOX (box), emblem);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, person->name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "setup.seat-person");
  gtk_widget_add_css_class (button, "chip");

  return button;
}

/* Offers people who have played before, so that nobody needs to type their names. */
void
parlour_new_game_offer_people (ParlourNewGame *self,
                               GPtrArray      *people)
{
  GtkWidget *chip;

  g_return_if_fail (people != NULL);

  while ((chip = gtk_widget_get_first_child (self->people_box)) != NULL)
    gtk_widget_unparent (chip);

  g_clear_pointer (&self->people, g_ptr_array_unref);
  self->people = g_ptr_array_ref (people);
  for (guint i = 0; i < MIN (people->len, MAX_OFFERED); i++)
    gtk_box_append (GTK_BOX (self->people_box), make_chip (g_ptr_array_index (people, i), (int) i));

  show_people (self);
}

/* What the page says */

static void
show_seats (ParlourNewGame *self)
{
  int n_seats = get_n_seats (self);
  int max = self->game->max_players;
  /* Translators: %d is the most players that a game can have, at least 2. */
  g_autofree char *full = g_strdup_printf (ngettext ("A game has at most %d player", "A game has at most %d players",
                                                     (gulong) max), max);

  for (int i = 0; i < n_seats; i++)
    {
      ParlourSeatCard *card = PARLOUR_SEAT_CARD (parlour_widget_get_nth (GTK_WIDGET (self->seat_box), i));

      parlour_seat_card_set_game (card, self->game);
      parlour_seat_card_set_place (card, i, n_seats);
      parlour_seat_card_set_asks_language (card, !is_counted (self));
      parlour_seat_card_compare (card, self->seats);
    }

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.add", n_seats < max);
  parlour_widget_set_tooltip (self->add_button, n_seats < max ? NULL : full);
}

static void
show_problem (ParlourNewGame *self)
{
  int n = get_n_seats (self);
  g_autofree char *problem = parlour_setup_find_problem (self->setup);
  g_autofree char *summary = g_strdup_printf (ngettext ("%d player", "%d players", (gulong) n), n);
  g_autofree char *namesakes = parlour_seat_card_tell_namesakes (self->seats);

  gtk_label_set_label (self->summary, problem != NULL ? problem : namesakes != NULL ? namesakes : summary);
  parlour_widget_set_css_class (GTK_WIDGET (self->summary), "error", problem != NULL);
  parlour_widget_set_css_class (GTK_WIDGET (self->summary), "warning", problem == NULL && namesakes != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.begin", problem == NULL);
}

static void
show_tracking (ParlourNewGame *self)
{
  const ParlourTracking *tracking = parlour_game_setup_list_trackings (self->game);
  const char *first_seat = parlour_game_setup_tell_first (self->game);
  /* Translators: a heading; %s is the name of a game. */
  g_autofree char *title = g_strdup_printf (is_counted (self) ? _("Score a Game of %s")
                                            /* Translators: a heading; %s is the name of a game. */
                                            : _("New Game of %s"), table_game_get_name (self->game));
  int i = 0;

  for (GtkWidget *choice = gtk_widget_get_first_child (GTK_WIDGET (self->tracking_box)); choice != NULL;
       choice = gtk_widget_get_next_sibling (choice), tracking++)
    {
      parlour_choice_show (PARLOUR_CHOICE (choice), _(tracking->title), _(tracking->text));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), i++ == self->tracking);
    }
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->first_seat, first_seat != NULL ? first_seat : "");
  gtk_widget_set_visible (GTK_WIDGET (self->first_seat), first_seat != NULL && !is_counted (self));
  gtk_button_set_label (GTK_BUTTON (self->begin_button), is_counted (self) ? _("_Count") : _("_Begin"));
}

static void
refresh (ParlourNewGame *self)
{
  show_seats (self);
  show_people (self);
  show_tracking (self);
  parlour_setup_show (self->setup, self->seats, self->tracking);
  show_problem (self);
}

/* Which game */

/* Whoever has a colour that the game does not know gets one that it knows. */
static void
mend_colors (ParlourNewGame *self)
{
  for (int i = 0; i < get_n_seats (self); i++)
    if (!has_color (self, get_seat (self, i)->color))
      parlour_seat_set_color (get_seat (self, i), (int) find_free_color (self));
}

static void
seat_as_many (ParlourNewGame *self)
{
  int n = self->seats->len > 0 ? get_n_seats (self) : USUAL_PLAYERS;

  n = CLAMP (n, self->game->min_players, self->game->max_players);
  while (get_n_seats (self) > n)
    remove_seat (self, get_n_seats (self) - 1);
  mend_colors (self);
  while (get_n_seats (self) < n)
    add_seat (self);
}

static void
make_trackings (ParlourNewGame *self)
{
  const ParlourTracking *trackings = parlour_game_setup_list_trackings (self->game);

  parlour_box_clear (self->tracking_box);
  for (int i = 0; trackings != NULL && trackings[i].title != NULL; i++)
    {
      GtkWidget *choice = parlour_choice_new (trackings[i].icon);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (choice), "i", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (choice), "setup.tracking");
      gtk_box_append (self->tracking_box, choice);
    }
  gtk_widget_set_visible (self->tracking_heading, trackings != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->tracking_box), trackings != NULL);
}

/* Chooses which game is to be played, or to be counted. Who plays stays, as far as there is
 * room. */
void
parlour_new_game_set_game (ParlourNewGame  *self,
                           const TableGame *game)
{
  gboolean was_counted;

  g_return_if_fail (game != NULL);

  if (self->game == game)
    return;

  was_counted = self->game != NULL && is_counted (self);
  self->game = game;
  self->tracking = was_counted && game->counted != TABLE_NOBODY ? game->counted : 0;
  self->setup = parlour_game_setup_make (game);
  g_signal_connect_object (self->setup, "changed", G_CALLBACK (show_problem), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->setup_place, GTK_WIDGET (self->setup));
  parlour_rules_button_set_game (self->rules_button, game);
  make_trackings (self);
  seat_as_many (self);
  for (guint i = 0; table_games[i] != NULL; i++)
    if (table_games[i] == game)
      gtk_drop_down_set_selected (self->games, i);
  refresh (self);
}

/* Tells which game is to be played. */
const TableGame *
parlour_new_game_get_game (ParlourNewGame *self)
{
  return self->game;
}

static void
on_game_chosen (ParlourNewGame *self)
{
  guint which = gtk_drop_down_get_selected (self->games);

  if (self->game != NULL && which != GTK_INVALID_LIST_POSITION)
    parlour_new_game_set_game (self, table_games[which]);
}

/* Where there is but one game nobody is asked. */
static void
list_games (ParlourNewGame *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const TableGame *const *game = table_games; *game != NULL; game++)
    gtk_string_list_append (names, table_game_get_name (*game));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (names));
  gtk_widget_set_visible (self->games_heading, table_games[1] != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->games), table_games[1] != NULL);
}

/* Actions */

static void
add_player (ParlourNewGame *self)
{
  add_seat (self);
  refresh (self);
  gtk_widget_grab_focus (gtk_widget_get_last_child (GTK_WIDGET (self->seat_box)));
}

static void
choose_tracking (ParlourNewGame *self,
                 const char     *action,
                 GVariant       *parameter)
{
  parlour_new_game_set_tracking (self, g_variant_get_int32 (parameter));
}

static void
begin_now (ParlourNewGame *self)
{
  g_signal_handlers_disconnect_by_data (parlour_collections_get_people (), self);
  parlour_seat_remember_all (self->seats);
  g_signal_emit (self, begin_signal, 0);
}

/* Whose name is to be another one is where it is typed. */
static void
on_told_apart (ParlourSeat *seat,
               gpointer     data)
{
  ParlourNewGame *self = data;

  if (seat == NULL)
    begin_now (self);
  else
    gtk_widget_grab_focus (parlour_widget_get_nth (GTK_WIDGET (self->seat_box), find_seat (self, seat)));
}

static void
begin_with_names (ParlourNewGame *self)
{
  parlour_namesakes_ask (GTK_WIDGET (self), self->seats, self->people, self->past, on_told_apart, self);
}

static void
on_begin_response (ParlourNewGame *self,
                   const char     *response)
{
  if (g_str_equal (response, "begin"))
    begin_with_names (self);
  else
    parlour_setup_go_to_missing (self->setup);
}

static void
ask_before_beginning (ParlourNewGame *self,
                      const char     *missing)
{
  AdwMessageDialog *dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                                 N_("Begin With Nothing?"),
                                                 "%s", missing,
                                                 "enter", N_("_Enter It"),
                                                 "begin", N_("_Leave It Out"),
                                                 NULL);

  adw_message_dialog_set_default_response (dialog, "enter");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_begin_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
begin (ParlourNewGame *self)
{
  g_autofree char *missing = parlour_setup_list_missing (self->setup);

  if (missing != NULL)
    ask_before_beginning (self, missing);
  else
    begin_with_names (self);
}

static void
on_cards_changed (ParlourNewGame *self)
{
  const TableCollection *collection = parlour_cards_get_collection (parlour_collections_get_people ());
  g_autoptr (GPtrArray) people = table_collection_list_people (collection);

  parlour_new_game_offer_people (self, people);
}

static gboolean
parlour_new_game_grab_focus (GtkWidget *widget)
{
  ParlourNewGame *self = PARLOUR_NEW_GAME (widget);

  for (int i = 0; i < get_n_seats (self); i++)
    if (!parlour_seat_has_name (get_seat (self, i)))
      return gtk_widget_grab_focus (parlour_widget_get_nth (GTK_WIDGET (self->seat_box), i));

  return gtk_widget_grab_focus (self->begin_button);
}

static void
parlour_new_game_dispose (GObject *object)
{
  ParlourNewGame *self = PARLOUR_NEW_GAME (object);

  for (guint i = 0; self->seats != NULL && i < self->seats->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->seats, i), self);

  g_clear_pointer (&self->seats, g_ptr_array_unref);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_object (&self->past);

  G_OBJECT_CLASS (parlour_new_game_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  { "setup.add", NULL, G_CALLBACK (add_player) },
  { "setup.seat-person", "i", G_CALLBACK (seat_person) },
  /* Chooses how much is kept track of. */
  { "setup.tracking", "i", G_CALLBACK (choose_tracking) },
  { "setup.begin", NULL, G_CALLBACK (begin) },
};

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/setup/new-game.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (refresh));
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, rules_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, first_seat);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, people_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, seat_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, add_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, games_heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, games);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, tracking_heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, tracking_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, setup_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, summary);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, begin_button);
  gtk_widget_class_bind_template_callback (widget_class, on_game_chosen);
}

static void
parlour_new_game_class_init (ParlourNewGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_new_game_dispose;
  widget_class->grab_focus = parlour_new_game_grab_focus;

  /* All is agreed, and the game begins. `parlour_new_game_make_record()` makes its record. */
  begin_signal = g_signal_new ("begin", PARLOUR_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);

  bind_template (widget_class);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_new_game_init (ParlourNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->seats = g_ptr_array_new_with_free_func (g_object_unref);
  parlour_choice_keep_name (self->games);
  list_games (self);
  parlour_new_game_set_game (self, parlour_last_game_get_kind (parlour_settings_get ()));

  g_signal_connect_object (parlour_collections_get_people (), "changed",
                           G_CALLBACK (on_cards_changed), self, G_CONNECT_SWAPPED);
  on_cards_changed (self);
}

/* Chooses how much is to be kept track of. */
void
parlour_new_game_set_tracking (ParlourNewGame *self,
                               int             tracking)
{
  g_return_if_fail (tracking >= 0 && self->game->trackings[tracking] != NULL);

  self->tracking = tracking;
  refresh (self);
}

/* Chooses whether to play or to count. What is to be kept track of while one plays stays as it
 * was chosen. */
void
parlour_new_game_set_counted (ParlourNewGame *self,
                              gboolean        counted)
{
  if (counted == is_counted (self) || (counted && self->game->counted == TABLE_NOBODY))
    return;

  parlour_new_game_set_tracking (self, counted ? self->game->counted : 0);
}

/* Who went by the colour still does. */
static void
fill_seat (ParlourSeat       *seat,
           const TablePerson *person)
{
  parlour_seat_set_color (seat, (int) person->color);
  parlour_seat_set_name (seat, table_person_is_named (person) ? person->name : "");
  seat->was_chosen = TRUE;
  parlour_seat_set_language (seat, person->language);
}

/* Fills in who plays and what is agreed as in a game that was played already. What everybody
 * starts with is drawn anew. */
void
parlour_new_game_fill (ParlourNewGame    *self,
                       const TableRecord *record)
{
  const TableSetup *setup;

  g_return_if_fail (record != NULL);

  parlour_new_game_set_game (self, table_record_get_game (record));
  setup = table_record_get_setup (record);
  while (get_n_seats (self) < setup->n_players)
    add_seat (self);
  while (get_n_seats (self) > setup->n_players)
    remove_seat (self, get_n_seats (self) - 1);

  for (int i = 0; i < setup->n_players; i++)
    fill_seat (get_seat (self, i), table_record_get_person (record, i));

  parlour_setup_fill (self->setup, setup);
  parlour_new_game_set_tracking (self, setup->tracking);
}

/* Tells who has met whom, so that only strangers are asked whether they are who has played under
 * their name before. */
void
parlour_new_game_set_past (ParlourNewGame *self,
                           GListModel     *games)
{
  g_set_object (&self->past, games);
}

/* Makes the record of the game that was agreed on. */
TableRecord *
parlour_new_game_make_record (ParlourNewGame *self)
{
  TablePerson people[TABLE_MAX_PLAYERS] = { 0 };
  g_autofree TableSetup *setup = g_malloc0 (self->game->setup_size);

  setup->tracking = self->tracking;
  setup->n_players = get_n_seats (self);
  parlour_setup_make (self->setup, setup);

  for (int i = 0; i < setup->n_players; i++)
    {
      ParlourSeat *seat = get_seat (self, i);

      people[i].name = seat->known_as;
      people[i].color = (TableColor) seat->color;
      people[i].language = seat->language;
    }

  return table_record_new (self->game, setup, people);
}
