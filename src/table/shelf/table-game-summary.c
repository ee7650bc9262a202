/* table-game-summary.c: a game in a file, at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-game-summary.h"

#include "doc-build.h"
#include "doc-place.h"
#include "doc-trouble.h"
#include "table-play-export.h"
#include "table-record-file.h"
#include "table-times.h"
#include "text-line.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gstdio.h>
#include <string.h>

/* So much of what was written into a game is searched. */
#define MAX_TEXT 4000

#define MAX_NUMBER 1000000

/* What was written and counted, which only the events know. */

static char *
join_texts (const GPtrArray *texts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < texts->len && text->len < MAX_TEXT; i++)
    text_add_line (text, g_ptr_array_index (texts, i));

  return g_string_free (text, text->len == 0);
}

/**
 * table_record_tally:
 * @record: a record
 * @tallies: where nothing is counted yet
 *
 * Counts what its game counts of players. Nothing is played again of a game that counts
 * nothing.
 */
void
table_record_tally (const TableRecord *record,
                    TableTallies      *tallies)
{
  const TableGame *game = table_record_get_game (record);
  g_autoptr (TableState) state = NULL;

  if (game->tally == NULL)
    return;

  state = table_state_new (game, table_record_get_setup (record), NULL);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);

      game->tally (state, event, tallies);
      table_state_apply (state, event, NULL);
    }
}

static void
look_at_events (TableGameSummary  *summary,
                const TableRecord *record)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    table_event_list_texts (summary->game->events, table_record_get_event (record, i), texts);

  table_record_tally (record, &summary->tallies);
  summary->text = join_texts (texts);
}

static void
look_at_result (TableGameSummary *summary,
                const TableState *state)
{
  TableScore score;

  if (!summary->finished || !table_state_get_score (state, &score))
    return;

  for (int seat = 0; seat < summary->n_players; seat++)
    {
      summary->winners[seat] = score.ranks[seat] == 1;
      summary->points[seat] = score.totals[seat];
      memcpy (summary->parts[seat], score.parts[seat], sizeof score.parts[seat]);
    }
}

/* The oldest people that were replaced began the game. */
static void
look_at_first_names (TableGameSummary  *summary,
                     const TableRecord *record)
{
  JsonArray *players = NULL;

  for (guint i = 0; players == NULL && i < table_record_get_n_earlier (record); i++)
    players = table_record_get_earlier (record, i).players;

  for (guint seat = 0; players != NULL && seat < MIN (json_array_get_length (players), (guint) summary->n_players); seat++)
    {
      JsonNode *player = json_array_get_element (players, seat);
      const char *name = JSON_NODE_HOLDS_OBJECT (player)
                           ? json_object_get_string_member_with_default (json_node_get_object (player), "name", NULL)
                           : NULL;

      summary->first_names[seat] = name != NULL ? text_line (name, -1) : g_strdup (summary->names[seat]);
    }
}

/* The file may have been copied, or come from another device, long after that. */
static void
look_at_times (TableGameSummary  *summary,
               const TableRecord *record)
{
  g_autoptr (GDateTime) played = table_play_get_date (record);

  if (played != NULL)
    summary->played = g_date_time_to_unix (played);
}

static void
look_at_moments (TableGameSummary  *summary,
                 const TableRecord *record)
{
  g_autoptr (TableTimes) times = NULL;

  if (!summary->finished)
    return;

  times = table_times_tell (record);
  if (table_time_sum (&times->whole) == 0)
    return;

  summary->times = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < times->moments->len; i++)
    {
      const int seconds = (int) MIN (table_time_sum (&g_array_index (times->moments, TableTime, i)), MAX_NUMBER);

      g_array_append_val (summary->times, seconds);
    }
}

static void
summarise (TableGameSummary  *summary,
           const TableRecord *record)
{
  const TableState *state = table_record_get_state (record);

  summary->game = table_record_get_game (record);
  summary->id = table_record_find_id (record);
  summary->tracking = state->tracking;
  summary->n_players = state->n_players;
  summary->first = summary->game->find_first != NULL ? summary->game->find_first (table_record_get_setup (record)) : TABLE_NOBODY;
  summary->round = state->round;
  summary->part = state->part;
  summary->step = state->step;
  summary->finished = table_state_is_finished (state);
  summary->n_events = table_record_get_cursor (record);
  summary->n_waiting = table_record_get_n_waiting (record);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      /* Whatever is spoken, as these are kept and compared. */
      summary->names[seat] = text_line (table_record_get_person (record, seat)->name, -1);
      summary->colors[seat] = table_record_get_person (record, seat)->color;
    }
  look_at_first_names (summary, record);
  look_at_times (summary, record);
  look_at_moments (summary, record);
  look_at_events (summary, record);
  look_at_result (summary, state);
}

