/* colonia-preferences.h: the window of the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_PREFERENCES (colonia_preferences_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaPreferences, colonia_preferences, COLONIA, PREFERENCES, AdwPreferencesWindow)

GtkWidget *colonia_preferences_new          (GtkWindow          *parent);
void       colonia_preferences_import_cards (ColoniaPreferences *self,
                                             GFile              *file);
void       colonia_preferences_export_cards (ColoniaPreferences *self,
                                             GFile              *file);

G_END_DECLS
