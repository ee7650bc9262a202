/* parlour-new-game.c: what is agreed before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-new-game.h"

#include "bag.h"
#include "colonia-start-card.h"
#include "colonia-terms.h"
#include "dice.h"
#include "parlour-cards.h"
#include "parlour-dialog.h"
#include "parlour-emblem.h"
#include "parlour-language-button.h"
#include "parlour-seat-card.h"
#include "parlour-stalls.h"
#include "parlour-steady-bin.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* How many play where nobody has said so yet. */
#define USUAL_PLAYERS 4

/* How many people who have played before are offered. */
#define MAX_OFFERED 12

/**
 * ParlourNewGame:
 *
 * Who plays, what is kept track of, and what everybody starts with. A game can
 * begin at any moment: whatever nobody has said is as usual.
 */
struct _ParlourNewGame {
  AdwBin parent_instance;

  GSettings *settings;
  GPtrArray *seats; /* (element-type ParlourSeat): in the order in which they sit */
  GPtrArray *people; /* (element-type TablePerson) (nullable): who has played before */
  ColoniaTracking tracking;
  gboolean by_app; /* who draws */
  gboolean members_chosen; /* so that their number stays when players come and go */
  double kept_members; /* what counted before something was typed that is no number */
  double kept_points;

  GtkLabel *title;
  GtkWidget *people_box;
  GtkBox *seat_box;
  GtkWidget *add_button;
  GtkToggleButton *tracking_buttons[COLONIA_N_TRACKINGS];
  GtkWidget *start_section;
  GtkSpinButton *members;
  GtkLabel *members_hint;
  GtkToggleButton *app_button;
  GtkToggleButton *table_button;
  GtkWidget *draw_button;
  GtkLabel *members_problem;
  GtkLabel *draw_hint;
  GtkLabel *draw_problem;
  GtkBox *start_box;
  GtkSpinButton *window_points;
  GtkLabel *points_problem;
  GtkLabel *summary;
  GtkWidget *begin_button;
};

enum {
  BEGIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourNewGame, parlour_new_game, ADW_TYPE_BIN)

static void refresh (ParlourNewGame *self);

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
    if (parlour_seat_get_color (get_seat (self, i)) == color)
      return get_seat (self, i);

  return NULL;
}

static GtkWidget *
get_card (GtkBox *box,
          int     place)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (place-- > 0)
    card = gtk_widget_get_next_sibling (card);

  return card;
}

