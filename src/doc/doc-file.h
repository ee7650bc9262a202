/* doc-file.h: documents in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "doc-error.h"

G_BEGIN_DECLS

GBytes  *doc_read_file      (const char *path,
                             gsize       max_length,
                             GError    **error);
gboolean doc_make_directory (const char *directory,
                             GError    **error);
gboolean doc_write_file     (const char *path,
                             const char *text,
                             GError    **error);
int      doc_lock_file      (const char *path);
void     doc_sweep_file     (const char *path);

G_END_DECLS
