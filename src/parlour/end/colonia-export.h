/* colonia-export.h: what is to be exported of a game, and where to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_EXPORT (colonia_export_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaExport, colonia_export, COLONIA, EXPORT, AdwWindow)

GtkWindow *colonia_export_new        (GtkWindow      *parent,
                                      ColoniaSession *session);
void       colonia_export_set_folder (ColoniaExport  *self,
                                      GFile          *folder);

G_END_DECLS
