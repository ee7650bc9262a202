/* colonia-good-rolls.c: goods that are rolled for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-good-rolls.h"

#include "colonia-letters.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "parlour-confirm-bar.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

/* What brings the good that the player chooses (EDICT-3). */
#define CHOOSING COLONIA_DIE_SIDES

#define SIZE_OF_GOOD 22

/* How large the good on a button is. */
#define SIZE_OF_CHOICE 26

/* Everybody rolls for a good, and whoever rolled a 6 chooses one. */
struct _ColoniaGoodRolls {
  ParlourRolls parent_instance;

  GtkLabel *hint;
  GtkWidget *roll_button;
  ParlourStalls *players;
  ParlourConfirmBar *bar;

  /* By seat. */
  ColoniaPiece *goods[COLONIA_MAX_PLAYERS];
  GtkToggleButton *choices[COLONIA_MAX_PLAYERS][COLONIA_N_GOODS]; /* of which one is pressed, or none */
};

G_DEFINE_FINAL_TYPE (ColoniaGoodRolls, colonia_good_rolls, PARLOUR_TYPE_ROLLS)

static int
get_n_players (ParlourRolls *rolls)
{
  return parlour_page_get_state (PARLOUR_PAGE (rolls))->n_players;
}

static int
get_value (ParlourRolls *rolls,
           int           seat)
{
  return parlour_roll_card_get_value (parlour_rolls_get_card (rolls, seat));
}

/* Which good a player chooses, or `COLONIA_NOBODY`. */
static int
get_choice (ColoniaGoodRolls *self,
            int               seat)
{
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (gtk_toggle_button_get_active (self->choices[seat][good]))
      return good;

  return COLONIA_NOBODY;
}

static void
set_choice (ColoniaGoodRolls *self,
            int               seat,
            int               good)
{
  for (int other = 0; other < COLONIA_N_GOODS; other++)
    gtk_toggle_button_set_active (self->choices[seat][other], other == good);
}

/* Which good the die brings, or `COLONIA_NOBODY` as long as that is open. */
static int
get_good (ParlourRolls *rolls,
          int           seat)
{
  int value = get_value (rolls, seat);

  return value == CHOOSING ? get_choice (COLONIA_GOOD_ROLLS (rolls), seat)
                           : value - 1; /* of which the first is nobody */
}

static TableEvent *
colonia_good_rolls_make_event (ParlourRolls *rolls,
                               const int    *values)
{
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_GOOD_ROLLS);

  for (int seat = 0; seat < get_n_players (rolls); seat++)
    {
      event->good_rolls.rolls[seat] = values[seat];
      event->good_rolls.choices[seat] = get_choice (COLONIA_GOOD_ROLLS (rolls), seat);
    }

  return &event->table;
}

static void
colonia_good_rolls_read (ParlourRolls     *rolls,
                         const TableEvent *event,
                         int              *values)
{
  for (int seat = 0; seat < get_n_players (rolls); seat++)
    {
      values[seat] = COLONIA_EVENT (event)->good_rolls.rolls[seat];
      if (values[seat] == CHOOSING)
        set_choice (COLONIA_GOOD_ROLLS (rolls), seat, COLONIA_EVENT (event)->good_rolls.choices[seat]);
    }
}

static GtkWidget *
colonia_good_rolls_find_rest (ParlourRolls *rolls,
                              int           seat)
{
  return get_good (rolls, seat) == COLONIA_NOBODY ? GTK_WIDGET (COLONIA_GOOD_ROLLS (rolls)->choices[seat][0]) : NULL;
}

/* What is shown */

static void
show_card (ParlourRolls *rolls,
           int           seat)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (rolls);
  ParlourRollCard *card = parlour_rolls_get_card (rolls, seat);
  g_autoptr (TongueScope) scope = parlour_speak_in (GTK_WIDGET (card));
  int good = get_good (rolls, seat);
  gboolean is_choosing = get_value (rolls, seat) == CHOOSING;
  g_autofree char *name = good != COLONIA_NOBODY ? colonia_term_goods ((ColoniaGood) good, 1) : NULL;

  gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (self->choices[seat][0]), PARLOUR_TYPE_STALLS), is_choosing);
  gtk_widget_set_visible (GTK_WIDGET (self->goods[seat]), good != COLONIA_NOBODY);
  if (good != COLONIA_NOBODY)
    colonia_piece_set_which (self->goods[seat], good);
  parlour_roll_card_set_words (card, name != NULL ? name : is_choosing ? _("chooses a good") : _("has not rolled yet"));
}

static void
colonia_good_rolls_show (ParlourRolls *rolls)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (rolls);
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (rolls));
  g_autofree char *hint = colonia_words_edict (&state->edicts[state->edict]);
  int missing = parlour_rolls_find_missing (rolls);
  TableEvent *event;

  gtk_label_set_label (self->hint, hint);
  for (int seat = 0; seat < state->n_players; seat++)
    show_card (rolls, seat);
  if (missing != COLONIA_NOBODY)
    {
      const char *name = parlour_page_get_name (PARLOUR_PAGE (self), missing);
      g_autofree char *text = get_value (rolls, missing) == CHOOSING
                                /* Translators: %s is a player, who rolled a 6. */
                                ? g_strdup_printf (_("Which good does %s choose?"), name)
                                /* Translators: %s is a player. */
                                : g_strdup_printf (_("What does %s roll?"), name);

      parlour_confirm_bar_refuse (self->bar, text);
      return;
    }

  event = parlour_rolls_make_event (rolls);
  parlour_confirm_bar_offer (self->bar, event);
  table_event_free (colonia_game.events, event);
}

