/* colonia-relic-form.c: a relic card that is revealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-relic-form.h"

#include "colonia-cards.h"
#include "colonia-city-picker.h"
#include "colonia-confirm-bar.h"
#include "colonia-counter.h"
#include "colonia-digits.h"
#include "colonia-keys.h"
#include "colonia-relic-card.h"
#include "colonia-relic-chip.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-widgets.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* A collection may come from a stranger; the game has 48 relic cards. */
#define MOST_OFFERS 96

#define DECIMAL 10
#define TAKE_BACK (-1)

/**
 * ColoniaRelicForm:
 *
 * A card that is revealed: one of those that this table knows, or a new one.
 *
 * Digits are typed as one row: the last one is the points, those before are
 * the cost. So “4 2” is a relic that costs 4 and has 2 points.
 */
struct _ColoniaRelicForm {
  ColoniaQuarter parent_instance;

  ColoniaCityPicker *picker;
  GtkWidget *known;
  ColoniaStalls *offers;
  ColoniaRelicCard *preview;
  GtkToggleButton *relic;
  GtkToggleButton *shrine;
  ColoniaCounter *cost;
  GtkWidget *points_part;
  ColoniaCounter *points;
  ColoniaConfirmBar *bar;
  GtkWidget *display_part;
  ColoniaStalls *display;

  int typed; /* the digits as one number */
  int n_typed;
  gboolean has_cost;
  gboolean has_points;
  gboolean following; /* whether the counters follow what was typed */
};

G_DEFINE_FINAL_TYPE (ColoniaRelicForm, colonia_relic_form, COLONIA_TYPE_QUARTER)

static gboolean
is_shrine (ColoniaRelicForm *self)
{
  return gtk_toggle_button_get_active (self->shrine);
}

static ColoniaEvent
make_event (ColoniaCity city,
            int         cost,
            gboolean    shrine,
            int         points)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = city;
  event.relic.cost = cost;
  event.relic.shrine = shrine;
  event.relic.points = shrine ? 0 : points;

  return event;
}

static ColoniaEvent
make_filled_event (ColoniaRelicForm *self)
{
  return make_event ((ColoniaCity) colonia_city_picker_get_city (self->picker),
                     colonia_counter_get_value (self->cost),
                     is_shrine (self),
                     colonia_counter_get_value (self->points));
}

/* Tells why no relic, or no shrine, of a city can come, or `NULL`. */
static char *
find_reason (ColoniaRelicForm *self,
             ColoniaCity       city,
             gboolean          shrine)
{
  ColoniaSession *session = colonia_quarter_get_session (COLONIA_QUARTER (self));
  ColoniaEvent event = make_event (city, 1, shrine, 1);
  ColoniaObstacle obstacle = colonia_session_examine (session, &event);

  return obstacle.kind != COLONIA_OBSTACLE_NONE
           ? colonia_session_tell_obstacle (session, &obstacle, 0)
           : NULL;
}

static void
offer_kind (GtkToggleButton *button,
            const char      *reason)
{
  gtk_widget_set_sensitive (GTK_WIDGET (button), reason == NULL);
  colonia_widget_set_tooltip (GTK_WIDGET (button), reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason != NULL ? reason : "",
                                  -1);
}

/* Of a city all of whose relics are out only the shrine can come, and the
 * other way round (ALL-3). */
static void
show_what_is_out (ColoniaRelicForm *self)
{
  int chosen = colonia_city_picker_get_city (self->picker);

  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    {
      g_autofree char *no_relic = find_reason (self, city, FALSE);
      g_autofree char *no_shrine = find_reason (self, city, TRUE);

      colonia_city_picker_set_reason (self->picker, city, no_shrine != NULL ? no_relic : NULL);
      if ((int) city != chosen)
        continue;

      offer_kind (self->relic, no_relic);
      offer_kind (self->shrine, no_shrine);
      if (is_shrine (self) && no_shrine != NULL && no_relic == NULL)
        gtk_toggle_button_set_active (self->relic, TRUE);
      else if (!is_shrine (self) && no_relic != NULL && no_shrine == NULL)
        gtk_toggle_button_set_active (self->shrine, TRUE);
    }

  if (chosen == COLONIA_NOBODY)
    {
      offer_kind (self->relic, NULL);
      offer_kind (self->shrine, NULL);
    }
}

static const char *
find_missing (ColoniaRelicForm *self)
{
  if (colonia_city_picker_get_city (self->picker) == COLONIA_NOBODY)
    return _("Choose the city where it comes from.");
  if (!self->has_cost)
    return _("What does it cost?");
  if (!is_shrine (self) && !self->has_points)
    return _("How many points does it have?");

  return NULL;
}

static void
show_preview (ColoniaRelicForm *self)
{
  int city = colonia_city_picker_get_city (self->picker);
  ColoniaCard card = { .safeguard = COLONIA_NOBODY };

  if (city != COLONIA_NOBODY)
    card = (ColoniaCard) {
      .present = TRUE,
      .city = (ColoniaCity) city,
      .cost = colonia_counter_get_value (self->cost),
      .points = is_shrine (self) ? 0 : colonia_counter_get_value (self->points),
      .shrine = is_shrine (self),
      .safeguard = COLONIA_NOBODY,
    };

  colonia_relic_card_set_card (self->preview, &card);
}

