/* parlour-typed-numbers.c: the numbers on a card, to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-typed-numbers.h"

#include "parlour-actions.h"
#include "parlour-counter.h"
#include "parlour-field-words.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-number-tile.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-typed-question.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define DECIMAL 10
#define SIGN_SIZE 26
#define SPACING 8
#define NO_NUMBER (-1)

/* One of the numbers. */
typedef struct {
  const TableField *field;
  int which; /* of several, from 0 */
  ParlourCounter *counter;
  GtkWidget *tile; /* with all that belongs to it */
  gboolean is_said; /* a 0 that was typed is not nothing */
  gboolean is_chosen; /* together with something else, so that it is not typed any more */
} Number;

/* The numbers on a card, one after the other: where each is a digit, the next one follows at
 * once, else as soon as no digit can be added, or after Space. Digits always go where the frame
 * is. */
struct _ParlourTypedNumbers {
  AdwBin parent_instance;

  const TableGame *game;
  GArray *numbers; /* of Number */
  const TableField *counted; /* the list of which there may be more or fewer, or NULL */
  int n; /* how many of these there are */
  GtkWidget *counted_part;
  GtkWidget *fewer;
  GtkWidget *count;
  GtkWidget *more;

  guint current;
  gboolean is_begun; /* whether a number was entered last */
  gboolean following; /* whether the counters follow what was chosen or filled in */
};

enum {
  CHANGED,
  ENTERED,
  COMPLETED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourTypedNumbers, parlour_typed_numbers, ADW_TYPE_BIN)

static Number *
get_number (ParlourTypedNumbers *self,
            guint                i)
{
  return &g_array_index (self->numbers, Number, i);
}

static int
get_value (ParlourTypedNumbers *self,
           guint                i)
{
  return parlour_counter_get_value (get_number (self, i)->counter);
}

static Number *
find_number (ParlourTypedNumbers *self,
             ParlourCounter      *counter)
{
  guint i = 0;

  while (get_number (self, i)->counter != counter)
    i++;

  return get_number (self, i);
}

/* Whether each number is a digit. */
static gboolean
are_digits (ParlourTypedNumbers *self)
{
  return get_number (self, 0)->field->typing->is_digit;
}

static gboolean
is_asked (ParlourTypedNumbers *self,
          guint                i)
{
  return gtk_widget_get_visible (get_number (self, i)->tile);
}

/* The next number that is asked for, or `NO_NUMBER` behind the last. */
static int
find_next (ParlourTypedNumbers *self,
           guint                i)
{
  for (i++; i < self->numbers->len; i++)
    if (is_asked (self, i))
      return (int) i;

  return NO_NUMBER;
}

static guint
find_first (ParlourTypedNumbers *self)
{
  return is_asked (self, 0) ? 0 : (guint) MAX (find_next (self, 0), 0);
}

/* Sets a number that nobody typed. */
static void
set_value (ParlourTypedNumbers *self,
           guint                i,
           int                  value)
{
  self->following = TRUE;
  parlour_counter_set_value (get_number (self, i)->counter, value);
  self->following = FALSE;
}

/* Where text is large the pad leaves little room above it. */
static void
tell_change (ParlourTypedNumbers *self)
{
  GtkWidget *counter = GTK_WIDGET (get_number (self, self->current)->counter);

  if (self->is_begun && gtk_widget_get_mapped (counter))
    parlour_widget_scroll_to (counter);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Going to a number */

/* Where the next digit goes, in place of what is there, is framed, whatever has the focus. Of digits that is where the focus
 * is. */
static void
set_current (ParlourTypedNumbers *self,
             guint                current)
{
  gboolean has_focus = FALSE;

  self->current = current;
  if (are_digits (self))
    return;

  set_value (self, current, get_value (self, current));
  for (guint i = 0; i < self->numbers->len; i++)
    {
      has_focus |= i != current && gtk_widget_has_focus (GTK_WIDGET (get_number (self, i)->counter));
      parlour_widget_set_css_class (GTK_WIDGET (get_number (self, i)->counter), "current", i == current);
    }
  if (has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (get_number (self, current)->counter));
}

static void
go_to_number (ParlourTypedNumbers *self,
              guint                i)
{
  set_current (self, i);
  if (!are_digits (self))
    return;

  gtk_widget_grab_focus (GTK_WIDGET (get_number (self, i)->counter));
  parlour_widget_scroll_to (get_number (self, i)->tile);
}

static void
on_focus (ParlourTypedNumbers *self,
          GParamSpec          *pspec,
          ParlourCounter      *counter)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (counter)))
    return;

  set_current (self, (guint) (find_number (self, counter) - get_number (self, 0)));
  g_signal_emit (self, signals[ENTERED], 0);
}