/* Both lists of cards are in the order of the seats. */
static void
move_seat (ParlourNewGame *self,
           int             from,
           int             to)
{
  GtkBox *boxes[] = { self->seat_box, self->start_box };
  ParlourSeat *seat = g_ptr_array_steal_index (self->seats, (guint) from);

  g_ptr_array_insert (self->seats, to, seat);

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      GtkWidget *card = get_card (boxes[i], from);
      GtkWidget *neighbour = get_card (boxes[i], to);

      if (to < from)
        neighbour = gtk_widget_get_prev_sibling (neighbour);
      gtk_box_reorder_child_after (boxes[i], card, neighbour);
    }

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
on_remove (ParlourNewGame  *self,
           ParlourSeatCard *card)
{
  ParlourSeat *seat = parlour_seated_get_seat (PARLOUR_SEATED (card));
  int place = find_seat (self, seat);

  if (get_n_seats (self) <= COLONIA_MIN_PLAYERS)
    return;

  g_signal_handlers_disconnect_by_data (seat, self);
  gtk_box_remove (self->start_box, get_card (self->start_box, place));
  gtk_box_remove (self->seat_box, GTK_WIDGET (card));
  g_ptr_array_remove_index (self->seats, (guint) place);

  refresh (self);
  gtk_widget_grab_focus (get_card (self->seat_box, MIN (place, get_n_seats (self) - 1)));
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

/* Drawing (SET-3) */

static TableBundle
fill_bag (ParlourNewGame *self)
{
  TableBundle bag = { 0 };

  for (int i = 0; i < (int) COLONIA_N_RESOURCES; i++)
    bag.n[i] = COLONIA_RESOURCES_EACH;

  for (int i = 0; i < get_n_seats (self); i++)
    {
      const TableBundle *drawn = parlour_seat_get_bundle (get_seat (self, i), COLONIA_PIECE_RESOURCE);

      for (int kind = 0; kind < (int) COLONIA_N_RESOURCES; kind++)
        bag.n[kind] = MAX (bag.n[kind] - drawn->n[kind], 0);
    }

  return bag;
}

static void
draw_for (ParlourNewGame *self,
          ParlourSeat    *seat)
{
  const TableBundle nothing = { 0 };
  TableBundle goods = { 0 };
  TableBundle resources;
  TableBundle bag;
  int die = dice_roll (COLONIA_DIE_SIDES);

  /* After a 6 the player may choose; until then it is any, so that the game
   * need not wait for that. */
  goods.n[die == COLONIA_DIE_SIDES ? dice_roll (COLONIA_N_GOODS) - 1 : die - 1] = 1;

  parlour_seat_set_bundle (seat, COLONIA_PIECE_RESOURCE, &nothing);
  bag = fill_bag (self);
  resources = bag_draw (&bag, COLONIA_START_RESOURCES);

  parlour_seat_set_bundle (seat, COLONIA_PIECE_RESOURCE, &resources);
  parlour_seat_set_bundle (seat, COLONIA_PIECE_GOOD, &goods);
  parlour_seat_set_die (seat, die);
}

static void
draw_for_everybody (ParlourNewGame *self)
{
  const TableBundle nothing = { 0 };

  for (int i = 0; i < get_n_seats (self); i++)
    parlour_seat_set_bundle (get_seat (self, i), COLONIA_PIECE_RESOURCE, &nothing);
  for (int i = 0; i < get_n_seats (self); i++)
    draw_for (self, get_seat (self, i));
}

static void
set_by_app (ParlourNewGame *self,
            gboolean        by_app)
{
  if (self->by_app == by_app)
    return;

  self->by_app = by_app;
  for (int i = 0; i < get_n_seats (self); i++)
    parlour_seat_swap_draws (get_seat (self, i));

  /* Who came while the table drew has nothing yet. */
  for (int i = 0; by_app && i < get_n_seats (self); i++)
    if (parlour_seat_get_die (get_seat (self, i)) == 0)
      draw_for (self, get_seat (self, i));

  refresh (self);
}

/* Adding players */

static ParlourSeat *
add_seat (ParlourNewGame *self)
{
  GtkWidget *card, *start_card;
  ParlourSeat *seat;
  int color = 0;

  while (find_color (self, color) != NULL)
    color++;

  seat = parlour_seat_new ((TableColor) color);
  g_ptr_array_add (self->seats, seat);
  if (self->by_app)
    draw_for (self, seat);

  card = parlour_seat_card_new (seat);
  g_signal_connect_swapped (card, "move", G_CALLBACK (on_move), self);
  g_signal_connect_swapped (card, "remove", G_CALLBACK (on_remove), self);
  g_signal_connect_swapped (card, "take-color", G_CALLBACK (on_take_color), self);
  g_signal_connect_swapped (card, "dropped", G_CALLBACK (on_dropped), self);
  g_signal_connect_swapped (card, "named", G_CALLBACK (on_named), self);
  gtk_box_append (self->seat_box, card);

  start_card = colonia_start_card_new (seat);
  gtk_box_append (self->start_box, start_card);

  g_signal_connect_swapped (seat, "notify", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (seat, "bundle-changed", G_CALLBACK (refresh), self);

  return seat;
}

/* People who have played before */

static gboolean
is_seated (ParlourNewGame *self,
           const char     *name)
{
  for (int i = 0; i < get_n_seats (self); i++)
    if (g_str_equal (parlour_seat_get_known_as (get_seat (self, i)), name))
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

  return get_n_seats (self) < COLONIA_MAX_PLAYERS ? add_seat (self) : NULL;
}

static void
seat_person (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ParlourNewGame *self = PARLOUR_NEW_GAME (widget);
  guint index = (guint) g_variant_get_int32 (parameter);
  const TablePerson *person;
  ParlourSeat *seat;
  ParlourSeat *other;

  g_return_if_fail (self->people != NULL && index < self->people->len);

  person = g_ptr_array_index (self->people, index);
  seat = find_empty_seat (self);
  if (seat == NULL)
    return;

  /* The usual colour, unless somebody who has a name took it. */
  other = find_color (self, (int) person->color);
  if (other == NULL || !parlour_seat_has_name (other))
    {
      if (other != NULL && other != seat)
        parlour_seat_set_color (other, parlour_seat_get_color (seat));
      parlour_seat_set_color (seat, (int) person->color);
    }

  parlour_seat_set_name (seat, person->name);
  parlour_seat_set_language (seat, person->language);
}

static gboolean
has_room (ParlourNewGame *self)
{
  if (get_n_seats (self) < COLONIA_MAX_PLAYERS)
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
  GtkWidget *label = gtk_label_new (person->name);

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

/**
 * parlour_new_game_offer_people:
 * @self: the page
 * @people: (element-type TablePerson): people, those who are likeliest to
 *   play first
 *
 * Offers people who have played before, so that nobody needs to type their
 * names.
 */
void
parlour_new_game_offer_people (ParlourNewGame *self,
                               GPtrArray      *people)
{
  GtkWidget *chip;

  g_return_if_fail (PARLOUR_IS_NEW_GAME (self));
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

  for (int i = 0; i < n_seats; i++)
    {
      ParlourSeatCard *card = PARLOUR_SEAT_CARD (get_card (self->seat_box, i));

      parlour_seat_card_set_place (card, i, n_seats);
      parlour_seat_card_set_asks_language (card, self->tracking != COLONIA_TRACKING_SCORING);
      parlour_seat_card_compare (card, self->seats);
    }

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.add", n_seats < COLONIA_MAX_PLAYERS);
  parlour_widget_set_tooltip (self->add_button,
                              n_seats < COLONIA_MAX_PLAYERS ? NULL : _("A game has at most six players"));
}

/* Numbers that are typed. What is none stays there to be mended, and is not
 * taken for the lowest one. */

static gboolean
read_number (GtkSpinButton *spin,
             int           *number)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (spin);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (spin))));
  gint64 read;

  if (!g_ascii_string_to_signed (text, 10, (gint64) gtk_adjustment_get_lower (adjustment),
                                 (gint64) gtk_adjustment_get_upper (adjustment), &read, NULL))
    return FALSE;

  *number = (int) read;

  return TRUE;
}

