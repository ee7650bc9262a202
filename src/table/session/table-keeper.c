/* table-keeper.c: keeps a record on disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For realpath(). */
#define _XOPEN_SOURCE 700

#include "config.h"

#include "table-keeper.h"

#include "doc-file.h"
#include "doc-trouble.h"

#include <stdlib.h>

/* How long to wait before a failed writing is tried again: the stick may be
 * back by then, or somebody may have made room. */
#define SECONDS_TO_RETRY 5

/* Whoever else writes the file may do so in several steps. */
#define MILLISECONDS_TO_LOOK 100

struct _TableKeeper {
  GObject parent_instance;

  char *path;
  char *etag;
  const TableRecord *record; /* to be written as soon as the screen shows it */
  guint soon;
  guint again;
  guint look; /* whether somebody else has changed the file */
  GFileMonitor *monitor; /* (nullable): of the file */
  char *text; /* to be written as soon as the last writing is over */
  char *writing; /* what is being written */
  GError *error;
  gboolean given_up; /* nothing more is to be written */
  gboolean busy; /* as was told last */
  GApplication *held; /* what must not end while the disk is at work, or NULL */
};

enum {
  BUSY,
  ERROR,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableKeeper, table_keeper, G_TYPE_OBJECT)

static void start_writing (TableKeeper *self);

static void
set_error (TableKeeper *self,
           GError      *error)
{
  if (self->error == NULL && error == NULL)
    return;

  g_clear_error (&self->error);
  self->error = error;
  g_signal_emit (self, signals[ERROR], 0);
}

/* An application whose last window is closed ends at once unless somebody holds
 * it, and the last event would never reach the disk. */
static void
hold_application (TableKeeper *self)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return;

  self->held = g_object_ref (application);
  g_application_hold (application);
}

static void
release_application (TableKeeper *self)
{
  if (self->held == NULL)
    return;

  g_application_release (self->held);
  g_clear_object (&self->held);
}

static void
tell_whether_busy (TableKeeper *self)
{
  gboolean busy = table_keeper_is_busy (self);

  if (self->busy == busy)
    return;

  self->busy = busy;
  if (busy)
    hold_application (self);
  else
    release_application (self);
  g_signal_emit (self, signals[BUSY], 0);
}

/* Others */

typedef struct {
  char *path;
  char *etag;
} Look;

static void look (TableKeeper *self);

static void
look_free (Look *looked)
{
  g_free (looked->path);
  g_free (looked->etag);
  g_free (looked);
}

static void
look_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Look *looked = task_data;

  g_task_return_pointer (task, doc_get_mark (looked->path), g_free);
}

static gboolean
has_other_writer (TableKeeper *self)
{
  return g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* What this one writes itself changes the file, too, but then the mark is known.
 * A file that is gone is no other one: it is written anew with the next event. */
static void
on_looked (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (TableKeeper) self = data;
  const Look *looked = g_task_get_task_data (G_TASK (result));
  g_autofree char *found = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self->given_up || self->writing != NULL || self->etag == NULL || found == NULL)
    return;

  /* It has been written meanwhile. */
  if (g_strcmp0 (looked->etag, self->etag) != 0)
    look (self);
  else if (!g_str_equal (found, self->etag))
    set_error (self, doc_trouble_new (G_IO_ERROR, G_IO_ERROR_WRONG_ETAG));
  else if (has_other_writer (self) && self->text == NULL)
    set_error (self, NULL);
}

/* The file system may keep one waiting. */
static void
look (TableKeeper *self)
{
  g_autoptr (GTask) task = NULL;
  Look *looked;

  /* Who writes looks, too. */
  if (self->given_up || self->writing != NULL)
    return;

  looked = g_new0 (Look, 1);
  looked->path = g_strdup (self->path);
  looked->etag = g_strdup (self->etag);
  task = g_task_new (NULL, NULL, on_looked, g_object_ref (self));
  g_task_set_task_data (task, looked, (GDestroyNotify) look_free);
  g_task_run_in_thread (task, look_in_thread);
}

