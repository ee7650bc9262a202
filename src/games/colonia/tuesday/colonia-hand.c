/* colonia-hand.c: the family cards of a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hand.h"

#include "parlour-emblem.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* The six family cards of a player, of which one is chosen. Those that have been played lie
 * there, but cannot be taken again. */
struct _ColoniaHand {
  AdwBin parent_instance;

  int seat;
  int value; /* of the card that is chosen, or 0 */
  gboolean zero;

  gpointer session; /* whose cards are shown; only compared */
  int shown_cards; /* which are in hand, as bits, and what each would do */
  ColoniaPlayedCard shown[COLONIA_N_CARDS];
  const char *language; /* in which that is told */

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkLabel *home;
  GtkToggleButton *zero_button;
  ParlourStalls *cards_box;
  GtkToggleButton *cards[COLONIA_N_CARDS];
  ParlourEmblem *pips[COLONIA_N_CARDS];
  GtkWidget *icons[COLONIA_N_CARDS];
  GtkLabel *captions[COLONIA_N_CARDS];
};

enum {
  PROP_VALUE = 1,
  PROP_ZERO,
  N_PROPS
};

enum {
  CHOSEN,
  ENTERED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaHand, colonia_hand, ADW_TYPE_BIN)

static void
on_toggled (ColoniaHand     *self,
            GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int i = 0; i < COLONIA_N_CARDS; i++)
    if (self->cards[i] == button)
      colonia_hand_set_value (self, COLONIA_LOWEST_CARD + i);
}

