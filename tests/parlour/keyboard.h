/* keyboard.h: keys, as a display tells of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GHashTable *keyboard_learn (GtkWindow   *window,
                            const guint *keyvals);

G_END_DECLS
