/* parlour-rolls.c: several players roll a die each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-rolls.h"

#include "dice.h"
#include "parlour-confirm-bar.h"
#include "parlour-die.h"
#include "parlour-family-order.h"
#include "parlour-keys.h"
#include "parlour-widgets.h"
#include "table-kept.h"

#include <glib/gi18n.h>

/* What the dice of the application do. */
typedef enum {
  IDLE,
  ROLLING,
  LYING_STILL
} Phase;

/* A page on which players roll: all of them here at once, or at the table. What was rolled is
 * entered by itself, once everything is told; here it cannot be rolled again by leaving the
 * page. */
typedef struct {
  ParlourStalls *place;
  GtkWidget *roll_button;
  ParlourRollCard *cards[TABLE_MAX_PLAYERS]; /* by seat */
  int n_players;
  int current; /* which seat the next key is for, or `TABLE_NOBODY` */
  int last; /* of which seat something was told last, or `TABLE_NOBODY` */
  Phase phase;
  int n_rolling;
} ParlourRollsPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourRolls, parlour_rolls, PARLOUR_TYPE_PAGE)

static ParlourRollsPrivate *
get_private (ParlourRolls *self)
{
  return parlour_rolls_get_instance_private (self);
}

static const TableGame *
get_game (ParlourRolls *self)
{
  return table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (self)));
}

static gboolean
rolls (ParlourRolls *self,
       int           seat)
{
  return PARLOUR_ROLLS_GET_CLASS (self)->rolls == NULL || PARLOUR_ROLLS_GET_CLASS (self)->rolls (self, seat);
}

static int
get_value (ParlourRolls *self,
           int           seat)
{
  return parlour_roll_card_get_value (get_private (self)->cards[seat]);
}

static GtkWidget *
find_rest (ParlourRolls *self,
           int           seat)
{
  ParlourRollsClass *klass = PARLOUR_ROLLS_GET_CLASS (self);

  return klass->find_rest != NULL ? klass->find_rest (self, seat) : NULL;
}

/* Whether nothing is to be told of a player any more. */
static gboolean
is_told (ParlourRolls *self,
         int           seat)
{
  return !rolls (self, seat) || (get_value (self, seat) != 0 && find_rest (self, seat) == NULL);
}

/* What is shown */

static void
set_current (ParlourRolls *self,
             int           current)
{
  ParlourRollsPrivate *priv = get_private (self);

  priv->current = current;
  for (int seat = 0; seat < priv->n_players; seat++)
    parlour_roll_card_set_current (priv->cards[seat], seat == current);
}

static void
allow_rolling (ParlourRolls *self,
               gboolean      correcting,
               gboolean      complete)
{
  const char *why_not = NULL;

  if (correcting)
    why_not = _("To correct the roll, press what was really rolled.");
  else if (complete)
    why_not = _("All have rolled: Enter leads on.");

  parlour_keys_allow (GTK_WIDGET (self), "rolls.roll", why_not);
}

/* What the page of a game shows, such as of whom something is told next. */
static void
show_own (ParlourRolls *self)
{
  if (PARLOUR_ROLLS_GET_CLASS (self)->show != NULL && parlour_page_get_session (PARLOUR_PAGE (self)) != NULL)
    PARLOUR_ROLLS_GET_CLASS (self)->show (self);
}

