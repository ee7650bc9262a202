/* colonia-reliquary.c: buying and safeguarding relics on Sunday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-reliquary.h"

#include "colonia-relic-card.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "colonia-treasure.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-turn-bar.h"
#include "parlour-turn-hint.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* The keys of the cards: their numbers, and letters where digits do not reach,
 * but for the one that lets a player pass. */
#define KEYS "1234567890abcdefghijklmnoqrstuvwxyz"
#define N_KEYS ((int) sizeof KEYS - 1)
#define N_DIGITS 10

/**
 * ColoniaReliquary:
 *
 * The relic cards on display, which are bought (SUN-1) and then safeguarded
 * (SUN-4) on Sunday.
 *
 * Whether a shrine could take a relic in depends on what the player has behind
 * the screen, and so that is asked only of a player who buys it (SUN-2).
 */
struct _ColoniaReliquary {
  ParlourPage parent_instance;

  ParlourTurnHint *hint;
  GtkWidget *question_box;
  GtkLabel *question;
  ParlourStalls *answers;
  GtkLabel *reason;
  ParlourStalls *display;
  GtkWidget *treasures_box;
  ParlourStalls *treasures;
  ParlourTurnBar *turn_bar;

  /* The ways of buying a card that are asked about, or NULL. */
  GArray *choices;
};

G_DEFINE_FINAL_TYPE (ColoniaReliquary, colonia_reliquary, PARLOUR_TYPE_PAGE)

/* As many children as there are things to show. */
static void
set_n_children (ColoniaReliquary *self,
                ParlourStalls    *stalls,
                int               n,
                GtkWidget      *(*make) (ColoniaReliquary *self))
{
  for (int have = parlour_widget_keep_first (GTK_WIDGET (stalls), n); have < n; have++)
    parlour_stalls_append (stalls, make (self));
}

static void
enter (ColoniaReliquary   *self,
       const ColoniaEvent *event)
{
  colonia_page_enter (PARLOUR_PAGE (self), event, TABLE_ROLLER_NONE);
}

static ColoniaEvent
make_event (ColoniaReliquary *self,
            int               slot)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));
  ColoniaEvent event;

  if (state->step == COLONIA_STEP_SAFEGUARDING)
    {
      colonia_event_init (&event, COLONIA_EVENT_SAFEGUARD);
      event.slot = slot;
    }
  else
    {
      colonia_event_init (&event, COLONIA_EVENT_BUY);
      event.buy.slot = slot;
    }
  event.player = state->turn;

  return event;
}

/* The ways of buying a card; the one that puts nothing into a shrine comes
 * last. */
static GArray *
list_choices (ColoniaReliquary *self,
              int               slot)
{
  g_autoptr (GArray) all = colonia_state_list_choices (colonia_page_get_state (PARLOUR_PAGE (self)));
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (ColoniaEvent));

  for (int plain = FALSE; plain <= TRUE; plain++)
    for (guint i = 0; i < all->len; i++)
      {
        const ColoniaEvent *event = &g_array_index (all, ColoniaChoice, i).event;

        if (event->type == COLONIA_EVENT_BUY
            && event->buy.slot == slot
            && (!event->buy.in_shrine && !event->buy.stores) == plain)
          g_array_append_vals (choices, event, 1);
      }

  return choices;
}

static void
mark_slot (ColoniaReliquary *self,
           int               marked)
{
  int slot = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->display));
       button != NULL;
       button = gtk_widget_get_next_sibling (button))
    parlour_widget_set_css_class (button, "turn", slot++ == marked);
}

/* Asking */

static void
stop_asking (ColoniaReliquary *self)
{
  if (self->choices == NULL)
    return;

  g_clear_pointer (&self->choices, g_array_unref);
  mark_slot (self, COLONIA_NOBODY);
  gtk_widget_set_visible (self->question_box, FALSE);
  gtk_widget_remove_css_class (GTK_WIDGET (self->display), "asking");
}

static void
answer (ColoniaReliquary *self,
        int               place)
{
  ColoniaEvent event = g_array_index (self->choices, ColoniaEvent, place);

  stop_asking (self);
  enter (self, &event);
}

static void
on_answer (ColoniaReliquary *self,
           GtkWidget        *button)
{
  answer (self, parlour_widget_get_place (button));
}

static GtkWidget *
make_answer (ColoniaReliquary *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "answer");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_answer), self, G_CONNECT_SWAPPED);

  return button;
}

static char *
tell_answer (const ColoniaEvent *event,
             gboolean            shrine)
{
  if (event->buy.in_shrine)
    return g_strdup (_("Into the Shrine"));
  if (event->buy.stores)
    return g_strdup_printf (ngettext ("The Relic of %d Point Goes In", "The Relic of %d Points Goes In",
                                      (gulong) event->buy.stored_points),
                            event->buy.stored_points);

  return g_strdup (shrine ? _("The Shrine Stays Empty") : _("Behind the Screen"));
}

