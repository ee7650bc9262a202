/* colonia-ship-form.c: a ship that comes into the harbour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ship-form.h"

#include "colonia-berth-tile.h"
#include "colonia-cards.h"
#include "colonia-city-picker.h"
#include "colonia-confirm-bar.h"
#include "colonia-digits.h"
#include "colonia-hold-field.h"
#include "colonia-keys.h"
#include "colonia-ship-sketch.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

/* As most printed ships have (SET-8). */
#define USUAL_HOLDS 3

#define MOST_OFFER_KEYS 9

/* A collection may come from a stranger; the game has 16 ships. */
#define MOST_OFFERS 48

/**
 * ColoniaShipForm:
 *
 * The harbour's berths, and the ship that comes into the free one: one of
 * those that this table knows, or a new one.
 */
struct _ColoniaShipForm {
  ColoniaQuarter parent_instance;

  ColoniaStalls *berths;
  ColoniaCityPicker *picker;
  GtkWidget *known;
  ColoniaStalls *offers;
  ColoniaStalls *holds;
  GtkWidget *add;
  GtkWidget *remove;
  ColoniaConfirmBar *bar;

  GtkWidget *tiles[COLONIA_N_BERTHS];
  GPtrArray *fields; /* (element-type ColoniaHoldField): those of the flow box */
  GPtrArray *offered; /* (element-type ColoniaEvent): the ships on offer */
  int current; /* the hold that keys are for, from 0 */
};

G_DEFINE_FINAL_TYPE (ColoniaShipForm, colonia_ship_form, COLONIA_TYPE_QUARTER)

static ColoniaHoldField *
get_field (ColoniaShipForm *self,
           int              hold)
{
  return g_ptr_array_index (self->fields, hold);
}

static int
count_holds (ColoniaShipForm *self)
{
  return (int) self->fields->len;
}

/* What is still missing before there is a ship, or `NULL`. */
static char *
find_missing (ColoniaShipForm *self)
{
  if (colonia_city_picker_get_city (self->picker) == COLONIA_NOBODY)
    return g_strdup (_("Choose the city where the ship goes."));

  for (int hold = 0; hold < count_holds (self); hold++)
    {
      if (colonia_bundle_get_total (colonia_hold_field_get_goods (get_field (self, hold))) == 0)
        /* Translators: %d is the number of a hold of a ship. */
        return g_strdup_printf (_("What does hold %d take?"), hold + 1);
      if (colonia_hold_field_get_pays (get_field (self, hold)) == 0)
        /* Translators: %d is the number of a hold of a ship. */
        return g_strdup_printf (_("What does hold %d pay?"), hold + 1);
    }

  return NULL;
}

static ColoniaEvent
make_event (ColoniaShipForm *self)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_SHIP);
  event.ship.city = (ColoniaCity) colonia_city_picker_get_city (self->picker);
  event.ship.n_holds = count_holds (self);
  for (int hold = 0; hold < count_holds (self); hold++)
    {
      event.ship.holds[hold].goods = *colonia_hold_field_get_goods (get_field (self, hold));
      event.ship.holds[hold].pays = colonia_hold_field_get_pays (get_field (self, hold));
    }

  return event;
}

static void
show_whether_complete (ColoniaShipForm *self)
{
  g_autofree char *missing = find_missing (self);
  ColoniaEvent event;

  if (missing != NULL)
    {
      colonia_confirm_bar_refuse (self->bar, missing);
      return;
    }

  event = make_event (self);
  colonia_confirm_bar_offer (self->bar, &event);
}

static void
on_confirmed (ColoniaShipForm *self)
{
  ColoniaEvent event = make_event (self);

  colonia_quarter_enter (COLONIA_QUARTER (self), &event, COLONIA_ROLLER_NONE);
}

/* Holds */

static void
set_current (ColoniaShipForm *self,
             int              hold)
{
  self->current = hold;
  for (int i = 0; i < count_holds (self); i++)
    colonia_hold_field_set_current (get_field (self, i), i == hold);
}