static double *
get_kept (ParlourNewGame *self,
          GtkSpinButton  *spin)
{
  return spin == self->members ? &self->kept_members : &self->kept_points;
}

static int
on_number_input (ParlourNewGame *self,
                 double         *value,
                 GtkSpinButton  *spin)
{
  int number;

  *value = read_number (spin, &number) ? number : gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin));

  return TRUE;
}

static gboolean
on_number_output (ParlourNewGame *self,
                  GtkSpinButton  *spin)
{
  double value = gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin));
  int number;
  gboolean stays = !read_number (spin, &number) && value == *get_kept (self, spin);

  *get_kept (self, spin) = value;

  return stays;
}

/* Translates what is wrong with a number, or returns NULL. */
static char *
find_number_problem (GtkSpinButton *spin)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (spin);
  int number;

  if (read_number (spin, &number))
    return NULL;

  /* Translators: %s is what somebody typed, the %d are the lowest and the highest number. */
  return g_strdup_printf (_("“%s” is not a number from %d to %d."), gtk_editable_get_text (GTK_EDITABLE (spin)),
                          (int) gtk_adjustment_get_lower (adjustment), (int) gtk_adjustment_get_upper (adjustment));
}

static void
show_members (ParlourNewGame *self)
{
  int usual = colonia_default_family_members (get_n_seats (self));
  g_autofree char *hint = NULL;

  if (!self->members_chosen && gtk_spin_button_get_value_as_int (self->members) != usual)
    {
      gtk_spin_button_set_value (self->members, usual);
      self->members_chosen = FALSE;
    }

  /* Translators: the first %d is a number of family members, the second one of players, at least 3. */
  hint = g_strdup_printf (_("%d is usual for %d players"), usual, get_n_seats (self));
  gtk_label_set_label (self->members_hint, hint);
}

static void
show_number_problem (GtkSpinButton *spin,
                     GtkLabel      *label)
{
  g_autofree char *problem = find_number_problem (spin);

  gtk_label_set_label (label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (label), problem != NULL);
  parlour_widget_set_css_class (GTK_WIDGET (spin), "error", problem != NULL);
}

