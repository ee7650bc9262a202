/* parlour-chooser.c: a player, and what that player may choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-chooser.h"

#include "parlour-emblem.h"
#include "parlour-keys.h"
#include "parlour-number-tile.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* How many digits there are. */
#define N_KEYS 10

/**
 * ParlourChooser:
 *
 * A row of a `ParlourReveal`: who it is, how that player stands, and the cards in hand, what else
 * can be touched, or numbers that are typed. What is chosen is shown by the page, which knows what
 * else is.
 */
struct _ParlourChooser {
  AdwBin parent_instance;

  int seat;
  TableSession *session; /* unowned, or NULL before there is any */

  GtkBox *head; /* who it is, and how that player stands */
  ParlourEmblem *emblem;
  GtkLabel *name;
  ParlourStalls *cards;
  GtkBox *offers;
  GtkBox *counts;
  GtkSizeGroup *captions[2]; /* of usual and of small cards */
  ParlourNumberTile *tiles[PARLOUR_CHOOSER_N_COUNTS];
};

enum {
  CHOSEN,
  COUNTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourChooser, parlour_chooser, ADW_TYPE_BIN)

static void
on_counted (ParlourChooser *self)
{
  g_signal_emit (self, signals[COUNTED], 0);
}

static ParlourNumberTile *
make_tile (ParlourChooser *self)
{
  GtkWidget *tile = parlour_number_tile_new ("", "", NULL);
  ParlourCounter *counter = parlour_number_tile_get_counter (PARLOUR_NUMBER_TILE (tile));

  parlour_counter_set_stepper (counter, TRUE);
  gtk_box_append (self->counts, tile);
  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);

  return PARLOUR_NUMBER_TILE (tile);
}

static void
parlour_chooser_dispose (GObject *object)
{
  ParlourChooser *self = PARLOUR_CHOOSER (object);

  g_clear_object (&self->captions[FALSE]);
  g_clear_object (&self->captions[TRUE]);

  G_OBJECT_CLASS (parlour_chooser_parent_class)->dispose (object);
}

static void
parlour_chooser_class_init (ParlourChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_chooser_dispose;

  /**
   * ParlourChooser::chosen:
   * @self: a chooser
   * @number: of which card, or of what else
   *
   * Somebody touched it.
   */
  signals[CHOSEN] = g_signal_new ("chosen", PARLOUR_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ParlourChooser::counted:
   * @self: a chooser
   *
   * Somebody changed a number.
   */
  signals[COUNTED] = g_signal_new ("counted", PARLOUR_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourChooser, head);
  gtk_widget_class_bind_template_child (widget_class, ParlourChooser, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourChooser, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourChooser, cards);
  gtk_widget_class_bind_template_child (widget_class, ParlourChooser, offers);
  gtk_widget_class_bind_template_child (widget_class, ParlourChooser, counts);
}

static void
parlour_chooser_init (ParlourChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->captions[FALSE] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->captions[TRUE] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  for (int which = 0; which < PARLOUR_CHOOSER_N_COUNTS; which++)
    self->tiles[which] = make_tile (self);
}

/**
 * parlour_chooser_new:
 * @seat: a seat, from 0
 *
 * Makes a row that shows nothing yet.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
parlour_chooser_new (int seat)
{
  GtkWidget *self = g_object_new (PARLOUR_TYPE_CHOOSER, NULL);

  PARLOUR_CHOOSER (self)->seat = seat;

  return self;
}

/**
 * parlour_chooser_begin:
 * @self: a row
 * @session: a game
 *
 * Shows who it is, and nothing else until it is added. What was counted stays, and is there to be
 * seen when it is asked for again.
 */
void
parlour_chooser_begin (ParlourChooser *self,
                       TableSession   *session)
{
  g_return_if_fail (PARLOUR_IS_CHOOSER (self) && TABLE_IS_SESSION (session));

  self->session = session;
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, self->seat));
  gtk_label_set_label (self->name, table_session_get_names (session)[self->seat]);
  for (GtkWidget *fact; (fact = gtk_widget_get_next_sibling (GTK_WIDGET (self->name))) != NULL;)
    gtk_box_remove (self->head, fact);
  parlour_stalls_clear (self->cards);
  parlour_box_clear (self->offers);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->offers), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->counts), FALSE);
}