/* Only what somebody presses is a choice, not what is filled in. */
static void
on_clicked (ColoniaHand *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_zero_toggled (ColoniaHand *self)
{
  colonia_hand_set_zero (self, gtk_toggle_button_get_active (self->zero_button));
}

static void
on_focus_enter (ColoniaHand *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
colonia_hand_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  ColoniaHand *self = COLONIA_HAND (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      g_value_set_int (value, self->value);
      break;

    case PROP_ZERO:
      g_value_set_boolean (value, self->zero);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_hand_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  ColoniaHand *self = COLONIA_HAND (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      colonia_hand_set_value (self, g_value_get_int (value));
      break;

    case PROP_ZERO:
      colonia_hand_set_zero (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/hand.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHand, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHand, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHand, home);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHand, zero_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHand, cards_box);
  gtk_widget_class_bind_template_callback (widget_class, on_zero_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_focus_enter);
}

static void
colonia_hand_class_init (ColoniaHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  object_class->get_property = colonia_hand_get_property;
  object_class->set_property = colonia_hand_set_property;

  /* The value of the card that is chosen, from 3 to 8, or 0 if none is. */
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, 0, COLONIA_HIGHEST_CARD, 0, flags);

  /* Whether the table says that the card counts as zero. */
  properties[PROP_ZERO] = g_param_spec_boolean ("zero", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Somebody has pressed a card. */
  signals[CHOSEN] = g_signal_new ("chosen", COLONIA_TYPE_HAND, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The keyboard's focus has come to one of the cards. */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_HAND, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* What stands at the foot of a card. */
static GtkWidget *
make_foot (ColoniaHand *self,
           int          i)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *icon = gtk_image_new_from_icon_name ("kontor-member-symbolic");
  GtkWidget *caption = make_label (NULL, NULL);

  g_object_set (icon, "pixel-size", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_halign (foot, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (foot, "hand-caption");
  gtk_box_append (GTK_BOX (foot), icon);
  gtk_box_append (GTK_BOX (foot), caption);
  self->icons[i] = icon;
  self->captions[i] = GTK_LABEL (caption);

  return foot;
}

static void
add_card (ColoniaHand *self,
          int          i)
{
  g_autofree char *value = g_strdup_printf ("%d", COLONIA_LOWEST_CARD + i);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *pip = parlour_emblem_new (0);

  g_object_set (pip, "size", 14, "plain", TRUE, "halign", GTK_ALIGN_CENTER,
                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (GTK_BOX (box), pip);
  gtk_box_append (GTK_BOX (box), make_label (value, "hand-value"));
  gtk_box_append (GTK_BOX (box), make_foot (self, i));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "hand-card");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->cards[0]);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  parlour_stalls_append (self->cards_box, button);
  self->cards[i] = GTK_TOGGLE_BUTTON (button);
  self->pips[i] = PARLOUR_EMBLEM (pip);
}

static void
colonia_hand_init (ColoniaHand *self)
{
  self->seat = COLONIA_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < COLONIA_N_CARDS; i++)
    add_card (self, i);
}

/* Makes a hand that shows no player's cards yet. */
GtkWidget *
colonia_hand_new (void)
{
  return g_object_new (COLONIA_TYPE_HAND, NULL);
}

/* An event in which everybody plays the lowest card, but one player another. */
static void
make_event (ColoniaEvent      *event,
            const ColoniaState *state,
            int                 seat,
            int                 value)
{
  colonia_event_init (event, COLONIA_EVENT_FAMILY_CARDS);

  for (int other = 0; other < state->n_players; other++)
    event->family_cards.values[other] = g_bit_nth_lsf ((gulong) state->hands[other], -1);
  event->family_cards.values[seat] = value;
}

static char *
tell_card (const ColoniaPlayedCard *card,
           gboolean                 spent,
           int                      value)
{
  if (!spent && card->zero)
    /* Translators: %d is the value of a card. */
    return g_strdup_printf (_("The %d would count as zero"), value);
  if (spent || card->members == COLONIA_NOBODY)
    /* Translators: %d is the value of a card. */
    return g_strdup_printf (_("The %d"), value);

  /* Translators: the first %d is the value of a card, the second how many members go to the city hall. */
  return g_strdup_printf (ngettext ("The %d sends %d member", "The %d sends %d members", (gulong) card->members),
                          value, card->members);
}

/* What stands at the foot of a card: how many members it sends, or why it sends
 * none. */
static char *
make_caption (const ColoniaPlayedCard *card,
              gboolean                 spent)
{
  if (spent)
    /* Translators: stands on a card that was played in an earlier week; at most five letters. */
    return g_strdup (C_("family card", "used"));
  if (card->zero)
    /* Translators: stands on a card that would count as zero; at most five letters. */
    return g_strdup (C_("family card", "zero"));
  if (card->members == COLONIA_NOBODY)
    return g_strdup ("");

  return g_strdup_printf ("%d", card->members);
}

static void
show_card (ColoniaHand             *self,
           ParlourPage             *page,
           int                      i,
           const ColoniaPlayedCard *card)
{
  const ColoniaState *state = colonia_page_get_state (page);
  GtkWidget *button = GTK_WIDGET (self->cards[i]);
  int value = COLONIA_LOWEST_CARD + i;
  gboolean spent = (state->hands[self->seat] & (1 << value)) == 0;
  g_autofree char *caption = make_caption (card, spent);
  g_autofree char *label = tell_card (card, spent, value);
  g_auto (ColoniaEvent) event = { 0 };

  make_event (&event, state, self->seat, value);
  colonia_page_offer (page, button, NULL, &event);
  if (!spent)
    parlour_widget_set_tooltip (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  parlour_emblem_set_color (self->pips[i], (int) table_session_get_color (parlour_page_get_session (page), self->seat));
  gtk_label_set_label (self->captions[i], caption);
  gtk_widget_set_visible (self->icons[i], !spent && !card->zero);
  gtk_widget_set_visible (gtk_widget_get_parent (self->icons[i]), *caption != '\0');

  parlour_widget_set_css_class (button, "zero", card->zero && !spent);
}

/* In which language the cards speak: that of the player, or of the interface. */
static const char *
find_language (ColoniaHand *self)
{
  const char *language = tongue_find (table_session_get_language (self->session, self->seat));

  return language != NULL ? language : tongue_get_language ();
}

/* Most cards stay as they are when others have been chosen or covers fall. */
static void
show_cards (ColoniaHand             *self,
            ParlourPage             *page,
            gboolean                 others,
            const ColoniaPlayedCard *cards)
{
  int in_hand = colonia_page_get_state (page)->hands[self->seat];
  const char *language = find_language (self);

  for (int i = 0; i < COLONIA_N_CARDS; i++)
    if (others
        || self->shown_cards != in_hand
        || self->language != language
        || self->shown[i].members != cards[i].members
        || self->shown[i].zero != cards[i].zero)
      show_card (self, page, i, &cards[i]);

  self->shown_cards = in_hand;
  self->language = language;
  memcpy (self->shown, cards, sizeof self->shown);
}

static void
show_home (ColoniaHand        *self,
           const ColoniaState *state)
{
  gboolean full = state->tracking == COLONIA_TRACKING_FULL;
  int supply = state->players[self->seat].supply;
  g_autofree char *home = g_strdup_printf (ngettext ("%d at home", "%d at home", (gulong) supply), supply);

  gtk_label_set_label (self->home, home);
  gtk_widget_set_visible (GTK_WIDGET (self->home), full);
  gtk_widget_set_visible (GTK_WIDGET (self->zero_button), !full);
}

/* Shows the cards of a player, in the language of the player. A card that was chosen stays so if
 * it is still there. */
void
colonia_hand_show (ColoniaHand             *self,
                   ParlourPage             *page,
                   int                      seat,
                   const ColoniaPlayedCard *cards)
{
  g_autoptr (TongueScope) scope = NULL;
  const ColoniaState *state;
  const char *name;
  gboolean other;

  g_return_if_fail (COLONIA_IS_HAND (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));
  g_return_if_fail (cards != NULL);

  scope = parlour_page_speak_to (page, GTK_WIDGET (self), seat);
  state = colonia_page_get_state (page);
  name = parlour_page_get_name (page, seat);
  other = self->seat != seat || self->session != parlour_page_get_session (page);
  if (other || (self->value != 0 && (state->hands[seat] & (1 << self->value)) == 0))
    colonia_hand_set_value (self, 0);
  self->seat = seat;
  self->session = parlour_page_get_session (page);

  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (parlour_page_get_session (page), seat));
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  show_home (self, state);
  show_cards (self, page, other, cards);
}

/* Marks the hand for which a key chooses a card. */
void
colonia_hand_set_current (ColoniaHand *self,
                          gboolean     current)
{
  g_return_if_fail (COLONIA_IS_HAND (self));

  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", current);
}

/* Finds the card where the keyboard's focus belongs: the one that is chosen, or else the first
 * that can be. */
GtkWidget *
colonia_hand_get_focus (ColoniaHand *self)
{
  int first = 0;

  g_return_val_if_fail (COLONIA_IS_HAND (self), NULL);

  if (self->value != 0)
    return colonia_hand_get_button (self, self->value);

  while (first < COLONIA_N_CARDS - 1 && !gtk_widget_get_sensitive (GTK_WIDGET (self->cards[first])))
    first++;

  return GTK_WIDGET (self->cards[first]);
}

/* Tells whose hand it is. Returns a seat, from 0, or `COLONIA_NOBODY` before it shows a player's
 * cards. */
int
colonia_hand_get_seat (ColoniaHand *self)
{
  g_return_val_if_fail (COLONIA_IS_HAND (self), COLONIA_NOBODY);

  return self->seat;
}

/* Finds what is pressed to choose a card. */
GtkWidget *
colonia_hand_get_button (ColoniaHand *self,
                         int          value)
{
  g_return_val_if_fail (COLONIA_IS_HAND (self), NULL);
  g_return_val_if_fail (value >= COLONIA_LOWEST_CARD && value <= COLONIA_HIGHEST_CARD, NULL);

  return GTK_WIDGET (self->cards[value - COLONIA_LOWEST_CARD]);
}

/* Tells which card is chosen. Returns its value, from 3 to 8, or 0 if none is. */
int
colonia_hand_get_value (ColoniaHand *self)
{
  g_return_val_if_fail (COLONIA_IS_HAND (self), 0);

  return self->value;
}

/* Chooses a card. */
void
colonia_hand_set_value (ColoniaHand *self,
                        int          value)
{
  g_return_if_fail (COLONIA_IS_HAND (self));
  g_return_if_fail (value == 0 || (value >= COLONIA_LOWEST_CARD && value <= COLONIA_HIGHEST_CARD));

  if (self->value == value)
    return;

  self->value = value;
  for (int i = 0; i < COLONIA_N_CARDS; i++)
    gtk_toggle_button_set_active (self->cards[i], value == COLONIA_LOWEST_CARD + i);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}

/* Tells whether the table says that the card counts as zero. */
gboolean
colonia_hand_get_zero (ColoniaHand *self)
{
  g_return_val_if_fail (COLONIA_IS_HAND (self), FALSE);

  return self->zero;
}

/* Says whether the card counts as zero, where that is not worked out. */
void
colonia_hand_set_zero (ColoniaHand *self,
                       gboolean     zero)
{
  g_return_if_fail (COLONIA_IS_HAND (self));

  zero = !!zero;
  if (self->zero == zero)
    return;

  self->zero = zero;
  gtk_toggle_button_set_active (self->zero_button, zero);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ZERO]);
}