/* Numbers */

static void
note_number (ParlourTypedNumbers *self,
             Number              *number,
             gboolean             is_said)
{
  number->is_said = is_said || are_digits (self);
  self->is_begun = is_said;
  tell_change (self);
}

static void
on_value (ParlourTypedNumbers *self,
          GParamSpec          *pspec,
          ParlourCounter      *counter)
{
  if (!self->following)
    note_number (self, find_number (self, counter), TRUE);
}

/* A number to which no digit can be added is followed by the next one that is still to be typed. */
static void
on_digit (ParlourTypedNumbers *self,
          int                  digit,
          ParlourCounter      *counter)
{
  Number *number = find_number (self, counter);
  const int value = parlour_counter_get_value (counter);
  int next;

  if (are_digits (self))
    return;

  note_number (self, number, digit >= 0 || value > 0);
  next = find_next (self, self->current);
  if (digit >= 0 && value >= DECIMAL && next != NO_NUMBER && !get_number (self, (guint) next)->is_chosen)
    set_current (self, (guint) next);
}

/* Goes on to the next number: behind the last one the digits are all there, and else the first one comes again. */
static void
go_on (ParlourTypedNumbers *self)
{
  const int next = find_next (self, self->current);

  if (next == NO_NUMBER && are_digits (self))
    g_signal_emit (self, signals[COMPLETED], 0);
  else
    go_to_number (self, next != NO_NUMBER ? (guint) next : find_first (self));
}

/* Whoever enters a card without the next number is asked for it, and types it next. */
static gboolean
on_enter_key (GtkWidget *widget,
              GVariant  *value,
              gpointer   data)
{
  ParlourTypedNumbers *self = PARLOUR_TYPED_NUMBERS (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_TYPED_NUMBERS));
  const int next = find_next (self, self->current);

  if (get_number (self, self->current)->is_said && next != NO_NUMBER && !get_number (self, (guint) next)->is_said)
    set_current (self, (guint) next);

  return GDK_EVENT_PROPAGATE;
}

/* What the pad types */

static void
type_digit (ParlourTypedNumbers *self,
            int                  digit)
{
  parlour_counter_type_digit (get_number (self, self->current)->counter, digit);
}

static void
step (ParlourTypedNumbers *self,
      int                  steps)
{
  parlour_counter_step (get_number (self, self->current)->counter, steps);
}

/* Takes back the last digit, also a 0 that was typed; where there is none, that of the number before. */
static void
take_back (ParlourTypedNumbers *self)
{
  guint before = self->current;

  if (get_value (self, self->current) == 0 && get_number (self, self->current)->is_said
      && !are_digits (self))
    {
      note_number (self, get_number (self, self->current), FALSE);
      return;
    }

  if (get_value (self, self->current) == 0)
    for (guint i = 0; i < self->current; i++)
      before = is_asked (self, i) ? i : before;
  if (before != self->current)
    go_to_number (self, before);
  parlour_counter_take_back (get_number (self, self->current)->counter);
}

/* How many there are of a list */

static void
tell_count (ParlourTypedNumbers *self)
{
  const TableTyping *typing = self->counted->typing;
  g_autofree char *number = g_strdup_printf ("%d", self->n);
  g_autofree char *count = text_fill (ngettext (typing->one, typing->many, (gulong) self->n),
                                      (const char *const[]) { number, NULL });
  g_autofree char *fewer = g_strdup_printf (_("One less: %s"), parlour_field_words_get_title (self->counted));
  g_autofree char *more = g_strdup_printf (_("One more: %s"), parlour_field_words_get_title (self->counted));
  g_autofree char *fewer_key = parlour_key_tooltip (fewer, 0x2212);
  g_autofree char *more_key = parlour_key_tooltip (more, '+');

  gtk_label_set_label (GTK_LABEL (self->count), count);
  parlour_widget_set_tooltip (self->fewer, fewer_key);
  parlour_widget_set_tooltip (self->more, more_key);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fewer), GTK_ACCESSIBLE_PROPERTY_LABEL, fewer, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
}