/**
 * parlour_chooser_add_fact:
 * @self: a row that has begun
 * @text: how the player stands
 * @question: what is asked about it, a question of the game's
 *
 * Adds something that says why it is so.
 */
void
parlour_chooser_add_fact (ParlourChooser *self,
                          const char     *text,
                          int             question)
{
  g_return_if_fail (PARLOUR_IS_CHOOSER (self) && text != NULL);

  gtk_box_append (self->head, parlour_why_new_line (text, self->session, question, self->seat));
}

/**
 * parlour_chooser_add_text:
 * @self: a row that has begun
 * @text: something about the player
 *
 * Adds something that is to be read beside the rest.
 */
void
parlour_chooser_add_text (ParlourChooser *self,
                          const char     *text)
{
  GtkWidget *label = gtk_label_new (text);

  g_return_if_fail (PARLOUR_IS_CHOOSER (self) && text != NULL);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (self->head, label);
}

/* What is pressed may be gone before this ends. */
static void
on_clicked (ParlourChooser *self,
            GtkWidget      *button)
{
  g_autoptr (ParlourChooser) guard = g_object_ref (self);
  g_autoptr (GtkWidget) kept = g_object_ref (button);

  g_signal_emit (guard, signals[CHOSEN], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (kept), "number")));
}

static GtkWidget *
make_button (ParlourChooser *self,
             int             number,
             GtkWidget      *child,
             const char     *told)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = g_strdup_printf (C_("something and what it is", "%s: %s"), gtk_label_get_label (self->name), told);

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "hand-card");
  gtk_widget_add_css_class (button, "low");
  g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (number));
  parlour_widget_set_tooltip (button, told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);

  return button;
}

/* A picture with the name beside it, and with what stands on the card; or where there is less room
 * a small one, with both below it. */
static GtkWidget *
make_face (ParlourChooser        *self,
           const ParlourHandCard *card,
           gboolean               is_small)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *caption = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", card->name, "xalign", is_small ? 0.5 : 0., "justify",
                                  is_small ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT, "wrap", TRUE, "max-width-chars", 10, NULL);
  GtkWidget *printed = g_object_new (GTK_TYPE_LABEL, "label", card->printed, "xalign", is_small ? 0.5 : 0., NULL);

  gtk_box_append (GTK_BOX (caption), name);
  gtk_box_append (GTK_BOX (caption), printed);
  gtk_widget_set_visible (printed, !is_small || !g_str_equal (card->name, card->printed));
  gtk_widget_add_css_class (printed, is_small ? "tiny" : "small");
  gtk_widget_set_valign (caption, GTK_ALIGN_CENTER);
  if (is_small)
    {
      gtk_widget_set_layout_manager (face, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", 4, "row-spacing", 0,
                                                         "centered", TRUE, NULL));
      gtk_widget_add_css_class (name, "small");
      gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
    }
  else
    {
      gtk_widget_add_css_class (caption, "hand-caption");
    }
  gtk_size_group_add_widget (self->captions[is_small], caption);
  gtk_box_append (GTK_BOX (face), is_small ? card->small : card->usual);
  gtk_box_append (GTK_BOX (face), caption);

  return face;
}

/* Which face there is room for shows while it is laid out, and the other one may be higher. */
static void
on_face_changed (GtkWidget *squeezer)
{
  parlour_widget_after_frame (squeezer, gtk_widget_queue_resize);
}

/**
 * parlour_chooser_add_card:
 * @self: a row that has begun
 * @card: a card
 *
 * Adds a card that can be chosen.
 */
