/* colonia-week-card-form.c: the week card, and what is drawn onto the booths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-week-card-form.h"

#include "colonia-cards.h"
#include "colonia-confirm-bar.h"
#include "colonia-digits.h"
#include "colonia-draw-board.h"
#include "colonia-keys.h"
#include "colonia-number-tile.h"
#include "colonia-piece.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-terms.h"
#include "colonia-week-sketch.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

/* As the market has in print (SET-10). */
#define USUAL_BOOTHS 7

#define N_NUMBERS (COLONIA_MAX_BOOTHS + COLONIA_N_CRAFTSMEN + 2)
#define FIRST_CONTRACTS COLONIA_MAX_BOOTHS
#define DICE (COLONIA_MAX_BOOTHS + COLONIA_N_CRAFTSMEN)
#define SHIPS (COLONIA_MAX_BOOTHS + COLONIA_N_CRAFTSMEN + 1)

#define PIECE_SIZE 26
#define MOST_ON_BOOTH 18
#define MOST_OFFER_KEYS 9

/* A collection may come from a stranger; the game has 14 week cards. */
#define MOST_OFFERS 28

/**
 * ColoniaWeekCardForm:
 *
 * What the week card says, digit by digit, and what is drawn onto the booths.
 * Cards that this table knows are offered first.
 */
struct _ColoniaWeekCardForm {
  ColoniaQuarter parent_instance;

  GtkWidget *known;
  ColoniaStalls *offers;
  GtkWidget *booth_part;
  ColoniaStalls *booths;
  GtkWidget *fewer;
  GtkWidget *more;
  ColoniaStalls *others;
  GtkWidget *last_week;
  GtkWidget *draw_part;
  ColoniaDrawBoard *board;
  ColoniaConfirmBar *bar;

  /* The booths, as many as there may be, then the craftsmen, dice and ships. */
  ColoniaCounter *numbers[N_NUMBERS];
  GPtrArray *offered; /* (element-type ColoniaPrintedWeek): the cards on offer */
  int n_booths;
  int current; /* the number that digits are for */
};

G_DEFINE_FINAL_TYPE (ColoniaWeekCardForm, colonia_week_card_form, COLONIA_TYPE_QUARTER)

static gboolean
has_booths (ColoniaWeekCardForm *self)
{
  return colonia_quarter_get_state (COLONIA_QUARTER (self))->tracking == COLONIA_TRACKING_FULL;
}

static int
get_number (ColoniaWeekCardForm *self,
            int                  number)
{
  return colonia_counter_get_value (self->numbers[number]);
}

/* Whether the card asks for something, which every card does. */
static gboolean
is_card_blank (ColoniaWeekCardForm *self)
{
  int first = has_booths (self) ? 0 : FIRST_CONTRACTS;
  int end = has_booths (self) ? self->n_booths : N_NUMBERS;

  for (int i = first; i < end; i++)
    if (get_number (self, i) > 0)
      return FALSE;

  return TRUE;
}

/* Whether the application has still to draw. */
static gboolean
is_draw_due (ColoniaWeekCardForm *self)
{
  return has_booths (self)
         && !colonia_draw_board_get_typed (self->board)
         && colonia_draw_board_is_empty (self->board)
         && colonia_bundle_get_total (&colonia_quarter_get_state (COLONIA_QUARTER (self))->bag) > 0;
}

static ColoniaEvent
make_event (ColoniaWeekCardForm *self)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_WEEK_CARD);
  if (has_booths (self))
    {
      event.week_card.n_booths = self->n_booths;
      for (int i = 0; i < self->n_booths; i++)
        event.week_card.booths[i] = *colonia_draw_board_get_drawn (self->board, i);
    }
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    event.week_card.contracts[i] = get_number (self, FIRST_CONTRACTS + i);
  event.week_card.dice = get_number (self, DICE);
  event.week_card.ships = get_number (self, SHIPS);

  return event;
}

