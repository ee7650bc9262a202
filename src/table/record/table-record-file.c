/* table-record-file.c: records in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-record-file.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "tongue.h"

/**
 * table_record_load:
 * @path: (type filename): a file
 * @error: return location for a `GError`, also of `G_IO_ERROR`
 *
 * Reads the record in a file.
 *
 * Returns: (transfer full): the record, or `NULL` with `error` set
 */
TableRecord *
table_record_load (const char *path,
                   GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);

  if (stream == NULL)
    return NULL;

  return table_record_read (G_INPUT_STREAM (stream), error);
}

/* A pipe would keep its reader waiting. */
static gpointer
load_ordinary (gconstpointer   path,
               GError        **error)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_propagate_error (error, doc_trouble_new (G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY));
      return NULL;
    }
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_propagate_error (error, doc_trouble_new (G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE));
      return NULL;
    }

  return table_record_load (path, error);
}

/**
 * table_record_load_or_tell:
 * @path: (type filename): whatever somebody takes for a game
 * @errors: (out) (nullable) (element-type GError): what is wrong, for
 *   tongue_find_error()
 *
 * Reads the record in a file, or finds what is wrong with it in each of the
 * languages. What is no ordinary file is not touched.
 *
 * Returns: (transfer full) (nullable): the record, or `NULL` with `errors` set
 */
TableRecord *
table_record_load_or_tell (const char  *path,
                           GPtrArray  **errors)
{
  g_return_val_if_fail (path != NULL, NULL);

  return tongue_attempt (load_ordinary, path, errors);
}

/**
 * table_record_save:
 * @record: a record
 * @path: (type filename): the file to write
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes a record to a file as doc_write_file() does: the file holds either
 * what it held before or the whole record, which outlives a power cut.
 *
 * Returns: `TRUE` if the record was written
 */
gboolean
table_record_save (const TableRecord *record,
                   const char        *path,
                   GError           **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  text = table_record_to_text (record);

  return doc_write_file (path, text, error);
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
  g_autoptr (TongueScope) scope = tongue_speak (NULL);
  g_autofree char *written = NULL;
  GError *error = NULL;
  DocLock *lock;

  if (g_task_return_error_if_cancelled (task))
    return;

  /* From looking at the file until it is written nobody else writes it. */
  lock = doc_lock_file (save->path);
  doc_write_file_over (save->path, save->text, save->etag, &written, &error);
  doc_unlock_file (lock);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_steal_pointer (&written), g_free);
}

/**
 * table_record_write_async:
 * @text: the text of a record, from table_record_to_text()
 * @path: (type filename): the file to write
 * @etag: (nullable): the mark that the file had when it was last read or
 *   written, or `NULL` to write over whatever is there
 * @cancellable: (nullable): what may cancel the writing before it begins
 * @callback: what is called in the end
 * @user_data: what @callback is given
 *
 * Writes a record like table_record_save(), but lets the main loop go on.
 * Only one writing of a file may be under way at a time.
 */
void
table_record_write_async (const char          *text,
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
  /* What was written was written, even if it is cancelled afterwards. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, save_in_thread);
}

/**
 * table_record_write_finish:
 * @result: what the callback was given
 * @etag: (out) (transfer full) (nullable): the mark that the file has unless somebody
 *   else has written it since
 * @error: return location for a `GError` of `G_FILE_ERROR`, or
 *   `G_IO_ERROR_WRONG_ETAG` if the file is no longer as it was left, or
 *   `G_IO_ERROR_CANCELLED`
 *
 * Tells how the writing went.
 *
 * Returns: `TRUE` if the record was written
 */
gboolean
table_record_write_finish (GAsyncResult *result,
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

static void
sweep_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      path,
                 GCancellable *cancellable)
{
  doc_sweep_file (path, "\"" FORMER_NAME "-record\"");
  g_task_return_boolean (task, TRUE);
}

/**
 * table_record_sweep_async:
 * @path: (type filename): a file that a record is written to
 *
 * Takes away what earlier writings of the file have left because they were
 * killed, as doc_sweep_file() does, but lets the main loop go on. Nobody is told
 * of the end: nothing depends on it.
 */
void
table_record_sweep_async (const char *path)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (path != NULL);

  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, sweep_in_thread);
}
