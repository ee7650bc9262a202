/* colonia-good-rolls.c: goods that are rolled for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-good-rolls.h"

#include "colonia-good-roll.h"
#include "colonia-letters.h"
#include "colonia-words.h"
#include "dice.h"
#include "parlour-confirm-bar.h"
#include "parlour-family-order.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * ColoniaGoodRolls:
 *
 * Everybody rolls for a good: all of them here at once, or at the table. What
 * was rolled is entered by itself, once whoever rolled a 6 has chosen; here it
 * cannot be rolled again by leaving the page.
 */
struct _ColoniaGoodRolls {
  ParlourPage parent_instance;


  GtkLabel *hint;
  GtkWidget *roll_button;
  ParlourStalls *players;
  ParlourConfirmBar *bar;

  ColoniaGoodRoll *rolls[COLONIA_MAX_PLAYERS]; /* by seat */
  int n_players;
  int current; /* which seat the next key is for */
  int last; /* of which seat something was told last, or `COLONIA_NOBODY` */
  int n_rolling;
  gboolean by_app;
};

G_DEFINE_FINAL_TYPE (ColoniaGoodRolls, colonia_good_rolls, PARLOUR_TYPE_PAGE)

static ColoniaEvent
make_event (ColoniaGoodRolls *self)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_GOOD_ROLLS);
  for (int seat = 0; seat < self->n_players; seat++)
    {
      event.good_rolls.rolls[seat] = colonia_good_roll_get_value (self->rolls[seat]);
      event.good_rolls.choices[seat] = colonia_good_roll_get_choice (self->rolls[seat]);
    }

  return event;
}

/* Who has not rolled yet, or `COLONIA_NOBODY`. */
static int
find_without_roll (ColoniaGoodRolls *self)
{
  for (int seat = 0; seat < self->n_players; seat++)
    if (colonia_good_roll_get_value (self->rolls[seat]) == 0)
      return seat;

  return COLONIA_NOBODY;
}

static gboolean
is_complete (ColoniaGoodRolls *self)
{
  for (int seat = 0; seat < self->n_players; seat++)
    if (!colonia_good_roll_is_complete (self->rolls[seat]))
      return FALSE;

  return TRUE;
}

static void
show_whether_complete (ColoniaGoodRolls *self)
{
  int missing = find_without_roll (self);
  ColoniaEvent event;

  if (self->n_rolling == 0)
    parlour_page_set_complete (PARLOUR_PAGE (self), is_complete (self));
  if (missing != COLONIA_NOBODY)
    {
      /* Translators: %s is a player. */
      g_autofree char *text = g_strdup_printf (_("What does %s roll?"),
                                               parlour_page_get_name (PARLOUR_PAGE (self), missing));

      parlour_confirm_bar_refuse (self->bar, text);
      return;
    }

  event = make_event (self);
  parlour_confirm_bar_offer (self->bar, &event.table);
}

static void
on_confirmed (ColoniaGoodRolls *self)
{
  ColoniaEvent event = make_event (self);

  colonia_page_enter (PARLOUR_PAGE (self), &event, self->by_app ? TABLE_ROLLER_APP : TABLE_ROLLER_TABLE);
}

static void
set_current (ColoniaGoodRolls *self,
             int               current)
{
  self->current = current;
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_good_roll_set_current (self->rolls[seat], seat == current);
}

static int
get_first (ColoniaGoodRolls *self)
{
  return colonia_state_get_seat (colonia_page_get_state (PARLOUR_PAGE (self)), 0);
}

/* Goes on to the next one of whom something is still to be told. */
static void
go_on (ColoniaGoodRolls *self)
{
  const ColoniaState *state = colonia_page_get_state (PARLOUR_PAGE (self));
  int seat = self->current;

  self->last = seat;
  for (int i = 0; i < self->n_players; i++, seat = parlour_family_order_find_next (&state->table, seat))
    {
      if (seat == COLONIA_NOBODY)
        seat = get_first (self);
      if (colonia_good_roll_is_complete (self->rolls[seat]))
        continue;

      set_current (self, seat);
      gtk_widget_grab_focus (colonia_good_roll_get_value (self->rolls[seat]) == 0
                               ? colonia_good_roll_get_face (self->rolls[seat], 1)
                               : colonia_good_roll_get_good (self->rolls[seat], 0));
      return;
    }

  set_current (self, COLONIA_NOBODY);
  parlour_confirm_bar_take_focus (self->bar);
}

/* Rolling here */

static void
set_fixed (ColoniaGoodRolls *self,
           gboolean          fixed)
{
  self->by_app = fixed;
  gtk_widget_set_visible (self->roll_button, !fixed && !parlour_page_get_correcting (PARLOUR_PAGE (self)));
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_good_roll_set_fixed (self->rolls[seat], fixed);
}

