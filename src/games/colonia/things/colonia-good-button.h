/* colonia-good-button.h: buttons for the five goods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * COLONIA_GOOD_BUTTON_SIZE:
 *
 * How large the good on a button is.
 */
#define COLONIA_GOOD_BUTTON_SIZE 26

void colonia_good_button_set_up (GtkButton   *button,
                                 ColoniaGood  good);

G_END_DECLS
