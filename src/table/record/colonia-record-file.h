/* colonia-record-file.h: records in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"

G_BEGIN_DECLS

ColoniaRecord *colonia_record_load         (const char           *path,
                                            GError              **error);
ColoniaRecord *colonia_record_load_or_tell (const char           *path,
                                            GPtrArray           **errors);
gboolean       colonia_record_save         (const ColoniaRecord  *record,
                                            const char           *path,
                                            GError              **error);
void           colonia_record_write_async  (const char           *text,
                                            const char           *path,
                                            const char           *etag,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              user_data);
gboolean       colonia_record_write_finish (GAsyncResult         *result,
                                            char                **etag,
                                            GError              **error);
void           colonia_record_sweep_async  (const char           *path);
char          *colonia_record_get_etag     (const char           *path);

G_END_DECLS