/* What the application has rolled cannot be changed any more. */
static void
show (ParlourRolls *self)
{
  ParlourRollsPrivate *priv = get_private (self);
  gboolean complete = parlour_rolls_is_complete (self);
  gboolean correcting = parlour_page_get_correcting (PARLOUR_PAGE (self));

  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  for (int seat = 0; seat < priv->n_players; seat++)
    parlour_roll_card_set_fixed (priv->cards[seat], priv->phase != IDLE);
  gtk_widget_set_visible (priv->roll_button, !correcting && !complete && priv->phase != LYING_STILL);
  allow_rolling (self, correcting, complete && priv->phase == IDLE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rolls.enter", complete);
  if (priv->phase != ROLLING)
    parlour_page_set_complete (PARLOUR_PAGE (self), complete);
  show_own (self);
}

static void
forget (ParlourRolls *self)
{
  ParlourRollsPrivate *priv = get_private (self);

  priv->phase = IDLE;
  priv->n_rolling = 0;
  priv->last = TABLE_NOBODY;
  for (int seat = 0; seat < priv->n_players; seat++)
    parlour_roll_card_set_value (priv->cards[seat], 0);
}

/* Finds the first, from one on in the order in which they are shown, of whom something is
 * still to be told. */
static int
find_next (ParlourRolls *self,
           int           from)
{
  ParlourRollsPrivate *priv = get_private (self);
  int seats[TABLE_MAX_PLAYERS];
  int first = 0;

  table_game_list_places (parlour_page_get_state (PARLOUR_PAGE (self)), seats);
  if (from != TABLE_NOBODY)
    while (seats[first] != from)
      first++;
  for (int i = 0; i < priv->n_players; i++)
    {
      int seat = seats[(first + i) % priv->n_players];

      if (!is_told (self, seat))
        return seat;
    }

  return TABLE_NOBODY;
}

static GtkWidget *
find_focus (ParlourRolls *self,
            int           seat)
{
  if (seat == TABLE_NOBODY)
    return PARLOUR_ROLLS_GET_CLASS (self)->get_done (self);

  return get_value (self, seat) == 0 ? parlour_roll_card_get_focus (get_private (self)->cards[seat])
                                     : find_rest (self, seat);
}

static void
go_on (ParlourRolls *self,
       int           from)
{
  get_private (self)->last = from;
  set_current (self, find_next (self, from));
  show_own (self);
  gtk_widget_grab_focus (find_focus (self, get_private (self)->current));
}

/* Rolling here */

/* The dice are cleared first: on the same page others may roll again. */
static void
enter_rolls (ParlourRolls *self)
{
  const TableEvents *events = get_game (self)->events;
  TableRoller roller = get_private (self)->phase == IDLE ? TABLE_ROLLER_TABLE : TABLE_ROLLER_APP;
  TableEvent *event = parlour_rolls_make_event (self);

  forget (self);
  parlour_page_enter (PARLOUR_PAGE (self), event, roller);
  table_event_free (events, event);
}

/* Where nobody has to choose there is nothing to wait for. */
static void
lie_still (ParlourRolls *self)
{
  get_private (self)->phase = LYING_STILL;
  show (self);
  go_on (self, TABLE_NOBODY);
  if (parlour_rolls_is_complete (self) && parlour_page_enters_by_itself (PARLOUR_PAGE (self)))
    parlour_page_begin_looking (PARLOUR_PAGE (self));
}

/* Somebody may have left the page while the dice rolled. */
static void
on_rolled (ParlourRolls *self)
{
  ParlourRollsPrivate *priv = get_private (self);

  if (parlour_page_get_session (PARLOUR_PAGE (self)) != NULL && priv->phase == ROLLING && --priv->n_rolling == 0)
    lie_still (self);
}

/* Reads what was rolled at this moment, if the same players roll now. */
static gboolean
read_kept (ParlourRolls *self,
           gboolean      may_be_undone,
           int          *values)
{
  const TableEvent *kept = parlour_page_get_kept_roll (PARLOUR_PAGE (self), may_be_undone);
  gboolean is_same = kept != NULL && kept->type == PARLOUR_ROLLS_GET_CLASS (self)->type;

  if (is_same)
    PARLOUR_ROLLS_GET_CLASS (self)->read (self, kept, values);
  for (int seat = 0; is_same && seat < get_private (self)->n_players; seat++)
    is_same = rolls (self, seat) == (values[seat] != 0);

  return is_same;
}

static void
keep (ParlourRolls *self,
      const int    *values)
{
  TableEvent *event = PARLOUR_ROLLS_GET_CLASS (self)->make_event (self, values);

  table_kept_keep_roll (parlour_page_get_session (PARLOUR_PAGE (self)), 0, event);
  table_event_free (get_game (self)->events, event);
}

/* Finds the numbers first, so that nothing which is seen or pressed meanwhile
 * can change them. */
static void
begin_rolling (ParlourRolls *self)
{
  ParlourRollsPrivate *priv = get_private (self);
  int kept[TABLE_MAX_PLAYERS] = { 0 }, values[TABLE_MAX_PLAYERS] = { 0 };
  const gboolean is_kept = read_kept (self, TRUE, kept);

  forget (self);
  priv->phase = ROLLING;
  for (int seat = 0; seat < priv->n_players; seat++)
    if (rolls (self, seat))
      {
        values[seat] = is_kept ? kept[seat] : dice_roll (PARLOUR_DIE_SIDES);
        priv->n_rolling++;
      }

  keep (self, values);
  set_current (self, TABLE_NOBODY);
  show (self);
  for (int seat = 0; seat < priv->n_players; seat++)
    if (values[seat] != 0)
      parlour_roll_card_roll_to (priv->cards[seat], values[seat]);
}

static void
skip (ParlourRolls *self)
{
  for (int seat = 0; seat < get_private (self)->n_players; seat++)
    parlour_roll_card_skip (get_private (self)->cards[seat]);
}

/* Pressed again it does not wait: for the dice, nor for those who look at them. */
static void
roll (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ParlourRolls *self = PARLOUR_ROLLS (widget);

  if (get_private (self)->phase == IDLE)
    begin_rolling (self);
  else if (parlour_page_is_looked_at (PARLOUR_PAGE (self)))
    enter_rolls (self);
  else
    skip (self);
}

static void
enter (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  enter_rolls (PARLOUR_ROLLS (widget));
}

/* Read off the table */

static void
on_chosen (ParlourRolls    *self,
           ParlourRollCard *card)
{
  go_on (self, parlour_roll_card_get_seat (card));
}

static void
on_entered (ParlourRolls    *self,
            ParlourRollCard *card)
{
  if (get_private (self)->phase == ROLLING)
    return;

  set_current (self, parlour_roll_card_get_seat (card));
  show_own (self);
}

static gboolean
on_number_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  ParlourRolls *self = PARLOUR_ROLLS (widget);
  ParlourRollsPrivate *priv = get_private (self);
  int seat = priv->current != TABLE_NOBODY ? priv->current : find_next (self, TABLE_NOBODY);

  if (priv->phase != IDLE || seat == TABLE_NOBODY)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), (gunichar) ('0' + g_variant_get_int32 (number)));
      return GDK_EVENT_STOP;
    }

  parlour_roll_card_set_value (priv->cards[seat], g_variant_get_int32 (number));
  go_on (self, seat);

  return GDK_EVENT_STOP;
}

