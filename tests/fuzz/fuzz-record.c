/* fuzz-record.c: any bytes whatever as a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bytes are either refused with one line that says why, or they are a game
 * that can be written, read again, folded, told and scored: a game of any kind.
 */

#include "fuzz.h"

#include "table-record.h"
#include "table-score-export.h"
#include "table-words.h"

#include <string.h>

static void
check_error (const GError *error)
{
  ENSURE (error != NULL);
  ENSURE (error->domain == DOC_ERROR || error->domain == TABLE_RECORD_ERROR);
  fuzz_check_line (error->message);
}

static void
check_score (const TableRecord *record)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *table = NULL;
  g_autofree char *words = NULL;
  const TableState *state = table_record_get_state (record);
  TableScore score;

  if (!table_state_get_score (state, &score))
    return;

  node = table_state_print_score (state);
  table = table_score_to_csv (&score, record, NULL);
  words = table_state_tell_score (state, table_record_get_names (record));
  ENSURE (JSON_NODE_HOLDS_OBJECT (node));
  ENSURE (g_utf8_validate (table, -1, NULL));
  ENSURE (g_utf8_validate (words, -1, NULL));
}

/* Tells the game event by event, as it is folded, which must end where the
 * record itself stands. */
static void
check_chronicle (const TableRecord *record)
{
  const TableGame *game = table_record_get_game (record);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  g_autoptr (TableState) state = table_state_new (game, table_record_get_setup (record), effects);
  TableTelling telling = { .names = table_record_get_names (record), .record = record, .state = state };

  fuzz_tell_effects (game, &telling, effects);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);
      g_autofree char *sentence = NULL;

      telling.n_events = i + 1;
      sentence = table_words_event (game, &telling, state, event);
      fuzz_check_line (sentence);

      g_array_set_size (effects, 0);
      ENSURE (table_state_apply (state, event, effects).kind == TABLE_OBSTACLE_NONE);
      fuzz_tell_effects (game, &telling, effects);
    }

  ENSURE (fuzz_is_equal (state, table_record_get_state (record)));
}

static void
check_written (const TableRecord *record)
{
  g_autofree char *text = table_record_to_text (record);
  g_autoptr (TableRecord) again = table_record_parse (text, strlen (text), NULL);
  g_autofree char *text_again = NULL;

  ENSURE (again != NULL);
  text_again = table_record_to_text (again);
  ENSURE (strcmp (text, text_again) == 0);
  ENSURE (table_record_get_cursor (again) == table_record_get_cursor (record));
  ENSURE (table_record_get_n_events (again) == table_record_get_n_events (record));
  ENSURE (fuzz_is_equal (table_record_get_state (again), table_record_get_state (record)));
}

/* Adds an event, which takes the place of what is undone, and takes that back, and
 * whatever was replaced before. */
static void
replace (TableRecord *record)
{
  const TableGame *game = table_record_get_game (record);
  TableEvent *note = table_event_new (game->events, game->note);
  guint cursor = table_record_get_cursor (record);
  guint n_events = table_record_get_n_events (record);
  gboolean waits = table_record_get_n_waiting (record) > 0;
  int kind;

  table_event_set_text (game->events, note, "Noted");
  kind = table_record_append (record, note, NULL, NULL).kind;
  table_event_free (game->events, note);
  ENSURE (kind == TABLE_OBSTACLE_NONE || kind == TABLE_OBSTACLE_RECORD_FULL);
  ENSURE (table_record_get_n_events (record) == (kind == TABLE_OBSTACLE_NONE ? cursor + 1 : n_events));
  if (waits && kind == TABLE_OBSTACLE_NONE)
    table_record_close_earlier (record);
  check_written (record);

  for (guint i = 0; i < 4 && table_record_find_undo (record) != TABLE_NO_EARLIER; i++)
    {
      if (!table_record_undo_replacing (record, NULL))
        break;
      check_written (record);
    }
  while (table_record_find_redo (record) != TABLE_NO_EARLIER && table_record_redo_replacing (record, NULL))
    check_written (record);
}

static void
step_back (const TableRecord *record)
{
  g_autoptr (TableRecord) copy = table_record_copy (record, G_MAXUINT);

  check_written (copy);
  while (table_record_get_n_earlier (copy) > 0 && table_record_step_back (copy))
    check_written (copy);
  if (table_record_get_n_waiting (copy) > 0 && table_record_drop_waiting (copy, NULL))
    check_written (copy);
}

/* Undoes all and redoes what was in force, then what was not, which may be wrong. */
static void
move_about (TableRecord *record)
{
  guint cursor = table_record_get_cursor (record);
  g_autoptr (TableState) state = table_state_dup (table_record_get_state (record));
  g_autoptr (GError) error = NULL;

  ENSURE (table_record_move_cursor (record, 0, NULL));
  ENSURE (table_record_move_cursor (record, cursor, NULL));
  ENSURE (fuzz_is_equal (state, table_record_get_state (record)));

  if (!table_record_move_cursor (record, table_record_get_n_events (record), &error))
    {
      check_error (error);
      ENSURE (table_record_get_cursor (record) == cursor);
      ENSURE (fuzz_is_equal (state, table_record_get_state (record)));
    }

  check_written (record);
  step_back (record);
  replace (record);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableRecord) record = NULL;

  fuzz_set_up ();

  /* An input of no bytes may come without an address. */
  record = table_record_parse (size > 0 ? (const char *) data : "", size, &error);
  if (record == NULL)
    {
      check_error (error);
      return 0;
    }

  ENSURE (error == NULL);
  fuzz_check_state (table_record_get_state (record));
  check_score (record);
  check_chronicle (record);
  check_written (record);
  move_about (record);

  return 0;
}
