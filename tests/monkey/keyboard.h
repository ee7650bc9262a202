/* keyboard.h: keys that are pressed on a display as by somebody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

gboolean keyboard_open  (void);
void     keyboard_press (guint           keyval,
                         GdkModifierType modifiers);

G_END_DECLS
