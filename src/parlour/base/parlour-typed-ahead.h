/* parlour-typed-ahead.h: keys that are pressed before anything can take them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_TYPED_AHEAD (parlour_typed_ahead_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTypedAhead, parlour_typed_ahead, PARLOUR, TYPED_AHEAD, GObject)

ParlourTypedAhead *parlour_typed_ahead_new (GtkWidget *page);

void parlour_typed_ahead_begin (ParlourTypedAhead *self);

gboolean parlour_typed_ahead_keep (ParlourTypedAhead *self,
                                   GdkEvent          *event);

void parlour_typed_ahead_forget (ParlourTypedAhead *self);

void parlour_typed_ahead_end (ParlourTypedAhead *self,
                              GtkWidget         *place);
