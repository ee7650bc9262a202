/* colonia-good-roll.c: the good that a player rolls for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-good-roll.h"

#include "colonia-good-button.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-die.h"
#include "parlour-emblem.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define CHOOSING COLONIA_DIE_SIDES

/**
 * ColoniaGoodRoll:
 *
 * A player with a die, and the good that it brings. With a 6 the player
 * chooses (EDICT-3).
 */
struct _ColoniaGoodRoll {
  AdwBin parent_instance;

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *result;
  ColoniaPiece *good;
  ParlourDie *die;
  GtkWidget *faces;
  ParlourStalls *goods;

  GtkWidget *face_buttons[COLONIA_DIE_SIDES];
  GtkToggleButton *good_buttons[COLONIA_N_GOODS];
  int value; /* what was rolled, or 0 */
  int choice; /* the good that was chosen, or `COLONIA_NOBODY` */
};

enum {
  CHANGED,
  CHOSEN,
  ENTERED,
  ROLLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaGoodRoll, colonia_good_roll, ADW_TYPE_BIN)

/* Which good the die brings, or `COLONIA_NOBODY` as long as that is open. */
static int
get_good (ColoniaGoodRoll *self)
{
  if (self->value == 0)
    return COLONIA_NOBODY;

  return self->value == CHOOSING ? self->choice : self->value - 1;
}

static void
show_result (ColoniaGoodRoll *self)
{
  g_autoptr (TongueScope) scope = parlour_speak_in (GTK_WIDGET (self));
  int good = get_good (self);

  gtk_widget_set_visible (GTK_WIDGET (self->good), good != COLONIA_NOBODY);
  gtk_widget_set_visible (GTK_WIDGET (self->goods), self->value == CHOOSING);
  if (good != COLONIA_NOBODY)
    {
      g_autofree char *name = colonia_term_goods ((ColoniaGood) good, 1);

      colonia_piece_set_which (self->good, good);
      gtk_label_set_label (self->result, name);
    }
  else
    gtk_label_set_label (self->result, self->value == CHOOSING ? _("chooses a good") : _("has not rolled yet"));
}

static void
set_value (ColoniaGoodRoll *self,
           int              value)
{
  self->value = value;
  if (value != CHOOSING)
    colonia_good_roll_set_choice (self, COLONIA_NOBODY);
  show_result (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_rolled (ColoniaGoodRoll *self,
           int              value)
{
  set_value (self, value);
  g_signal_emit (self, signals[ROLLED], 0);
}

static void
on_face_clicked (ColoniaGoodRoll *self,
                 GtkWidget       *button)
{
  for (int i = 0; i < COLONIA_DIE_SIDES; i++)
    if (self->face_buttons[i] == button)
      colonia_good_roll_set_value (self, i + 1);

  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_good_toggled (ColoniaGoodRoll *self,
                 GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (self->good_buttons[good] == button)
      colonia_good_roll_set_choice (self, good);
}

static void
on_good_clicked (ColoniaGoodRoll *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_enter (ColoniaGoodRoll *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
install_signals (void)
{
  /**
   * ColoniaGoodRoll::changed:
   * @self: the die of a player
   *
   * What was rolled, or chosen, has changed.
   */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_GOOD_ROLL, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaGoodRoll::chosen:
   * @self: the die of a player
   *
   * Somebody has pressed what was rolled at the table, or a good.
   */
  signals[CHOSEN] = g_signal_new ("chosen", COLONIA_TYPE_GOOD_ROLL, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaGoodRoll::entered:
   * @self: the die of a player
   *
   * The keyboard's focus has come to it.
   */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_GOOD_ROLL, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaGoodRoll::rolled:
   * @self: the die of a player
   *
   * The die was rolled here and lies still.
   */
  signals[ROLLED] = g_signal_new ("rolled", COLONIA_TYPE_GOOD_ROLL, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_DIE);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (COLONIA_TYPE_PIECE);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/good-roll.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_result));
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRoll, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRoll, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRoll, result);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRoll, good);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRoll, die);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRoll, faces);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRoll, goods);
  for (int i = 0; i < COLONIA_DIE_SIDES; i++)
    {
      g_autofree char *id = g_strdup_printf ("face_%d", i + 1);

      gtk_widget_class_bind_template_child_full (widget_class, id, FALSE,
                                                 G_STRUCT_OFFSET (ColoniaGoodRoll, face_buttons[i]));
    }
  gtk_widget_class_bind_template_callback (widget_class, on_face_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_rolled);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
}

static void
colonia_good_roll_class_init (ColoniaGoodRollClass *klass)
{
  install_signals ();
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
add_good (ColoniaGoodRoll *self,
          ColoniaGood      good)
{
  GtkWidget *button = gtk_toggle_button_new ();

  colonia_good_button_set_up (GTK_BUTTON (button), good);
  gtk_widget_add_css_class (button, "tie-roll-face");
  if (good > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->good_buttons[0]);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_good_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_good_clicked), self, G_CONNECT_SWAPPED);

  self->good_buttons[good] = GTK_TOGGLE_BUTTON (button);
  parlour_stalls_append (self->goods, button);
}

static void
colonia_good_roll_init (ColoniaGoodRoll *self)
{
  self->choice = COLONIA_NOBODY;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    add_good (self, good);
  show_result (self);
}

/**
 * colonia_good_roll_new:
 *
 * Makes a die that is nobody's yet.
 *
 * Returns: (transfer floating): the die with the player's name
 */
GtkWidget *
colonia_good_roll_new (void)
{
  return g_object_new (COLONIA_TYPE_GOOD_ROLL, NULL);
}

