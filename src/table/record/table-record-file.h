/* table-record-file.h: records in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

TableRecord *table_record_load         (const char         *path,
                                        GError            **error);
TableRecord *table_record_load_or_tell (const char         *path,
                                        GPtrArray         **errors);
gboolean     table_record_save         (const TableRecord  *record,
                                        const char         *path,
                                        GError            **error);
void         table_record_write_async  (const char         *text,
                                        const char         *path,
                                        const char         *etag,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data);
gboolean     table_record_write_finish (GAsyncResult       *result,
                                        char              **etag,
                                        GError            **error);
void         table_record_sweep_async  (const char         *path);
