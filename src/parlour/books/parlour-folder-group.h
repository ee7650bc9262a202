/* parlour-folder-group.h: the folder with the games, in the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_FOLDER_GROUP (parlour_folder_group_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFolderGroup, parlour_folder_group, PARLOUR, FOLDER_GROUP, AdwPreferencesGroup)

void parlour_folder_group_choose (ParlourFolderGroup *self,
                                  GFile              *file);
void parlour_folder_group_stack  (ParlourFolderGroup *self,
                                  gboolean            stacked);
