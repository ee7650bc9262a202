/* parlour-rules-window.h: the window with the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-guide-page.h"

#define PARLOUR_TYPE_RULES_WINDOW (parlour_rules_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRulesWindow, parlour_rules_window, PARLOUR, RULES_WINDOW, AdwWindow)

ParlourRulesWindow *parlour_rules_window_find     (GtkApplication     *application);
void                parlour_rules_window_show     (GtkApplication     *application,
                                                   TableSession       *session,
                                                   const TableGame    *game);
void                parlour_rules_window_go_to    (GtkApplication     *application,
                                                   TableSession       *session,
                                                   const TableGame    *game,
                                                   const TablePassage *passage);
ParlourGuidePage   *parlour_rules_window_get_page (ParlourRulesWindow *self);
