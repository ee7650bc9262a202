/* colonia-week-card-form.c: the week card, and what is drawn onto the booths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-week-card-form.h"

#include "colonia-draw-board.h"
#include "colonia-printed.h"
#include "colonia-record.h"
#include "colonia-week-sketch.h"
#include "parlour-keys.h"
#include "parlour-offers.h"
#include "parlour-template.h"
#include "parlour-typed-card.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* A collection may come from a stranger; the game has 14 week cards. */
#define MOST_OFFERS 28

/* What the week card says, digit by digit, and what is drawn onto the booths. Cards that this
 * table knows are offered first. */
struct _ColoniaWeekCardForm {
  ParlourForm parent_instance;

  ParlourOffers *offers;
  ParlourTypedCard *field;
  GtkWidget *summary;
  GtkWidget *last_week;
  GtkWidget *draw_part;
  ColoniaDrawBoard *board;

  gboolean is_folded; /* whether what the card says is one line */
  gboolean is_drawing; /* whether what lies on the booths is entered, and not the card */
};

G_DEFINE_FINAL_TYPE (ColoniaWeekCardForm, colonia_week_card_form, PARLOUR_TYPE_FORM)

static gboolean
has_booths (ColoniaWeekCardForm *self)
{
  return colonia_page_get_state (PARLOUR_PAGE (self))->tracking == COLONIA_TRACKING_FULL;
}

/* What the card says, whole or not. */
static ColoniaPrintedWeek
read_week (ColoniaWeekCardForm *self)
{
  g_autoptr (JsonObject) object = parlour_typed_card_dup_object (self->field);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  DocPlace place = doc_place_root (node);
  g_autoptr (TablePrinted) card = table_printed_read (&colonia_game, COLONIA_PRINTED_WEEK, &place, NULL);

  return COLONIA_PRINTED (card)->week;
}

/* Fills in what a card says, and begins with its first number. */
static void
fill_week (ColoniaWeekCardForm      *self,
           const ColoniaPrintedWeek *week)
{
  ColoniaPrinted printed = { .game = &colonia_game, .kind = COLONIA_PRINTED_WEEK, .count = 1, .week = *week };
  g_autoptr (JsonNode) node = table_printed_build (&printed.table);

  parlour_typed_card_fill (self->field, json_node_get_object (node));
}

/* There is one pad: for the numbers of the card, or for what the table drew. */
static void
show_pads (ColoniaWeekCardForm *self)
{
  gboolean typed = colonia_draw_board_get_typed (self->board);
  gboolean is_drawing = typed && self->is_drawing;

  /* Who draws may change when the card says already what there is to draw. */
  if (typed && self->is_folded && !is_drawing)
    {
      colonia_draw_board_take_focus (self->board);
      return;
    }

  gtk_widget_set_visible (colonia_draw_board_get_pad (self->board), is_drawing);
  gtk_widget_set_visible (parlour_typed_card_get_pad (self->field), !is_drawing && !self->is_folded);
}

static void
on_board_entered (ColoniaWeekCardForm *self)
{
  self->is_drawing = TRUE;
  show_pads (self);
}

static void
on_field_entered (ColoniaWeekCardForm *self)
{
  self->is_drawing = FALSE;
  colonia_draw_board_leave (self->board);
  show_pads (self);
}

