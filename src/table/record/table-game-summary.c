/* table-game-summary.c: a game in a file, at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-game-summary.h"

#include "colonia-score.h"
#include "doc-build.h"
#include "doc-place.h"
#include "doc-trouble.h"
#include "table-record-file.h"
#include "tongue.h"

#include <glib/gstdio.h>

/* So much of what was written into a game is searched. */
#define MAX_TEXT 4000

#define MAX_NUMBER 1000000

/* What was voted and written, which only the events know. */

static void
add_text (GString    *text,
          const char *more)
{
  if (more != NULL && text->len < MAX_TEXT)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", more);
}

static void
count_vote (TableGameSummary    *summary,
            ColoniaEdictKind     kind,
            const ColoniaBallot *ballots)
{
  for (int seat = 0; seat < summary->n_players; seat++)
    {
      summary->votes[seat][kind].yes += ballots[seat] == COLONIA_BALLOT_YES ? 1 : 0;
      summary->votes[seat][kind].no += ballots[seat] == COLONIA_BALLOT_NO ? 1 : 0;
    }
}

static void
look_at_event (TableGameSummary   *summary,
               GString            *text,
               const ColoniaState *before,
               const ColoniaEvent *event)
{
  switch ((int) event->type)
    {
    case COLONIA_EVENT_VOTE:
      count_vote (summary, before->edicts[before->edict].kind, event->ballots);
      break;

    case COLONIA_EVENT_EDICTS:
      for (int i = 0; i < COLONIA_N_EDICTS; i++)
        if (event->edicts[i].kind == COLONIA_EDICT_OTHER)
          add_text (text, event->edicts[i].text);
      break;

    case COLONIA_EVENT_CORRECTION:
      add_text (text, event->correction.reason);
      break;

    case COLONIA_EVENT_NOTE:
      add_text (text, event->text);
      break;

    default:
      break;
    }
}

static void
look_at_events (TableGameSummary  *summary,
                const TableRecord *record)
{
  g_auto (ColoniaState) state = { 0 };
  GString *text = g_string_new (NULL);

  colonia_state_init (&state, COLONIA_SETUP (table_record_get_setup (record)));
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const ColoniaEvent *event = COLONIA_EVENT (table_record_get_event (record, i));

      look_at_event (summary, text, &state, event);
      colonia_state_apply (&state, event, NULL);
    }

  summary->text = g_string_free (text, text->len == 0);
}