/* Takes back the die that was read off last. */
static gboolean
on_back_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ParlourRolls *self = PARLOUR_ROLLS (widget);
  ParlourRollsPrivate *priv = get_private (self);
  int seat = priv->last != TABLE_NOBODY ? priv->last : priv->n_players - 1;

  if (priv->phase != IDLE)
    return GDK_EVENT_PROPAGATE;

  while (seat >= 0 && get_value (self, seat) == 0)
    seat--;
  if (seat < 0)
    return GDK_EVENT_PROPAGATE;

  priv->last = TABLE_NOBODY;
  parlour_roll_card_set_value (priv->cards[seat], 0);
  set_current (self, seat);
  gtk_widget_grab_focus (find_focus (self, seat));

  return GDK_EVENT_STOP;
}

/* Enter never says what a player rolled or chooses, though a button for it may have the focus:
 * who presses it to go on would do so unawares. */
static gboolean
on_enter_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *done = PARLOUR_ROLLS_GET_CLASS (widget)->get_done (PARLOUR_ROLLS (widget));
  GtkWidget *bar = gtk_widget_get_ancestor (done, PARLOUR_TYPE_CONFIRM_BAR);

  if (focus == NULL || gtk_widget_get_ancestor (focus, PARLOUR_TYPE_ROLL_CARD) == NULL)
    return GDK_EVENT_PROPAGATE;

  if (bar != NULL)
    parlour_confirm_bar_press (PARLOUR_CONFIRM_BAR (bar));
  else if (gtk_widget_get_sensitive (done) && gtk_widget_get_mapped (done))
    g_signal_emit_by_name (done, "clicked");

  return GDK_EVENT_STOP;
}

