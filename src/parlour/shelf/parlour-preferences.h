/* parlour-preferences.h: the window of the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-cards.h"

#define PARLOUR_TYPE_PREFERENCES (parlour_preferences_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPreferences, parlour_preferences, PARLOUR, PREFERENCES, AdwWindow)

GtkWidget *parlour_preferences_new           (GtkWindow          *parent);
void       parlour_preferences_show_toast    (ParlourPreferences *self,
                                              AdwToast           *toast);
void       parlour_preferences_tell_imported (ParlourPreferences *self,
                                              ParlourCards       *cards,
                                              TableCollection    *before,
                                              const char         *sentence);