static void
go_to_hold (ColoniaShipForm *self,
            int              hold)
{
  set_current (self, hold);
  gtk_widget_grab_focus (GTK_WIDGET (colonia_hold_field_get_counter (get_field (self, hold))));
}

static void
on_hold_entered (ColoniaShipForm  *self,
                 ColoniaHoldField *field)
{
  for (int hold = 0; hold < count_holds (self); hold++)
    if (get_field (self, hold) == field && hold != self->current)
      set_current (self, hold);
}

static void
on_advance (ColoniaShipForm *self)
{
  go_to_hold (self, (self->current + 1) % count_holds (self));
}

static void
set_n_holds (ColoniaShipForm *self,
             int              n)
{
  while (count_holds (self) > n)
    {
      GtkWidget *last = g_ptr_array_steal_index (self->fields, self->fields->len - 1);

      gtk_widget_unparent (last);
    }

  while (count_holds (self) < n)
    {
      GtkWidget *field = colonia_hold_field_new (count_holds (self));

      colonia_hold_field_set_city (COLONIA_HOLD_FIELD (field), colonia_city_picker_get_city (self->picker));
      g_signal_connect_object (field, "changed", G_CALLBACK (show_whether_complete), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (colonia_hold_field_get_counter (COLONIA_HOLD_FIELD (field)), "advance",
                               G_CALLBACK (on_advance), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (field, "entered", G_CALLBACK (on_hold_entered), self, G_CONNECT_SWAPPED);
      colonia_stalls_append (self->holds, field);
      g_ptr_array_add (self->fields, field);
    }

  gtk_widget_set_sensitive (self->add, n < COLONIA_MAX_HOLDS);
  gtk_widget_set_sensitive (self->remove, n > 1);
  set_current (self, MIN (self->current, n - 1));
}

static void
add_hold (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);

  if (count_holds (self) == COLONIA_MAX_HOLDS)
    return;

  set_n_holds (self, count_holds (self) + 1);
  go_to_hold (self, count_holds (self) - 1);
  show_whether_complete (self);
}

static void
remove_hold (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);

  if (count_holds (self) == 1)
    return;

  if (self->current == count_holds (self) - 1)
    go_to_hold (self, self->current - 1);
  set_n_holds (self, count_holds (self) - 1);
  show_whether_complete (self);
}

/* Keys */

static gboolean
on_good_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);

  colonia_hold_field_add (get_field (self, self->current), (ColoniaGood) g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_digit_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);

  colonia_counter_type_digit (colonia_hold_field_get_counter (get_field (self, self->current)),
                              g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_back_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);

  colonia_hold_field_take_back (get_field (self, self->current));

  return GDK_EVENT_STOP;
}

static void
enter_offer (ColoniaShipForm *self,
             guint            index)
{
  ColoniaEvent event = *(const ColoniaEvent *) g_ptr_array_index (self->offered, index);

  colonia_quarter_enter (COLONIA_QUARTER (self), &event, COLONIA_ROLLER_NONE);
}

static gboolean
on_offer_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);
  guint index = (guint) g_variant_get_int32 (number);

  if (index >= self->offered->len)
    return GDK_EVENT_PROPAGATE;

  enter_offer (self, index);

  return GDK_EVENT_STOP;
}

static void
on_digit (ColoniaShipForm *self,
          int              digit)
{
  colonia_counter_type_digit (colonia_hold_field_get_counter (get_field (self, self->current)), digit);
}

static void
on_step (ColoniaShipForm *self,
         int              steps)
{
  colonia_counter_step (colonia_hold_field_get_counter (get_field (self, self->current)), steps);
}

