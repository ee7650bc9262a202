/* keyboard.h: keys, as a display tells of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

GHashTable *keyboard_learn (GtkWindow   *window,
                            const guint *keyvals);
