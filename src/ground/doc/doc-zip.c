/* doc-zip.c: several files in one, as a ZIP
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ZIP has the list of its files at its end, by which it is read here: half of one has none, and is
 * not taken for a smaller one.
 */

/* For O_CLOEXEC and newlocale(). */
#define _POSIX_C_SOURCE 200809L

#include "config.h"

#include "doc-zip.h"

#include "doc-trouble.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK (16 * 1024)

/* With what the first file in a ZIP begins. */
#define FIRST_FILE "PK\003\004"
#define LENGTH_OF_BEGINNING 4

#define RIGHTS 0600

G_DEFINE_QUARK (doc-zip-error-quark, doc_zip_error)

struct _DocZipWriter {
  struct archive *archive;
};

struct _DocZipReader {
  int file;
  struct archive *archive;
  struct archive_entry *entry; /* (nullable): the file that is at hand */
};

/* Writing */

/* What went wrong is mostly a trouble of the disk. */
static gboolean
fail_to_write (struct archive *archive,
               GError        **error)
{
  const int reason = archive_errno (archive);

  g_set_error_literal (error, G_FILE_ERROR, reason > 0 ? (int) g_file_error_from_errno (reason) : G_FILE_ERROR_FAILED,
                       archive_error_string (archive) != NULL ? archive_error_string (archive) : "");

  return FALSE;
}

/**
 * doc_zip_writer_new:
 * @file: a file that is empty and open to be written, and stays open
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Begins a ZIP.
 *
 * Returns: (transfer full): the ZIP, or `NULL` with `error` set
 */
DocZipWriter *
doc_zip_writer_new (int      file,
                    GError **error)
{
  g_autoptr (DocZipWriter) self = g_new0 (DocZipWriter, 1);

  self->archive = archive_write_new ();
  if (archive_write_set_format_zip (self->archive) != ARCHIVE_OK
      || archive_write_set_options (self->archive, "zip:hdrcharset=UTF-8") != ARCHIVE_OK
      || archive_write_set_bytes_in_last_block (self->archive, 1) != ARCHIVE_OK
      || archive_write_open_fd (self->archive, file) != ARCHIVE_OK)
    {
      fail_to_write (self->archive, error);
      return NULL;
    }

  return g_steal_pointer (&self);
}

/**
 * doc_zip_writer_add:
 * @self: a ZIP
 * @name: what a file is called in it, with `/` between folders
 * @bytes: what is in the file
 * @changed: when the file was changed last, in seconds since 1970
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Puts a file into a ZIP.
 *
 * Returns: `TRUE` if it could be written
 */
gboolean
doc_zip_writer_add (DocZipWriter *self,
                    const char   *name,
                    GBytes       *bytes,
                    gint64        changed,
                    GError      **error)
{
  struct archive_entry *entry;
  gsize length;
  const char *text;
  gboolean is_written;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (name != NULL && bytes != NULL, FALSE);

  text = g_bytes_get_data (bytes, &length);
  entry = archive_entry_new ();
  archive_entry_set_pathname_utf8 (entry, name);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, RIGHTS);
  archive_entry_set_size (entry, (la_int64_t) length);
  archive_entry_set_mtime (entry, (time_t) changed, 0);
  is_written = archive_write_header (self->archive, entry) == ARCHIVE_OK
               && (length == 0 || archive_write_data (self->archive, text, length) == (la_ssize_t) length)
               && archive_write_finish_entry (self->archive) == ARCHIVE_OK;
  archive_entry_free (entry);

  return is_written || fail_to_write (self->archive, error);
}

/**
 * doc_zip_writer_finish:
 * @self: a ZIP, to which nothing is added after that
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes the list of all files to the end of a ZIP.
 *
 * Returns: `TRUE` if it could be written
 */
gboolean
doc_zip_writer_finish (DocZipWriter *self,
                       GError      **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return archive_write_close (self->archive) == ARCHIVE_OK || fail_to_write (self->archive, error);
}

/**
 * doc_zip_writer_free:
 * @self: (transfer full) (nullable): a ZIP
 *
 * Lets go of a ZIP. One that is not finished is none.
 */
void
doc_zip_writer_free (DocZipWriter *self)
{
  if (self == NULL)
    return;

  archive_write_free (self->archive);
  g_free (self);
}

/* Reading */

/* What that means for people is said by whoever wanted to read it. */
static gboolean
fail (DocZipError code,
      GError    **error)
{
  static const char *const words[] = {
    [DOC_ZIP_ERROR_FORM] = "not a ZIP",
    [DOC_ZIP_ERROR_DAMAGED] = "a ZIP that is damaged, or not whole",
    [DOC_ZIP_ERROR_NAME] = "a ZIP with a file that would be put somewhere else",
    [DOC_ZIP_ERROR_SIZE] = "a ZIP with a file that is too large",
  };

  g_set_error_literal (error, DOC_ZIP_ERROR, (int) code, words[code]);

  return FALSE;
}

/* Whether a file begins as a ZIP does that has anything in it, be it whole or not. */
static gboolean
begins_as_one (int file)
{
  char beginning[LENGTH_OF_BEGINNING];

  return pread (file, beginning, sizeof beginning, 0) == sizeof beginning
         && memcmp (beginning, FIRST_FILE, sizeof beginning) == 0;
}

static int
open_file (const char *path,
           GError    **error)
{
  const int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  GStatBuf info;

  if (file < 0)
    {
      const int reason = errno;

      g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason), g_strerror (reason));
      return -1;
    }
  if (fstat (file, &info) != 0 || !S_ISREG (info.st_mode))
    {
      g_propagate_error (error, doc_trouble_new (G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE));
      g_close (file, NULL);
      return -1;
    }

  return file;
}

