/* table-join.h: one game of several copies of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

void     table_join_async  (const char          *path,
                            const char *const   *others,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data);
gboolean table_join_finish (GAsyncResult        *result,
                            GError             **error);
