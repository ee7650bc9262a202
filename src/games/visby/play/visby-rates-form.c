/* visby-rates-form.c: the rates that are printed beside the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-pages.h"

#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "visby-record.h"
#include "visby-words.h"

#include <glib/gi18n.h>

#define N_SPACES VISBY_MAX_RATES

/* What the rulebook says of two spaces, to be checked against the board (SET-4). */
static const VisbyRate from_rulebook[] = { { 7, 3, 2 }, { 9, 2, 2 } };

struct _VisbyRatesForm {
  ParlourForm parent_instance;

  ParlourStalls *spaces;
  GtkWidget *entries[N_SPACES];
};

G_DEFINE_FINAL_TYPE (VisbyRatesForm, visby_rates_form, PARLOUR_TYPE_FORM)

/* Two numbers, with anything between them that is no digit. */
static gboolean
read_rate (const char *text,
           VisbyRate  *rate)
{
  char *rest;
  guint64 wares = g_ascii_strtoull (text, &rest, 10);
  guint64 seals;

  while (*rest != '\0' && !g_ascii_isdigit (*rest))
    rest++;
  seals = g_ascii_strtoull (rest, &rest, 10);
  rate->wares = (int) MIN (wares, VISBY_MAX_WARES + 1);
  rate->seals = (int) MIN (seals, VISBY_MAX_WARES + 1);

  return rate->wares >= 1 && rate->wares <= VISBY_MAX_WARES && rate->seals >= 1 && rate->seals <= VISBY_MAX_WARES
         && *rest == '\0';
}

/* Reads what is typed, up to what is no rate, of which the space is returned, or -1. */
static int
read_event (VisbyRatesForm *self,
            VisbyEvent     *event)
{
  for (int space = 0; space < N_SPACES; space++)
    {
      g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entries[space]))));
      VisbyRate rate = { .from = space };

      if (*text == '\0')
        continue;
      if (!read_rate (text, &rate))
        return space;
      event->rates[event->n_rates++] = rate;
    }

  return -1;
}

static TableEvent *
visby_rates_form_make_event (ParlourForm *form)
{
  TableEvent *event = table_event_new (&visby_events, VISBY_EVENT_RATES);

  read_event (VISBY_RATES_FORM (form), (VisbyEvent *) event);

  return event;
}

static char *
visby_rates_form_find_missing (ParlourForm *form)
{
  VisbyEvent event = { 0 };
  int wrong = read_event (VISBY_RATES_FORM (form), &event);

  if (wrong >= 0)
    /* Translators: %d is a space of the market, then the highest number that may stand there. */
    return g_strdup_printf (_("At space %d two numbers from 1 to %d are due, such as 3 : 2"), wrong, VISBY_MAX_WARES);

  return event.n_rates == 0 ? g_strdup (_("Type at least one rate")) : NULL;
}

static GtkWidget *
visby_rates_form_get_first (ParlourForm *form)
{
  return VISBY_RATES_FORM (form)->entries[0];
}

/* Where nothing is typed the rate before it holds, faintly. */
static void
show_rates (VisbyRatesForm *self)
{
  g_autofree char *holds = g_strdup ("");
  VisbyEvent event = { 0 };
  int wrong = read_event (self, &event);

  for (int space = 0, i = 0; space < N_SPACES; space++)
    {
      if (i < event.n_rates && event.rates[i].from == space)
        {
          g_free (holds);
          holds = visby_term_rate (&event.rates[i++]);
        }
      gtk_entry_set_placeholder_text (GTK_ENTRY (self->entries[space]), holds);
      parlour_widget_set_css_class (self->entries[space], "error", space == wrong);
    }
  parlour_form_changed (PARLOUR_FORM (self));
}

static void
fill (VisbyRatesForm  *self,
      const VisbyRate *rates,
      int              n_rates)
{
  for (int space = 0; space < N_SPACES; space++)
    gtk_editable_set_text (GTK_EDITABLE (self->entries[space]), "");
  for (int i = 0; i < n_rates; i++)
    {
      g_autofree char *text = visby_term_rate (&rates[i]);

      gtk_editable_set_text (GTK_EDITABLE (self->entries[rates[i].from]), text);
    }
  show_rates (self);
}

static void
visby_rates_form_update (ParlourPage *page)
{
  VisbyRatesForm *self = VISBY_RATES_FORM (page);
  const VisbyState *state = VISBY_STATE (parlour_page_get_state (page));

  if (!parlour_page_is_new_moment (page))
    return;

  if (state->n_rates > 0)
    fill (self, state->rates, state->n_rates);
  else
    fill (self, from_rulebook, G_N_ELEMENTS (from_rulebook));
}

static void
visby_rates_form_fill_in (ParlourPage      *page,
                          const TableEvent *event)
{
  fill (VISBY_RATES_FORM (page), VISBY_EVENT (event)->rates, VISBY_EVENT (event)->n_rates);
}

static void
tell_entry (GtkWidget *entry,
            int        space)
{
  /* Translators: %d is a space of the market. */
  g_autofree char *name = g_strdup_printf (_("Rate at space %d"), space);

  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
remember (VisbyRatesForm   *self,
          const TableEvent *event)
{
  visby_remember_rates (event);
}

static void
visby_rates_form_class_init (VisbyRatesFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  PARLOUR_PAGE_CLASS (klass)->update = visby_rates_form_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = visby_rates_form_fill_in;
  PARLOUR_PAGE_CLASS (klass)->is_large = TRUE;
  form_class->make_event = visby_rates_form_make_event;
  form_class->find_missing = visby_rates_form_find_missing;
  form_class->get_first = visby_rates_form_get_first;

  parlour_template_set (widget_class, RESOURCE_PATH "/games/visby/play/rates-form.ui");
  gtk_widget_class_bind_template_child (widget_class, VisbyRatesForm, spaces);
}

static void
visby_rates_form_init (VisbyRatesForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* For every other game. */
  g_signal_connect (self, "entered", G_CALLBACK (remember), NULL);
  for (int space = 0; space < N_SPACES; space++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      g_autofree char *number = g_strdup_printf ("%d", space);

      self->entries[space] = g_object_new (GTK_TYPE_ENTRY, "width-chars", 4, "max-width-chars", 4,
                                           "activates-default", TRUE, NULL);
      gtk_widget_add_css_class (self->entries[space], "slim");
      parlour_keys_type_digits (GTK_EDITABLE (self->entries[space]));
      parlour_tell (self->entries[space], tell_entry, space);
      gtk_box_append (GTK_BOX (box), gtk_label_new (number));
      gtk_box_append (GTK_BOX (box), self->entries[space]);
      parlour_stalls_append (self->spaces, box);
      g_signal_connect_object (self->entries[space], "changed", G_CALLBACK (show_rates), self, G_CONNECT_SWAPPED);
    }
}
