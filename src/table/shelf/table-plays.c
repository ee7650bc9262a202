/* table-plays.c: games of which only the score is known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are no records, as nobody knows what happened in them, and so have a file of their own.
 */

#include "config.h"

#include "table-plays.h"

#include "doc-build.h"
#include "doc-file.h"
#include "doc-parse.h"
#include "doc-place.h"
#include "doc-write.h"
#include "table-past-game.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#define FILE_NAME "plays.json"
#define FORMAT "kontor-plays"
#define VERSION 1
#define MAX_BYTES (16 * 1024 * 1024)

#define MAX_NAME_LENGTH 40
#define MAX_POINTS 99999
#define LENGTH_OF_DAY 10

/* In the middle of the day, where nobody knows the hour. */
#define HOUR 12

/* A play is the same if somebody played until after midnight, or was elsewhere on the globe. In seconds. */
#define SAME_DAY (36 * 3600)

static gboolean
is_day (const char *day)
{
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *written = NULL;
  int year, month, date;

  if (strlen (day) != LENGTH_OF_DAY || sscanf (day, "%4d-%2d-%2d", &year, &month, &date) != 3)
    return FALSE;

  time = g_date_time_new_utc (year, month, date, HOUR, 0, 0);
  written = time != NULL ? g_date_time_format (time, "%F") : NULL;

  return g_strcmp0 (written, day) == 0;
}

/* Tells whether this is one: of so many players as the game takes, who all have names, with points
 * that somebody may have, on a day that there was. */
gboolean
table_played_is_possible (const TablePlayed *play)
{
  g_return_val_if_fail (play != NULL, FALSE);

  if (play->game == NULL || play->day == NULL || !is_day (play->day)
      || play->n_players < play->game->min_players || play->n_players > play->game->max_players)
    return FALSE;

  for (int seat = 0; seat < play->n_players; seat++)
    if (play->names[seat] == NULL || *play->names[seat] == '\0'
        || g_utf8_strlen (play->names[seat], -1) > MAX_NAME_LENGTH || ABS (play->points[seat]) > MAX_POINTS)
      return FALSE;

  return TRUE;
}

/**
 * table_played_free:
 * @play: (transfer full) (nullable): a play
 *
 * Frees a play.
 */
void
table_played_free (TablePlayed *play)
{
  if (play == NULL)
    return;

  g_free (play->day);
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    g_free (play->names[seat]);
  g_free (play);
}

/* The same */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Who had how many points, in whatever order they are listed. */
static char *
describe_score (int                n_players,
                char *const       *names,
                const int         *points)
{
  g_autoptr (GPtrArray) scores = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < n_players; seat++)
    {
      g_autofree char *normal = g_utf8_normalize (names[seat], -1, G_NORMALIZE_ALL_COMPOSE);
      g_autofree char *folded = g_utf8_casefold (normal != NULL ? normal : names[seat], -1);

      g_ptr_array_add (scores, g_strdup_printf ("%s\t%d", folded, points[seat]));
    }
  g_ptr_array_sort (scores, compare_texts);
  g_ptr_array_add (scores, NULL);

  return g_strjoinv ("\n", (char **) scores->pdata);
}

static char *
make_key (const TablePlayed *play)
{
  g_autofree char *score = describe_score (play->n_players, play->names, play->points);

  return g_strdup_printf ("%s\n%s\n%s", play->game->id, play->day, score);
}

/* The file */

/**
 * table_plays_make_path:
 * @directory: (type filename): where a table keeps what it has
 *
 * Tells where plays are kept.
 *
 * Returns: (transfer full) (type filename): the path
 */
char *
table_plays_make_path (const char *directory)
{
  g_return_val_if_fail (directory != NULL, NULL);

  return g_build_filename (directory, FILE_NAME, NULL);
}

static gboolean
read_player (const DocPlace *place,
             TablePlayed      *play,
             GError        **error)
{
  const int seat = play->n_players;
  DocPlace name, points, won;
  const char *text;

  if (!doc_place_check_object (place, error))
    return FALSE;

  name = doc_place_get_member (place, "name");
  points = doc_place_get_member (place, "points");
  won = doc_place_get_member (place, "won");
  if (!doc_place_read_text (&name, &text, error)
      || !doc_place_read_int (&points, -MAX_POINTS, MAX_POINTS, &play->points[seat], error)
      || !doc_place_read_boolean (&won, &play->winners[seat], error))
    return FALSE;

  play->names[seat] = g_strdup (text);
  play->n_players++;

  return TRUE;
}

/* Finds the game that a member names; it may be one that a later version knows. */
static gboolean
read_game (const DocPlace   *place,
           const TableGame **game,
           GError          **error)
{
  const DocPlace member = doc_place_get_member (place, "game");
  const char *id;

  if (!doc_place_read_text (&member, &id, error))
    return FALSE;

  *game = table_game_find (id);

  return TRUE;
}

