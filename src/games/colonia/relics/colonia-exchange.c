/* colonia-exchange.c: money that is changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-exchange.h"

#include "colonia-letters.h"
#include "colonia-trade-field.h"
#include "colonia-words.h"
#include "parlour-family-order.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

/* What each player changes of one currency into another. Nobody has to. */
struct _ColoniaExchange {
  ParlourForm parent_instance;

  GtkLabel *hint;
  ParlourStalls *players;

  ColoniaTradeField *fields[COLONIA_MAX_PLAYERS]; /* by seat */
  int n_players;
  int current; /* the seat that keys are for */
};

G_DEFINE_FINAL_TYPE (ColoniaExchange, colonia_exchange, PARLOUR_TYPE_FORM)

static TableEvent *
colonia_exchange_make_event (ParlourForm *form)
{
  ColoniaExchange *self = COLONIA_EXCHANGE (form);
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_EXCHANGE);

  for (int seat = 0; seat < self->n_players; seat++)
    colonia_trade_field_get_trade (self->fields[seat], &event->trades[seat]);

  return &event->table;
}

static char *
colonia_exchange_find_missing (ParlourForm *form)
{
  ColoniaExchange *self = COLONIA_EXCHANGE (form);
  ColoniaTrade trade;

  for (int seat = 0; seat < self->n_players; seat++)
    if (!colonia_trade_field_get_trade (self->fields[seat], &trade))
      /* Translators: %s is a player who changes money. */
      return g_strdup_printf (_("Which currencies does %s give and get?"),
                              parlour_page_get_name (PARLOUR_PAGE (self), seat));

  return NULL;
}

static void
set_current (ColoniaExchange *self,
             int              current)
{
  self->current = current;
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_trade_field_set_current (self->fields[seat], seat == current);
}

static void
on_entered (ColoniaExchange   *self,
            ColoniaTradeField *field)
{
  for (int seat = 0; seat < self->n_players; seat++)
    if (self->fields[seat] == field)
      set_current (self, seat);
}

static void
on_advance (ColoniaExchange *self)
{
  int next = parlour_family_order_find_next (parlour_page_get_state (PARLOUR_PAGE (self)), self->current);

  if (next == COLONIA_NOBODY)
    {
      parlour_confirm_bar_take_focus (parlour_form_get_bar (PARLOUR_FORM (self)));
      return;
    }

  set_current (self, next);
  gtk_widget_grab_focus (GTK_WIDGET (colonia_trade_field_get_counter (self->fields[next])));
}

static gboolean
on_city_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaExchange *self = COLONIA_EXCHANGE (widget);

  colonia_trade_field_type_city (self->fields[self->current], (ColoniaCity) g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_digit_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaExchange *self = COLONIA_EXCHANGE (widget);

  parlour_counter_type_digit (colonia_trade_field_get_counter (self->fields[self->current]),
                              g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static void
make_fields (ColoniaExchange *self,
             int              n_players)
{
  for (int seat = 0; seat < n_players; seat++)
    {
      GtkWidget *field = colonia_trade_field_new ();

      self->fields[seat] = COLONIA_TRADE_FIELD (field);
      g_signal_connect_object (field, "changed", G_CALLBACK (parlour_form_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (field, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (colonia_trade_field_get_counter (self->fields[seat]), "advance",
                               G_CALLBACK (on_advance), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (self->players, field);
    }
  self->n_players = n_players;
}

static void
line_up (ColoniaExchange *self)
{
  GtkWidget *widgets[COLONIA_MAX_PLAYERS];

  for (int seat = 0; seat < self->n_players; seat++)
    widgets[seat] = GTK_WIDGET (self->fields[seat]);
  parlour_family_order_line_up (parlour_page_get_state (PARLOUR_PAGE (self)), widgets);
}

static void
colonia_exchange_update (ParlourPage *page)
{
  ColoniaExchange *self = COLONIA_EXCHANGE (page);
  const ColoniaState *state = colonia_page_get_state (page);
  g_autofree char *hint = colonia_words_edict (&state->edicts[state->edict]);

  gtk_label_set_label (self->hint, hint);
  if (self->n_players == 0)
    make_fields (self, state->n_players);
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_trade_field_show (self->fields[seat], page, seat);

  if (parlour_page_is_new_moment (page))
    {
      const ColoniaTrade nothing = { 0 };
      for (int seat = 0; seat < self->n_players; seat++)
        colonia_trade_field_set_trade (self->fields[seat], &nothing);
      line_up (self);
      set_current (self, colonia_state_get_seat (state, 0));
      parlour_page_fill_in_undone (page, COLONIA_EVENT_EXCHANGE);
    }

  parlour_form_changed (PARLOUR_FORM (self));
}

static void
colonia_exchange_fill_in (ParlourPage      *page,
                          const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaExchange *self = COLONIA_EXCHANGE (page);

  for (int seat = 0; seat < self->n_players; seat++)
    colonia_trade_field_set_trade (self->fields[seat], &event->trades[seat]);
}

static GtkWidget *
colonia_exchange_get_first (ParlourForm *form)
{
  ColoniaExchange *self = COLONIA_EXCHANGE (form);

  return GTK_WIDGET (colonia_trade_field_get_counter (self->fields[self->current]));
}

static void
colonia_exchange_class_init (ColoniaExchangeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  page_class->update = colonia_exchange_update;
  page_class->fill_in = colonia_exchange_fill_in;
  form_class->make_event = colonia_exchange_make_event;
  form_class->find_missing = colonia_exchange_find_missing;
  form_class->get_first = colonia_exchange_get_first;

  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/relics/exchange.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaExchange, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaExchange, players);
}

static void
colonia_exchange_init (ColoniaExchange *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    parlour_keys_add_word (keys, colonia_key_city, (int) city, 0, on_city_key, (int) city);
  parlour_keys_add_digits (keys, on_digit_key);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
