/* colonia-ship-form.c: a ship that comes into the harbour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ship-form.h"

#include "colonia-berth-tile.h"
#include "colonia-city-picker.h"
#include "colonia-hold-fields.h"
#include "colonia-printed.h"
#include "colonia-session.h"
#include "colonia-ship-sketch.h"
#include "parlour-collections.h"
#include "parlour-confirm-bar.h"
#include "parlour-keys.h"
#include "parlour-offer-search.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* A collection may come from a stranger; the game has 16 ships. */
#define MOST_OFFERS 48

/**
 * ColoniaShipForm:
 *
 * The harbour's berths, and the ship that comes into the free one: one of
 * those that this table knows, or a new one.
 */
struct _ColoniaShipForm {
  ParlourPage parent_instance;

  ParlourStalls *berths;
  GtkLabel *used_up;
  ColoniaCityPicker *picker;
  GtkWidget *known;
  ParlourOfferSearch *search;
  ParlourStalls *offers;
  ColoniaHoldFields *holds;
  ParlourConfirmBar *bar;

  GtkWidget *tiles[COLONIA_N_BERTHS];
  GPtrArray *offered; /* (element-type ColoniaEvent): the ships on offer */
  guint n_offers; /* how many there would be if nothing was looked for */
};

G_DEFINE_FINAL_TYPE (ColoniaShipForm, colonia_ship_form, PARLOUR_TYPE_PAGE)

/* What is still missing before there is a ship, or `NULL`. */
static char *
find_missing (ColoniaShipForm *self)
{
  if (colonia_city_picker_get_city (self->picker) == COLONIA_NOBODY)
    return g_strdup (_("Choose the city where the ship goes."));

  return colonia_hold_fields_find_missing (self->holds);
}

static ColoniaEvent
make_event (ColoniaShipForm *self)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_SHIP);
  event.ship.city = (ColoniaCity) colonia_city_picker_get_city (self->picker);
  colonia_hold_fields_tell (self->holds, &event);

  return event;
}

static void
show_whether_complete (ColoniaShipForm *self)
{
  g_autofree char *missing = find_missing (self);
  ColoniaEvent event;

  if (missing != NULL)
    {
      parlour_confirm_bar_refuse (self->bar, missing);
      return;
    }

  event = make_event (self);
  parlour_confirm_bar_offer (self->bar, &event.table);
}

static void show_known (ColoniaShipForm *self);

static void
on_holds_changed (ColoniaShipForm *self)
{
  show_whether_complete (self);
  show_known (self);
}

static void
on_confirmed (ColoniaShipForm *self)
{
  ColoniaEvent event = make_event (self);

  colonia_page_enter (PARLOUR_PAGE (self), &event, TABLE_ROLLER_NONE);
}

/* Keys */

static void
enter_offer (ColoniaShipForm *self,
             guint            index)
{
  ColoniaEvent event = *(const ColoniaEvent *) g_ptr_array_index (self->offered, index);

  colonia_page_enter (PARLOUR_PAGE (self), &event, TABLE_ROLLER_NONE);
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

/* Ships that are known */

static void
on_offer_clicked (GtkWidget       *button,
                  ColoniaShipForm *self)
{
  enter_offer (self, (guint) parlour_widget_get_place (button));
}

static void
tell_offer (GtkWidget *button,
            int        index)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (gtk_widget_get_ancestor (button, COLONIA_TYPE_SHIP_FORM));
  ColoniaShip ship = colonia_ship_sketch_make_ship (g_ptr_array_index (self->offered, index));
  g_autofree char *description = colonia_ship_sketch_describe (&ship);
  g_autofree char *tooltip = NULL;

  if (index < PARLOUR_N_OFFER_KEYS)
    /* Translators: the tooltip of a ship that is entered by a key; %u is a digit. */
    tooltip = g_strdup_printf (_("This ship has come (Alt+%u)"), (guint) index + 1);

  parlour_widget_set_tooltip (button, tooltip);
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
  parlour_stalls_append (self->offers, button);
  g_ptr_array_add (self->offered, g_memdup2 (event, sizeof *event));
  parlour_tell (button, tell_offer, (int) self->offered->len - 1);
}

/* Whoever types what a ship takes has not found it there, and wants to see that. */
static void
show_known (ColoniaShipForm *self)
{
  gtk_widget_set_visible (self->known, self->n_offers > 0 && make_event (self).ship.n_holds == 0);
}

/* Ships of the city that is chosen, or of all, that have on them what is looked for. */
static gboolean
is_found (ColoniaShipForm    *self,
          const ColoniaEvent *event)
{
  const ColoniaShip ship = colonia_ship_sketch_make_ship (event);
  g_autofree char *description = colonia_ship_sketch_describe (&ship);

  return parlour_offer_search_finds (self->search, description, NULL);
}

static void
show_offers (ColoniaShipForm *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  int city = colonia_city_picker_get_city (self->picker);
  g_autoptr (GPtrArray) ships = NULL;
  guint n_offers = 0;

  if (session == NULL)
    return;

  parlour_stalls_clear (self->offers);
  g_ptr_array_set_size (self->offered, 0);

  ships = colonia_collection_list_ships (parlour_cards_get_collection (parlour_collections_find (&colonia_game)),
                                       table_session_get_record (session));
  for (guint i = 0; i < ships->len; i++)
    {
      const ColoniaEvent *event = g_ptr_array_index (ships, i);

      if (city != COLONIA_NOBODY && (int) event->ship.city != city)
        continue;

      n_offers++;
      if (self->offered->len < MOST_OFFERS && is_found (self, event))
        append_offer (self, event);
    }

  parlour_offer_search_set_found (self->search, n_offers, self->offered->len);
  self->n_offers = n_offers;
  show_known (self);
}

