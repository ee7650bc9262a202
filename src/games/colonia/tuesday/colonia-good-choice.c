/* colonia-good-choice.c: one of the goods is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-good-choice.h"

#include "colonia-letters.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"

/* How large the good on a button is. */
#define GOOD_SIZE 26

/* A button for each good, of which one stays pressed. */
struct _ColoniaGoodChoice {
  AdwBin parent_instance;

  GtkToggleButton *buttons[COLONIA_N_GOODS];
  int good; /* which was chosen, or `COLONIA_NOBODY` */
};

enum {
  CHANGED,
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaGoodChoice, colonia_good_choice, ADW_TYPE_BIN)

static void
on_toggled (ColoniaGoodChoice *self,
            GtkToggleButton   *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (self->buttons[good] == button)
      colonia_good_choice_set_good (self, good);
}

/* Only what somebody presses is a choice, not what is filled in. */
static void
on_clicked (ColoniaGoodChoice *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
colonia_good_choice_class_init (ColoniaGoodChoiceClass *klass)
{
  /* Another one is chosen, or none. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_GOOD_CHOICE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Somebody has pressed one. */
  signals[CHOSEN] = g_signal_new ("chosen", COLONIA_TYPE_GOOD_CHOICE, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tell_good (GtkWidget *button,
           int        good)
{
  g_autofree char *name = colonia_term_goods ((ColoniaGood) good, 1);
  GtkWidget *hint = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

  parlour_key_name_button (button, hint, name, colonia_key_good (good));
}

/* Makes a button that shows the good above its key, and is named after it in the language of the moment. */
static void
set_up_button (GtkWidget   *button,
               ColoniaGood  good)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *piece = colonia_piece_new (COLONIA_PIECE_GOOD, (int) good, 1);
  GtkWidget *hint = gtk_label_new (NULL);

  parlour_figure_set_size (PARLOUR_FIGURE (piece), GOOD_SIZE);
  gtk_widget_set_halign (hint, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (hint, "keycap");
  gtk_box_append (GTK_BOX (box), piece);
  gtk_box_append (GTK_BOX (box), hint);

  gtk_button_set_child (GTK_BUTTON (button), box);
  parlour_tell (button, tell_good, (int) good);
}

static void
colonia_good_choice_init (ColoniaGoodChoice *self)
{
  GtkWidget *stalls = parlour_stalls_new ();

  self->good = COLONIA_NOBODY;
  g_object_set (stalls, "min-columns", COLONIA_N_GOODS, "max-columns", COLONIA_N_GOODS, "spacing", 5, NULL);
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      set_up_button (button, good);
      gtk_widget_add_css_class (button, "roll-face");
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->buttons[0]);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
      self->buttons[good] = GTK_TOGGLE_BUTTON (button);
      parlour_stalls_append (PARLOUR_STALLS (stalls), button);
    }
  adw_bin_set_child (ADW_BIN (self), stalls);
}

/* Makes a choice of goods, of which none is chosen yet. */
GtkWidget *
colonia_good_choice_new (void)
{
  return g_object_new (COLONIA_TYPE_GOOD_CHOICE, NULL);
}

/* Tells which good was chosen, or `COLONIA_NOBODY`. */
int
colonia_good_choice_get_good (ColoniaGoodChoice *self)
{
  g_return_val_if_fail (COLONIA_IS_GOOD_CHOICE (self), COLONIA_NOBODY);

  return self->good;
}

/* Chooses a good, or `COLONIA_NOBODY`. */
void
colonia_good_choice_set_good (ColoniaGoodChoice *self,
                              int                good)
{
  g_return_if_fail (COLONIA_IS_GOOD_CHOICE (self));
  g_return_if_fail (good >= COLONIA_NOBODY && good < COLONIA_N_GOODS);

  if (good == self->good)
    return;

  self->good = good;
  for (int other = 0; other < COLONIA_N_GOODS; other++)
    gtk_toggle_button_set_active (self->buttons[other], other == good);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Gets what is pressed to choose a good. */
GtkWidget *
colonia_good_choice_get_button (ColoniaGoodChoice *self,
                                ColoniaGood        good)
{
  g_return_val_if_fail (COLONIA_IS_GOOD_CHOICE (self), NULL);
  g_return_val_if_fail (good < COLONIA_N_GOODS, NULL);

  return GTK_WIDGET (self->buttons[good]);
}