/**
 * table_game_summary_load:
 * @path: (type filename): a file
 *
 * Reads a game and plays it to tell how it stands. This takes its time: of
 * many games, a `TableArchive` does it in a thread.
 *
 * Returns: (transfer full): the game at a glance, or what is wrong with the file
 */
TableGameSummary *
table_game_summary_load (const char *path)
{
  TableGameSummary *summary;
  g_autoptr (TableRecord) record = NULL;
  GStatBuf info;

  g_return_val_if_fail (path != NULL, NULL);

  summary = g_new0 (TableGameSummary, 1);
  summary->path = g_strdup (path);
  if (g_stat (path, &info) == 0)
    summary->played = (gint64) info.st_mtime;

  record = table_record_load_or_tell (path, &summary->errors);
  if (record != NULL)
    summarise (summary, record);
  else
    summary->is_broken = TRUE;

  return summary;
}

/**
 * table_game_summary_get_problem:
 * @summary: a game at a glance
 *
 * Tells what is wrong with a file that is broken, in the language of the
 * interface.
 *
 * Returns: (transfer none) (nullable): what is wrong and where, or `NULL` if it
 *   is not broken
 */
const char *
table_game_summary_get_problem (const TableGameSummary *summary)
{
  g_return_val_if_fail (summary != NULL, NULL);

  return summary->is_broken ? doc_trouble_tell (tongue_find_error (summary->errors)) : NULL;
}

/**
 * table_game_summary_is_unfinished:
 * @summary: a game at a glance
 *
 * Tells whether a game can be carried on.
 *
 * Returns: `TRUE` if it is neither broken nor over
 */
gboolean
table_game_summary_is_unfinished (const TableGameSummary *summary)
{
  g_return_val_if_fail (summary != NULL, FALSE);

  return !summary->is_broken && !summary->finished;
}

/**
 * table_game_summary_free:
 * @summary: (transfer full) (nullable): a game at a glance
 *
 * Frees what `table_game_summary_load()` returned.
 */
void
table_game_summary_free (TableGameSummary *summary)
{
  if (summary == NULL)
    return;

  g_free (summary->path);
  g_free (summary->id);
  g_clear_pointer (&summary->errors, g_ptr_array_unref);
  g_free (summary->text);
  g_clear_pointer (&summary->times, g_array_unref);
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    {
      g_free (summary->names[seat]);
      g_free (summary->first_names[seat]);
    }
  g_free (summary);
}

/* What an index keeps of a game. It is read by this program alone, and of the
 * same version, but may be garbled as any file. */

static void
tell_numbers (JsonBuilder *builder,
              const char  *name,
              const int   *numbers,
              int          n_numbers)
{
  doc_begin_list (builder, name);
  for (int i = 0; i < n_numbers; i++)
    json_builder_add_int_value (builder, numbers[i]);
  json_builder_end_array (builder);
}

/* Numbers of each player, in the order of the game: an index belongs to one version of the
 * program, and names would be twice as long to read. */
