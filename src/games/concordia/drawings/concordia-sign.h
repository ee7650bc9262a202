/* concordia-sign.h: the signs of cards with their gods, and of goods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"

#include <gtk/gtk.h>

/* What a good, or the coins, is among the signs: they follow the cards. */
#define CONCORDIA_SIGN_GOOD(good) ((int) CONCORDIA_N_CARDS + (good))

GtkWidget *concordia_sign_new (int size,
                               int which,
                               int god);
