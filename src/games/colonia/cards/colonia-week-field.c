/* colonia-week-field.c: the numbers on a week card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-week-field.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-counter.h"
#include "parlour-keys.h"
#include "parlour-number-tile.h"
#include "parlour-pad.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

#define N_NUMBERS (COLONIA_MAX_BOOTHS + COLONIA_N_CRAFTSMEN + 2)
#define FIRST_CONTRACTS COLONIA_MAX_BOOTHS
#define DICE (COLONIA_MAX_BOOTHS + COLONIA_N_CRAFTSMEN)
#define SHIPS (COLONIA_MAX_BOOTHS + COLONIA_N_CRAFTSMEN + 1)

#define PIECE_SIZE 26
#define MOST_ON_BOOTH 18

/* What a week card says, to be entered digit by digit. Where nobody draws onto booths it has
 * none. */
struct _ColoniaWeekField {
  AdwBin parent_instance;

  GtkWidget *booth_part;
  ParlourStalls *booths;
  GtkWidget *fewer;
  GtkWidget *count;
  GtkWidget *more;
  ParlourStalls *others;

  /* The booths, as many as there may be, then the craftsmen, dice and ships. */
  ParlourCounter *numbers[N_NUMBERS];
  int n_booths;
  int current; /* the number that digits are for */
  GtkWidget *pad; /* which is shown elsewhere */
};

enum {
  CHANGED,
  COMPLETED,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaWeekField, colonia_week_field, ADW_TYPE_BIN)

static int
get_number (ColoniaWeekField *self,
            int               number)
{
  return parlour_counter_get_value (self->numbers[number]);
}

static void
go_to_number (ColoniaWeekField *self,
              int               number)
{
  self->current = number;
  gtk_widget_grab_focus (GTK_WIDGET (self->numbers[number]));
  parlour_widget_scroll_to (gtk_widget_get_ancestor (GTK_WIDGET (self->numbers[number]), PARLOUR_TYPE_NUMBER_TILE));
}

/* The number after another one, or `N_NUMBERS` behind the last. */
static int
find_next (ColoniaWeekField *self,
           int               number)
{
  number++;

  return number >= self->n_booths && number < COLONIA_MAX_BOOTHS ? FIRST_CONTRACTS : number;
}

static void
on_advance (ColoniaWeekField *self)
{
  int next = find_next (self, self->current);

  if (next < N_NUMBERS)
    go_to_number (self, next);
  else
    g_signal_emit (self, signals[COMPLETED], 0);
}

static void
on_number_focused (ColoniaWeekField *self,
                   GParamSpec       *pspec,
                   ParlourCounter   *counter)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (counter)))
    return;

  for (int i = 0; i < N_NUMBERS; i++)
    if (self->numbers[i] == counter)
      self->current = i;

  g_signal_emit (self, signals[ENTERED], 0);
}

static void
tell_change (ColoniaWeekField *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tell_count (GtkWidget *label,
            int        n)
{
  /* Translators: stands between the buttons for one booth less and one more. */
  g_autofree char *count = g_strdup_printf (ngettext ("%d booth", "%d booths", (gulong) n), n);

  gtk_label_set_label (GTK_LABEL (label), count);
}

static void
set_n_booths (ColoniaWeekField *self,
              int               n_booths)
{
  self->n_booths = n_booths;
  for (int i = 0; i < COLONIA_MAX_BOOTHS; i++)
    gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (self->numbers[i]), PARLOUR_TYPE_NUMBER_TILE),
                            i < n_booths);

  gtk_widget_set_visible (self->booth_part, n_booths > 0);
  parlour_tell (self->count, tell_count, n_booths);
  gtk_widget_set_sensitive (self->fewer, n_booths > 1);
  gtk_widget_set_sensitive (self->more, n_booths < COLONIA_MAX_BOOTHS);
  if (self->current >= n_booths && self->current < COLONIA_MAX_BOOTHS)
    self->current = n_booths > 0 ? n_booths - 1 : FIRST_CONTRACTS;
  tell_change (self);
}

static void
change_n_booths (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  ColoniaWeekField *self = COLONIA_WEEK_FIELD (widget);
  int n_booths = self->n_booths + g_variant_get_int32 (parameter);

  if (self->n_booths > 0 && n_booths > 0 && n_booths <= COLONIA_MAX_BOOTHS)
    set_n_booths (self, n_booths);
}

