/* parlour-cards.c: the collection of cards, wherever it is needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For realpath(). */
#define _XOPEN_SOURCE 700

#include "config.h"

#include "parlour-cards.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "table-collection-file.h"
#include "text-line.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <limits.h>
#include <stdlib.h>

/* How long to wait before a file is tried again that could not be read or written. */
#define SECONDS_TO_RETRY 5

/* The collection of the cards that this table has entered, read from its file and written there
 * when something is learned, without anybody waiting for either. Others may write the file, too:
 * what they have learned is taken in, and what is learned here is added to it. While the file
 * cannot be read it is not written, and what is learned meanwhile waits. */
struct _ParlourCards {
  GObject parent_instance;

  const TableGame *game;
  char *path;
  TableCollectionFile *file; /* which another thread has while it is brought up to date */
  TableCollection *collection;
  GFileMonitor *monitor; /* or NULL before anybody has asked */
  gboolean loaded;
  gboolean syncing;
  gboolean writing; /* whether another thread is at the file, by `mutex` */
  GMutex mutex;
  GCond written;
  gboolean again; /* something has happened meanwhile */
  guint retry;
  GError *error;
};

enum {
  CHANGED,
  LOADED,
  ERROR,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourCards, parlour_cards, G_TYPE_OBJECT)

static gboolean
is_same_error (const GError *error,
               const GError *other)
{
  return error == other
         || (error != NULL && other != NULL
             && g_error_matches (error, other->domain, other->code) && g_str_equal (error->message, other->message));
}

/* Reports what went wrong, once, or that it is all right again. */
static void
take_error (ParlourCards *self,
            GError       *error)
{
  gboolean is_same = is_same_error (self->error, error);

  g_clear_error (&self->error);
  self->error = error;
  if (!is_same)
    g_signal_emit (self, signals[ERROR], 0);
}

/* Reading and writing */

typedef struct {
  char *path;
  gboolean is_first;
  TableCollectionFile *file;
  TableCollection *before; /* what was known */
  TableCollection *after; /* what is known with what was found */
  GApplication *application; /* which does not end meanwhile, or NULL */
} Sync;

static void
sync_free (Sync *sync)
{
  g_free (sync->path);
  table_collection_free (sync->before);
  table_collection_free (sync->after);
  g_clear_object (&sync->application);
  g_free (sync);
}

static void
sync_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  ParlourCards *self = PARLOUR_CARDS (source);
  Sync *sync = data;
  g_autoptr (TongueScope) scope = tongue_speak (NULL);
  GError *error = NULL;

  if (sync->is_first)
    doc_sweep_file (sync->path, "\"" FORMER_NAME "-collection\"");
  table_collection_file_update (sync->file, &sync->after, &error);

  g_mutex_lock (&self->mutex);
  self->writing = FALSE;
  g_cond_signal (&self->written);
  g_mutex_unlock (&self->mutex);

  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Takes what was found, with what was learned while that was done. */
static gboolean
take_found (ParlourCards *self,
            const Sync   *sync)
{
  TableCollection *collection = table_collection_copy (sync->after);
  gboolean changed;

  table_collection_take_changes (collection, sync->before, self->collection);
  changed = !table_collection_equal (collection, self->collection);
  table_collection_free (self->collection);
  self->collection = collection;

  return changed;
}

static void sync_file (ParlourCards *self);

static gboolean
on_time_to_retry (gpointer data)
{
  ParlourCards *self = data;

  self->retry = 0;
  sync_file (self);

  return G_SOURCE_REMOVE;
}

static void
on_synced (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  ParlourCards *self = PARLOUR_CARDS (source);
  const Sync *sync = g_task_get_task_data (G_TASK (result));
  gboolean changed = take_found (self, sync) || !self->loaded;
  GError *error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  self->syncing = FALSE;

  if (self->again)
    sync_file (self);
  else if (error != NULL)
    self->retry = g_timeout_add_seconds (SECONDS_TO_RETRY, on_time_to_retry, self);

  take_error (self, error);
  if (!self->loaded)
    {
      self->loaded = TRUE;
      g_signal_emit (self, signals[LOADED], 0);
    }
  if (changed)
    g_signal_emit (self, signals[CHANGED], 0);
  if (sync->application != NULL)
    g_application_release (sync->application);
}

static Sync *
sync_new (ParlourCards *self)
{
  Sync *sync = g_new0 (Sync, 1);

  sync->path = g_strdup (self->path);
  sync->is_first = !self->loaded;
  sync->file = self->file;
  sync->before = table_collection_copy (self->collection);
  sync->after = table_collection_copy (self->collection);
  sync->application = g_application_get_default ();
  if (sync->application != NULL)
    g_application_hold (g_object_ref (sync->application));

  return sync;
}

