/* colonia-keys.h: the keys for what is on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ColoniaKeyFinder:
 * @which: a thing
 *
 * Finds the letter of a thing in the language of the moment.
 *
 * Returns: a small letter
 */
typedef gunichar (*ColoniaKeyFinder) (int which);

/**
 * COLONIA_N_OFFER_KEYS:
 *
 * How many of the cards that are offered have a key.
 */
#define COLONIA_N_OFFER_KEYS 9

/**
 * COLONIA_KEY_POINTS:
 *
 * The most points of a relic that has a key, which is the most that is known of.
 */
#define COLONIA_KEY_POINTS 5

/**
 * COLONIA_KEY_SHRINE:
 *
 * The key that makes a shrine of a card.
 */
#define COLONIA_KEY_SHRINE ((gunichar) 's')

gunichar    colonia_key_resource  (int                    resource);
gunichar    colonia_key_good      (int                    good);
gunichar    colonia_key_city      (int                    city);
gunichar    colonia_key_relic     (int                    relic);
gunichar    colonia_key_ballot    (int                    ballot);
char       *colonia_key_label     (gunichar               key);
char       *colonia_key_tooltip   (const char            *name,
                                   gunichar               key);

void        colonia_keys_add      (GtkShortcutController *controller,
                                   guint                  keyval,
                                   GdkModifierType        modifiers,
                                   GtkShortcutFunc        callback,
                                   int                    number);
void        colonia_keys_add_letter (GtkShortcutController *controller,
                                     gunichar               key,
                                     GtkShortcutFunc        callback,
                                     int                    number);
void        colonia_keys_add_word (GtkShortcutController *controller,
                                   ColoniaKeyFinder       find,
                                   int                    which,
                                   GdkModifierType        modifiers,
                                   GtkShortcutFunc        callback,
                                   int                    number);
void        colonia_key_name_button (GtkWidget            *button,
                                     GtkWidget            *hint,
                                     const char           *name,
                                     gunichar              key);
void        colonia_keys_add_digits (GtkShortcutController *controller,
                                     GtkShortcutFunc        callback);
void        colonia_keys_add_offers (GtkWidget             *widget,
                                     GtkShortcutFunc        callback);
int         colonia_keys_find_digit (guint                  keyval);
int         colonia_keys_find_row_digit (GtkWidget         *widget,
                                         guint              keyval,
                                         guint              keycode,
                                         GdkModifierType    modifiers);
gboolean    colonia_keys_press      (GtkWidget             *widget,
                                     guint                  keyval,
                                     GdkModifierType        modifiers);
void        colonia_keys_watch_row  (GtkWindow             *window);
void        colonia_keys_focus_soon (GtkWidget             *widget);
void        colonia_keys_begin_page (GtkWidget             *widget);
void        colonia_keys_settle     (void);

G_END_DECLS
