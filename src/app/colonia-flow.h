/* colonia-flow.h: things in columns of one width, as many as fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_FLOW (colonia_flow_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaFlow, colonia_flow, COLONIA, FLOW, GtkWidget)

GtkWidget *colonia_flow_new             (void);

int        colonia_flow_get_min_columns (ColoniaFlow *self);
void       colonia_flow_set_min_columns (ColoniaFlow *self,
                                         int          columns);
int        colonia_flow_get_max_columns (ColoniaFlow *self);
void       colonia_flow_set_max_columns (ColoniaFlow *self,
                                         int          columns);
int        colonia_flow_get_spacing     (ColoniaFlow *self);
void       colonia_flow_set_spacing     (ColoniaFlow *self,
                                         int          spacing);
void       colonia_flow_append          (ColoniaFlow *self,
                                         GtkWidget   *child);
void       colonia_flow_clear           (ColoniaFlow *self);

G_END_DECLS
