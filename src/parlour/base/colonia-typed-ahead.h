/* colonia-typed-ahead.h: keys that are pressed before anything can take them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_TYPED_AHEAD (colonia_typed_ahead_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTypedAhead, colonia_typed_ahead, COLONIA, TYPED_AHEAD, GObject)

ColoniaTypedAhead *colonia_typed_ahead_new (GtkWidget *page);

void colonia_typed_ahead_begin (ColoniaTypedAhead *self);

gboolean colonia_typed_ahead_keep (ColoniaTypedAhead *self,
                                   GdkEvent          *event);

void colonia_typed_ahead_forget (ColoniaTypedAhead *self);

void colonia_typed_ahead_end (ColoniaTypedAhead *self,
                              GtkWidget         *place);

G_END_DECLS