/**
 * colonia_good_roll_show:
 * @self: the die of a player
 * @page: the page where it is, which has a session
 * @seat: the player, from 0
 *
 * Shows whose die it is, in the language of that player.
 */
void
colonia_good_roll_show (ColoniaGoodRoll *self,
                        ParlourPage     *page,
                        int              seat)
{
  g_autoptr (TongueScope) scope = NULL;
  const char *name;

  g_return_if_fail (COLONIA_IS_GOOD_ROLL (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  scope = parlour_page_speak_to (page, GTK_WIDGET (self), seat);
  name = parlour_page_get_name (page, seat);
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (parlour_page_get_session (page), seat));
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * colonia_good_roll_set_current:
 * @self: the die of a player
 * @current: whether the next key is for it
 *
 * Marks the die that a key sets.
 */
void
colonia_good_roll_set_current (ColoniaGoodRoll *self,
                               gboolean         current)
{
  g_return_if_fail (COLONIA_IS_GOOD_ROLL (self));

  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", current);
}

/**
 * colonia_good_roll_set_fixed:
 * @self: the die of a player
 * @fixed: whether the application has rolled it
 *
 * What the application has rolled cannot be changed any more.
 */
void
colonia_good_roll_set_fixed (ColoniaGoodRoll *self,
                             gboolean         fixed)
{
  g_return_if_fail (COLONIA_IS_GOOD_ROLL (self));

  gtk_widget_set_visible (self->faces, !fixed);
}

/**
 * colonia_good_roll_roll_to:
 * @self: the die of a player
 * @value: what was rolled, from 1 to 6
 *
 * Lets the die be seen rolling to a number that has been found already.
 */
void
colonia_good_roll_roll_to (ColoniaGoodRoll *self,
                           int              value)
{
  g_return_if_fail (COLONIA_IS_GOOD_ROLL (self));

  parlour_die_roll_to (self->die, value);
}

/**
 * colonia_good_roll_skip:
 * @self: the die of a player
 *
 * Lets the die lie still at once if it is rolling.
 */
void
colonia_good_roll_skip (ColoniaGoodRoll *self)
{
  g_return_if_fail (COLONIA_IS_GOOD_ROLL (self));

  parlour_die_skip (self->die);
}

/**
 * colonia_good_roll_get_value:
 * @self: the die of a player
 *
 * Tells what was rolled.
 *
 * Returns: a number from 1 to 6, or 0 if nothing was yet
 */
int
colonia_good_roll_get_value (ColoniaGoodRoll *self)
{
  g_return_val_if_fail (COLONIA_IS_GOOD_ROLL (self), 0);

  return self->value;
}

/**
 * colonia_good_roll_set_value:
 * @self: the die of a player
 * @value: a number from 1 to 6, or 0 for nothing yet
 *
 * Lays the die down.
 */
void
colonia_good_roll_set_value (ColoniaGoodRoll *self,
                             int              value)
{
  g_return_if_fail (COLONIA_IS_GOOD_ROLL (self));
  g_return_if_fail (value >= 0 && value <= COLONIA_DIE_SIDES);

  parlour_die_set_value (self->die, value);
  if (value != self->value)
    set_value (self, value);
}

/**
 * colonia_good_roll_get_choice:
 * @self: the die of a player
 *
 * Tells which good was chosen.
 *
 * Returns: a `ColoniaGood`, or `COLONIA_NOBODY` where none was, or where there
 *   is nothing to choose
 */
int
colonia_good_roll_get_choice (ColoniaGoodRoll *self)
{
  g_return_val_if_fail (COLONIA_IS_GOOD_ROLL (self), COLONIA_NOBODY);

  return self->choice;
}

/**
 * colonia_good_roll_set_choice:
 * @self: the die of a player
 * @choice: a `ColoniaGood`, or `COLONIA_NOBODY`
 *
 * Chooses a good.
 */
void
colonia_good_roll_set_choice (ColoniaGoodRoll *self,
                              int              choice)
{
  g_return_if_fail (COLONIA_IS_GOOD_ROLL (self));
  g_return_if_fail (choice >= COLONIA_NOBODY && choice < COLONIA_N_GOODS);

  if (choice == self->choice)
    return;

  self->choice = choice;
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    gtk_toggle_button_set_active (self->good_buttons[good], good == choice);
  show_result (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * colonia_good_roll_is_complete:
 * @self: the die of a player
 *
 * Tells whether it is known which good the player gets.
 *
 * Returns: whether it is
 */
gboolean
colonia_good_roll_is_complete (ColoniaGoodRoll *self)
{
  g_return_val_if_fail (COLONIA_IS_GOOD_ROLL (self), FALSE);

  return get_good (self) != COLONIA_NOBODY;
}

/**
 * colonia_good_roll_get_face:
 * @self: the die of a player
 * @value: a number from 1 to 6
 *
 * Finds what is pressed when the table has rolled a number.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
colonia_good_roll_get_face (ColoniaGoodRoll *self,
                            int              value)
{
  g_return_val_if_fail (COLONIA_IS_GOOD_ROLL (self), NULL);
  g_return_val_if_fail (value >= 1 && value <= COLONIA_DIE_SIDES, NULL);

  return self->face_buttons[value - 1];
}

/**
 * colonia_good_roll_get_good:
 * @self: the die of a player
 * @good: a good
 *
 * Finds what is pressed to choose a good.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
colonia_good_roll_get_good (ColoniaGoodRoll *self,
                            ColoniaGood      good)
{
  g_return_val_if_fail (COLONIA_IS_GOOD_ROLL (self), NULL);
  g_return_val_if_fail (good < COLONIA_N_GOODS, NULL);

  return GTK_WIDGET (self->good_buttons[good]);
}
