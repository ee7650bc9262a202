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
#include "parlour-keys.h"
#include "parlour-offers.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* A collection may come from a stranger; the game has 16 ships. */
#define MOST_OFFERS 48

/* The harbour's berths, and the ship that comes into the free one: one of those that this table
 * knows, or a new one. */
struct _ColoniaShipForm {
  ParlourForm parent_instance;

  ParlourStalls *berths;
  GtkLabel *used_up;
  ColoniaCityPicker *picker;
  ParlourOffers *offers;
  ColoniaHoldFields *holds;

  GtkWidget *tiles[COLONIA_N_BERTHS];
};

G_DEFINE_FINAL_TYPE (ColoniaShipForm, colonia_ship_form, PARLOUR_TYPE_FORM)

static char *
colonia_ship_form_find_missing (ParlourForm *form)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (form);

  if (colonia_city_picker_get_city (self->picker) == COLONIA_NOBODY)
    return g_strdup (_("Choose the city where the ship goes."));

  return colonia_hold_fields_find_missing (self->holds);
}

static TableEvent *
colonia_ship_form_make_event (ParlourForm *form)
{
  ColoniaShipForm *self = COLONIA_SHIP_FORM (form);
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_SHIP);

  event->ship.city = (ColoniaCity) colonia_city_picker_get_city (self->picker);
  colonia_hold_fields_tell (self->holds, event);

  return &event->table;
}

/* Whoever types what a ship takes has not found it among those that are known, and wants to
 * see that. */
static void
show_known (ColoniaShipForm *self)
{
  TableEvent *event = colonia_ship_form_make_event (PARLOUR_FORM (self));

  parlour_offers_set_wanted (self->offers, COLONIA_EVENT (event)->ship.n_holds == 0);
  table_event_free (colonia_game.events, event);
}

static void
on_holds_changed (ColoniaShipForm *self)
{
  parlour_form_changed (PARLOUR_FORM (self));
  show_known (self);
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
  parlour_form_changed (PARLOUR_FORM (self));
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

static GtkWidget *
colonia_ship_form_get_first (ParlourForm *form)
{
  return colonia_hold_fields_get_current (COLONIA_SHIP_FORM (form)->holds);
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
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_search_left);
  gtk_widget_class_bind_template_callback (widget_class, on_holds_changed);
}

static GtkWidget *
colonia_ship_form_find_thing (ParlourPage *page,
                              const char  *id)
{
  const int berth = colonia_page_read_id (id, "berth");

  return berth >= 0 && berth < COLONIA_N_BERTHS ? COLONIA_SHIP_FORM (page)->tiles[berth] : NULL;
}

static void
colonia_ship_form_class_init (ColoniaShipFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  page_class->update = colonia_ship_form_update;
  page_class->fill_in = colonia_ship_form_fill_in;
  form_class->make_event = colonia_ship_form_make_event;
  form_class->find_missing = colonia_ship_form_find_missing;
  form_class->get_first = colonia_ship_form_get_first;
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
  parlour_form_changed (PARLOUR_FORM (self));
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
  parlour_confirm_bar_set_pad (parlour_form_get_bar (PARLOUR_FORM (self)), colonia_hold_fields_get_pad (self->holds));
  g_signal_connect_object (self->holds, "complained", G_CALLBACK (parlour_page_complain), self, G_CONNECT_SWAPPED);
}
