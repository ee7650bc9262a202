/* parlour-keys.c: the keys of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-keys.h"

#include "parlour-widgets.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

#define NEXT_LANGUAGE "app.next-language"

#define WORD "parlour-word"
#define AT_ONCE "parlour-at-once"

/* Where the 1 above the letters is; the other digits follow it, 0 being last.
 * X11 and Wayland number the keys alike. */
#define FIRST_OF_ROW 10

/* What a letter stands for. */
typedef struct {
  ParlourKeyFinder find;
  int which;
} Word;

/**
 * parlour_key_label:
 * @key: a letter, which is a capital one if Shift is held with it
 *
 * Tells what stands on a key.
 *
 * Returns: (transfer full): the letter as it is printed on the key, behind what stands on Shift
 */
char *
parlour_key_label (gunichar key)
{
  char letter[6 + 1] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (key), letter);

  return g_strconcat (g_unichar_isupper (key) ? "⇧" : "", letter, NULL);
}

/**
 * parlour_key_tooltip:
 * @name: what the key does, or what it stands for
 * @key: a letter
 *
 * Tells of a key.
 *
 * Returns: (transfer full): @name with the key behind it
 */
char *
parlour_key_tooltip (const char *name,
                     gunichar    key)
{
  g_autofree char *label = parlour_key_label (key);

  g_return_val_if_fail (name != NULL, NULL);

  /* Translators: the first %s says what a key does or stands for, the second is what stands on the key, e.g. “London (L)”. */
  return g_strdup_printf (_("%s (%s)"), name, label);
}

/**
 * parlour_keys_add:
 * @controller: where the key is to be known
 * @keyval: the key
 * @modifiers: what is held with it
 * @callback: what it does; its widget is that of @controller
 * @number: what @callback is told, as an integer
 *
 * Lets a key do something.
 */
void
parlour_keys_add (GtkShortcutController *controller,
                  guint                  keyval,
                  GdkModifierType        modifiers,
                  GtkShortcutFunc        callback,
                  int                    number)
{
  GtkShortcut *shortcut;

  g_return_if_fail (callback != NULL);

  shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers),
                               gtk_callback_action_new (callback, NULL, NULL));
  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (number));
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

/**
 * parlour_keys_add_letter:
 * @controller: where the key is to be known
 * @key: a small letter
 * @callback: what it does; its widget is that of @controller
 * @number: what @callback is told, as an integer
 *
 * Lets the key of a letter do something.
 */
void
parlour_keys_add_letter (GtkShortcutController *controller,
                         gunichar               key,
                         GtkShortcutFunc        callback,
                         int                    number)
{
  parlour_keys_add (controller, gdk_unicode_to_keyval (key), 0, callback, number);
}

static void
set_trigger (GtkShortcut *shortcut)
{
  const Word *word = g_object_get_data (G_OBJECT (shortcut), WORD);

  gtk_shortcut_set_trigger (shortcut, gtk_keyval_trigger_new (gdk_unicode_to_keyval (word->find (word->which)), 0));
}

/**
 * parlour_keys_add_word:
 * @controller: where the key is to be known
 * @find: (scope forever): what finds the letter of a thing in the language of the interface,
 *   such as parlour_key_city()
 * @which: the thing
 * @callback: what it does; its widget is that of @controller
 * @number: what @callback is told, as an integer
 *
 * Lets the letter of a thing do something. It becomes another one with the language.
 */
void
parlour_keys_add_word (GtkShortcutController *controller,
                       ParlourKeyFinder       find,
                       int                    which,
                       GtkShortcutFunc        callback,
                       int                    number)
{
  const Word word = { find, which };
  GtkShortcut *shortcut;

  g_return_if_fail (find != NULL);
  g_return_if_fail (callback != NULL);

  shortcut = gtk_shortcut_new (NULL, gtk_callback_action_new (callback, NULL, NULL));
  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (number));
  g_object_set_data_full (G_OBJECT (shortcut), WORD, g_memdup2 (&word, sizeof word), g_free);
  set_trigger (shortcut);
  g_signal_connect_object (tongue_voice_get_default (), "notify::language", G_CALLBACK (set_trigger), shortcut,
                           G_CONNECT_SWAPPED);
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

/**
 * parlour_key_name_button:
 * @button: a button
 * @hint: where the letter stands on it
 * @name: what the button is for
 * @key: its key
 *
 * Tells what a button with a key is for. One that cannot be pressed goes on saying why, see parlour_widget_hinder().
 */