static void
show_draws (ParlourNewGame *self)
{
  gtk_toggle_button_set_active (self->app_button, self->by_app);
  gtk_toggle_button_set_active (self->table_button, !self->by_app);
  gtk_widget_set_visible (self->draw_button, self->by_app);
  gtk_label_set_label (self->draw_hint,
                       self->by_app
                         ? _("The app has drawn 4 resources for everybody, and rolled the die for a good. "
                             "Each player opens their line in secret, and takes those pieces.")
                         : _("As usual, each player draws 4 resources and rolls the die for a good, and enters them below."));
}

/* Translates what is wrong with the resources, or returns NULL. They come out
 * of the bag and must have been there (SET-5). */
static char *
find_draw_problem (ParlourNewGame *self)
{
  for (int kind = 0; kind < (int) COLONIA_N_RESOURCES; kind++)
    {
      int total = 0;

      for (int i = 0; i < get_n_seats (self); i++)
        total += parlour_seat_get_bundle (get_seat (self, i), COLONIA_PIECE_RESOURCE)->n[kind];

      if (total > COLONIA_RESOURCES_EACH)
        {
          g_autofree char *resources = colonia_term_resources ((ColoniaResource) kind, total);

          /* Translators: %s is a number of resources, e.g. “19 linen”, %d how many there are at all. */
          return g_strdup_printf (_("Together the players have %s, but the bag holds only %d."),
                                  resources, COLONIA_RESOURCES_EACH);
        }
    }

  return NULL;
}

static void
show_problem (ParlourNewGame *self)
{
  gboolean is_full = self->tracking == COLONIA_TRACKING_FULL;
  g_autofree char *draw_problem = is_full ? find_draw_problem (self) : NULL;
  g_autofree char *members_problem = is_full ? find_number_problem (self->members) : NULL;
  g_autofree char *points_problem = find_number_problem (self->window_points);
  const char *problem = draw_problem;
  int n = get_n_seats (self);
  g_autofree char *summary = g_strdup_printf (ngettext ("%d player", "%d players", (gulong) n), n);
  g_autofree char *namesakes = parlour_seat_card_tell_namesakes (self->seats);

  if (problem == NULL)
    problem = members_problem != NULL ? members_problem : points_problem;

  gtk_label_set_label (self->draw_problem, draw_problem != NULL ? draw_problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->draw_problem), draw_problem != NULL);
  show_number_problem (self->members, self->members_problem);
  show_number_problem (self->window_points, self->points_problem);
  gtk_label_set_label (self->summary, problem != NULL ? problem : namesakes != NULL ? namesakes : summary);
  parlour_widget_set_css_class (GTK_WIDGET (self->summary), "error", problem != NULL);
  parlour_widget_set_css_class (GTK_WIDGET (self->summary), "warning", problem == NULL && namesakes != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.begin", problem == NULL);
}

static void
show_tracking (ParlourNewGame *self)
{
  gboolean is_scoring = self->tracking == COLONIA_TRACKING_SCORING;
  const char *name = table_games[0]->get_name ();
  /* Translators: a heading; %s is the name of a game, e.g. “Colonia”. */
  g_autofree char *title = g_strdup_printf (is_scoring ? _("Score a Game of %s")
                                            /* Translators: a heading; %s is the name of a game, e.g. “Colonia”. */
                                            : _("New Game of %s"), name);

  for (int i = 0; i < (int) COLONIA_N_TRACKINGS; i++)
    gtk_toggle_button_set_active (self->tracking_buttons[i], i == (int) self->tracking);
  gtk_label_set_label (self->title, title);
  gtk_button_set_label (GTK_BUTTON (self->begin_button), is_scoring ? _("_Count") : _("_Begin"));
  gtk_widget_set_visible (self->start_section, self->tracking == COLONIA_TRACKING_FULL);
}

static void
refresh (ParlourNewGame *self)
{
  show_seats (self);
  show_people (self);
  show_tracking (self);
  show_members (self);
  show_draws (self);
  show_problem (self);
}

/* While the page is made there is nothing to show yet. */
static void
on_number_typed (ParlourNewGame *self)
{
  if (self->seats != NULL && self->points_problem != NULL)
    show_problem (self);
}

static void
on_members_changed (ParlourNewGame *self)
{
  self->members_chosen = TRUE;
}

/* Actions */

static void
add_player (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  ParlourNewGame *self = PARLOUR_NEW_GAME (widget);

  add_seat (self);
  refresh (self);
  gtk_widget_grab_focus (gtk_widget_get_last_child (GTK_WIDGET (self->seat_box)));
}

