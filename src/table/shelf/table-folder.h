/* table-folder.h: a folder with games, which may be away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

char       *table_folder_find_disk    (const char          *folder);
gboolean    table_folder_is_there     (const char          *folder,
                                       const char          *disk);
GPtrArray  *table_folder_read         (const char          *folder,
                                       GError             **error);
GPtrArray  *table_folder_list         (const char          *folder);

void        table_folder_copy_async   (GPtrArray           *paths,
                                       const char          *folder,
                                       const char          *disk,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);
GHashTable *table_folder_copy_finish  (GAsyncResult        *result,
                                       GError             **error);
void        table_folder_leave_async  (GHashTable          *copies,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);
guint       table_folder_leave_finish (GAsyncResult        *result);