static char *
tell_question (ColoniaReliquary  *self,
               const ColoniaCard *card)
{
  int seat = colonia_page_get_state (PARLOUR_PAGE (self))->turn;
  const char *name = parlour_page_get_name (PARLOUR_PAGE (self), seat);
  const char *city = colonia_term_city (card->city);

  if (card->shrine)
    /* Translators: the first %s is a player, who is spoken to, the second a city. */
    return g_strdup_printf (_("%s, does the shrine of %s take a relic in?"), name, city);

  /* Translators: the first %s is a player, who is spoken to, the second a city. */
  return g_strdup_printf (_("%s, does the relic go into your empty shrine of %s?"), name, city);
}

/* Whoever buys is asked, in a language of his or her own. */
static void
show_question (ColoniaReliquary *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const ColoniaState *state = colonia_session_get_state (session);
  int slot = g_array_index (self->choices, ColoniaEvent, 0).buy.slot;
  const ColoniaCard *card = &state->display[slot];
  g_autoptr (TongueScope) scope = NULL;
  g_autofree char *question = NULL;

  scope = parlour_page_speak_to (PARLOUR_PAGE (self), self->question_box, state->turn);
  question = tell_question (self, card);
  gtk_label_set_label (self->question, question);
  for (guint i = 0; i < self->choices->len; i++)
    {
      GtkWidget *button = parlour_widget_get_nth (GTK_WIDGET (self->answers), (int) i);
      g_autofree char *label = tell_answer (&g_array_index (self->choices, ColoniaEvent, i), card->shrine);
      /* Translators: the number of an answer, which is also its key, and the answer. */
      g_autofree char *numbered = g_strdup_printf (C_("answer", "%u. %s"), i + 1, label);

      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), numbered);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

static void
ask (ColoniaReliquary *self,
     GArray           *choices)
{
  g_clear_pointer (&self->choices, g_array_unref);
  self->choices = g_array_ref (choices);

  set_n_children (self, self->answers, (int) choices->len, make_answer);
  show_question (self);

  mark_slot (self, g_array_index (choices, ColoniaEvent, 0).buy.slot);
  gtk_widget_add_css_class (GTK_WIDGET (self->display), "asking");
  gtk_widget_set_visible (self->question_box, TRUE);
  parlour_keys_focus_soon (parlour_widget_get_nth (GTK_WIDGET (self->answers), 0));
}

/* A cover that is lifted or falls does not take the question away. */
static void
check_question (ColoniaReliquary *self)
{
  g_autoptr (GArray) choices = NULL;
  const ColoniaEvent *asked;

  if (self->choices == NULL)
    return;

  asked = &g_array_index (self->choices, ColoniaEvent, 0);
  choices = list_choices (self, asked->buy.slot);
  if (choices->len != self->choices->len
      || memcmp (choices->data, self->choices->data, choices->len * sizeof (ColoniaEvent)) != 0)
    stop_asking (self);
  else
    show_question (self);
}

/* The cards */

static void
press (ColoniaReliquary *self,
       int               slot)
{
  ColoniaEvent event = make_event (self, slot);
  ColoniaObstacle obstacle = colonia_session_examine (parlour_page_get_session (PARLOUR_PAGE (self)), &event);

  stop_asking (self);
  if (event.type == COLONIA_EVENT_BUY && obstacle.kind == TABLE_OBSTACLE_NONE)
    {
      g_autoptr (GArray) choices = list_choices (self, slot);

      if (choices->len > 1)
        {
          ask (self, choices);
          return;
        }
    }

  enter (self, &event);
}

static void
on_card (ColoniaReliquary *self,
         GtkWidget        *button)
{
  press (self, parlour_widget_get_place (button));
}

static GtkWidget *
make_slot (ColoniaReliquary *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), colonia_relic_card_new ());
  gtk_widget_add_css_class (button, "relic-slot");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_card), self, G_CONNECT_SWAPPED);

  return button;
}

static void
show_slot (ColoniaReliquary *self,
           GtkWidget        *button,
           int               slot)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  const ColoniaCard *card = &colonia_page_get_state (page)->display[slot];
  ColoniaRelicCard *view = COLONIA_RELIC_CARD (gtk_button_get_child (GTK_BUTTON (button)));
  gboolean safeguarded = card->present && card->safeguard != COLONIA_NOBODY;
  ColoniaEvent event = make_event (self, slot);
  g_autofree char *key = slot < N_KEYS ? parlour_key_label ((gunichar) KEYS[slot]) : NULL;
  g_autofree char *label = NULL;
  g_autoptr (TongueScope) scope = NULL;

  /* All of it, as why a card cannot be had is told to whoever has the turn. */
  scope = parlour_page_speak_to (page, button, colonia_page_get_state (page)->turn);
  colonia_relic_card_set_card (view, card);
  colonia_relic_card_set_safeguard (view,
                                    safeguarded ? parlour_page_get_name (page, card->safeguard) : NULL,
                                    safeguarded
                                      ? (int) table_session_get_color (parlour_page_get_session (page), card->safeguard)
                                      : COLONIA_NOBODY);
  colonia_relic_card_set_key (view, key);

  label = colonia_relic_card_describe (view);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  colonia_page_offer (page, button, card->present && !safeguarded ? self->reason : NULL, &event);
}

