/* doc-file.c: documents in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For lstat(), O_DIRECTORY, fchown(), renameat2() and syncfs(). */
#define _GNU_SOURCE

#include "config.h"

#include "doc-file.h"

#include "doc-trouble.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#define KIBIBYTE 1024
#define CHUNK (16 * KIBIBYTE)

/* As many links as the system itself follows. */
#define MAX_LINKS 40

/* What is being written has a name that nobody else would choose, and that is short
 * enough for every disk. */
#define UNFINISHED ".kontor-unfinished-"
#define UNFINISHED_BEFORE "." FORMER_NAME "-unfinished-"

/* What stands for a mark that makes a name another one, and what marks are made of. */
#define PLACE_OF_MARK "XXXXXX"
#define LENGTH_OF_MARK 6
#define LETTERS_OF_MARK "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS_OF_MARK "0123456789"

/* How far a file is read to see whose it is. */
#define LENGTH_OF_BEGINNING 4096

/* In seconds. No writing takes so long, and neither the clocks of two machines nor
 * that of a shared disk differ so much: what is older nobody writes any more. */
#define OLD 3600

/* How often to ask for a lock that another writer has, and how many microseconds to
 * wait in between. Who is in nobody's way as often as is said last is no writer. */
#define TIMES_TO_ASK 300
#define TIME_TO_ASK_AGAIN 10000
#define TIMES_SHARED 3

/* How often to look for the file that has been put in the place of a locked one. */
#define TIMES_TO_FOLLOW 100

struct _DocLock {
  int directory;
  gboolean is_shared; /* the directory, so that it is the file that is locked */
  int file;           /* or -1 */
};

static gboolean
fail (int      reason,
      GError **error)
{
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason), g_strerror (reason));

  return FALSE;
}

static gboolean
fail_because (GQuark   domain,
              int      code,
              GError **error)
{
  g_propagate_error (error, doc_trouble_new (domain, code));

  return FALSE;
}

/* A pipe would keep its reader waiting, and a device has no end. A link is
 * only told of where it leads nowhere, and then reading tells more. */
static gboolean
check_ordinary (GFile   *file,
                GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                                                  NULL, error);
  GFileType type;

  if (info == NULL)
    return FALSE;

  type = g_file_info_get_file_type (info);
  if (type != G_FILE_TYPE_REGULAR && type != G_FILE_TYPE_SYMBOLIC_LINK)
    return fail_because (G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, error);

  return TRUE;
}

/**
 * doc_read_file:
 * @path: (type filename): a file
 * @max_length: how many bytes it may have at most
 * @error: return location for a `GError` of `G_IO_ERROR`, or of `DOC_ERROR` with
 *   code `DOC_ERROR_SIZE`
 *
 * Reads an ordinary file. Of one that is too large no more is read than tells
 * that it is.
 *
 * Returns: (transfer full): what the file holds, or `NULL` with `error` set
 */
