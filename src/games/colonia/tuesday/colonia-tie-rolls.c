/* colonia-tie-rolls.c: the die parts those who are tied in the first week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-tie-rolls.h"

#include "colonia-order-list.h"
#include "colonia-tie-roll.h"
#include "dice.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* What the dice of the application do. */
typedef enum {
  IDLE,
  ROLLING,
  LYING_STILL
} Phase;

/**
 * ColoniaTieRolls:
 *
 * Those who are tied in the first week roll for their places (TUE-5): all of
 * them here at once, or at the table. What was rolled here cannot be rolled
 * again by leaving the page.
 */
struct _ColoniaTieRolls {
  ParlourPage parent_instance;

  ColoniaTieRoll *rolls[COLONIA_MAX_PLAYERS]; /* by seat */
  int n_players;
  int current; /* which seat the next key is for, or `COLONIA_NOBODY` */
  int last; /* whose die was read off last, or `COLONIA_NOBODY` */

  Phase phase;
  int n_rolling;

  ParlourStalls *rolls_box;
  GtkStack *headings;
  GtkWidget *roll_heading;
  GtkWidget *again_heading;
  GtkWidget *would_heading;
  GtkWidget *order_heading;
  GtkWidget *roll_button;
  GtkWidget *enter_button;
  GtkWidget *order_card;
  GtkWidget *soon;
  ColoniaOrderList *order_list;
};

G_DEFINE_FINAL_TYPE (ColoniaTieRolls, colonia_tie_rolls, PARLOUR_TYPE_PAGE)

static const ColoniaState *
get_state (ColoniaTieRolls *self)
{
  return colonia_page_get_state (PARLOUR_PAGE (self));
}

static gboolean
has_session (ColoniaTieRolls *self)
{
  return parlour_page_get_session (PARLOUR_PAGE (self)) != NULL;
}

static gboolean
is_tied (ColoniaTieRolls *self,
         int              seat)
{
  return colonia_state_is_tied (get_state (self), seat);
}

static gboolean
is_complete (ColoniaTieRolls *self)
{
  for (int seat = 0; seat < self->n_players; seat++)
    if (is_tied (self, seat) && colonia_tie_roll_get_value (self->rolls[seat]) == 0)
      return FALSE;

  return self->n_players > 0;
}

static void
make_event (ColoniaTieRolls *self,
            ColoniaEvent    *event)
{
  colonia_event_init (event, COLONIA_EVENT_TIE_ROLLS);
  for (int seat = 0; seat < self->n_players; seat++)
    event->tie_rolls[seat] = is_tied (self, seat) ? colonia_tie_roll_get_value (self->rolls[seat]) : 0;
}

/* What is shown */

static void
show_order (ColoniaTieRolls *self)
{
  g_auto (ColoniaEvent) event = { 0 };
  gboolean settled;

  make_event (self, &event);
  settled = colonia_order_list_show (self->order_list, parlour_page_get_session (PARLOUR_PAGE (self)), &event);
  if (!settled)
    gtk_stack_set_visible_child (self->headings, self->again_heading);
  else
    gtk_stack_set_visible_child (self->headings, self->phase == IDLE ? self->would_heading : self->order_heading);
}

/* What the application has rolled cannot be changed any more. */
static void
show_rolls (ColoniaTieRolls *self)
{
  gboolean complete = self->phase != ROLLING && is_complete (self);
  gboolean correcting = parlour_page_get_correcting (PARLOUR_PAGE (self));

  for (int seat = 0; seat < self->n_players; seat++)
    for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
      gtk_widget_set_sensitive (colonia_tie_roll_get_button (self->rolls[seat], value), self->phase == IDLE);

  if (correcting)
    gtk_button_set_label (GTK_BUTTON (self->enter_button), C_("button", "Correct"));
  gtk_widget_set_visible (self->roll_button, !correcting && !complete);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ties.roll", !correcting && (!complete || self->phase != IDLE));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ties.enter", complete);
  gtk_widget_set_visible (self->enter_button, complete);
  gtk_widget_set_visible (self->order_card, complete);
  if (complete)
    show_order (self);
  else
    gtk_stack_set_visible_child (self->headings, self->roll_heading);
  if (self->phase == IDLE)
    parlour_page_set_complete (PARLOUR_PAGE (self), complete);
}

static void
show_soon (ColoniaTieRolls *self)
{
  gtk_widget_set_visible (self->soon, self->phase == IDLE && parlour_page_is_looked_at (PARLOUR_PAGE (self)));
}

static void
set_current (ColoniaTieRolls *self,
             int              current)
{
  self->current = current;
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_tie_roll_set_current (self->rolls[seat], seat == current);
}

static void
forget_rolls (ColoniaTieRolls *self)
{
  self->phase = IDLE;
  self->n_rolling = 0;
  self->last = COLONIA_NOBODY;
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_tie_roll_set_value (self->rolls[seat], 0);
}

