/* table-archive.c: the games in a directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a game means to play it, which takes a moment for one and a minute
 * for thousands. So what was found out is kept in an index in the cache directory,
 * by name, size and time of each file, and whatever takes time is done in a thread. It
 * hands over the games as it gets them.
 *
 * A file is about as old as what was played last of its game, unless it was copied: then
 * it is younger. So it is the time of the files by which they are read, and what their
 * events tell by which the games are listed.
 *
 * Others may change the directory at any time, as who carries it from one device to another.
 * Then it is looked at again: a file that is as it was is not read for that.
 */

#include "config.h"

#include "table-archive.h"

#include "doc-file.h"
#include "table-game-file.h"
#include "tongue.h"

#include <string.h>

/* Other contents of an index need another number here. Another version of the
 * program may tell a game otherwise, and so makes an index of its own. */
#define INDEX_NAME "kontor-games"
#define INDEX_KIND INDEX_NAME " 9 " PACKAGE_VERSION

#define NANOSECONDS G_GINT64_CONSTANT (1000000000)

/* Games are handed over when there are so many, or after so many microseconds. */
#define FIRST_BATCH 32
#define BATCH 500
#define BATCH_TIME 50000

/* A file that was written just now may be written again within the same tick of
 * the clock of the file system. In nanoseconds. */
#define TOO_YOUNG (2 * NANOSECONDS)

/* Whoever changes one file seldom changes one alone. */
#define MILLISECONDS_TO_LOOK 100

/**
 * TableArchive:
 *
 * The games in a directory, the one that was last played first. Files that are
 * broken are among them. Of several copies of one game one is listed, which knows
 * the others.
 */
struct _TableArchive {
  GObject parent_instance;

  char *directory;
  char *beside; /* (nullable): another directory, where games are put while that one is away */
  TableArchiveIsAway is_away; /* (nullable): tells whether the directory is */
  char *index; /* (nullable): where the index is */
  guint limit; /* how many games to list at most, or 0 */
  gboolean follows; /* what others do to the directories */
  GFileMonitor *monitors[2]; /* (nullable): of both */
  guint look; /* the source that looks again, or 0 */
  gboolean apart; /* whether copies of a game are listed each by itself */

  GPtrArray *files; /* (element-type TablePastGame): what was read, in no order */
  GListStore *games; /* (element-type TablePastGame): as they are listed */
  guint arranging; /* the source that lists what has come, or 0 */
  GCancellable *reading; /* NULL unless games are being read */
  GPtrArray *errors; /* (element-type GError) (nullable): why the games could not be listed, in each language */
};

static guint reading_signal;

G_DEFINE_FINAL_TYPE (TableArchive, table_archive, G_TYPE_OBJECT)

/* What the thread works with: it knows nothing of the archive but this. */
typedef struct {
  char *directory; /* (nullable): where the games are, if it is not away */
  char *beside; /* (nullable) */
  char *index; /* (nullable) */
  guint limit;
  gboolean is_first; /* nothing is shown yet: every batch is welcome */

  GPtrArray *errors; /* (element-type GError) (nullable) */
  GPtrArray *batch; /* (element-type TablePastGame): not handed over yet */
  gint64 handed_over; /* when */
  guint n_handed_over;
} Reading;

typedef struct {
  char *name;
  char *path;
  gboolean is_beside; /* where there are few, which the index does not know */
  DocFileMark mark;
} Found;

/* One batch on its way from the thread. */
typedef struct {
  GTask *task;
  GPtrArray *games;
} Delivery;

static void
reading_free (Reading *reading)
{
  g_free (reading->directory);
  g_free (reading->beside);
  g_free (reading->index);
  g_clear_pointer (&reading->errors, g_ptr_array_unref);
  g_clear_pointer (&reading->batch, g_ptr_array_unref);
  g_free (reading);
}

static void
delivery_free (Delivery *delivery)
{
  g_object_unref (delivery->task);
  g_clear_pointer (&delivery->games, g_ptr_array_unref);
  g_free (delivery);
}

static void
found_clear (Found *found)
{
  g_free (found->name);
  g_free (found->path);
}

static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  return table_past_game_compare (*(TablePastGame *const *) a, *(TablePastGame *const *) b);
}

