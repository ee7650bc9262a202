/* doc-file.c: documents in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For lstat() and O_DIRECTORY. */
#define _POSIX_C_SOURCE 200809L

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

#define KIBIBYTE 1024
#define CHUNK (16 * KIBIBYTE)

/* As many links as the system itself follows. */
#define MAX_LINKS 40

/* What g_file_set_contents_full() puts behind the name of a file, after a dot,
 * while it writes another in its place. */
#define LENGTH_OF_MARK 6
#define LETTERS_OF_MARK "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS_OF_MARK "0123456789"

/* In seconds. No writing takes so long, and neither the clocks of two machines nor
 * that of a shared disk differ so much: what is older nobody writes any more. */
#define OLD 3600

/* How often to ask for a lock that another writer has, and how many microseconds to
 * wait in between. */
#define TIMES_TO_ASK 300
#define TIME_TO_ASK_AGAIN 10000

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
    {
      g_propagate_error (error, doc_trouble_new (G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE));
      return FALSE;
    }

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
  int saved_errno;

  g_return_val_if_fail (directory != NULL, FALSE);

  if (g_mkdir_with_parents (directory, 0700) == 0)
    return TRUE;

  saved_errno = errno;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (saved_errno), "%s", g_strerror (saved_errno));

  return FALSE;
}

/**
 * doc_write_file:
 * @path: (type filename): the file to write
 * @text: what it shall hold
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes a file, or the file that a link leads to. Whatever happens, the file
 * holds either what it held before or the whole text, and once this returns
 * `TRUE` the text outlives a power cut. A file that only its owner could read
 * stays so.
 *
 * Returns: `TRUE` if the file was written
 */
gboolean
doc_write_file (const char *path,
                const char *text,
                GError    **error)
{
  g_autofree char *file = find_file_to_write (path, error);
  int mode = 0666;
  GStatBuf info;

  if (file == NULL)
    return FALSE;

  if (g_stat (file, &info) == 0)
    mode = (int) (info.st_mode & 0777);

  return g_file_set_contents_full (file, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   mode, error);
}

static gboolean
wait_for_lock (int directory)
{
  for (int i = 0; i < TIMES_TO_ASK; i++)
    {
      if (flock (directory, LOCK_EX | LOCK_NB) == 0)
        return TRUE;
      if (errno != EWOULDBLOCK && errno != EINTR)
        return FALSE;
      g_usleep (TIME_TO_ASK_AGAIN);
    }

  return FALSE;
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
 * Some shared disks know no locks, and whoever holds one for seconds may do so for
 * ever: then there is none, and between looking and writing a moment remains.
 *
 * Returns: what is to be given to g_close() in the end, or -1 if there is no lock
 */
int
doc_lock_file (const char *path)
{
  g_autofree char *file = NULL;
  g_autofree char *directory = NULL;
  int lock;

  g_return_val_if_fail (path != NULL, -1);

  file = find_file_to_write (path, NULL);
  if (file == NULL)
    return -1;

  directory = g_path_get_dirname (file);
  lock = g_open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (lock >= 0 && !wait_for_lock (lock))
    {
      g_close (lock, NULL);
      return -1;
    }

  return lock;
}

/* Whether a file was made to be put in the place of another. A mark that is a
 * word, a number, or both may be somebody's own, such as BACKUP, 261122 or WEEK01, so
 * only one with a letter behind a digit counts. */
static gboolean
is_left_over (const char *name,
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

static gboolean
is_old_file (const char *path)
{
  GStatBuf info;

  return g_lstat (path, &info) == 0
         && S_ISREG (info.st_mode)
         && g_get_real_time () / G_USEC_PER_SEC - (gint64) info.st_mtime > OLD;
}

/**
 * doc_sweep_file:
 * @path: (type filename): a file that is written by doc_write_file()
 *
 * Takes away what lies beside a file because somebody was killed while it was
 * written, and which nobody else ever would. What is not an hour old stays:
 * another program may be writing it.
 */
void
doc_sweep_file (const char *path)
{
  g_autofree char *file = NULL;
  g_autofree char *directory = NULL;
  g_autofree char *file_name = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (path != NULL);

  file = find_file_to_write (path, NULL);
  if (file == NULL)
    return;

  directory = g_path_get_dirname (file);
  file_name = g_path_get_basename (file);
  dir = g_dir_open (directory, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *beside = g_build_filename (directory, name, NULL);

      if (is_left_over (name, file_name) && is_old_file (beside))
        g_unlink (beside);
    }
}