static void
add_enter (ParlourRolls *self)
{
  static const guint keyvals[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (keys), GTK_PHASE_CAPTURE);
  for (gsize i = 0; i < G_N_ELEMENTS (keyvals); i++)
    parlour_keys_add (keys, keyvals[i], 0, on_enter_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
add_keys (ParlourRolls *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (keys, gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_r, 0),
                                                                gtk_named_action_new ("rolls.roll")));
  for (guint value = 1; value <= PARLOUR_DIE_SIDES; value++)
    {
      parlour_keys_add (keys, GDK_KEY_0 + value, 0, on_number_key, (int) value);
      parlour_keys_add (keys, GDK_KEY_KP_0 + value, 0, on_number_key, (int) value);
    }
  parlour_keys_add (keys, GDK_KEY_BackSpace, 0, on_back_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

/* The page */

static void
make_cards (ParlourRolls *self)
{
  ParlourRollsPrivate *priv = get_private (self);

  priv->n_players = parlour_page_get_state (PARLOUR_PAGE (self))->n_players;
  for (int seat = 0; seat < priv->n_players; seat++)
    {
      GtkWidget *card = parlour_roll_card_new ();

      priv->cards[seat] = PARLOUR_ROLL_CARD (card);
      if (PARLOUR_ROLLS_GET_CLASS (self)->set_up != NULL)
        PARLOUR_ROLLS_GET_CLASS (self)->set_up (self, priv->cards[seat], seat);
      g_signal_connect_object (card, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (card, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (card, "rolled", G_CALLBACK (on_rolled), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (card, "notify::value", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (priv->place, card);
    }
}

static void
show_cards (ParlourRolls *self)
{
  ParlourRollsPrivate *priv = get_private (self);
  GtkWidget *widgets[TABLE_MAX_PLAYERS];

  for (int seat = 0; seat < priv->n_players; seat++)
    {
      widgets[seat] = GTK_WIDGET (priv->cards[seat]);
      parlour_roll_card_show (priv->cards[seat], PARLOUR_PAGE (self), seat);
      gtk_widget_set_visible (widgets[seat], rolls (self, seat));
    }
  parlour_family_order_line_up (parlour_page_get_state (PARLOUR_PAGE (self)), widgets);
}

static gboolean
does_table_roll (ParlourRolls *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);

  return parlour_page_get_correcting (page) || parlour_page_does_table_roll (page);
}

static void
fill_in (ParlourRolls     *self,
         const TableEvent *event)
{
  ParlourRollsPrivate *priv = get_private (self);
  int values[TABLE_MAX_PLAYERS] = { 0 };

  PARLOUR_ROLLS_GET_CLASS (self)->read (self, event, values);
  for (int seat = 0; seat < priv->n_players; seat++)
    parlour_roll_card_set_value (priv->cards[seat], values[seat]);
}

static void
show_kept (ParlourRolls *self)
{
  int values[TABLE_MAX_PLAYERS] = { 0 };

  if (!read_kept (self, FALSE, values))
    return;

  get_private (self)->phase = ROLLING;
  fill_in (self, parlour_page_get_kept_roll (PARLOUR_PAGE (self), FALSE));
  lie_still (self);
}

static void
parlour_rolls_update (ParlourPage *page)
{
  ParlourRolls *self = PARLOUR_ROLLS (page);
  ParlourRollsPrivate *priv = get_private (self);

  if (priv->n_players == 0)
    make_cards (self);
  show_cards (self);

  if (parlour_page_is_new_moment (page))
    {
      forget (self);
      set_current (self, does_table_roll (self) ? find_next (self, TABLE_NOBODY) : TABLE_NOBODY);
      parlour_page_fill_in_undone (page, PARLOUR_ROLLS_GET_CLASS (self)->type);
      show_kept (self);
    }

  parlour_widget_set_css_class (priv->roll_button, "suggested-action", !does_table_roll (self));
  show (self);
}

/* Redoing brings back what was rolled here; nobody may change it. */
static void
parlour_rolls_fill_in (ParlourPage      *page,
                       const TableEvent *event)
{
  if (parlour_page_get_undone_roller (page) == TABLE_ROLLER_APP)
    return;

  fill_in (PARLOUR_ROLLS (page), event);
  set_current (PARLOUR_ROLLS (page), TABLE_NOBODY);
}

/* What the application has rolled is kept. */
static void
parlour_rolls_tell_input (ParlourPage *page,
                          GByteArray  *input)
{
  ParlourRollsPrivate *priv = get_private (PARLOUR_ROLLS (page));

  for (int seat = 0; seat < priv->n_players; seat++)
    {
      guint8 value = priv->phase == IDLE ? (guint8) get_value (PARLOUR_ROLLS (page), seat) : 0;

      g_byte_array_append (input, &value, 1);
    }
}

static void
parlour_rolls_enter (ParlourPage *page)
{
  enter_rolls (PARLOUR_ROLLS (page));
}

static void
parlour_rolls_map (GtkWidget *widget)
{
  ParlourRolls *self = PARLOUR_ROLLS (widget);
  ParlourRollsPrivate *priv = get_private (self);

  GTK_WIDGET_CLASS (parlour_rolls_parent_class)->map (widget);

  if (priv->n_players == 0)
    return;

  parlour_keys_begin_page (priv->current != TABLE_NOBODY || priv->phase == LYING_STILL
                             ? find_focus (self, priv->current)
                             : priv->roll_button);
}

static void
parlour_rolls_class_init (ParlourRollsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  widget_class->map = parlour_rolls_map;
  page_class->update = parlour_rolls_update;
  page_class->fill_in = parlour_rolls_fill_in;
  page_class->tell_input = parlour_rolls_tell_input;
  page_class->enter = parlour_rolls_enter;

  /* Rolls for all who are to, or hurries a roll that is under way. */
  gtk_widget_class_install_action (widget_class, "rolls.roll", NULL, roll);

  /* Enters what was rolled. */
  gtk_widget_class_install_action (widget_class, "rolls.enter", NULL, enter);
}

static void
parlour_rolls_init (ParlourRolls *self)
{
  ParlourRollsPrivate *priv = get_private (self);

  priv->current = TABLE_NOBODY;
  priv->last = TABLE_NOBODY;
  add_keys (self);
  add_enter (self);
}

/* Tells what the page has of its template. */
void
parlour_rolls_set_parts (ParlourRolls  *self,
                         ParlourStalls *place,
                         GtkWidget     *roll_button)
{
  g_return_if_fail (PARLOUR_IS_ROLLS (self));
  g_return_if_fail (PARLOUR_IS_STALLS (place) && GTK_IS_WIDGET (roll_button));

  get_private (self)->place = place;
  get_private (self)->roll_button = roll_button;
}

/* Gets the die of a player. */
ParlourRollCard *
parlour_rolls_get_card (ParlourRolls *self,
                        int           seat)
{
  g_return_val_if_fail (PARLOUR_IS_ROLLS (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < get_private (self)->n_players, NULL);

  return get_private (self)->cards[seat];
}

/* Makes the event of what is told by now. */
TableEvent *
parlour_rolls_make_event (ParlourRolls *self)
{
  int values[TABLE_MAX_PLAYERS] = { 0 };

  g_return_val_if_fail (PARLOUR_IS_ROLLS (self), NULL);

  for (int seat = 0; seat < get_private (self)->n_players; seat++)
    values[seat] = rolls (self, seat) ? get_value (self, seat) : 0;

  return PARLOUR_ROLLS_GET_CLASS (self)->make_event (self, values);
}

/* Finds of whom something is still to be told, first of all of whom the next key tells it.
 * Returns a player, from 0, or `TABLE_NOBODY`. */
int
parlour_rolls_find_missing (ParlourRolls *self)
{
  int current;

  g_return_val_if_fail (PARLOUR_IS_ROLLS (self), TABLE_NOBODY);

  current = get_private (self)->current;
  if (current != TABLE_NOBODY && !is_told (self, current))
    return current;

  for (int seat = 0; seat < get_private (self)->n_players; seat++)
    if (!is_told (self, seat))
      return seat;

  return TABLE_NOBODY;
}

/* Tells whether nothing is to be told any more, and all dice lie still. */
gboolean
parlour_rolls_is_complete (ParlourRolls *self)
{
  g_return_val_if_fail (PARLOUR_IS_ROLLS (self), FALSE);

  for (int seat = 0; seat < get_private (self)->n_players; seat++)
    if (!is_told (self, seat))
      return FALSE;

  return get_private (self)->n_players > 0 && get_private (self)->phase != ROLLING;
}

/* Tells whether the application has rolled, or is about to. */
gboolean
parlour_rolls_is_by_app (ParlourRolls *self)
{
  g_return_val_if_fail (PARLOUR_IS_ROLLS (self), FALSE);

  return get_private (self)->phase != IDLE;
}

/* Tells for whom the next key is. Returns a player, from 0, or `TABLE_NOBODY`. */
int
parlour_rolls_get_current (ParlourRolls *self)
{
  g_return_val_if_fail (PARLOUR_IS_ROLLS (self), TABLE_NOBODY);

  return get_private (self)->current;
}

/* Shows whether that is all. */
void
parlour_rolls_changed (ParlourRolls *self)
{
  g_return_if_fail (PARLOUR_IS_ROLLS (self));

  show (self);
}

/* Goes on to what is to be told next. */
void
parlour_rolls_go_on (ParlourRolls *self,
                     int           seat)
{
  g_return_if_fail (PARLOUR_IS_ROLLS (self));

  go_on (self, seat);
}