GBytes *
doc_read_file (const char *path,
               gsize       max_length,
               GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 chunk[CHUNK];
  gssize n;

  if (!check_ordinary (file, error))
    return NULL;

  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;

  while (bytes->len <= max_length
         && (n = g_input_stream_read (G_INPUT_STREAM (stream), chunk, sizeof chunk, NULL, error)) != 0)
    {
      if (n < 0)
        return NULL;
      g_byte_array_append (bytes, chunk, (guint) n);
    }

  if (bytes->len > max_length)
    {
      g_set_error (error, DOC_ERROR, DOC_ERROR_SIZE,
                   /* Translators: %d is a number of kibibytes. */
                   _("larger than %d KiB, which no file of this kind is"), (int) (max_length / KIBIBYTE));
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* Follows a link one step; anything else is where it is. */
static char *
follow_link (const char *path)
{
  g_autofree char *target = g_file_read_link (path, NULL);
  g_autofree char *directory = NULL;

  if (target == NULL || g_path_is_absolute (target))
    return g_strdup (target != NULL ? target : path);

  directory = g_path_get_dirname (path);

  return g_build_filename (directory, target, NULL);
}

/* Finds the file that is really written, and returns its path, which the
 * caller frees, or `NULL` with `error` set. A file that is put in the place of
 * a link would leave the old one behind, and one in the place of a device
 * would take it from the whole system. */
static char *
find_file_to_write (const char *path,
                    GError    **error)
{
  g_autofree char *file = g_strdup (path);

  for (int i = 0; i < MAX_LINKS && g_file_test (file, G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_autofree char *next = follow_link (file);

      g_free (file);
      file = g_steal_pointer (&next);
    }

  if (g_file_test (file, G_FILE_TEST_IS_SYMLINK)
      || (g_file_test (file, G_FILE_TEST_EXISTS) && !g_file_test (file, G_FILE_TEST_IS_REGULAR)))
    {
      g_propagate_error (error, doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_INVAL));
      return NULL;
    }

  return g_steal_pointer (&file);
}

/**
 * doc_make_directory:
 * @directory: (type filename): a directory
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Makes a directory, with those that it is in, if it is not there. What people
 * keep is their own business, so it is closed to others.
 *
 * Returns: `TRUE` if it is there now
 */
gboolean
doc_make_directory (const char *directory,
                    GError    **error)
{
  g_return_val_if_fail (directory != NULL, FALSE);

  return g_mkdir_with_parents (directory, 0700) == 0 || fail (errno, error);
}

/**
 * doc_get_mark:
 * @path: (type filename): a file
 *
 * Gives a mark that changes whenever a file does, so that a writer notices
 * that another one was there. It asks the file system and may have to wait.
 *
 * File systems count time in steps of some thousandths of a second, in which a
 * program writes more than once, so that the size is part of the mark. The
 * number of the file is not: on sticks it may be another one tomorrow.
 *
 * Returns: (transfer full) (nullable): the mark, or `NULL` if there is no such file
 */
char *
doc_get_mark (const char *path)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFileInfo) info = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  file = g_file_new_for_path (path);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, NULL);

  /* Of a file that nobody may look at nothing is known. */
  if (info == NULL || !g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_ETAG_VALUE))
    return NULL;

  return g_strdup_printf ("%s:%" G_GOFFSET_FORMAT, g_file_info_get_etag (info), g_file_info_get_size (info));
}

/* Writing */

/* Another file is put in the place of the old one. That is for who may write into
 * the directory, and yet it is the file of which somebody has said that it is to
 * stay as it is. A file with several names would keep one of them only, and which
 * of them was meant to be written is not known here. */
