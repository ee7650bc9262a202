/* colonia-rules-window.h: the window with the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-guide-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_RULES_WINDOW (colonia_rules_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRulesWindow, colonia_rules_window, COLONIA, RULES_WINDOW, AdwWindow)

ColoniaRulesWindow *colonia_rules_window_find     (GtkApplication       *application);
void                colonia_rules_window_show     (GtkApplication       *application,
                                                   ColoniaSession       *session,
                                                   const ColoniaPassage *passage);
ColoniaGuidePage   *colonia_rules_window_get_page (ColoniaRulesWindow   *self);

G_END_DECLS