static TablePlayed *
read_play (const DocPlace *place,
           GError        **error)
{
  g_autoptr (TablePlayed) play = g_new0 (TablePlayed, 1);
  DocPlace day, players;
  const char *text;
  guint length;

  if (!doc_place_check_object (place, error))
    return NULL;

  day = doc_place_get_member (place, "day");
  players = doc_place_get_member (place, "players");
  if (!read_game (place, &play->game, error)
      || !doc_place_read_text (&day, &text, error)
      || !doc_place_check_list (&players, 1, TABLE_MAX_PLAYERS, &length, error))
    return NULL;

  play->day = g_strdup (text);
  for (guint i = 0; i < length; i++)
    {
      const DocPlace player = doc_place_get_element (&players, i);

      if (!read_player (&player, play, error))
        return NULL;
    }

  return g_steal_pointer (&play);
}

static gboolean
read_plays (const DocPlace *root,
            GPtrArray      *plays,
            GError        **error)
{
  DocPlace list;
  gint64 version;
  guint length;

  if (!doc_place_check_object (root, error))
    return FALSE;

  list = doc_place_get_member (root, "plays");
  if (!doc_place_check_constant (root, "format", FORMAT, error)
      || !doc_place_read_version (root, "version", &version, error)
      || !doc_place_check_list (&list, 0, TABLE_PLAYS_MAX, &length, error))
    return FALSE;
  if (version > VERSION)
    return doc_place_fail (root, error, "%s", _("a newer version of Kontor has written it"));

  for (guint i = 0; i < length; i++)
    {
      const DocPlace element = doc_place_get_element (&list, i);
      TablePlayed *play = read_play (&element, error);

      if (play == NULL)
        return FALSE;
      g_ptr_array_add (plays, play);
    }

  return TRUE;
}

/**
 * table_plays_parse:
 * @bytes: the text of a file with plays
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads plays as they are kept. Those that cannot be are left out.
 *
 * Returns: (transfer full) (element-type TablePlayed): the plays, or `NULL` with `error` set
 */
GPtrArray *
table_plays_parse (GBytes  *bytes,
                   GError **error)
{
  g_autoptr (GPtrArray) plays = g_ptr_array_new_with_free_func ((GDestroyNotify) table_played_free);
  g_autoptr (JsonNode) node = NULL;
  const char *text;
  DocPlace root;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  node = doc_parse (text != NULL ? text : "", length, error);
  if (node == NULL)
    return NULL;

  root = doc_place_root (node);
  if (!read_plays (&root, plays, error))
    return NULL;

  for (guint i = plays->len; i > 0; i--)
    if (!table_played_is_possible (g_ptr_array_index (plays, i - 1)))
      g_ptr_array_remove_index (plays, i - 1);

  return g_steal_pointer (&plays);
}

/**
 * table_plays_load:
 * @path: (type filename): where plays are kept
 * @error: return location for a `GError` of `DOC_ERROR` or `G_IO_ERROR`
 *
 * Reads the plays that are kept; where there is no file there are none.
 *
 * Returns: (transfer full) (element-type TablePlayed): the plays, or `NULL` with `error` set
 */
GPtrArray *
table_plays_load (const char *path,
                  GError    **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  bytes = doc_read_file (path, MAX_BYTES, &local_error);
  if (bytes != NULL)
    return table_plays_parse (bytes, error);

  if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_ptr_array_new_with_free_func ((GDestroyNotify) table_played_free);
  g_propagate_error (error, g_steal_pointer (&local_error));

  return NULL;
}

