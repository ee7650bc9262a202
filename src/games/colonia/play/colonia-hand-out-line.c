/* colonia-hand-out-line.c: an amount of money, in notes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hand-out-line.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "hand-out.h"
#include "parlour-template.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

struct _ColoniaHandOutLine {
  AdwBin parent_instance;

  ColoniaCity city;

  ColoniaPiece *coin;
  GtkLabel *amount;
  GtkLabel *notes;
};

G_DEFINE_FINAL_TYPE (ColoniaHandOutLine, colonia_hand_out_line, ADW_TYPE_BIN)

static void
colonia_hand_out_line_class_init (ColoniaHandOutLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_PIECE);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/hand-out-line.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutLine, coin);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutLine, amount);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutLine, notes);
}

static void
colonia_hand_out_line_init (ColoniaHandOutLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a line for an amount of money. */
GtkWidget *
colonia_hand_out_line_new (ColoniaCity city)
{
  ColoniaHandOutLine *self = g_object_new (COLONIA_TYPE_HAND_OUT_LINE, NULL);

  self->city = city;
  colonia_piece_set_which (self->coin, (int) city);

  return GTK_WIDGET (self);
}

static char *
tell_notes (int amount)
{
  int notes, coins;

  hand_out_split (amount, &notes, &coins);
  if (coins == 0)
    /* Translators: how money is handed out: %d notes of %d. */
    return g_strdup_printf (C_("notes", "%d × %d"), notes, HAND_OUT_NOTE);
  if (notes == 0)
    return g_strdup_printf (C_("notes", "%d × %d"), coins, 1);

  /* Translators: how money is handed out: %d notes of %d and %d notes of %d. */
  return g_strdup_printf (C_("notes", "%d × %d + %d × %d"), notes, HAND_OUT_NOTE, coins, 1);
}

/* Shows an amount and its notes. */
void
colonia_hand_out_line_show (ColoniaHandOutLine *self,
                            int                 amount)
{
  g_autofree char *money = NULL;
  g_autofree char *notes = NULL;

  g_return_if_fail (COLONIA_IS_HAND_OUT_LINE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), amount > 0);
  if (amount == 0)
    return;

  money = colonia_term_money (self->city, amount);
  notes = tell_notes (amount);
  gtk_label_set_label (self->amount, money);
  gtk_label_set_label (self->notes, notes);
}
