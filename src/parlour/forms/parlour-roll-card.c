/* parlour-roll-card.c: the die of a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-roll-card.h"

#include "parlour-die.h"
#include "parlour-emblem.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * ParlourRollCard:
 *
 * A player with a die that is rolled here or set to what was rolled at the table, with a
 * word beside a figure on what that comes to, and with what else is to be told then.
 */
struct _ParlourRollCard {
  AdwBin parent_instance;

  int seat;
  int value; /* what the die shows, or 0 */

  ParlourEmblem *emblem;
  GtkLabel *name;
  AdwBin *figure;
  GtkLabel *words;
  ParlourDie *die;
  ParlourStalls *faces_box;
  AdwBin *rest;
  GtkToggleButton *faces[PARLOUR_DIE_SIDES];
};

enum {
  PROP_VALUE = 1,
  N_PROPS
};

enum {
  CHOSEN,
  ENTERED,
  ROLLED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourRollCard, parlour_roll_card, ADW_TYPE_BIN)

static void
on_toggled (ParlourRollCard  *self,
            GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int i = 0; i < PARLOUR_DIE_SIDES; i++)
    if (self->faces[i] == button)
      parlour_roll_card_set_value (self, i + 1);
}

/* Only what somebody presses is a choice, not what is filled in. */
static void
on_clicked (ParlourRollCard *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_focus_enter (ParlourRollCard *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_rolled (ParlourRollCard *self,
           int             value)
{
  parlour_roll_card_set_value (self, value);
  g_signal_emit (self, signals[ROLLED], 0);
}

static void
parlour_roll_card_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  ParlourRollCard *self = PARLOUR_ROLL_CARD (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      g_value_set_int (value, self->value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_roll_card_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  ParlourRollCard *self = PARLOUR_ROLL_CARD (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      parlour_roll_card_set_value (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * ParlourRollCard:value:
   *
   * What was rolled, from 1 to 6, or 0 if nothing was yet.
   */
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, 0, PARLOUR_DIE_SIDES, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (void)
{
  /**
   * ParlourRollCard::chosen:
   * @self: the die of a player
   *
   * Somebody has pressed what was rolled at the table.
   */
  signals[CHOSEN] = g_signal_new ("chosen", PARLOUR_TYPE_ROLL_CARD, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourRollCard::entered:
   * @self: the die of a player
   *
   * The keyboard's focus has come to it.
   */
  signals[ENTERED] = g_signal_new ("entered", PARLOUR_TYPE_ROLL_CARD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourRollCard::rolled:
   * @self: the die of a player
   *
   * The die was rolled here and lies still.
   */
  signals[ROLLED] = g_signal_new ("rolled", PARLOUR_TYPE_ROLL_CARD, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tell (ParlourRollCard *self)
{
  g_autoptr (TongueScope) scope = parlour_speak_in (GTK_WIDGET (self));

  for (int i = 0; i < PARLOUR_DIE_SIDES; i++)
    {
      /* Translators: a button; %d is what a die shows. */
      g_autofree char *text = g_strdup_printf (_("The table rolled a %d"), i + 1);

      parlour_widget_set_tooltip (GTK_WIDGET (self->faces[i]), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->faces[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_DIE);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/roll-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourRollCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourRollCard, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourRollCard, figure);
  gtk_widget_class_bind_template_child (widget_class, ParlourRollCard, words);
  gtk_widget_class_bind_template_child (widget_class, ParlourRollCard, die);
  gtk_widget_class_bind_template_child (widget_class, ParlourRollCard, faces_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourRollCard, rest);
  gtk_widget_class_bind_template_callback (widget_class, on_focus_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_rolled);
}

static void
parlour_roll_card_class_init (ParlourRollCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = parlour_roll_card_get_property;
  object_class->set_property = parlour_roll_card_set_property;

  install_properties (object_class);
  install_signals ();
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
add_face (ParlourRollCard *self,
          int              value)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *die = parlour_die_new (value);

  g_object_set (die, "size", 28, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_widget_add_css_class (button, "roll-face");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->faces[0]);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  self->faces[value - 1] = GTK_TOGGLE_BUTTON (button);
  parlour_stalls_append (self->faces_box, button);
}

static void
parlour_roll_card_init (ParlourRollCard *self)
{
  self->seat = TABLE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int value = 1; value <= PARLOUR_DIE_SIDES; value++)
    add_face (self, value);
}

/**
 * parlour_roll_card_new:
 *
 * Makes a die that is nobody's yet.
 *
 * Returns: (transfer floating): the die with the player's name
 */
GtkWidget *
parlour_roll_card_new (void)
{
  return g_object_new (PARLOUR_TYPE_ROLL_CARD, NULL);
}

/**
 * parlour_roll_card_show:
 * @self: the die of a player
 * @page: the page where it is, which has a session
 * @seat: the player, from 0
 *
 * Shows whose die it is, in the language of that player.
 */
void
parlour_roll_card_show (ParlourRollCard *self,
                        ParlourPage     *page,
                        int              seat)
{
  g_autoptr (TongueScope) scope = NULL;
  const char *name;

  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  scope = parlour_page_speak_to (page, GTK_WIDGET (self), seat);
  name = parlour_page_get_name (page, seat);

  self->seat = seat;
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (parlour_page_get_session (page), seat));
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  tell (self);
}

/**
 * parlour_roll_card_set_words:
 * @self: the die of a player
 * @words: what is to be said below the name
 *
 * Says why the player rolls, or what the roll comes to.
 */
void
parlour_roll_card_set_words (ParlourRollCard *self,
                             const char      *words)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));
  g_return_if_fail (words != NULL);

  gtk_label_set_label (self->words, words);
}

/**
 * parlour_roll_card_set_figure:
 * @self: the die of a player
 * @figure: (transfer floating): what is drawn beside the words, which is seen while it is visible
 *
 * Sets what the roll comes to, as it is drawn.
 */
void
parlour_roll_card_set_figure (ParlourRollCard *self,
                              GtkWidget       *figure)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));
  g_return_if_fail (GTK_IS_WIDGET (figure));

  adw_bin_set_child (self->figure, figure);
  g_object_bind_property (figure, "visible", self->figure, "visible", G_BINDING_SYNC_CREATE);
}

/**
 * parlour_roll_card_set_rest:
 * @self: the die of a player
 * @rest: (transfer floating): what else is to be told, which is seen while it is visible
 *
 * Sets what stands below the die.
 */
void
parlour_roll_card_set_rest (ParlourRollCard *self,
                            GtkWidget       *rest)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));
  g_return_if_fail (GTK_IS_WIDGET (rest));

  adw_bin_set_child (self->rest, rest);
  g_object_bind_property (rest, "visible", self->rest, "visible", G_BINDING_SYNC_CREATE);
}