void
parlour_key_name_button (GtkWidget  *button,
                         GtkWidget  *hint,
                         const char *name,
                         gunichar    key)
{
  g_autofree char *label = NULL;
  g_autofree char *tooltip = NULL;

  g_return_if_fail (name != NULL);

  label = parlour_key_label (key);
  tooltip = parlour_key_tooltip (name, key);
  gtk_label_set_label (GTK_LABEL (hint), label);
  if (gtk_widget_get_sensitive (button))
    parlour_widget_set_tooltip (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * parlour_keys_add_digits:
 * @controller: where the keys are to be known
 * @callback: what they do; it is told the digit as an integer
 *
 * Lets the digits, on the keypad too, do something.
 */
void
parlour_keys_add_digits (GtkShortcutController *controller,
                         GtkShortcutFunc        callback)
{
  for (int digit = 0; digit <= 9; digit++)
    {
      parlour_keys_add (controller, GDK_KEY_0 + (guint) digit, 0, callback, digit);
      parlour_keys_add (controller, GDK_KEY_KP_0 + (guint) digit, 0, callback, digit);
    }
}

/**
 * parlour_keys_add_offers:
 * @widget: what offers cards that are known
 * @callback: what the keys do; it is told as an integer which card is meant
 *
 * Lets Alt with a digit take a card that is offered, wherever the focus is.
 */
void
parlour_keys_add_offers (GtkWidget       *widget,
                         GtkShortcutFunc  callback)
{
  GtkShortcutController *keys;

  g_return_if_fail (callback != NULL);

  keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());
  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int i = 0; i < PARLOUR_N_OFFER_KEYS; i++)
    parlour_keys_add (keys, GDK_KEY_1 + (guint) i, GDK_ALT_MASK, callback, i);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (keys));
}

/* Tells whether a key is a digit. Returns the digit, 0 to 9, or -1 if it is something else. */
int
parlour_keys_find_digit (guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return (int) (keyval - GDK_KEY_0);
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (int) (keyval - GDK_KEY_KP_0);

  return -1;
}

/* A trigger of two may have two in it again, of which a template has few. */
static gboolean
has_key (GtkShortcutTrigger *trigger, /* NOLINT(misc-no-recursion) */
         guint               keyval,
         GdkModifierType     modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return has_key (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), keyval, modifiers)
           || has_key (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)), keyval, modifiers);

  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

static GtkShortcut *
find_in_controller (GtkShortcutController *controller,
                    guint                  keyval,
                    GdkModifierType        modifiers)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);

      if (has_key (gtk_shortcut_get_trigger (shortcut), keyval, modifiers))
        return shortcut; /* which the controller keeps */
    }

  return NULL;
}

/* Only what works wherever the focus is. */
static GtkShortcut *
find_in_widget (GtkWidget       *widget,
                guint            keyval,
                GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      GtkShortcut *shortcut = NULL;

      if (GTK_IS_SHORTCUT_CONTROLLER (controller)
          && gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) == GTK_SHORTCUT_SCOPE_GLOBAL)
        shortcut = find_in_controller (GTK_SHORTCUT_CONTROLLER (controller), keyval, modifiers);
      if (shortcut != NULL)
        return shortcut;
    }

  return NULL;
}

/* What is inside comes before what is around it, as deep as windows are nested. */
static GtkShortcut *
find_shortcut (GtkWidget        *widget, /* NOLINT(misc-no-recursion) */
               guint             keyval,
               GdkModifierType   modifiers,
               GtkWidget       **owner)
{
  GtkShortcut *shortcut = NULL;

  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget))
    return NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && shortcut == NULL;
       child = gtk_widget_get_next_sibling (child))
    shortcut = find_shortcut (child, keyval, modifiers, owner);

  if (shortcut == NULL && (shortcut = find_in_widget (widget, keyval, modifiers)) != NULL)
    *owner = widget;

  return shortcut;
}

/* Tells whether a key may do something in @widget wherever the focus is. A letter with Shift is
 * a large one, and signs need it on some keyboards. */
gboolean
parlour_keys_know (GtkWidget       *widget,
                   guint            keyval,
                   GdkModifierType  modifiers)
{
  GtkWidget *owner = NULL;

  return find_shortcut (widget, gdk_keyval_to_lower (keyval), modifiers, &owner) != NULL
         || find_shortcut (widget, keyval, modifiers & ~GDK_SHIFT_MASK, &owner) != NULL;
}

