/* parlour-rules-button.h: what opens the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_RULES_BUTTON (parlour_rules_button_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRulesButton, parlour_rules_button, PARLOUR, RULES_BUTTON, GtkButton)

void parlour_rules_button_set_game (ParlourRulesButton *self,
                                    const TableGame    *game);