static void
choose_tracking (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  parlour_new_game_set_tracking (PARLOUR_NEW_GAME (widget), (ColoniaTracking) g_variant_get_int32 (parameter));
}

static void
choose_drawer (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  set_by_app (PARLOUR_NEW_GAME (widget), g_variant_get_boolean (parameter));
}

static void
draw (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  draw_for_everybody (PARLOUR_NEW_GAME (widget));
}

/* Who goes by the colour has no name to be remembered. Whoever sits first is
 * offered first next time. */
static void
remember_people (ParlourNewGame *self)
{
  for (int i = get_n_seats (self) - 1; i >= 0; i--)
    {
      ParlourSeat *seat = get_seat (self, i);
      TablePerson person = {
        (char *) parlour_seat_get_known_as (seat),
        (TableColor) parlour_seat_get_color (seat),
        (char *) parlour_seat_get_language (seat),
      };

      if (parlour_seat_has_name (seat))
        parlour_cards_remember_person (parlour_cards_get_default (), &person);
    }
}

static void
begin_now (ParlourNewGame *self)
{
  g_signal_handlers_disconnect_by_data (parlour_cards_get_default (), self);
  remember_people (self);
  g_signal_emit (self, signals[BEGIN], 0);
}

static gboolean
has_drawn (ParlourSeat *seat)
{
  return colonia_bundle_get_total (parlour_seat_get_bundle (seat, COLONIA_PIECE_RESOURCE)) > 0
         || colonia_bundle_get_total (parlour_seat_get_bundle (seat, COLONIA_PIECE_GOOD)) > 0;
}

/* Whose draw at the table nobody has entered, as a list, or NULL. */
static char *
list_without_draw (ParlourNewGame *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int i = 0; i < get_n_seats (self); i++)
    {
      ParlourSeat *seat = get_seat (self, i);

      if (!has_drawn (seat))
        g_ptr_array_add (names, (char *) parlour_seat_get_known_as (seat));
    }

  return names->len > 0 ? text_list (names) : NULL;
}

/* Whose line it is opens it: others may look on. */
static void
focus_first_without_draw (ParlourNewGame *self)
{
  GtkWidget *card;
  int i = 0;

  while (i < get_n_seats (self) && has_drawn (get_seat (self, i)))
    i++;
  if (i == get_n_seats (self))
    return;

  card = get_card (self->start_box, i);
  gtk_widget_child_focus (card, GTK_DIR_TAB_FORWARD);
  parlour_widget_scroll_to (card);
}

static void
on_begin_response (ParlourNewGame *self,
                   const char     *response)
{
  if (g_str_equal (response, "begin"))
    begin_now (self);
  else
    focus_first_without_draw (self);
}

static void
ask_before_beginning (ParlourNewGame *self,
                      const char     *names)
{
  AdwMessageDialog *dialog;

  dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                               N_("Begin With Nothing?"),
                               /* Translators: %s is a list of players, who draw resources and roll for a good before the game. */
                               N_("What was drawn and rolled at the table is not entered yet for: %s"), names,
                               "enter", N_("_Enter It"),
                               "begin", N_("_Leave It Out"),
                               NULL);
  adw_message_dialog_set_default_response (dialog, "enter");
  adw_message_dialog_set_close_response (dialog, "enter");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_begin_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
begin (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  ParlourNewGame *self = PARLOUR_NEW_GAME (widget);
  gboolean is_asked = self->tracking == COLONIA_TRACKING_FULL && !self->by_app;
  g_autofree char *names = is_asked ? list_without_draw (self) : NULL;

  if (names != NULL)
    ask_before_beginning (self, names);
  else
    begin_now (self);
}

static void
on_cards_changed (ParlourNewGame *self)
{
  const TableCollection *collection = parlour_cards_get_collection (parlour_cards_get_default ());
  g_autoptr (GPtrArray) people = table_collection_list_people (collection);

  parlour_new_game_offer_people (self, people);
}