static void
show_whether_complete (ColoniaWeekCardForm *self)
{
  g_autofree char *missing = NULL;
  ColoniaEvent event;

  if (colonia_quarter_get_session (COLONIA_QUARTER (self)) == NULL)
    return;

  colonia_confirm_bar_set_label (self->bar, is_draw_due (self)
                                              /* Translators: the program draws resources onto the booths. */
                                              ? _("Draw from the Bag")
                                              /* Translators: what the week card says is laid out on the board. */
                                              : _("Lay Out the Week"));
  if (is_card_blank (self))
    {
      colonia_confirm_bar_refuse (self->bar, _("What does the week card say?"));
      return;
    }
  if (is_draw_due (self))
    {
      colonia_confirm_bar_allow (self->bar);
      return;
    }

  if (has_booths (self))
    missing = colonia_draw_board_find_missing (self->board);
  if (missing != NULL)
    {
      colonia_confirm_bar_refuse (self->bar, missing);
      return;
    }

  event = make_event (self);
  colonia_confirm_bar_offer (self->bar, &event);
}

static void
on_confirmed (ColoniaWeekCardForm *self)
{
  ColoniaEvent event;

  if (is_draw_due (self))
    {
      colonia_draw_board_draw (self->board, colonia_quarter_get_draw_order (COLONIA_QUARTER (self)));
      return;
    }

  event = make_event (self);
  colonia_quarter_enter (COLONIA_QUARTER (self), &event,
                         has_booths (self) ? colonia_draw_board_get_roller (self->board) : COLONIA_ROLLER_NONE);
}

/* Numbers */

static void
go_to_number (ColoniaWeekCardForm *self,
              int                  number)
{
  self->current = number;
  gtk_widget_grab_focus (GTK_WIDGET (self->numbers[number]));
}

/* The number after another one, or `N_NUMBERS` behind the last. */
static int
find_next (ColoniaWeekCardForm *self,
           int                  number)
{
  number++;

  return number >= self->n_booths && number < COLONIA_MAX_BOOTHS ? FIRST_CONTRACTS : number;
}

static void
on_advance (ColoniaWeekCardForm *self)
{
  int next = find_next (self, self->current);

  if (next < N_NUMBERS)
    go_to_number (self, next);
  else if (has_booths (self) && colonia_draw_board_get_typed (self->board))
    colonia_draw_board_take_focus (self->board);
  else
    colonia_confirm_bar_take_focus (self->bar);
}

static void
on_number_focused (ColoniaWeekCardForm *self,
                   GParamSpec          *pspec,
                   ColoniaCounter      *counter)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (counter)))
    return;

  for (int i = 0; i < N_NUMBERS; i++)
    if (self->numbers[i] == counter)
      self->current = i;
}

static void
on_number_changed (ColoniaWeekCardForm *self)
{
  for (int i = 0; i < self->n_booths; i++)
    colonia_draw_board_set_wanted (self->board, i, get_number (self, i));

  show_whether_complete (self);
}

static void
name_places (ColoniaWeekCardForm *self)
{
  for (int i = 0; i < self->n_booths; i++)
    {
      /* Translators: %d is the number of a booth. */
      g_autofree char *title = g_strdup_printf (_("Booth %d"), i + 1);

      colonia_draw_board_set_title (self->board, i, title, NULL);
    }
}

static void
set_n_booths (ColoniaWeekCardForm *self,
              int                  n_booths)
{
  self->n_booths = n_booths;
  colonia_draw_board_set_n_places (self->board, n_booths);
  for (int i = 0; i < COLONIA_MAX_BOOTHS; i++)
    gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (self->numbers[i]), COLONIA_TYPE_NUMBER_TILE),
                            i < n_booths);

  name_places (self);
  for (int i = 0; i < n_booths; i++)
    colonia_draw_board_set_wanted (self->board, i, get_number (self, i));

  gtk_widget_set_sensitive (self->fewer, n_booths > 1);
  gtk_widget_set_sensitive (self->more, n_booths < COLONIA_MAX_BOOTHS);
  if (self->current >= n_booths && self->current < COLONIA_MAX_BOOTHS)
    self->current = n_booths - 1;
}

static void
change_n_booths (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (widget);
  int n_booths = self->n_booths + g_variant_get_int32 (parameter);

  if (!has_booths (self) || n_booths < 1 || n_booths > COLONIA_MAX_BOOTHS)
    return;

  set_n_booths (self, n_booths);
  if (!colonia_draw_board_get_typed (self->board))
    colonia_draw_board_empty (self->board);
  show_whether_complete (self);
}

static void
on_digit (ColoniaWeekCardForm *self,
          int                  digit)
{
  colonia_counter_type_digit (self->numbers[self->current], digit);
}

static void
on_step (ColoniaWeekCardForm *self,
         int                  steps)
{
  colonia_counter_step (self->numbers[self->current], steps);
}

