/* parlour-collection-window.h: the cards that the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-cards.h"
#include "parlour-side-window.h"

#define PARLOUR_TYPE_COLLECTION_WINDOW (parlour_collection_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCollectionWindow, parlour_collection_window, PARLOUR, COLLECTION_WINDOW, ParlourSideWindow)

GtkWindow *parlour_collection_window_new    (GtkWindow               *parent,
                                             ParlourCards            *cards,
                                             gboolean                 is_named);
void       parlour_collection_window_export (ParlourCollectionWindow *self,
                                             GFile                   *file);