/**
 * parlour_keys_allow:
 * @widget: a widget with an action
 * @action: the name of the action
 * @why_not: (nullable): why it cannot be done now, or `NULL` if it can
 *
 * Lets an action be done, or says why not to whoever presses its key: it would be
 * as if the key had never been pressed. See parlour_keys_find_why_not().
 */
void
parlour_keys_allow (GtkWidget  *widget,
                    const char *action,
                    const char *why_not)
{
  g_return_if_fail (action != NULL);

  gtk_widget_action_set_enabled (widget, action, why_not == NULL);
  g_object_set_data_full (G_OBJECT (widget), action, g_strdup (why_not), g_free);
}

/* Tells why a key that is known does nothing now, see parlour_keys_allow(): why not, or NULL if
 * it may do something. */
const char *
parlour_keys_find_why_not (GtkWidget       *widget,
                           guint            keyval,
                           GdkModifierType  modifiers)
{
  GtkWidget *owner = NULL;
  GtkShortcut *shortcut = find_shortcut (widget, gdk_keyval_to_lower (keyval), modifiers, &owner);
  GtkShortcutAction *action = shortcut != NULL ? gtk_shortcut_get_action (shortcut) : NULL;

  if (action == NULL || !GTK_IS_NAMED_ACTION (action))
    return NULL;

  return g_object_get_data (G_OBJECT (owner), gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)));
}

/**
 * parlour_keys_read_digit:
 * @keyval: a key
 * @keycode: where the key is
 * @modifiers: what is held with it
 *
 * Tells which digit a key stands for where a number is typed. On French and Belgian keyboards the
 * digits above the letters need Shift, and without it are signs and letters with accents; there the
 * place of the key counts.
 *
 * Returns: the digit, 0 to 9, or -1 if it is something else
 */
int
parlour_keys_read_digit (guint           keyval,
                         guint           keycode,
                         GdkModifierType modifiers)
{
  int digit = parlour_keys_find_digit (keyval);

  if (digit >= 0 || (modifiers & (GDK_SHIFT_MASK | GDK_SUPER_MASK | GDK_META_MASK | GDK_HYPER_MASK)) != 0)
    return digit;
  if (keycode < FIRST_OF_ROW || keycode >= FIRST_OF_ROW + 10 || gdk_keyval_to_unicode (keyval) == 0)
    return -1;

  /* The zero comes last. */
  return (int) (keycode - FIRST_OF_ROW + 1) % 10;
}

/* Tells which digit a key stands for, see parlour_keys_read_digit(), where other keys mean
 * something, too: a sign that does something else in the window, such as a minus, goes on doing
 * that. Returns the digit, 0 to 9, or -1 if it is something else. */
int
parlour_keys_find_row_digit (GtkWidget       *widget,
                             guint            keyval,
                             guint            keycode,
                             GdkModifierType  modifiers)
{
  int digit = parlour_keys_read_digit (keyval, keycode, modifiers);
  GtkWidget *owner = NULL;

  if (digit < 0 || parlour_keys_find_digit (keyval) >= 0
      || find_shortcut (GTK_WIDGET (gtk_widget_get_root (widget)), keyval,
                        modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK), &owner) == NULL)
    return digit;

  return -1;
}

/* Does what a key does in @widget wherever the focus is. */
gboolean
parlour_keys_press (GtkWidget       *widget,
                    guint            keyval,
                    GdkModifierType  modifiers)
{
  GtkWidget *owner = NULL;
  g_autoptr (GtkShortcut) held = NULL;
  GtkShortcut *shortcut = find_shortcut (widget, keyval, modifiers, &owner);

  if (shortcut == NULL)
    return FALSE;

  /* The page it belongs to may be gone afterwards. */
  held = g_object_ref (shortcut);

  return gtk_shortcut_action_activate (gtk_shortcut_get_action (held), 0, owner, gtk_shortcut_get_arguments (held));
}

/* Whether the keys are laid out so that there is none for a letter, as in Russia and Greece. */
static gboolean
has_letters (GdkEvent *event)
{
  const guint layout = gdk_key_event_get_layout (event);
  g_autofree GdkKeymapKey *keys = NULL;
  gboolean has = FALSE;
  int n = 0;

  if (!gdk_display_map_keyval (gdk_event_get_display (event), GDK_KEY_a, &keys, &n))
    return FALSE;
  for (int i = 0; i < n; i++)
    has |= keys[i].group == (int) layout;

  return has;
}