/* In the thread */

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *found = a;
  const Found *other = b;

  if (found->mark.modified != other->mark.modified)
    return found->mark.modified > other->mark.modified ? -1 : 1;

  /* The date stands in front of a name, so that this too is the newest first. */
  return strcmp (other->name, found->name);
}

static void
add_files (GArray     *files,
           GDir       *dir,
           const char *directory,
           gboolean    is_beside)
{
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;
      Found found = { .is_beside = is_beside };

      if (!table_game_file_is_one (name))
        continue;

      path = g_build_filename (directory, name, NULL);
      if (!doc_file_mark_read (path, &found.mark))
        continue;

      found.name = g_strdup (name);
      found.path = g_steal_pointer (&path);
      g_array_append_val (files, found);
    }
}

/* Lists the files that are called as games are, the newest first. Before the
 * first game there is no directory. */
static gpointer
find_files (gconstpointer   data,
            GError        **error)
{
  const Reading *reading = data;
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GDir) beside = reading->beside != NULL ? g_dir_open (reading->beside, 0, NULL) : NULL;
  g_autoptr (GError) local_error = NULL;

  g_array_set_clear_func (files, (GDestroyNotify) found_clear);
  dir = reading->directory != NULL ? g_dir_open (reading->directory, 0, &local_error) : NULL;
  if (local_error != NULL && !g_error_matches (local_error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_file_error ((GFileError) local_error->code),
                           local_error->message);
      return NULL;
    }

  add_files (files, dir, reading->directory, FALSE);
  add_files (files, beside, reading->beside, TRUE);
  g_array_sort (files, compare_found);

  return g_steal_pointer (&files);
}

static TableGameSummary *
find_known (DocIndex    *index,
            const Found *found)
{
  g_autoptr (JsonNode) facts = found->is_beside ? NULL : doc_index_find (index, found->name, &found->mark);

  return facts != NULL ? table_game_summary_read (found->path, facts) : NULL;
}

/* Keeps what was found out about a game, unless its file is too young, and tells whether
 * it did. */
static gboolean
keep (DocIndex               *index,
      const Found            *found,
      const TableGameSummary *summary)
{
  g_autoptr (JsonNode) facts = table_game_summary_tell (summary);

  if (facts == NULL || found->is_beside || g_get_real_time () * 1000 - found->mark.modified <= TOO_YOUNG)
    return FALSE;

  doc_index_add (index, found->name, &found->mark, facts);

  return TRUE;
}

static gboolean take_batch (gpointer data);

static void
hand_over (GTask   *task,
           Reading *reading)
{
  Delivery *delivery = g_new0 (Delivery, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  delivery->task = g_object_ref (task);
  delivery->games = g_steal_pointer (&reading->batch);
  reading->n_handed_over += delivery->games->len;
  reading->handed_over = g_get_monotonic_time ();
  reading->batch = g_ptr_array_new_with_free_func (g_object_unref);

  /* Of the priority that the result will have, so that it comes behind. */
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, take_batch, delivery, (GDestroyNotify) delivery_free);
  g_source_attach (source, g_task_get_context (task));
}

static gboolean
is_time_to_hand_over (const Reading *reading)
{
  guint enough = reading->n_handed_over == 0 ? FIRST_BATCH : BATCH;

  return reading->is_first
         && reading->limit == 0
         && (reading->batch->len >= enough
             || (reading->batch->len > 0 && g_get_monotonic_time () - reading->handed_over > BATCH_TIME));
}

/* Of those that are asked for, keeps what was played last. */
static void
keep_newest (Reading *reading)
{
  if (reading->limit == 0 || reading->batch->len < reading->limit)
    return;

  g_ptr_array_sort (reading->batch, compare_games);
  g_ptr_array_set_size (reading->batch, (int) reading->limit);
}

/* Whether nothing in a file, or in older ones, can have been played later than what was
 * found. */
static gboolean
is_enough (const Reading *reading,
           const Found   *found)
{
  TablePastGame *last;

  if (reading->limit == 0 || reading->batch->len < reading->limit)
    return FALSE;

  last = g_ptr_array_index (reading->batch, reading->limit - 1);

  return last->summary->played > found->mark.modified / NANOSECONDS;
}

static TablePastGame *
read_file (const Found *found,
           DocIndex    *before,
           DocIndex    *after,
           gboolean    *is_new)
{
  TableGameSummary *summary = find_known (before, found);

  if (summary != NULL)
    {
      doc_index_keep (after, before, found->name);
    }
  else
    {
      summary = table_game_summary_load (found->path);
      *is_new |= keep (after, found, summary);
    }

  return table_past_game_new (summary, &found->mark);
}

