/* colonia-archive.c: the games in a directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-archive.h"

#include "colonia-record-file.h"
#include "colonia-score.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define ENDING ".colonia"

/* In bytes, with date, number and ending: less than any file system allows,
 * and about as much as a list shows. */
#define MAX_FILE_NAME 100

/* Marks the tasks that list games: a function is no pointer to an object. */
static char list_tag;

/* A game at a glance */

static void
summarise (ColoniaGameSummary  *summary,
           const ColoniaRecord *record)
{
  const ColoniaSetup *setup = colonia_record_get_setup (record);
  const ColoniaState *state = colonia_record_get_state (record);
  ColoniaScore score;

  summary->tracking = setup->tracking;
  summary->n_players = setup->n_players;
  summary->week = state->week;
  summary->day = state->day;
  summary->step = state->step;
  summary->finished = state->step == COLONIA_STEP_FINISHED;
  summary->n_events = colonia_record_get_cursor (record);

  for (int seat = 0; seat < setup->n_players; seat++)
    {
      summary->names[seat] = g_strdup (colonia_record_get_names (record)[seat]);
      summary->colors[seat] = colonia_record_get_person (record, seat)->color;
    }

  if (!summary->finished || !colonia_state_get_score (state, &score))
    return;

  for (int seat = 0; seat < setup->n_players; seat++)
    {
      summary->winners[seat] = score.players[seat].rank == 1;
      summary->points[seat] = score.players[seat].total;
    }
}

/* A pipe would keep its reader waiting. */
static ColoniaRecord *
load_ordinary (const char *path,
               GError    **error)
{
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "%s", _("not an ordinary file"));
      return NULL;
    }

  return colonia_record_load (path, error);
}

/**
 * colonia_game_summary_load:
 * @path: (type filename): a file
 *
 * Reads a game and plays it to tell how it stands. This takes its time: of
 * many games, `colonia_archive_list_async()` does it in a thread.
 *
 * Returns: (transfer full): the game at a glance, or what is wrong with the file
 */
ColoniaGameSummary *
colonia_game_summary_load (const char *path)
{
  ColoniaGameSummary *summary;
  g_autoptr (ColoniaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  g_return_val_if_fail (path != NULL, NULL);

  summary = g_new0 (ColoniaGameSummary, 1);
  summary->path = g_strdup (path);
  if (g_stat (path, &info) == 0)
    summary->modified = (gint64) info.st_mtime;

  record = load_ordinary (path, &error);
  if (record != NULL)
    {
      summarise (summary, record);
    }
  else
    {
      summary->is_broken = TRUE;
      summary->message = g_strdup (error->message);
    }

  return summary;
}

/**
 * colonia_game_summary_free:
 * @summary: (transfer full) (nullable): a game at a glance
 *
 * Frees what `colonia_game_summary_load()` returned.
 */
void
colonia_game_summary_free (ColoniaGameSummary *summary)
{
  if (summary == NULL)
    return;

  g_free (summary->path);
  g_free (summary->message);
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    g_free (summary->names[seat]);
  g_free (summary);
}

/* All games */

static gboolean
is_game (GFileInfo *info)
{
  return g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR
         && g_str_has_suffix (g_file_info_get_name (info), ENDING);
}

static int
compare_summaries (gconstpointer a,
                   gconstpointer b)
{
  const ColoniaGameSummary *summary = *(const ColoniaGameSummary *const *) a;
  const ColoniaGameSummary *other = *(const ColoniaGameSummary *const *) b;

  if (summary->modified != other->modified)
    return summary->modified > other->modified ? -1 : 1;

  /* The date stands in front of a name, so that this too is the newest first. */
  return strcmp (other->path, summary->path);
}

static gboolean
add_games (GPtrArray       *summaries,
           GFileEnumerator *files,
           GCancellable    *cancellable,
           GError         **error)
{
  GFileInfo *info;
  GFile *file;

  do
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error)
          || !g_file_enumerator_iterate (files, &info, &file, cancellable, error))
        return FALSE;

      if (info != NULL && is_game (info))
        g_ptr_array_add (summaries, colonia_game_summary_load (g_file_peek_path (file)));
    }
  while (info != NULL);

  return TRUE;
}

static void
list_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);
  g_autoptr (GFile) directory = g_file_new_for_path (data);
  g_autoptr (GPtrArray) summaries = NULL;
  g_autoptr (GFileEnumerator) files = NULL;
  g_autoptr (GError) error = NULL;

  summaries = g_ptr_array_new_with_free_func ((GDestroyNotify) colonia_game_summary_free);
  files = g_file_enumerate_children (directory,
                                     G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                     G_FILE_QUERY_INFO_NONE, cancellable, &error);

  /* Before the first game there is no directory. */
  if (files == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  g_clear_error (&error);
  if (files != NULL && !add_games (summaries, files, cancellable, &error))
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  g_ptr_array_sort (summaries, compare_summaries);
  g_task_return_pointer (task, g_steal_pointer (&summaries), (GDestroyNotify) g_ptr_array_unref);
}