static void
on_digit (ColoniaWeekField *self,
          int               digit)
{
  parlour_counter_type_digit (self->numbers[self->current], digit);
}

static void
on_step (ColoniaWeekField *self,
         int               steps)
{
  parlour_counter_step (self->numbers[self->current], steps);
}

/* The fields */

static void
add_number (ColoniaWeekField *self,
            ParlourStalls    *stalls,
            int               number,
            int               most,
            GtkWidget        *tile)
{
  ParlourCounter *counter = parlour_number_tile_get_counter (PARLOUR_NUMBER_TILE (tile));

  parlour_counter_set_maximum (counter, most);
  parlour_stalls_append (stalls, tile);
  self->numbers[number] = counter;

  g_signal_connect_object (counter, "notify::value", G_CALLBACK (tell_change), self, G_CONNECT_SWAPPED);
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

  parlour_number_tile_name (PARLOUR_NUMBER_TILE (tile), caption, title);
}

static void
add_booth (ColoniaWeekField *self,
           int               booth)
{
  GtkWidget *tile = parlour_number_tile_new ("", "", NULL);

  parlour_tell (tile, tell_booth, booth);
  add_number (self, self->booths, booth, MOST_ON_BOOTH, tile);
}

static void
tell_craftsman (GtkWidget *tile,
                int        craftsman)
{
  /* Translators: what is counted; %s is a craftsman. */
  g_autofree char *title = g_strdup_printf (_("Contracts of the %s"), colonia_term_craftsman ((ColoniaCraftsman) craftsman));

  parlour_number_tile_name (PARLOUR_NUMBER_TILE (tile), colonia_term_craftsman_heading ((ColoniaCraftsman) craftsman), title);
}

static void
add_craftsman (ColoniaWeekField *self,
               ColoniaCraftsman  craftsman)
{
  GtkWidget *piece = colonia_piece_new (COLONIA_PIECE_GOOD, (int) craftsman, 1);
  GtkWidget *tile = parlour_number_tile_new ("", "", piece);

  parlour_figure_set_size (PARLOUR_FIGURE (piece), PIECE_SIZE);
  parlour_tell (tile, tell_craftsman, (int) craftsman);
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
add_pad (ColoniaWeekField *self)
{
  self->pad = g_object_ref_sink (parlour_pad_new (NULL, NULL, NULL, NULL));
  parlour_pad_show_steps (PARLOUR_PAD (self->pad), TRUE);
  g_signal_connect_object (self->pad, "digit", G_CALLBACK (on_digit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "step", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
}

static void
tell_other (GtkWidget *tile,
            int        number)
{
  if (number == DICE)
    /* Translators: a number on the week card: how often the die is rolled on Thursday. */
    parlour_number_tile_name (PARLOUR_NUMBER_TILE (tile), _("Rolls of the die"), _("Rolls of the die on Thursday"));
  else
    /* Translators: a number on the week card: how many ships leave on Saturday. */
    parlour_number_tile_name (PARLOUR_NUMBER_TILE (tile), C_("week card", "Ships leave"),
                              _("Ships that leave on Saturday"));
}

static void
add_other (ColoniaWeekField *self,
           int               number,
           int               most,
           const char       *icon)
{
  GtkWidget *tile = parlour_number_tile_new ("", "", make_icon (icon));

  parlour_tell (tile, tell_other, number);
  add_number (self, self->others, number, most, tile);
}

static void
colonia_week_field_dispose (GObject *object)
{
  g_clear_object (&COLONIA_WEEK_FIELD (object)->pad);

  G_OBJECT_CLASS (colonia_week_field_parent_class)->dispose (object);
}

static void
colonia_week_field_class_init (ColoniaWeekFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_week_field_dispose;

  /* A number is another one, or there are more or fewer booths. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_WEEK_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The last number was entered. */
  signals[COMPLETED] = g_signal_new ("completed", COLONIA_TYPE_WEEK_FIELD, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Somebody turned to one of the numbers. */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_WEEK_FIELD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PARLOUR_TYPE_STALLS);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/week-field.ui");
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekField, booth_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekField, booths);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekField, fewer);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekField, count);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekField, more);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWeekField, others);

  /* Lets the market have one booth more or less. */
  gtk_widget_class_install_action (widget_class, "week.change-booths", "i", change_n_booths);
}