static void
show_display (ColoniaReliquary *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));
  GtkWidget *button;
  int slot = 0;

  set_n_children (self, self->display, state->n_display, make_slot);
  gtk_label_set_label (self->reason, "");
  for (button = gtk_widget_get_first_child (GTK_WIDGET (self->display));
       button != NULL;
       button = gtk_widget_get_next_sibling (button))
    show_slot (self, button, slot++);

  gtk_widget_set_visible (GTK_WIDGET (self->reason), *gtk_label_get_label (self->reason) != '\0');
}

static GtkWidget *
make_treasure (ColoniaReliquary *self)
{
  return colonia_treasure_new ();
}

static void
show_treasures (ColoniaReliquary *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));
  GtkWidget *treasure;
  gboolean any = FALSE;
  int place = 0;

  set_n_children (self, self->treasures, state->n_players, make_treasure);
  for (treasure = gtk_widget_get_first_child (GTK_WIDGET (self->treasures));
       treasure != NULL;
       treasure = gtk_widget_get_next_sibling (treasure))
    any = colonia_treasure_show (COLONIA_TREASURE (treasure), PARLOUR_PAGE (self), state->order[place++]) || any;

  gtk_widget_set_visible (self->treasures_box, any);
}

static void
show_hint (ColoniaReliquary *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  g_autoptr (TongueScope) scope = parlour_turn_hint_speak (self->hint, page);

  parlour_turn_hint_show (self->hint, page, colonia_term_sunday (colonia_page_get_state (page)));
}

static void
colonia_reliquary_update (ParlourPage *page)
{
  ColoniaReliquary *self = COLONIA_RELIQUARY (page);

  show_hint (self);
  check_question (self);
  show_display (self);
  show_treasures (self);
  parlour_turn_bar_update (self->turn_bar, PARLOUR_PAGE (self));
}

/* The card that was chosen is marked, so that one sees what to change. */
static void
colonia_reliquary_fill_in (ParlourPage      *page,
                           const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaReliquary *self = COLONIA_RELIQUARY (page);

  if (event->type == COLONIA_EVENT_BUY)
    mark_slot (self, event->buy.slot);
  else if (event->type == COLONIA_EVENT_SAFEGUARD)
    mark_slot (self, event->slot);
}

/* While something is asked the numbers are those of the answers. */
static gboolean
press_by_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaReliquary *self = COLONIA_RELIQUARY (widget);
  int place = g_variant_get_int32 (number);
  int n_places = self->choices != NULL ? (int) self->choices->len
                                       : colonia_page_get_state (PARLOUR_PAGE (self))->n_display;

  if (place >= n_places)
    parlour_page_refuse_key (PARLOUR_PAGE (self), (gunichar) KEYS[place]);
  else if (self->choices != NULL)
    answer (self, place);
  else
    press (self, place);

  return GDK_EVENT_STOP;
}

static gboolean
press_by_digit (GtkWidget *widget,
                GVariant  *number,
                gpointer   data)
{
  int digit = g_variant_get_int32 (number);
  g_autoptr (GVariant) place = g_variant_ref_sink (g_variant_new_int32 ((digit + N_DIGITS - 1) % N_DIGITS));

  return press_by_key (widget, place, data);
}

static void
add_keys (ColoniaReliquary *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add_digits (GTK_SHORTCUT_CONTROLLER (controller), press_by_digit);
  for (int i = N_DIGITS; i < N_KEYS; i++)
    parlour_keys_add_letter (GTK_SHORTCUT_CONTROLLER (controller), (gunichar) KEYS[i], press_by_key, i);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
colonia_reliquary_dispose (GObject *object)
{
  g_clear_pointer (&COLONIA_RELIQUARY (object)->choices, g_array_unref);

  G_OBJECT_CLASS (colonia_reliquary_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_TURN_BAR);
  g_type_ensure (PARLOUR_TYPE_TURN_HINT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/relics/reliquary.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, question_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, question);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, answers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, reason);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, display);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, treasures_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, treasures);
  gtk_widget_class_bind_template_child (widget_class, ColoniaReliquary, turn_bar);
  gtk_widget_class_bind_template_callback (widget_class, stop_asking);
}

static void
colonia_reliquary_class_init (ColoniaReliquaryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = colonia_reliquary_dispose;
  PARLOUR_PAGE_CLASS (klass)->update = colonia_reliquary_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_reliquary_fill_in;

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
colonia_reliquary_init (ColoniaReliquary *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}
