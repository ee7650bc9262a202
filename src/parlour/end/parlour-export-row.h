/* parlour-export-row.h: a file that can be exported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_EXPORT_ROW (parlour_export_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourExportRow, parlour_export_row, PARLOUR, EXPORT_ROW, AdwActionRow)

void       parlour_export_row_show       (ParlourExportRow *self,
                                          const char       *title,
                                          const char       *subtitle);
gboolean   parlour_export_row_is_wanted  (ParlourExportRow *self);

G_END_DECLS
