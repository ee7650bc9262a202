/* colonia-hold-field.c: what a hold takes and pays, to be entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hold-field.h"

#include "colonia-bundle-box.h"
#include "colonia-terms.h"
#include "parlour-template.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

#define MOST_GOODS 9
#define DECIMAL 10

/* A hold of a ship that is entered, in one line: the goods it takes, and the money it pays. Both
 * are entered elsewhere. */
struct _ColoniaHoldField {
  AdwBin parent_instance;

  GtkLabel *title;
  ColoniaBundleBox *box;
  GtkLabel *hint;
  ColoniaPiece *coin;
  GtkLabel *money;

  ColoniaBundle goods;
  int last[MOST_GOODS]; /* in the order in which they were added */
  int n_last;
  int pays; /* or 0 as long as it is not known */
  int hold; /* from 0 */
};

G_DEFINE_FINAL_TYPE (ColoniaHoldField, colonia_hold_field, ADW_TYPE_BIN)

static void
show_hold (ColoniaHoldField *self)
{
  g_autofree char *title = g_strdup_printf ("%d", self->hold + 1);
  /* Translators: %d is the number of a hold of a ship. */
  g_autofree char *name = g_strdup_printf (_("Hold %d"), self->hold + 1);
  g_autofree char *list = colonia_term_goods_list (&self->goods);
  g_autofree char *money = self->pays > 0 ? g_strdup_printf ("%d", self->pays) : g_strdup ("–");
  /* Translators: a hold of a ship: the goods that it takes, and the money that it pays. */
  g_autofree char *description = g_strdup_printf (_("%s for %s"), self->n_last > 0 ? list : "–", money);

  gtk_label_set_label (self->title, title);
  colonia_bundle_box_set_bundle (self->box, COLONIA_PIECE_GOOD, &self->goods);
  gtk_widget_set_visible (GTK_WIDGET (self->box), self->n_last > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), self->n_last == 0);
  gtk_label_set_label (self->money, money);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
colonia_hold_field_class_init (ColoniaHoldFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_BUNDLE_BOX);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/hold-field.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_hold));
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, title);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, coin);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldField, money);
}

static void
colonia_hold_field_init (ColoniaHoldField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  colonia_hold_field_set_city (self, COLONIA_NOBODY);
}

GtkWidget *
colonia_hold_field_new (int hold)
{
  ColoniaHoldField *self = g_object_new (COLONIA_TYPE_HOLD_FIELD, NULL);

  self->hold = hold;
  show_hold (self);

  return GTK_WIDGET (self);
}

/* Tells what the hold takes. */
const ColoniaBundle *
colonia_hold_field_get_goods (ColoniaHoldField *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELD (self), NULL);

  return &self->goods;
}

/* Tells what the hold pays. Returns an amount of money, 0 as long as none was entered. */
int
colonia_hold_field_get_pays (ColoniaHoldField *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELD (self), 0);

  return self->pays;
}

/* Tells whether nothing was entered. */
gboolean
colonia_hold_field_is_empty (ColoniaHoldField *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELD (self), TRUE);

  return self->n_last == 0 && self->pays == 0;
}

/* Fills the field in. */
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

  self->pays = pays;
  show_hold (self);
}

/* Changes what the hold pays. */
void
colonia_hold_field_set_pays (ColoniaHoldField *self,
                             int               pays)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));

  self->pays = pays;
  show_hold (self);
}

/* Shows the coin of a city. Its room is kept while there is none. */
void
colonia_hold_field_set_city (ColoniaHoldField *self,
                             int               city)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));

  gtk_widget_set_opacity (GTK_WIDGET (self->coin), city != COLONIA_NOBODY ? 1 : 0);
  if (city != COLONIA_NOBODY)
    colonia_piece_set_which (self->coin, city);
}

/* Adds a good to what the hold takes, if there is room for it. */
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
  show_hold (self);
}

/* Takes back the last digit of what the hold pays, or the good that was added last if there is
 * none. */
void
colonia_hold_field_take_back (ColoniaHoldField *self)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELD (self));

  if (self->pays > 0)
    self->pays /= DECIMAL;
  else if (self->n_last > 0)
    self->goods.n[self->last[--self->n_last]]--;

  show_hold (self);
}
