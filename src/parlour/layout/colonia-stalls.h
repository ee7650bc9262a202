/* colonia-stalls.h: things side by side, as many as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_STALLS (colonia_stalls_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStalls, colonia_stalls, COLONIA, STALLS, GtkWidget)

GtkWidget *colonia_stalls_new    (void);

void       colonia_stalls_append (ColoniaStalls *self,
                                  GtkWidget     *child);
void       colonia_stalls_clear  (ColoniaStalls *self);

G_END_DECLS
