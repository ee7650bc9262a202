/* colonia-shortcuts.h: the window of the keyboard shortcuts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_SHORTCUTS (colonia_shortcuts_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaShortcuts, colonia_shortcuts, COLONIA, SHORTCUTS, AdwWindow)

GtkWidget *colonia_shortcuts_new (GtkWindow *parent);

G_END_DECLS