static void
add_keys (ColoniaShipForm *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    colonia_keys_add_word (keys, colonia_key_good, (int) good, 0, on_good_key, (int) good);
  colonia_keys_add_digits (keys, on_digit_key);
  colonia_keys_add (keys, GDK_KEY_BackSpace, 0, on_back_key, 0);
  for (int i = 0; i < MOST_OFFER_KEYS; i++)
    colonia_keys_add (keys, GDK_KEY_1 + (guint) i, GDK_ALT_MASK, on_offer_key, i);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

/* Ships that are known */

static void
on_offer_clicked (GtkWidget       *button,
                  ColoniaShipForm *self)
{
  enter_offer (self, (guint) colonia_widget_get_place (button));
}

static void
tell_offer (GtkWidget *button,
            int        index)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (gtk_widget_get_ancestor (button, COLONIA_TYPE_SHIP_FORM));
  ColoniaShip ship = colonia_ship_sketch_make_ship (g_ptr_array_index (self->offered, index));
  g_autofree char *description = colonia_ship_sketch_describe (&ship);
  g_autofree char *tooltip = NULL;

  if (index < MOST_OFFER_KEYS)
    /* Translators: the tooltip of a ship that is entered by a key; %u is a digit. */
    tooltip = g_strdup_printf (_("This ship has come (Alt+%u)"), (guint) index + 1);

  colonia_widget_set_tooltip (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
append_offer (ColoniaShipForm    *self,
              const ColoniaEvent *event)
{
  ColoniaShip ship = colonia_ship_sketch_make_ship (event);
  GtkWidget *sketch = colonia_ship_sketch_new ();
  GtkWidget *button = gtk_button_new ();

  colonia_ship_sketch_set_ship (COLONIA_SHIP_SKETCH (sketch), &ship);
  gtk_button_set_child (GTK_BUTTON (button), sketch);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "ship-form-offer");
  g_signal_connect (button, "clicked", G_CALLBACK (on_offer_clicked), self);
  colonia_stalls_append (self->offers, button);
  g_ptr_array_add (self->offered, g_memdup2 (event, sizeof *event));
  colonia_tell (button, tell_offer, (int) self->offered->len - 1);
}

/* Ships of the city that is chosen, or of all. */
static void
show_offers (ColoniaShipForm *self)
{
  ColoniaSession *session = colonia_quarter_get_session (COLONIA_QUARTER (self));
  int city = colonia_city_picker_get_city (self->picker);
  g_autoptr (GPtrArray) ships = NULL;

  if (session == NULL)
    return;

  colonia_stalls_clear (self->offers);
  g_ptr_array_set_size (self->offered, 0);

  ships = colonia_collection_list_ships (colonia_cards_get_collection (colonia_cards_get_default ()),
                                         colonia_session_get_record (session));
  for (guint i = 0; i < ships->len && self->offered->len < MOST_OFFERS; i++)
    {
      const ColoniaEvent *event = g_ptr_array_index (ships, i);

      if (city != COLONIA_NOBODY && (int) event->ship.city != city)
        continue;

      append_offer (self, event);
    }

  gtk_widget_set_visible (self->known, self->offered->len > 0);
}

static void
on_city_changed (ColoniaShipForm *self)
{
  for (int hold = 0; hold < count_holds (self); hold++)
    colonia_hold_field_set_city (get_field (self, hold), colonia_city_picker_get_city (self->picker));

  show_offers (self);
  show_whether_complete (self);
}

/* Showing */

static void
empty (ColoniaShipForm *self)
{
  const ColoniaBundle nothing = { 0 };

  colonia_city_picker_set_city (self->picker, COLONIA_NOBODY);
  set_n_holds (self, USUAL_HOLDS);
  for (int hold = 0; hold < count_holds (self); hold++)
    colonia_hold_field_set (get_field (self, hold), &nothing, 0);
  set_current (self, 0);
}

static void
show_berths (ColoniaShipForm *self)
{
  const ColoniaState *state = colonia_quarter_get_state (COLONIA_QUARTER (self));
  int next = colonia_state_find_free_berth (state);

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    colonia_berth_tile_set_ship (COLONIA_BERTH_TILE (self->tiles[berth]), &state->berths[berth], berth == next);
}

static void
colonia_ship_form_update (ColoniaQuarter *quarter)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (quarter);

  show_berths (self);
  if (!colonia_quarter_is_new_moment (quarter))
    return;

  empty (self);
  show_offers (self);
  show_whether_complete (self);
  colonia_quarter_fill_in_undone (quarter, COLONIA_EVENT_SHIP);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    colonia_keys_begin_page (GTK_WIDGET (colonia_hold_field_get_counter (get_field (self, 0))));
}

