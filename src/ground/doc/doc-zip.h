/* doc-zip.h: several files in one, as a ZIP
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/**
 * DocZipError:
 * @DOC_ZIP_ERROR_FORM: the file is no ZIP
 * @DOC_ZIP_ERROR_DAMAGED: the file is a ZIP that cannot be read to its end, as a half of one
 * @DOC_ZIP_ERROR_NAME: a file in it would be put somewhere else than where it is unpacked, or is none
 * @DOC_ZIP_ERROR_SIZE: there is more in it than is asked for
 *
 * What can be wrong with a ZIP that comes from outside.
 */
typedef enum {
  DOC_ZIP_ERROR_FORM,
  DOC_ZIP_ERROR_DAMAGED,
  DOC_ZIP_ERROR_NAME,
  DOC_ZIP_ERROR_SIZE,
} DocZipError;

/**
 * DOC_ZIP_ERROR:
 *
 * The domain of errors whose code is a `DocZipError`.
 */
#define DOC_ZIP_ERROR (doc_zip_error_quark ())

/**
 * doc_zip_error_quark:
 *
 * Gives the number of the error domain `DOC_ZIP_ERROR`.
 *
 * Returns: the quark
 */
GQuark doc_zip_error_quark (void);

/**
 * DocZipWriter:
 *
 * A ZIP that is being written.
 */
typedef struct _DocZipWriter DocZipWriter;

DocZipWriter *doc_zip_writer_new    (int            file,
                                     GError       **error);
gboolean      doc_zip_writer_add    (DocZipWriter  *self,
                                     const char    *name,
                                     GBytes        *bytes,
                                     gint64         changed,
                                     GError       **error);
gboolean      doc_zip_writer_finish (DocZipWriter  *self,
                                     GError       **error);
void          doc_zip_writer_free   (DocZipWriter  *self);

/**
 * DocZipReader:
 *
 * A ZIP that is being read, from its first file to its last.
 */
typedef struct _DocZipReader DocZipReader;

DocZipReader *doc_zip_reader_open        (const char    *path,
                                          GError       **error);
gboolean      doc_zip_reader_next        (DocZipReader  *self,
                                          const char   **name,
                                          GError       **error);
gint64        doc_zip_reader_get_changed (DocZipReader  *self);
GBytes       *doc_zip_reader_read        (DocZipReader  *self,
                                          gsize          max_length,
                                          GError       **error);
void          doc_zip_reader_free        (DocZipReader  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DocZipWriter, doc_zip_writer_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DocZipReader, doc_zip_reader_free)