static void
show_whether_complete (ColoniaRelicForm *self)
{
  const char *missing = find_missing (self);
  ColoniaEvent event;

  show_preview (self);
  if (missing != NULL)
    {
      colonia_confirm_bar_refuse (self->bar, missing);
      return;
    }

  event = make_filled_event (self);
  colonia_confirm_bar_offer (self->bar, &event);
}

static void
on_confirmed (ColoniaRelicForm *self)
{
  ColoniaEvent event = make_filled_event (self);

  colonia_quarter_enter (COLONIA_QUARTER (self), &event, COLONIA_ROLLER_NONE);
}

/* Digits */

static void
follow_typed (ColoniaRelicForm *self)
{
  gboolean pointed = !is_shrine (self) && self->n_typed > 1;

  self->following = TRUE;
  colonia_counter_set_value (self->cost, pointed ? self->typed / DECIMAL : self->typed);
  colonia_counter_set_value (self->points, pointed ? self->typed % DECIMAL : 0);
  self->following = FALSE;

  self->has_cost = self->n_typed > 0;
  self->has_points = pointed;
  show_whether_complete (self);
}

static void
type_digit (ColoniaRelicForm *self,
            int               digit)
{
  /* The cost has two digits at most, and one more is for the points. */
  int most = is_shrine (self) ? 2 : 3;

  if (digit == TAKE_BACK)
    {
      self->typed /= DECIMAL;
      self->n_typed = MAX (self->n_typed - 1, 0);
    }
  else if (self->n_typed == 0 || self->n_typed == most)
    {
      self->typed = digit;
      self->n_typed = 1;
    }
  else
    {
      self->typed = self->typed * DECIMAL + digit;
      self->n_typed++;
    }

  follow_typed (self);
}

static void
on_cost_digit (ColoniaRelicForm *self,
               int               digit)
{
  g_signal_stop_emission_by_name (self->cost, "digit");
  type_digit (self, digit);
}

static void
on_digit (ColoniaRelicForm *self,
          int               digit)
{
  if (gtk_widget_has_focus (GTK_WIDGET (self->points)))
    colonia_counter_type_digit (self->points, digit);
  else
    type_digit (self, digit);
}

static void
on_step (ColoniaRelicForm *self,
         int               steps)
{
  colonia_counter_step (gtk_widget_has_focus (GTK_WIDGET (self->points)) ? self->points : self->cost, steps);
}

static gboolean
on_digit_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  type_digit (COLONIA_RELIC_FORM (widget), g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_shrine_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (widget);
  GtkToggleButton *other = is_shrine (self) ? self->relic : self->shrine;

  if (gtk_widget_get_sensitive (GTK_WIDGET (other)))
    gtk_toggle_button_set_active (other, TRUE);
  else
    colonia_quarter_complain (COLONIA_QUARTER (self), gtk_widget_get_tooltip_text (GTK_WIDGET (other)));

  return GDK_EVENT_STOP;
}

static void
on_cost_changed (ColoniaRelicForm *self)
{
  if (self->following)
    return;

  self->n_typed = 0;
  self->has_cost = TRUE;
  show_whether_complete (self);
}

static void
on_points_changed (ColoniaRelicForm *self)
{
  if (self->following)
    return;

  self->n_typed = 0;
  self->has_points = TRUE;
  show_whether_complete (self);
}

static void
on_cost_advance (ColoniaRelicForm *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (is_shrine (self) ? self->cost : self->points));
}

static void
on_points_advance (ColoniaRelicForm *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->cost));
}

/* A shrine has no points, so that all digits are for the cost. */
static void
on_kind_toggled (ColoniaRelicForm *self)
{
  gtk_widget_set_visible (self->points_part, !is_shrine (self));
  if (self->n_typed > 0 && !self->following)
    follow_typed (self);
  else
    show_whether_complete (self);
}

/* Cards that are known */

static void
on_chosen (ColoniaRelicForm   *self,
           const ColoniaEvent *event)
{
  colonia_quarter_enter (COLONIA_QUARTER (self), event, COLONIA_ROLLER_NONE);
}