/* Reads as many files as are asked for, and goes on knowing what was known of the others.
 * Tells whether anything was found out that `before` did not know. */
static gboolean
read_files (GTask        *task,
            Reading      *reading,
            const GArray *files,
            DocIndex     *before,
            DocIndex     *after)
{
  gboolean is_new = FALSE;
  guint i;

  for (i = 0; i < files->len && !g_cancellable_is_cancelled (g_task_get_cancellable (task)); i++)
    {
      const Found *found = &g_array_index (files, Found, i);

      if (is_enough (reading, found))
        break;

      g_ptr_array_add (reading->batch, read_file (found, before, after, &is_new));
      keep_newest (reading);
      if (is_time_to_hand_over (reading))
        hand_over (task, reading);
    }

  for (; i < files->len; i++)
    if (!g_array_index (files, Found, i).is_beside)
      doc_index_keep (after, before, g_array_index (files, Found, i).name);

  return is_new || doc_index_count (before) != doc_index_count (after);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Reading *reading = data;
  g_autoptr (DocIndex) before = NULL;
  g_autoptr (DocIndex) after = doc_index_new (INDEX_KIND);
  g_autoptr (GArray) files = tongue_attempt (find_files, reading, &reading->errors);

  if (files == NULL)
    {
      g_task_return_boolean (task, FALSE);
      return;
    }

  reading->handed_over = g_get_monotonic_time ();
  before = reading->index != NULL ? doc_index_load (reading->index, INDEX_KIND) : doc_index_new (INDEX_KIND);

  /* An index that cannot be written is one that is made again. */
  if (read_files (task, reading, files, before, after)
      && reading->index != NULL
      && !g_cancellable_is_cancelled (cancellable))
    {
      doc_index_save (after, reading->index, NULL);
      doc_sweep_file (reading->index, INDEX_NAME);
    }

  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
}

/* In the main loop */

static gboolean
is_current (TableArchive *self,
            GTask        *task)
{
  return self->reading != NULL && self->reading == g_task_get_cancellable (task);
}

static gboolean
is_at (TableArchive *self,
       guint         position,
       gpointer      game)
{
  g_autoptr (TablePastGame) there = g_list_model_get_item (G_LIST_MODEL (self->games), position);

  return table_past_game_is_same (there, game);
}

/* Puts the games in the place of those before, but leaves those that are the
 * same: who looks at the list is not to be carried elsewhere. */
static void
replace_games (TableArchive    *self,
               const GPtrArray *games)
{
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->games));
  guint first = 0;
  guint last = 0;

  while (first < n_before && first < games->len && is_at (self, first, g_ptr_array_index (games, first)))
    first++;
  while (first + last < n_before && first + last < games->len
         && is_at (self, n_before - last - 1, g_ptr_array_index (games, games->len - last - 1)))
    last++;

  if (first + last < n_before || first + last < games->len)
    g_list_store_splice (self->games, first, n_before - first - last,
                         games->len > 0 ? games->pdata + first : NULL, games->len - first - last);
}

/* Copies */

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  TablePastGame *game = *(TablePastGame *const *) a;
  TablePastGame *other = *(TablePastGame *const *) b;

  return table_past_game_is_longer (game, other) ? -1 : table_past_game_is_longer (other, game) ? 1 : 0;
}

/* What the copies of a game have in common: its id, or where that is missing the name of the
 * file of which they are copies. No id is called as a file of a game is. */
static const char *
get_key (TablePastGame *game,
         GHashTable    *ids)
{
  const char *id = game->summary->id;
  const char *original = game->original;

  if (id == NULL && original != NULL)
    id = g_hash_table_lookup (ids, original);
  if (id != NULL)
    return id;

  return original != NULL ? original : game->name;
}

/* The ids of games by the names of their files. */
static GHashTable *
list_ids (const GPtrArray *files)
{
  GHashTable *ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < files->len; i++)
    {
      TablePastGame *game = g_ptr_array_index (files, i);

      if (game->summary->id != NULL)
        g_hash_table_insert (ids, (char *) game->name, game->summary->id);
    }

  return ids;
}