/* Rolling here */

/* The dice are cleared first: who is tied again rolls again. */
static void
enter_rolls (ColoniaTieRolls *self)
{
  TableRoller roller = self->phase == IDLE ? TABLE_ROLLER_TABLE : TABLE_ROLLER_APP;
  ColoniaEvent event;

  make_event (self, &event);
  forget_rolls (self);
  colonia_page_enter (PARLOUR_PAGE (self), &event, roller);
}

static void
lie_still (ColoniaTieRolls *self)
{
  self->phase = LYING_STILL;
  show_rolls (self);
  if (parlour_page_enters_by_itself (PARLOUR_PAGE (self)))
    parlour_page_begin_looking (PARLOUR_PAGE (self));
  gtk_widget_grab_focus (self->enter_button);
}

/* Somebody may have left the page while the dice rolled. */
static void
on_rolled (ColoniaTieRolls *self)
{
  if (has_session (self) && self->phase == ROLLING && --self->n_rolling == 0)
    lie_still (self);
}

static void
keep_roll (ColoniaTieRolls *self,
           const int       *values)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_TIE_ROLLS);
  memcpy (event.tie_rolls, values, sizeof event.tie_rolls);
  table_kept_keep_roll (parlour_page_get_session (PARLOUR_PAGE (self)), &event.table);
}

/* Finds the numbers first, so that nothing which is seen or pressed meanwhile
 * can change them. */
static void
begin_rolling (ColoniaTieRolls *self)
{
  int values[COLONIA_MAX_PLAYERS] = { 0 };

  forget_rolls (self);
  self->phase = ROLLING;
  for (int seat = 0; seat < self->n_players; seat++)
    if (is_tied (self, seat))
      {
        values[seat] = dice_roll (COLONIA_DIE_SIDES);
        self->n_rolling++;
      }

  keep_roll (self, values);
  set_current (self, COLONIA_NOBODY);
  show_rolls (self);
  for (int seat = 0; seat < self->n_players; seat++)
    if (values[seat] != 0)
      colonia_tie_roll_roll_to (self->rolls[seat], values[seat]);
}

static void
hurry (ColoniaTieRolls *self)
{
  if (self->phase == LYING_STILL)
    {
      enter_rolls (self);
      return;
    }

  for (int seat = 0; seat < self->n_players; seat++)
    colonia_tie_roll_skip (self->rolls[seat]);
}

static void
roll (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (widget);

  if (self->phase == IDLE)
    begin_rolling (self);
  else
    hurry (self);
}

static void
enter (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (widget);

  if (self->phase == IDLE)
    enter_rolls (self);
  else
    hurry (self);
}

/* Read off the table */

static int
find_next (ColoniaTieRolls *self,
           int              after)
{
  for (int i = 1; i <= self->n_players; i++)
    {
      int seat = (after + i) % self->n_players;

      if (is_tied (self, seat) && colonia_tie_roll_get_value (self->rolls[seat]) == 0)
        return seat;
    }

  return COLONIA_NOBODY;
}

static void
go_on (ColoniaTieRolls *self,
       int              from)
{
  int next = find_next (self, from);

  self->last = from;
  set_current (self, next);
  if (next == COLONIA_NOBODY)
    gtk_widget_grab_focus (self->enter_button);
  else
    gtk_widget_grab_focus (colonia_tie_roll_get_focus (self->rolls[next]));
}

static void
on_chosen (ColoniaTieRolls *self,
           ColoniaTieRoll  *chosen)
{
  go_on (self, colonia_tie_roll_get_seat (chosen));
}

static void
on_roll_entered (ColoniaTieRolls *self,
                 ColoniaTieRoll  *entered)
{
  if (self->phase == IDLE)
    set_current (self, colonia_tie_roll_get_seat (entered));
}

static void
read_off (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (widget);
  int seat = self->current != COLONIA_NOBODY ? self->current : find_next (self, self->n_players - 1);

  if (self->phase != IDLE || seat == COLONIA_NOBODY)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), (gunichar) ('0' + g_variant_get_int32 (parameter)));
      return;
    }

  colonia_tie_roll_set_value (self->rolls[seat], g_variant_get_int32 (parameter));
  go_on (self, seat);
}

/* Takes back the die that was read off last. */
static void
take_back (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (widget);
  int seat = self->last != COLONIA_NOBODY ? self->last : self->n_players - 1;

  if (self->phase != IDLE)
    return;

  while (seat >= 0 && colonia_tie_roll_get_value (self->rolls[seat]) == 0)
    seat--;
  if (seat < 0)
    return;

  self->last = COLONIA_NOBODY;
  colonia_tie_roll_set_value (self->rolls[seat], 0);
  set_current (self, seat);
  gtk_widget_grab_focus (colonia_tie_roll_get_focus (self->rolls[seat]));
}

/* The page */

static void
colonia_tie_rolls_enter (ParlourPage *page)
{
  enter_rolls (COLONIA_TIE_ROLLS (page));
}

