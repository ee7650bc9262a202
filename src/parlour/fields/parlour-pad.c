/* parlour-pad.c: letters and digits, to be tapped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-pad.h"

#include "parlour-actions.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define KEY_SPACING 4

/* How high pictures are, and where many stand beside each other: seven of them fit on a telephone, in large text too. */
#define USUAL_SIZE 24
#define SMALL_SIZE 20

/**
 * ParlourPad:
 *
 * What a card is entered with: a button for each thing that may be on it, the
 * digits, one for taking back and one for going on. Whoever shows it keeps it in
 * sight; each button has its key, wherever the focus is, and none ever takes the
 * focus from what is entered.
 */
struct _ParlourPad {
  AdwBin parent_instance;

  ParlourStalls *letters;
  GtkWidget *less;
  GtkWidget *more;
  GtkWidget *zero;
  GtkWidget *each;
  GtkEventController *keys; /* those of letters, or NULL where there are only digits */

  const TableGame *game;
  const TableField *things; /* each with its letter, or NULL */
  const TableField *number; /* with which each of them is one letter, or NULL */
  const TableField *flag; /* with which each of them is one button, or NULL */
};

enum {
  LETTER,
  ALL,
  EACH,
  DIGIT,
  STEP,
  BACK,
  NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourPad, parlour_pad, ADW_TYPE_BIN)

/* Letters: for each thing a row with the thing itself, with numbers from 1 on, and with the flag */

static int
count_columns (ParlourPad *self)
{
  return 1 + (self->number != NULL ? self->number->typing->few : 0) + (self->flag != NULL ? 1 : 0);
}

static int
count_letters (ParlourPad *self)
{
  return self->things != NULL ? (int) g_strv_length ((char **) self->things->ids) * count_columns (self) : 0;
}

/* Whether it is the flag that a thing stands with. */
static gboolean
is_flag (ParlourPad *self,
         int         which)
{
  return self->flag != NULL && which % count_columns (self) == count_columns (self) - 1;
}

static gboolean
is_taken (ParlourPad *self,
          gunichar    letter)
{
  for (int i = 0; self->things->ids[i] != NULL; i++)
    if (table_field_find_letter (self->things, i) == letter)
      return TRUE;

  return self->flag != NULL && table_field_find_letter (self->flag, 0) == letter;
}

/* A thing with a number has a letter of the alphabet, one after the other, but for those that mean something else; with the
 * flag it has none. */
static gunichar
find_key (ParlourPad *self,
          int         which)
{
  const int columns = count_columns (self), column = which % columns;
  int before = which / columns * (self->number != NULL ? self->number->typing->few : 0) + column - 1;
  gunichar letter = 'a';

  if (column == 0)
    return table_field_find_letter (self->things, which / columns);
  if (is_flag (self, which))
    return 0;

  while (is_taken (self, letter) || before-- > 0)
    letter++;

  return letter;
}

static char *
tell_name (ParlourPad *self,
           int         which)
{
  const int column = which % count_columns (self);
  const TableTyping *typing = column == 0 ? NULL : is_flag (self, which) ? self->flag->typing : self->number->typing;
  const char *name = self->things->get_name (which / count_columns (self));

  g_autofree char *number = g_strdup_printf ("%d", column);
  const char *const items[] = { name, number, NULL };

  if (typing == NULL)
    return g_strdup (name);

  return text_fill (typing->many != NULL ? ngettext (typing->one, typing->many, (gulong) column) : gettext (typing->one), items);
}

static GtkWidget *
make_figure (ParlourPad *self,
             int         which)
{
  const int column = which % count_columns (self);
  const TableField *field = is_flag (self, which) ? self->flag : self->things;
  const TableSign sign = { .kind = field->sign, .id = self->things->ids[which / count_columns (self)], .count = 1 };
  g_autofree char *number = g_strdup_printf ("%d", column);
  GtkWidget *figure;

  if (column == 0 || is_flag (self, which))
    return parlour_game_board_new_sign (self->game, &sign, count_columns (self) > 1 ? SMALL_SIZE : USUAL_SIZE, FALSE);

  figure = gtk_label_new (number);
  gtk_widget_add_css_class (figure, "numeric");

  return figure;
}

