/* colonia-relic-form.c: a relic card that is revealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-relic-form.h"

#include "colonia-printed.h"
#include "colonia-relic-card.h"
#include "colonia-relic-chip.h"
#include "colonia-relic-field.h"
#include "colonia-session.h"
#include "colonia-words.h"
#include "parlour-keys.h"
#include "parlour-offers.h"
#include "parlour-pad.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* A collection may come from a stranger; the game has 48 relic cards. */
#define MOST_OFFERS 96

/* A card that is revealed: one of those that this table knows, or a new one. */
struct _ColoniaRelicForm {
  ParlourForm parent_instance;

  ParlourOffers *offers;
  ColoniaRelicField *field;
  GtkWidget *display_part;
  ParlourStalls *display;
  ParlourStalls *chips;

  int narrowed; /* to which cards the offers are, by city and points */
};

G_DEFINE_FINAL_TYPE (ColoniaRelicForm, colonia_relic_form, PARLOUR_TYPE_FORM)

static TableEvent *
colonia_relic_form_make_event (ParlourForm *form)
{
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (form);
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_RELIC);

  event->relic.city = (ColoniaCity) colonia_relic_field_get_city (self->field);
  colonia_relic_field_tell (self->field, event);

  return &event->table;
}

/* Tells why no relic, or no shrine, of a city can come, or `NULL`. */
static char *
find_reason (ColoniaRelicForm *self,
             ColoniaCity       city,
             gboolean          shrine)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  ColoniaObstacle obstacle;
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = city;
  event.relic.cost = 1;
  event.relic.shrine = shrine;
  event.relic.points = shrine ? 0 : 1;
  obstacle = colonia_session_examine (session, &event);

  return obstacle.kind != TABLE_OBSTACLE_NONE
           ? table_session_tell_obstacle (session, &obstacle, 0)
           : NULL;
}

/* Of a city all of whose relics are out only the shrine can come, and the
 * other way round (ALL-3). */
static void
show_what_is_out (ColoniaRelicForm *self)
{
  ParlourPad *pad = PARLOUR_PAD (colonia_relic_field_get_pad (self->field));
  int chosen = colonia_relic_field_get_city (self->field);

  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    {
      int first = (int) city * COLONIA_PAD_RELIC_COLUMNS;
      g_autofree char *no_relic = find_reason (self, city, FALSE);
      g_autofree char *no_shrine = find_reason (self, city, TRUE);

      parlour_pad_set_reason (pad, first, no_shrine != NULL ? no_relic : NULL);
      for (int points = 1; points <= COLONIA_USUAL_RELIC_POINTS; points++)
        parlour_pad_set_reason (pad, first + points, no_relic);
      parlour_pad_set_reason (pad, first + COLONIA_USUAL_RELIC_POINTS + 1, no_shrine);
      if ((int) city == chosen)
        colonia_relic_field_offer (self->field, no_relic, no_shrine);
    }

  if (chosen == COLONIA_NOBODY)
    colonia_relic_field_offer (self->field, NULL, NULL);
}

static char *
colonia_relic_form_find_missing (ParlourForm *form)
{
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (form);

  if (colonia_relic_field_get_city (self->field) == COLONIA_NOBODY)
    return g_strdup (_("Choose the city where it comes from."));

  return g_strdup (colonia_relic_field_find_missing (self->field));
}

static void
show_whether_complete (ColoniaRelicForm *self)
{
  parlour_confirm_bar_set_label (parlour_form_get_bar (PARLOUR_FORM (self)),
                                 /* Translators: the relic card that was entered is laid on the display. */
                                 _("Lay Out the Card"));
  parlour_form_changed (PARLOUR_FORM (self));
}

/* The next card of several begins, as soon as this one is laid out: the one before it
 * may still be on its way to the disk. In a correction there is one only. The letter of
 * the next card, typed ahead, is no answer to what is asked about this one. */
static void
on_finished (ColoniaRelicForm *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));

  if (parlour_page_get_correcting (PARLOUR_PAGE (self)))
    {
      colonia_relic_field_empty (self->field);
      return;
    }

  parlour_form_enter (PARLOUR_FORM (self));
  if (table_session_is_waiting (session))
    colonia_relic_field_set_taken (self->field);
}

/* Cards that are known */

static void
on_offer_chosen (ColoniaRelicForm   *self,
                 const TablePrinted *card)
{
  colonia_page_enter (PARLOUR_PAGE (self), &COLONIA_PRINTED (card)->event, TABLE_ROLLER_NONE);
}

/* Cards of the city that is chosen, and of its points, or all. */
static gboolean
fits (ParlourPage        *page,
      const TablePrinted *card)
{
  return colonia_relic_field_may_be (COLONIA_RELIC_FORM (page)->field, &COLONIA_PRINTED (card)->event);
}

/* As there are many, each is a chip. */
static GtkWidget *
draw (ParlourPage        *page,
      const TablePrinted *card)
{
  return colonia_relic_chip_new (&COLONIA_PRINTED (card)->event);
}

static char *
describe (ParlourPage        *page,
          const TablePrinted *card)
{
  return colonia_relic_chip_describe (&COLONIA_PRINTED (card)->event);
}

static const ParlourOffered offered = {
  .most = MOST_OFFERS,
  .min_columns = 3,
  .max_columns = 12,
  .css_class = "relic-chip",
  .draw = draw,
  .describe = describe,
  .fits = fits,
};