static void
make_rolls (ColoniaTieRolls *self,
            int              n_players)
{
  for (int seat = 0; seat < n_players; seat++)
    {
      GtkWidget *tie_roll = colonia_tie_roll_new ();

      g_signal_connect_object (tie_roll, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (tie_roll, "entered", G_CALLBACK (on_roll_entered), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (tie_roll, "rolled", G_CALLBACK (on_rolled), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (tie_roll, "notify::value", G_CALLBACK (show_rolls), self, G_CONNECT_SWAPPED);
      self->rolls[seat] = COLONIA_TIE_ROLL (tie_roll);
      parlour_stalls_append (self->rolls_box, tie_roll);
    }
  self->n_players = n_players;
}

static gboolean
does_table_roll (ColoniaTieRolls *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);

  return parlour_page_get_correcting (page) || parlour_page_does_table_roll (page);
}

static void
show_kept_roll (ColoniaTieRolls *self)
{
  const ColoniaEvent *roll = colonia_page_get_kept_roll (PARLOUR_PAGE (self));

  if (roll == NULL || roll->type != COLONIA_EVENT_TIE_ROLLS)
    return;

  self->phase = ROLLING;
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_tie_roll_set_value (self->rolls[seat], roll->tie_rolls[seat]);
  set_current (self, COLONIA_NOBODY);
  lie_still (self);
}

static void
colonia_tie_rolls_update (ParlourPage *page)
{
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (page);

  if (self->n_players == 0)
    make_rolls (self, get_state (self)->n_players);

  for (int seat = 0; seat < self->n_players; seat++)
    colonia_tie_roll_show (self->rolls[seat], page, seat);

  if (parlour_page_is_new_moment (page))
    {
      forget_rolls (self);
      set_current (self, does_table_roll (self) ? find_next (self, self->n_players - 1) : COLONIA_NOBODY);
      show_kept_roll (self);
    }

  parlour_widget_set_css_class (self->roll_button, "suggested-action", !does_table_roll (self));
  show_rolls (self);
}

static void
colonia_tie_rolls_fill_in (ParlourPage      *page,
                           const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (page);

  for (int seat = 0; seat < self->n_players; seat++)
    colonia_tie_roll_set_value (self->rolls[seat], event->tie_rolls[seat]);
  set_current (self, COLONIA_NOBODY);
}

static void
colonia_tie_rolls_tell_input (ParlourPage *page,
                              GByteArray  *input)
{
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (page);
  ColoniaEvent event;

  /* What the application has rolled is kept. */
  colonia_event_init (&event, COLONIA_EVENT_TIE_ROLLS);
  if (self->phase == IDLE)
    make_event (self, &event);
  g_byte_array_append (input, (const guint8 *) &event.tie_rolls, sizeof event.tie_rolls);
}

static void
on_map (ColoniaTieRolls *self)
{
  parlour_keys_begin_page (self->current != COLONIA_NOBODY
                             ? colonia_tie_roll_get_focus (self->rolls[self->current])
                             : self->phase == LYING_STILL ? self->enter_button : self->roll_button);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COLONIA_TYPE_ORDER_LIST);
  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/tie-rolls.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, rolls_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, headings);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, roll_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, again_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, would_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, order_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, roll_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, enter_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, order_card);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, soon);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, order_list);
  gtk_widget_class_bind_template_callback (widget_class, on_map);
  gtk_widget_class_bind_template_callback (widget_class, show_soon);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  /**
   * ColoniaTieRolls|ties.roll:
   *
   * Rolls for all who are tied, or hurries a roll that is under way.
   */
  gtk_widget_class_install_action (widget_class, "ties.roll", NULL, roll);

  /**
   * ColoniaTieRolls|ties.enter:
   *
   * Enters what was rolled.
   */
  gtk_widget_class_install_action (widget_class, "ties.enter", NULL, enter);

  /**
   * ColoniaTieRolls|ties.back:
   *
   * Takes back the die that was read off last.
   */
  gtk_widget_class_install_action (widget_class, "ties.back", NULL, take_back);

  /**
   * ColoniaTieRolls|ties.read:
   * @value: the number, 1 to 6
   *
   * Sets the die of the next player to what was rolled at the table.
   */
  gtk_widget_class_install_action (widget_class, "ties.read", "i", read_off);
}

static void
colonia_tie_rolls_class_init (ColoniaTieRollsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PARLOUR_PAGE_CLASS (klass)->update = colonia_tie_rolls_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_tie_rolls_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = colonia_tie_rolls_tell_input;
  PARLOUR_PAGE_CLASS (klass)->enter = colonia_tie_rolls_enter;

  bind_template (widget_class);
  install_actions (widget_class);
}

static void
colonia_tie_rolls_init (ColoniaTieRolls *self)
{
  self->current = COLONIA_NOBODY;
  self->last = COLONIA_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}
