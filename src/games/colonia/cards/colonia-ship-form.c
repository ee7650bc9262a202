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
#include "parlour-confirm-bar.h"
#include "parlour-keys.h"
#include "parlour-offers.h"
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
  ParlourOffers *offers;
  ColoniaHoldFields *holds;
  ParlourConfirmBar *bar;

  GtkWidget *tiles[COLONIA_N_BERTHS];
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

/* Whoever types what a ship takes has not found it among those that are known, and wants to
 * see that. */
static void
show_known (ColoniaShipForm *self)
{
  parlour_offers_set_wanted (self->offers, make_event (self).ship.n_holds == 0);
}

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

/* Ships that are known */

static void
on_offer_chosen (ColoniaShipForm    *self,
                 const TablePrinted *card)
{
  colonia_page_enter (PARLOUR_PAGE (self), &COLONIA_PRINTED (card)->event, TABLE_ROLLER_NONE);
}

/* Ships of the city that is chosen, or of all. */
static gboolean
fits (ParlourPage        *page,
      const TablePrinted *card)
{
  int city = colonia_city_picker_get_city (COLONIA_SHIP_FORM (page)->picker);

  return city == COLONIA_NOBODY || (int) COLONIA_PRINTED (card)->event.ship.city == city;
}

static char *
tell_key (guint digit)
{
  /* Translators: the tooltip of a ship that is entered by a key; %u is a digit. */
  return g_strdup_printf (_("This ship has come (Alt+%u)"), digit);
}

static const ParlourOffered offered = {
  .most = MOST_OFFERS,
  .max_columns = 8,
  .tell_key = tell_key,
  .css_class = "ship-form-offer",
  .fits = fits,
};

static void
on_search_left (ColoniaShipForm *self)
{
  parlour_keys_begin_page (colonia_hold_fields_get_current (self->holds));
}

static void
on_city_changed (ColoniaShipForm *self)
{
  colonia_hold_fields_set_city (self->holds, colonia_city_picker_get_city (self->picker));
  parlour_offers_show (self->offers);
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

  parlour_offers_empty (self->offers);
  colonia_city_picker_set_city (self->picker, COLONIA_NOBODY);
  colonia_hold_fields_empty (self->holds);
  parlour_offers_show (self->offers);
  on_holds_changed (self);
  parlour_page_fill_in_undone (page, COLONIA_EVENT_SHIP);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !parlour_offers_get_typed (self->offers))
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

static void tell_anew (ColoniaShipForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/ship-form.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, berths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, used_up);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, picker);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, holds);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipForm, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_chosen);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  widget_class->map = colonia_ship_form_map;
  page_class->update = colonia_ship_form_update;
  page_class->fill_in = colonia_ship_form_fill_in;
  page_class->tell_input = colonia_ship_form_tell_input;
  page_class->find_thing = colonia_ship_form_find_thing;

  g_type_ensure (COLONIA_TYPE_CITY_PICKER);
  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_HOLD_FIELDS);
  g_type_ensure (PARLOUR_TYPE_OFFERS);
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
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_offers_set_up (self->offers, PARLOUR_PAGE (self), COLONIA_PRINTED_SHIP, &offered);

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      self->tiles[berth] = colonia_berth_tile_new (berth);
      parlour_stalls_append (self->berths, self->tiles[berth]);
    }
  parlour_confirm_bar_set_pad (self->bar, colonia_hold_fields_get_pad (self->holds));
  g_signal_connect_object (self->holds, "complained", G_CALLBACK (parlour_page_complain), self, G_CONNECT_SWAPPED);
}
