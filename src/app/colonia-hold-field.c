/* colonia-hold-field.c: what a hold takes and pays, to be entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hold-field.h"

#include "colonia-good-button.h"
#include "colonia-piece.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-terms.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

#define MOST_GOODS 9

/**
 * ColoniaHoldField:
 *
 * A hold of a ship that is entered: what it takes is tapped together from the
 * five goods, what it pays is a number.
 */
struct _ColoniaHoldField {
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *hint;
  GtkBox *well;
  GtkWidget *back;
  ColoniaStalls *tokens;
  ColoniaPiece *coin;
  ColoniaCounter *pays;

  ColoniaPiece *taken[COLONIA_N_GOODS];
  ColoniaBundle goods;
  int last[MOST_GOODS]; /* in the order in which they were added */
  int n_last;
};

enum {
  CHANGED,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaHoldField, colonia_hold_field, ADW_TYPE_BIN)

static void
show_goods (ColoniaHoldField *self)
{
  g_autofree char *list = colonia_term_goods_list (&self->goods);
  gboolean empty = self->n_last == 0;

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    {
      int count = self->goods.n[good];

      gtk_widget_set_visible (GTK_WIDGET (self->taken[good]), count > 0);
      if (count > 0)
        colonia_piece_set_count (self->taken[good], count);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->hint), empty);
  gtk_widget_set_visible (GTK_WIDGET (self->well), !empty);
  gtk_widget_set_sensitive (self->back, !empty);
  colonia_widget_set_tooltip (self->back, empty ? _("There is nothing to take back yet")
                                                : _("Take Back the Last Good (Backspace)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, list, -1);
}

static void
on_pays_changed (ColoniaHoldField *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_enter (ColoniaHoldField *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_token_clicked (ColoniaHoldField *self,
                  GtkWidget        *token)
{
  g_signal_emit (self, signals[ENTERED], 0);
  colonia_hold_field_add (self, (ColoniaGood) colonia_widget_get_place (token));
}

static void
add_token (ColoniaHoldField *self,
           ColoniaGood       good)
{
  GtkWidget *button = gtk_button_new ();

  colonia_good_button_set_up (GTK_BUTTON (button), good);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_token_clicked), self);
  colonia_stalls_append (self->tokens, button);
}

static void
add_taken (ColoniaHoldField *self,
           ColoniaGood       good)
{
  GtkWidget *piece = colonia_piece_new (COLONIA_PIECE_GOOD, (int) good, 1);

  colonia_figure_set_size (COLONIA_FIGURE (piece), COLONIA_GOOD_BUTTON_SIZE);
  gtk_widget_set_visible (piece, FALSE);
  gtk_box_append (self->well, piece);
  self->taken[good] = COLONIA_PIECE (piece);
}

static void
colonia_hold_field_class_init (ColoniaHoldFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ColoniaHoldField::changed:
   * @self: the field
   *
   * What it takes or pays was changed.
   */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_HOLD_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaHoldField::entered:
   * @self: the field
   *
   * Somebody turned to this hold.
   */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_HOLD_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_PIECE);
  g_type_ensure (COLONIA_TYPE_COUNTER);
  g_type_ensure (COLONIA_TYPE_STALLS);
  colonia_template_set (widget_class, RESOURCE_PATH "/hold-field.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (show_goods));
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, title);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, well);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, back);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, tokens);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, coin);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, pays);
  gtk_widget_class_bind_template_callback (widget_class, on_pays_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
  gtk_widget_class_bind_template_callback (widget_class, colonia_hold_field_take_back);
}

static void
colonia_hold_field_init (ColoniaHoldField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    {
      add_taken (self, good);
      add_token (self, good);
    }
  show_goods (self);
}

