/* parlour-counter.c: a number that is tapped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-counter.h"

#include "parlour-keys.h"
#include "parlour-page.h"
#include "parlour-property.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define DECIMAL 10
#define TAKE_BACK (-1)

/* What stands there where nothing need be said, and nothing is. */
#define NOTHING "–"

/* How fast one goes on counting whose button is held, in milliseconds for each. */
#define HELD_PACE 100

/* For how many digits there is room at least, so that counters look alike. */
#define LEAST_DIGITS 2

/**
 * ParlourCounter:
 *
 * A number that is printed on a card, or stands in a row. Digits are typed while it has the focus:
 * the first one takes the place of what was there, and each of them counts as soon as it is typed. Space
 * asks for the next number; where `quick` is set one digit is all, and does so too. Letters and Enter are
 * left to whoever shows it.
 */
struct _ParlourCounter {
  GtkWidget parent_instance;

  GtkWidget *less;
  GtkLabel *number;
  GtkWidget *more;

  char *title;
  int value;
  int minimum;
  int maximum;
  gboolean stepper;
  gboolean quick;
  gboolean is_signed; /* whether it says how many more there are, or fewer */
  int books; /* what it stands for where it is emptied, or -1 for the least */
  gboolean begun; /* whether a digit was typed to which others may be added */
  gboolean is_marked; /* whether all of it is taken back at once */
  gboolean is_empty; /* whether it shows nothing, and stands for what the books have */
  gboolean is_held; /* whether one of its buttons was held, and has counted */
  guint counting; /* while it is held */
};

enum {
  DIGIT,
  ADVANCE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourCounter, parlour_counter, GTK_TYPE_WIDGET)

static char *
write_value (ParlourCounter *self)
{
  if (self->is_empty)
    return g_strdup ("");

  if (self->value < 0)
    return self->is_signed ? g_strdup_printf ("−%d", -self->value) : g_strdup (NOTHING);

  return g_strdup_printf (self->is_signed && self->value > 0 ? "+%d" : "%d", self->value);
}

static void
show_value (ParlourCounter *self)
{
  g_autofree char *text = write_value (self);

  gtk_label_set_label (self->number, text);
  gtk_widget_set_sensitive (self->less, self->value > self->minimum);
  gtk_widget_set_sensitive (self->more, self->value < self->maximum);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  /* GTK passes on no values of widgets that are not its own. */
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

/* There is room for the longest number from the beginning, so that nothing beside
 * it moves when it grows. */
static int
count_digits (int value)
{
  int digits = 1;

  while ((value /= DECIMAL) > 0)
    digits++;

  return digits;
}

static void
show_limits (ParlourCounter *self)
{
  gtk_label_set_width_chars (self->number,
                             MAX (count_digits (self->maximum), LEAST_DIGITS) + (self->is_signed ? 1 : 0));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) self->minimum,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->maximum,
                                  -1);
  show_value (self);
}

static gboolean
set_value (ParlourCounter *self,
           int             value)
{
  value = CLAMP (value, self->minimum, self->maximum);
  if (value == self->value)
    return FALSE;

  self->value = value;
  show_value (self);
  g_object_notify (G_OBJECT (self), "value");

  return TRUE;
}

/* The next digit takes the place of what is there, and who has emptied it sees what it stands for. */
static void
begin_anew (ParlourCounter *self)
{
  self->begun = FALSE;
  self->is_marked = FALSE;
  if (!self->is_empty)
    return;

  self->is_empty = FALSE;
  show_value (self);
}

/* Another number than the one that was typed would not be noticed, the less where the next
 * one is asked for at once. Who is told so types it anew. */
static void
refuse (ParlourCounter *self,
        gboolean        is_too_much)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), PARLOUR_TYPE_PAGE);
  g_autofree char *sentence = is_too_much
                                /* Translators: why a digit cannot be typed; %d is the largest number there may be. */
                                ? g_strdup_printf (_("At most %d."), self->maximum)
                                /* Translators: why a digit cannot be typed; %d is the least number there may be. */
                                : g_strdup_printf (_("At least %d."), self->minimum);

  begin_anew (self);
  if (page != NULL)
    parlour_page_complain (PARLOUR_PAGE (page), sentence);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* What is emptied is no 0 where the books have something: nothing else was said. */
