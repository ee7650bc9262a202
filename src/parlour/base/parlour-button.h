/* parlour-button.h: a button whose text takes several lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_BUTTON (parlour_button_get_type ())

G_DECLARE_FINAL_TYPE (ParlourButton, parlour_button, PARLOUR, BUTTON, GtkButton)