static void
colonia_week_field_init (ColoniaWeekField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int booth = 0; booth < COLONIA_MAX_BOOTHS; booth++)
    add_booth (self, booth);
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    add_craftsman (self, craftsman);
  add_other (self, DICE, COLONIA_MAX_DICE, "colonia-die-symbolic");
  add_other (self, SHIPS, COLONIA_N_BERTHS, "colonia-ship-symbolic");
  add_pad (self);
  set_n_booths (self, 0);
}

/* Gets what it is filled in with. It is no child of the field: whoever shows the field shows it
 * where it is always in sight. */
GtkWidget *
colonia_week_field_get_pad (ColoniaWeekField *self)
{
  g_return_val_if_fail (COLONIA_IS_WEEK_FIELD (self), NULL);

  return self->pad;
}

/* Fills in a card. Of a card whose booths are not known those stay as they are. */
void
colonia_week_field_set (ColoniaWeekField         *self,
                        const ColoniaPrintedWeek *week)
{
  g_return_if_fail (COLONIA_IS_WEEK_FIELD (self));
  g_return_if_fail (week != NULL);

  if (week->n_booths > 0)
    set_n_booths (self, week->n_booths);
  for (int i = 0; i < week->n_booths; i++)
    parlour_counter_set_value (self->numbers[i], week->booths[i]);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    parlour_counter_set_value (self->numbers[FIRST_CONTRACTS + i], week->contracts[i]);
  parlour_counter_set_value (self->numbers[DICE], week->dice);
  parlour_counter_set_value (self->numbers[SHIPS], week->ships);
}

/* Begins another card. */
void
colonia_week_field_empty (ColoniaWeekField *self,
                          int               n_booths)
{
  const ColoniaPrintedWeek blank = { .n_booths = COLONIA_MAX_BOOTHS };

  g_return_if_fail (COLONIA_IS_WEEK_FIELD (self));
  g_return_if_fail (n_booths >= 0 && n_booths <= COLONIA_MAX_BOOTHS);

  colonia_week_field_set (self, &blank);
  self->current = n_booths > 0 ? 0 : FIRST_CONTRACTS;
  set_n_booths (self, n_booths);
}

/* Tells what is filled in. */
ColoniaPrintedWeek
colonia_week_field_tell (ColoniaWeekField *self)
{
  ColoniaPrintedWeek week = { 0 };

  g_return_val_if_fail (COLONIA_IS_WEEK_FIELD (self), week);

  week.n_booths = self->n_booths;
  for (int i = 0; i < self->n_booths; i++)
    week.booths[i] = get_number (self, i);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    week.contracts[i] = get_number (self, FIRST_CONTRACTS + i);
  week.dice = get_number (self, DICE);
  week.ships = get_number (self, SHIPS);

  return week;
}

static gboolean
says_anything (ColoniaWeekField *self,
               int               first,
               int               end)
{
  for (int i = first; i < end; i++)
    if (get_number (self, i) > 0)
      return TRUE;

  return FALSE;
}

/* Asks for what is still missing before this is a card: every card asks for something, on booths
 * and beside them. Returns a question, or `NULL` if all is there. */
const char *
colonia_week_field_find_missing (ColoniaWeekField *self)
{
  g_return_val_if_fail (COLONIA_IS_WEEK_FIELD (self), NULL);

  if (says_anything (self, FIRST_CONTRACTS, N_NUMBERS)
      && (self->n_booths == 0 || says_anything (self, 0, self->n_booths)))
    return NULL;

  return _("What does the week card say?");
}

/* Begins with the first number. */
void
colonia_week_field_take_focus (ColoniaWeekField *self)
{
  g_return_if_fail (COLONIA_IS_WEEK_FIELD (self));

  go_to_number (self, self->n_booths > 0 ? 0 : FIRST_CONTRACTS);
}

/* Finds what begins with the focus. */
GtkWidget *
colonia_week_field_get_current (ColoniaWeekField *self)
{
  g_return_val_if_fail (COLONIA_IS_WEEK_FIELD (self), NULL);

  return GTK_WIDGET (self->numbers[self->current]);
}