static void
tell_by_seat (JsonBuilder            *builder,
              const TableGameSummary *summary,
              const char             *name,
              const int              *first,
              int                     stride,
              int                     n_numbers)
{
  doc_begin_list (builder, name);
  for (int seat = 0; seat < summary->n_players; seat++)
    {
      json_builder_begin_array (builder);
      for (int i = 0; i < n_numbers; i++)
        json_builder_add_int_value (builder, first[seat * stride + i]);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static int
count_tallies (const TableGame *game)
{
  return game->tallies != NULL ? (int) g_strv_length ((char **) game->tallies) : 0;
}

static int
count_parts (const TableGame *game)
{
  int n = 0;

  while (game->score_parts != NULL && game->score_parts[n].id != NULL)
    n++;

  return n;
}

static void
tell_players (JsonBuilder            *builder,
              const TableGameSummary *summary)
{
  doc_begin_list (builder, "names");
  for (int seat = 0; seat < summary->n_players; seat++)
    json_builder_add_string_value (builder, summary->names[seat]);
  json_builder_end_array (builder);

  doc_begin_list (builder, "first-names");
  for (int seat = 0; seat < summary->n_players && summary->first_names[seat] != NULL; seat++)
    json_builder_add_string_value (builder, summary->first_names[seat]);
  json_builder_end_array (builder);

  doc_begin_list (builder, "colors");
  for (int seat = 0; seat < summary->n_players; seat++)
    json_builder_add_string_value (builder, table_color_ids[summary->colors[seat]]);
  json_builder_end_array (builder);
}

/* Tells of a game, as JSON, what table_game_summary_read() reads, or NULL of a file that is
 * broken: what is wrong with it is found by reading it. */
JsonNode *
table_game_summary_tell (const TableGameSummary *summary)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const TableGame *game;

  g_return_val_if_fail (summary != NULL, NULL);

  if (summary->is_broken)
    return NULL;

  game = summary->game;
  json_builder_begin_object (builder);
  doc_build_text (builder, "game", game->id);
  if (summary->id != NULL)
    doc_build_text (builder, "id", summary->id);
  doc_build_text (builder, "tracking", game->trackings[summary->tracking]);
  json_builder_set_member_name (builder, "played");
  json_builder_add_int_value (builder, summary->played);
  tell_players (builder, summary);
  if (summary->first != TABLE_NOBODY)
    doc_build_int (builder, "first", summary->first);
  doc_build_int (builder, "round", summary->round);
  doc_build_text (builder, "part", game->parts[summary->part]);
  doc_build_text (builder, "step", game->steps[summary->step]);
  doc_build_int (builder, "events", (int) summary->n_events);
  doc_build_int (builder, "waiting", (int) summary->n_waiting);
  tell_by_seat (builder, summary, "tallies", summary->tallies.n[0], TABLE_MAX_TALLIES, count_tallies (game));
  if (summary->text != NULL)
    doc_build_text (builder, "text", summary->text);
  if (summary->finished)
    {
      tell_numbers (builder, "winners", summary->winners, summary->n_players);
      tell_numbers (builder, "points", summary->points, summary->n_players);
      tell_by_seat (builder, summary, "parts", summary->parts[0], TABLE_MAX_PARTS, count_parts (game));
      if (summary->times != NULL)
        tell_numbers (builder, "times", (const int *) (gconstpointer) summary->times->data, (int) summary->times->len);
    }
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static gboolean
read_number (const DocPlace *facts,
             const char     *name,
             int             max,
             int            *number)
{
  DocPlace place = doc_place_get_member (facts, name);

  return doc_place_read_int (&place, 0, max, number, NULL);
}

static gboolean
read_list (const DocPlace *list,
           guint           length,
           int             max,
           int            *numbers)
{
  if (!doc_place_check_list (list, length, length, NULL, NULL))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (list, i);

      if (!doc_place_read_int (&element, 0, max, &numbers[i], NULL))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_numbers (const DocPlace         *facts,
              const char             *name,
              int                     max,
              const TableGameSummary *summary,
              int                    *numbers)
{
  DocPlace list = doc_place_get_member (facts, name);

  return read_list (&list, (guint) summary->n_players, max, numbers);
}

static gboolean
read_id (const DocPlace    *facts,
         const char        *name,
         const char *const *ids,
         int               *which)
{
  DocPlace place = doc_place_get_member (facts, name);

  return doc_place_read_id (&place, ids, which, NULL);
}

static gboolean
read_game (const DocPlace   *facts,
           TableGameSummary *summary)
{
  DocPlace place = doc_place_get_member (facts, "game");
  const char *id;

  if (!doc_place_read_text (&place, &id, NULL))
    return FALSE;

  summary->game = table_game_find (id);

  return summary->game != NULL;
}

/* Who began, which may be unknown. */
static gboolean
read_first (const DocPlace   *facts,
            TableGameSummary *summary)
{
  DocPlace place = doc_place_get_member (facts, "first");

  summary->first = TABLE_NOBODY;

  return !doc_place_exists (&place) || doc_place_read_int (&place, 0, summary->n_players - 1, &summary->first, NULL);
}

static gboolean
read_played (const DocPlace   *facts,
             TableGameSummary *summary)
{
  DocPlace place = doc_place_get_member (facts, "played");

  return doc_place_read_int64 (&place, G_MININT64, G_MAXINT64, &summary->played, NULL);
}

static gboolean
read_texts (const DocPlace *list,
            guint           length,
            char          **texts)
{
  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (list, i);
      const char *text;

      if (!doc_place_read_text (&element, &text, NULL))
        return FALSE;
      texts[i] = g_strdup (text);
    }

  return TRUE;
}

static gboolean
read_names (const DocPlace   *facts,
            TableGameSummary *summary)
{
  DocPlace list = doc_place_get_member (facts, "names");
  DocPlace first = doc_place_get_member (facts, "first-names");
  const TableGame *game = summary->game;
  guint length, n_first;

  if (!doc_place_check_list (&list, (guint) game->min_players, (guint) game->max_players, &length, NULL)
      || !doc_place_check_list (&first, 0, length, &n_first, NULL))
    return FALSE;

  /* They are all there, or none. */
  if (n_first != 0 && n_first != length)
    return FALSE;

  summary->n_players = (int) length;

  return read_texts (&list, length, summary->names) && read_texts (&first, n_first, summary->first_names);
}

static gboolean
read_colors (const DocPlace   *facts,
             TableGameSummary *summary)
{
  DocPlace list = doc_place_get_member (facts, "colors");
  guint n_players = (guint) summary->n_players;

  if (!doc_place_check_list (&list, n_players, n_players, NULL, NULL))
    return FALSE;

  for (guint seat = 0; seat < n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, seat);
      int color;

      if (!doc_place_read_id (&element, table_color_ids, &color, NULL))
        return FALSE;
      summary->colors[seat] = (TableColor) color;
    }

  return TRUE;
}

static gboolean
read_by_seat (const DocPlace         *facts,
              const TableGameSummary *summary,
              const char             *name,
              int                    *first,
              int                     stride,
              int                     n_numbers)
{
  DocPlace list = doc_place_get_member (facts, name);
  guint n_players = (guint) summary->n_players;

  if (!doc_place_check_list (&list, n_players, n_players, NULL, NULL))
    return FALSE;

  for (guint seat = 0; seat < n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, seat);

      if (!read_list (&element, (guint) n_numbers, MAX_NUMBER, first + seat * (guint) stride))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_moment (const DocPlace   *facts,
             TableGameSummary *summary)
{
  const TableGame *game = summary->game;
  int n_events, n_waiting;

  if (!read_id (facts, "tracking", game->trackings, &summary->tracking)
      || !read_number (facts, "round", game->calendar.n_rounds, &summary->round)
      || !read_id (facts, "part", game->parts, &summary->part)
      || !read_id (facts, "step", game->steps, &summary->step)
      || !read_number (facts, "events", G_MAXINT, &n_events)
      || !read_number (facts, "waiting", G_MAXINT, &n_waiting))
    return FALSE;

  summary->finished = summary->step == game->finished;
  summary->n_events = (guint) n_events;
  summary->n_waiting = (guint) n_waiting;

  return TRUE;
}

/* How long it took, which may be unknown. */
static gboolean
read_times (const DocPlace   *facts,
            TableGameSummary *summary)
{
  DocPlace list = doc_place_get_member (facts, "times");
  guint n;

  if (!doc_place_exists (&list))
    return TRUE;
  if (!doc_place_check_list (&list, 1, table_times_count (summary->game), &n, NULL))
    return FALSE;

  summary->times = g_array_sized_new (FALSE, TRUE, sizeof (int), n);
  g_array_set_size (summary->times, n);

  return read_list (&list, n, MAX_NUMBER, (int *) (gpointer) summary->times->data);
}

static gboolean
read_result (const DocPlace   *facts,
             TableGameSummary *summary)
{
  return !summary->finished
         || (read_numbers (facts, "winners", TRUE, summary, summary->winners)
             && read_numbers (facts, "points", MAX_NUMBER, summary, summary->points)
             && read_by_seat (facts, summary, "parts", summary->parts[0], TABLE_MAX_PARTS,
                              count_parts (summary->game))
             && read_times (facts, summary));
}

/* A text that may be missing. */
static gboolean
read_text (const DocPlace *facts,
           const char     *name,
           char          **text)
{
  DocPlace place = doc_place_get_member (facts, name);
  const char *found = NULL;

  if (doc_place_exists (&place) && !doc_place_read_text (&place, &found, NULL))
    return FALSE;

  *text = g_strdup (found);

  return TRUE;
}

/* Reads from an index what is known of a game: the game at a glance, or NULL if these are no
 * facts. */
TableGameSummary *
table_game_summary_read (const char *path,
                         JsonNode   *facts)
{
  g_autoptr (TableGameSummary) summary = NULL;
  DocPlace root;

  g_return_val_if_fail (path != NULL && facts != NULL, NULL);

  summary = g_new0 (TableGameSummary, 1);
  summary->path = g_strdup (path);
  root = doc_place_root (facts);
  if (!doc_place_check_object (&root, NULL)
      || !read_game (&root, summary)
      || !read_played (&root, summary)
      || !read_names (&root, summary)
      || !read_colors (&root, summary)
      || !read_first (&root, summary)
      || !read_moment (&root, summary)
      || !read_by_seat (&root, summary, "tallies", summary->tallies.n[0], TABLE_MAX_TALLIES,
                        count_tallies (summary->game))
      || !read_text (&root, "id", &summary->id)
      || !read_text (&root, "text", &summary->text)
      || !read_result (&root, summary))
    return NULL;

  return g_steal_pointer (&summary);
}
