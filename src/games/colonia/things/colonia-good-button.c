/* colonia-good-button.c: buttons for the five goods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-good-button.h"

#include "colonia-letters.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-keys.h"
#include "parlour-template.h"

static void
tell_good (GtkWidget *button,
           int        good)
{
  g_autofree char *name = colonia_term_goods ((ColoniaGood) good, 1);
  GtkWidget *hint = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

  parlour_key_name_button (button, hint, name, colonia_key_good (good));
}

/**
 * colonia_good_button_set_up:
 * @button: a button that is empty yet
 * @good: a good
 *
 * Makes a button that of a good: it shows the good above its key, and is named
 * after it in the language of the moment.
 */
void
colonia_good_button_set_up (GtkButton   *button,
                            ColoniaGood  good)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *piece = colonia_piece_new (COLONIA_PIECE_GOOD, (int) good, 1);
  GtkWidget *hint = gtk_label_new (NULL);

  parlour_figure_set_size (PARLOUR_FIGURE (piece), COLONIA_GOOD_BUTTON_SIZE);
  gtk_widget_set_halign (hint, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (hint, "keycap");
  gtk_box_append (GTK_BOX (box), piece);
  gtk_box_append (GTK_BOX (box), hint);

  gtk_button_set_child (button, box);
  parlour_tell (GTK_WIDGET (button), tell_good, (int) good);
}