static gboolean
parlour_new_game_grab_focus (GtkWidget *widget)
{
  ParlourNewGame *self = PARLOUR_NEW_GAME (widget);

  for (int i = 0; i < get_n_seats (self); i++)
    if (!parlour_seat_has_name (get_seat (self, i)))
      return gtk_widget_grab_focus (get_card (self->seat_box, i));

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
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (parlour_new_game_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  /**
   * ParlourNewGame|setup.add:
   *
   * Adds a player.
   */
  gtk_widget_class_install_action (widget_class, "setup.add", NULL, add_player);

  /**
   * ParlourNewGame|setup.seat-person:
   * @index: which of the people who are offered, from 0
   *
   * Seats somebody who has played before.
   */
  gtk_widget_class_install_action (widget_class, "setup.seat-person", "i", seat_person);

  /**
   * ParlourNewGame|setup.tracking:
   * @tracking: a `ColoniaTracking`
   *
   * Chooses how much is kept track of.
   */
  gtk_widget_class_install_action (widget_class, "setup.tracking", "i", choose_tracking);

  /**
   * ParlourNewGame|setup.draw-by-app:
   * @by_app: whether the application draws
   *
   * Chooses who draws what everybody starts with.
   */
  gtk_widget_class_install_action (widget_class, "setup.draw-by-app", "b", choose_drawer);

  /**
   * ParlourNewGame|setup.draw:
   *
   * Draws for everybody anew.
   */
  gtk_widget_class_install_action (widget_class, "setup.draw", NULL, draw);

  /**
   * ParlourNewGame|setup.begin:
   *
   * Begins the game.
   */
  gtk_widget_class_install_action (widget_class, "setup.begin", NULL, begin);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  static const char *const tracking_buttons[COLONIA_N_TRACKINGS] = {
    "full_button", "essentials_button", "scoring_button",
  };

  g_type_ensure (PARLOUR_TYPE_LANGUAGE_BUTTON);
  g_type_ensure (PARLOUR_TYPE_STEADY_BIN);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/new-game.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (refresh));
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, people_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, seat_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, add_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, start_section);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, members);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, members_hint);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, app_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, table_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, draw_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, draw_hint);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, draw_problem);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, start_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, members_problem);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, window_points);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, points_problem);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, summary);
  gtk_widget_class_bind_template_child (widget_class, ParlourNewGame, begin_button);
  gtk_widget_class_bind_template_callback (widget_class, on_members_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_number_input);
  gtk_widget_class_bind_template_callback (widget_class, on_number_output);
  gtk_widget_class_bind_template_callback (widget_class, on_number_typed);

  for (int i = 0; i < (int) COLONIA_N_TRACKINGS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, tracking_buttons[i], FALSE,
                                               G_STRUCT_OFFSET (ParlourNewGame, tracking_buttons[i]));
}