static gboolean
check_replaceable (const char     *file,
                   const GStatBuf *old,
                   GError        **error)
{
  g_autofree char *directory = g_path_get_dirname (file);

  if (g_access (directory, W_OK) != 0)
    return fail (errno, error);
  if ((old->st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0 || g_access (file, W_OK) != 0)
    return fail_because (G_FILE_ERROR, G_FILE_ERROR_PERM, error);
  if (old->st_nlink > 1)
    return fail_because (G_FILE_ERROR, G_FILE_ERROR_LOOP, error);

  return TRUE;
}

/* What the system does not let us keep is lost. */
static void
keep_attribute (const char *from,
                int         to,
                const char *name)
{
  ssize_t length = getxattr (from, name, NULL, 0);
  g_autofree char *value = length > 0 ? g_malloc ((gsize) length) : NULL;

  if (value != NULL)
    length = getxattr (from, name, value, (gsize) length);
  if (length >= 0)
    fsetxattr (to, name, value != NULL ? value : "", (gsize) length, 0);
}

static void
keep_attributes (const char *from,
                 int         to)
{
  ssize_t length = listxattr (from, NULL, 0);
  g_autofree char *names = length > 0 ? g_malloc ((gsize) length) : NULL;

  if (names != NULL)
    length = listxattr (from, names, (gsize) length);
  for (const char *name = names; name != NULL && name - names < length; name += strlen (name) + 1)
    keep_attribute (from, to, name);
}

/* Gives a file the owner, the attributes and the mode of another. Where the group
 * is another one it may do what everybody may. Some shared disks know no modes. */
static gboolean
keep_rights (const char     *from,
             const GStatBuf *old,
             int             to)
{
  mode_t mode = old->st_mode & 07777;

  if (fchown (to, old->st_uid, old->st_gid) != 0 && fchown (to, (uid_t) -1, old->st_gid) != 0)
    mode &= ~(mode_t) S_IRWXG | (mode & S_IRWXO) << 3;
  keep_attributes (from, to);

  return fchmod (to, mode) == 0 || errno == EPERM || errno == ENOSYS || errno == ENOTSUP;
}

static gboolean
write_whole (int         file,
             const char *text,
             gsize       left)
{
  while (left > 0)
    {
      ssize_t n = write (file, text, left);

      if (n < 0 && errno != EINTR)
        return FALSE;
      if (n > 0)
        {
          text += n;
          left -= (gsize) n;
        }
    }

  return TRUE;
}

/* What stands in a file that is written at once. */
typedef struct {
  const char *text;
  gsize length;
} Text;

static gboolean
fill_with_text (int      file,
                gpointer data,
                GError **error)
{
  const Text *text = data;

  return write_whole (file, text->text, text->length) || fail (errno, error);
}

/* Fills and closes a file that is to take the place of an old one, if there is any. */
static gboolean
finish (int             unfinished,
        DocFill         fill,
        gpointer        data,
        const char     *file,
        const GStatBuf *old,
        GError        **error)
{
  const gboolean is_filled = fill (unfinished, data, error);
  int reason = 0;

  if (is_filled && ((old != NULL && !keep_rights (file, old, unfinished)) || fsync (unfinished) != 0))
    reason = errno;
  if (close (unfinished) != 0 && is_filled && reason == 0)
    reason = errno;

  return is_filled && (reason == 0 || fail (reason, error));
}

static gboolean
check_mark (const char *file,
            const char *mark,
            GError    **error)
{
  g_autofree char *found = mark != NULL ? doc_get_mark (file) : NULL;

  return found == NULL || g_str_equal (found, mark) || fail_because (G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, error);
}

/* Renames a file, and takes no place of another, so that of two who make it at the same time
 * one is second. Not every disk can do that. */
static int
rename_to_free_place (const char *unfinished,
                      const char *file)
{
  int result = renameat2 (AT_FDCWD, unfinished, AT_FDCWD, file, RENAME_NOREPLACE);

  return result != 0 && (errno == EINVAL || errno == ENOSYS) ? g_rename (unfinished, file) : result;
}

static gboolean
take_free_place (const char *unfinished,
                 const char *file,
                 GError    **error)
{
  if (rename_to_free_place (unfinished, file) == 0)
    return TRUE;

  return errno == EEXIST ? fail_because (G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, error) : fail (errno, error);
}

/* Lets two files change places. Not every disk can do that. Returns 0, or what stands in the way. */
static int
exchange (const char *file,
          const char *other)
{
  return renameat2 (AT_FDCWD, file, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

/* Puts a file where somebody else has put one. If there is still another one by then, that is newer. */
static void
give_back (const char *theirs,
           const char *file,
           const char *own)
{
  g_autofree char *gone = NULL;

  exchange (theirs, file);
  gone = doc_get_mark (theirs);
  if (g_strcmp0 (gone, own) != 0)
    exchange (theirs, file);
}

/* What was there is looked at once more before it is gone: whoever carries folders about knows of
 * no locks, and may have written just now. */
static gboolean
take_marked_place (const char *unfinished,
                   const char *file,
                   const char *mark,
                   const char *own,
                   GError    **error)
{
  const int reason = exchange (unfinished, file);
  g_autofree char *gone = NULL;

  if (reason == EINVAL || reason == ENOSYS)
    return g_rename (unfinished, file) == 0 || fail (errno, error);
  if (reason == ENOENT)
    return take_free_place (unfinished, file, error);
  if (reason != 0)
    return fail (reason, error);

  gone = doc_get_mark (unfinished);
  if (g_strcmp0 (gone, mark) == 0)
    return g_unlink (unfinished) == 0 || fail (errno, error);

  give_back (unfinished, file, own);

  return fail_because (G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, error);
}

/* What is marked is marked before anybody else can write it: a mark that is looked for in
 * its place may be that of what another one has put there since. */
static gboolean
put_in_place (const char *unfinished,
              const char *file,
              const char *mark,
              char      **written,
              GError    **error)
{
  g_autofree char *own = doc_get_mark (unfinished);
  gboolean is_there;

  if (!check_mark (file, mark, error))
    return FALSE;

  if (mark == NULL)
    is_there = g_rename (unfinished, file) == 0 || fail (errno, error);
  else if (*mark == '\0')
    is_there = take_free_place (unfinished, file, error);
  else
    is_there = take_marked_place (unfinished, file, mark, own, error);
  if (!is_there)
    return FALSE;

  if (written != NULL)
    *written = g_steal_pointer (&own);

  return TRUE;
}

/* g_file_set_contents_full() would write as safely, but its unfinished files could be
 * somebody's own, and it keeps nothing of the old file but the mode. */
static gboolean
replace_file (const char     *file,
              const GStatBuf *old,
              DocFill         fill,
              gpointer        data,
              const char     *mark,
              char          **written,
              GError        **error)
{
  g_autofree char *directory = g_path_get_dirname (file);
  g_autofree char *unfinished = g_build_filename (directory, UNFINISHED PLACE_OF_MARK, NULL);
  int descriptor = g_mkstemp_full (unfinished, O_WRONLY | O_CLOEXEC, old != NULL ? 0600 : 0666);

  if (descriptor < 0)
    return fail (errno, error);

  if (!finish (descriptor, fill, data, file, old, error)
      || !put_in_place (unfinished, file, mark, written, error))
    {
      g_unlink (unfinished);
      return FALSE;
    }
  /* The name of a file is on the disk when its directory is. Some disks cannot promise that, and the file is written
   * all the same. */
  doc_sync_file (directory, NULL);

  return TRUE;
}

/* Whoever keeps a folder the same at several places would carry to all of them what is as it
 * was, and take it for something new. Somebody else may have written it, and not for good. */
static gboolean
holds_already (const char     *file,
               const GStatBuf *old,
               const char     *text,
               gsize           length,
               const char     *mark,
               char          **written)
{
  g_autoptr (GBytes) held = NULL;
  g_autofree char *found = NULL;

  if (old->st_size < 0 || (gsize) old->st_size != length)
    return FALSE;

  /* The mark is taken first: what is written after that is noticed. */
  found = doc_get_mark (file);
  held = doc_read_file (file, length, NULL);
  if (held == NULL || g_bytes_get_size (held) != length || memcmp (g_bytes_get_data (held, NULL), text, length) != 0
      || (mark != NULL && g_strcmp0 (mark, found) != 0))
    return FALSE;

  doc_sync_file (file, NULL);
  if (written != NULL)
    *written = g_steal_pointer (&found);

  return TRUE;
}

/* Writes a file as it is filled, unless it holds what is known of that already. */
static gboolean
write_filled (const char *path,
              const Text *known, /* or NULL */
              DocFill     fill,
              gpointer    data,
              const char *mark,
              char      **written,
              GError    **error)
{
  g_autofree char *file = find_file_to_write (path, error);
  gboolean exists;
  GStatBuf old;

  if (file == NULL)
    return FALSE;

  exists = g_stat (file, &old) == 0;
  if (exists && !check_replaceable (file, &old, error))
    return FALSE;
  if (exists && known != NULL && holds_already (file, &old, known->text, known->length, mark, written))
    return TRUE;

  return replace_file (file, exists ? &old : NULL, fill, data, mark, written, error);
}

static gboolean
write_over (const char *path,
            const char *text,
            gsize       length,
            const char *mark,
            char      **written,
            GError    **error)
{
  Text whole = { text, length };

  return write_filled (path, &whole, fill_with_text, &whole, mark, written, error);
}

/**
 * doc_write_file_over:
 * @path: (type filename): the file to write
 * @text: what it shall hold
 * @mark: (nullable): the mark that the file must have if it is there, see
 *   doc_get_mark(), an empty one if none may be there, or `NULL` to write over
 *   whatever is there
 * @written: (out) (optional) (nullable) (transfer full): the mark of what was written,
 *   also if somebody else has written the file since
 * @error: return location for a `GError` of `G_FILE_ERROR`, or of `G_IO_ERROR` with
 *   code `G_IO_ERROR_WRONG_ETAG`
 *
 * Writes a file as doc_write_file() does, if nobody else has written it. That is
 * looked at last, when all is written, and once more when it has taken the place of the
 * file: on most disks nobody else's file is lost, even where doc_lock_file() keeps nobody
 * out. Elsewhere no more than a moment remains for others.
 *
 * Returns: `TRUE` if the file was written
 */
gboolean
doc_write_file_over (const char *path,
                     const char *text,
                     const char *mark,
                     char      **written,
                     GError    **error)
{
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  return write_over (path, text, strlen (text), mark, written, error);
}

/**
 * doc_write_bytes:
 * @path: (type filename): the file to write
 * @bytes: what it shall hold, which need not be a text
 * @mark: (nullable): the mark that the file must have if it is there, an empty one if none
 *   may be there, or `NULL` to write over whatever is there
 * @written: (out) (optional) (nullable) (transfer full): the mark of what was written
 * @error: return location for a `GError` of `G_FILE_ERROR`, or of `G_IO_ERROR` with
 *   code `G_IO_ERROR_WRONG_ETAG`
 *
 * Writes a file as doc_write_file_over() does.
 *
 * Returns: `TRUE` if the file was written
 */
gboolean
doc_write_bytes (const char *path,
                 GBytes     *bytes,
                 const char *mark,
                 char      **written,
                 GError    **error)
{
  const char *text;
  gsize length;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  text = g_bytes_get_data (bytes, &length);

  return write_over (path, text, length, mark, written, error);
}

/**
 * doc_write_filled:
 * @path: (type filename): the file to write
 * @fill: what writes it, piece by piece
 * @data: (nullable): what is handed to @fill
 * @error: return location for a `GError` of `G_FILE_ERROR`, or what @fill reports
 *
 * Writes a file as doc_write_file() does, for what is too much to be in memory at once. If
 * @fill fails nothing has changed.
 *
 * Returns: `TRUE` if the file was written
 */
gboolean
doc_write_filled (const char *path,
                  DocFill     fill,
                  gpointer    data,
                  GError    **error)
{
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (fill != NULL, FALSE);

  return write_filled (path, NULL, fill, data, NULL, NULL, error);
}

/**
 * doc_write_file:
 * @path: (type filename): the file to write
 * @text: what it shall hold
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes a file, or the file that a symbolic link leads to. Whatever happens, the
 * file holds either what it held before or the whole text, and once this returns
 * `TRUE` the text outlives a power cut. Mode, owner and attributes stay as far as
 * the system allows it. A file that is protected against being written, or that
 * has hard links, is not replaced, and one that holds the text already stays as it is.
 *
 * Returns: `TRUE` if the file holds the text
 */
gboolean
doc_write_file (const char *path,
                const char *text,
                GError    **error)
{
  return doc_write_file_over (path, text, NULL, NULL, error);
}

/* Copying */

static int
pour (int from,
      int to)
{
  char chunk[CHUNK];
  ssize_t n;

  while ((n = read (from, chunk, sizeof chunk)) != 0)
    if (n < 0 ? errno != EINTR : !write_whole (to, chunk, (gsize) n))
      return errno;

  return 0;
}

/* Fills and closes a file with what is in another one, which was last changed when that was. */
static gboolean
fill_copy (const char *from,
           int         unfinished,
           GError    **error)
{
  int file = g_open (from, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  int reason = 0;
  GStatBuf info;

  if (file < 0 || fstat (file, &info) != 0)
    reason = errno;
  else if (!S_ISREG (info.st_mode))
    reason = EINVAL;
  else
    reason = pour (file, unfinished);

  if (reason == 0 && !keep_rights (from, &info, unfinished))
    reason = errno;
  if (reason == 0)
    futimens (unfinished, (struct timespec[]) { info.st_atim, info.st_mtim });
  if (file >= 0)
    g_close (file, NULL);
  if (close (unfinished) != 0 && reason == 0)
    reason = errno;

  return reason == 0 || fail (reason, error);
}

static gboolean
copy_content (const char *from,
              const char *to,
              GError    **error)
{
  g_autofree char *directory = g_path_get_dirname (to);
  g_autofree char *unfinished = g_build_filename (directory, UNFINISHED PLACE_OF_MARK, NULL);
  int descriptor = g_mkstemp_full (unfinished, O_WRONLY | O_CLOEXEC, 0600);
  gboolean is_there = FALSE;

  if (descriptor < 0)
    return fail (errno, error);

  if (fill_copy (from, descriptor, error))
    is_there = rename_to_free_place (unfinished, to) == 0 || fail (errno, error);
  if (!is_there)
    g_unlink (unfinished);

  return is_there;
}

/**
 * doc_copy_file:
 * @from: (type filename): an ordinary file, or a symbolic link
 * @to: (type filename): where the copy shall be, and nothing is yet
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Copies a file of any size, with its rights and the time when it was changed. Either the
 * whole copy is there or none, and it takes no place of another file. The copy of a link
 * leads to where the link leads. Whoever has copied what shall outlive a power cut calls
 * doc_sync_disk(), once for many.
 *
 * Returns: `TRUE` if the copy is there
 */
gboolean
doc_copy_file (const char *from,
               const char *to,
               GError    **error)
{
  g_return_val_if_fail (from != NULL && to != NULL, FALSE);

  if (g_file_test (from, G_FILE_TEST_IS_SYMLINK))
    {
      g_autofree char *target = follow_link (from);

      return symlink (target, to) == 0 || fail (errno, error);
    }

  return copy_content (from, to, error);
}

static gboolean
holds_same (const char *path,
            const char *other)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  g_autoptr (GMappedFile) other_file = file != NULL ? g_mapped_file_new (other, FALSE, NULL) : NULL;
  gsize length;

  if (other_file == NULL)
    return FALSE;

  length = g_mapped_file_get_length (file);

  return length == g_mapped_file_get_length (other_file)
         && (length == 0
             || memcmp (g_mapped_file_get_contents (file), g_mapped_file_get_contents (other_file), length) == 0);
}

/**
 * doc_is_copy:
 * @path: (type filename): a file, which need not be there
 * @other: (type filename): another one
 *
 * Tells whether one file is as doc_copy_file() makes it of the other.
 *
 * Returns: `TRUE` if both are links to the same place, or hold the same
 */
gboolean
doc_is_copy (const char *path,
             const char *other)
{
  gboolean is_link, is_other_link;

  g_return_val_if_fail (path != NULL && other != NULL, FALSE);

  is_link = g_file_test (path, G_FILE_TEST_IS_SYMLINK);
  is_other_link = g_file_test (other, G_FILE_TEST_IS_SYMLINK);
  if (is_link && is_other_link)
    {
      g_autofree char *target = follow_link (path);
      g_autofree char *other_target = follow_link (other);

      return g_str_equal (target, other_target);
    }

  return !is_link && !is_other_link
         && g_file_test (path, G_FILE_TEST_IS_REGULAR) && g_file_test (other, G_FILE_TEST_IS_REGULAR)
         && holds_same (path, other);
}

/* Closes an open file or directory once the disk has it. */
static gboolean
end_sync (int      file,
          int      reason,
          GError **error)
{
  if (file >= 0)
    g_close (file, NULL);

  return reason == 0 || fail (reason, error);
}

/**
 * doc_sync_file:
 * @path: (type filename): a file, or a directory for the names in it
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Waits until what is in a file is on its disk for good.
 *
 * Returns: whether it is, as far as the disk says
 */
gboolean
doc_sync_file (const char *path,
               GError    **error)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);

  return end_sync (file, file < 0 || fsync (file) != 0 ? errno : 0, error);
}

/**
 * doc_sync_disk:
 * @directory: (type filename): a directory
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Waits until all that was written on the disk with the directory is there for good.
 *
 * Returns: whether it is, as far as the disk says
 */
gboolean
doc_sync_disk (const char *directory,
               GError    **error)
{
  int file = g_open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  return end_sync (file, file < 0 || syncfs (file) != 0 ? errno : 0, error);
}

/* Locks */

/* Waits for a lock, and returns `LOCK_EX`, or `LOCK_SH` where others hold one that
 * they share, or `LOCK_UN`. Who writes shares nothing; who does, such as a program
 * that makes copies, may do so for hours. */
static int
wait_for_lock (int file)
{
  int n_shared = 0;

  for (int i = 0; i < TIMES_TO_ASK; i++)
    {
      if (flock (file, LOCK_EX | LOCK_NB) == 0)
        return LOCK_EX;
      if (errno != EWOULDBLOCK && errno != EINTR)
        return LOCK_UN;

      n_shared = flock (file, LOCK_SH | LOCK_NB) == 0 ? n_shared + 1 : 0;
      if (n_shared == TIMES_SHARED)
        return LOCK_SH;
      if (n_shared > 0)
        flock (file, LOCK_UN);
      g_usleep (TIME_TO_ASK_AGAIN);
    }

  return LOCK_UN;
}

static gboolean
is_open_at (int         file,
            const char *path)
{
  GStatBuf opened, there;

  return fstat (file, &opened) == 0 && g_stat (path, &there) == 0
         && opened.st_dev == there.st_dev && opened.st_ino == there.st_ino;
}

/* Locks a file itself, which is another one after each writing. */
static int
lock_itself (const char *path)
{
  for (int i = 0; i < TIMES_TO_FOLLOW; i++)
    {
      int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);

      if (file < 0)
        return -1;
      if (wait_for_lock (file) == LOCK_UN || is_open_at (file, path))
        return file;
      g_close (file, NULL);
    }

  return -1;
}