static void
on_first_chosen (ColoniaShipForm *self)
{
  if (self->offered->len > 0)
    enter_offer (self, 0);
  else
    parlour_offer_search_complain (self->search, PARLOUR_PAGE (self));
}

static void
on_search_left (ColoniaShipForm *self)
{
  parlour_keys_begin_page (colonia_hold_fields_get_current (self->holds));
}

static void
on_city_changed (ColoniaShipForm *self)
{
  colonia_hold_fields_set_city (self->holds, colonia_city_picker_get_city (self->picker));
  show_offers (self);
  show_whether_complete (self);
}

/* Showing */

static void
show_berths (ColoniaShipForm *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));
  int next = colonia_state_find_free_berth (state);

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    colonia_berth_tile_set_ship (COLONIA_BERTH_TILE (self->tiles[berth]), &state->berths[berth], berth == next);
}

static void
show_used_up (ColoniaShipForm *self)
{
  g_autofree char *sentence = colonia_session_tell_used_up (parlour_page_get_session (PARLOUR_PAGE (self)));

  gtk_label_set_label (self->used_up, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->used_up), sentence != NULL);
}

static void
colonia_ship_form_update (ParlourPage *page)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (page);

  show_berths (self);
  show_used_up (self);
  if (!parlour_page_is_new_moment (page))
    return;

  parlour_offer_search_empty (self->search);
  colonia_city_picker_set_city (self->picker, COLONIA_NOBODY);
  colonia_hold_fields_empty (self->holds);
  show_offers (self);
  show_whether_complete (self);
  parlour_page_fill_in_undone (page, COLONIA_EVENT_SHIP);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !parlour_offer_search_get_typed (self->search))
    parlour_keys_begin_page (colonia_hold_fields_get_current (self->holds));
}

static void
colonia_ship_form_fill_in (ParlourPage      *page,
                           const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaShipForm *self = COLONIA_SHIP_FORM (page);

  colonia_hold_fields_set (self->holds, event);
  colonia_city_picker_set_city (self->picker, (int) event->ship.city);
  on_holds_changed (self);
}

static void
colonia_ship_form_tell_input (ParlourPage *page,
                              GByteArray  *input)
{
  ColoniaEvent event = make_event (COLONIA_SHIP_FORM (page));

  g_byte_array_append (input, (const guint8 *) &event.ship, sizeof event.ship);
}

static void
colonia_ship_form_map (GtkWidget *widget)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (widget);

  GTK_WIDGET_CLASS (colonia_ship_form_parent_class)->map (widget);

  parlour_keys_begin_page (colonia_hold_fields_get_current (self->holds));
}

static void
colonia_ship_form_finalize (GObject *object)
{
  g_ptr_array_unref (COLONIA_SHIP_FORM (object)->offered);

  G_OBJECT_CLASS (colonia_ship_form_parent_class)->finalize (object);
}

static void tell_anew (ColoniaShipForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/ship-form.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, berths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, used_up);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, picker);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, known);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, search);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, holds);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);
  gtk_widget_class_bind_template_callback (widget_class, show_offers);
  gtk_widget_class_bind_template_callback (widget_class, on_first_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_search_left);
  gtk_widget_class_bind_template_callback (widget_class, on_holds_changed);
}

static GtkWidget *
colonia_ship_form_find_thing (ParlourPage *page,
                              ParlourThing thing,
                              int          number)
{
  return thing == PARLOUR_THING_SHIP && number < COLONIA_N_BERTHS
           ? COLONIA_SHIP_FORM (page)->tiles[number] : NULL;
}

static void
colonia_ship_form_class_init (ColoniaShipFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  object_class->finalize = colonia_ship_form_finalize;
  widget_class->map = colonia_ship_form_map;
  page_class->update = colonia_ship_form_update;
  page_class->fill_in = colonia_ship_form_fill_in;
  page_class->tell_input = colonia_ship_form_tell_input;
  page_class->find_thing = colonia_ship_form_find_thing;

  g_type_ensure (COLONIA_TYPE_CITY_PICKER);
  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_HOLD_FIELDS);
  g_type_ensure (PARLOUR_TYPE_OFFER_SEARCH);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  bind_template (widget_class);
}

static void
tell_anew (ColoniaShipForm *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  show_used_up (self);
  show_whether_complete (self);
}

static void
colonia_ship_form_init (ColoniaShipForm *self)
{
  self->offered = g_ptr_array_new_with_free_func (g_free);

  gtk_widget_init_template (GTK_WIDGET (self));

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      self->tiles[berth] = colonia_berth_tile_new (berth);
      parlour_stalls_append (self->berths, self->tiles[berth]);
    }
  parlour_confirm_bar_set_pad (self->bar, colonia_hold_fields_get_pad (self->holds));
  g_signal_connect_object (self->holds, "complained", G_CALLBACK (parlour_page_complain), self, G_CONNECT_SWAPPED);
  parlour_keys_add_offers (GTK_WIDGET (self), on_offer_key);

  g_signal_connect_object (parlour_collections_find (&colonia_game), "changed", G_CALLBACK (show_offers), self,
                           G_CONNECT_SWAPPED);
}
