/* colonia-tie-roll.c: the die of a player who is tied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-tie-roll.h"

#include "parlour-die.h"
#include "parlour-emblem.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * ColoniaTieRoll:
 *
 * A player who is tied, with a die that is rolled here or set to what was
 * rolled at the table.
 */
struct _ColoniaTieRoll {
  AdwBin parent_instance;

  int seat;
  int value; /* what the die shows, or 0 */

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *card;
  ParlourDie *die;
  GtkToggleButton *faces[COLONIA_DIE_SIDES];
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

G_DEFINE_FINAL_TYPE (ColoniaTieRoll, colonia_tie_roll, ADW_TYPE_BIN)

static void
on_toggled (ColoniaTieRoll  *self,
            GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int i = 0; i < COLONIA_DIE_SIDES; i++)
    if (self->faces[i] == button)
      colonia_tie_roll_set_value (self, i + 1);
}

/* Only what somebody presses is a choice, not what is filled in. */
static void
on_clicked (ColoniaTieRoll *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_focus_enter (ColoniaTieRoll *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
on_rolled (ColoniaTieRoll *self,
           int             value)
{
  colonia_tie_roll_set_value (self, value);
  g_signal_emit (self, signals[ROLLED], 0);
}

static void
colonia_tie_roll_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  ColoniaTieRoll *self = COLONIA_TIE_ROLL (object);

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
colonia_tie_roll_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  ColoniaTieRoll *self = COLONIA_TIE_ROLL (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      colonia_tie_roll_set_value (self, g_value_get_int (value));
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
   * ColoniaTieRoll:value:
   *
   * What was rolled, from 1 to 6, or 0 if nothing was yet.
   */
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, 0, COLONIA_DIE_SIDES, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (void)
{
  /**
   * ColoniaTieRoll::chosen:
   * @self: the die of a player
   *
   * Somebody has pressed what was rolled at the table.
   */
  signals[CHOSEN] = g_signal_new ("chosen", COLONIA_TYPE_TIE_ROLL, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaTieRoll::entered:
   * @self: the die of a player
   *
   * The keyboard's focus has come to it.
   */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_TIE_ROLL, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaTieRoll::rolled:
   * @self: the die of a player
   *
   * The die was rolled here and lies still.
   */
  signals[ROLLED] = g_signal_new ("rolled", COLONIA_TYPE_TIE_ROLL, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_DIE);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/tie-roll.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRoll, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRoll, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRoll, card);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRoll, die);
  for (int i = 0; i < COLONIA_DIE_SIDES; i++)
    {
      g_autofree char *id = g_strdup_printf ("face_%d", i + 1);

      gtk_widget_class_bind_template_child_full (widget_class, id, FALSE,
                                                 G_STRUCT_OFFSET (ColoniaTieRoll, faces)
                                                   + i * (gssize) sizeof (gpointer));
    }
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_focus_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_rolled);
}

static void
colonia_tie_roll_class_init (ColoniaTieRollClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_tie_roll_get_property;
  object_class->set_property = colonia_tie_roll_set_property;

  install_properties (object_class);
  install_signals ();
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
colonia_tie_roll_init (ColoniaTieRoll *self)
{
  self->seat = COLONIA_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_tie_roll_new:
 *
 * Makes a die that is nobody's yet.
 *
 * Returns: (transfer floating): the die with the player's name
 */
GtkWidget *
colonia_tie_roll_new (void)
{
  return g_object_new (COLONIA_TYPE_TIE_ROLL, NULL);
}

static char *
tell_card (int value)
{
  if (value == 0)
    return g_strdup (_("The card counts as zero"));

  /* Translators: %d is the value of a card that several have played. */
  return g_strdup_printf (_("Played the %d"), value);
}

/**
 * colonia_tie_roll_show:
 * @self: the die of a player
 * @page: the page where it is, which has a session
 * @seat: the player, from 0
 *
 * Shows whose die it is, in the language of that player. It can be seen only while
 * that player is tied.
 */
void
colonia_tie_roll_show (ColoniaTieRoll *self,
                       ParlourPage    *page,
                       int             seat)
{
  g_autoptr (TongueScope) scope = NULL;
  const ColoniaState *state;
  const char *name;
  g_autofree char *card = NULL;

  g_return_if_fail (COLONIA_IS_TIE_ROLL (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  scope = parlour_page_speak_to (page, GTK_WIDGET (self), seat);
  state = colonia_page_get_state (page);
  name = parlour_page_get_name (page, seat);
  card = tell_card (state->cards[seat]);

  self->seat = seat;
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (parlour_page_get_session (page), seat));
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_label_set_label (self->card, card);
  gtk_widget_set_visible (GTK_WIDGET (self), colonia_state_is_tied (state, seat));
}

/**
 * colonia_tie_roll_set_current:
 * @self: the die of a player
 * @current: whether the next key is for it
 *
 * Marks the die that a key sets.
 */
void
colonia_tie_roll_set_current (ColoniaTieRoll *self,
                              gboolean        current)
{
  g_return_if_fail (COLONIA_IS_TIE_ROLL (self));

  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", current);
}

/**
 * colonia_tie_roll_get_focus:
 * @self: the die of a player
 *
 * Finds the number where the keyboard's focus belongs: what was rolled, or else
 * the first.
 *
 * Returns: (transfer none): the button of the number
 */
GtkWidget *
colonia_tie_roll_get_focus (ColoniaTieRoll *self)
{
  g_return_val_if_fail (COLONIA_IS_TIE_ROLL (self), NULL);

  return colonia_tie_roll_get_button (self, MAX (self->value, 1));
}

/**
 * colonia_tie_roll_roll_to:
 * @self: the die of a player
 * @value: what was rolled, from 1 to 6
 *
 * Lets the die be seen rolling to a number that has been found already.
 */
void
colonia_tie_roll_roll_to (ColoniaTieRoll *self,
                          int             value)
{
  g_return_if_fail (COLONIA_IS_TIE_ROLL (self));

  parlour_die_roll_to (self->die, value);
}

/**
 * colonia_tie_roll_skip:
 * @self: the die of a player
 *
 * Lets the die lie still at once if it is rolling.
 */
void
colonia_tie_roll_skip (ColoniaTieRoll *self)
{
  g_return_if_fail (COLONIA_IS_TIE_ROLL (self));

  parlour_die_skip (self->die);
}

/**
 * colonia_tie_roll_get_seat:
 * @self: the die of a player
 *
 * Tells whose die it is.
 *
 * Returns: a seat, from 0, or `COLONIA_NOBODY` before it shows a player
 */
int
colonia_tie_roll_get_seat (ColoniaTieRoll *self)
{
  g_return_val_if_fail (COLONIA_IS_TIE_ROLL (self), COLONIA_NOBODY);

  return self->seat;
}

/**
 * colonia_tie_roll_get_button:
 * @self: the die of a player
 * @value: a number from 1 to 6
 *
 * Finds what is pressed when the table has rolled a number.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
colonia_tie_roll_get_button (ColoniaTieRoll *self,
                             int             value)
{
  g_return_val_if_fail (COLONIA_IS_TIE_ROLL (self), NULL);
  g_return_val_if_fail (value >= 1 && value <= COLONIA_DIE_SIDES, NULL);

  return GTK_WIDGET (self->faces[value - 1]);
}

/**
 * colonia_tie_roll_get_value:
 * @self: the die of a player
 *
 * Tells what was rolled.
 *
 * Returns: a number from 1 to 6, or 0 if nothing was yet
 */
int
colonia_tie_roll_get_value (ColoniaTieRoll *self)
{
  g_return_val_if_fail (COLONIA_IS_TIE_ROLL (self), 0);

  return self->value;
}

/**
 * colonia_tie_roll_set_value:
 * @self: the die of a player
 * @value: a number from 1 to 6, or 0 for nothing yet
 *
 * Lays the die down.
 */
void
colonia_tie_roll_set_value (ColoniaTieRoll *self,
                            int             value)
{
  g_return_if_fail (COLONIA_IS_TIE_ROLL (self));
  g_return_if_fail (value >= 0 && value <= COLONIA_DIE_SIDES);

  parlour_die_set_value (self->die, value);
  if (self->value == value)
    return;

  self->value = value;
  for (int i = 0; i < COLONIA_DIE_SIDES; i++)
    gtk_toggle_button_set_active (self->faces[i], value == i + 1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}
