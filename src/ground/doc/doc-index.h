/* doc-index.h: what was found out about files, kept for the next time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

/**
 * DocFileMark:
 * @size: how many bytes the file has
 * @modified: when it was last written, in nanoseconds since 1970
 *
 * By what a file is known to be as it was. A value.
 */
typedef struct {
  gint64 size;
  gint64 modified;
} DocFileMark;

/**
 * DocIndex:
 *
 * What was found out about the files of a directory, by their names.
 */
typedef struct _DocIndex DocIndex;

gboolean  doc_file_mark_read (const char        *path,
                              DocFileMark       *mark);

DocIndex *doc_index_new      (const char        *kind);
DocIndex *doc_index_load     (const char        *path,
                              const char        *kind);
JsonNode *doc_index_find     (DocIndex          *index,
                              const char        *name,
                              const DocFileMark *mark);
guint     doc_index_count    (DocIndex          *index);
void      doc_index_add      (DocIndex          *index,
                              const char        *name,
                              const DocFileMark *mark,
                              JsonNode          *facts);
gboolean  doc_index_keep     (DocIndex          *index,
                              DocIndex          *other,
                              const char        *name);
gboolean  doc_index_save     (DocIndex          *index,
                              const char        *path,
                              GError           **error);
void      doc_index_free     (DocIndex          *index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DocIndex, doc_index_free)