/* A card that is filled in folds away to a line, so that there is room for the booths. */
static void
fold (ColoniaWeekCardForm *self,
      gboolean             is_folded)
{
  const ColoniaPrintedWeek week = read_week (self);
  g_autofree char *description = NULL;

  self->is_folded = is_folded;
  gtk_widget_set_visible (GTK_WIDGET (self->field), !is_folded);
  gtk_widget_set_visible (self->summary, is_folded);
  if (is_folded)
    {
      description = colonia_week_sketch_describe (&week, TRUE);
      gtk_button_set_child (GTK_BUTTON (self->summary), colonia_week_sketch_new (&week, TRUE));
      parlour_widget_set_tooltip (self->summary, _("Change What the Card Says"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->summary), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
    }
  show_pads (self);
}

/* The numbers are gone through from the first one on. */
static void
on_summary_clicked (ColoniaWeekCardForm *self)
{
  const ColoniaPrintedWeek week = read_week (self);

  on_field_entered (self);
  fold (self, FALSE);
  fill_week (self, &week);
  gtk_widget_grab_focus (parlour_typed_card_get_first (self->field));
}

/* Whether the application has still to draw. */
static gboolean
is_draw_due (ColoniaWeekCardForm *self)
{
  return has_booths (self) && colonia_draw_board_is_due (self->board);
}

static TableEvent *
colonia_week_card_form_make_event (ParlourForm *form)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (form);
  const ColoniaPrintedWeek week = read_week (self);
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_WEEK_CARD);

  event->week_card.n_booths = week.n_booths;
  for (int i = 0; i < week.n_booths; i++)
    event->week_card.booths[i] = *colonia_draw_board_get_drawn (self->board, i);
  memcpy (event->week_card.contracts, week.contracts, sizeof week.contracts);
  event->week_card.dice = week.dice;
  event->week_card.ships = week.ships;

  return &event->table;
}

static char *
colonia_week_card_form_find_missing (ParlourForm *form)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (form);
  char *question = parlour_typed_card_find_missing (self->field);

  if (question != NULL)
    return question;

  return has_booths (self) ? colonia_draw_board_find_missing (self->board) : NULL;
}

static TableRoller
colonia_week_card_form_get_roller (ParlourForm *form)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (form);

  return has_booths (self) ? colonia_draw_board_get_roller (self->board) : TABLE_ROLLER_NONE;
}

/* Cubes that the table has drawn lie where they belong. What the application draws is
 * to be laid there first. */
static gboolean
is_drawn (ColoniaWeekCardForm *self)
{
  g_autofree char *missing = parlour_typed_card_find_missing (self->field);

  return missing == NULL && has_booths (self) && colonia_draw_board_is_drawn (self->board);
}

static void
show_whether_complete (ColoniaWeekCardForm *self)
{
  show_pads (self);
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  parlour_page_set_complete (PARLOUR_PAGE (self), is_drawn (self));
  parlour_confirm_bar_set_label (parlour_form_get_bar (PARLOUR_FORM (self)), is_draw_due (self)
                                              /* Translators: the program draws resources onto the booths. */
                                              ? _("Draw from the Bag")
                                              /* Translators: what the week card says is laid out on the board. */
                                              : _("Lay Out the Week"));
  parlour_form_changed (PARLOUR_FORM (self));
}

static gboolean
colonia_week_card_form_is_due (ParlourForm *form)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (form);

  g_autofree char *missing = parlour_typed_card_find_missing (self->field);

  return is_draw_due (self) && missing == NULL;
}

/* It is to be laid onto the real booths now. */
static gboolean
colonia_week_card_form_prepare (ParlourForm *form)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (form);

  if (!is_draw_due (self))
    return TRUE;

  colonia_draw_board_draw (self->board, colonia_page_get_draw_order (PARLOUR_PAGE (self)));
  parlour_widget_scroll_to (GTK_WIDGET (self->board));

  return FALSE;
}

/* Numbers */

static void
on_completed (ColoniaWeekCardForm *self)
{
  if (has_booths (self))
    fold (self, TRUE);
  if (has_booths (self) && colonia_draw_board_get_typed (self->board))
    colonia_draw_board_take_focus (self->board);
  else
    parlour_confirm_bar_take_focus (parlour_form_get_bar (PARLOUR_FORM (self)));
}

static void
name_places (ColoniaWeekCardForm *self)
{
  const ColoniaPrintedWeek week = read_week (self);

  for (int i = 0; i < week.n_booths; i++)
    {
      /* Translators: %d is the number of a booth. */
      g_autofree char *title = g_strdup_printf (_("Booth %d"), i + 1);

      colonia_draw_board_set_title (self->board, i, title, NULL);
    }
}

/* What the application has drawn onto other booths is drawn anew. */
static void
show_places (ColoniaWeekCardForm *self,
             int                  n_booths)
{
  if (colonia_draw_board_get_n_places (self->board) == n_booths)
    return;

  colonia_draw_board_set_n_places (self->board, n_booths);
  name_places (self);
  if (!colonia_draw_board_get_typed (self->board))
    colonia_draw_board_empty (self->board);
}