static gboolean
on_time_to_look (gpointer data)
{
  TableKeeper *self = data;

  self->look = 0;
  look (self);

  return G_SOURCE_REMOVE;
}

static void
on_file_changed (TableKeeper *self)
{
  if (self->look == 0)
    self->look = g_timeout_add (MILLISECONDS_TO_LOOK, on_time_to_look, self);
}

/* A link does not change when the file does that it leads to. Some file systems
 * tell nothing: then a change is noticed before the next event is written. */
static void
watch (TableKeeper *self)
{
  char *real_path = realpath (self->path, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (real_path != NULL ? real_path : self->path);

  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (on_file_changed), self, G_CONNECT_SWAPPED);
  free (real_path); /* NOLINT: it comes from the C library */
}

static void
forget_monitor (TableKeeper *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
}

/* Writing */

static gboolean
on_time_to_retry (gpointer data)
{
  TableKeeper *self = data;

  self->again = 0;
  table_keeper_retry (self, FALSE);

  return G_SOURCE_REMOVE;
}

/* Keeps what could not be written for the next time, unless there is something
 * newer. Takes the text and the error. Returns whether the next time is now. */
static gboolean
take_failure (TableKeeper *self,
              char        *text,
              GError      *error)
{
  gboolean other_writer = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);

  if (self->given_up)
    {
      g_free (text);
      g_error_free (error);
      return FALSE;
    }

  if (self->text == NULL)
    self->text = text;
  else
    g_free (text);

  /* Somebody has said meanwhile that the other's writing is to go. */
  if (other_writer && self->etag == NULL)
    {
      g_error_free (error);
      return TRUE;
    }

  /* Trying again does not help against another writer: somebody must choose. */
  if (!other_writer)
    self->again = g_timeout_add_seconds (SECONDS_TO_RETRY, on_time_to_retry, self);
  set_error (self, error);

  return FALSE;
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (TableKeeper) self = data;
  g_autofree char *text = g_steal_pointer (&self->writing);
  g_autofree char *etag = NULL;
  GError *error = NULL;
  gboolean go_on = TRUE;

  if (table_record_write_finish (result, &etag, &error))
    {
      g_free (self->etag);
      self->etag = g_steal_pointer (&etag);
      set_error (self, NULL);
      /* Nobody has looked meanwhile. */
      if (!self->given_up)
        on_file_changed (self);
    }
  else
    {
      go_on = take_failure (self, g_steal_pointer (&text), error);
    }

  /* Whoever was told of the error may have begun already. */
  if (go_on && self->text != NULL && self->writing == NULL)
    start_writing (self);

  tell_whether_busy (self);
}

static void
start_writing (TableKeeper *self)
{
  g_assert (self->writing == NULL);
  g_assert (!self->given_up);

  g_clear_handle_id (&self->again, g_source_remove);
  self->writing = g_steal_pointer (&self->text);
  table_record_write_async (self->writing, self->path, self->etag, NULL, on_written, g_object_ref (self));
}

static void
take_text (TableKeeper *self)
{
  g_clear_handle_id (&self->soon, g_source_remove);
  if (self->record != NULL)
    {
      g_free (self->text);
      self->text = table_record_to_text (self->record);
      self->record = NULL;
    }

  if (self->text != NULL && self->writing == NULL)
    start_writing (self);
  tell_whether_busy (self);
}

static gboolean
on_time_to_write (gpointer data)
{
  TableKeeper *self = data;

  self->soon = 0;
  take_text (self);

  return G_SOURCE_REMOVE;
}

static void
table_keeper_finalize (GObject *object)
{
  TableKeeper *self = TABLE_KEEPER (object);

  g_clear_handle_id (&self->soon, g_source_remove);
  g_clear_handle_id (&self->again, g_source_remove);
  forget_monitor (self);
  release_application (self);
  g_free (self->path);
  g_free (self->etag);
  g_free (self->text);
  g_free (self->writing);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (table_keeper_parent_class)->finalize (object);
}

