/* doc-file.h: documents in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "doc-error.h"

/**
 * DocLock:
 *
 * A file that nobody else writes, see doc_lock_file().
 */
typedef struct _DocLock DocLock;

/**
 * DocFill:
 * @file: a file that is empty and open to be written, and is closed by somebody else
 * @data: (nullable): what was handed to doc_write_filled()
 * @error: return location for a `GError`
 *
 * Writes all that a file shall hold.
 *
 * Returns: `TRUE` if that was possible
 */
typedef gboolean (*DocFill) (int       file,
                             gpointer  data,
                             GError  **error);

GBytes  *doc_read_file       (const char *path,
                              gsize       max_length,
                              GError    **error);
char    *doc_get_mark        (const char *path);

gboolean doc_make_directory  (const char *directory,
                              GError    **error);
gboolean doc_write_file      (const char *path,
                              const char *text,
                              GError    **error);
gboolean doc_write_file_over (const char *path,
                              const char *text,
                              const char *mark,
                              char      **written,
                              GError    **error);
gboolean doc_write_bytes     (const char *path,
                              GBytes     *bytes,
                              const char *mark,
                              char      **written,
                              GError    **error);
gboolean doc_write_filled    (const char *path,
                              DocFill     fill,
                              gpointer    data,
                              GError    **error);

DocLock *doc_lock_file          (const char    *path);
gboolean doc_lock_found_no_file (const DocLock *lock);
void     doc_unlock_file        (DocLock       *lock);

gboolean doc_copy_file (const char *from,
                        const char *to,
                        GError    **error);
gboolean doc_is_copy   (const char *path,
                        const char *other);
gboolean doc_sync_file (const char *path,
                        GError    **error);
gboolean doc_sync_disk (const char *directory,
                        GError    **error);

void doc_sweep_file      (const char *path,
                          const char *inside);
void doc_sweep_directory (const char *directory);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DocLock, doc_unlock_file)