static void
colonia_ship_form_fill_in (ColoniaQuarter     *quarter,
                           const ColoniaEvent *event)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (quarter);

  set_n_holds (self, event->ship.n_holds);
  for (int hold = 0; hold < count_holds (self); hold++)
    colonia_hold_field_set (get_field (self, hold), &event->ship.holds[hold].goods, event->ship.holds[hold].pays);
  colonia_city_picker_set_city (self->picker, (int) event->ship.city);
  show_whether_complete (self);
}

static void
colonia_ship_form_tell_input (ColoniaQuarter *quarter,
                              GByteArray     *input)
{
  ColoniaEvent event = make_event (COLONIA_SHIP_FORM (quarter));

  g_byte_array_append (input, (const guint8 *) &event.ship, sizeof event.ship);
}

static void
colonia_ship_form_map (GtkWidget *widget)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);

  GTK_WIDGET_CLASS (colonia_ship_form_parent_class)->map (widget);

  colonia_keys_begin_page (GTK_WIDGET (colonia_hold_field_get_counter (get_field (self, self->current))));
}

static void
colonia_ship_form_finalize (GObject *object)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (object);

  g_ptr_array_unref (self->fields);
  g_ptr_array_unref (self->offered);

  G_OBJECT_CLASS (colonia_ship_form_parent_class)->finalize (object);
}

static void tell_anew (ColoniaShipForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  colonia_template_set (widget_class, RESOURCE_PATH "/ship-form.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, berths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, picker);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, known);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, holds);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, add);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, remove);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);
  gtk_widget_class_bind_template_callback (widget_class, on_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_step);
}

static GtkWidget *
colonia_ship_form_find_thing (ColoniaQuarter *quarter,
                              ColoniaThing    thing,
                              int             number)
{
  return thing == COLONIA_THING_SHIP && number < COLONIA_N_BERTHS
           ? COLONIA_SHIP_FORM (quarter)->tiles[number] : NULL;
}

static void
colonia_ship_form_class_init (ColoniaShipFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ColoniaQuarterClass *quarter_class = COLONIA_QUARTER_CLASS (klass);

  object_class->finalize = colonia_ship_form_finalize;
  widget_class->map = colonia_ship_form_map;
  quarter_class->update = colonia_ship_form_update;
  quarter_class->fill_in = colonia_ship_form_fill_in;
  quarter_class->tell_input = colonia_ship_form_tell_input;
  quarter_class->find_thing = colonia_ship_form_find_thing;

  g_type_ensure (COLONIA_TYPE_CITY_PICKER);
  g_type_ensure (COLONIA_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_DIGITS);
  g_type_ensure (COLONIA_TYPE_STALLS);
  bind_template (widget_class);

  /**
   * ColoniaShipForm|ship.add-hold:
   *
   * Adds a hold behind the others.
   */
  gtk_widget_class_install_action (widget_class, "ship.add-hold", NULL, add_hold);

  /**
   * ColoniaShipForm|ship.remove-hold:
   *
   * Removes the last hold.
   */
  gtk_widget_class_install_action (widget_class, "ship.remove-hold", NULL, remove_hold);
}

static void
tell_anew (ColoniaShipForm *self)
{
  if (colonia_quarter_get_session (COLONIA_QUARTER (self)) == NULL)
    return;

  show_whether_complete (self);
}

static void
colonia_ship_form_init (ColoniaShipForm *self)
{
  self->fields = g_ptr_array_new ();
  self->offered = g_ptr_array_new_with_free_func (g_free);

  gtk_widget_init_template (GTK_WIDGET (self));

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      self->tiles[berth] = colonia_berth_tile_new (berth);
      colonia_stalls_append (self->berths, self->tiles[berth]);
    }
  set_n_holds (self, USUAL_HOLDS);
  add_keys (self);

  g_signal_connect_object (colonia_cards_get_default (), "changed", G_CALLBACK (show_offers), self, G_CONNECT_SWAPPED);
}