static void
on_numbers_changed (ColoniaWeekCardForm *self)
{
  const ColoniaPrintedWeek week = read_week (self);

  show_places (self, week.n_booths);
  for (int i = 0; i < week.n_booths; i++)
    colonia_draw_board_set_wanted (self->board, i, week.booths[i]);

  show_whether_complete (self);
}

/* Cards that are known */

/* Only what the table draws is still to be typed, and booths that are not known, which stay as they are. What the application
 * draws is shown before it is laid out, as hands have to lay it onto the booths. */
static void
on_offer_chosen (ColoniaWeekCardForm *self,
                 const TablePrinted  *card)
{
  const ColoniaPrintedWeek typed = read_week (self);
  ColoniaPrintedWeek week = COLONIA_PRINTED (card)->week;
  const gboolean is_partial = has_booths (self) && week.n_booths == 0;

  if (is_partial)
    {
      week.n_booths = typed.n_booths;
      memcpy (week.booths, typed.booths, sizeof week.booths);
    }
  fill_week (self, &week);
  if (is_partial)
    {
      gtk_widget_grab_focus (parlour_typed_card_get_first (self->field));
      return;
    }

  if (has_booths (self))
    on_completed (self);
  if (!has_booths (self) || is_draw_due (self))
    parlour_form_enter (PARLOUR_FORM (self));
}

static GtkWidget *
draw (ParlourPage        *page,
      const TablePrinted *card)
{
  return colonia_week_sketch_new (&COLONIA_PRINTED (card)->week, has_booths (COLONIA_WEEK_CARD_FORM (page)));
}

static char *
describe (ParlourPage        *page,
          const TablePrinted *card)
{
  return colonia_week_sketch_describe (&COLONIA_PRINTED (card)->week, has_booths (COLONIA_WEEK_CARD_FORM (page)));
}

/* All numbers of a card, as they stand on it. */
static char *
list_digits (ParlourPage        *page,
             const TablePrinted *card)
{
  const ColoniaPrintedWeek *week = &COLONIA_PRINTED (card)->week;
  GString *digits = g_string_new (NULL);

  for (int i = 0; i < week->n_booths && has_booths (COLONIA_WEEK_CARD_FORM (page)); i++)
    g_string_append_printf (digits, "%d", week->booths[i]);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    g_string_append_printf (digits, "%d", week->contracts[i]);
  g_string_append_printf (digits, "%d%d", week->dice, week->ships);

  return g_string_free (digits, FALSE);
}

static char *
tell_key (guint digit)
{
  /* Translators: the tooltip of a week card that is entered by a key; %u is a digit. */
  return g_strdup_printf (_("This card was turned up (Alt+%u)"), digit);
}

static const ParlourOffered offered = {
  .most = MOST_OFFERS,
  .tell_key = tell_key,
  .css_class = "week-card-form-offer",
  .draw = draw,
  .describe = describe,
  .list_digits = list_digits,
};

static void
on_search_left (ColoniaWeekCardForm *self)
{
  parlour_keys_begin_page (parlour_typed_card_get_first (self->field));
}

/* Showing */

/* A table that does not have the usual number of booths has the same one every
 * week. */
static int
find_usual_booths (ColoniaWeekCardForm *self)
{
  const TableRecord *record = table_session_get_record (parlour_page_get_session (PARLOUR_PAGE (self)));

  for (guint i = table_record_get_cursor (record); i > 0; i--)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i - 1);

      if (event->type == COLONIA_EVENT_WEEK_CARD && event->week_card.n_booths > 0)
        return event->week_card.n_booths;
    }

  return COLONIA_USUAL_BOOTHS;
}