static void
empty (ParlourCounter *self)
{
  begin_anew (self);
  self->is_empty = self->books >= 0;
  set_value (self, self->is_empty ? self->books : MIN (self->minimum, 0));
  show_value (self);
}

static void
take_back (ParlourCounter *self)
{
  const int value = self->value / DECIMAL;

  if (self->is_empty)
    return;

  if (self->is_marked || self->value < DECIMAL)
    {
      empty (self);
      return;
    }

  set_value (self, value);
  self->begun = value > 0 && value >= self->minimum;
}

/* Of what is fewer digits say how many fewer. */
static void
type_signed (ParlourCounter *self,
             int             digit)
{
  const int there = ABS (self->value);
  int n = self->begun && count_digits (there) < count_digits (self->maximum) ? there * DECIMAL + digit : digit;

  if (digit == TAKE_BACK)
    n = self->is_marked ? 0 : there / DECIMAL;

  begin_anew (self);
  set_value (self, self->value < 0 ? -n : n);
  self->begun = n > 0;
}

static void
parlour_counter_digit (ParlourCounter *self,
                       int             digit)
{
  /* A number that has all the digits that it can have is typed over. */
  const gboolean goes_on = self->begun && !self->quick && count_digits (self->value) < count_digits (self->maximum);
  const int value = goes_on ? self->value * DECIMAL + digit : digit;

  if (self->is_signed)
    type_signed (self, digit);
  else if (digit == TAKE_BACK)
    take_back (self);
  else if (value > self->maximum || value < self->minimum)
    refuse (self, value > self->maximum);
  else
    {
      begin_anew (self);
      set_value (self, value);
      self->begun = TRUE;
      if (self->quick)
        g_signal_emit (self, signals[ADVANCE], 0);
    }
}

/* Who marks all of it types another number, or takes all of it back. */
static gboolean
select_all (ParlourCounter *self,
            guint           keyval,
            GdkModifierType modifiers)
{
  if (gdk_keyval_to_lower (keyval) != GDK_KEY_a || (modifiers & gtk_accelerator_get_default_mod_mask ()) != GDK_CONTROL_MASK)
    return GDK_EVENT_PROPAGATE;

  begin_anew (self);
  self->is_marked = TRUE;

  return GDK_EVENT_STOP;
}

static gboolean
can_take_back (ParlourCounter *self)
{
  return self->is_signed ? self->value != 0 : self->begun || self->value > self->minimum;
}