/**
 * colonia_archive_list_async:
 * @directory: (type filename): where the games are
 * @cancellable: (nullable): how to stop it
 * @callback: what to call when the list is ready
 * @user_data: data for `callback`
 *
 * Lists the games of a directory, reading each of them in a thread. Files
 * that are broken are listed as such. A directory that is not there has no
 * games; one that cannot be read is an error.
 */
void
colonia_archive_list_async (const char          *directory,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (directory != NULL);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, &list_tag);
  g_task_set_task_data (task, g_strdup (directory), g_free);
  g_task_run_in_thread (task, list_in_thread);
}

/**
 * colonia_archive_list_finish:
 * @result: what the callback was given
 * @error: return location for a `GError` of `G_IO_ERROR`
 *
 * Tells which games `colonia_archive_list_async()` has found.
 *
 * Returns: (transfer full) (element-type ColoniaGameSummary): the games, the one
 *   last written first, or `NULL` with `error` set
 */
GPtrArray *
colonia_archive_list_finish (GAsyncResult *result,
                             GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, &list_tag), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Names for new games */

/* Neither what commands a terminal nor what the file systems of sticks and
 * other desktops refuse gets into a name. */
static char *
make_fit (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *name = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isspace (c))
        g_string_append_c (name, ' ');
      else if (c < 0x80 && strchr ("/\\:*?\"<>|", (int) c) != NULL)
        g_string_append_c (name, '-');
      else if (g_unichar_isprint (c))
        g_string_append_unichar (name, c);
    }

  return g_strstrip (g_string_free (name, FALSE));
}

static void
append_names (GString           *name,
              const char *const *names,
              int                n_names)
{
  const char *separator = " ";

  for (int i = 0; i < n_names; i++)
    {
      g_autofree char *fit = make_fit (names[i]);

      if (*fit == '\0')
        continue;

      g_string_append_printf (name, "%s%s", separator, fit);
      separator = ", ";
    }
}

/* Cuts a name to some bytes, but not through a character. */
static void
shorten (GString *name,
         gsize    max_length)
{
  if (name->len > max_length)
    {
      const char *end = g_utf8_find_prev_char (name->str, name->str + max_length + 1);

      g_string_truncate (name, (gsize) (end - name->str));
    }

  while (name->len > 0 && strchr (" ,", name->str[name->len - 1]) != NULL)
    g_string_truncate (name, name->len - 1);
}

/* The name of the game, and its number if it is not the first of that name. */
static char *
make_file_name (const char *name,
                int         number)
{
  g_autofree char *ending = number > 1 ? g_strdup_printf (" (%d)" ENDING, number) : g_strdup (ENDING);
  GString *file_name = g_string_new (name);

  shorten (file_name, MAX_FILE_NAME - strlen (ending));
  g_string_append (file_name, ending);

  return g_string_free (file_name, FALSE);
}

/**
 * colonia_archive_make_path:
 * @directory: (type filename): where the games are
 * @names: (array length=n_names): the names of the players, whatever was typed
 * @n_names: how many names there are
 * @now: what day it is
 *
 * Makes a name for the file of a new game, such as
 * `2026-11-21 Anna, Bram, Chloé.colonia`, of at most 100 bytes, that nothing in
 * the directory has yet.
 *
 * Returns: (transfer full) (type filename): the path
 */
char *
colonia_archive_make_path (const char        *directory,
                           const char *const *names,
                           int                n_names,
                           GDateTime         *now)
{
  g_autoptr (GString) name = NULL;
  char *path = NULL;

  g_return_val_if_fail (directory != NULL && now != NULL, NULL);
  g_return_val_if_fail (names != NULL || n_names == 0, NULL);

  name = g_string_new (NULL);
  g_string_printf (name, "%04d-%02d-%02d", g_date_time_get_year (now), g_date_time_get_month (now),
                   g_date_time_get_day_of_month (now));
  append_names (name, names, n_names);

  for (int number = 1; path == NULL; number++)
    {
      g_autofree char *file_name = make_file_name (name->str, number);
      g_autofree char *candidate = g_build_filename (directory, file_name, NULL);

      if (!g_file_test (candidate, G_FILE_TEST_EXISTS) && !g_file_test (candidate, G_FILE_TEST_IS_SYMLINK))
        path = g_steal_pointer (&candidate);
    }

  return path;
}