/* All files of each game, the longest first, in the order in which the files come. */
static GPtrArray *
find_copies (const GPtrArray *files)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) by_key = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) ids = list_ids (files);

  for (guint i = 0; i < files->len; i++)
    {
      const char *key = get_key (g_ptr_array_index (files, i), ids);
      GPtrArray *same = g_hash_table_lookup (by_key, key);

      if (same == NULL)
        {
          same = g_ptr_array_new_with_free_func (g_object_unref);
          g_hash_table_insert (by_key, (char *) key, same);
          g_ptr_array_add (all, same);
        }
      g_ptr_array_add (same, g_object_ref (g_ptr_array_index (files, i)));
    }

  for (guint i = 0; i < all->len; i++)
    g_ptr_array_sort (g_ptr_array_index (all, i), compare_lengths);

  return all;
}

/* Those that are listed may have been listed before. */
static void
tell_copies (TableArchive *self,
             GHashTable   *others)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      table_past_game_set_copies (game, g_hash_table_lookup (others, game->summary->path));
    }
}

/* Lists the games of which there are copies by the longest of them. */
static void
arrange_copies (TableArchive *self)
{
  g_autoptr (GPtrArray) all = find_copies (self->files);
  g_autoptr (GPtrArray) listed = g_ptr_array_new ();
  g_autoptr (GHashTable) others = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < all->len; i++)
    {
      GPtrArray *same = g_ptr_array_index (all, i);
      TablePastGame *longest = g_ptr_array_index (same, 0);

      /* What was read keeps it. */
      g_ptr_array_add (listed, longest);
      g_ptr_array_remove_index (same, 0);
      if (same->len > 0)
        g_hash_table_insert (others, longest->summary->path, g_ptr_array_ref (same));
    }
  g_ptr_array_sort (listed, compare_games);
  replace_games (self, listed);
  tell_copies (self, others);
}

/* Lists what was read. */
static void
arrange (TableArchive *self)
{
  g_clear_handle_id (&self->arranging, g_source_remove);
  g_ptr_array_sort (self->files, compare_games);
  if (self->apart)
    replace_games (self, self->files);
  else
    arrange_copies (self);
}

static gboolean
on_arranging (gpointer data)
{
  TableArchive *self = data;

  self->arranging = 0;
  arrange (self);

  return G_SOURCE_REMOVE;
}

/* The first games are what somebody waits for. Of the rest several batches may be waiting, and all games are looked
 * through for copies. */
static gboolean
take_batch (gpointer data)
{
  Delivery *delivery = data;
  TableArchive *self = g_task_get_source_object (delivery->task);

  if (is_current (self, delivery->task))
    {
      const gboolean is_first = self->files->len == 0;

      g_ptr_array_extend_and_steal (self->files, g_steal_pointer (&delivery->games));
      if (is_first)
        arrange (self);
      else if (self->arranging == 0)
        self->arranging = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_arranging, self, NULL);
    }

  return G_SOURCE_REMOVE;
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  TableArchive *self = TABLE_ARCHIVE (source);
  GTask *task = G_TASK (result);
  Reading *reading = g_task_get_task_data (task);

  /* Somebody has asked anew meanwhile, or does not want to know any more. */
  if (!is_current (self, task))
    return;

  g_clear_pointer (&self->errors, g_ptr_array_unref);
  self->errors = g_steal_pointer (&reading->errors);
  if (self->errors != NULL || !reading->is_first)
    g_ptr_array_set_size (self->files, 0);
  if (self->errors == NULL)
    g_ptr_array_extend_and_steal (self->files, g_steal_pointer (&reading->batch));
  arrange (self);

  g_clear_object (&self->reading);
  g_signal_emit (self, reading_signal, 0);
}

/* Who begins anew at each change never comes to an end while many files come. */
static gboolean
on_time_to_look (gpointer data)
{
  TableArchive *self = data;

  if (self->reading != NULL)
    return G_SOURCE_CONTINUE;

  self->look = 0;
  table_archive_refresh (self);

  return G_SOURCE_REMOVE;
}

static void
look_soon (TableArchive *self)
{
  if (self->look == 0)
    self->look = g_timeout_add (MILLISECONDS_TO_LOOK, on_time_to_look, self);
}

static gboolean
is_of_game (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return name != NULL && table_game_file_is_one (name);
}