/**
 * doc_lock_file:
 * @path: (type filename): a file that is to be written
 *
 * Waits until nobody else has asked for the same file in this way, so that it can
 * be looked at and written, and nobody else writes it in between. GLib has nothing
 * for that: g_file_replace() compares marks, too, but long before it is done. The
 * system takes a lock back from whoever dies. It is the directory that is locked:
 * the file becomes another one each time, and one beside it would have to be
 * taken away.
 *
 * While others share a lock on the directory, no writer can have it alone. Then all
 * writers share it, too, so that nobody gets it alone, and lock the file itself, see
 * doc_lock_found_no_file().
 *
 * Some shared disks know no locks, and whoever holds one for seconds may do so for
 * ever: then there is none, and between looking and writing a moment remains.
 *
 * Returns: (transfer full) (nullable): the lock, or `NULL` if there is none
 */
DocLock *
doc_lock_file (const char *path)
{
  g_autofree char *file = NULL;
  g_autofree char *name = NULL;
  g_autoptr (DocLock) lock = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  file = find_file_to_write (path, NULL);
  if (file == NULL)
    return NULL;

  name = g_path_get_dirname (file);
  lock = g_new0 (DocLock, 1);
  lock->file = -1;
  lock->directory = g_open (name, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (lock->directory < 0)
    return NULL;

  switch (wait_for_lock (lock->directory))
    {
    case LOCK_EX:
      return g_steal_pointer (&lock);

    case LOCK_SH:
      lock->is_shared = TRUE;
      lock->file = lock_itself (file);
      return g_steal_pointer (&lock);

    default:
      return NULL;
    }
}

/**
 * doc_lock_found_no_file:
 * @lock: (nullable): a lock
 *
 * Tells whether others share the directory, and there was no file to lock. Then nobody
 * is kept from making it: it is to be written with an empty mark, see
 * doc_write_file_over(), and locked again if somebody else was first.
 *
 * Returns: `TRUE` if only a new file is safe from others
 */
gboolean
doc_lock_found_no_file (const DocLock *lock)
{
  return lock != NULL && lock->is_shared && lock->file < 0;
}

/**
 * doc_unlock_file:
 * @lock: (transfer full) (nullable): a lock
 *
 * Lets others write the file.
 */
void
doc_unlock_file (DocLock *lock)
{
  if (lock == NULL)
    return;

  if (lock->file >= 0)
    g_close (lock->file, NULL);
  if (lock->directory >= 0)
    g_close (lock->directory, NULL);
  g_free (lock);
}

/* Sweeping */

static gboolean
is_unfinished (const char *name)
{
  return (g_str_has_prefix (name, UNFINISHED) && strlen (name) == strlen (UNFINISHED PLACE_OF_MARK))
         || (g_str_has_prefix (name, UNFINISHED_BEFORE)
             && strlen (name) == strlen (UNFINISHED_BEFORE PLACE_OF_MARK));
}

/* Whether a file lies beside another one as g_file_set_contents_full() leaves it. A
 * mark that is a word, a number, or both may be somebody's own, such as BACKUP, 261122
 * or WEEK01, so only one with a letter behind a digit counts. */
static gboolean
is_beside (const char *name,
           const char *file_name)
{
  const char *mark;
  gsize word, number;

  if (!g_str_has_prefix (name, file_name) || name[strlen (file_name)] != '.')
    return FALSE;

  mark = name + strlen (file_name) + 1;
  word = strspn (mark, LETTERS_OF_MARK);
  number = strspn (mark + word, DIGITS_OF_MARK);

  return strlen (mark) == LENGTH_OF_MARK
         && strspn (mark, LETTERS_OF_MARK DIGITS_OF_MARK) == LENGTH_OF_MARK
         && mark[word + number] != '\0';
}

/* Whether a text stands at the beginning of a file. */
static gboolean
begins_with (const char *path,
             const char *text)
{
  char beginning[LENGTH_OF_BEGINNING];
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  ssize_t length;

  if (file < 0)
    return FALSE;

  length = read (file, beginning, sizeof beginning);
  g_close (file, NULL);

  return length > 0 && g_strstr_len (beginning, length, text) != NULL;
}

static gboolean
is_old_file (const char *path)
{
  GStatBuf info;

  return g_lstat (path, &info) == 0
         && S_ISREG (info.st_mode)
         && g_get_real_time () / G_USEC_PER_SEC - (gint64) info.st_mtime > OLD;
}

/* Takes away what was left in a directory while any file there was written, and what lies
 * beside one, if there is a @file_name, with something @inside. */
static void
sweep (const char *directory,
       const char *file_name,
       const char *inside)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      if (is_old_file (path)
          && (is_unfinished (name) || (file_name != NULL && is_beside (name, file_name) && begins_with (path, inside))))
        g_unlink (path);
    }
}

/**
 * doc_sweep_file:
 * @path: (type filename): a file that is written by doc_write_file()
 * @inside: what stands at the beginning of every file of this kind
 *
 * Takes away what lies beside a file because somebody was killed while it, or any
 * other in the same directory, was written. What is not an hour old stays: another
 * program may be writing it. Earlier versions of this program chose names that could
 * be somebody's own: files of such names go if they are of this kind.
 */
void
doc_sweep_file (const char *path,
                const char *inside)
{
  g_autofree char *file = NULL;
  g_autofree char *directory = NULL;
  g_autofree char *file_name = NULL;

  g_return_if_fail (path != NULL);
  g_return_if_fail (inside != NULL);

  file = find_file_to_write (path, NULL);
  if (file == NULL)
    return;

  directory = g_path_get_dirname (file);
  file_name = g_path_get_basename (file);
  sweep (directory, file_name, inside);
}

/**
 * doc_sweep_directory:
 * @directory: (type filename): where files are written by doc_write_file()
 *
 * Takes away what is left of files there because somebody was killed who wrote them,
 * as doc_sweep_file() does, whatever they were called.
 */
void
doc_sweep_directory (const char *directory)
{
  g_return_if_fail (directory != NULL);

  sweep (directory, NULL, NULL);
}