/**
 * doc_zip_reader_open:
 * @path: (type filename): any file
 * @error: return location for a `GError` of `DOC_ZIP_ERROR`, `G_FILE_ERROR` or `G_IO_ERROR`
 *
 * Begins to read a ZIP.
 *
 * Returns: (transfer full): the ZIP, or `NULL` with `error` set
 */
DocZipReader *
doc_zip_reader_open (const char *path,
                     GError    **error)
{
  g_autoptr (DocZipReader) self = NULL;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_file (path, error);
  if (file < 0)
    return NULL;

  self = g_new0 (DocZipReader, 1);
  self->file = file;
  self->archive = archive_read_new ();
  if (!begins_as_one (file))
    {
      fail (DOC_ZIP_ERROR_FORM, error);
      return NULL;
    }
  if (archive_read_support_format_zip_seekable (self->archive) != ARCHIVE_OK
      || archive_read_open_fd (self->archive, file, CHUNK) != ARCHIVE_OK)
    {
      fail (DOC_ZIP_ERROR_DAMAGED, error);
      return NULL;
    }

  return g_steal_pointer (&self);
}

/* Whether a name stays below the folder into which a ZIP is unpacked, on any system. */
static gboolean
stays_below (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "/", -1);

  for (const char *c = name; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c) || *c == '\\')
      return FALSE;

  return *name != '\0' && *name != '/' && strchr (parts[0], ':') == NULL && !g_strv_contains ((const char *const *) parts, "..");
}

/* The name of the file at hand, or NULL if it could be put somewhere else. */
static const char *
get_name (const DocZipReader *self)
{
  const char *name = archive_entry_pathname_utf8 (self->entry);

  return name != NULL && stays_below (name) ? name : NULL;
}

/* The library loses a name that has letters which are not of the locale, as any but those of English where a program
 * has set none. */
static int
read_header (DocZipReader *self)
{
  locale_t letters = newlocale (LC_CTYPE_MASK, "C.UTF-8", (locale_t) 0);
  locale_t before = letters != (locale_t) 0 ? uselocale (letters) : (locale_t) 0;
  const int result = archive_read_next_header (self->archive, &self->entry);

  /* It is kept as it is asked for here. */
  if (result == ARCHIVE_OK || result == ARCHIVE_WARN)
    archive_entry_pathname_utf8 (self->entry);
  if (letters != (locale_t) 0)
    {
      uselocale (before);
      freelocale (letters);
    }

  return result;
}

/**
 * doc_zip_reader_next:
 * @self: a ZIP
 * @name: (out) (transfer none) (nullable): the name of the next file, with `/` between folders, or `NULL` after the last
 * @error: return location for a `GError` of `DOC_ZIP_ERROR`
 *
 * Goes on to the next file. Folders are passed over, and what is neither, as a link, is an error.
 *
 * Returns: `TRUE` unless something is wrong
 */
gboolean
doc_zip_reader_next (DocZipReader *self,
                     const char  **name,
                     GError      **error)
{
  int result;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  *name = NULL;
  do
    result = read_header (self);
  while ((result == ARCHIVE_OK || result == ARCHIVE_WARN)
         && archive_entry_filetype (self->entry) == AE_IFDIR && get_name (self) != NULL);

  if (result == ARCHIVE_EOF)
    return TRUE;
  /* A name that is not of this system's letters is a warning. */
  if (result != ARCHIVE_OK && result != ARCHIVE_WARN)
    return fail (DOC_ZIP_ERROR_DAMAGED, error);

  *name = get_name (self);

  return (*name != NULL && archive_entry_filetype (self->entry) == AE_IFREG) || fail (DOC_ZIP_ERROR_NAME, error);
}

/**
 * doc_zip_reader_get_changed:
 * @self: a ZIP, with a file at hand
 *
 * Tells when the file was changed last.
 *
 * Returns: seconds since 1970
 */
gint64
doc_zip_reader_get_changed (DocZipReader *self)
{
  g_return_val_if_fail (self != NULL && self->entry != NULL, 0);

  return (gint64) archive_entry_mtime (self->entry);
}

/**
 * doc_zip_reader_read:
 * @self: a ZIP, with a file at hand that has not been read
 * @max_length: how many bytes it may have at most
 * @error: return location for a `GError` of `DOC_ZIP_ERROR`
 *
 * Reads the file at hand, whatever it says of its own size. Of one that is too large no more is
 * unpacked than tells that it is.
 *
 * Returns: (transfer full): what is in it, or `NULL` with `error` set
 */
GBytes *
doc_zip_reader_read (DocZipReader *self,
                     gsize         max_length,
                     GError      **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 chunk[CHUNK];
  la_ssize_t n;

  g_return_val_if_fail (self != NULL && self->entry != NULL, NULL);

  while ((n = archive_read_data (self->archive, chunk, sizeof chunk)) != 0)
    {
      if (n < 0)
        {
          fail (DOC_ZIP_ERROR_DAMAGED, error);
          return NULL;
        }
      g_byte_array_append (bytes, chunk, (guint) n);
      if (bytes->len > max_length)
        {
          fail (DOC_ZIP_ERROR_SIZE, error);
          return NULL;
        }
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/**
 * doc_zip_reader_free:
 * @self: (transfer full) (nullable): a ZIP
 *
 * Lets go of a ZIP.
 */
void
doc_zip_reader_free (DocZipReader *self)
{
  if (self == NULL)
    return;

  archive_read_free (self->archive);
  g_close (self->file, NULL);
  g_free (self);
}
