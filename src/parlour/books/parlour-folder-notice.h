/* parlour-folder-notice.h: that the folder with the games is away, or there again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_FOLDER_NOTICE (parlour_folder_notice_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFolderNotice, parlour_folder_notice, PARLOUR, FOLDER_NOTICE, AdwBin)

void parlour_folder_notice_refresh (ParlourFolderNotice *self);