static void
summarise (TableGameSummary  *summary,
           const TableRecord *record)
{
  const ColoniaSetup *setup = COLONIA_SETUP (table_record_get_setup (record));
  const ColoniaState *state = COLONIA_STATE (table_record_get_state (record));
  ColoniaScore score;

  summary->tracking = setup->tracking;
  summary->n_players = setup->n_players;
  summary->week = state->week;
  summary->day = state->day;
  summary->step = state->step;
  summary->finished = state->step == COLONIA_STEP_FINISHED;
  summary->n_events = table_record_get_cursor (record);
  summary->n_waiting = table_record_get_n_waiting (record);

  for (int seat = 0; seat < setup->n_players; seat++)
    {
      summary->names[seat] = g_strdup (table_record_get_names (record)[seat]);
      summary->colors[seat] = table_record_get_person (record, seat)->color;
    }
  look_at_events (summary, record);

  if (!summary->finished || !colonia_state_get_score (state, &score))
    return;

  for (int seat = 0; seat < setup->n_players; seat++)
    {
      summary->winners[seat] = score.players[seat].rank == 1;
      summary->points[seat] = score.players[seat].total;
      summary->relics[seat] = score.players[seat].relics;
      summary->shrines[seat] = score.players[seat].shrines;
      summary->windows[seat] = score.players[seat].windows;
    }
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
    summary->modified = (gint64) info.st_mtime;

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
  g_clear_pointer (&summary->errors, g_ptr_array_unref);
  g_free (summary->text);
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    g_free (summary->names[seat]);
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

static void
tell_votes (JsonBuilder            *builder,
            const TableGameSummary *summary)
{
  doc_begin_list (builder, "votes");
  for (int seat = 0; seat < summary->n_players; seat++)
    {
      json_builder_begin_array (builder);
      for (int kind = 0; kind < (int) COLONIA_N_EDICT_KINDS; kind++)
        {
          json_builder_add_int_value (builder, summary->votes[seat][kind].yes);
          json_builder_add_int_value (builder, summary->votes[seat][kind].no);
        }
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
tell_players (JsonBuilder            *builder,
              const TableGameSummary *summary)
{
  doc_begin_list (builder, "names");
  for (int seat = 0; seat < summary->n_players; seat++)
    json_builder_add_string_value (builder, summary->names[seat]);
  json_builder_end_array (builder);

  doc_begin_list (builder, "colors");
  for (int seat = 0; seat < summary->n_players; seat++)
    json_builder_add_int_value (builder, summary->colors[seat]);
  json_builder_end_array (builder);
}

/**
 * table_game_summary_tell:
 * @summary: a game at a glance
 *
 * Tells of a game what table_game_summary_read() reads.
 *
 * Returns: (transfer full) (nullable): it as JSON, or `NULL` for a file that is
 *   broken: what is wrong with it is found by reading it
 */
JsonNode *
table_game_summary_tell (const TableGameSummary *summary)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  g_return_val_if_fail (summary != NULL, NULL);

  if (summary->is_broken)
    return NULL;

  json_builder_begin_object (builder);
  doc_build_int (builder, "tracking", (int) summary->tracking);
  tell_players (builder, summary);
  doc_build_int (builder, "week", summary->week);
  doc_build_int (builder, "day", (int) summary->day);
  doc_build_int (builder, "step", (int) summary->step);
  doc_build_int (builder, "events", (int) summary->n_events);
  doc_build_int (builder, "waiting", (int) summary->n_waiting);
  tell_votes (builder, summary);
  if (summary->text != NULL)
    doc_build_text (builder, "text", summary->text);
  if (summary->finished)
    {
      tell_numbers (builder, "winners", summary->winners, summary->n_players);
      tell_numbers (builder, "points", summary->points, summary->n_players);
      tell_numbers (builder, "relics", summary->relics, summary->n_players);
      tell_numbers (builder, "shrines", summary->shrines, summary->n_players);
      tell_numbers (builder, "windows", summary->windows, summary->n_players);
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
read_names (const DocPlace   *facts,
            TableGameSummary *summary)
{
  DocPlace list = doc_place_get_member (facts, "names");
  guint length;

  if (!doc_place_check_list (&list, COLONIA_MIN_PLAYERS, COLONIA_MAX_PLAYERS, &length, NULL))
    return FALSE;

  summary->n_players = (int) length;
  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (&list, i);
      const char *name;

      if (!doc_place_read_text (&element, &name, NULL))
        return FALSE;
      summary->names[i] = g_strdup (name);
    }

  return TRUE;
}

static gboolean
read_colors (const DocPlace   *facts,
             TableGameSummary *summary)
{
  int colors[COLONIA_MAX_PLAYERS];

  if (!read_numbers (facts, "colors", TABLE_N_COLORS - 1, summary, colors))
    return FALSE;

  for (int seat = 0; seat < summary->n_players; seat++)
    summary->colors[seat] = (TableColor) colors[seat];

  return TRUE;
}

static gboolean
read_votes (const DocPlace   *facts,
            TableGameSummary *summary)
{
  DocPlace list = doc_place_get_member (facts, "votes");
  guint n_players = (guint) summary->n_players;

  if (!doc_place_check_list (&list, n_players, n_players, NULL, NULL))
    return FALSE;

  for (guint seat = 0; seat < n_players; seat++)
    {
      DocPlace player = doc_place_get_element (&list, seat);
      int numbers[2 * COLONIA_N_EDICT_KINDS];

      if (!read_list (&player, G_N_ELEMENTS (numbers), MAX_NUMBER, numbers))
        return FALSE;
      for (int kind = 0; kind < (int) COLONIA_N_EDICT_KINDS; kind++)
        summary->votes[seat][kind] = (TableVoteCount) { numbers[2 * kind], numbers[2 * kind + 1] };
    }

  return TRUE;
}

static gboolean
read_moment (const DocPlace   *facts,
             TableGameSummary *summary)
{
  int tracking, day, step, n_events, n_waiting;

  if (!read_number (facts, "tracking", COLONIA_N_TRACKINGS - 1, &tracking)
      || !read_number (facts, "week", COLONIA_N_WEEKS, &summary->week)
      || !read_number (facts, "day", COLONIA_N_DAYS - 1, &day)
      || !read_number (facts, "step", COLONIA_N_STEPS - 1, &step)
      || !read_number (facts, "events", G_MAXINT, &n_events)
      || !read_number (facts, "waiting", G_MAXINT, &n_waiting))
    return FALSE;

  summary->tracking = (ColoniaTracking) tracking;
  summary->day = (ColoniaDay) day;
  summary->step = (ColoniaStep) step;
  summary->finished = summary->step == COLONIA_STEP_FINISHED;
  summary->n_events = (guint) n_events;
  summary->n_waiting = (guint) n_waiting;

  return TRUE;
}

static gboolean
read_result (const DocPlace   *facts,
             TableGameSummary *summary)
{
  return !summary->finished
         || (read_numbers (facts, "winners", TRUE, summary, summary->winners)
             && read_numbers (facts, "points", MAX_NUMBER, summary, summary->points)
             && read_numbers (facts, "relics", MAX_NUMBER, summary, summary->relics)
             && read_numbers (facts, "shrines", MAX_NUMBER, summary, summary->shrines)
             && read_numbers (facts, "windows", MAX_NUMBER, summary, summary->windows));
}

static gboolean
read_text (const DocPlace   *facts,
           TableGameSummary *summary)
{
  DocPlace place = doc_place_get_member (facts, "text");
  const char *text = NULL;

  if (doc_place_exists (&place) && !doc_place_read_text (&place, &text, NULL))
    return FALSE;

  summary->text = g_strdup (text);

  return TRUE;
}

/**
 * table_game_summary_read:
 * @path: (type filename): a file
 * @modified: when it was last written, in seconds since 1970
 * @facts: what table_game_summary_tell() told of it, or something else
 *
 * Reads from an index what is known of a game.
 *
 * Returns: (transfer full) (nullable): the game at a glance, or `NULL` if these
 *   are no facts
 */
TableGameSummary *
table_game_summary_read (const char *path,
                         gint64      modified,
                         JsonNode   *facts)
{
  g_autoptr (TableGameSummary) summary = NULL;
  DocPlace root;

  g_return_val_if_fail (path != NULL && facts != NULL, NULL);

  summary = g_new0 (TableGameSummary, 1);
  summary->path = g_strdup (path);
  summary->modified = modified;
  root = doc_place_root (facts);
  if (!doc_place_check_object (&root, NULL)
      || !read_names (&root, summary)
      || !read_colors (&root, summary)
      || !read_moment (&root, summary)
      || !read_votes (&root, summary)
      || !read_text (&root, summary)
      || !read_result (&root, summary))
    return NULL;

  return g_steal_pointer (&summary);
}