/* Something may happen to the directory itself, too, as when its disk is taken away. */
static void
on_changed (GFileMonitor     *monitor,
            GFile            *file,
            GFile            *other,
            GFileMonitorEvent event,
            TableArchive     *self)
{
  g_autofree char *path = g_file_get_path (file);

  if (is_of_game (file) || is_of_game (other) || g_strcmp0 (path, self->directory) == 0)
    look_soon (self);
}

static void
forget_monitors (TableArchive *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->monitors); i++)
    {
      if (self->monitors[i] != NULL)
        {
          g_file_monitor_cancel (self->monitors[i]);
          g_signal_handlers_disconnect_by_data (self->monitors[i], self);
        }
      g_clear_object (&self->monitors[i]);
    }
}

/* One directory may have taken the place of another of the same name, so that this is done
 * each time before it is read. */
static void
watch (TableArchive *self)
{
  const char *directories[] = { self->directory, self->beside };

  G_STATIC_ASSERT (G_N_ELEMENTS (directories) == G_N_ELEMENTS (self->monitors));

  forget_monitors (self);
  for (guint i = 0; self->follows && i < G_N_ELEMENTS (directories); i++)
    {
      g_autoptr (GFile) directory = directories[i] != NULL ? g_file_new_for_path (directories[i]) : NULL;

      if (directory != NULL)
        self->monitors[i] = g_file_monitor_directory (directory, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
      if (self->monitors[i] != NULL)
        g_signal_connect (self->monitors[i], "changed", G_CALLBACK (on_changed), self);
    }
}

static gboolean
is_directory_away (TableArchive *self)
{
  return self->is_away != NULL && self->is_away ();
}

/* What is known of games that are away is not forgotten. */
static Reading *
make_reading (TableArchive *self)
{
  const gboolean away = is_directory_away (self);
  Reading *reading = g_new0 (Reading, 1);

  reading->directory = away ? NULL : g_strdup (self->directory);
  reading->beside = g_strdup (self->beside);
  reading->index = away ? NULL : g_strdup (self->index);
  reading->limit = self->limit;
  reading->is_first = self->files->len == 0;
  reading->batch = g_ptr_array_new_with_free_func (g_object_unref);

  return reading;
}

/**
 * table_archive_refresh:
 * @self: an archive
 *
 * Looks which games there are, and reads those that are not known. The list
 * grows while that goes on, unless there is one to go on with.
 */
void
table_archive_refresh (TableArchive *self)
{
  g_autoptr (GTask) task = NULL;
  gboolean was_reading;

  g_return_if_fail (TABLE_IS_ARCHIVE (self));

  was_reading = self->reading != NULL;
  table_archive_stop (self);
  watch (self);

  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, on_read, NULL);
  g_task_set_task_data (task, make_reading (self), (GDestroyNotify) reading_free);
  /* What has come is shown before more is looked at. */
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_name (task, "read the games");
  g_task_run_in_thread (task, read_in_thread);
  if (!was_reading)
    g_signal_emit (self, reading_signal, 0);
}

/**
 * table_archive_stop:
 * @self: an archive
 *
 * Reads no more for now, whatever has changed.
 */
void
table_archive_stop (TableArchive *self)
{
  g_return_if_fail (TABLE_IS_ARCHIVE (self));

  g_clear_handle_id (&self->look, g_source_remove);
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

/**
 * table_archive_follow:
 * @self: an archive
 * @follows: whether somebody looks at it
 *
 * Looks again whenever others change what is in its directories, from the next time on that
 * it is refreshed. Some file systems tell nothing.
 */
void
table_archive_follow (TableArchive *self,
                      gboolean      follows)
{
  g_return_if_fail (TABLE_IS_ARCHIVE (self));

  self->follows = follows;
  if (!follows)
    {
      forget_monitors (self);
      g_clear_handle_id (&self->look, g_source_remove);
    }
}

/* The archive */

static void
table_archive_finalize (GObject *object)
{
  TableArchive *self = TABLE_ARCHIVE (object);

  g_clear_handle_id (&self->arranging, g_source_remove);
  g_clear_handle_id (&self->look, g_source_remove);
  forget_monitors (self);
  g_free (self->directory);
  g_free (self->beside);
  g_free (self->index);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_object (&self->games);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->errors, g_ptr_array_unref);

  G_OBJECT_CLASS (table_archive_parent_class)->finalize (object);
}