/* Cards of the city that is chosen, or of all. */
static void
show_offers (ColoniaRelicForm *self)
{
  ColoniaSession *session = colonia_quarter_get_session (COLONIA_QUARTER (self));
  int city = colonia_city_picker_get_city (self->picker);
  g_autoptr (GPtrArray) cards = NULL;
  int n = 0;

  if (session == NULL)
    return;

  colonia_stalls_clear (self->offers);
  cards = colonia_collection_list_relics (colonia_cards_get_collection (colonia_cards_get_default ()),
                                          colonia_session_get_record (session));
  for (guint i = 0; i < cards->len && n < MOST_OFFERS; i++)
    {
      const ColoniaEvent *event = g_ptr_array_index (cards, i);
      GtkWidget *chip;

      if (city != COLONIA_NOBODY && (int) event->relic.city != city)
        continue;

      chip = colonia_relic_chip_new (event);
      g_signal_connect_object (chip, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      colonia_stalls_append (self->offers, chip);
      n++;
    }

  gtk_widget_set_visible (self->known, n > 0);
}

static void
on_city_changed (ColoniaRelicForm *self)
{
  if (colonia_quarter_get_session (COLONIA_QUARTER (self)) == NULL)
    return;

  /* The next digit is that of another card. */
  self->n_typed = 0;
  show_what_is_out (self);
  show_offers (self);
  show_whether_complete (self);
}

/* Showing */

static void
show_display (ColoniaRelicForm *self)
{
  const ColoniaState *state = colonia_quarter_get_state (COLONIA_QUARTER (self));
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->display));

  for (int slot = 0; slot < state->n_display; slot++)
    {
      if (child == NULL)
        {
          child = colonia_relic_card_new ();
          colonia_stalls_append (self->display, child);
        }

      colonia_relic_card_set_card (COLONIA_RELIC_CARD (child), &state->display[slot]);
      child = gtk_widget_get_next_sibling (child);
    }

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_widget_unparent (child);
      child = next;
    }

  gtk_widget_set_visible (self->display_part, state->n_display > 0);
}

static void
fill_counters (ColoniaRelicForm *self,
               int               cost,
               int               points,
               gboolean          known)
{
  self->following = TRUE;
  colonia_counter_set_value (self->cost, cost);
  colonia_counter_set_value (self->points, points);
  self->following = FALSE;

  self->n_typed = 0;
  self->typed = 0;
  self->has_cost = known;
  self->has_points = known;
}

static void
colonia_relic_form_update (ColoniaQuarter *quarter)
{
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (quarter);

  show_display (self);
  if (!colonia_quarter_is_new_moment (quarter))
    return;

  fill_counters (self, 0, 0, FALSE);
  colonia_city_picker_set_city (self->picker, COLONIA_NOBODY);
  gtk_toggle_button_set_active (self->relic, TRUE);
  on_city_changed (self);
  colonia_quarter_fill_in_undone (quarter, COLONIA_EVENT_RELIC);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    colonia_keys_begin_page (GTK_WIDGET (self->cost));
}

static void
colonia_relic_form_fill_in (ColoniaQuarter     *quarter,
                            const ColoniaEvent *event)
{
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (quarter);

  colonia_city_picker_set_city (self->picker, (int) event->relic.city);
  gtk_toggle_button_set_active (event->relic.shrine ? self->shrine : self->relic, TRUE);
  fill_counters (self, event->relic.cost, event->relic.points, TRUE);
  show_whether_complete (self);
}

static void
colonia_relic_form_tell_input (ColoniaQuarter *quarter,
                               GByteArray     *input)
{
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (quarter);
  ColoniaEvent event = make_filled_event (self);

  g_byte_array_append (input, (const guint8 *) &event.relic, sizeof event.relic);
  g_byte_array_append (input, (const guint8 *) &self->has_cost, sizeof self->has_cost);
  g_byte_array_append (input, (const guint8 *) &self->has_points, sizeof self->has_points);
}

static void
colonia_relic_form_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (colonia_relic_form_parent_class)->map (widget);

  colonia_keys_begin_page (GTK_WIDGET (COLONIA_RELIC_FORM (widget)->cost));
}

static void tell_anew (ColoniaRelicForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  colonia_template_set (widget_class, RESOURCE_PATH "/relic-form.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, picker);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, known);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, preview);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, relic);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, shrine);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, cost);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, points_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, points);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, bar);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, display_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, display);
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_cost_advance);
  gtk_widget_class_bind_template_callback (widget_class, on_points_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_points_advance);
  gtk_widget_class_bind_template_callback (widget_class, on_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_step);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);
}

static void
colonia_relic_form_class_init (ColoniaRelicFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ColoniaQuarterClass *quarter_class = COLONIA_QUARTER_CLASS (klass);

  widget_class->map = colonia_relic_form_map;
  quarter_class->update = colonia_relic_form_update;
  quarter_class->fill_in = colonia_relic_form_fill_in;
  quarter_class->tell_input = colonia_relic_form_tell_input;

  g_type_ensure (COLONIA_TYPE_CITY_PICKER);
  g_type_ensure (COLONIA_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_COUNTER);
  g_type_ensure (COLONIA_TYPE_DIGITS);
  g_type_ensure (COLONIA_TYPE_STALLS);
  g_type_ensure (COLONIA_TYPE_RELIC_CARD);
  bind_template (widget_class);
}

static void
tell_anew (ColoniaRelicForm *self)
{
  if (colonia_quarter_get_session (COLONIA_QUARTER (self)) == NULL)
    return;

  show_what_is_out (self);
  show_whether_complete (self);
}

static void
colonia_relic_form_init (ColoniaRelicForm *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  colonia_keys_add_digits (keys, on_digit_key);
  colonia_keys_add (keys, GDK_KEY_s, 0, on_shrine_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));

  g_signal_connect_object (colonia_cards_get_default (), "changed", G_CALLBACK (show_offers), self, G_CONNECT_SWAPPED);
}