/**
 * parlour_roll_card_set_current:
 * @self: the die of a player
 * @current: whether the next key is for it
 *
 * Marks the die that a key sets.
 */
void
parlour_roll_card_set_current (ParlourRollCard *self,
                               gboolean        current)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));

  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", current);
}

/**
 * parlour_roll_card_set_fixed:
 * @self: the die of a player
 * @fixed: whether the application has rolled it, or is about to
 *
 * What the application has rolled cannot be changed any more.
 */
void
parlour_roll_card_set_fixed (ParlourRollCard *self,
                             gboolean         fixed)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));

  for (int i = 0; i < PARLOUR_DIE_SIDES; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->faces[i]), !fixed);
}

/**
 * parlour_roll_card_get_focus:
 * @self: the die of a player
 *
 * Finds the number where the keyboard's focus belongs: what was rolled, or else
 * the first.
 *
 * Returns: (transfer none): the button of the number
 */
GtkWidget *
parlour_roll_card_get_focus (ParlourRollCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_ROLL_CARD (self), NULL);

  return parlour_roll_card_get_button (self, MAX (self->value, 1));
}

/**
 * parlour_roll_card_roll_to:
 * @self: the die of a player
 * @value: what was rolled, from 1 to 6
 *
 * Lets the die be seen rolling to a number that has been found already.
 */
void
parlour_roll_card_roll_to (ParlourRollCard *self,
                           int             value)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));

  parlour_die_roll_to (self->die, value);
}

/**
 * parlour_roll_card_skip:
 * @self: the die of a player
 *
 * Lets the die lie still at once if it is rolling.
 */
void
parlour_roll_card_skip (ParlourRollCard *self)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));

  parlour_die_skip (self->die);
}

/**
 * parlour_roll_card_get_seat:
 * @self: the die of a player
 *
 * Tells whose die it is.
 *
 * Returns: a seat, from 0, or `TABLE_NOBODY` before it shows a player
 */
int
parlour_roll_card_get_seat (ParlourRollCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_ROLL_CARD (self), TABLE_NOBODY);

  return self->seat;
}

/**
 * parlour_roll_card_get_button:
 * @self: the die of a player
 * @value: a number from 1 to 6
 *
 * Finds what is pressed when the table has rolled a number.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
parlour_roll_card_get_button (ParlourRollCard *self,
                              int             value)
{
  g_return_val_if_fail (PARLOUR_IS_ROLL_CARD (self), NULL);
  g_return_val_if_fail (value >= 1 && value <= PARLOUR_DIE_SIDES, NULL);

  return GTK_WIDGET (self->faces[value - 1]);
}

/**
 * parlour_roll_card_get_value:
 * @self: the die of a player
 *
 * Tells what was rolled.
 *
 * Returns: a number from 1 to 6, or 0 if nothing was yet
 */
int
parlour_roll_card_get_value (ParlourRollCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_ROLL_CARD (self), 0);

  return self->value;
}

/**
 * parlour_roll_card_set_value:
 * @self: the die of a player
 * @value: a number from 1 to 6, or 0 for nothing yet
 *
 * Lays the die down.
 */
void
parlour_roll_card_set_value (ParlourRollCard *self,
                             int             value)
{
  g_return_if_fail (PARLOUR_IS_ROLL_CARD (self));
  g_return_if_fail (value >= 0 && value <= PARLOUR_DIE_SIDES);

  parlour_die_set_value (self->die, value);
  if (self->value == value)
    return;

  self->value = value;
  for (int i = 0; i < PARLOUR_DIE_SIDES; i++)
    gtk_toggle_button_set_active (self->faces[i], value == i + 1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}