static void
tell_hold (GtkWidget *field,
           int        hold)
{
  ColoniaHoldField *self = COLONIA_HOLD_FIELD (field);
  /* Translators: %d is the number of a hold of a ship. */
  g_autofree char *title = g_strdup_printf (_("Hold %d"), hold + 1);
  /* Translators: what is counted: the money that a hold of a ship pays; %d is the number of the hold. */
  g_autofree char *pays = g_strdup_printf (_("What hold %d pays"), hold + 1);

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  colonia_counter_set_title (self->pays, pays);
}

/**
 * colonia_hold_field_new:
 * @hold: the number of the hold, from 0
 *
 * Makes a field for a hold.
 *
 * Returns: (transfer floating): the field
 */
GtkWidget *
colonia_hold_field_new (int hold)
{
  GtkWidget *field = g_object_new (COLONIA_TYPE_HOLD_FIELD, NULL);

  colonia_tell (field, tell_hold, hold);

  return field;
}

/**
 * colonia_hold_field_get_goods:
 * @self: a field
 *
 * Tells what the hold takes.
 *
 * Returns: (transfer none): the goods
 */
const ColoniaBundle *
colonia_hold_field_get_goods (ColoniaHoldField *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELD (self), NULL);

  return &self->goods;
}

/**
 * colonia_hold_field_get_pays:
 * @self: a field
 *
 * Tells what the hold pays.
 *
 * Returns: an amount of money, 0 as long as none was entered
 */
int
colonia_hold_field_get_pays (ColoniaHoldField *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELD (self), 0);

  return colonia_counter_get_value (self->pays);
}

/**
 * colonia_hold_field_set:
 * @self: a field
 * @goods: what the hold takes
 * @pays: what it pays, or 0
 *
 * Fills the field in.
 */
void
colonia_hold_field_set (ColoniaHoldField    *self,
                        const ColoniaBundle *goods,
                        int                  pays)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));
  g_return_if_fail (goods != NULL);

  self->goods = *goods;
  self->n_last = 0;
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    for (int i = 0; i < goods->n[good] && self->n_last < MOST_GOODS; i++)
      self->last[self->n_last++] = good;

  show_goods (self);
  colonia_counter_set_value (self->pays, pays);
}

/**
 * colonia_hold_field_set_city:
 * @self: a field
 * @city: the `ColoniaCity` in whose currency it pays, or `COLONIA_NOBODY`
 *
 * Shows the coin of a city.
 */
void
colonia_hold_field_set_city (ColoniaHoldField *self,
                             int               city)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->coin), city != COLONIA_NOBODY);
  if (city != COLONIA_NOBODY)
    colonia_piece_set_which (self->coin, city);
}

/**
 * colonia_hold_field_set_current:
 * @self: a field
 * @current: whether it is the one that keys are for
 *
 * Marks the field that keys are for.
 */
void
colonia_hold_field_set_current (ColoniaHoldField *self,
                                gboolean          current)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));

  colonia_widget_set_css_class (GTK_WIDGET (self), "turn", current);
}

/**
 * colonia_hold_field_add:
 * @self: a field
 * @good: a good
 *
 * Adds a good to what the hold takes.
 */
void
colonia_hold_field_add (ColoniaHoldField *self,
                        ColoniaGood       good)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));
  g_return_if_fail (good < COLONIA_N_GOODS);

  if (self->n_last == MOST_GOODS)
    return;

  self->last[self->n_last++] = (int) good;
  self->goods.n[good]++;
  show_goods (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * colonia_hold_field_take_back:
 * @self: a field
 *
 * Takes back the good that was added last.
 */
void
colonia_hold_field_take_back (ColoniaHoldField *self)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));

  if (self->n_last == 0)
    return;

  self->goods.n[self->last[--self->n_last]]--;
  show_goods (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * colonia_hold_field_get_counter:
 * @self: a field
 *
 * Gets the number that says what the hold pays.
 *
 * Returns: (transfer none): the counter
 */
ColoniaCounter *
colonia_hold_field_get_counter (ColoniaHoldField *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELD (self), NULL);

  return self->pays;
}