/* The keys of its buttons, where numbers have a sign. */
static int
find_sign (ParlourCounter *self,
           guint           keyval)
{
  if (!self->is_signed)
    return 0;

  if (keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add)
    return 1;

  return keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract ? -1 : 0;
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                ParlourCounter        *self)
{
  int digit = parlour_keys_read_digit (keyval, keycode, modifiers);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return select_all (self, parlour_keys_find_letter (GTK_EVENT_CONTROLLER (controller), keyval, keycode), modifiers);

  if (digit >= 0)
    parlour_counter_type_digit (self, digit);
  else if (find_sign (self, keyval) != 0)
    parlour_counter_step (self, find_sign (self, keyval));
  else if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    parlour_counter_step (self, 1);
  else if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    parlour_counter_step (self, -1);
  else if (keyval == GDK_KEY_BackSpace && can_take_back (self))
    parlour_counter_take_back (self);
  else if (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
    g_signal_emit (self, signals[ADVANCE], 0);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static void
on_pressed (ParlourCounter *self)
{
  begin_anew (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Who counts may go on with a digit. To let go what was held counts no more. */
static void
count (ParlourCounter *self,
       int             steps)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!self->is_held)
    parlour_counter_step (self, steps);
  self->is_held = FALSE;
}

static void
on_less_clicked (ParlourCounter *self)
{
  count (self, -1);
}

static void
on_more_clicked (ParlourCounter *self)
{
  count (self, 1);
}

static gboolean
count_less (gpointer data)
{
  parlour_counter_step (data, -1);

  return G_SOURCE_CONTINUE;
}

static gboolean
count_more (gpointer data)
{
  parlour_counter_step (data, 1);

  return G_SOURCE_CONTINUE;
}

/* However a press ends, and where the button goes that is held, nothing goes on by itself. */
static void
stop_counting (ParlourCounter *self)
{
  g_clear_handle_id (&self->counting, g_source_remove);
}

static void
on_press_begins (ParlourCounter *self)
{
  stop_counting (self);
  self->is_held = FALSE;
}

static void
hold (ParlourCounter *self,
      GSourceFunc     step)
{
  stop_counting (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->is_held = TRUE;
  self->counting = g_timeout_add (HELD_PACE, step, self);
  step (self);
}

static void
on_less_held (ParlourCounter *self)
{
  hold (self, count_less);
}

static void
on_more_held (ParlourCounter *self)
{
  hold (self, count_more);
}

static void
parlour_counter_unmap (GtkWidget *widget)
{
  stop_counting (PARLOUR_COUNTER (widget));

  GTK_WIDGET_CLASS (parlour_counter_parent_class)->unmap (widget);
}

static void
parlour_counter_dispose (GObject *object)
{
  stop_counting (PARLOUR_COUNTER (object));
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (parlour_counter_parent_class)->dispose (object);
}

static void
parlour_counter_finalize (GObject *object)
{
  g_free (PARLOUR_COUNTER (object)->title);

  G_OBJECT_CLASS (parlour_counter_parent_class)->finalize (object);
}

static void
show_stepper (ParlourCounter *self)
{
  gtk_widget_set_visible (self->less, self->stepper);
  gtk_widget_set_visible (self->more, self->stepper);
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * ParlourCounter:value:
   *
   * The number, or -1 for nothing where it has no sign.
   */
  parlour_property_hand (object_class, g_param_spec_int ("value", NULL, NULL, G_MININT, G_MAXINT, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourCounter, value), G_CALLBACK (parlour_counter_set_value));

  /**
   * ParlourCounter:minimum:
   *
   * The least it may be, or -1 where nothing need be said; less than that where it has a sign.
   */
  parlour_property_hand (object_class, g_param_spec_int ("minimum", NULL, NULL, G_MININT, G_MAXINT, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourCounter, minimum), G_CALLBACK (parlour_counter_set_minimum));

  /**
   * ParlourCounter:maximum:
   *
   * The most it may be.
   */
  parlour_property_hand (object_class, g_param_spec_int ("maximum", NULL, NULL, 0, G_MAXINT, 99, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourCounter, maximum), G_CALLBACK (parlour_counter_set_maximum));

  /**
   * ParlourCounter:title:
   *
   * What is counted, for those who do not see it.
   */
  parlour_property_hand (object_class, g_param_spec_string ("title", NULL, NULL, NULL, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourCounter, title), G_CALLBACK (parlour_counter_set_title));

  /**
   * ParlourCounter:stepper:
   *
   * Whether there are buttons for one more and one less.
   */
  parlour_property_keep (object_class, g_param_spec_boolean ("stepper", NULL, NULL, TRUE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourCounter, stepper), G_CALLBACK (show_stepper));

  /**
   * ParlourCounter:quick:
   *
   * Whether one digit is all that is typed.
   */
  parlour_property_keep (object_class, g_param_spec_boolean ("quick", NULL, NULL, FALSE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourCounter, quick), NULL);
}

static void
install_signals (void)
{
  /**
   * ParlourCounter::digit:
   * @self: a counter
   * @digit: 0 to 9, or -1 for taking the last one back
   *
   * A digit was typed, or taken back. Who wants to do something else with it connects to this
   * and stops the emission.
   */
  signals[DIGIT] = g_signal_new_class_handler ("digit", PARLOUR_TYPE_COUNTER, G_SIGNAL_RUN_LAST,
                                               G_CALLBACK (parlour_counter_digit),
                                               NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ParlourCounter::advance:
   * @self: a counter
   *
   * The number is complete, and the next one may be asked for.
   */
  signals[ADVANCE] = g_signal_new ("advance", PARLOUR_TYPE_COUNTER, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void name_buttons (ParlourCounter *self);

static void
parlour_counter_class_init (ParlourCounterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_counter_dispose;
  object_class->finalize = parlour_counter_finalize;
  widget_class->unmap = parlour_counter_unmap;

  install_properties (object_class);
  install_signals ();

  gtk_widget_class_set_css_name (widget_class, "counter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/counter.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (name_buttons));
  gtk_widget_class_bind_template_child (widget_class, ParlourCounter, less);
  gtk_widget_class_bind_template_child (widget_class, ParlourCounter, number);
  gtk_widget_class_bind_template_child (widget_class, ParlourCounter, more);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, begin_anew);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_less_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_more_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_press_begins);
  gtk_widget_class_bind_template_callback (widget_class, on_less_held);
  gtk_widget_class_bind_template_callback (widget_class, on_more_held);
  gtk_widget_class_bind_template_callback (widget_class, stop_counting);
}

static void
parlour_counter_init (ParlourCounter *self)
{
  self->maximum = 99;
  self->stepper = TRUE;
  self->books = -1;

  gtk_widget_init_template (GTK_WIDGET (self));
  show_limits (self);
}

/**
 * parlour_counter_new:
 * @least: the least number, or -1 where nothing need be said
 * @most: the greatest one, at least @least
 *
 * Makes a counter with buttons, of the least.
 *
 * Returns: (transfer floating): the counter
 */
GtkWidget *
parlour_counter_new (int least,
                     int most)
{
  ParlourCounter *self = g_object_new (PARLOUR_TYPE_COUNTER, "maximum", most, "minimum", least, "value", least, NULL);

  return GTK_WIDGET (self);
}

/**
 * parlour_counter_make_row:
 * @self: (transfer floating): a counter
 * @title: what is counted
 *
 * Makes a row of a list for it. Tab goes from number to number, and does not stop at the rows.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
parlour_counter_make_row (ParlourCounter *self,
                          const char     *title)
{
  GtkWidget *row = adw_action_row_new ();

  g_return_val_if_fail (PARLOUR_IS_COUNTER (self), row);

  parlour_counter_set_title (self, title);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_focusable (row, FALSE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self));
  /* Newer rows describe it by their subtitle instead, and there it says its value. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);

  return row;
}

/**
 * parlour_counter_get_value:
 * @self: a counter
 *
 * Tells the number.
 *
 * Returns: the number, or -1 for nothing
 */
int
parlour_counter_get_value (ParlourCounter *self)
{
  g_return_val_if_fail (PARLOUR_IS_COUNTER (self), 0);

  return self->value;
}

/**
 * parlour_counter_set_value:
 * @self: a counter
 * @value: a number; the nearest one is taken if it may not be so little or so much
 *
 * Changes the number. The next digit typed takes its place.
 */
void
parlour_counter_set_value (ParlourCounter *self,
                           int             value)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));

  begin_anew (self);
  set_value (self, value);
}

/**
 * parlour_counter_set_books:
 * @self: a counter without a sign
 * @books: what the books have
 *
 * Says what it stands for while it is emptied, and shows again when the focus leaves it. Without that an emptied counter
 * is the least.
 */
void
parlour_counter_set_books (ParlourCounter *self,
                           int             books)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));

  self->books = books;
}