static gboolean
on_digit_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  on_digit (COLONIA_WEEK_CARD_FORM (widget), g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

/* Cards that are known */

static void
fill_in_card (ColoniaWeekCardForm      *self,
              const ColoniaPrintedWeek *week)
{
  if (week->n_booths > 0)
    set_n_booths (self, week->n_booths);
  for (int i = 0; i < week->n_booths; i++)
    colonia_counter_set_value (self->numbers[i], week->booths[i]);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    colonia_counter_set_value (self->numbers[FIRST_CONTRACTS + i], week->contracts[i]);
  colonia_counter_set_value (self->numbers[DICE], week->dice);
  colonia_counter_set_value (self->numbers[SHIPS], week->ships);
}

static void
use_offer (ColoniaWeekCardForm *self,
           guint                index)
{
  ColoniaPrintedWeek week = *(const ColoniaPrintedWeek *) g_ptr_array_index (self->offered, index);

  fill_in_card (self, &week);

  if (has_booths (self) && week.n_booths == 0)
    go_to_number (self, 0);
  else if (has_booths (self) && colonia_draw_board_get_typed (self->board))
    colonia_draw_board_take_focus (self->board);
  else
    colonia_confirm_bar_take_focus (self->bar);
}

static gboolean
on_offer_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (widget);
  guint index = (guint) g_variant_get_int32 (number);

  if (index >= self->offered->len)
    return GDK_EVENT_PROPAGATE;

  use_offer (self, index);

  return GDK_EVENT_STOP;
}

static void
on_offer_clicked (GtkWidget           *button,
                  ColoniaWeekCardForm *self)
{
  use_offer (self, (guint) colonia_widget_get_place (button));
}

static void
tell_offer (GtkWidget *button,
            int        index)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (gtk_widget_get_ancestor (button, COLONIA_TYPE_WEEK_CARD_FORM));
  g_autofree char *description = NULL;
  g_autofree char *tooltip = NULL;

  description = colonia_week_sketch_describe (g_ptr_array_index (self->offered, index), has_booths (self));
  if (index < MOST_OFFER_KEYS)
    /* Translators: the tooltip of a week card that is entered by a key; %u is a digit. */
    tooltip = g_strdup_printf (_("This card was turned up (Alt+%u)"), (guint) index + 1);

  colonia_widget_set_tooltip (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
append_offer (ColoniaWeekCardForm      *self,
              const ColoniaPrintedWeek *week,
              guint                     index)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), colonia_week_sketch_new (week, has_booths (self)));
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "week-card-form-offer");
  g_signal_connect (button, "clicked", G_CALLBACK (on_offer_clicked), self);
  colonia_stalls_append (self->offers, button);
  colonia_tell (button, tell_offer, (int) index);
}

static void
show_offers (ColoniaWeekCardForm *self)
{
  ColoniaSession *session = colonia_quarter_get_session (COLONIA_QUARTER (self));

  if (session == NULL)
    return;

  colonia_stalls_clear (self->offers);
  g_clear_pointer (&self->offered, g_ptr_array_unref);
  self->offered = colonia_collection_list_week_cards (colonia_cards_get_collection (colonia_cards_get_default ()),
                                                      colonia_session_get_record (session));
  for (guint i = 0; i < MIN (self->offered->len, MOST_OFFERS); i++)
    append_offer (self, g_ptr_array_index (self->offered, i), i);

  gtk_widget_set_visible (self->known, self->offered->len > 0);
}

/* Showing */

/* A table that does not have the usual number of booths has the same one every
 * week. */
static int
find_usual_booths (ColoniaWeekCardForm *self)
{
  const ColoniaRecord *record = colonia_session_get_record (colonia_quarter_get_session (COLONIA_QUARTER (self)));

  for (guint i = colonia_record_get_cursor (record); i > 0; i--)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i - 1);

      if (event->type == COLONIA_EVENT_WEEK_CARD && event->week_card.n_booths > 0)
        return event->week_card.n_booths;
    }

  return USUAL_BOOTHS;
}

static void
empty (ColoniaWeekCardForm *self)
{
  const ColoniaPrintedWeek blank = { .n_booths = COLONIA_MAX_BOOTHS };

  fill_in_card (self, &blank);
  set_n_booths (self, has_booths (self) ? find_usual_booths (self) : 0);
  colonia_draw_board_empty (self->board);
  self->current = has_booths (self) ? 0 : FIRST_CONTRACTS;
}

