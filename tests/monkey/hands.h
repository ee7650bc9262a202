/* hands.h: keys and buttons of the mouse that are pressed on a display as by somebody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

gboolean hands_open      (void);
void     hands_press_key (guint           keyval,
                          GdkModifierType modifiers);
void     hands_point     (GtkNative *native,
                          double     x,
                          double     y);
void     hands_hold      (gboolean is_down);
void     hands_rest      (void);