static void
colonia_week_card_form_update (ParlourPage *page)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (page);
  const ColoniaState *state = colonia_page_get_state (page);
  const ColoniaPrintedWeek none = { .n_booths = has_booths (self) ? find_usual_booths (self) : 0 };

  colonia_draw_board_set_bag (self->board, &state->bag);
  if (!parlour_page_is_new_moment (page))
    {
      show_whether_complete (self);
      return;
    }

  gtk_widget_set_visible (self->draw_part, has_booths (self));
  gtk_widget_set_visible (self->last_week, state->week == COLONIA_N_WEEKS);
  /* Folded, it would still be about what was drawn in the week before, and go there. */
  fold (self, FALSE);
  on_field_entered (self);
  parlour_offers_empty (self->offers);
  fill_week (self, &none);
  colonia_draw_board_set_typed (self->board, parlour_page_does_table_draw (page));
  colonia_draw_board_empty (self->board);
  parlour_offers_show (self->offers);
  show_whether_complete (self);
  parlour_page_fill_in_undone (page, COLONIA_EVENT_WEEK_CARD);
}

static void
colonia_week_card_form_fill_in (ParlourPage      *page,
                                const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (page);
  ColoniaPrintedWeek week = { .dice = event->week_card.dice, .ships = event->week_card.ships };

  if (has_booths (self))
    week.n_booths = event->week_card.n_booths;
  for (int i = 0; i < week.n_booths; i++)
    week.booths[i] = colonia_bundle_get_total (&event->week_card.booths[i]);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    week.contracts[i] = event->week_card.contracts[i];

  fill_week (self, &week);
  if (has_booths (self))
    colonia_draw_board_fill_in (self->board, event->week_card.booths, parlour_page_get_undone_roller (page));
  show_whether_complete (self);
}

static void
colonia_week_card_form_tell_input (ParlourPage *page,
                                   GByteArray  *input)
{
  const ColoniaPrintedWeek week = read_week (COLONIA_WEEK_CARD_FORM (page));

  PARLOUR_PAGE_CLASS (colonia_week_card_form_parent_class)->tell_input (page, input);
  g_byte_array_append (input, (const guint8 *) &week, sizeof week);
}

static GtkWidget *
colonia_week_card_form_get_first (ParlourForm *form)
{
  return parlour_typed_card_get_first (COLONIA_WEEK_CARD_FORM (form)->field);
}

static void tell_anew (ColoniaWeekCardForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/week-card-form.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, field);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, summary);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, last_week);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, draw_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, board);
  gtk_widget_class_bind_template_callback (widget_class, on_numbers_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_completed);
  gtk_widget_class_bind_template_callback (widget_class, on_field_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_board_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_summary_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_offer_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_search_left);
  gtk_widget_class_bind_template_callback (widget_class, show_whether_complete);
}

static void
colonia_week_card_form_class_init (ColoniaWeekCardFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);
  ParlourFormClass *form_class = PARLOUR_FORM_CLASS (klass);

  page_class->update = colonia_week_card_form_update;
  page_class->fill_in = colonia_week_card_form_fill_in;
  page_class->tell_input = colonia_week_card_form_tell_input;
  form_class->make_event = colonia_week_card_form_make_event;
  form_class->find_missing = colonia_week_card_form_find_missing;
  form_class->get_roller = colonia_week_card_form_get_roller;
  form_class->get_first = colonia_week_card_form_get_first;
  form_class->is_due = colonia_week_card_form_is_due;
  form_class->prepare = colonia_week_card_form_prepare;

  bind_template (widget_class);
}

static void
tell_anew (ColoniaWeekCardForm *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  name_places (self);
  fold (self, self->is_folded);
  show_whether_complete (self);
}

static void
colonia_week_card_form_init (ColoniaWeekCardForm *self)
{
  GtkWidget *pads;

  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_typed_card_set_kind (self->field, &colonia_game, COLONIA_PRINTED_WEEK, NULL);
  parlour_offers_set_up (self->offers, PARLOUR_PAGE (self), COLONIA_PRINTED_WEEK, &offered);

  pads = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (pads), parlour_typed_card_get_pad (self->field));
  gtk_box_append (GTK_BOX (pads), colonia_draw_board_get_pad (self->board));
  parlour_confirm_bar_set_pad (parlour_form_get_bar (PARLOUR_FORM (self)), pads);
}