/* Where nobody has to choose there is nothing to wait for. */
static void
lie_still (ColoniaGoodRolls *self)
{
  self->current = get_first (self);
  go_on (self);
  if (is_complete (self) && parlour_page_enters_by_itself (PARLOUR_PAGE (self)))
    parlour_page_begin_looking (PARLOUR_PAGE (self));
}

/* Somebody may have left the page while the dice rolled. */
static void
on_rolled (ColoniaGoodRolls *self)
{
  if (self->n_rolling > 0 && --self->n_rolling == 0 && parlour_page_get_session (PARLOUR_PAGE (self)) != NULL)
    lie_still (self);
}

static void
hurry (ColoniaGoodRolls *self)
{
  if (parlour_page_is_looked_at (PARLOUR_PAGE (self)))
    {
      on_confirmed (self);
      return;
    }

  for (int seat = 0; seat < self->n_players; seat++)
    colonia_good_roll_skip (self->rolls[seat]);
}

static void
keep_roll (ColoniaGoodRolls *self,
           const int        *values)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_GOOD_ROLLS);
  for (int seat = 0; seat < self->n_players; seat++)
    event.good_rolls.rolls[seat] = values[seat];
  table_kept_keep_roll (parlour_page_get_session (PARLOUR_PAGE (self)), &event.table);
}

/* Finds the numbers first, so that nothing which is seen or pressed meanwhile
 * can change them. Pressed again it does not wait for the dice. */
static void
roll (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (widget);
  int values[COLONIA_MAX_PLAYERS] = { 0 };

  if (self->by_app || parlour_page_get_correcting (PARLOUR_PAGE (self)))
    {
      hurry (self);
      return;
    }

  for (int seat = 0; seat < self->n_players; seat++)
    {
      values[seat] = dice_roll (COLONIA_DIE_SIDES);
      colonia_good_roll_set_value (self->rolls[seat], 0);
    }

  keep_roll (self, values);
  set_fixed (self, TRUE);
  set_current (self, COLONIA_NOBODY);
  self->n_rolling = self->n_players;
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_good_roll_roll_to (self->rolls[seat], values[seat]);
}

/* Keys */

static gboolean
on_face_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (widget);

  if (self->by_app || self->current == COLONIA_NOBODY)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), (gunichar) ('0' + g_variant_get_int32 (number)));
      return GDK_EVENT_STOP;
    }

  colonia_good_roll_set_value (self->rolls[self->current], g_variant_get_int32 (number));
  go_on (self);

  return GDK_EVENT_STOP;
}

static gboolean
on_good_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (widget);

  if (self->current == COLONIA_NOBODY
      || colonia_good_roll_get_value (self->rolls[self->current]) != COLONIA_DIE_SIDES)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), colonia_key_good (g_variant_get_int32 (number)));
      return GDK_EVENT_STOP;
    }

  colonia_good_roll_set_choice (self->rolls[self->current], g_variant_get_int32 (number));
  go_on (self);

  return GDK_EVENT_STOP;
}

/* Takes back the die that was read off last. */
static gboolean
on_back_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (widget);

  if (self->by_app || self->last == COLONIA_NOBODY)
    return GDK_EVENT_PROPAGATE;

  colonia_good_roll_set_value (self->rolls[self->last], 0);
  self->current = self->last;
  go_on (self);
  self->last = COLONIA_NOBODY;

  return GDK_EVENT_STOP;
}

static int
find_seat (ColoniaGoodRolls *self,
           ColoniaGoodRoll  *good_roll)
{
  int seat = 0;

  while (self->rolls[seat] != good_roll)
    seat++;

  return seat;
}

static void
on_chosen (ColoniaGoodRolls *self,
           ColoniaGoodRoll  *good_roll)
{
  self->current = find_seat (self, good_roll);
  go_on (self);
}

static void
on_entered (ColoniaGoodRolls *self,
            ColoniaGoodRoll  *good_roll)
{
  set_current (self, find_seat (self, good_roll));
}

/* The page */

