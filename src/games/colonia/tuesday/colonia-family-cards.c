/* colonia-family-cards.c: Tuesday, where every family plays a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards are turned over at the table, all at once; here they are entered,
 * a key for each family. What order they make is asked of the rules, on a copy
 * of the game, and shown with its reasons before anything happens.
 */

#include "config.h"

#include "colonia-family-cards.h"

#include "colonia-hand.h"
#include "colonia-order-list.h"
#include "parlour-confirm-bar.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ColoniaFamilyCards {
  ParlourPage parent_instance;

  ColoniaHand *hands[COLONIA_MAX_PLAYERS]; /* in the order in which they are shown */
  int n_players;
  int current; /* which hand the next key is for, or -1 */
  int last; /* from which hand a card was chosen last, or -1 */

  GtkShortcutController *keys;
  GtkLabel *hint;
  ParlourStalls *hands_box;
  GtkLabel *preview_heading;
  ColoniaOrderList *order_list;
  ParlourConfirmBar *bar;
};

G_DEFINE_FINAL_TYPE (ColoniaFamilyCards, colonia_family_cards, PARLOUR_TYPE_PAGE)

static const ColoniaState *
get_state (ColoniaFamilyCards *self)
{
  return colonia_page_get_state (PARLOUR_PAGE (self));
}

/* Entering */

static gboolean
is_complete (ColoniaFamilyCards *self)
{
  for (int i = 0; i < self->n_players; i++)
    if (colonia_hand_get_value (self->hands[i]) == 0)
      return FALSE;

  return self->n_players > 0;
}

static void
make_event (ColoniaFamilyCards *self,
            ColoniaEvent       *event)
{
  gboolean told = get_state (self)->tracking == COLONIA_TRACKING_ESSENTIALS;

  colonia_event_init (event, COLONIA_EVENT_FAMILY_CARDS);
  for (int i = 0; i < self->n_players; i++)
    {
      int seat = colonia_hand_get_seat (self->hands[i]);

      event->family_cards.values[seat] = colonia_hand_get_value (self->hands[i]);
      event->family_cards.zeros[seat] = told && colonia_hand_get_zero (self->hands[i]);
    }
}

static void
reveal (ColoniaFamilyCards *self)
{
  ColoniaEvent event;

  make_event (self, &event);
  colonia_page_enter (PARLOUR_PAGE (self), &event, TABLE_ROLLER_NONE);
}

static void
reveal_by_key (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  reveal (COLONIA_FAMILY_CARDS (widget));
}

/* What the cards would do */

/* Asks the rules what the card of each player with one value would do. Who has
 * played it already plays the lowest that is left, which is then not looked at. */
static void
try_value (ColoniaFamilyCards *self,
           int                 value,
           ColoniaPlayedCard   cards[COLONIA_MAX_PLAYERS][COLONIA_N_CARDS])
{
  const ColoniaState *state = get_state (self);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) after = { 0 };
  g_auto (ColoniaEvent) event = { 0 };
  int card = value - COLONIA_LOWEST_CARD;

  colonia_event_init (&event, COLONIA_EVENT_FAMILY_CARDS);
  for (int seat = 0; seat < state->n_players; seat++)
    event.family_cards.values[seat] = (state->hands[seat] & (1 << value)) != 0
                                        ? value
                                        : g_bit_nth_lsf ((gulong) state->hands[seat], -1);

  colonia_state_copy (&after, state);
  colonia_state_apply (&after, &event, effects);

  for (int seat = 0; seat < state->n_players; seat++)
    cards[seat][card] = (ColoniaPlayedCard) { .members = COLONIA_NOBODY, .zero = after.cards[seat] == 0 };

  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == COLONIA_EFFECT_SENT)
        cards[effect->player][card].members = effect->amount;
    }
}

/* What is shown */

static void
show_order (ColoniaFamilyCards *self)
{
  g_auto (ColoniaEvent) event = { 0 };
  g_autofree char *tied = NULL;

  make_event (self, &event);
  colonia_order_list_show (self->order_list, parlour_page_get_session (PARLOUR_PAGE (self)), &event, &tied);
  gtk_label_set_label (self->preview_heading, tied != NULL ? tied : _("The order would be"));
}