/**
 * parlour_counter_set_minimum:
 * @self: a counter
 * @minimum: the least, from 0, or -1 where nothing need be said
 *
 * Changes the least that the number may be.
 */
void
parlour_counter_set_minimum (ParlourCounter *self,
                             int             minimum)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));
  g_return_if_fail (minimum >= -1);

  if (minimum == self->minimum)
    return;

  self->minimum = minimum;
  self->maximum = MAX (self->maximum, minimum);
  show_limits (self);
  set_value (self, self->value);
  g_object_notify (G_OBJECT (self), "minimum");
}

/**
 * parlour_counter_set_signed:
 * @self: a counter
 * @most: how many more there may be at most, or fewer
 *
 * Lets it count how many more there are of something, or fewer: its numbers have a sign. The keys + and − count by one,
 * and digits say how many more or, after −, fewer.
 */
void
parlour_counter_set_signed (ParlourCounter *self,
                            int             most)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));
  g_return_if_fail (most > 0);

  self->is_signed = TRUE;
  self->minimum = -most;
  self->maximum = most;
  show_limits (self);
}

/**
 * parlour_counter_set_maximum:
 * @self: a counter
 * @maximum: the most, from the least
 *
 * Changes the most that the number may be.
 */
void
parlour_counter_set_maximum (ParlourCounter *self,
                             int             maximum)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));
  g_return_if_fail (maximum >= self->minimum);

  if (maximum == self->maximum)
    return;

  self->maximum = maximum;
  show_limits (self);
  set_value (self, self->value);
  g_object_notify (G_OBJECT (self), "maximum");
}