/* Of none nothing is asked. */
static void
set_count (ParlourTypedNumbers *self,
           int                  n)
{
  if (self->counted == NULL)
    return;

  self->n = n;
  for (guint i = 0; i < self->numbers->len; i++)
    if (get_number (self, i)->field == self->counted)
      gtk_widget_set_visible (get_number (self, i)->tile, get_number (self, i)->which < n);
  gtk_widget_set_visible (self->counted_part, n > 0);
  gtk_widget_set_sensitive (self->fewer, n > 1);
  gtk_widget_set_sensitive (self->more, n < self->counted->max_n);
  tell_count (self);
  if (!is_asked (self, self->current))
    set_current (self, n > 0 ? (guint) n - 1 : find_first (self));
  tell_change (self);
}

static void
change_count (ParlourTypedNumbers *self,
              const char          *action,
              GVariant            *parameter)
{
  const int n = self->n + g_variant_get_int32 (parameter);

  if (self->n > 0 && n > 0 && n <= self->counted->max_n)
    set_count (self, n);
}

static gboolean
on_count_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  gtk_widget_activate_action (widget, "typed.change-count", "i", g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static void
add_count_keys (ParlourTypedNumbers *self)
{
  static const struct { guint key; int more; } keys[] = {
    { GDK_KEY_plus, 1 }, { GDK_KEY_KP_Add, 1 }, { GDK_KEY_minus, -1 }, { GDK_KEY_KP_Subtract, -1 },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    parlour_keys_add (GTK_SHORTCUT_CONTROLLER (controller), keys[i].key, 0, on_count_key, keys[i].more);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static GtkWidget *
make_count_button (const char *icon,
                   int         more)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "typed.change-count");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", more);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "circular");

  return button;
}

static GtkWidget *
make_counting (ParlourTypedNumbers *self,
               const TableField    *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  self->counted = field;
  self->fewer = make_count_button ("list-remove-symbolic", -1);
  self->count = g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->count, "numeric");
  self->more = make_count_button ("list-add-symbolic", 1);
  g_object_set (box, "hexpand", TRUE, "halign", GTK_ALIGN_END, NULL);
  gtk_box_append (GTK_BOX (box), self->fewer);
  gtk_box_append (GTK_BOX (box), self->count);
  gtk_box_append (GTK_BOX (box), self->more);
  add_count_keys (self);

  return box;
}

/* Making */

/* Above the number stands the name of one of several, or how many it is. */
static char *
tell_caption (const Number *number,
              const char   *name)
{
  const TableField *field = number->field;

  if (field->shape == TABLE_ONE)
    return g_strdup (parlour_field_words_get_title (field));
  if (name == NULL)
    return g_strdup_printf (C_("one of a list", "%s %d"), gettext (field->one), number->which + 1);

  return text_begin (name);
}

/* What a number is called. */
static void
name_number (const Number *number)
{
  const TableField *field = number->field;
  const TableTyping *typing = field->typing;
  g_autofree char *which = g_strdup_printf ("%d", number->which + 1);
  const char *name = field->get_name != NULL ? field->get_name (number->which) : NULL;
  g_autofree char *caption = tell_caption (number, name);
  g_autofree char *told = text_fill (gettext (typing->told), (const char *const[]) { name != NULL ? name : which, NULL });

  if (PARLOUR_IS_NUMBER_TILE (number->tile))
    {
      parlour_number_tile_name (PARLOUR_NUMBER_TILE (number->tile), caption, told);
      return;
    }
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (number->tile)), caption);
  parlour_counter_set_title (number->counter, told);
}

static void
tell (ParlourTypedNumbers *self)
{
  for (guint i = 0; i < self->numbers->len; i++)
    name_number (get_number (self, i));
  if (self->counted != NULL)
    tell_count (self);
}