/* Brings the file and what is known together, one time after the other. The
 * application does not end before. */
static void
sync_file (ParlourCards *self)
{
  g_autoptr (GTask) task = NULL;

  self->again = self->syncing;
  if (self->syncing)
    return;

  self->syncing = self->writing = TRUE;
  g_clear_handle_id (&self->retry, g_source_remove);
  task = g_task_new (self, NULL, on_synced, NULL);
  g_task_set_name (task, "bring the collection up to date");
  g_task_set_task_data (task, sync_new (self), (GDestroyNotify) sync_free);
  g_task_run_in_thread (task, sync_in_thread);
}

static void
learned_anew (ParlourCards *self)
{
  sync_file (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Our own writings are told of, too: then nothing is new. */
static void
on_file_event (ParlourCards     *self,
               GFile            *file,
               GFile            *other,
               GFileMonitorEvent event)
{
  if (event != G_FILE_MONITOR_EVENT_CHANGED)
    sync_file (self);
}

/* The file is read, and followed, when the first one asks for what is in it. Who
 * follows a link is not told when the file changes that it leads to. */
static void
ensure_read (ParlourCards *self)
{
  char target[PATH_MAX];
  g_autoptr (GFile) file = NULL;

  if (self->monitor != NULL || self->syncing || self->loaded)
    return;

  file = g_file_new_for_path (realpath (self->path, target) != NULL ? target : self->path);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (on_file_event), self, G_CONNECT_SWAPPED);
  sync_file (self);
}

static void
parlour_cards_finalize (GObject *object)
{
  ParlourCards *self = PARLOUR_CARDS (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_object (&self->monitor);
  g_free (self->path);
  g_clear_error (&self->error);
  table_collection_free (self->collection);
  table_collection_file_free (self->file);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->written);

  G_OBJECT_CLASS (parlour_cards_parent_class)->finalize (object);
}

static void
parlour_cards_class_init (ParlourCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_cards_finalize;

  /* The collection has learned or forgotten something, here or in its file. */
  signals[CHANGED] = g_signal_new ("changed", PARLOUR_TYPE_CARDS, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The file was read, be it with success or not. */
  signals[LOADED] = g_signal_new ("loaded", PARLOUR_TYPE_CARDS, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Something else went wrong when the file was read or written last, or nothing does any more. */
  signals[ERROR] = g_signal_new ("error", PARLOUR_TYPE_CARDS, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_cards_init (ParlourCards *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->written);
}

/* Makes the cards of a file, which is read when they are asked for. */
ParlourCards *
parlour_cards_new (const TableGame   *game,
                   const char        *path,
                   const char *const *elsewhere)
{
  ParlourCards *self;

  g_return_val_if_fail (game != NULL && path != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_CARDS, NULL);
  self->game = game;
  self->path = g_strdup (path);
  self->collection = table_collection_new (game);
  self->file = table_collection_file_new (game, path, elsewhere);

  return self;
}

/* Tells of which game they are. */
const TableGame *
parlour_cards_get_game (ParlourCards *self)
{
  return self->game;
}

/* Gets what is known by now. `ParlourCards::changed` tells when it is more. */
const TableCollection *
parlour_cards_get_collection (ParlourCards *self)
{
  ensure_read (self);

  return self->collection;
}

/* Tells whether the file was read, be it with success or not. */
gboolean
parlour_cards_get_loaded (ParlourCards *self)
{
  return self->loaded;
}

/* Tells what went wrong when the file was read or written last. Returns the error, or `NULL` if
 * all is well. */
const GError *
parlour_cards_get_error (ParlourCards *self)
{
  return self->error;
}

/* Writing fails for other reasons than reading. */
static gboolean
is_unreadable (const GError *error)
{
  return error->domain != G_FILE_ERROR && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* Tells what went wrong when the file was read or written last, and what to do. Returns a
 * sentence, or `NULL` if all is well. */
char *
parlour_cards_describe_error (ParlourCards *self)
{
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;

  if (self->error == NULL)
    return NULL;

  path = g_filename_display_name (self->path);
  name = text_isolate (path);
  if (g_error_matches (self->error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION))
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("A newer version of Kontor has written “%s”. Update Kontor to use it."), name);
  if (is_unreadable (self->error))
    /* Translators: what earlier games have taught is in a file; the first %s says what is wrong with it,
       e.g. “access is denied”, the second is its name. */
    return g_strdup_printf (_("What was learnt from earlier games cannot be read: %s. "
                              "Put “%s” right or move it away, and what is entered now is added."),
                            doc_trouble_tell (self->error), name);

  /* Translators: what a game has taught for later ones is written to a file; %s says what went wrong. */
  return g_strdup_printf (_("What was learnt cannot be kept yet: %s"), doc_trouble_tell (self->error));
}

/* Learns the cards that an event brings to light. */
void
parlour_cards_learn (ParlourCards     *self,
                     const TableEvent *event)
{
  g_return_if_fail (event != NULL);

  ensure_read (self);
  if (table_collection_learn (self->collection, event))
    learned_anew (self);
}

/* Learns the cards of a whole game, and how many there are of each. */
void
parlour_cards_learn_record (ParlourCards      *self,
                            const TableRecord *record)
{
  g_return_if_fail (record != NULL);

  ensure_read (self);
  if (table_collection_learn_record (self->collection, record))
    learned_anew (self);
}

struct _ParlourLesson {
  TableCollection *box; /* what was known before the game taught anything, or NULL if nobody knows */
  TableCollection *taught;
};

/* Begins to follow what a game teaches. */
ParlourLesson *
parlour_lesson_new (const TableGame *game)
{
  ParlourLesson *lesson;

  g_return_val_if_fail (game != NULL, NULL);

  lesson = g_new0 (ParlourLesson, 1);
  lesson->taught = table_collection_new (game);

  return lesson;
}

/* Forgets what a game has taught; the cards stay. */
void
parlour_lesson_free (ParlourLesson *lesson)
{
  g_return_if_fail (lesson != NULL);

  g_clear_pointer (&lesson->box, table_collection_free);
  table_collection_free (lesson->taught);
  g_free (lesson);
}

/* The cards of a game that are in force. */
static TableCollection *
collect_played (const TableGame   *game,
                const TableRecord *record)
{
  TableCollection *played = table_collection_new (game);

  table_collection_learn_record (played, record);

  return played;
}

/* Learns the cards of a game that is played here, as parlour_cards_learn_record() does. */
void
parlour_cards_learn_game (ParlourCards      *self,
                          ParlourLesson     *lesson,
                          const TableRecord *record)
{
  g_autoptr (TableCollection) played = NULL;

  g_return_if_fail (lesson != NULL);
  g_return_if_fail (record != NULL);

  ensure_read (self);
  if (lesson->box == NULL && self->loaded)
    lesson->box = table_collection_copy (self->collection);
  played = collect_played (self->game, record);
  table_collection_learn_taught (lesson->taught, played);
  if (table_collection_learn_taught (self->collection, played))
    learned_anew (self);
}

/* The cards of a game, those too that were undone, or wait since a correction: they lay
 * on the table all the same. */
static TableCollection *
collect_all (const TableCollection *played,
             const TableRecord     *record)
{
  TableCollection *all = table_collection_copy (played);

  for (guint i = table_record_get_cursor (record); i < table_record_get_n_known (record); i++)
    table_collection_learn (all, table_record_get_event (record, i));

  return all;
}

/* What only the game has taught, and does not teach any more, is forgotten. */
static gboolean
learn_otherwise (ParlourCards          *self,
                 const ParlourLesson   *lesson,
                 const TableCollection *played,
                 const TableCollection *taught)
{
  g_autoptr (TableCollection) known = table_collection_copy (self->collection);
  g_autoptr (TableCollection) before = table_collection_copy (lesson->box);
  g_autoptr (TableCollection) after = table_collection_copy (lesson->box);

  table_collection_merge (before, lesson->taught);
  table_collection_merge (after, taught);
  table_collection_take_changes (self->collection, before, after);
  table_collection_learn_taught (self->collection, played);

  return !table_collection_equal (known, self->collection);
}

/* Learns the cards of a game as they are now. What only this game has taught, while it was
 * played here, and what is not in it any more was entered wrong, and is forgotten. Mostly it
 * teaches what it taught before, and nothing changes. */
void
parlour_cards_learn_corrected (ParlourCards      *self,
                               ParlourLesson     *lesson,
                               const TableRecord *record)
{
  g_autoptr (TableCollection) played = NULL;
  g_autoptr (TableCollection) taught = NULL;
  gboolean changed;

  g_return_if_fail (lesson != NULL);
  g_return_if_fail (record != NULL && table_record_get_game (record) == self->game);

  if (lesson->box == NULL)
    {
      parlour_cards_learn_game (self, lesson, record);
      return;
    }

  played = collect_played (self->game, record);
  taught = collect_all (played, record);
  if (table_collection_equal (taught, lesson->taught))
    return;

  changed = learn_otherwise (self, lesson, played, taught);
  table_collection_free (lesson->taught);
  lesson->taught = g_steal_pointer (&taught);
  if (changed)
    learned_anew (self);
}

/* Remembers who plays. */
void
parlour_cards_remember_person (ParlourCards      *self,
                               const TablePerson *person)
{
  g_return_if_fail (person != NULL);

  ensure_read (self);
  if (table_collection_remember_person (self->collection, person))
    learned_anew (self);
}

/* Forgets a card, if it is known. */
void
parlour_cards_remove (ParlourCards       *self,
                      const TablePrinted *card)
{
  g_return_if_fail (self->loaded);
  g_return_if_fail (card != NULL);

  if (table_collection_remove (self->collection, card))
    learned_anew (self);
}

/* Adds cards that somebody has read off the real ones. */
void
parlour_cards_add (ParlourCards    *self,
                   const GPtrArray *cards)
{
  gboolean learned = FALSE;

  g_return_if_fail (self->loaded);
  g_return_if_fail (cards != NULL);

  for (guint i = 0; i < cards->len; i++)
    learned |= table_collection_add (self->collection, g_ptr_array_index (cards, i));
  if (learned)
    learned_anew (self);
}

/* Takes a change back. What was learned besides stays. */
void
parlour_cards_take_back (ParlourCards          *self,
                         const TableCollection *before,
                         const TableCollection *after)
{
  g_return_if_fail (self->loaded);
  g_return_if_fail (before != NULL && after != NULL);

  table_collection_take_changes (self->collection, after, before);
  learned_anew (self);
}

/* Puts a card in the place of another one. */
void
parlour_cards_correct (ParlourCards       *self,
                       const TablePrinted *card,
                       const TablePrinted *corrected)
{
  g_return_if_fail (self->loaded);
  g_return_if_fail (card != NULL && corrected != NULL);

  if (table_collection_correct (self->collection, card, corrected))
    learned_anew (self);
}

static void
count_cards (const TableCollection *collection,
             ParlourCardCount      *count)
{
  g_autoptr (GPtrArray) cards = table_collection_list_known (collection);

  *count = (ParlourCardCount) { .total = cards->len };
  for (guint i = 0; i < cards->len; i++)
    count->n[((const TablePrinted *) g_ptr_array_index (cards, i))->kind]++;
}

/* Adds what another collection has. */
gboolean
parlour_cards_import (ParlourCards     *self,
                      const char       *path,
                      ParlourCardCount *learned,
                      guint            *n_known,
                      GError          **error)
{
  g_autoptr (TableCollection) other = NULL;
  ParlourCardCount before, theirs;

  g_return_val_if_fail (self->loaded, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (learned != NULL && n_known != NULL, FALSE);

  other = table_collection_new (self->game);
  if (!table_collection_import (other, path, error))
    return FALSE;

  count_cards (other, &theirs);
  count_cards (self->collection, &before);
  table_collection_merge (self->collection, other);
  count_cards (self->collection, learned);
  for (int kind = 0; kind < TABLE_MAX_CARD_KINDS; kind++)
    learned->n[kind] -= before.n[kind];
  learned->total -= before.total;
  *n_known = theirs.total - learned->total;
  learned_anew (self);

  return TRUE;
}

/* Writes what is known into a file to give away. */
gboolean
parlour_cards_export (ParlourCards *self,
                      const char   *path,
                      GError      **error)
{
  g_return_val_if_fail (self->loaded, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  return table_collection_save (self->collection, path, error);
}

/* Tries at once to write what could not be written before: it may be the last chance. */
void
parlour_cards_hurry (ParlourCards *self)
{
  if (self->retry != 0)
    sync_file (self);
}

/* Waits until what is on its way to the file is there, and lets nothing else happen meanwhile:
 * the computer may go to sleep then. */
void
parlour_cards_wait (ParlourCards *self,
                    gint64        end)
{
  g_mutex_lock (&self->mutex);
  while (self->writing && g_cond_wait_until (&self->written, &self->mutex, end))
    ;
  g_mutex_unlock (&self->mutex);
}

/* Tells whether something that was learned is on its way to the file. */
gboolean
parlour_cards_is_busy (ParlourCards *self)
{
  return self->syncing;
}

/* Waits until all that was learned is in the file, or could not be written. */
void
parlour_cards_flush (ParlourCards *self)
{
  while (parlour_cards_is_busy (self))
    g_main_context_iteration (NULL, TRUE);
}