static void
table_keeper_class_init (TableKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_keeper_finalize;

  /**
   * TableKeeper::busy:
   *
   * Something is on its way to the disk, or is not any more.
   */
  signals[BUSY] = g_signal_new ("busy", TABLE_TYPE_KEEPER, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TableKeeper::error:
   *
   * Writing failed, or somebody else has changed the file, or that is over.
   */
  signals[ERROR] = g_signal_new ("error", TABLE_TYPE_KEEPER, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
table_keeper_init (TableKeeper *self)
{
}

/* Makes something that writes a record to a file whenever it is told to, without ever standing
 * in the way, and tries again when that fails. If somebody else changes the file, that is an
 * error as soon as it happens. What was left beside the file by a keeper that was killed is
 * taken away. @etag is the mark of the file when it was read, see doc_get_mark(); NULL for a new
 * file. */
TableKeeper *
table_keeper_new (const char *path,
                  const char *etag)
{
  TableKeeper *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (TABLE_TYPE_KEEPER, NULL);
  self->path = g_strdup (path);
  self->etag = g_strdup (etag);
  table_record_sweep_async (path);
  watch (self);

  return self;
}

/* Writes a record soon: once the screen shows what has changed. */
void
table_keeper_keep (TableKeeper       *self,
                   const TableRecord *record)
{
  g_return_if_fail (record != NULL);

  if (self->given_up)
    return;

  self->record = record;
  if (self->soon == 0)
    self->soon = g_idle_add (on_time_to_write, self);

  tell_whether_busy (self);
}

/* Begins to write what is still to be written, so that the record may go: also what failed
 * before, which may be the last chance. The keeper stays alive until it is done. */
void
table_keeper_flush (TableKeeper *self)
{
  take_text (self);
}

/* Writes nothing more from now on, also nothing that still waits or that failed before: somebody
 * has decided that it is to be lost. What is on its way to the disk already cannot be stopped.
 * The record may go. */
void
table_keeper_give_up (TableKeeper *self)
{
  self->given_up = TRUE;
  self->record = NULL;
  g_clear_handle_id (&self->soon, g_source_remove);
  g_clear_handle_id (&self->again, g_source_remove);
  g_clear_pointer (&self->text, g_free);
  forget_monitor (self);
  tell_whether_busy (self);
}

/* Tries at once to write what could not be written before. */
void
table_keeper_retry (TableKeeper *self,
                    gboolean     overwrite)
{
  if (overwrite)
    g_clear_pointer (&self->etag, g_free);

  if (self->text == NULL && self->writing == NULL)
    look (self);
  if (self->text == NULL || self->writing != NULL)
    return;

  start_writing (self);
  tell_whether_busy (self);
}

/* Takes what somebody else wrote for something that may be written over: nothing is in it that
 * would be lost. What waits is written at once. */
void
table_keeper_accept (TableKeeper *self,
                     const char  *etag)
{
  g_return_if_fail (etag != NULL);

  if (self->writing != NULL)
    return;

  g_free (self->etag);
  self->etag = g_strdup (etag);
  set_error (self, NULL);
  if (self->text != NULL && self->writing == NULL)
    start_writing (self);
  tell_whether_busy (self);
  /* It may have been written once more meanwhile. */
  on_file_changed (self);
}

/* Tells where the record is kept. */
const char *
table_keeper_get_path (TableKeeper *self)
{
  return self->path;
}

/* Tells whether something is on its way to the disk. What failed and waits to be tried again is
 * not. */
gboolean
table_keeper_is_busy (TableKeeper *self)
{
  return self->soon != 0 || self->writing != NULL;
}

/* Tells why the last writing failed: the error, or NULL if it did not. */
const GError *
table_keeper_get_error (TableKeeper *self)
{
  return self->error;
}