static void
make_rolls (ColoniaGoodRolls *self,
            int               n_players)
{
  for (int seat = 0; seat < n_players; seat++)
    {
      GtkWidget *good_roll = colonia_good_roll_new ();

      self->rolls[seat] = COLONIA_GOOD_ROLL (good_roll);
      g_signal_connect_object (good_roll, "changed", G_CALLBACK (show_whether_complete), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (good_roll, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (good_roll, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (good_roll, "rolled", G_CALLBACK (on_rolled), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (self->players, good_roll);
    }
  self->n_players = n_players;
}

static void
line_up (ColoniaGoodRolls *self)
{
  GtkWidget *widgets[COLONIA_MAX_PLAYERS];

  for (int seat = 0; seat < self->n_players; seat++)
    widgets[seat] = GTK_WIDGET (self->rolls[seat]);
  parlour_family_order_line_up (parlour_page_get_state (PARLOUR_PAGE (self)), widgets);
}

static void
show_kept_roll (ColoniaGoodRolls *self)
{
  const ColoniaEvent *roll = colonia_page_get_kept_roll (PARLOUR_PAGE (self));

  if (roll == NULL || roll->type != COLONIA_EVENT_GOOD_ROLLS)
    return;

  set_fixed (self, TRUE);
  for (int seat = 0; seat < self->n_players; seat++)
    colonia_good_roll_set_value (self->rolls[seat], roll->good_rolls.rolls[seat]);
  lie_still (self);
}

static void
colonia_good_rolls_update (ParlourPage *page)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (page);
  const ColoniaState *state = colonia_page_get_state (page);
  g_autofree char *hint = colonia_words_edict (&state->edicts[state->edict]);

  gtk_label_set_label (self->hint, hint);
  if (!parlour_page_is_new_moment (page))
    {
      set_fixed (self, self->by_app);
      show_whether_complete (self);
      return;
    }

  if (self->n_players == 0)
    make_rolls (self, state->n_players);

  self->n_rolling = 0;
  self->last = COLONIA_NOBODY;
  for (int seat = 0; seat < self->n_players; seat++)
    {
      colonia_good_roll_show (self->rolls[seat], page, seat);
      colonia_good_roll_set_value (self->rolls[seat], 0);
    }
  line_up (self);
  set_fixed (self, FALSE);
  set_current (self, get_first (self));
  show_kept_roll (self);
  show_whether_complete (self);
  parlour_page_fill_in_undone (page, COLONIA_EVENT_GOOD_ROLLS);
}

static void
colonia_good_rolls_fill_in (ParlourPage      *page,
                            const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (page);

  /* Redoing brings it back; nobody may change it. */
  if (parlour_page_get_undone_roller (page) == TABLE_ROLLER_APP)
    return;

  for (int seat = 0; seat < self->n_players; seat++)
    {
      colonia_good_roll_set_value (self->rolls[seat], event->good_rolls.rolls[seat]);
      colonia_good_roll_set_choice (self->rolls[seat], event->good_rolls.choices[seat]);
    }
}

static void
colonia_good_rolls_tell_input (ParlourPage *page,
                               GByteArray  *input)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (page);
  ColoniaEvent event = make_event (self);

  /* What the application has rolled is kept, but not what was chosen then. */
  if (self->by_app)
    memset (event.good_rolls.rolls, 0, sizeof event.good_rolls.rolls);
  g_byte_array_append (input, (const guint8 *) &event.good_rolls, sizeof event.good_rolls);
}

static void
colonia_good_rolls_enter (ParlourPage *page)
{
  on_confirmed (COLONIA_GOOD_ROLLS (page));
}

static void
colonia_good_rolls_map (GtkWidget *widget)
{
  ColoniaGoodRolls *self = COLONIA_GOOD_ROLLS (widget);
  ParlourPage *page = PARLOUR_PAGE (self);
  gboolean by_table = parlour_page_get_correcting (page) || parlour_page_does_table_roll (page);

  GTK_WIDGET_CLASS (colonia_good_rolls_parent_class)->map (widget);

  parlour_widget_set_css_class (self->roll_button, "suggested-action", !by_table);
  if (self->n_players > 0)
    parlour_keys_begin_page (by_table ? colonia_good_roll_get_face (self->rolls[get_first (self)], 1) : self->roll_button);
}

static void
colonia_good_rolls_class_init (ColoniaGoodRollsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  widget_class->map = colonia_good_rolls_map;
  page_class->update = colonia_good_rolls_update;
  page_class->fill_in = colonia_good_rolls_fill_in;
  page_class->tell_input = colonia_good_rolls_tell_input;
  page_class->enter = colonia_good_rolls_enter;

  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/good-rolls.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, hint);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, roll_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, players);
  gtk_widget_class_bind_template_child (widget_class, ColoniaGoodRolls, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);

  /**
   * ColoniaGoodRolls|goods.roll:
   *
   * Rolls for everybody, or hurries a roll that is under way.
   */
  gtk_widget_class_install_action (widget_class, "goods.roll", NULL, roll);
}

static void
colonia_good_rolls_init (ColoniaGoodRolls *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  self->last = COLONIA_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
    {
      parlour_keys_add (keys, GDK_KEY_0 + (guint) value, 0, on_face_key, value);
      parlour_keys_add (keys, GDK_KEY_KP_0 + (guint) value, 0, on_face_key, value);
    }
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    parlour_keys_add_word (keys, colonia_key_good, (int) good, 0, on_good_key, (int) good);
  parlour_keys_add (keys, GDK_KEY_BackSpace, 0, on_back_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