static void
colonia_week_card_form_update (ColoniaQuarter *quarter)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (quarter);
  const ColoniaState *state = colonia_quarter_get_state (quarter);

  colonia_draw_board_set_bag (self->board, &state->bag);
  if (!colonia_quarter_is_new_moment (quarter))
    {
      show_whether_complete (self);
      return;
    }

  gtk_widget_set_visible (self->booth_part, has_booths (self));
  gtk_widget_set_visible (self->draw_part, has_booths (self));
  gtk_widget_set_visible (self->last_week, state->week == COLONIA_N_WEEKS);
  empty (self);
  show_offers (self);
  show_whether_complete (self);
  colonia_quarter_fill_in_undone (quarter, COLONIA_EVENT_WEEK_CARD);
}

static void
colonia_week_card_form_fill_in (ColoniaQuarter     *quarter,
                                const ColoniaEvent *event)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (quarter);
  ColoniaPrintedWeek week = { .dice = event->week_card.dice, .ships = event->week_card.ships };

  if (has_booths (self))
    week.n_booths = event->week_card.n_booths;
  for (int i = 0; i < week.n_booths; i++)
    week.booths[i] = colonia_bundle_get_total (&event->week_card.booths[i]);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    week.contracts[i] = event->week_card.contracts[i];

  fill_in_card (self, &week);
  if (has_booths (self))
    colonia_draw_board_fill_in (self->board, event->week_card.booths, colonia_quarter_get_undone_roller (quarter));
  show_whether_complete (self);
}

static void
colonia_week_card_form_tell_input (ColoniaQuarter *quarter,
                                   GByteArray     *input)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (quarter);
  ColoniaEvent event = make_event (self);

  for (int i = 0; i < N_NUMBERS; i++)
    {
      int number = get_number (self, i);

      g_byte_array_append (input, (const guint8 *) &number, sizeof number);
    }
  g_byte_array_append (input, (const guint8 *) &event.week_card, sizeof event.week_card);
}

static void
colonia_week_card_form_map (GtkWidget *widget)
{
  ColoniaWeekCardForm *self = COLONIA_WEEK_CARD_FORM (widget);

  GTK_WIDGET_CLASS (colonia_week_card_form_parent_class)->map (widget);

  colonia_keys_begin_page (GTK_WIDGET (self->numbers[self->current]));
}

static void
colonia_week_card_form_finalize (GObject *object)
{
  g_clear_pointer (&COLONIA_WEEK_CARD_FORM (object)->offered, g_ptr_array_unref);

  G_OBJECT_CLASS (colonia_week_card_form_parent_class)->finalize (object);
}

