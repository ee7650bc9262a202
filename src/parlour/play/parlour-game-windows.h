/* parlour-game-windows.h: the windows that belong to a game, and open beside its page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-page.h"

void       parlour_game_windows_install        (GtkWidgetClass  *widget_class);
GtkWindow *parlour_game_windows_make_chronicle (ParlourGamePage *page);
void       parlour_game_windows_tell_made      (ParlourGamePage *page,
                                                const char      *sentence);
