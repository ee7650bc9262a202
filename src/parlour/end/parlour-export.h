/* parlour-export.h: what is to be exported of a game, and where to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_EXPORT (parlour_export_get_type ())

G_DECLARE_FINAL_TYPE (ParlourExport, parlour_export, PARLOUR, EXPORT, ParlourSideWindow)

GtkWindow *parlour_export_new        (GtkWindow     *parent,
                                      TableSession  *session);
void       parlour_export_set_folder (ParlourExport *self,
                                      GFile         *folder);