static void tell_anew (ColoniaWeekCardForm *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  colonia_template_set (widget_class, RESOURCE_PATH "/week-card-form.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, known);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, offers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, booth_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, booths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, fewer);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, more);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, others);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, last_week);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, draw_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, board);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekCardForm, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_step);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);
  gtk_widget_class_bind_template_callback (widget_class, show_whether_complete);
}

static void
colonia_week_card_form_class_init (ColoniaWeekCardFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ColoniaQuarterClass *quarter_class = COLONIA_QUARTER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_week_card_form_finalize;
  widget_class->map = colonia_week_card_form_map;
  quarter_class->update = colonia_week_card_form_update;
  quarter_class->fill_in = colonia_week_card_form_fill_in;
  quarter_class->tell_input = colonia_week_card_form_tell_input;

  g_type_ensure (COLONIA_TYPE_CONFIRM_BAR);
  g_type_ensure (COLONIA_TYPE_DIGITS);
  g_type_ensure (COLONIA_TYPE_DRAW_BOARD);
  g_type_ensure (COLONIA_TYPE_STALLS);
  bind_template (widget_class);

  /**
   * ColoniaWeekCardForm|week.change-booths:
   * @by: 1 or -1
   *
   * Lets the market have one booth more or less.
   */
  gtk_widget_class_install_action (widget_class, "week.change-booths", "i", change_n_booths);
}

static void
add_number (ColoniaWeekCardForm *self,
            ColoniaStalls       *stalls,
            int                  number,
            int                  most,
            GtkWidget           *tile)
{
  ColoniaCounter *counter = colonia_number_tile_get_counter (COLONIA_NUMBER_TILE (tile));

  colonia_counter_set_maximum (counter, most);
  colonia_stalls_append (stalls, tile);
  self->numbers[number] = counter;

  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_number_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (counter, "notify::has-focus", G_CALLBACK (on_number_focused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (counter, "advance", G_CALLBACK (on_advance), self, G_CONNECT_SWAPPED);
}

static void
tell_booth (GtkWidget *tile,
            int        booth)
{
  g_autofree char *caption = g_strdup_printf (_("Booth %d"), booth + 1);
  /* Translators: what is counted; %d is the number of a booth. */
  g_autofree char *title = g_strdup_printf (_("Resources for booth %d"), booth + 1);

  colonia_number_tile_name (COLONIA_NUMBER_TILE (tile), caption, title);
}

static void
add_booth (ColoniaWeekCardForm *self,
           int                  booth)
{
  GtkWidget *tile = colonia_number_tile_new ("", "", NULL);

  colonia_tell (tile, tell_booth, booth);
  add_number (self, self->booths, booth, MOST_ON_BOOTH, tile);
}

static void
tell_craftsman (GtkWidget *tile,
                int        craftsman)
{
  const char *caption = colonia_term_craftsman ((ColoniaCraftsman) craftsman);
  /* Translators: what is counted; %s is a craftsman. */
  g_autofree char *title = g_strdup_printf (_("Contracts of the %s"), caption);

  colonia_number_tile_name (COLONIA_NUMBER_TILE (tile), caption, title);
}

static void
add_craftsman (ColoniaWeekCardForm *self,
               ColoniaCraftsman     craftsman)
{
  GtkWidget *piece = colonia_piece_new (COLONIA_PIECE_GOOD, (int) craftsman, 1);
  GtkWidget *tile = colonia_number_tile_new ("", "", piece);

  colonia_figure_set_size (COLONIA_FIGURE (piece), PIECE_SIZE);
  colonia_tell (tile, tell_craftsman, (int) craftsman);
  add_number (self, self->others, FIRST_CONTRACTS + (int) craftsman, COLONIA_MAX_CONTRACTS, tile);
}

static GtkWidget *
make_icon (const char *name)
{
  GtkWidget *icon = gtk_image_new_from_icon_name (name);

  gtk_image_set_pixel_size (GTK_IMAGE (icon), PIECE_SIZE);

  return icon;
}

static void
add_keys (ColoniaWeekCardForm *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  colonia_keys_add_digits (keys, on_digit_key);
  for (int i = 0; i < MOST_OFFER_KEYS; i++)
    colonia_keys_add (keys, GDK_KEY_1 + (guint) i, GDK_ALT_MASK, on_offer_key, i);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
tell_other (GtkWidget *tile,
            int        number)
{
  if (number == DICE)
    /* Translators: a number on the week card: how often the die is rolled on Thursday. */
    colonia_number_tile_name (COLONIA_NUMBER_TILE (tile), _("rolls of the die"), _("Rolls of the die on Thursday"));
  else
    /* Translators: a number on the week card: how many ships leave on Saturday. */
    colonia_number_tile_name (COLONIA_NUMBER_TILE (tile), C_("week card", "ships leave"),
                              _("Ships that leave on Saturday"));
}

static void
add_other (ColoniaWeekCardForm *self,
           int                  number,
           int                  most,
           const char          *icon)
{
  GtkWidget *tile = colonia_number_tile_new ("", "", make_icon (icon));

  colonia_tell (tile, tell_other, number);
  add_number (self, self->others, number, most, tile);
}

static void
tell_anew (ColoniaWeekCardForm *self)
{
  if (colonia_quarter_get_session (COLONIA_QUARTER (self)) == NULL)
    return;

  name_places (self);
  show_whether_complete (self);
}

static void
colonia_week_card_form_init (ColoniaWeekCardForm *self)
{
  self->offered = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  for (int booth = 0; booth < COLONIA_MAX_BOOTHS; booth++)
    add_booth (self, booth);
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    add_craftsman (self, craftsman);
  add_other (self, DICE, COLONIA_MAX_DICE, "colonia-die-symbolic");
  add_other (self, SHIPS, COLONIA_N_BERTHS, "colonia-ship-symbolic");
  add_keys (self);

  g_signal_connect_object (colonia_cards_get_default (), "changed", G_CALLBACK (show_offers), self, G_CONNECT_SWAPPED);
}
