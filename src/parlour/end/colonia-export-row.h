/* colonia-export-row.h: a file that can be exported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_EXPORT_ROW (colonia_export_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaExportRow, colonia_export_row, COLONIA, EXPORT_ROW, AdwActionRow)

GtkWidget *colonia_export_row_new        (void);
void       colonia_export_row_show       (ColoniaExportRow *self,
                                          const char       *title,
                                          const char       *subtitle);
gboolean   colonia_export_row_is_wanted  (ColoniaExportRow *self);
void       colonia_export_row_set_wanted (ColoniaExportRow *self,
                                          gboolean          wanted);

G_END_DECLS