static void
parlour_new_game_class_init (ParlourNewGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_new_game_dispose;
  widget_class->grab_focus = parlour_new_game_grab_focus;

  /**
   * ParlourNewGame::begin:
   * @self: the page
   *
   * All is agreed, and the game begins. `parlour_new_game_make_record()` makes
   * its record.
   */
  signals[BEGIN] = g_signal_new ("begin", PARLOUR_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
parlour_new_game_init (ParlourNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (SCHEMA_ID);
  self->seats = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_app = g_settings_get_enum (self->settings, "dice") == 0;
  self->members_chosen = FALSE;

  for (int i = 0; i < USUAL_PLAYERS; i++)
    add_seat (self);
  refresh (self);
  self->kept_members = gtk_spin_button_get_value (self->members);
  self->kept_points = gtk_spin_button_get_value (self->window_points);

  g_signal_connect_object (parlour_cards_get_default (), "changed",
                           G_CALLBACK (on_cards_changed), self, G_CONNECT_SWAPPED);
  on_cards_changed (self);
}

/**
 * parlour_new_game_get_tracking:
 * @self: the page
 *
 * Tells how much is to be kept track of.
 *
 * Returns: how much
 */
ColoniaTracking
parlour_new_game_get_tracking (ParlourNewGame *self)
{
  g_return_val_if_fail (PARLOUR_IS_NEW_GAME (self), COLONIA_TRACKING_FULL);

  return self->tracking;
}

/**
 * parlour_new_game_set_tracking:
 * @self: the page
 * @tracking: how much
 *
 * Chooses how much is to be kept track of.
 */
void
parlour_new_game_set_tracking (ParlourNewGame  *self,
                               ColoniaTracking  tracking)
{
  g_return_if_fail (PARLOUR_IS_NEW_GAME (self));
  g_return_if_fail (tracking < COLONIA_N_TRACKINGS);

  self->tracking = tracking;
  refresh (self);
}

/**
 * parlour_new_game_get_n_seats:
 * @self: the page
 *
 * Tells how many play.
 *
 * Returns: how many seats there are, 3 to 6
 */
int
parlour_new_game_get_n_seats (ParlourNewGame *self)
{
  g_return_val_if_fail (PARLOUR_IS_NEW_GAME (self), 0);

  return get_n_seats (self);
}

/**
 * parlour_new_game_get_seat:
 * @self: the page
 * @place: the place of the seat, from 0
 *
 * Tells who sits where.
 *
 * Returns: (transfer none): the seat
 */
ParlourSeat *
parlour_new_game_get_seat (ParlourNewGame *self,
                           int             place)
{
  g_return_val_if_fail (PARLOUR_IS_NEW_GAME (self), NULL);
  g_return_val_if_fail (place >= 0 && place < get_n_seats (self), NULL);

  return get_seat (self, place);
}

/* Who went by the colour still does. */
static void
fill_seat (ParlourSeat       *seat,
           const TablePerson *person)
{
  gboolean is_named = !g_str_equal (person->name, table_color_get_name (person->color));

  parlour_seat_set_color (seat, (int) person->color);
  parlour_seat_set_name (seat, is_named ? person->name : "");
  parlour_seat_set_language (seat, person->language);
}

/**
 * parlour_new_game_fill:
 * @self: a page on which nobody has entered anything yet
 * @record: a game
 *
 * Fills in who plays and what is agreed as in a game that was played already.
 * What everybody starts with is drawn anew.
 */
void
parlour_new_game_fill (ParlourNewGame    *self,
                       const TableRecord *record)
{
  const ColoniaSetup *setup;

  g_return_if_fail (PARLOUR_IS_NEW_GAME (self));
  g_return_if_fail (record != NULL);

  setup = (gconstpointer) table_record_get_setup (record);
  while (get_n_seats (self) < setup->n_players)
    add_seat (self);
  while (get_n_seats (self) > setup->n_players)
    on_remove (self, PARLOUR_SEAT_CARD (gtk_widget_get_last_child (GTK_WIDGET (self->seat_box))));

  for (int i = 0; i < setup->n_players; i++)
    fill_seat (get_seat (self, i), table_record_get_person (record, i));

  gtk_spin_button_set_value (self->window_points, setup->window_points);
  if (setup->family_members != colonia_default_family_members (setup->n_players))
    gtk_spin_button_set_value (self->members, setup->family_members);
  parlour_new_game_set_tracking (self, setup->tracking);
}

/**
 * parlour_new_game_make_record:
 * @self: the page, on which nothing is wrong
 *
 * Makes the record of the game that was agreed on.
 *
 * Returns: (transfer full): the record
 */
TableRecord *
parlour_new_game_make_record (ParlourNewGame *self)
{
  ColoniaSetup setup = { 0 };
  TablePerson people[COLONIA_MAX_PLAYERS] = { 0 };
  gboolean is_full;

  g_return_val_if_fail (PARLOUR_IS_NEW_GAME (self), NULL);

  /* What is typed counts without leaving the field. */
  gtk_spin_button_update (self->members);
  gtk_spin_button_update (self->window_points);

  is_full = self->tracking == COLONIA_TRACKING_FULL;
  setup.tracking = self->tracking;
  setup.n_players = get_n_seats (self);
  setup.family_members = is_full ? gtk_spin_button_get_value_as_int (self->members)
                                 : colonia_default_family_members (setup.n_players);
  setup.window_points = gtk_spin_button_get_value_as_int (self->window_points);

  for (int i = 0; i < setup.n_players; i++)
    {
      ParlourSeat *seat = get_seat (self, i);

      people[i].name = (char *) parlour_seat_get_known_as (seat);
      people[i].color = (TableColor) parlour_seat_get_color (seat);
      people[i].language = (char *) parlour_seat_get_language (seat);
      if (!is_full)
        continue;

      setup.start[i].money = *parlour_seat_get_bundle (seat, COLONIA_PIECE_MONEY);
      setup.start[i].resources = *parlour_seat_get_bundle (seat, COLONIA_PIECE_RESOURCE);
      setup.start[i].goods = *parlour_seat_get_bundle (seat, COLONIA_PIECE_GOOD);
    }

  return table_record_new (&colonia_game, &setup.table, people);
}
