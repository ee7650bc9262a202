/* parlour-language-button.h: the choice of a language in a header
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_LANGUAGE_BUTTON (parlour_language_button_get_type ())

G_DECLARE_FINAL_TYPE (ParlourLanguageButton, parlour_language_button, PARLOUR, LANGUAGE_BUTTON, AdwBin)

GtkWidget *parlour_language_toggle_new (const char *language);