static GtkWidget *
get_letter (ParlourPad *self,
            int         which)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->letters));

  for (int i = 0; i < which; i++)
    button = gtk_widget_get_next_sibling (button);

  return button;
}

static gboolean
are_letters_shown (ParlourPad *self)
{
  return self->things != NULL && gtk_widget_get_visible (GTK_WIDGET (self))
         && gtk_widget_get_visible (GTK_WIDGET (self->letters));
}

static void
on_letter_clicked (GtkWidget  *button,
                   ParlourPad *self)
{
  g_signal_emit (self, signals[LETTER], 0, parlour_widget_get_place (button));
}

/* A thing that cannot be on the card says why. */
static gboolean
on_letter_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  ParlourPad *self = PARLOUR_PAD (widget);

  if (!are_letters_shown (self) || !gtk_widget_get_sensitive (get_letter (self, g_variant_get_int32 (number))))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[LETTER], 0, g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_shift_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  /* The letters stand there as capitals. */
  if (!g_signal_has_handler_pending (widget, signals[ALL], 0, FALSE))
    return on_letter_key (widget, number, data);

  if (!are_letters_shown (PARLOUR_PAD (widget)))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (widget, signals[ALL], 0, g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static void
tell_letter (GtkWidget *button,
             int        which)
{
  ParlourPad *self = PARLOUR_PAD (gtk_widget_get_ancestor (button, PARLOUR_TYPE_PAD));
  GtkWidget *figure = gtk_widget_get_first_child (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button))));
  GtkWidget *hint = gtk_widget_get_next_sibling (figure);
  g_autofree char *name = tell_name (self, which);
  gunichar key = find_key (self, which);

  gtk_widget_set_visible (hint, key != 0);
  if (key != 0)
    {
      parlour_key_name_button (button, hint, name, key);
      return;
    }

  parlour_widget_set_tooltip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_letter (ParlourPad *self,
            int         which)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *hint = gtk_label_new (NULL);
  GtkWidget *note = gtk_label_new (NULL);

  gtk_widget_add_css_class (hint, "keycap");
  gtk_widget_set_valign (hint, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (note, "caption");
  gtk_widget_add_css_class (note, "numeric");
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_justify (GTK_LABEL (note), GTK_JUSTIFY_CENTER);
  gtk_widget_set_visible (note, FALSE);
  gtk_widget_set_layout_manager (row, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", KEY_SPACING, "one-row", TRUE,
                                                      "centered", TRUE, NULL));
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), make_figure (self, which));
  gtk_box_append (GTK_BOX (row), hint);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), note);

  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_letter_clicked), self);
  parlour_stalls_append (self->letters, button);
  parlour_tell (button, tell_letter, which);
}

/* The letters are those of the language of the moment. */
static void
renew_keys (ParlourPad *self)
{
  GtkShortcutController *keys;

  if (self->things == NULL)
    return;

  if (self->keys != NULL)
    gtk_widget_remove_controller (GTK_WIDGET (self), self->keys);
  self->keys = gtk_shortcut_controller_new ();
  keys = GTK_SHORTCUT_CONTROLLER (self->keys);
  for (int which = 0; which < count_letters (self); which++)
    if (find_key (self, which) != 0)
      {
        const guint key = gdk_unicode_to_keyval (find_key (self, which));

        parlour_keys_add (keys, key, 0, on_letter_key, which);
        parlour_keys_add (keys, key, GDK_SHIFT_MASK, on_shift_key, which);
      }

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (GTK_WIDGET (self), self->keys);
}

/* Digits */

static gboolean
on_digit_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ParlourPad *self = PARLOUR_PAD (widget);

  if (!gtk_widget_get_visible (widget))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[DIGIT], 0, g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static void
type_digit (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  g_signal_emit (widget, signals[DIGIT], 0, g_variant_get_int32 (parameter));
}

static void
step (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  g_signal_emit (widget, signals[STEP], 0, g_variant_get_int32 (parameter));
}

