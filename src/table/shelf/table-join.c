/* table-join.c: one game of several copies of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-join.h"

#include "doc-file.h"
#include "table-record-file.h"
#include "tongue.h"

#include <glib/gi18n.h>

typedef struct {
  char *path;
  char **others;
} Joining;

static void
joining_free (Joining *joining)
{
  g_free (joining->path);
  g_strfreev (joining->others);
  g_free (joining);
}

static gboolean
join_others (TableRecord       *record,
             const char *const *others,
             GError           **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *at = table_record_tell_time (now);

  for (guint i = 0; others[i] != NULL; i++)
    {
      g_autoptr (TableRecord) other = table_record_load (others[i], error);

      if (other == NULL)
        return FALSE;

      if (!table_record_join (record, other, at))
        {
          g_set_error_literal (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SIZE,
                               _("the game has no room for what is in its other copies"));
          return FALSE;
        }
    }

  return TRUE;
}

/* The mark is taken first: what somebody else writes meanwhile is not written over. */
static gboolean
join_locked (const Joining *joining,
             GError       **error)
{
  g_autofree char *mark = doc_get_mark (joining->path);
  g_autoptr (TableRecord) record = table_record_load (joining->path, error);
  g_autofree char *text = NULL;

  if (record == NULL || !join_others (record, (const char *const *) joining->others, error))
    return FALSE;

  text = table_record_to_text (record);

  return doc_write_file_over (joining->path, text, mark, NULL, error);
}

static void
join_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Joining *joining = task_data;
  g_autoptr (TongueScope) scope = tongue_speak (NULL);
  DocLock *lock = doc_lock_file (joining->path);
  GError *error = NULL;
  const gboolean is_joined = join_locked (joining, &error);

  doc_unlock_file (lock);
  if (is_joined)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * table_join_async:
 * @path: (type filename): the file of a game, which is open nowhere
 * @others: (array zero-terminated=1) (element-type filename): the files of its other copies
 * @callback: what is called in the end
 * @user_data: what @callback is given
 *
 * Sets aside in a game what its other copies have that it has not, as table_record_join() does,
 * while the main loop goes on. The other files stay as they are.
 */
void
table_join_async (const char          *path,
                  const char *const   *others,
                  GAsyncReadyCallback  callback,
                  gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Joining *joining;

  g_return_if_fail (path != NULL && others != NULL);

  joining = g_new0 (Joining, 1);
  joining->path = g_strdup (path);
  joining->others = g_strdupv ((char **) others);
  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_task_data (task, joining, (GDestroyNotify) joining_free);
  g_task_run_in_thread (task, join_in_thread);
}

/**
 * table_join_finish:
 * @result: what the callback was given
 * @error: return location for a `GError` of `G_FILE_ERROR`, `G_IO_ERROR`, `TABLE_RECORD_ERROR` or `DOC_ERROR`
 *
 * Tells how it went.
 *
 * Returns: `TRUE` if the game has it all, and is on the disk; if not nothing has changed
 */
gboolean
table_join_finish (GAsyncResult *result,
                   GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
