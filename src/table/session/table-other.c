/* table-other.c: what another program has made of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-other.h"

#include "doc-file.h"
#include "table-game-file.h"
#include "table-record-file.h"
#include "tongue.h"

typedef struct {
  char *path;
  char *text; /* of the game as it is here */
} Question;

static void
question_free (Question *question)
{
  g_free (question->path);
  g_free (question->text);
  g_free (question);
}

static void
read_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Question *question = task_data;
  TableOther *other = g_new0 (TableOther, 1);

  /* The mark is taken first: what is written meanwhile is noticed. */
  other->etag = doc_get_mark (question->path);
  other->record = table_record_load (question->path, NULL);
  other->kinship = TABLE_KINSHIP_APART;
  if (other->record != NULL)
    {
      g_autofree char *text = table_record_to_text (other->record);

      other->kinship = table_kinship_find (question->text, text);
    }

  g_task_return_pointer (task, other, (GDestroyNotify) table_other_free);
}

/**
 * table_other_read_async:
 * @session: a game that is kept in a file
 * @callback: what is called in the end
 * @user_data: what @callback is given
 *
 * Reads what another program has written into the file of a game, and finds out how
 * it is related to the game, while the main loop goes on.
 */
void
table_other_read_async (TableSession      *session,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (TABLE_IS_SESSION (session));
  g_return_if_fail (table_session_get_path (session) != NULL);

  question = g_new0 (Question, 1);
  question->path = g_strdup (table_session_get_path (session));
  question->text = table_session_make_text (session);
  task = g_task_new (session, NULL, callback, user_data);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * table_other_read_finish:
 * @session: the game
 * @result: what the callback was given
 *
 * Tells what is in the file. Whatever has happened in the game meanwhile is not in
 * it, nor is what is in the file then in the game.
 *
 * Returns: (transfer full) (nullable): what is there, or `NULL` if the game has
 *   changed meanwhile, and it has to be asked anew
 */
TableOther *
table_other_read_finish (TableSession *session,
                         GAsyncResult *result)
{
  g_autoptr (TableOther) other = NULL;
  g_autofree char *text = NULL;
  const Question *question;

  g_return_val_if_fail (g_task_is_valid (result, session), NULL);

  other = g_task_propagate_pointer (G_TASK (result), NULL);
  question = g_task_get_task_data (G_TASK (result));
  text = table_session_make_text (session);

  return g_str_equal (text, question->text) ? g_steal_pointer (&other) : NULL;
}

/* Keeping */

typedef struct {
  char *path;
  char *directory;
  char *etag; /* of what was kept */
} Keeping;

static void
keeping_free (Keeping *keeping)
{
  g_free (keeping->path);
  g_free (keeping->directory);
  g_free (keeping->etag);
  g_free (keeping);
}

static void
keep_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Keeping *keeping = task_data;
  g_autoptr (TongueScope) scope = tongue_speak (NULL);
  GError *error = NULL;
  DocLock *lock = doc_lock_file (keeping->path);
  char *kept;

  /* The mark is taken first: what is written after that is noticed. */
  keeping->etag = doc_get_mark (keeping->path);
  kept = table_game_file_keep (keeping->path, keeping->directory, &error);
  doc_unlock_file (lock);

  if (kept != NULL)
    g_task_return_pointer (task, kept, g_free);
  else
    g_task_return_error (task, error);
}

/**
 * table_other_keep_async:
 * @session: a game that is kept in a file
 * @directory: (type filename): where the games are
 * @callback: what is called in the end
 * @user_data: what @callback is given
 *
 * Makes a game of its own of what another program has written into the file of a
 * game, whatever it is, before that is written over, while the main loop goes on.
 */
void
table_other_keep_async (TableSession      *session,
                        const char          *directory,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Keeping *keeping;

  g_return_if_fail (TABLE_IS_SESSION (session));
  g_return_if_fail (table_session_get_path (session) != NULL);
  g_return_if_fail (directory != NULL);

  keeping = g_new0 (Keeping, 1);
  keeping->path = g_strdup (table_session_get_path (session));
  keeping->directory = g_strdup (directory);
  task = g_task_new (session, NULL, callback, user_data);
  g_task_set_task_data (task, keeping, (GDestroyNotify) keeping_free);
  g_task_run_in_thread (task, keep_in_thread);
}

/**
 * table_other_keep_finish:
 * @session: the game
 * @result: what the callback was given
 * @etag: (out) (transfer full) (nullable): the mark that the file had then, for
 *   table_session_accept_file()
 * @error: return location for a `GError`, as of table_game_file_keep()
 *
 * Tells where the other game is. It is on the disk.
 *
 * Returns: (transfer full) (type filename): the path of its file, or `NULL` with
 *   `error` set
 */
char *
table_other_keep_finish (TableSession  *session,
                         GAsyncResult    *result,
                         char           **etag,
                         GError         **error)
{
  Keeping *keeping;

  g_return_val_if_fail (g_task_is_valid (result, session), NULL);

  keeping = g_task_get_task_data (G_TASK (result));
  *etag = g_steal_pointer (&keeping->etag);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * table_other_free:
 * @other: (transfer full) (nullable): what another program has made of a game
 *
 * Frees it.
 */
void
table_other_free (TableOther *other)
{
  if (other == NULL)
    return;

  g_clear_pointer (&other->record, table_record_free);
  g_free (other->etag);
  g_free (other);
}