static void
take_each (GtkWidget *widget)
{
  g_signal_emit (widget, signals[EACH], 0);
}

static void
go_back (GtkWidget *widget)
{
  g_signal_emit (widget, signals[BACK], 0);
}

static void
go_on (GtkWidget *widget)
{
  g_signal_emit (widget, signals[NEXT], 0);
}

/* Back or next, which not every card needs. */
static gboolean
on_signal_key (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  guint signal = signals[g_variant_get_int32 (number)];

  if (!gtk_widget_get_visible (widget) || !g_signal_has_handler_pending (widget, signal, 0, FALSE))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (widget, signal, 0);

  return GDK_EVENT_STOP;
}

static void
add_other_keys (ParlourPad *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add_digits (keys, on_digit_key);
  parlour_keys_add (keys, GDK_KEY_plus, 0, on_signal_key, EACH);
  parlour_keys_add (keys, GDK_KEY_plus, GDK_SHIFT_MASK, on_signal_key, EACH);
  parlour_keys_add (keys, GDK_KEY_KP_Add, 0, on_signal_key, EACH);
  parlour_keys_add (keys, GDK_KEY_BackSpace, 0, on_signal_key, BACK);
  parlour_keys_add (keys, GDK_KEY_space, 0, on_signal_key, NEXT);
  parlour_keys_add (keys, GDK_KEY_KP_Space, 0, on_signal_key, NEXT);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

/* What is tapped or typed of things. */
static void
install_signals_of_things (void)
{
  /**
   * ParlourPad::letter:
   * @self: the pad
   * @which: the thing, from 0
   *
   * A thing was tapped, or its letter typed.
   */
  signals[LETTER] = g_signal_new ("letter", PARLOUR_TYPE_PAD, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ParlourPad::all:
   * @self: the pad
   * @which: the thing, from 0
   *
   * The letter of a thing was typed with Shift: it is all that is still to come.
   */
  signals[ALL] = g_signal_new ("all", PARLOUR_TYPE_PAD, G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ParlourPad::each:
   * @self: the pad
   *
   * One of each thing is on the card.
   */
  signals[EACH] = g_signal_new ("each", PARLOUR_TYPE_PAD, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* What is tapped or typed of numbers, and where one is. */
static void
install_signals_of_numbers (void)
{
  /**
   * ParlourPad::digit:
   * @self: the pad
   * @digit: 0 to 9
   *
   * A digit was tapped or typed.
   */
  signals[DIGIT] = g_signal_new ("digit", PARLOUR_TYPE_PAD, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ParlourPad::step:
   * @self: the pad
   * @steps: 1 or -1
   *
   * One more or one less was tapped.
   */
  signals[STEP] = g_signal_new ("step", PARLOUR_TYPE_PAD, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * ParlourPad::back:
   * @self: the pad
   *
   * What was entered last is to be taken back.
   */
  signals[BACK] = g_signal_new ("back", PARLOUR_TYPE_PAD, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourPad::next:
   * @self: the pad
   *
   * The next part of the card is to be entered.
   */
  signals[NEXT] = g_signal_new ("next", PARLOUR_TYPE_PAD, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static const ParlourAction actions[] = {
  { "pad.type", "i", G_CALLBACK (type_digit) },
  /* Counts up or down. */
  { "pad.step", "i", G_CALLBACK (step) },
  /* Adds one of each thing. */
  { "pad.each", NULL, G_CALLBACK (take_each) },
  /* Takes back what was entered last. */
  { "pad.back", NULL, G_CALLBACK (go_back) },
  /* Goes on to the next part of the card. */
  { "pad.next", NULL, G_CALLBACK (go_on) },
};

static void
parlour_pad_class_init (ParlourPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  install_signals_of_things ();
  install_signals_of_numbers ();

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/pad.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (renew_keys));
  gtk_widget_class_bind_template_child (widget_class, ParlourPad, letters);
  gtk_widget_class_bind_template_child (widget_class, ParlourPad, less);
  gtk_widget_class_bind_template_child (widget_class, ParlourPad, more);
  gtk_widget_class_bind_template_child (widget_class, ParlourPad, zero);
  gtk_widget_class_bind_template_child (widget_class, ParlourPad, each);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_pad_init (ParlourPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_other_keys (self);
}

/**
 * parlour_pad_new:
 * @game: the game whose pictures stand on it
 * @things: (nullable): of whose ids each stands there, with its letter, beside the digits; each field is kept
 * @number: (nullable): of which few numbers stand behind each of them, which is one letter then
 * @flag: (nullable): what stands behind them last
 *
 * Makes a pad. Its keys work as long as it is shown.
 *
 * Returns: (transfer floating): the pad
 */
GtkWidget *
parlour_pad_new (const TableGame  *game,
                 const TableField *things,
                 const TableField *number,
                 const TableField *flag)
{
  ParlourPad *self = g_object_new (PARLOUR_TYPE_PAD, NULL);
  int columns;

  self->game = game;
  self->things = things;
  self->number = number;
  self->flag = flag;
  columns = number != NULL || flag != NULL ? count_columns (self) : MAX (count_letters (self), 1);
  g_object_set (self->letters, "min-columns", columns, "max-columns", columns, NULL);
  for (int which = 0; which < count_letters (self); which++)
    add_letter (self, which);
  renew_keys (self);
  gtk_widget_set_visible (GTK_WIDGET (self->letters), things != NULL);

  return GTK_WIDGET (self);
}

/**
 * parlour_pad_get_columns:
 * @self: a pad with letters
 *
 * Tells how many things stand on it for each thing that has a letter.
 *
 * Returns: 1 where numbers and a flag stand behind none
 */
int
parlour_pad_get_columns (ParlourPad *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAD (self), 1);

  return count_columns (self);
}

/**
 * parlour_pad_set_note:
 * @self: a pad with letters
 * @which: a thing, from 0
 * @note: what is said below it, such as how many there are left
 * @is_error: whether that cannot be
 *
 * Says something of a thing.
 */
void
parlour_pad_set_note (ParlourPad *self,
                      int         which,
                      const char *note,
                      gboolean    is_error)
{
  GtkWidget *label;

  g_return_if_fail (PARLOUR_IS_PAD (self));
  g_return_if_fail (which >= 0 && which < count_letters (self));

  label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (get_letter (self, which))));
  gtk_label_set_label (GTK_LABEL (label), note);
  gtk_widget_set_visible (label, TRUE);
  parlour_widget_set_css_class (label, "error", is_error);
}

/**
 * parlour_pad_set_reason:
 * @self: a pad with letters
 * @which: a thing, from 0
 * @reason: (nullable): why it cannot be on the card, or `NULL` if it can
 *
 * Lets a thing be chosen, or says why it cannot.
 */
void
parlour_pad_set_reason (ParlourPad *self,
                        int         which,
                        const char *reason)
{
  GtkWidget *button;

  g_return_if_fail (PARLOUR_IS_PAD (self));
  g_return_if_fail (which >= 0 && which < count_letters (self));

  button = get_letter (self, which);
  parlour_widget_hinder (button, reason);
  if (reason == NULL)
    tell_letter (button, which);
}

/**
 * parlour_pad_show_each:
 * @self: a pad
 *
 * Has a button for one of each thing in the place of the 0, where none of something is
 * never said.
 */
void
parlour_pad_show_each (ParlourPad *self)
{
  g_return_if_fail (PARLOUR_IS_PAD (self));

  gtk_widget_set_visible (self->zero, FALSE);
  gtk_widget_set_visible (self->each, TRUE);
}

/**
 * parlour_pad_show_steps:
 * @self: a pad
 * @shown: whether there are to be buttons for one more and one less
 *
 * Lets numbers be counted up and down.
 */
void
parlour_pad_show_steps (ParlourPad *self,
                        gboolean    shown)
{
  g_return_if_fail (PARLOUR_IS_PAD (self));

  gtk_widget_set_visible (self->less, shown);
  gtk_widget_set_visible (self->more, shown);
}
