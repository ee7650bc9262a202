/* colonia-keys.h: the keys for what is on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

gunichar    colonia_key_resource  (ColoniaResource        resource);
gunichar    colonia_key_good      (ColoniaGood            good);
gunichar    colonia_key_city      (ColoniaCity            city);
gunichar    colonia_key_ballot    (ColoniaBallot          ballot);
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
void        colonia_keys_add_digits (GtkShortcutController *controller,
                                     GtkShortcutFunc        callback);
int         colonia_keys_find_digit (guint                  keyval);
void        colonia_keys_focus_soon (GtkWidget             *widget);
void        colonia_keys_begin_page (GtkWidget             *widget);

G_END_DECLS
