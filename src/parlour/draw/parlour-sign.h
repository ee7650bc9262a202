/* parlour-sign.h: the sign of a thing that a game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

#include <gtk/gtk.h>

GtkWidget *parlour_sign_new (const TableGame *game,
                             const char      *id,
                             int              size);