static void
show_preview (ColoniaFamilyCards *self)
{
  gboolean complete = is_complete (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cards.reveal", complete);
  if (complete)
    parlour_confirm_bar_allow (self->bar);
  else
    parlour_confirm_bar_refuse (self->bar, _("Choose a card for every family first"));
  gtk_widget_set_visible (GTK_WIDGET (self->order_list), complete);
  if (complete)
    show_order (self);
  else
    gtk_label_set_label (self->preview_heading, _("The cards make the order of the week"));
  parlour_page_set_complete (PARLOUR_PAGE (self), complete);
}

/* Whose card is next */

/* Whether the next card is the last one, which enters them all. */
static gboolean
is_last_missing (ColoniaFamilyCards *self)
{
  int n_missing = 0;

  for (int i = 0; i < self->n_players; i++)
    n_missing += colonia_hand_get_value (self->hands[i]) == 0 ? 1 : 0;

  return n_missing == 1 && parlour_page_enters_by_itself (PARLOUR_PAGE (self));
}

static void
show_hint (ColoniaFamilyCards *self)
{
  g_autofree char *text = NULL;
  const char *name;

  if (self->current < 0 || is_complete (self))
    {
      gtk_label_set_label (self->hint, _("Reveal the cards, or press another card to change one."));
      return;
    }

  name = parlour_page_get_name (PARLOUR_PAGE (self), colonia_hand_get_seat (self->hands[self->current]));
  if (is_last_missing (self))
    /* Translators: %s is a player. */
    text = g_strdup_printf (_("Which card does %s play? It is the last one: then all are revealed."), name);
  else
    /* Translators: %s is a player. */
    text = g_strdup_printf (_("Which card does %s play? Press it, or one of the keys 3 to 8."), name);

  gtk_label_set_label (self->hint, text);
}

static void
set_current (ColoniaFamilyCards *self,
             int                 current)
{
  self->current = current;
  for (int i = 0; i < self->n_players; i++)
    colonia_hand_set_current (self->hands[i], i == current);
  show_hint (self);
}

/* The next hand from which no card has been chosen, or -1. */
static int
find_next (ColoniaFamilyCards *self,
           int                 after)
{
  for (int i = 1; i <= self->n_players; i++)
    {
      int next = (after + i) % self->n_players;

      if (colonia_hand_get_value (self->hands[next]) == 0)
        return next;
    }

  return -1;
}

static void
go_on (ColoniaFamilyCards *self,
       int                 from)
{
  int next = find_next (self, from);

  self->last = from;
  set_current (self, next);
  if (next < 0)
    parlour_confirm_bar_take_focus (self->bar);
  else
    gtk_widget_grab_focus (colonia_hand_get_focus (self->hands[next]));
}

static int
find_hand (ColoniaFamilyCards *self,
           ColoniaHand        *hand)
{
  int i = 0;

  while (self->hands[i] != hand)
    i++;

  return i;
}

static void
on_chosen (ColoniaFamilyCards *self,
           ColoniaHand        *hand)
{
  go_on (self, find_hand (self, hand));
}

static void
on_hand_entered (ColoniaFamilyCards *self,
                 ColoniaHand        *hand)
{
  set_current (self, find_hand (self, hand));
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *value,
        gpointer   user_data)
{
  ColoniaFamilyCards *self = COLONIA_FAMILY_CARDS (widget);
  ColoniaHand *hand;
  GtkWidget *button;

  if (self->current < 0)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), (gunichar) ('0' + g_variant_get_int32 (value)));
      return GDK_EVENT_STOP;
    }

  hand = self->hands[self->current];
  button = colonia_hand_get_button (hand, g_variant_get_int32 (value));
  if (!gtk_widget_get_sensitive (button))
    {
      parlour_page_complain (PARLOUR_PAGE (self), parlour_widget_get_tooltip (button));
      return GDK_EVENT_STOP;
    }

  colonia_hand_set_value (hand, g_variant_get_int32 (value));
  go_on (self, self->current);

  return GDK_EVENT_STOP;
}

/* Takes back the card that was chosen last, or else the one before the next. */
static void
take_back (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ColoniaFamilyCards *self = COLONIA_FAMILY_CARDS (widget);
  int hand = self->last >= 0 ? self->last : self->n_players - 1;

  while (hand >= 0 && colonia_hand_get_value (self->hands[hand]) == 0)
    hand--;
  if (hand < 0)
    return;

  self->last = hand - 1;
  colonia_hand_set_value (self->hands[hand], 0);
  set_current (self, hand);
  gtk_widget_grab_focus (colonia_hand_get_focus (self->hands[hand]));
}

static void
toggle_zero (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ColoniaFamilyCards *self = COLONIA_FAMILY_CARDS (widget);
  ColoniaHand *hand;

  if (self->current < 0 || get_state (self)->tracking != COLONIA_TRACKING_ESSENTIALS)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), '0');
      return;
    }

  hand = self->hands[self->current];
  colonia_hand_set_zero (hand, !colonia_hand_get_zero (hand));
}

/* The page */