/* Several counters lie side by side, and the buttons of each must be told from
 * those of the others. */
static void
name_buttons (ParlourCounter *self)
{
  g_autofree char *less = NULL;
  g_autofree char *more = NULL;

  if (self->title == NULL)
    return;

  /* Translators: a button that counts something down by one; %s is what is counted. */
  less = g_strdup_printf (_("One less: %s"), self->title);
  /* Translators: a button that counts something up by one; %s is what is counted. */
  more = g_strdup_printf (_("One more: %s"), self->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->less), GTK_ACCESSIBLE_PROPERTY_LABEL, less, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
}

/**
 * parlour_counter_set_title:
 * @self: a counter
 * @title: (nullable): what is counted
 *
 * Says what is counted, to those who do not see it.
 */
void
parlour_counter_set_title (ParlourCounter *self,
                           const char     *title)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));

  if (g_strcmp0 (title, self->title) == 0)
    return;

  g_free (self->title);
  self->title = g_strdup (title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title != NULL ? title : "",
                                  -1);
  name_buttons (self);
  g_object_notify (G_OBJECT (self), "title");
}

/**
 * parlour_counter_set_stepper:
 * @self: a counter
 * @stepper: whether there are to be buttons
 *
 * Shows or hides the buttons for one more and one less.
 */
void
parlour_counter_set_stepper (ParlourCounter *self,
                             gboolean        stepper)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));

  g_object_set (self, "stepper", stepper, NULL);
}

/**
 * parlour_counter_stand:
 * @self: a counter
 *
 * Puts the buttons above and below the number, where there is little room beside it.
 */
void
parlour_counter_stand (ParlourCounter *self)
{
  GtkWidget *number;

  g_return_if_fail (PARLOUR_IS_COUNTER (self));

  number = GTK_WIDGET (self->number);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_widget_insert_before (self->more, GTK_WIDGET (self), number);
  gtk_widget_insert_after (self->less, GTK_WIDGET (self), number);
}

/**
 * parlour_counter_type_digit:
 * @self: a counter
 * @digit: 0 to 9
 *
 * Does what typing a digit does.
 */
void
parlour_counter_type_digit (ParlourCounter *self,
                            int             digit)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));
  g_return_if_fail (digit >= 0 && digit < DECIMAL);

  g_signal_emit (self, signals[DIGIT], 0, digit);
}

/**
 * parlour_counter_take_back:
 * @self: a counter
 *
 * Takes the last digit back. The next one is added to those that are left.
 */
void
parlour_counter_take_back (ParlourCounter *self)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));

  if (self->is_signed || self->value > self->minimum)
    g_signal_emit (self, signals[DIGIT], 0, TAKE_BACK);
  else
    begin_anew (self);
}

/**
 * parlour_counter_step:
 * @self: a counter
 * @steps: how many more, or less if negative
 *
 * Counts up or down.
 */
void
parlour_counter_step (ParlourCounter *self,
                      int             steps)
{
  g_return_if_fail (PARLOUR_IS_COUNTER (self));

  parlour_counter_set_value (self, self->value + steps);
}