void
parlour_chooser_add_card (ParlourChooser        *self,
                          const ParlourHandCard *card)
{
  GtkWidget *squeezer = adw_squeezer_new ();
  GtkWidget *button;

  g_return_if_fail (PARLOUR_IS_CHOOSER (self) && card != NULL);

  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  for (int is_small = FALSE; is_small <= TRUE; is_small++)
    adw_squeezer_add (ADW_SQUEEZER (squeezer), make_face (self, card, is_small));
  g_signal_connect (squeezer, "notify::visible-child", G_CALLBACK (on_face_changed), NULL);
  button = make_button (self, card->number, squeezer, card->told);
  parlour_widget_set_css_class (button, "dim-label", card->spent);
  parlour_stalls_append (self->cards, button);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), TRUE);
}

/**
 * parlour_chooser_add_offer:
 * @self: a row that has begun
 * @number: what it is told by when it is chosen
 * @label: what stands on it
 * @told: that in more words
 *
 * Adds something that can be chosen, by the digits from 1 on, too, and what is told by 0 by that.
 */
void
parlour_chooser_add_offer (ParlourChooser *self,
                           int             number,
                           const char     *label,
                           const char     *told)
{
  GtkWidget *text = gtk_label_new (label), *button;
  guint n = 1;

  g_return_if_fail (PARLOUR_IS_CHOOSER (self) && label != NULL && told != NULL);

  for (GtkWidget *before = gtk_widget_get_first_child (GTK_WIDGET (self->offers)); before != NULL;
       before = gtk_widget_get_next_sibling (before))
    n++;
  gtk_widget_add_css_class (text, "hand-value");
  button = make_button (self, number, text, told);
  if (number == 0 || n < N_KEYS)
    {
      g_autofree char *tooltip = parlour_key_tooltip (told, (gunichar) '0' + (number == 0 ? 0u : n));

      parlour_widget_set_tooltip (button, tooltip);
    }
  gtk_box_append (self->offers, button);
  gtk_widget_set_visible (GTK_WIDGET (self->offers), TRUE);
}

/**
 * parlour_chooser_find_offer:
 * @self: a row
 * @digit: a digit
 *
 * Finds what a key chooses of what was added by parlour_chooser_add_offer().
 *
 * Returns: what it is told by, or -1 if the key is none of them
 */
int
parlour_chooser_find_offer (ParlourChooser *self,
                            int             digit)
{
  int n = 0;

  g_return_val_if_fail (PARLOUR_IS_CHOOSER (self), -1);

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->offers)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      const int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"));

      if (++n == digit || (digit == 0 && number == 0))
        return number;
    }

  return -1;
}

/* Numbers */

/**
 * parlour_chooser_count:
 * @self: a row that has begun
 * @which: which number, below %PARLOUR_CHOOSER_N_COUNTS
 * @label: what is counted
 * @told: that in more words
 * @least: how many there are at least, or -1 where it is to be told
 * @most: how many there can be
 *
 * Asks for a number.
 */
void
parlour_chooser_count (ParlourChooser *self,
                       int             which,
                       const char     *label,
                       const char     *told,
                       int             least,
                       int             most)
{
  ParlourCounter *counter;
  g_autofree char *title = NULL;

  g_return_if_fail (PARLOUR_IS_CHOOSER (self) && which >= 0 && which < PARLOUR_CHOOSER_N_COUNTS);

  counter = parlour_number_tile_get_counter (self->tiles[which]);
  title = g_strdup_printf (C_("something and what it is", "%s: %s"), gtk_label_get_label (self->name), told);
  parlour_number_tile_name (self->tiles[which], label, title);
  parlour_counter_set_minimum (counter, least);
  parlour_counter_set_maximum (counter, most);
  gtk_widget_set_visible (GTK_WIDGET (self->counts), TRUE);
}