static void
table_archive_class_init (TableArchiveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_archive_finalize;

  /**
   * TableArchive::reading:
   *
   * Games are being read, so that more may come, or are not any more.
   */
  reading_signal = g_signal_new ("reading", TABLE_TYPE_ARCHIVE, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
table_archive_init (TableArchive *self)
{
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  self->games = g_list_store_new (TABLE_TYPE_PAST_GAME);
}

/**
 * table_archive_new:
 * @directory: (type filename): where the games are; there may be no such directory
 * @index: (type filename) (nullable): the file that keeps what was found out about
 *   them, which nobody else needs
 * @limit: how many games to list at most, those that were played last, or 0 for all
 *
 * Makes an archive, which knows no games before it is refreshed.
 *
 * Returns: (transfer full): the archive
 */
TableArchive *
table_archive_new (const char *directory,
                   const char *index,
                   guint       limit)
{
  TableArchive *self;

  g_return_val_if_fail (directory != NULL, NULL);

  self = g_object_new (TABLE_TYPE_ARCHIVE, NULL);
  self->directory = g_strdup (directory);
  self->index = g_strdup (index);
  self->limit = limit;

  return self;
}

/**
 * table_archive_set_directory:
 * @self: an archive
 * @directory: (type filename): where the games are from now on
 *
 * Lists the games in another directory, at once if somebody looks at it, see table_archive_follow().
 */
void
table_archive_set_directory (TableArchive *self,
                             const char   *directory)
{
  g_return_if_fail (TABLE_IS_ARCHIVE (self));
  g_return_if_fail (directory != NULL);

  g_free (self->directory);
  self->directory = g_strdup (directory);
  if (self->follows)
    table_archive_refresh (self);
}

/**
 * table_archive_put_beside:
 * @self: an archive that was not refreshed yet
 * @beside: (type filename): another directory
 * @is_away: (scope forever): tells whether the directory with the games is not there now
 *
 * Lists the games in another directory, too, where there are few. As long as the one of the
 * archive is away, which may be on a stick, it is not made, and that is where games are put.
 */
void
table_archive_put_beside (TableArchive      *self,
                          const char        *beside,
                          TableArchiveIsAway is_away)
{
  g_return_if_fail (TABLE_IS_ARCHIVE (self));
  g_return_if_fail (beside != NULL && is_away != NULL);

  g_free (self->beside);
  self->beside = g_strdup (beside);
  self->is_away = is_away;
}

/**
 * table_archive_keep_apart:
 * @self: an archive that was not refreshed yet
 *
 * Lists each copy of a game by itself, as where somebody has put one of them away.
 */
void
table_archive_keep_apart (TableArchive *self)
{
  g_return_if_fail (TABLE_IS_ARCHIVE (self));

  self->apart = TRUE;
}

/**
 * table_archive_get_games:
 * @self: an archive
 *
 * Gets the list of the games, which changes as they are read.
 *
 * Returns: (transfer none): a list of `TablePastGame`
 */
GListModel *
table_archive_get_games (TableArchive *self)
{
  g_return_val_if_fail (TABLE_IS_ARCHIVE (self), NULL);

  return G_LIST_MODEL (self->games);
}

/**
 * table_archive_is_reading:
 * @self: an archive
 *
 * Tells whether games are being read.
 *
 * Returns: `TRUE` if more may come
 */
gboolean
table_archive_is_reading (TableArchive *self)
{
  g_return_val_if_fail (TABLE_IS_ARCHIVE (self), FALSE);

  return self->reading != NULL;
}

/**
 * table_archive_get_error:
 * @self: an archive
 *
 * Tells why the games could not be listed when they were last to be read, in
 * the language of the interface.
 *
 * Returns: (transfer none) (nullable): a `GError` of `G_IO_ERROR`, or `NULL` if
 *   all is well
 */
const GError *
table_archive_get_error (TableArchive *self)
{
  g_return_val_if_fail (TABLE_IS_ARCHIVE (self), NULL);

  return self->errors != NULL ? tongue_find_error (self->errors) : NULL;
}

static gboolean
is_in (TablePastGame *game,
       const char    *path)
{
  return g_str_equal (game->summary->path, path);
}

/**
 * table_archive_find:
 * @self: an archive
 * @path: (type filename): a file
 *
 * Finds a game among those that were read, be it listed or a copy of one that is.
 *
 * Returns: (transfer none) (nullable): the game, or `NULL`
 */
TablePastGame *
table_archive_find (TableArchive *self,
                    const char   *path)
{
  g_return_val_if_fail (TABLE_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);
      GPtrArray *copies = game->copies;

      if (is_in (game, path))
        return game;
      for (guint j = 0; copies != NULL && j < copies->len; j++)
        if (is_in (g_ptr_array_index (copies, j), path))
          return g_ptr_array_index (copies, j);
    }

  return NULL;
}

/* What is done with games. It is done at once: files are only renamed. */

static gboolean
find_file (TableArchive  *self,
           TablePastGame *game,
           guint         *position)
{
  const char *path = game->summary->path;

  for (*position = 0; *position < self->files->len; (*position)++)
    if (is_in (g_ptr_array_index (self->files, *position), path))
      return TRUE;

  return FALSE;
}

/* Shows what became of a game: another one, or none. Who is reading may have seen it as it
 * was, and looks again. */
static void
replace_file (TableArchive  *self,
              TablePastGame *game,
              TablePastGame *now)
{
  guint position;

  if (find_file (self, game, &position))
    g_ptr_array_remove_index (self->files, position);
  if (now != NULL)
    g_ptr_array_add (self->files, g_object_ref (now));
  arrange (self);
  if (table_archive_is_reading (self))
    table_archive_refresh (self);
}

/* An archive that nobody has looked into yet reads the game when somebody does. */
static void
put_in (TableArchive  *self,
        TablePastGame *game)
{
  if (self->files->len == 0 || table_archive_is_reading (self))
    table_archive_refresh (self);
  else
    replace_file (self, game, game);
}

/**
 * table_archive_rename:
 * @self: an archive
 * @game: one of its games
 * @title: what somebody typed
 * @error: return location for a `GError`, as of table_game_file_rename()
 *
 * Gives a game another title, which is the name of its file.
 *
 * Returns: (transfer full) (nullable): the game as it is now, or `NULL` with
 *   `error` set
 */
TablePastGame *
table_archive_rename (TableArchive  *self,
                      TablePastGame *game,
                      const char    *title,
                      GError       **error)
{
  g_autofree char *path = NULL;
  TablePastGame *renamed;

  g_return_val_if_fail (TABLE_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (TABLE_IS_PAST_GAME (game), NULL);
  g_return_val_if_fail (title != NULL, NULL);

  path = table_game_file_rename (game->summary->path, title, error);
  if (path == NULL)
    return NULL;

  renamed = table_past_game_new_moved (game, path);
  replace_file (self, game, renamed);

  return renamed;
}

/**
 * table_archive_move:
 * @self: an archive
 * @game: one of its games
 * @to: another archive
 * @error: return location for a `GError`, as of table_game_file_move()
 *
 * Moves a game from one archive to another.
 *
 * Returns: (transfer full) (nullable): the game as it is there, or `NULL` with
 *   `error` set
 */
TablePastGame *
table_archive_move (TableArchive  *self,
                    TablePastGame *game,
                    TableArchive  *to,
                    GError       **error)
{
  g_autofree char *path = NULL;
  TablePastGame *moved;

  g_return_val_if_fail (TABLE_IS_ARCHIVE (self) && TABLE_IS_ARCHIVE (to), NULL);
  g_return_val_if_fail (TABLE_IS_PAST_GAME (game), NULL);

  path = table_game_file_move (game->summary->path, is_directory_away (to) ? to->beside : to->directory, error);
  if (path == NULL)
    return NULL;

  moved = table_past_game_new_moved (game, path);
  replace_file (self, game, NULL);
  put_in (to, moved);

  return moved;
}

/**
 * table_archive_delete:
 * @self: an archive
 * @game: one of its games
 * @error: return location for a `GError` of `G_IO_ERROR`
 *
 * Deletes a game for good.
 *
 * Returns: `TRUE` if it is gone
 */
gboolean
table_archive_delete (TableArchive  *self,
                      TablePastGame *game,
                      GError       **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (TABLE_IS_ARCHIVE (self), FALSE);
  g_return_val_if_fail (TABLE_IS_PAST_GAME (game), FALSE);

  file = g_file_new_for_path (game->summary->path);
  if (!g_file_delete (file, NULL, error))
    return FALSE;

  replace_file (self, game, NULL);

  return TRUE;
}
