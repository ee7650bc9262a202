/* colonia-collection-window.h: the cards that the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_COLLECTION_WINDOW (colonia_collection_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCollectionWindow, colonia_collection_window, COLONIA, COLLECTION_WINDOW, AdwWindow)

GtkWindow *colonia_collection_window_new    (GtkWindow               *parent);
void       colonia_collection_window_export (ColoniaCollectionWindow *self,
                                             GFile                   *file);

G_END_DECLS