/**
 * parlour_chooser_find_count:
 * @self: a row
 * @untold: whether it is to be one that nobody has told
 *
 * Finds the first number that is asked for.
 *
 * Returns: (transfer none) (nullable): where it is typed, or `NULL` if there is none
 */
GtkWidget *
parlour_chooser_find_count (ParlourChooser *self,
                            gboolean        untold)
{
  g_return_val_if_fail (PARLOUR_IS_CHOOSER (self), NULL);

  for (int which = 0; which < PARLOUR_CHOOSER_N_COUNTS && gtk_widget_get_visible (GTK_WIDGET (self->counts)); which++)
    if (!untold || parlour_chooser_get_count (self, which) < 0)
      return GTK_WIDGET (parlour_number_tile_get_counter (self->tiles[which]));

  return NULL;
}

/**
 * parlour_chooser_get_count:
 * @self: a row
 * @which: which number, below %PARLOUR_CHOOSER_N_COUNTS
 *
 * Gets a number.
 *
 * Returns: what is counted, or -1 if it is to be told
 */
int
parlour_chooser_get_count (ParlourChooser *self,
                           int             which)
{
  g_return_val_if_fail (PARLOUR_IS_CHOOSER (self) && which >= 0 && which < PARLOUR_CHOOSER_N_COUNTS, 0);

  return parlour_counter_get_value (parlour_number_tile_get_counter (self->tiles[which]));
}

/**
 * parlour_chooser_set_count:
 * @self: a row
 * @which: which number, below %PARLOUR_CHOOSER_N_COUNTS
 * @value: what is counted, or -1 for the least
 *
 * Fills a number in.
 */
void
parlour_chooser_set_count (ParlourChooser *self,
                           int             which,
                           int             value)
{
  g_return_if_fail (PARLOUR_IS_CHOOSER (self) && which >= 0 && which < PARLOUR_CHOOSER_N_COUNTS);

  parlour_counter_set_value (parlour_number_tile_get_counter (self->tiles[which]), value);
}

/* What is chosen */

/**
 * parlour_chooser_has_cards:
 * @self: a row
 *
 * Tells whether cards are to be chosen, which have keys, and nothing else.
 *
 * Returns: whether it has any
 */
gboolean
parlour_chooser_has_cards (ParlourChooser *self)
{
  g_return_val_if_fail (PARLOUR_IS_CHOOSER (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->cards));
}

static GtkWidget *
get_choices (ParlourChooser *self)
{
  return parlour_chooser_has_cards (self) ? GTK_WIDGET (self->cards) : GTK_WIDGET (self->offers);
}

/**
 * parlour_chooser_show_chosen:
 * @self: a row
 * @numbers: (array length=n_numbers): what is chosen
 * @n_numbers: how much that is
 * @is_open: whether more is to be chosen
 *
 * Shows what is chosen.
 */
void
parlour_chooser_show_chosen (ParlourChooser *self,
                             const int      *numbers,
                             int             n_numbers,
                             gboolean        is_open)
{
  g_return_if_fail (PARLOUR_IS_CHOOSER (self));

  parlour_widget_set_css_class (gtk_widget_get_first_child (GTK_WIDGET (self)), "open", is_open);
  for (GtkWidget *button = gtk_widget_get_first_child (get_choices (self)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      const int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"));
      gboolean is_chosen = FALSE;

      for (int i = 0; i < n_numbers; i++)
        is_chosen |= numbers[i] == number;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_chosen);
    }
}

/**
 * parlour_chooser_get_first:
 * @self: a row
 *
 * Gets what can be touched first.
 *
 * Returns: (transfer none) (nullable): the first choice, or `NULL` if there is none
 */
GtkWidget *
parlour_chooser_get_first (ParlourChooser *self)
{
  g_return_val_if_fail (PARLOUR_IS_CHOOSER (self), NULL);

  return gtk_widget_get_first_child (get_choices (self));
}
