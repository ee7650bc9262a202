/* parlour-turn-hint.h: what whoever has the turn should know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_TURN_HINT (parlour_turn_hint_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTurnHint, parlour_turn_hint, PARLOUR, TURN_HINT, GtkWidget)

TongueScope *parlour_turn_hint_speak (ParlourTurnHint *self,
                                      ParlourPage     *page) G_GNUC_WARN_UNUSED_RESULT;
void         parlour_turn_hint_show  (ParlourTurnHint *self,
                                      ParlourPage     *page,
                                      const char      *text);