/* A number of a digit is a tile with what it is of. */
static void
make_tile (ParlourTypedNumbers *self,
           Number              *number)
{
  const TableTyping *typing = number->field->typing;
  const TableSign sign = { .kind = number->field->sign, .count = 1,
                           .id = typing->ids != NULL ? typing->ids[number->which] : number->field->name };

  number->tile = parlour_number_tile_new (sign.kind != NULL ? parlour_game_board_new_sign (self->game, &sign, SIGN_SIZE, FALSE)
                                                            : NULL);
  number->counter = parlour_number_tile_get_counter (PARLOUR_NUMBER_TILE (number->tile));
}

static void
make_plain (Number *number)
{
  GtkWidget *caption = g_object_new (GTK_TYPE_LABEL, "xalign", 0., NULL);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  number->tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  number->counter = g_object_new (PARLOUR_TYPE_COUNTER, "stepper", FALSE, NULL);
  gtk_box_append (GTK_BOX (number->tile), caption);
  gtk_box_append (GTK_BOX (number->tile), GTK_WIDGET (number->counter));
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Return, 0, on_enter_key, 0);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_KP_Enter, 0, on_enter_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (number->counter), keys);
}

static void
add_numbers (ParlourTypedNumbers *self,
             GtkWidget           *stalls,
             const TableField    *field)
{
  for (int which = 0; which < (field->shape == TABLE_ONE ? 1 : field->max_n); which++)
    {
      Number number = { .field = field, .which = which, .is_said = field->typing->is_digit };

      if (field->typing->is_digit)
        make_tile (self, &number);
      else
        make_plain (&number);
      parlour_counter_set_maximum (number.counter, field->typing->most > 0 ? field->typing->most : field->max);
      g_signal_connect_object (number.counter, "digit", G_CALLBACK (on_digit), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      g_signal_connect_object (number.counter, "notify::value", G_CALLBACK (on_value), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (number.counter, "notify::has-focus", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (number.counter, "advance", G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (PARLOUR_STALLS (stalls), number.tile);
      g_array_append_val (self->numbers, number);
    }
}

/* Above numbers that are asked for together stands the question, and beside it how many there are. */
static void
add_heading (ParlourTypedNumbers *self,
             GtkWidget           *part,
             const TableField    *field)
{
  GtkWidget *box = parlour_wrap_box_new (SPACING), *label = parlour_typed_question_new (field);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (field->counted)
    gtk_box_append (GTK_BOX (box), make_counting (self, field));
  gtk_box_append (GTK_BOX (part), box);
}

static GtkWidget *
add_part (ParlourTypedNumbers *self,
          GtkWidget           *box,
          const TableField    *field)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *stalls = g_object_new (PARLOUR_TYPE_STALLS, NULL);

  if (field->typing->asks != NULL)
    add_heading (self, part, field);
  if (field->counted)
    {
      g_object_set (stalls, "min-columns", (field->typing->usual_n + 1) / 2, "max-columns", field->typing->usual_n, NULL);
      self->counted_part = part;
    }
  g_object_set (stalls, "spacing", SPACING, NULL);
  gtk_widget_set_vexpand (stalls, FALSE);
  gtk_box_append (GTK_BOX (part), stalls);
  gtk_box_append (GTK_BOX (box), part);

  return stalls;
}

static void
parlour_typed_numbers_dispose (GObject *object)
{
  g_clear_pointer (&PARLOUR_TYPED_NUMBERS (object)->numbers, g_array_unref);

  G_OBJECT_CLASS (parlour_typed_numbers_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Lets a list have one number more or less. */
  { "typed.change-count", "i", G_CALLBACK (change_count) },
};

static void
parlour_typed_numbers_class_init (ParlourTypedNumbersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_typed_numbers_dispose;

  /* A number is another one, or there are more or fewer of a list. */
  signals[CHANGED] = g_signal_new ("changed", PARLOUR_TYPE_TYPED_NUMBERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  /* Somebody turned to one of the numbers. */
  signals[ENTERED] = g_signal_new ("entered", PARLOUR_TYPE_TYPED_NUMBERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  /* The last one was entered. */
  signals[COMPLETED] = g_signal_new ("completed", PARLOUR_TYPE_TYPED_NUMBERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
}

static void
parlour_typed_numbers_init (ParlourTypedNumbers *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (Number));
}

/* Makes counters for numbers that are 0, and of which nothing is said. Fields without a question
 * stand beside the ones before. @fields is some `TABLE_INT`, single ones or lists, at least one.
 * Either all are digits or none is. At most one list has a length that may change, and none
 * stands beside it. They are constants. */
GtkWidget *
parlour_typed_numbers_new (const TableGame *game,
                           GPtrArray       *fields,
                           GtkWidget       *pad)
{
  ParlourTypedNumbers *self = g_object_new (PARLOUR_TYPE_TYPED_NUMBERS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *stalls = NULL;
  int n = 0;

  self->game = game;
  for (guint i = 0; i < fields->len; i++)
    {
      const TableField *field = fields->pdata[i];

      if (stalls == NULL || field->typing->asks != NULL)
        {
          stalls = add_part (self, box, field);
          n = 0;
        }
      add_numbers (self, stalls, field);
      n += field->shape == TABLE_ONE ? 1 : field->max_n;
      if (!field->counted)
        g_object_set (stalls, "min-columns", n, "max-columns", n, NULL);
    }
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (pad, "digit", G_CALLBACK (type_digit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pad, "step", G_CALLBACK (step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pad, "back", G_CALLBACK (take_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pad, "next", G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
  set_count (self, 0);
  tell (self);
  parlour_typed_numbers_begin (self);

  return GTK_WIDGET (self);
}

/* Finds what is to have the focus where typing begins or goes on. */
GtkWidget *
parlour_typed_numbers_get_current (ParlourTypedNumbers *self)
{
  return GTK_WIDGET (get_number (self, self->current)->counter);
}

/* Lets the first number that is asked for be typed next. */
void
parlour_typed_numbers_begin (ParlourTypedNumbers *self)
{
  set_current (self, find_first (self));
}

/* Lets another card begin: what was said by a letter is typed all the same, no number was
 * entered last, and the first one is typed next. What the numbers are stays. */
void
parlour_typed_numbers_forget (ParlourTypedNumbers *self)
{
  for (guint i = 0; i < self->numbers->len; i++)
    get_number (self, i)->is_chosen = FALSE;
  self->is_begun = FALSE;
  parlour_typed_numbers_begin (self);
}

/* Shows the numbers of a field, or hides them: what they are stays, but is not said. */
void
parlour_typed_numbers_set_asked (ParlourTypedNumbers *self,
                                 const TableField    *field,
                                 gboolean             asked)
{
  for (guint i = 0; i < self->numbers->len; i++)
    if (get_number (self, i)->field == field)
      gtk_widget_set_visible (get_number (self, i)->tile, asked);
  if (!is_asked (self, self->current))
    parlour_typed_numbers_begin (self);
}

/* Says the number that one letter says together with an id. It is not typed any more then.
 * @value is a number up to the `few` of a field, from 1. */
void
parlour_typed_numbers_choose (ParlourTypedNumbers *self,
                              int                  value)
{
  for (guint i = 0; i < self->numbers->len; i++)
    if (get_number (self, i)->field->typing->few > 0)
      {
        set_value (self, i, value);
        get_number (self, i)->is_said = get_number (self, i)->is_chosen = TRUE;
      }
}

/* Tells the number that was said so: a number, or TABLE_NOBODY if none was. */
int
parlour_typed_numbers_get_chosen (ParlourTypedNumbers *self)
{
  for (guint i = 0; i < self->numbers->len; i++)
    if (get_number (self, i)->is_chosen)
      return get_value (self, i);

  return TABLE_NOBODY;
}

/* Tells whether, since they were filled in, a number was typed, or taken from a known card, and
 * not taken back. */
gboolean
parlour_typed_numbers_get_begun (ParlourTypedNumbers *self)
{
  return self->is_begun;
}

/* What is filled in */

/* What an object says of a number, or `NULL`. */
static JsonNode *
find_node (const Number *number,
           JsonObject   *object)
{
  JsonNode *node = json_object_get_member (object, number->field->name);

  if (node == NULL || number->field->shape == TABLE_ONE)
    return node;

  return (guint) number->which < json_array_get_length (json_node_get_array (node))
           ? json_array_get_element (json_node_get_array (node), (guint) number->which) : NULL;
}

/* How many there are of the list of which there may be more or fewer. Where an object says nothing of it there are none; where
 * it says nothing at all as many as before, or as usual. */
static int
find_count (ParlourTypedNumbers *self,
            JsonObject          *object)
{
  if (json_object_has_member (object, self->counted->name))
    return (int) json_array_get_length (json_object_get_array_member (object, self->counted->name));
  if (json_object_get_size (object) > 0)
    return 0;

  return self->n > 0 ? self->n : self->counted->typing->usual_n;
}

/* Fills in what an object says, and lets the first one be typed next. Numbers of which it says
 * nothing are 0. Of a list whose length may change there are none then, and they stay for when
 * it comes back; of an object without members it is as long as before. */
void
parlour_typed_numbers_fill (ParlourTypedNumbers *self,
                            JsonObject          *object)
{
  if (self->counted != NULL)
    set_count (self, find_count (self, object));
  for (guint i = 0; i < self->numbers->len; i++)
    {
      Number *number = get_number (self, i);
      JsonNode *node = find_node (number, object);

      if (node == NULL && number->field == self->counted && json_object_get_size (object) > 0)
        continue;
      set_value (self, i, node != NULL ? (int) json_node_get_int (node) : 0);
      number->is_said = node != NULL || number->field->typing->is_digit;
      /* Whoever corrects another number has said nothing of it. */
      number->is_chosen = number->field->typing->few > 0 && node != NULL && json_node_get_int (node) > 0;
    }
  self->is_begun = FALSE;
  parlour_typed_numbers_begin (self);
  tell_change (self);
}

/* Fills in what nobody has said, as if it was typed. The next digit says otherwise. */
void
parlour_typed_numbers_take_known (ParlourTypedNumbers *self,
                                  JsonObject          *object)
{
  for (guint i = 0; i < self->numbers->len; i++)
    if (!get_number (self, i)->is_said && find_node (get_number (self, i), object) != NULL)
      {
        set_value (self, i, (int) json_node_get_int (find_node (get_number (self, i), object)));
        get_number (self, i)->is_said = TRUE;
        self->is_begun = TRUE;
      }
  parlour_typed_numbers_begin (self);
}

/* Adds the numbers that are asked for to an object, each under the name of its field: a number,
 * or a list of them. */
void
parlour_typed_numbers_add (ParlourTypedNumbers *self,
                           JsonObject          *object,
                           gboolean             all)
{
  for (guint i = 0; i < self->numbers->len; i++)
    {
      const Number *number = get_number (self, i);

      if ((!number->is_said && !all) || !is_asked (self, i))
        continue;
      if (number->field->shape == TABLE_ONE)
        {
          json_object_set_int_member (object, number->field->name, get_value (self, i));
          continue;
        }
      if (number->which == 0)
        json_object_set_array_member (object, number->field->name, json_array_new ());
      json_array_add_int_element (json_object_get_array_member (object, number->field->name), get_value (self, i));
    }
}

/* Whether all numbers that are asked for together with one are 0. */
static gboolean
are_zero (ParlourTypedNumbers *self,
          guint                first)
{
  const TableField *field = get_number (self, first)->field;

  for (guint i = first; i < self->numbers->len
                        && (get_number (self, i)->field == field || get_number (self, i)->field->typing->asks == NULL); i++)
    if (get_value (self, i) > 0)
      return FALSE;

  return TRUE;
}

/* Asks for a field if nothing is said of it, or if it is 0 and cannot be. Digits are said as
 * long as one of those that are asked for together is not 0. Returns a sentence in the language
 * of the moment, or NULL if there is nothing to ask for. */
char *
parlour_typed_numbers_find_missing (ParlourTypedNumbers *self,
                                    const TableField    *field)
{
  for (guint i = 0; i < self->numbers->len; i++)
    {
      const Number *number = get_number (self, i);
      const TableTyping *typing = field->typing;

      if (number->field != field || !is_asked (self, i) || typing->missing == NULL)
        continue;
      if (typing->is_digit ? number->which == 0 && are_zero (self, i) : !number->is_said)
        return g_strdup (gettext (typing->missing));
      if (typing->too_little != NULL && get_value (self, i) == 0)
        return g_strdup (gettext (typing->too_little));
    }

  return NULL;
}