static void
build_play (JsonBuilder     *builder,
            const TablePlayed *play)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "game", play->game->id);
  doc_build_text (builder, "day", play->day);
  doc_begin_list (builder, "players");
  for (int seat = 0; seat < play->n_players; seat++)
    {
      json_builder_begin_object (builder);
      doc_build_text (builder, "name", play->names[seat]);
      doc_build_int (builder, "points", play->points[seat]);
      doc_build_boolean (builder, "won", play->winners[seat]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static gboolean
save (const char      *path,
      const GPtrArray *plays,
      GError         **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  doc_build_text (builder, "format", FORMAT);
  doc_build_int (builder, "version", VERSION);
  doc_begin_list (builder, "plays");
  for (guint i = 0; i < plays->len; i++)
    build_play (builder, g_ptr_array_index (plays, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  text = doc_write (node);

  return doc_make_directory (directory, error) && doc_write_file (path, text, error);
}

/**
 * table_plays_add:
 * @path: (type filename): where plays are kept
 * @plays: (transfer full) (element-type TablePlayed): further plays
 * @n_added: (out): how many of them were not there already
 * @error: return location for a `GError` of `DOC_ERROR`, `G_IO_ERROR` or `G_FILE_ERROR`
 *
 * Adds plays to those that are kept, each once however often it comes. If that cannot be done nothing is changed. There is
 * room for `TABLE_PLAYS_MAX`.
 *
 * Returns: `TRUE` if all are there now
 */
gboolean
table_plays_add (const char *path,
                 GPtrArray  *plays,
                 guint      *n_added,
                 GError    **error)
{
  g_autoptr (GPtrArray) further = plays;
  g_autoptr (DocLock) lock = NULL;
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_before;

  g_return_val_if_fail (path != NULL && plays != NULL && n_added != NULL, FALSE);

  *n_added = 0;
  lock = doc_lock_file (path);
  kept = table_plays_load (path, error);
  if (kept == NULL)
    return FALSE;

  n_before = kept->len;
  for (guint i = 0; i < kept->len; i++)
    g_hash_table_add (keys, make_key (g_ptr_array_index (kept, i)));
  g_ptr_array_set_free_func (further, NULL);
  for (guint i = 0; i < further->len; i++)
    {
      TablePlayed *play = g_ptr_array_index (further, i);

      if (kept->len < TABLE_PLAYS_MAX && g_hash_table_add (keys, make_key (play)))
        g_ptr_array_add (kept, play);
      else
        table_played_free (play);
    }
  if (kept->len == n_before)
    return TRUE;
  if (!save (path, kept, error))
    return FALSE;
  *n_added = kept->len - n_before;

  return TRUE;
}

/**
 * table_plays_remove:
 * @path: (type filename): where plays are kept
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Forgets all plays.
 *
 * Returns: `TRUE` if there are none now
 */
gboolean
table_plays_remove (const char *path,
                    GError    **error)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  g_return_val_if_fail (path != NULL, FALSE);

  return save (path, none, error);
}

/* Beside games */

static gint64
get_time (const TablePlayed *play)
{
  g_autoptr (GDateTime) time = NULL;
  int year, month, date;

  sscanf (play->day, "%4d-%2d-%2d", &year, &month, &date);
  time = g_date_time_new_local (year, month, date, HOUR, 0, 0);

  return time != NULL ? g_date_time_to_unix (time) : 0;
}

/* Nobody tells what colours they had, nor who began. */
static TablePastGame *
make_past_game (const TablePlayed *play)
{
  const DocFileMark mark = { 0 };
  TableGameSummary *summary = g_new0 (TableGameSummary, 1);

  summary->path = g_strdup (FILE_NAME);
  summary->played = get_time (play);
  summary->game = play->game;
  summary->n_players = play->n_players;
  summary->first = TABLE_NOBODY;
  summary->finished = TRUE;
  summary->has_score_only = TRUE;
  for (int seat = 0; seat < play->n_players; seat++)
    {
      summary->names[seat] = g_strdup (play->names[seat]);
      summary->colors[seat] = (TableColor) TABLE_NOBODY;
      summary->points[seat] = play->points[seat];
      summary->winners[seat] = play->winners[seat];
    }

  return table_past_game_new (summary, &mark);
}

/* By what a game is known that another program was told of: the times of both, by game and score. */
static GHashTable *
list_scores (GListModel *games)
{
  GHashTable *scores = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (games, i);
      const TableGameSummary *summary = game->summary;
      g_autofree char *score = NULL;
      g_autofree char *key = NULL;
      GArray *times;

      if (summary->is_broken || !summary->finished)
        continue;

      score = describe_score (summary->n_players, summary->names, summary->points);
      key = g_strdup_printf ("%s\n%s", summary->game->id, score);
      times = g_hash_table_lookup (scores, key);
      if (times == NULL)
        {
          times = g_array_new (FALSE, FALSE, sizeof (gint64));
          g_hash_table_insert (scores, g_steal_pointer (&key), times);
        }
      g_array_append_val (times, summary->played);
    }

  return scores;
}

static gboolean
is_game (GHashTable      *scores,
         const TablePlayed *play)
{
  g_autofree char *score = describe_score (play->n_players, play->names, play->points);
  g_autofree char *key = g_strdup_printf ("%s\n%s", play->game->id, score);
  const GArray *times = g_hash_table_lookup (scores, key);
  const gint64 time = get_time (play);

  for (guint i = 0; times != NULL && i < times->len; i++)
    if (ABS (g_array_index (times, gint64, i) - time) <= SAME_DAY)
      return TRUE;

  return FALSE;
}

static int
compare_times (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const gint64 time = ((TablePastGame *) a)->summary->played;
  const gint64 other = ((TablePastGame *) b)->summary->played;

  return (time < other) - (time > other);
}

/**
 * table_plays_join:
 * @games: a list of `TablePastGame`
 * @plays: (element-type TablePlayed): plays
 *
 * Lists plays among games. A game that was played here, and that another program was told of, is there once.
 *
 * Returns: (transfer full): a list of `TablePastGame`, the newest first
 */
GListModel *
table_plays_join (GListModel      *games,
                  const GPtrArray *plays)
{
  g_autoptr (GHashTable) scores = NULL;
  GListStore *all;

  g_return_val_if_fail (G_IS_LIST_MODEL (games) && plays != NULL, NULL);

  scores = list_scores (games);
  all = g_list_store_new (TABLE_TYPE_PAST_GAME);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (games, i);

      g_list_store_append (all, game);
    }
  for (guint i = 0; i < plays->len; i++)
    if (!is_game (scores, g_ptr_array_index (plays, i)))
      {
        g_autoptr (TablePastGame) game = make_past_game (g_ptr_array_index (plays, i));

        g_list_store_append (all, game);
      }
  g_list_store_sort (all, compare_times, NULL);

  return G_LIST_MODEL (all);
}
