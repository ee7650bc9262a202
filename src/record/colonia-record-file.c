/* colonia-record-file.c: records in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record-file.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/**
 * colonia_record_load:
 * @path: (type filename): a file
 * @error: return location for a `GError`, also of `G_IO_ERROR`
 *
 * Reads the record in a file.
 *
 * Returns: (transfer full): the record, or `NULL` with `error` set
 */
ColoniaRecord *
colonia_record_load (const char *path,
                     GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);

  if (stream == NULL)
    return NULL;

  return colonia_record_read (G_INPUT_STREAM (stream), error);
}

/* As many links as the system itself follows. */
#define MAX_LINKS 40

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
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s", _("not an ordinary file"));
      return NULL;
    }

  return g_steal_pointer (&file);
}

/* Puts a text in the place of what a file held, so that it outlives a power
 * cut. */
static gboolean
write_text (const char *text,
            const char *path,
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

/**
 * colonia_record_save:
 * @record: a record
 * @path: (type filename): the file to write
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes a record to a file, or to the file that a link leads to. Whatever
 * happens, the file holds either what it held before or the whole record, and
 * once this returns `TRUE` the record outlives a power cut. A file that only
 * its owner could read stays so.
 *
 * Returns: `TRUE` if the record was written
 */
gboolean
colonia_record_save (const ColoniaRecord *record,
                     const char          *path,
                     GError             **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  text = colonia_record_to_text (record);

  return write_text (text, path, error);
}

/**
 * colonia_record_get_etag:
 * @path: (type filename): a file
 *
 * Gives a mark that changes whenever a file does, so that a writer notices
 * that another one was there. It asks the file system and may have to wait.
 *
 * Returns: (transfer full) (nullable): the mark, or `NULL` if there is no such file
 */
char *
colonia_record_get_etag (const char *path)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFileInfo) info = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  file = g_file_new_for_path (path);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL ? g_strdup (g_file_info_get_etag (info)) : NULL;
}

typedef struct {
  char *text;
  char *path;
  char *etag;
} Save;

static void
save_free (Save *save)
{
  g_free (save->text);
  g_free (save->path);
  g_free (save->etag);
  g_free (save);
}

static void
save_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Save *save = task_data;
  g_autofree char *found = colonia_record_get_etag (save->path);
  GError *error = NULL;

  if (save->etag != NULL && found != NULL && !g_str_equal (found, save->etag))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "%s",
                             _("another program has changed the file meanwhile"));
  else if (!write_text (save->text, save->path, &error))
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, colonia_record_get_etag (save->path), g_free);
}

/**
 * colonia_record_write_async:
 * @text: the text of a record, from colonia_record_to_text()
 * @path: (type filename): the file to write
 * @etag: (nullable): the mark that the file had when it was last read or
 *   written, or `NULL` to write over whatever is there
 * @cancellable: (nullable): what may cancel the writing before it begins
 * @callback: what is called in the end
 * @user_data: what @callback is given
 *
 * Writes a record like colonia_record_save(), but lets the main loop go on.
 * Only one writing of a file may be under way at a time.
 */
void
colonia_record_write_async (const char          *text,
                            const char          *path,
                            const char          *etag,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Save *save;

  g_return_if_fail (text != NULL);
  g_return_if_fail (path != NULL);

  save = g_new0 (Save, 1);
  save->text = g_strdup (text);
  save->path = g_strdup (path);
  save->etag = g_strdup (etag);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_task_data (task, save, (GDestroyNotify) save_free);
  g_task_run_in_thread (task, save_in_thread);
}

/**
 * colonia_record_write_finish:
 * @result: what the callback was given
 * @etag: (out) (transfer full) (nullable): the mark that the file has now
 * @error: return location for a `GError` of `G_FILE_ERROR`, or
 *   `G_IO_ERROR_WRONG_ETAG` if the file is no longer as it was left
 *
 * Tells how the writing went.
 *
 * Returns: `TRUE` if the record was written
 */
gboolean
colonia_record_write_finish (GAsyncResult *result,
                             char        **etag,
                             GError      **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autofree char *written = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  written = g_task_propagate_pointer (G_TASK (result), &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  if (etag != NULL)
    *etag = g_steal_pointer (&written);

  return TRUE;
}
