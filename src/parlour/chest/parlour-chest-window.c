/* parlour-chest-window.c: games that are other ones in a copy
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which of two the table wants only it knows. What is suggested loses nothing, and what is replaced is in the bin.
 */

#include "config.h"

#include "parlour-chest-window.h"

#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-file.h"

#include <glib/gi18n.h>

/* What is chosen of, for a game or for all of them. */
typedef struct {
  GtkCheckButton *buttons[TABLE_CHEST_N_CHOICES];
} Choices;

/* A game, and what can be chosen for it. */
typedef struct {
  TableChestGame *game;
  GtkLabel *title;
  GtkLabel *comparison;
  Choices choices;
} Card;

struct _ParlourChestWindow {
  ParlourSideWindow parent_instance;

  TableChest *chest;
  GArray *cards; /* (element-type Card) */
  Choices all_choices;
  gboolean is_showing;

  GtkBox *all;
  GtkLabel *all_label;
  GtkBox *games;
  GtkWidget *take;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (ParlourChestWindow, parlour_chest_window, PARLOUR_TYPE_SIDE_WINDOW)

static const char *
tell_kinship (TableKinship kinship)
{
  static const char *const words[] = {
    [TABLE_KINSHIP_SAME] = N_("Both are the same."),
    [TABLE_KINSHIP_BEHIND] = N_("It goes on further here than in the copy."),
    [TABLE_KINSHIP_AHEAD] = N_("It goes on further in the copy than here."),
    [TABLE_KINSHIP_APART] = N_("Here and in the copy, each has something that the other has not."),
  };

  return gettext (words[kinship]);
}

/* The game is told with it, as the buttons of all cards are called the same. */
static void
tell_choices (const Choices *choices,
              const char    *title)
{
  const char *const names[] = {
    [TABLE_CHEST_BOTH] = C_("game in a copy", "Keep Both"),
    [TABLE_CHEST_THEIRS] = C_("game in a copy", "Take That of the Copy"),
    [TABLE_CHEST_MINE] = C_("game in a copy", "Keep Mine"),
  };

  for (int i = 0; i < TABLE_CHEST_N_CHOICES; i++)
    {
      /* Translators: a button to a screen reader: what it does, and the title of a game that it does it with. */
      g_autofree char *told = g_strdup_printf (C_("what is done and with what", "%s: %s"), names[i], title);

      gtk_label_set_label (GTK_LABEL (gtk_check_button_get_child (choices->buttons[i])), names[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (choices->buttons[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
    }
}

static void
tell (ParlourChestWindow *self)
{
  if (self->chest == NULL)
    return;

  for (guint i = 0; i < self->cards->len; i++)
    {
      const Card *card = &g_array_index (self->cards, Card, i);
      g_autofree char *title = table_game_file_tell_title (card->game->mine);

      gtk_label_set_label (card->title, title);
      gtk_label_set_label (card->comparison, tell_kinship (card->game->kinship));
      tell_choices (&card->choices, title);
    }
  gtk_label_set_label (self->all_label, _("For all of them"));
  tell_choices (&self->all_choices, _("For all of them"));
}

/* Shows what is chosen for each game, and what for all of them, if it is the same. */
static void
show_choices (ParlourChestWindow *self)
{
  guint n[TABLE_CHEST_N_CHOICES] = { 0 };

  self->is_showing = TRUE;
  for (guint i = 0; i < self->cards->len; i++)
    {
      const Card *card = &g_array_index (self->cards, Card, i);

      gtk_check_button_set_active (card->choices.buttons[card->game->choice], TRUE);
      n[card->game->choice]++;
    }
  for (int i = 0; i < TABLE_CHEST_N_CHOICES; i++)
    gtk_check_button_set_active (self->all_choices.buttons[i], n[i] == self->cards->len);
  self->is_showing = FALSE;
}

static void
on_toggled (ParlourChestWindow *self,
            GtkCheckButton     *button)
{
  if (self->is_showing || !gtk_check_button_get_active (button))
    return;

  for (guint i = 0; i < self->cards->len; i++)
    {
      const Card *card = &g_array_index (self->cards, Card, i);

      for (int choice = 0; choice < TABLE_CHEST_N_CHOICES; choice++)
        if (button == card->choices.buttons[choice] || button == self->all_choices.buttons[choice])
          card->game->choice = (TableChestChoice) choice;
    }
  show_choices (self);
}

static void
add_choices (ParlourChestWindow *self,
             Choices            *choices,
             GtkBox             *box)
{
  for (int i = 0; i < TABLE_CHEST_N_CHOICES; i++)
    {
      choices->buttons[i] = GTK_CHECK_BUTTON (gtk_check_button_new ());
      gtk_check_button_set_child (choices->buttons[i], parlour_label_new_wrapped (NULL));
      gtk_check_button_set_group (choices->buttons[i], i > 0 ? choices->buttons[0] : NULL);
      g_signal_connect_object (choices->buttons[i], "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
      gtk_box_append (box, GTK_WIDGET (choices->buttons[i]));
    }
}

static void
on_take (ParlourChestWindow *self)
{
  g_signal_emit (self, chosen_signal, 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
add_card (ParlourChestWindow *self,
          TableChestGame     *game)
{
  Card card = { .game = game };
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));

  card.title = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (card.title), "heading");
  gtk_box_append (box, GTK_WIDGET (card.title));
  card.comparison = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_box_append (box, GTK_WIDGET (card.comparison));
  add_choices (self, &card.choices, box);

  gtk_widget_add_css_class (GTK_WIDGET (box), "card");
  gtk_widget_add_css_class (GTK_WIDGET (box), "copy-card");
  gtk_box_append (self->games, GTK_WIDGET (box));
  g_array_append_val (self->cards, card);
}

static void
parlour_chest_window_finalize (GObject *object)
{
  ParlourChestWindow *self = PARLOUR_CHEST_WINDOW (object);

  g_array_unref (self->cards);
  table_chest_free (self->chest);

  G_OBJECT_CLASS (parlour_chest_window_parent_class)->finalize (object);
}

static void
parlour_chest_window_class_init (ParlourChestWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_chest_window_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/chest/chest-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, all);
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, all_label);
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, games);
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, take);

  /* It is chosen for all games. */
  chosen_signal = g_signal_new ("chosen", PARLOUR_TYPE_CHEST_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_chest_window_init (ParlourChestWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->cards = g_array_new (FALSE, FALSE, sizeof (Card));
  add_choices (self, &self->all_choices, self->all);
  g_signal_connect_object (self->take, "clicked", G_CALLBACK (on_take), self, G_CONNECT_SWAPPED);
}

/* Makes a window that asks what is done with the games that are other ones in a copy. It owns the copy. */
GtkWindow *
parlour_chest_window_new (GtkWindow  *parent,
                          TableChest *chest)
{
  ParlourChestWindow *self;
  const GPtrArray *differing;

  g_return_val_if_fail (chest != NULL && table_chest_list_differing (chest)->len > 0, NULL);

  self = g_object_new (PARLOUR_TYPE_CHEST_WINDOW, NULL);
  self->chest = chest;
  differing = table_chest_list_differing (chest);
  for (guint i = 0; i < differing->len; i++)
    add_card (self, g_ptr_array_index (differing, i));
  gtk_widget_set_visible (GTK_WIDGET (self->all), differing->len > 1);
  parlour_window_set_parent (GTK_WINDOW (self), parent);
  tell (self);
  show_choices (self);
  parlour_window_fit (GTK_WINDOW (self), parent, 560, 620);
  gtk_widget_grab_focus (self->take);

  return GTK_WINDOW (self);
}

/* Hands over the copy, with what was chosen, once `chosen` has told of that. */
TableChest *
parlour_chest_window_hand_chest (ParlourChestWindow *self)
{
  return g_steal_pointer (&self->chest);
}