/**
 * parlour_keys_find_letter:
 * @controller: what is told of a key at this moment
 * @keyval: the key
 * @keycode: where it is
 *
 * Tells which letter a key stands for where the keyboard has none of those by which things are called:
 * then the place of the key counts.
 *
 * Returns: the letter, or @keyval if it stands for what is printed on it
 */
guint
parlour_keys_find_letter (GtkEventController *controller,
                          guint               keyval,
                          guint               keycode)
{
  static const struct {
    guint first;
    const char *letters;
  } rows[] = { { 24, "qwertyuiop" }, { 38, "asdfghjkl" }, { 52, "zxcvbnm" } };
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  if (event == NULL || gdk_event_get_event_type (event) != GDK_KEY_PRESS || has_letters (event))
    return keyval;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (keycode >= rows[i].first && keycode < rows[i].first + strlen (rows[i].letters))
      {
        const guint letter = (guint) rows[i].letters[keycode - rows[i].first];

        return (gdk_event_get_modifier_state (event) & GDK_SHIFT_MASK) != 0 ? gdk_keyval_to_upper (letter) : letter;
      }

  return keyval;
}

/* What works in the whole program. */
static gboolean
press_accelerator (GtkWidget      *window,
                   guint           keyval,
                   GdkModifierType modifiers)
{
  GApplication *application = g_application_get_default ();
  g_autofree char *accelerator = gtk_accelerator_name (gdk_keyval_to_lower (keyval), modifiers);
  g_auto (GStrv) actions = NULL;
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  if (application == NULL)
    return FALSE;
  actions = gtk_application_get_actions_for_accel (GTK_APPLICATION (application), accelerator);

  return *actions != NULL && g_action_parse_detailed_name (*actions, &action, &target, NULL)
         && gtk_widget_activate_action_variant (window, action, target);
}

/* A letter with Shift is a large one, see parlour_keys_know(). */
static gboolean
press_letter (GtkWidget      *window,
              guint           letter,
              GdkModifierType modifiers)
{
  return parlour_keys_press (window, gdk_keyval_to_lower (letter), modifiers)
         || parlour_keys_press (window, letter, modifiers & ~GDK_SHIFT_MASK)
         || press_accelerator (window, letter, modifiers);
}

static gboolean
on_button_key (GtkEventControllerKey *controller,
               guint                  keyval,
               guint                  keycode,
               GdkModifierType        modifiers,
               GtkWidget             *button)
{
  static const guint keyvals[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };

  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    if (keyval == keyvals[i] && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0)
      {
        g_signal_emit_by_name (button, "clicked");
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* Lets Enter and the space bar press the button at once, from now on. GTK would show it pressed
 * for a quarter of a second before anything happens, and forget it where it is gone by then. */
void
parlour_keys_press_at_once (GtkWidget *button)
{
  GtkEventController *keys;

  if (g_object_get_data (G_OBJECT (button), AT_ONCE) != NULL)
    return;

  keys = gtk_event_controller_key_new ();
  g_object_set_data (G_OBJECT (button), AT_ONCE, keys);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_button_key), button);
  gtk_widget_add_controller (button, keys);
}

static gboolean
on_row_key (GtkEventControllerKey *controller,
            guint                  keyval,
            guint                  keycode,
            GdkModifierType        modifiers,
            GtkWidget             *window)
{
  const guint letter = parlour_keys_find_letter (GTK_EVENT_CONTROLLER (controller), keyval, keycode);
  int digit = parlour_keys_find_digit (keyval) < 0
                ? parlour_keys_find_row_digit (window, keyval, keycode, modifiers)
                : -1;

  if (letter != keyval)
    return press_letter (window, letter, modifiers & gtk_accelerator_get_default_mod_mask ());
  if (digit < 0)
    return GDK_EVENT_PROPAGATE;

  return parlour_keys_press (window, GDK_KEY_0 + (guint) digit, modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK));
}

/**
 * parlour_keys_watch_row:
 * @window: a window
 *
 * Lets all digit keys in a window work without Shift on keyboards that need
 * it, and those of letters by their place on keyboards that have none of them. What is
 * typed into an entry never comes so far.
 */
void
parlour_keys_watch_row (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_row_key), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

