/* parlour-keys.h: the keys of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * ParlourKeyFinder:
 * @which: a thing
 *
 * Finds the letter of a thing in the language of the moment.
 *
 * Returns: a small letter
 */
typedef gunichar (*ParlourKeyFinder) (int which);

/**
 * PARLOUR_N_OFFER_KEYS:
 *
 * How many of the cards that are offered have a key.
 */
#define PARLOUR_N_OFFER_KEYS 9

char    *parlour_key_label       (gunichar    key);
char    *parlour_key_tooltip     (const char *name,
                                  gunichar    key);

void     parlour_keys_add            (GtkShortcutController *controller,
                                      guint                  keyval,
                                      GdkModifierType        modifiers,
                                      GtkShortcutFunc        callback,
                                      int                    number);
void     parlour_keys_add_letter     (GtkShortcutController *controller,
                                      gunichar               key,
                                      GtkShortcutFunc        callback,
                                      int                    number);
void     parlour_keys_add_word       (GtkShortcutController *controller,
                                      ParlourKeyFinder       find,
                                      int                    which,
                                      GtkShortcutFunc        callback,
                                      int                    number);
void     parlour_key_name_button     (GtkWidget             *button,
                                      GtkWidget             *hint,
                                      const char            *name,
                                      gunichar               key);
void     parlour_keys_add_digits     (GtkShortcutController *controller,
                                      GtkShortcutFunc        callback);
void     parlour_keys_add_offers     (GtkWidget             *widget,
                                      GtkShortcutFunc        callback);
void     parlour_keys_add_language   (GtkWidget             *popover);
int      parlour_keys_find_digit     (guint                  keyval);
guint    parlour_keys_find_letter    (GtkEventController    *controller,
                                      guint                  keyval,
                                      guint                  keycode);
int      parlour_keys_read_digit     (guint                  keyval,
                                      guint                  keycode,
                                      GdkModifierType        modifiers);
int      parlour_keys_find_row_digit (GtkWidget             *widget,
                                      guint                  keyval,
                                      guint                  keycode,
                                      GdkModifierType        modifiers);
gboolean parlour_keys_press          (GtkWidget             *widget,
                                      guint                  keyval,
                                      GdkModifierType        modifiers);
void     parlour_keys_press_at_once  (GtkWidget             *button);
gboolean parlour_keys_know           (GtkWidget             *widget,
                                      guint                  keyval,
                                      GdkModifierType        modifiers);
void     parlour_keys_allow          (GtkWidget             *widget,
                                      const char            *action,
                                      const char            *why_not);
const char *parlour_keys_find_why_not (GtkWidget             *widget,
                                      guint                  keyval,
                                      GdkModifierType        modifiers);
void     parlour_keys_watch_row      (GtkWindow             *window);
void     parlour_keys_type_digits    (GtkEditable           *number);
void     parlour_keys_focus_soon     (GtkWidget             *widget);
void     parlour_keys_begin_page     (GtkWidget             *widget);
void     parlour_keys_settle         (void);
gboolean parlour_keys_make_up        (GtkWidget             *place);