static void
on_search_left (ColoniaRelicForm *self)
{
  parlour_keys_begin_page (colonia_relic_field_get_cost (self->field));
}

static void
on_city_changed (ColoniaRelicForm *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  show_what_is_out (self);
  parlour_offers_show (self->offers);
  show_whether_complete (self);
}

/* Which cards fit may be others now. A letter that only one of those that are known has means that one, unless what is typed
 * next says what it costs. */
static void
narrow (ColoniaRelicForm *self)
{
  const int narrowed = colonia_relic_field_tell_wanted (self->field);
  const TablePrinted *only;

  if (narrowed == self->narrowed || parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  self->narrowed = narrowed;
  parlour_offers_show (self->offers);
  only = narrowed % COLONIA_PAD_RELIC_COLUMNS > 0 ? parlour_offers_get_only (self->offers) : NULL;
  if (only != NULL)
    colonia_relic_field_take_cost (self->field, COLONIA_PRINTED (only)->event.relic.cost);
}

static void
on_field_changed (ColoniaRelicForm *self)
{
  narrow (self);
  show_whether_complete (self);
}

/* Showing */

/* A place whose card was bought has none, and keeps its width. */
static GtkWidget *
make_chip (const ColoniaCard *card)
{
  g_autofree char *description = NULL;
  ColoniaEvent event;
  GtkWidget *chip;

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = card->city;
  event.relic.cost = card->cost;
  event.relic.points = card->points;
  event.relic.shrine = card->shrine;
  chip = colonia_relic_chip_new (&event);
  description = colonia_relic_chip_describe (&event);
  gtk_widget_add_css_class (chip, "card");
  gtk_widget_add_css_class (chip, "relic-chip");
  gtk_widget_set_opacity (chip, card->present ? 1. : 0.);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);

  return chip;
}

/* What lies on display, and the same in lines of a few numbers where there is little room. */
static void
show_display (ColoniaRelicForm *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));
  GtkWidget *display = GTK_WIDGET (self->display);

  parlour_widget_clear (GTK_WIDGET (self->chips));
  for (int n = parlour_widget_keep_first (display, state->n_display); n < state->n_display; n++)
    parlour_stalls_append (self->display, colonia_relic_card_new ());
  for (int slot = 0; slot < state->n_display; slot++)
    {
      colonia_relic_card_set_card (COLONIA_RELIC_CARD (parlour_widget_get_nth (display, slot)), &state->display[slot]);
      parlour_stalls_append (self->chips, make_chip (&state->display[slot]));
    }

  gtk_widget_set_visible (self->display_part, state->n_display > 0);
}

static void
colonia_relic_form_update (ParlourPage *page)
{
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (page);

  show_display (self);
  if (!parlour_page_is_new_moment (page))
    return;

  self->narrowed = COLONIA_NOBODY;
  parlour_offers_empty (self->offers);
  colonia_relic_field_set_city (self->field, COLONIA_NOBODY);
  colonia_relic_field_empty (self->field);
  on_city_changed (self);
  parlour_page_fill_in_undone (page, COLONIA_EVENT_RELIC);
  colonia_relic_field_go_on (self->field);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !parlour_offers_get_typed (self->offers))
    parlour_keys_begin_page (colonia_relic_field_get_cost (self->field));
}

static void
colonia_relic_form_fill_in (ParlourPage      *page,
                            const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaRelicForm *self = COLONIA_RELIC_FORM (page);

  colonia_relic_field_set_city (self->field, (int) event->relic.city);
  colonia_relic_field_set (self->field, event);
}

static void
colonia_relic_form_tell_input (ParlourPage *page,
                               GByteArray  *input)
{
  PARLOUR_PAGE_CLASS (colonia_relic_form_parent_class)->tell_input (page, input);
  colonia_relic_field_tell_input (COLONIA_RELIC_FORM (page)->field, input);
}

static GtkWidget *
colonia_relic_form_get_first (ParlourForm *form)
{
  return colonia_relic_field_get_cost (COLONIA_RELIC_FORM (form)->field);
}

static void tell_anew (ColoniaRelicForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/relic-form.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, field);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, display_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, display);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicForm, chips);
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_field_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_search_left);
}

static void
colonia_relic_form_class_init (ColoniaRelicFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  page_class->update = colonia_relic_form_update;
  page_class->fill_in = colonia_relic_form_fill_in;
  page_class->tell_input = colonia_relic_form_tell_input;
  form_class->make_event = colonia_relic_form_make_event;
  form_class->find_missing = colonia_relic_form_find_missing;
  form_class->get_first = colonia_relic_form_get_first;

  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_RELIC_FIELD);
  g_type_ensure (PARLOUR_TYPE_OFFERS);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  bind_template (widget_class);
}

static void
tell_anew (ColoniaRelicForm *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  show_what_is_out (self);
  show_whether_complete (self);
}

static void
colonia_relic_form_init (ColoniaRelicForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_offers_set_up (self->offers, PARLOUR_PAGE (self), COLONIA_PRINTED_RELIC, &offered);
  parlour_confirm_bar_set_pad (parlour_form_get_bar (PARLOUR_FORM (self)), colonia_relic_field_get_pad (self->field));
  g_signal_connect_object (self->field, "finished", G_CALLBACK (on_finished), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "complained", G_CALLBACK (parlour_page_complain), self, G_CONNECT_SWAPPED);
}