static void
make_hands (ColoniaFamilyCards *self,
            int                 n_players)
{
  g_assert (self->n_players == 0);

  for (int i = 0; i < n_players; i++)
    {
      GtkWidget *hand = colonia_hand_new ();

      g_signal_connect_object (hand, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (hand, "entered", G_CALLBACK (on_hand_entered), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (hand, "notify::value", G_CALLBACK (show_preview), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (hand, "notify::zero", G_CALLBACK (show_preview), self, G_CONNECT_SWAPPED);
      self->hands[i] = COLONIA_HAND (hand);
      parlour_stalls_append (self->hands_box, hand);
    }
  self->n_players = n_players;

  /* Four in two rows of two; five cannot be even. */
  g_object_set (self->hands_box, "even", n_players % 2 == 0, NULL);
}

static void
forget_choices (ColoniaFamilyCards *self)
{
  self->last = -1;
  for (int i = 0; i < self->n_players; i++)
    {
      colonia_hand_set_value (self->hands[i], 0);
      colonia_hand_set_zero (self->hands[i], FALSE);
    }
}

static void
colonia_family_cards_update (ParlourPage *page)
{
  ColoniaFamilyCards *self = COLONIA_FAMILY_CARDS (page);
  const ColoniaState *state = get_state (self);
  ColoniaPlayedCard cards[COLONIA_MAX_PLAYERS][COLONIA_N_CARDS];

  if (self->n_players == 0)
    make_hands (self, state->n_players);
  if (parlour_page_is_new_moment (page))
    forget_choices (self);

  for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
    try_value (self, value, cards);
  for (int i = 0; i < self->n_players; i++)
    {
      int seat = colonia_state_get_seat (state, i);

      colonia_hand_show (self->hands[i], page, seat, cards[seat]);
    }

  set_current (self, find_next (self, self->n_players - 1));
  if (parlour_page_is_new_moment (page))
    parlour_page_fill_in_undone (page, COLONIA_EVENT_FAMILY_CARDS);
  show_preview (self);
}

static void
colonia_family_cards_fill_in (ParlourPage      *page,
                              const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaFamilyCards *self = COLONIA_FAMILY_CARDS (page);

  for (int i = 0; i < self->n_players; i++)
    {
      int seat = colonia_hand_get_seat (self->hands[i]);

      colonia_hand_set_value (self->hands[i], event->family_cards.values[seat]);
      colonia_hand_set_zero (self->hands[i], event->family_cards.zeros[seat]);
    }
  set_current (self, -1);
}

static void
colonia_family_cards_tell_input (ParlourPage *page,
                                 GByteArray  *input)
{
  ColoniaEvent event;

  make_event (COLONIA_FAMILY_CARDS (page), &event);
  g_byte_array_append (input, (const guint8 *) &event.family_cards, sizeof event.family_cards);
}

static void
colonia_family_cards_enter (ParlourPage *page)
{
  reveal (COLONIA_FAMILY_CARDS (page));
}

static void
on_map (ColoniaFamilyCards *self)
{
  if (self->current >= 0)
    parlour_keys_begin_page (colonia_hand_get_focus (self->hands[self->current]));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_ORDER_LIST);
  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/family-cards.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaFamilyCards, keys);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFamilyCards, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFamilyCards, hands_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFamilyCards, preview_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFamilyCards, order_list);
  gtk_widget_class_bind_template_child (widget_class, ColoniaFamilyCards, bar);
  gtk_widget_class_bind_template_callback (widget_class, reveal);
  gtk_widget_class_bind_template_callback (widget_class, on_map);
}

static void
colonia_family_cards_class_init (ColoniaFamilyCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  page_class->update = colonia_family_cards_update;
  page_class->fill_in = colonia_family_cards_fill_in;
  page_class->tell_input = colonia_family_cards_tell_input;
  page_class->enter = colonia_family_cards_enter;

  bind_template (widget_class);

  /* Enters the cards, once there is one of every family, wherever the focus is. */
  gtk_widget_class_install_action (widget_class, "cards.reveal", NULL, reveal_by_key);

  /* Takes back the card that was chosen last. */
  gtk_widget_class_install_action (widget_class, "cards.back", NULL, take_back);

  /* Says, or takes back, that the card of the family whose turn it is to be entered counts as
   * zero. Only where members are not tracked. */
  gtk_widget_class_install_action (widget_class, "cards.zero", NULL, toggle_zero);
}

static void
colonia_family_cards_init (ColoniaFamilyCards *self)
{
  self->current = -1;
  self->last = -1;
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
    {
      GtkShortcutTrigger *trigger =
        gtk_alternative_trigger_new (gtk_keyval_trigger_new ((guint) (GDK_KEY_0 + value), 0),
                                     gtk_keyval_trigger_new ((guint) (GDK_KEY_KP_0 + value), 0));

      gtk_shortcut_controller_add_shortcut (self->keys,
                                            gtk_shortcut_new_with_arguments (trigger,
                                                                             gtk_callback_action_new (on_key, NULL, NULL),
                                                                             "i", value));
    }
}