static void
on_confirmed (ColoniaGoodRolls *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rolls.enter", NULL);
}

/* What else is told of a player */

static int
find_seat (ColoniaGoodRolls *self,
           gconstpointer     choice)
{
  int seat = 0;

  for (int good = 0; self->choices[seat][good] != choice;)
    if (++good == COLONIA_N_GOODS)
      {
        good = 0;
        seat++;
      }

  return seat;
}

/* Only what somebody presses is a choice, not what is filled in. */
static void
on_chosen (ColoniaGoodRolls *self,
           GtkToggleButton  *choice)
{
  parlour_rolls_go_on (PARLOUR_ROLLS (self), find_seat (self, choice));
}

/* Another roll leaves nothing to choose. */
static void
on_rolled (ColoniaGoodRolls *self,
           GParamSpec       *pspec,
           ParlourRollCard  *card)
{
  if (parlour_roll_card_get_value (card) != CHOOSING)
    set_choice (self, parlour_roll_card_get_seat (card), COLONIA_NOBODY);
}

static void
tell_good (GtkWidget *button,
           int        good)
{
  g_autofree char *name = colonia_term_goods ((ColoniaGood) good, 1);
  GtkWidget *hint = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

  parlour_key_name_button (button, hint, name, colonia_key_good (good));
}

/* A good above its key, which is named in the language of the moment. */
static GtkWidget *
make_choice (ColoniaGoodRolls *self,
             int               seat,
             int               good)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "child", box, "css-classes", (const char *[]) { "roll-face", NULL }, NULL);

  gtk_box_append (GTK_BOX (box), g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_GOOD, "which", good, "size", SIZE_OF_CHOICE,
                                               NULL));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "halign", GTK_ALIGN_CENTER, "css-classes",
                                               (const char *[]) { "keycap", NULL }, NULL));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->choices[seat][0]);
  g_signal_connect_object (button, "toggled", G_CALLBACK (parlour_rolls_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  self->choices[seat][good] = GTK_TOGGLE_BUTTON (button);
  parlour_tell (button, tell_good, good);

  return button;
}

static void
colonia_good_rolls_set_up (ParlourRolls    *rolls,
                           ParlourRollCard *card,
                           int              seat)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (rolls);
  GtkWidget *good = g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_GOOD, "size", SIZE_OF_GOOD, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *choices = g_object_new (PARLOUR_TYPE_STALLS, "min-columns", COLONIA_N_GOODS, "max-columns", COLONIA_N_GOODS, "spacing", 5,
                                     NULL);

  self->goods[seat] = COLONIA_PIECE (good);
  for (int which = 0; which < COLONIA_N_GOODS; which++)
    parlour_stalls_append (PARLOUR_STALLS (choices), make_choice (self, seat, which));
  parlour_roll_card_set_figure (card, good);
  parlour_roll_card_set_rest (card, choices);
  g_signal_connect_object (card, "notify::value", G_CALLBACK (on_rolled), self, G_CONNECT_SWAPPED);
}

static gboolean
on_good_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  int current = parlour_rolls_get_current (PARLOUR_ROLLS (widget));

  if (current == COLONIA_NOBODY || get_value (PARLOUR_ROLLS (widget), current) != CHOOSING)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (widget), colonia_key_good (g_variant_get_int32 (number)));
      return GDK_EVENT_STOP;
    }

  set_choice (COLONIA_GOOD_ROLLS (widget), current, g_variant_get_int32 (number));
  parlour_rolls_go_on (PARLOUR_ROLLS (widget), current);

  return GDK_EVENT_STOP;
}

static GtkWidget *
colonia_good_rolls_get_done (ParlourRolls *rolls)
{
  return parlour_confirm_bar_get_button (COLONIA_GOOD_ROLLS (rolls)->bar);
}

/* What was chosen after the application has rolled is not kept. */
static void
colonia_good_rolls_tell_input (ParlourPage *page,
                               GByteArray  *input)
{
  PARLOUR_PAGE_CLASS (colonia_good_rolls_parent_class)->tell_input (page, input);
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS && COLONIA_GOOD_ROLLS (page)->choices[seat][0] != NULL; seat++)
    {
      guint8 good = (guint8) (get_choice (COLONIA_GOOD_ROLLS (page), seat) + 1);

      g_byte_array_append (input, &good, 1);
    }
}

static void
colonia_good_rolls_class_init (ColoniaGoodRollsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourRollsClass *rolls_class = PARLOUR_ROLLS_CLASS (klass);

  PARLOUR_PAGE_CLASS (klass)->tell_input = colonia_good_rolls_tell_input;
  rolls_class->type = COLONIA_EVENT_GOOD_ROLLS;
  rolls_class->make_event = colonia_good_rolls_make_event;
  rolls_class->read = colonia_good_rolls_read;
  rolls_class->set_up = colonia_good_rolls_set_up;
  rolls_class->find_rest = colonia_good_rolls_find_rest;
  rolls_class->show = colonia_good_rolls_show;
  rolls_class->get_done = colonia_good_rolls_get_done;

  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/good-rolls.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, roll_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, players);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);
}

static void
colonia_good_rolls_init (ColoniaGoodRolls *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_rolls_set_parts (PARLOUR_ROLLS (self), self->players, self->roll_button);

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    parlour_keys_add_word (keys, colonia_key_good, (int) good, 0, on_good_key, (int) good);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