static gboolean
on_digit_key (GtkEventControllerKey *controller,
              guint                  keyval,
              guint                  keycode,
              GdkModifierType        modifiers,
              GtkEditable           *number)
{
  const int digit = parlour_keys_read_digit (keyval, keycode, modifiers);
  const char text[] = { (char) ('0' + digit), '\0' };
  int position;

  if (digit < 0 || parlour_keys_find_digit (keyval) >= 0 || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  gtk_editable_delete_selection (number);
  position = gtk_editable_get_position (number);
  gtk_editable_insert_text (number, text, -1, &position);
  gtk_editable_set_position (number, position);

  return GDK_EVENT_STOP;
}

/**
 * parlour_keys_type_digits:
 * @number: where numbers are written
 *
 * Lets digits be typed there without Shift on keyboards that need it.
 */
void
parlour_keys_type_digits (GtkEditable *number)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_digit_key), number);
  gtk_widget_add_controller (GTK_WIDGET (number), keys);
}

static gboolean
focus_now (gpointer widget)
{
  if (gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);

  return G_SOURCE_REMOVE;
}

/**
 * parlour_keys_focus_soon:
 * @widget: what is to have the focus
 *
 * Gives the focus to something on a page that has just appeared. Whatever
 * turned to the page moves the focus there by itself, and comes first; a key
 * that is pressed meanwhile comes after it, and may move the focus on.
 */
void
parlour_keys_focus_soon (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_idle_add_full (G_PRIORITY_HIGH, focus_now, g_object_ref (widget), g_object_unref);
}

/* What a page begins with that has just appeared. */
static GtkWidget *beginning;
static guint begins_soon;

/* (weak): what a page began with that could not have the focus then, or NULL. */
static GtkWidget *missed;

static gboolean
begin_now (gpointer data)
{
  g_autoptr (GtkWidget) widget = g_steal_pointer (&beginning);
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  begins_soon = 0;
  focus_now (widget);
  g_set_weak_pointer (&missed, gtk_widget_is_sensitive (widget) ? NULL : widget);
  if (scroller != NULL)
    {
      GtkAdjustment *scrolling = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

      gtk_adjustment_set_value (scrolling, gtk_adjustment_get_lower (scrolling));
    }

  return G_SOURCE_REMOVE;
}

/**
 * parlour_keys_begin_page:
 * @widget: what is to have the focus
 *
 * Begins a page, or begins it anew, at its top: it does not scroll to where
 * something is typed before anything is.
 */
void
parlour_keys_begin_page (GtkWidget *widget)
{
  /* What is typed elsewhere counts as soon as the focus leaves it, for which the page may be another one: it has begun then. */
  g_autoptr (GtkWidget) kept = g_object_ref (widget);

  parlour_keys_settle ();
  if (begins_soon != 0)
    return;

  beginning = g_steal_pointer (&kept);
  begins_soon = g_idle_add_full (G_PRIORITY_HIGH, begin_now, NULL, NULL);
}

/**
 * parlour_keys_settle:
 *
 * Lets a page that is about to begin do it at once, for a key that was pressed
 * already. Nothing is done where none is.
 */
void
parlour_keys_settle (void)
{
  if (begins_soon == 0)
    return;

  g_source_remove (begins_soon);
  begin_now (NULL);
}

/* Gives the focus to what a page in @place has begun with while nothing there could have it. */
gboolean
parlour_keys_make_up (GtkWidget *place)
{
  GtkWidget *widget = missed;

  g_clear_weak_pointer (&missed);

  return widget != NULL && gtk_widget_is_ancestor (widget, place) && gtk_widget_get_mapped (widget)
         && gtk_widget_grab_focus (widget);
}

/**
 * parlour_keys_add_language:
 * @popover: a popover in which somebody reads
 *
 * Lets the keys that change the language do so in a popover, too. While one is
 * open that hides by itself, it gets all keys, and those of the application do
 * nothing.
 */
void
parlour_keys_add_language (GtkWidget *popover)
{
  GApplication *application = g_application_get_default ();
  g_auto (GStrv) keys = NULL;
  GtkEventController *controller;

  if (application == NULL)
    return;

  keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), NEXT_LANGUAGE);
  controller = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (char **key = keys; *key != NULL; key++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (*key),
                                                            gtk_named_action_new (NEXT_LANGUAGE)));
  gtk_widget_add_controller (popover, controller);
}
