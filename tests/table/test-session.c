/* test-session.c: a game that is tracked is played, undone and told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * KONTOR_CLI in the environment is the command-line tool, whose log is
 * compared with the chronicle.
 */

#include "config.h"

#include "bag.h"
#include "colonia-reason.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "dice.h"
#include "hand-out.h"
#include "last-line.h"
#include "table-complaint.h"
#include "table-kept.h"
#include "table-record-file.h"
#include "table-session.h"
#include "table-set-aside.h"
#include "table-simulation.h"
#include "tongue.h"
#include "written.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define STEPS 1000
#define ROLLS 60000

/* Helpers */

/* This program's own clock, in place of that of GLib: it stands still. */
static gint64 test_time = 1000000;

gint64
g_get_monotonic_time (void)
{
  return test_time;
}

static void
let_pass (gint64 microseconds)
{
  test_time += microseconds;
}

typedef struct {
  guint changed;
  guint refused;
  ColoniaObstacle obstacle;
} Count;

static void
on_changed (TableSession *session,
            Count        *count)
{
  count->changed++;
}

static void
on_refused (TableSession    *session,
            ColoniaObstacle *obstacle,
            gpointer         events,
            guint            n_events,
            int              roller,
            Count           *count)
{
  count->refused++;
  count->obstacle = *obstacle;
}

static void
count_signals (TableSession *session,
               Count        *count)
{
  g_signal_connect (session, "changed", G_CALLBACK (on_changed), count);
  g_signal_connect (session, "refused", G_CALLBACK (on_refused), count);
}

static TableRecord *
begin_game (void)
{
  const ColoniaSetup setup = {
    .tracking = COLONIA_TRACKING_FULL,
    .n_players = 3,
    .family_members = 38,
    .window_points = 2,
  };
  const TablePerson people[] = {
    { .name = (char *) "Anna", .color = TABLE_COLOR_RED },
    { .name = (char *) "Bert", .color = TABLE_COLOR_BLUE },
    { .name = (char *) "Cleo", .color = TABLE_COLOR_GREEN },
  };

  return colonia_record_new (&setup, people);
}

static void
play_note (TableSession *session,
           const char   *text)
{
  g_auto (ColoniaEvent) event = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = g_strdup (text);
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

/* The first event of a type; the game must have one. */
static guint
find_event (const TableRecord *game,
            ColoniaEventType   type)
{
  guint i = 0;

  while (colonia_record_get_event (game, i)->type != type)
    i++;

  return i;
}

/* A session that stands before the event `index` of a game. */
static TableSession *
stand_before (const TableRecord *game,
              guint              index)
{
  return table_session_new (table_record_copy (game, index), NULL, NULL);
}

static guint
get_cursor (TableSession *session)
{
  return table_record_get_cursor (table_session_get_record (session));
}

static gboolean
lets_go_on (const TableRecord *record,
            guint              index)
{
  ColoniaEventType type = colonia_record_get_event (record, index)->type;

  return type != COLONIA_EVENT_NOTE && type != COLONIA_EVENT_CORRECTION;
}

static guint
count_steps (const TableRecord *record,
             guint              n_events)
{
  guint n = 0;

  for (guint i = 0; i < n_events; i++)
    n += lets_go_on (record, i);

  return n;
}

/* Plays an event of a game, unless it has come already: a pass of one who could do
 * nothing else. */
static gboolean
play_recorded (TableSession      *session,
               const TableRecord *game,
               guint              index)
{
  const TableRecord *record = table_session_get_record (session);

  if (lets_go_on (game, index) && count_steps (record, get_cursor (session)) > count_steps (game, index))
    return FALSE;

  colonia_session_play (session, colonia_record_get_event (game, index), TABLE_ROLLER_NONE);

  return TRUE;
}

/* The session after it was closed and opened again. */
static TableSession *
reopen (TableSession *session)
{
  g_autofree char *text = table_session_make_text (session);

  return written_session (text);
}

static char *
tell_chronicle (TableSession *session)
{
  GListModel *chronicle = table_session_get_chronicle (session);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);
      g_auto (GStrv) details = g_strsplit (line->details, "\n", -1);

      g_assert_cmpuint (line->index, ==, i);
      g_string_append_printf (text, "%u. %s\n", i + 1, line->sentence);
      for (guint j = 0; details[j] != NULL; j++)
        g_string_append_printf (text, "        %s\n", details[j]);
    }

  return g_string_free (text, FALSE);
}

static TableRecord *
load_example (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", name, NULL);
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_load (path, &error);

  g_assert_no_error (error);

  return record;
}

/* Playing */

static void
test_stamp (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  g_autoptr (GDateTime) before = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) at = NULL;
  TableStamp stamp;
  GTimeSpan since;

  play_note (session, "Now");

  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 1);
  stamp = table_record_get_stamp (table_session_get_record (session), 0);
  g_assert_true (g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", stamp.at, 0, 0));
  g_assert_null (stamp.by);

  at = g_date_time_new_from_iso8601 (stamp.at, NULL);
  since = g_date_time_difference (at, before);
  g_assert_cmpint (since, >, -G_TIME_SPAN_SECOND);
  g_assert_cmpint (since, <, 10 * G_TIME_SPAN_SECOND);
}

static void
test_roller (void)
{
  static const struct {
    TableRoller roller;
    const char *by;
  } cases[] = {
    { TABLE_ROLLER_NONE, NULL },
    { TABLE_ROLLER_APP, "app" },
    { TABLE_ROLLER_TABLE, "table" },
  };
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 1);
  guint index = find_event (game, COLONIA_EVENT_DIE);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableSession) session = stand_before (game, index);

      colonia_session_play (session, colonia_record_get_event (game, index), cases[i].roller);
      g_assert_cmpstr (table_record_get_stamp (table_session_get_record (session), index).by, ==, cases[i].by);
    }
}

static void
test_changed_once (void)
{
  g_autoptr (TableRecord) game = load_example ("six-weeks.kontor");
  g_autoptr (TableSession) session = stand_before (game, 0);
  g_autoptr (TableSession) whole = NULL;
  g_autofree char *told = NULL;
  g_autofree char *told_at_once = NULL;
  Count count = { 0 };
  guint n_touches = 0;

  count_signals (session, &count);
  for (guint i = 0; i < table_record_get_cursor (game); i++)
    {
      guint index = get_cursor (session);

      if (play_recorded (session, game, i))
        {
          g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (session), index);

          g_assert_cmpuint (count.changed, ==, ++n_touches);
          g_assert_cmpstr (table_session_get_undo_text (session), ==, line->sentence);
        }
    }

  g_assert_cmpuint (count.refused, ==, 0);
  g_assert_true (colonia_state_equal (colonia_session_get_state (session), colonia_record_get_state (game)));

  whole = table_session_new (table_record_copy (table_session_get_record (session), G_MAXUINT), NULL, NULL);
  told = tell_chronicle (session);
  told_at_once = tell_chronicle (whole);
  g_assert_cmpstr (told, ==, told_at_once);
}

static void
pass_in_turn (TableSession *session)
{
  const ColoniaEvent pass = { .type = COLONIA_EVENT_PASS, .player = colonia_session_get_state (session)->turn };

  colonia_session_play (session, &pass, TABLE_ROLLER_NONE);
}

/* Gives everybody enough money, and lets them buy the whole display in turn. */
static void
buy_everything (TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);
  int n_display = state->n_display;

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_auto (ColoniaEvent) correction = { 0 };

      colonia_event_init (&correction, COLONIA_EVENT_CORRECTION);
      correction.player = seat;
      correction.correction.corrects = COLONIA_CORRECTS_MONEY;
      for (int city = 0; city < COLONIA_N_CITIES; city++)
        correction.correction.money.n[city] = 999;
      colonia_session_play (session, &correction, TABLE_ROLLER_NONE);
    }

  for (int slot = 0; slot < n_display; slot++)
    {
      ColoniaEvent buy = { .type = COLONIA_EVENT_BUY, .player = colonia_session_get_state (session)->turn };

      buy.buy.slot = slot;
      colonia_session_play (session, &buy, TABLE_ROLLER_NONE);
    }
}

/* What moves on the screen is what all lines of the last touch tell, in their order. */
static void
assert_last_effects (TableSession *session,
                     guint         first)
{
  g_autoptr (GArray) effects = table_session_list_last_effects (session);
  guint n_told = 0;

  for (guint i = first; i < get_cursor (session); i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (session), i);
      guint n_effects;
      const ColoniaEffect *told = table_line_get_effects (line, &n_effects);

      for (guint j = 0; j < n_effects; j++, n_told++)
        {
          const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, n_told);

          g_assert_cmpuint (n_told, <, effects->len);
          g_assert_cmpint (effect->kind, ==, told[j].kind);
          g_assert_cmpint (effect->player, ==, told[j].player);
          g_assert_cmpint (effect->amount, ==, told[j].amount);
        }
    }
  g_assert_cmpuint (effects->len, ==, n_told);
}

/* Where all cards are bought nobody is asked what else to buy, nor what to safeguard
 * (SUN-4): the record has the passes, which come and go with the last card. */
static void
test_nothing_to_safeguard (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 4);
  guint first = find_event (game, COLONIA_EVENT_BUY);
  g_autoptr (TableSession) session = stand_before (game, first);
  const ColoniaState *state;
  Count count = { 0 };
  guint n_events;

  count_signals (session, &count);
  buy_everything (session);
  n_events = get_cursor (session);
  g_assert_cmpuint (n_events, ==, first + 3 + 10 + 3 + 3);
  g_assert_cmpuint (count.changed, ==, 3 + 10);
  g_assert_cmpuint (count.refused, ==, 0);
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_REVEAL_RELICS);
  assert_last_effects (session, n_events - 7);

  table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, n_events - 7);
  assert_last_effects (session, n_events - 8);
  state = colonia_session_get_state (session);
  g_assert_cmpint (state->step, ==, COLONIA_STEP_BUYING);
  g_assert_true (state->display[state->n_display - 1].present);
  table_session_redo (session);
  g_assert_cmpuint (get_cursor (session), ==, n_events);
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_REVEAL_RELICS);
  g_assert_false (table_session_get_can_redo (session));
  table_session_undo (session);

  /* Before that one goes back one by one. */
  table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, n_events - 8);
}

/* Of the 116 passes of the example 46 are of players who could do nothing else, of
 * whom everybody can see that of 4: the others are asked, unless the table wants it
 * otherwise. */
static void
check_unasked (gboolean for_hands,
               guint    n_expected)
{
  g_autoptr (TableRecord) game = load_example ("six-weeks.kontor");
  g_autoptr (TableSession) session = stand_before (game, 0);
  const TableRecord *record = table_session_get_record (session);
  guint n_passes = 0, n_unasked = 0, n_not_played = 0;

  table_session_set_passes_for_hands (session, for_hands);
  for (guint i = 0; i < table_record_get_cursor (game); i++)
    n_not_played += !play_recorded (session, game, i);

  for (guint i = 0; i < get_cursor (session); i++)
    if (colonia_record_get_event (record, i)->type == COLONIA_EVENT_PASS)
      {
        TableStamp stamp = table_record_get_stamp (record, i);

        g_assert_true (stamp.along == (g_strcmp0 (stamp.by, "app") == 0));
        n_passes++;
        n_unasked += stamp.along;
      }

  g_assert_cmpuint (n_unasked, ==, n_not_played);
  g_assert_true (colonia_state_equal (colonia_session_get_state (session), colonia_record_get_state (game)));
  g_assert_cmpuint (n_passes, ==, 116);
  g_assert_cmpuint (n_unasked, ==, n_expected);
}

static void
test_unasked (void)
{
  check_unasked (FALSE, 4);
  check_unasked (TRUE, 46);
}

/* A session that has just been told of a touch after which two others passed unasked,
 * and where that began. */
static TableSession *
play_until_unasked (const TableRecord *game,
                    guint             *begin)
{
  TableSession *session = stand_before (game, 0);

  table_session_set_passes_for_hands (session, TRUE);
  for (guint i = 0; get_cursor (session) < *begin + 3; i++)
    {
      *begin = get_cursor (session);
      play_recorded (session, game, i);
    }

  return session;
}

/* The touch and the passes that followed go and come back together, after the game
 * was closed as well. */
static void
test_unasked_undone (void)
{
  g_autoptr (TableRecord) game = load_example ("six-weeks.kontor");
  guint begin = 0, end;
  g_autoptr (TableSession) session = play_until_unasked (game, &begin);
  g_autoptr (TableSession) opened = NULL;
  g_autoptr (TableSession) opened_again = NULL;

  end = get_cursor (session);
  opened = reopen (session);
  table_session_undo (opened);
  g_assert_cmpuint (get_cursor (opened), ==, begin);
  opened_again = reopen (opened);
  table_session_redo (opened_again);
  g_assert_cmpuint (get_cursor (opened_again), ==, end);
  g_assert_false (table_session_get_can_redo (opened_again));
}

/* Who goes back to where somebody passed unasked gets there, and nothing that is noted
 * there lets the game go on. */
static void
test_unasked_waits (void)
{
  g_autoptr (TableRecord) game = load_example ("six-weeks.kontor");
  guint begin = 0, end;
  g_autoptr (TableSession) session = play_until_unasked (game, &begin);
  g_autofree char *told = table_session_tell_unasked (session);
  g_autofree char *told_then = NULL;
  g_autofree char *told_of_pass = NULL;

  g_assert_true (g_str_has_suffix (told, "there is nothing else to do."));
  end = get_cursor (session);
  table_session_go_to (session, begin + 1);
  told_then = table_session_tell_unasked (session);
  g_assert_null (told_then);
  g_assert_true (colonia_state_can_only_pass (table_session_get_state (session), TRUE));

  play_note (session, "Really?");
  g_assert_cmpuint (get_cursor (session), ==, begin + 2);

  /* Who was asked says it, and those who follow are not asked. */
  pass_in_turn (session);
  g_assert_cmpuint (get_cursor (session), ==, end + 1);
  told_of_pass = table_session_tell_unasked (session);
  g_assert_nonnull (told_of_pass);
  table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, begin + 2);
}

/* Whose hand leaves nothing is asked, unless the table wants it otherwise. */
static void
test_unasked_for_hands (void)
{
  g_autoptr (TableRecord) game = load_example ("six-weeks.kontor");
  guint i = 0;
  g_autoptr (TableSession) session = NULL;

  for (;; i++)
    {
      g_autoptr (TableSession) before = stand_before (game, i);
      const ColoniaEvent *event = colonia_record_get_event (game, i);
      g_autoptr (TableSession) after = stand_before (game, i + 1);

      if (!colonia_state_can_only_pass (table_session_get_state (before), TRUE)
          && event->type == COLONIA_EVENT_PASS
          && colonia_state_can_only_pass (table_session_get_state (after), TRUE)
          && !colonia_state_can_only_pass (table_session_get_state (after), FALSE))
        break;
    }

  session = stand_before (game, i);
  pass_in_turn (session);
  g_assert_cmpuint (get_cursor (session), ==, i + 1);

  table_session_undo (session);
  table_session_set_passes_for_hands (session, TRUE);
  pass_in_turn (session);
  g_assert_cmpuint (get_cursor (session), >, i + 1);
  table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, i);
}

/* The last die of a Thursday lies still, with what it brings, before anybody passes on
 * Friday: the lists of that are about what happened last. */
static void
test_unasked_after_day (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 3);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *told = NULL;
  guint last = 0;

  for (guint i = find_event (game, COLONIA_EVENT_DIE); last == 0; i++)
    {
      g_autoptr (TableSession) after = NULL;

      if (colonia_record_get_event (game, i)->type != COLONIA_EVENT_DIE
          || colonia_record_get_event (game, i + 1)->type != COLONIA_EVENT_PASS)
        continue;

      after = stand_before (game, i + 1);
      if (colonia_state_can_only_pass (table_session_get_state (after), TRUE))
        last = i;
    }

  session = stand_before (game, last);
  table_session_set_passes_for_hands (session, TRUE);
  g_assert_true (play_recorded (session, game, last));
  g_assert_cmpuint (get_cursor (session), ==, last + 1);
  g_assert_cmpint (colonia_session_get_state (session)->day, ==, COLONIA_DAY_FRIDAY);
  told = table_session_tell_unasked (session);
  g_assert_null (told);
}

/* Where the vote at @index accepted an edict that only the table knows (EDICT-1), and whoever has
 * the turn then could only pass. */
static gboolean
is_by_hand_before_pass (const TableRecord *game,
                        guint              index)
{
  g_autoptr (TableSession) after = NULL;
  g_autofree char *by_hand = NULL;

  if (colonia_record_get_event (game, index)->type != COLONIA_EVENT_VOTE)
    return FALSE;

  after = stand_before (game, index + 1);
  by_hand = table_session_tell_by_hand (after);

  return by_hand != NULL && colonia_state_can_only_pass (table_session_get_state (after), TRUE);
}

/* The first game of random players in which that happens, and where. */
static TableRecord *
simulate_by_hand_before_pass (guint *index)
{
  for (int seed = 1; seed <= 200; seed++)
    {
      g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, seed);

      for (*index = 0; *index < table_record_get_cursor (game); (*index)++)
        if (is_by_hand_before_pass (game, *index))
          return g_steal_pointer (&game);
    }

  return NULL;
}

/* What the table does by hand may bring somebody home (EDICT-1): nobody passes unasked
 * right after it was accepted. */
static void
test_unasked_by_hand (void)
{
  guint vote;
  g_autoptr (TableRecord) game = simulate_by_hand_before_pass (&vote);
  g_autoptr (TableSession) session = NULL;

  g_assert_nonnull (game);
  session = stand_before (game, vote);
  table_session_set_passes_for_hands (session, TRUE);
  g_assert_true (play_recorded (session, game, vote));
  g_assert_cmpuint (get_cursor (session), ==, vote + 1);
}

/* What one touch enters is undone by one, also where it took the place of something,
 * and after the game was opened again. */
static void
test_pass_all (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 2);
  guint begin = find_event (game, COLONIA_EVENT_TAKE_BOOTH);
  g_autoptr (TableSession) session = stand_before (game, begin);
  g_autoptr (TableSession) opened = NULL;
  g_autoptr (TableSession) opened_again = NULL;
  const char *told;

  colonia_session_play (session, colonia_record_get_event (game, begin), TABLE_ROLLER_NONE);
  table_session_undo (session);
  table_session_pass_all (session);
  g_assert_cmpuint (get_cursor (session), ==, begin + 4);
  told = table_session_get_undo_text (session);
  g_assert_cmpstr (told, ==, "All four pass.");

  opened = reopen (session);
  table_session_undo (opened);
  g_assert_cmpuint (get_cursor (opened), ==, begin);
  g_assert_cmpint (colonia_record_get_event (table_session_get_record (opened), begin)->type, ==,
                   COLONIA_EVENT_TAKE_BOOTH);
  g_assert_cmpstr (table_session_get_redo_text (opened), ==, told);
  opened_again = reopen (opened);
  table_session_redo (opened_again);
  g_assert_cmpuint (get_cursor (opened_again), ==, begin + 4);
  g_assert_cmpstr (table_session_get_undo_text (opened_again), ==, told);
}

/* The second of two presses does not run into the next step, but a later one is meant. */
static void
test_pass_all_twice (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 4);
  g_autoptr (TableSession) session = stand_before (game, find_event (game, COLONIA_EVENT_BUY));
  guint cursor;

  g_assert_true (table_session_may_pass_all (session));
  pass_in_turn (session);
  g_assert_true (table_session_may_pass_all (session));
  g_assert_true (g_str_has_suffix (table_session_get_undo_text (session), " passes."));
  table_session_pass_all (session);
  g_assert_true (g_str_has_suffix (table_session_get_undo_text (session), " pass."));
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_SAFEGUARDING);
  g_assert_false (table_session_may_pass_all (session));
  let_pass (699999);
  g_assert_false (table_session_may_pass_all (session));
  cursor = get_cursor (session);
  table_session_pass_all (session);
  g_assert_cmpuint (get_cursor (session), ==, cursor);
  let_pass (1);
  g_assert_true (table_session_may_pass_all (session));
}

/* Whoever does not like a roll does not get another one: it lies there until it is entered,
 * wherever one comes from, and is found again once that is undone, unless the game is in no
 * file. */
static void
test_kept_roll (void)
{
  const ColoniaEvent roll = { .type = COLONIA_EVENT_TIE_ROLLS };
  g_autoptr (TableSession) session = table_session_new (begin_game (), "/games/anna.kontor", NULL);
  g_autoptr (TableSession) again = table_session_new (begin_game (), "/games/anna.kontor", NULL);
  g_autoptr (TableSession) other = table_session_new (begin_game (), "/games/bert.kontor", NULL);
  g_autoptr (TableSession) loose = table_session_new (begin_game (), NULL, NULL);

  g_assert_null (table_kept_get_roll (session, 0, TRUE));
  table_kept_keep_roll (session, 0, &roll.table);
  table_kept_keep_roll (loose, 0, &roll.table);
  g_assert_null (table_kept_get_roll (other, 0, TRUE));
  g_assert_null (table_kept_get_roll (loose, 0, TRUE));
  g_assert_cmpint (table_kept_get_roll (again, 0, FALSE)->type, ==, COLONIA_EVENT_TIE_ROLLS);

  table_kept_enter_roll (again, COLONIA_EVENT_NOTE);
  g_assert_nonnull (table_kept_get_roll (session, 0, FALSE));
  table_kept_enter_roll (again, COLONIA_EVENT_TIE_ROLLS);
  g_assert_null (table_kept_get_roll (session, 0, FALSE));
  g_assert_nonnull (table_kept_get_roll (session, 0, TRUE));
}

/* Dice that are thrown on another screen at the same moment show the same; others, and those of a game in no file, do not. */
static void
test_kept_throw (void)
{
  static const char *const names[] = { "a", "b", "c", "d", "e", "f", "g", "h", NULL }, *const fewer[] = { "a", "b", NULL };
  g_autoptr (TableSession) session = table_session_new (begin_game (), "/games/dora.kontor", NULL);
  g_autoptr (TableSession) again = table_session_new (begin_game (), "/games/dora.kontor", NULL);
  g_autoptr (TableSession) loose = table_session_new (begin_game (), NULL, NULL);
  g_autofree char *line = table_kept_throw (session, "dice/roll", names, 1000);
  g_autofree char *same = table_kept_throw (again, "dice/roll", names, 1000);
  g_autofree char *other = table_kept_throw (session, "dice/other", names, 1000);
  g_autofree char *few = table_kept_throw (session, "dice/roll", fewer, 1000);
  g_autofree char *first = table_kept_throw (loose, "dice/roll", names, 1000);
  g_autofree char *second = table_kept_throw (loose, "dice/roll", names, 1000);
  g_autofree char *later = NULL;

  g_assert_true (g_str_has_prefix (line, "a="));
  g_assert_cmpstr (same, ==, line);
  g_assert_cmpstr (other, !=, line);
  g_assert_false (g_str_has_prefix (line, few));
  g_assert_cmpstr (first, !=, second);
  g_assert_true (table_kept_has_thrown (again, line));
  g_assert_false (table_kept_has_thrown (session, first));

  /* A note leaves them where they lie. */
  play_note (session, "One");
  later = table_kept_throw (session, "dice/roll", names, 1000);
  g_assert_cmpstr (later, ==, line);
}

/* The bag comes in one order at a moment, unless something else is in it. */
static void
test_kept_order (void)
{
  const TableBundle bag = { { 20, 20, 20, 20, 20 } };
  const TableBundle less = { { 20, 20, 20, 20, 19 } };
  g_autoptr (TableSession) session = table_session_new (begin_game (), "/games/cleo.kontor", NULL);
  g_autoptr (GByteArray) order = g_byte_array_new ();
  const GByteArray *kept = table_kept_get_order (session, &bag, bag_shuffle);

  g_byte_array_append (order, kept->data, kept->len);
  g_assert_cmpuint (order->len, ==, 100);
  kept = table_kept_get_order (session, &bag, bag_shuffle);
  g_assert_cmpmem (kept->data, kept->len, order->data, order->len);

  g_assert_cmpuint (table_kept_get_order (session, &less, bag_shuffle)->len, ==, 99);
}

/* As many ships as there are have come: the table is told where the next one is due (SAT-2),
 * where an edict has let ships leave as well, but not where one has done something else. */
static void
test_used_up (void)
{
  static const struct {
    ColoniaTracking tracking;
    int n_players;
    guint64 seed;
  } games[] = { { COLONIA_TRACKING_ESSENTIALS, 4, 5 }, { COLONIA_TRACKING_FULL, 3, 14 }, { COLONIA_TRACKING_FULL, 3, 44 } };
  int n_at_edicts[2] = { 0 };

  for (gsize which = 0; which < G_N_ELEMENTS (games); which++)
    {
      g_autoptr (TableRecord) game = table_simulate (&colonia_game, games[which].n_players, games[which].tracking, games[which].seed);
      g_autoptr (TableSession) session = stand_before (game, 0);
      int n_ships = 0;

      for (guint i = 0; i < table_record_get_cursor (game); i++)
        {
          gboolean is_ship = colonia_record_get_event (game, i)->type == COLONIA_EVENT_SHIP;
          ColoniaStep step = colonia_session_get_state (session)->step;
          g_autofree char *told = colonia_session_tell_used_up (session);

          if (play_recorded (session, game, i))
            g_assert_cmpint (told != NULL, ==, n_ships == 16 && is_ship);
          if (n_ships == 16 && step == COLONIA_STEP_EDICT)
            n_at_edicts[is_ship]++;
          n_ships += is_ship;
        }
      g_assert_cmpint (n_ships, >, 16);
    }

  g_assert_cmpint (n_at_edicts[TRUE], >, 0);
  g_assert_cmpint (n_at_edicts[FALSE], >, 0);
}

/* What is told at once changes the game once, and is told as if it came one by one. */
static void
test_all_at_once (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 2);
  g_autoptr (TableSession) session = stand_before (game, 0);
  g_autoptr (TableSession) whole = NULL;
  guint n_events = table_record_get_cursor (game);
  g_autofree ColoniaEvent *events = g_new (ColoniaEvent, n_events);
  g_autofree char *told = NULL;
  g_autofree char *told_one_by_one = NULL;
  Count count = { 0 };

  for (guint i = 0; i < n_events; i++)
    events[i] = *colonia_record_get_event (game, i);
  count_signals (session, &count);
  colonia_session_play_all (session, events, n_events, TABLE_ROLLER_NONE);

  g_assert_cmpuint (count.changed, ==, 1);
  g_assert_cmpuint (count.refused, ==, 0);
  g_assert_true (colonia_state_equal (colonia_session_get_state (session), colonia_record_get_state (game)));

  whole = table_session_new (table_record_copy (game, n_events), NULL, NULL);
  told = tell_chronicle (session);
  told_one_by_one = tell_chronicle (whole);
  g_assert_cmpstr (told, ==, told_one_by_one);
}

/* Of what is told at once nothing happens from what cannot happen on. */
static void
test_all_but_refused (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  char text[] = "One";
  ColoniaEvent events[3];
  Count count = { 0 };

  colonia_event_init (&events[0], COLONIA_EVENT_NOTE);
  events[0].text = text;
  colonia_event_init (&events[1], COLONIA_EVENT_RELIC);
  events[2] = events[0];
  count_signals (session, &count);
  colonia_session_play_all (session, events, G_N_ELEMENTS (events), TABLE_ROLLER_NONE);

  g_assert_cmpuint (count.changed, ==, 1);
  g_assert_cmpuint (count.refused, ==, 1);
  g_assert_cmpint (count.obstacle.kind, ==, TABLE_OBSTACLE_NOT_NOW);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 1);
  g_assert_cmpstr (table_session_get_undo_text (session), ==, "Note: One");
}

/* Asks that an event is refused for what the rules say, and changes nothing. */
static ColoniaObstacle
assert_refused (TableSession       *session,
                const ColoniaEvent *event)
{
  g_autofree char *before = table_record_to_text (table_session_get_record (session));
  g_autofree char *after = NULL;
  guint n_lines = g_list_model_get_n_items (table_session_get_chronicle (session));
  Count count = { 0 };

  count_signals (session, &count);
  colonia_session_play (session, event, TABLE_ROLLER_NONE);
  g_signal_handlers_disconnect_by_data (session, &count);

  g_assert_cmpuint (count.refused, ==, 1);
  g_assert_cmpuint (count.changed, ==, 0);
  g_assert_cmpint (count.obstacle.kind, ==, table_session_examine (session, &event->table).kind);
  after = table_record_to_text (table_session_get_record (session));
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (g_list_model_get_n_items (table_session_get_chronicle (session)), ==, n_lines);

  return count.obstacle;
}

static void
test_refused (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  g_assert_cmpint (assert_refused (session, &event).kind, ==, TABLE_OBSTACLE_NOT_NOW);
}

static void
test_refused_turn (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 3);
  guint index = find_event (game, COLONIA_EVENT_PASS);
  g_autoptr (TableSession) session = stand_before (game, index);
  ColoniaEvent event = *colonia_record_get_event (game, index);
  ColoniaObstacle obstacle;

  event.player = (event.player + 1) % 3;
  obstacle = assert_refused (session, &event);
  g_assert_cmpint (obstacle.kind, ==, TABLE_OBSTACLE_NOT_YOUR_TURN);
  g_assert_cmpstr (colonia_rule_ids[obstacle.rule], ==, "TUE-3");
}

static void
test_refused_keeps_undone (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  ColoniaEvent event;

  play_note (session, "One");
  table_session_undo (session);
  colonia_event_init (&event, COLONIA_EVENT_PASS);
  event.player = 0;
  assert_refused (session, &event);
  g_assert_cmpstr (table_session_get_redo_text (session), ==, "Note: One");
}

static void
test_people (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);

  g_assert_cmpstr (table_session_get_names (session)[1], ==, "Bert");
  g_assert_cmpint (table_session_get_color (session, 2), ==, TABLE_COLOR_GREEN);
  g_assert_null (table_session_get_path (session));
  g_assert_null (table_session_get_error (session));
  g_assert_null (find_last_line (session));
  g_assert_null (table_session_get_undo_text (session));
  g_assert_false (table_session_get_can_undo (session));
}

static void
assert_last_line (TableSession *session,
                  const char   *sentence)
{
  g_assert_cmpstr (find_last_line (session)->sentence, ==, sentence);
}

/* Whoever was misheard is called otherwise in all that was told, and before that again
 * when it is taken back. */
static void
test_change_people (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  const TablePerson people[] = {
    { .name = (char *) "Anna", .color = TABLE_COLOR_RED },
    { .name = (char *) "Bart", .color = TABLE_COLOR_GREEN, .language = (char *) "fr" },
    { .name = (char *) "Cleo", .color = TABLE_COLOR_BLUE },
  };
  ColoniaEvent event;
  Count count = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_CORRECTION);
  event.player = 1;
  event.correction.corrects = COLONIA_CORRECTS_MONEY;
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
  assert_last_line (session, "The books of Bert are corrected.");

  count_signals (session, &count);
  table_session_change_people (session, people);
  g_assert_cmpuint (count.changed, ==, 1);
  g_assert_cmpstr (table_session_get_names (session)[1], ==, "Bart");
  g_assert_cmpint (table_session_get_color (session, 2), ==, TABLE_COLOR_BLUE);
  g_assert_cmpstr (table_session_get_language (session, 1), ==, "fr");
  assert_last_line (session, "The books of Bart are corrected.");
  g_assert_cmpstr (table_session_get_undo_text (session), ==, "The players were changed.");

  table_session_undo (session);
  g_assert_null (table_session_get_language (session, 1));
  assert_last_line (session, "The books of Bert are corrected.");
  g_assert_cmpstr (table_session_get_redo_text (session), ==, "The players were changed.");
  table_session_redo (session);
  assert_last_line (session, "The books of Bart are corrected.");

  /* What was undone since stays, to be redone after them. */
  play_note (session, "Later");
  table_session_undo (session);
  table_session_undo (session);
  assert_last_line (session, "The books of Bert are corrected.");
  g_assert_cmpuint (table_record_get_n_events (table_session_get_record (session)), ==, 2);
  table_session_redo (session);
  assert_last_line (session, "The books of Bart are corrected.");
  table_session_redo (session);
  assert_last_line (session, "Note: Later");
}

static void
on_set_aside (TableSession *session,
              guint         n_events,
              guint        *n_set_aside)
{
  *n_set_aside = n_events;
}

/* One touch after going back takes the place of many events: it says how many, and they
 * can be had back at once. */
static void
test_bring_back (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  guint n_set_aside = 0;

  g_signal_connect (session, "set-aside", G_CALLBACK (on_set_aside), &n_set_aside);
  play_note (session, "One");
  play_note (session, "Two");
  play_note (session, "Three");
  g_assert_cmpuint (n_set_aside, ==, 0);
  table_session_go_to (session, 1);
  play_note (session, "Otherwise");
  g_assert_cmpuint (n_set_aside, ==, 2);

  table_session_bring_back (session);
  assert_last_line (session, "Note: Three");
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 3);
}

static void
assert_told (TableSession *session,
             int           kind,
             int           player,
             const char   *language)
{
  const ColoniaObstacle obstacle = { .kind = kind, .player = player, .have = 1, .need = 2 };
  g_autofree char *told = table_session_tell_obstacle (session, &obstacle, 0);
  g_autoptr (TongueScope) scope = tongue_speak (language);
  g_autofree char *expected = table_obstacle_complain (&colonia_game, table_session_get_names (session), &obstacle,
                                                        0);

  g_assert_cmpstr (told, ==, expected);
}

/* The mayor decides in a tie, though it is nobody's turn. */
static int
find_asked (const ColoniaState *state)
{
  if (state->step == COLONIA_STEP_CASTING_VOTE)
    return state->order[0];

  return state->turn;
}

/* What stands in the way is told to whom it concerns, and else to whoever is
 * asked, each in a language of his or her own. */
static void
test_tell_obstacle (void)
{
  const char *const *others = tongue_list () + 1;
  const char *const languages[] = { others[0], others[1], NULL };
  g_autoptr (TableRecord) played = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5);
  g_autoptr (TableSession) session = NULL;
  TableRecord *record;
  TablePerson people[3];
  guint n_asked[COLONIA_MAX_PLAYERS] = { 0 };

  for (int seat = 0; seat < 3; seat++)
    {
      people[seat] = *table_record_get_person (played, seat);
      people[seat].language = (char *) languages[seat];
    }
  record = colonia_record_new (colonia_record_get_setup (played), people);
  for (guint i = 0; i < table_record_get_cursor (played); i++)
    table_record_append_from (record, played, i);
  session = table_session_new (record, NULL, NULL);

  for (; table_session_get_can_undo (session); table_session_undo (session))
    {
      const ColoniaState *state = colonia_session_get_state (session);
      int asked = find_asked (state);

      g_assert_cmpint (table_session_get_addressed (session), ==, asked);
      assert_told (session, COLONIA_OBSTACLE_NO_BOOTH, COLONIA_NOBODY, asked != COLONIA_NOBODY ? languages[asked] : NULL);
      for (int seat = 0; seat < 3; seat++)
        {
          assert_told (session, COLONIA_OBSTACLE_BOOTH_TAKEN, seat, asked != COLONIA_NOBODY ? languages[asked] : NULL);
          assert_told (session, COLONIA_OBSTACLE_CARD_PLAYED, seat, languages[seat]);
        }
      if (asked != COLONIA_NOBODY)
        n_asked[asked]++;
    }
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpuint (n_asked[seat], >, 0);
}

/* Going back and forth */

static void
state_free (ColoniaState *state)
{
  colonia_state_clear (state);
  g_free (state);
}

/* How the game stood after so many events, for each number of them. */
static GPtrArray *
list_states (const TableRecord *game)
{
  GPtrArray *states = g_ptr_array_new_with_free_func ((GDestroyNotify) state_free);
  g_auto (ColoniaState) state = { 0 };

  colonia_state_init (&state, colonia_record_get_setup (game));
  for (guint i = 0; i <= table_record_get_cursor (game); i++)
    {
      ColoniaState *copy = g_new (ColoniaState, 1);

      colonia_state_copy (copy, &state);
      g_ptr_array_add (states, copy);
      if (i < table_record_get_cursor (game))
        colonia_state_apply (&state, colonia_record_get_event (game, i), NULL);
    }

  return states;
}

static void
assert_stands_at (TableSession    *session,
                  guint            cursor,
                  const GPtrArray *states)
{
  GListModel *chronicle = table_session_get_chronicle (session);

  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);
  g_assert_true (colonia_state_equal (colonia_session_get_state (session), g_ptr_array_index (states, cursor)));
  g_assert_cmpint (table_session_get_can_undo (session), ==, cursor > 0);
  g_assert_cmpint (table_session_get_can_redo (session), ==, cursor + 1 < states->len);
  g_assert_cmpuint (g_list_model_get_n_items (chronicle), ==, states->len - 1);

  for (guint i = 0; i + 1 < states->len; i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      g_assert_cmpint (line->undone, ==, i >= cursor);
    }
}

static void
test_back_and_forth (TableRecord *game)
{
  g_autoptr (GPtrArray) states = list_states (game);
  g_autoptr (TableSession) session = table_session_new (game, NULL, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (4711);
  guint n = states->len - 1;
  guint cursor = n;
  Count count = { 0 };

  while (cursor > 0)
    {
      table_session_undo (session);
      assert_stands_at (session, --cursor, states);
    }
  while (cursor < n)
    {
      table_session_redo (session);
      assert_stands_at (session, ++cursor, states);
    }

  count_signals (session, &count);
  for (int i = 0; i < STEPS; i++)
    {
      guint before = cursor;
      guint changed = count.changed;
      int way = g_rand_int_range (random, 0, 4);

      if (way == 0)
        table_session_undo (session);
      else if (way == 1)
        table_session_redo (session);

      if (way == 0 && cursor > 0)
        cursor--;
      else if (way == 1 && cursor < n)
        cursor++;
      else if (way > 1)
        table_session_go_to (session, cursor = (guint) g_rand_int_range (random, 0, (gint32) n + 1));

      assert_stands_at (session, cursor, states);
      g_assert_cmpuint (count.changed - changed, ==, cursor != before ? 1 : 0);
    }
}

static void
test_back_and_forth_example (void)
{
  test_back_and_forth (load_example ("six-weeks.kontor"));
}

static void
test_back_and_forth_random (void)
{
  test_back_and_forth (table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5));
  test_back_and_forth (table_simulate (&colonia_game, 6, COLONIA_TRACKING_FULL, 6));
  test_back_and_forth (table_simulate (&colonia_game, 4, COLONIA_TRACKING_ESSENTIALS, 7));
  test_back_and_forth (table_simulate (&colonia_game, 5, COLONIA_TRACKING_SCORING, 8));
}

static void
on_undone (GObject *object,
           guint   *n)
{
  ++*n;
}

static void
test_marks (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  g_autoptr (TableLine) line = NULL;
  guint n_notified = 0;

  play_note (session, "One");
  line = g_object_ref (find_last_line (session));
  g_signal_connect (line, "undone", G_CALLBACK (on_undone), &n_notified);

  table_session_undo (session);
  g_assert_true (line->undone);
  g_assert_null (find_last_line (session));
  g_assert_cmpstr (table_session_get_redo_text (session), ==, "Note: One");
  table_session_undo (session);
  g_assert_cmpuint (n_notified, ==, 1);

  table_session_redo (session);
  g_assert_false (line->undone);
  g_assert_true (find_last_line (session) == line);
  g_assert_null (table_session_get_redo_text (session));
  table_session_redo (session);
  g_assert_cmpuint (n_notified, ==, 2);
}

static void
test_another_way (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  g_autofree char *told = NULL;

  play_note (session, "One");
  play_note (session, "Two");
  play_note (session, "Three");
  table_session_go_to (session, 1);
  play_note (session, "Four");

  told = tell_chronicle (session);
  g_assert_cmpstr (told, ==, "1. Note: One\n2. Note: Four\n");
  g_assert_false (table_session_get_can_redo (session));
}

/* What was undone can be redone in another sitting. */
static void
test_undone_of_file (void)
{
  g_autoptr (TableRecord) game = load_example ("six-weeks.kontor");
  guint n = table_record_get_cursor (game);
  g_autoptr (GPtrArray) states = list_states (game);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *text = NULL;

  g_assert_true (table_record_move_cursor (game, 50, NULL));
  text = table_record_to_text (game);
  session = written_session (text);

  assert_stands_at (session, 50, states);
  table_session_redo (session);
  assert_stands_at (session, 51, states);
  table_session_go_to (session, n);
  assert_stands_at (session, n, states);
}

/* Two events in force, and of three undone ones only the first fits. */
static void
test_undone_that_does_not_fit (void)
{
  static const char text[] =
    "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\", \"tracking\": \"essentials\","
    " \"players\": [{\"name\": \"A\", \"color\": \"red\"}, {\"name\": \"B\", \"color\": \"blue\"},"
    "               {\"name\": \"C\", \"color\": \"green\"}],"
    " \"events\": ["
    "  {\"type\": \"note\", \"text\": \"One\"},"
    "  {\"type\": \"note\", \"text\": \"Two\"},"
    "  {\"type\": \"ship\", \"city\": \"bergen\", \"holds\": [{\"goods\": {}, \"pays\": 1}]},"
    "  {\"type\": \"boat\"},"
    "  {\"type\": \"note\", \"text\": \"Three\"}"
    " ], \"cursor\": 2}";
  g_autoptr (TableSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  TableRecord *record = table_record_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  session = table_session_new (record, NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (table_session_get_chronicle (session)), ==, 3);
  table_session_redo (session);
  g_assert_false (table_session_get_can_redo (session));
  table_session_redo (session);
  g_assert_cmpuint (table_record_get_cursor (record), ==, 3);

  written = table_record_to_text (record);
  g_assert_nonnull (strstr (written, "boat"));
}

static void
test_new_before (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 9);
  g_autoptr (GPtrArray) states = list_states (game);
  g_autoptr (TableSession) session = NULL;
  g_autoptr (TableSession) other = NULL;

  session = table_session_new (table_record_copy (game, 100), NULL, NULL);
  other = table_session_new_before (session, 40);
  g_assert_true (colonia_state_equal (colonia_session_get_state (other), g_ptr_array_index (states, 40)));
  g_assert_false (table_session_get_can_redo (other));
  g_assert_null (table_session_get_path (other));

  play_note (other, "Here");
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 100);
}

/* Telling */

static char *
run_tool (const char *command,
          const char *path,
          const char *language)
{
  const char *const arguments[] = { g_getenv ("KONTOR_CLI"), command, path, "--language", language, NULL };
  char *output = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (arguments[0]);
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);

  return output;
}

/* In the language of the interface. */
static void
assert_told_as_by_tool (const char *path)
{
  g_autofree char *output = run_tool ("log", path, tongue_get_language ());
  g_autofree char *without_rules = NULL;
  g_autofree char *told = NULL;
  g_autoptr (GRegex) rules = g_regex_new (" \\[[A-Z]+-[0-9]+\\]$", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableSession) session = NULL;

  without_rules = g_regex_replace (rules, output, -1, 0, "", 0, &error);
  g_assert_no_error (error);

  session = table_session_new (table_record_load (path, NULL), NULL, NULL);
  told = tell_chronicle (session);
  g_assert_cmpstr (told, ==, without_rules);
}

static void
test_log_of_examples (void)
{
  static const char *const names[] = { "essentials.kontor", "six-weeks.kontor", "tie-break.kontor" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (const char *const *language = tongue_list (); *language != NULL; language++)
      {
        g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", names[i], NULL);

        tongue_set_language (*language);
        assert_told_as_by_tool (path);
      }
  tongue_set_language ("en");
}

/* The tool counts one of a thing and several as each language does. */
static void
test_plurals_of_tool (void)
{
  static const struct {
    const char *language;
    const char *one;
    const char *several;
  } logs[] = {
    { "en", "1 cartwheel", "2 cartwheels" },
    { "fr", "1 roue de charrette", "2 roues de charrette" },
  };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", "six-weeks.kontor", NULL);
  g_autofree char *english = run_tool ("score", path, "en");

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autofree char *log = run_tool ("log", path, logs[i].language);
      g_autofree char *score = run_tool ("score", path, logs[i].language);

      g_assert_nonnull (strstr (log, logs[i].one));
      g_assert_nonnull (strstr (log, logs[i].several));
      g_assert_cmpint (g_str_equal (score, english), ==, i == 0);
    }
}

static void
test_log_of_random_games (void)
{
  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3 + (int) (seed % 4), COLONIA_TRACKING_FULL, seed);
      g_autofree char *path = NULL;
      g_autoptr (GError) error = NULL;

      g_close (g_file_open_tmp ("kontor-XXXXXX", &path, &error), NULL);
      table_record_save (game, path, &error);
      g_assert_no_error (error);
      assert_told_as_by_tool (path);
      g_remove (path);
    }
}

static void
on_items_changed (GListModel *list,
                  guint       position,
                  guint       removed,
                  guint       added,
                  guint      *n)
{
  ++*n;
}

static void
test_retell (void)
{
  g_autoptr (TableSession) session = table_session_new (load_example ("tie-break.kontor"), NULL, NULL);
  GListModel *chronicle = table_session_get_chronicle (session);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint n_told = 0;

  table_session_undo (session);
  before = tell_chronicle (session);
  g_signal_connect (chronicle, "items-changed", G_CALLBACK (on_items_changed), &n_told);
  table_session_retell (session);
  after = tell_chronicle (session);

  g_assert_cmpuint (n_told, ==, 0);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (table_session_get_redo_text (session), !=, NULL);
}

static void
test_line (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 10);
  guint index = find_event (game, COLONIA_EVENT_PASS);
  g_autoptr (TableSession) session = stand_before (game, index + 1);
  TableLine *line = find_last_line (session);

  g_assert_false (line->undone);
  g_assert_cmpint (line->round, ==, 1);
  g_assert_cmpint (line->day, ==, COLONIA_DAY_WEDNESDAY);
  g_assert_cmpint (line->type, ==, COLONIA_EVENT_PASS);
  g_assert_cmpint (line->player, ==, colonia_record_get_event (game, index)->player);

  table_session_undo (session);
  g_assert_true (line->undone);
  table_session_redo (session);
  g_assert_false (line->undone);
}

/* Why there are so many members in the city hall. */
static void
test_explain (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 11);
  guint index = find_event (game, COLONIA_EVENT_FAMILY_CARDS);
  g_autoptr (TableSession) session = stand_before (game, index);
  g_autofree char *one = NULL;
  g_autofree char *all = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_null (table_session_explain (session, COLONIA_EFFECT_SENT, 1, NULL));
  colonia_session_play (session, colonia_record_get_event (game, index), TABLE_ROLLER_NONE);
  one = table_session_explain (session, COLONIA_EFFECT_SENT, 1, NULL);
  g_assert_true (g_regex_match_simple ("^[^\n]*Bruno[^\n]*\\.$", one, 0, 0));
  all = table_session_explain (session, COLONIA_EFFECT_SENT, COLONIA_NOBODY, NULL);
  lines = g_strsplit (all, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[1], ==, one);

  table_session_undo (session);
  g_assert_null (table_session_explain (session, COLONIA_EFFECT_SENT, 1, NULL));
}

/* Only the last time counts. */
static void
test_explain_last (void)
{
  g_autoptr (TableSession) session = table_session_new (load_example ("six-weeks.kontor"), NULL, NULL);
  g_autofree char *text = table_session_explain (session, COLONIA_EFFECT_DAY_BEGINS, COLONIA_NOBODY, NULL);
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (ColoniaRule));
  g_autofree char *dice = table_session_explain (session, COLONIA_EFFECT_DICE_SET, COLONIA_NOBODY, rules);

  g_assert_null (strchr (text, '\n'));
  g_assert_null (strchr (dice, '\n'));
  g_assert_cmpuint (rules->len, ==, 1);
  g_assert_cmpint (g_array_index (rules, ColoniaRule, 0), ==, COLONIA_RULE_MON_1);
}

/* Nobody at a table knows a rule by its number. */
static void
assert_no_numbers_of_rules (const char *text)
{
  g_assert_false (g_regex_match_simple ("[A-Z]{3,5}-[0-9]", text, 0, 0));
}

/* The sum of what lines begin with, as in “3 on booth 2: …”; others count nothing. */
static int
add_numbers (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int sum = 0;

  for (int i = 0; lines[i] != NULL; i++)
    sum += (int) g_ascii_strtoll (lines[i], NULL, 10);

  return sum;
}

/* All members are somewhere, after each event of a game. */
static void
test_where_members_are (void)
{
  g_autoptr (TableSession) session = table_session_new (load_example ("six-weeks.kontor"), NULL, NULL);
  guint n_events = table_record_get_n_events (table_session_get_record (session));
  int told = 0;

  for (guint i = n_events; i > 0; i -= MIN (i, 7))
    {
      const ColoniaState *state;

      table_session_go_to (session, i);
      state = colonia_session_get_state (session);
      for (int seat = 0; seat < state->n_players; seat++)
        {
          g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
          g_autofree char *text = table_session_answer (session, COLONIA_QUESTION_MEMBERS, seat, rules);

          g_assert_cmpint (add_numbers (text), ==, colonia_state_count_members (state, seat));
          g_assert_cmpuint (rules->len, >, 0);
          assert_no_numbers_of_rules (text);
          told += strstr (text, "home at the end of Tuesday, week") != NULL ? 1 : 0;
        }
    }
  g_assert_cmpint (told, >, 0);
}

/* Each good comes from a contract above its bar, and what moved that adds up. */
static void
assert_bar_adds_up (const char *sentence)
{
  g_autoptr (GRegex) regex = g_regex_new ("space ([0-9]+) .* below space ([0-9]+) \\((.*)\\)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *space = NULL, *bar = NULL, *list = NULL;
  g_auto (GStrv) moves = NULL;
  int sum = 0;

  g_assert_true (g_regex_match (regex, sentence, 0, &match));
  space = g_match_info_fetch (match, 1);
  bar = g_match_info_fetch (match, 2);
  list = g_match_info_fetch (match, 3);
  g_assert_cmpint (atoi (space), <=, atoi (bar));

  moves = g_strsplit (list, ", ", -1);
  for (int i = 0; moves[i] != NULL; i++)
    sum += g_str_has_prefix (moves[i], "a roll of ") ? 1 : atoi (strrchr (moves[i], ' '));
  g_assert_cmpint (sum, ==, atoi (bar));
}

/* The dice of the week so far, a digit each, as they fell. */
static char *
list_dice (TableSession *session,
           guint         index)
{
  const TableRecord *record = table_session_get_record (session);
  GString *dice = g_string_new (NULL);
  guint first = index;

  while (colonia_record_get_event (record, first)->type != COLONIA_EVENT_WEEK_CARD)
    first--;
  for (guint i = first; i <= index; i++)
    if (colonia_record_get_event (record, i)->type == COLONIA_EVENT_DIE)
      g_string_append_printf (dice, "%d", colonia_record_get_event (record, i)->die);

  return g_string_free (dice, FALSE);
}

/* Not each die moves each bar, but those that did are told as they fell. */
static void
assert_dice_in_order (const char *sentence,
                      const char *dice)
{
  for (const char *roll = strstr (sentence, "a roll of "); roll != NULL; roll = strstr (roll, "a roll of "))
    {
      roll += strlen ("a roll of ");
      dice = strchr (dice, *roll);
      g_assert_nonnull (dice);
      dice++;
    }
}

static int
add_paid (TableLine *line,
          int        seat)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);
  int sum = 0;

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_PAID && effects[i].player == seat)
      sum += effects[i].amount;

  return sum;
}

/* What is made and paid says what for, and not once more how much in all. */
static void
check_handed (TableSession *session,
              TableLine    *line,
              const char   *dice,
              int           seat,
              int          *n_made,
              int          *n_paid)
{
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
  g_autofree char *text = colonia_reason_tell_handed (session, line, seat, rules);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  assert_no_numbers_of_rules (text);
  g_assert_cmpuint (rules->len, >, 0);

  for (int i = 0; lines[i] != NULL; i++)
    if (strstr (lines[i], "the contract on space") != NULL)
      {
        assert_bar_adds_up (lines[i]);
        assert_dice_in_order (lines[i], dice);
        (*n_made)++;
      }
  if (strstr (text, " left berth ") != NULL)
    {
      int paid = 0;

      for (int i = 0; lines[i] != NULL; i++)
        if (strstr (lines[i], "is worth ") != NULL)
          paid += atoi (strstr (lines[i], "is worth ") + strlen ("is worth "));
      g_assert_cmpint (paid, ==, add_paid (line, seat));
      (*n_paid)++;
    }
}

static void
test_why_handed (void)
{
  g_autoptr (TableSession) session = table_session_new (load_example ("six-weeks.kontor"), NULL, NULL);
  GListModel *chronicle = table_session_get_chronicle (session);
  int n_players = colonia_session_get_state (session)->n_players;
  int n_made = 0, n_paid = 0;

  for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);
      guint n_effects;
      const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);
      HandOut hand_out;

      if (hand_out_make (&hand_out, effects, n_effects))
        {
          g_autofree char *dice = list_dice (session, i);

          for (int seat = 0; seat < n_players; seat++)
            if (colonia_bundle_get_total (&hand_out.money[seat]) + colonia_bundle_get_total (&hand_out.goods[seat]) > 0)
              check_handed (session, line, dice, seat, &n_made, &n_paid);
        }
    }

  g_assert_cmpint (n_made, >, 50);
  g_assert_cmpint (n_paid, >, 10);
}

/* Votes come from the card, or, where it counts as zero, from the members that are missing. */
static void
test_why_votes (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 11);
  guint index = find_event (game, COLONIA_EVENT_FAMILY_CARDS);
  g_autoptr (TableSession) session = stand_before (game, index);
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
  g_autofree char *value = NULL;
  g_autofree char *text = NULL;

  g_assert_null (table_session_answer (session, COLONIA_QUESTION_VOTES, 1, rules));
  g_assert_null (table_session_answer (session, COLONIA_QUESTION_PLACE, 1, rules));
  colonia_session_play (session, colonia_record_get_event (game, index), TABLE_ROLLER_NONE);
  value = g_strdup_printf ("Bruno played the card with a %d", colonia_session_get_state (session)->cards[1]);
  text = table_session_answer (session, COLONIA_QUESTION_VOTES, 1, rules);
  g_assert_true (g_str_has_prefix (text, value));
  g_assert_cmpint (g_array_index (rules, ColoniaRule, 0), ==, COLONIA_RULE_VOTE_1);
}

/* Who was parted by the die hears what it showed. */
static void
test_why_rolls (void)
{
  g_autoptr (TableRecord) game = NULL;
  g_autoptr (TableSession) session = NULL;
  const ColoniaEvent *rolls;
  guint index = G_MAXUINT;

  for (guint64 seed = 1; index == G_MAXUINT; seed++)
    {
      g_clear_pointer (&game, table_record_free);
      game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed);
      for (guint i = 0; i < 40 && index == G_MAXUINT; i++)
        if (colonia_record_get_event (game, i)->type == COLONIA_EVENT_TIE_ROLLS)
          index = i;
    }
  session = stand_before (game, index + 5);
  rolls = colonia_record_get_event (game, index);

  for (int seat = 0; seat < 4; seat++)
    {
      g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
      g_autofree char *text = table_session_answer (session, COLONIA_QUESTION_PLACE, seat, rules);
      g_autofree char *roll = g_strdup_printf ("%s %d", table_session_get_names (session)[seat], rolls->tie_rolls[seat]);
      const char *told = strstr (text, "\nThe rolls, of which the higher one goes first: ");

      g_assert_cmpint (told != NULL, ==, rolls->tie_rolls[seat] != 0);
      if (told != NULL)
        g_assert_nonnull (strstr (told, roll));
    }
}

/* Whatever can be had says why it costs or pays what it does, and nothing else does. */
static void
test_why_prices (void)
{
  static const struct {
    ColoniaStep step;
    const char *begin;
    ColoniaRule rule;
  } steps[] = {
    { COLONIA_STEP_MARKET, "Booth ", COLONIA_RULE_WED_1 },
    { COLONIA_STEP_ORDERS, "Saddler: ", COLONIA_RULE_THU_1 },
    { COLONIA_STEP_LOADING, "A hold takes the goods that the ship shows", COLONIA_RULE_FRI_1 },
    { COLONIA_STEP_BUYING, "What is printed on a card", COLONIA_RULE_SUN_1 },
  };
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 11);
  g_autoptr (TableSession) session = table_session_new (
    table_record_copy (game, table_record_get_n_events (game)), NULL, NULL);
  guint n_told[G_N_ELEMENTS (steps)] = { 0 };

  for (guint i = 0; i <= table_record_get_n_events (game); i++)
    {
      g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
      g_autofree char *text = NULL;
      const char *begin = NULL;
      ColoniaStep step;

      table_session_go_to (session, i);
      step = colonia_session_get_state (session)->step;
      text = table_session_answer (session, COLONIA_QUESTION_PRICES, COLONIA_NOBODY, rules);
      for (gsize j = 0; j < G_N_ELEMENTS (steps); j++)
        if (step == steps[j].step && text != NULL)
          {
            begin = steps[j].begin;
            n_told[j]++;
            g_assert_true (g_str_has_prefix (text, begin));
            g_assert_cmpint (g_array_index (rules, ColoniaRule, 0), ==, steps[j].rule);
          }
      g_assert_true (text == NULL || begin != NULL);
    }
  for (gsize j = 0; j < G_N_ELEMENTS (steps); j++)
    g_assert_cmpuint (n_told[j], >, 0);
}

static void
assert_no_rule_number (const char *text)
{
  if (text != NULL && g_regex_match_simple ("\\b(SET|MON|TUE|WED|THU|FRI|SAT|SUN|VOTE|EDICT|END|ALL)-[0-9]", text, 0, 0))
    g_error ("“%s” has the number of a rule", text);
}

static void
check_reasons_named (TableSession *session)
{
  for (ColoniaQuestion question = 0; question < COLONIA_N_QUESTIONS; question++)
    for (int seat = 0; seat < colonia_session_get_state (session)->n_players; seat++)
      {
        g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
        g_autofree char *text = table_session_answer (session, question, seat, rules);

        assert_no_rule_number (text);
      }
}

/* What happens at other times is what mostly cannot be done. */
static void
check_obstacles_named (const TableRecord *game)
{
  const guint n = table_record_get_n_events (game);
  guint n_told = 0;
  g_auto (ColoniaState) state = { 0 };

  colonia_state_init (&state, colonia_record_get_setup (game));
  for (guint i = 0; i < n; i++)
    {
      g_auto (ColoniaState) tried = { 0 };
      ColoniaObstacle obstacle;

      colonia_state_copy (&tried, &state);
      obstacle = colonia_state_apply (&tried, colonia_record_get_event (game, (7 * i + 3) % n), NULL);
      if (obstacle.kind != TABLE_OBSTACLE_NONE)
        {
          static const char *const names[COLONIA_MAX_PLAYERS] = { "A", "B", "C", "D", "E", "F" };
          g_autofree char *text = table_refusals_tell (&colonia_refusals, names, &obstacle);

          assert_no_rule_number (text);
          n_told++;
        }
      colonia_state_apply (&state, colonia_record_get_event (game, i), NULL);
    }
  g_assert_cmpuint (n_told, >=, n / 4);
}

/* Nothing that is told of a game, nor what stands in the way of anything, says a rule by
 * its number, which the tool puts beside it. */
static void
test_no_rule_numbers (void)
{
  for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    {
      g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, tracking, 7);
      g_autoptr (TableSession) session = table_session_new (
        table_record_copy (game, table_record_get_n_events (game)), NULL, NULL);
      GListModel *chronicle = table_session_get_chronicle (session);

      for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
        {
          g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

          assert_no_rule_number (line->sentence);
          assert_no_rule_number (line->details);
        }
      check_reasons_named (session);
      check_obstacles_named (game);
    }
}

static const ColoniaEdict dance = {
  .kind = COLONIA_EDICT_OTHER,
  .day = COLONIA_DAY_WEDNESDAY,
  .text = (char *) "All dance",
};

/* Reveals two edicts for Friday and, as the last of them, one for Wednesday. */
static void
play_edicts (TableSession       *session,
             const ColoniaEdict *wednesday)
{
  g_auto (ColoniaEvent) event = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    event.edicts[i] = (ColoniaEdict) { .kind = COLONIA_EDICT_EXTRA_HOLD, .day = COLONIA_DAY_FRIDAY };
  event.edicts[2] = *wednesday;
  event.edicts[2].text = g_strdup (wednesday->text);
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

/* What the table entered as an edict is told in its words (EDICT-1). */
static void
test_describe_edict (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 12);
  g_autoptr (TableSession) session = stand_before (game, find_event (game, COLONIA_EVENT_EDICTS));
  const ColoniaState *state;
  g_autofree char *other = NULL;
  g_autofree char *known = NULL;

  play_edicts (session, &dance);
  state = colonia_session_get_state (session);
  other = colonia_words_edict_name (state, 0);
  known = colonia_words_edict_name (state, 1);
  g_assert_nonnull (strstr (other, "All dance"));
  g_assert_cmpstr (known, ==, "extra hold");
}

/* Votes on the next edict, all in the same way. */
static void
vote (TableSession *session,
      ColoniaBallot ballot)
{
  const ColoniaState *state = colonia_session_get_state (session);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_VOTE);
  for (int seat = 0; seat < state->n_players; seat++)
    event.ballots[seat] = state->cards[seat] == 0 ? COLONIA_BALLOT_NONE : ballot;
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

/* Plays on as in a game, but with another edict, until that is voted on. */
static TableSession *
stand_before_vote (const TableRecord  *game,
                   const ColoniaEdict *wednesday)
{
  guint index = find_event (game, COLONIA_EVENT_EDICTS);
  TableSession *session = stand_before (game, index);

  play_edicts (session, wednesday);
  while (colonia_session_get_state (session)->step != COLONIA_STEP_VOTE)
    colonia_session_play (session, colonia_record_get_event (game, ++index), TABLE_ROLLER_NONE);

  return session;
}

/* Only of an edict that the table entered, and only once it is accepted, it is told
 * that the table carries it out (EDICT-1). */
static void
test_by_hand (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 12);
  g_autoptr (TableSession) session = stand_before_vote (game, &dance);
  g_autofree char *before = table_session_tell_by_hand (session);
  g_autofree char *rejected = NULL;
  g_autofree char *accepted = NULL;
  g_autofree char *noted = NULL;

  g_assert_null (before);

  vote (session, COLONIA_BALLOT_NO);
  rejected = table_session_tell_by_hand (session);
  g_assert_null (rejected);
  table_session_undo (session);

  vote (session, COLONIA_BALLOT_YES);
  accepted = table_session_tell_by_hand (session);
  g_assert_cmpstr (accepted, ==, "All dance");

  play_note (session, "They do");
  noted = table_session_tell_by_hand (session);
  g_assert_cmpstr (noted, ==, "All dance");
}

/* What the program carries out by itself is nothing for the table. */
static void
test_not_by_hand (void)
{
  const ColoniaEdict known = { .kind = COLONIA_EDICT_FOREIGN_MERCHANTS, .day = COLONIA_DAY_WEDNESDAY };
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 12);
  g_autoptr (TableSession) session = stand_before_vote (game, &known);

  vote (session, COLONIA_BALLOT_YES);
  g_assert_cmpint (colonia_session_get_state (session)->edicts[0].result, ==, COLONIA_RESULT_ACCEPTED);
  g_assert_null (table_session_tell_by_hand (session));
}

/* Going away */

/* The clock runs for whoever has the turn, and for nobody else. */
static void
test_waited (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 1);
  g_autoptr (TableSession) session = stand_before (game, find_event (game, COLONIA_EVENT_PASS));
  int turn = colonia_session_get_state (session)->turn;
  int next;

  let_pass (7);
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpint (table_session_get_waited (session, seat), ==, seat == turn ? 7 : 0);

  colonia_session_play (session, &(ColoniaEvent) { .type = COLONIA_EVENT_PASS, .player = turn }, TABLE_ROLLER_NONE);
  next = colonia_session_get_state (session)->turn;
  g_assert_cmpint (next, !=, turn);
  let_pass (20);
  g_assert_cmpint (table_session_get_waited (session, turn), ==, 7);
  g_assert_cmpint (table_session_get_waited (session, next), ==, 20);

  /* What is undone has been waited for all the same. */
  table_session_undo (session);
  let_pass (300);
  g_assert_cmpint (table_session_get_waited (session, turn), ==, 307);
  table_session_redo (session);
  let_pass (4000);
  g_assert_cmpint (table_session_get_waited (session, turn), ==, 307);
  g_assert_cmpint (table_session_get_waited (session, next), ==, 4020);
}

/* Nobody is waited for where everybody is asked at once, and each session counts
 * from its beginning. */
static void
test_waited_whole_game (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 1);
  g_autoptr (TableSession) session = stand_before (game, 0);
  gint64 expected[COLONIA_MAX_PLAYERS] = { 0 };

  for (guint i = 0; i < table_record_get_cursor (game); i++)
    {
      int turn = colonia_session_get_state (session)->turn;

      let_pass (i + 1);
      if (turn != COLONIA_NOBODY)
        expected[turn] += i + 1;
      play_recorded (session, game, i);
    }

  let_pass (1);
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    g_assert_cmpint (table_session_get_waited (session, seat), ==, expected[seat]);
}

static void
test_finalised (void)
{
  TableSession *session = table_session_new (load_example ("six-weeks.kontor"), NULL, NULL);
  g_autoptr (GPtrArray) objects = g_ptr_array_new ();
  TableRevision *revision;

  table_session_go_to (session, 200);
  revision = colonia_session_try_revision (session, 20, NULL, TABLE_ROLLER_NONE);

  g_ptr_array_add (objects, session);
  g_ptr_array_add (objects, revision);
  g_ptr_array_add (objects, table_revision_get_changes (revision));
  g_ptr_array_add (objects, table_session_get_chronicle (session));
  g_ptr_array_add (objects, find_last_line (session));
  for (guint i = 0; i < objects->len; i++)
    g_object_add_weak_pointer (objects->pdata[i], &objects->pdata[i]);

  g_object_unref (session);
  g_object_unref (revision);
  for (guint i = 0; i < objects->len; i++)
    g_assert_null (objects->pdata[i]);
}

/* Dice */

/* With five degrees of freedom a fair die passes 36 once in a million times. */
static void
test_dice (void)
{
  const double expected = (double) ROLLS / COLONIA_DIE_SIDES;
  guint counts[COLONIA_DIE_SIDES] = { 0 };
  double chi_square = 0;

  for (int i = 0; i < ROLLS; i++)
    {
      int side = dice_roll (COLONIA_DIE_SIDES);

      g_assert_cmpint (side, >=, 1);
      g_assert_cmpint (side, <=, COLONIA_DIE_SIDES);
      counts[side - 1]++;
    }

  for (int side = 0; side < COLONIA_DIE_SIDES; side++)
    chi_square += (counts[side] - expected) * (counts[side] - expected) / expected;

  g_test_message ("chi-square: %g", chi_square);
  g_assert_cmpfloat (chi_square, <, 36);
}

static void
test_dice_sides (void)
{
  for (int sides = 1; sides <= 20; sides++)
    {
      guint32 seen = 0;

      for (int i = 0; i < 2000; i++)
        seen |= 1u << dice_roll (sides);
      g_assert_cmphex (seen, ==, (1u << (sides + 1)) - 2);
    }
}

/* What players drew blindly, or counted behind their screens, is not for
 * everybody; what they were seen to take is. */
static void
test_private_lines (void)
{
  gboolean found[COLONIA_N_EVENT_TYPES] = { FALSE };

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (TableSession) session = table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed), NULL, NULL);
      GListModel *chronicle = table_session_get_chronicle (session);

      for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
        {
          g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);
          ColoniaEventType type = line->type;

          found[type] = TRUE;
          if (type == COLONIA_EVENT_DRAWS)
            g_assert_true (table_line_is_private (line));
          else if (type != COLONIA_EVENT_CORRECTION)
            g_assert_false (table_line_is_private (line));
          else if (strstr (line->details, "Mark, not") != NULL)
            g_assert_true (table_line_is_private (line));
        }
    }

  g_assert_true (found[COLONIA_EVENT_DRAWS] && found[COLONIA_EVENT_CORRECTION] && found[COLONIA_EVENT_TAKE_BOOTH]);
}

/* TUE-5: who is tied with whom. */
static void
test_ties (void)
{
  static const char *const names[] = { "Anna", "Bert", "Cleo", "Dora" };
  const ColoniaSetup setup = { .tracking = COLONIA_TRACKING_ESSENTIALS, .n_players = 4, .family_members = 30 };
  const struct {
    int places[4];
    const char *sentence;
  } ties[] = {
    { { 0, 2, 2, 0 }, "Ties: Anna, Dora; Bert, Cleo. Each group rolls the die for itself" },
    { { 3, 1, 1, 0 }, "A tie: Bert, Cleo roll the die" },
    { { 0, 0, 0, 0 }, "A tie: Anna, Bert, Cleo, Dora roll the die" },
  };
  g_auto (ColoniaState) state = { 0 };

  colonia_state_init (&state, &setup);
  state.step = COLONIA_STEP_TIE_ROLLS;
  for (gsize i = 0; i < G_N_ELEMENTS (ties); i++)
    {
      g_autofree char *sentence = NULL;

      memcpy (state.places, ties[i].places, sizeof ties[i].places);
      sentence = colonia_words_step (names, &state.table);
      g_assert_cmpstr (sentence, ==, ties[i].sentence);
    }
}

/* What is rolled "more" has been rolled before. */
static void
test_dice_told (void)
{
  const char *const names[] = { "Anna", "Bert", "Cleo" };
  const ColoniaSetup setup = { .tracking = COLONIA_TRACKING_ESSENTIALS, .n_players = 3, .family_members = 38 };
  const struct {
    int dice, n_rolled;
    const char *sentence;
  } moments[] = {
    { 1, 0, "Roll the die" },
    { 3, 0, "Roll the die 3 times" },
    { 2, 1, "Roll the die 2 more times" },
    { 1, 2, "Roll the die once more" },
  };
  g_auto (ColoniaState) state = { 0 };

  colonia_state_init (&state, &setup);
  state.step = COLONIA_STEP_EXTRA_CONTRACTS;
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *sentence = NULL;

      state.dice = moments[i].dice;
      state.n_rolled = moments[i].n_rolled;
      sentence = colonia_words_step (names, &state.table);
      g_assert_cmpstr (sentence, ==, moments[i].sentence);
    }
}

static guint
count_landings (TableLine *line)
{
  const ColoniaEffect *effects;
  guint n_effects, n = 0;

  effects = table_line_get_effects (line, &n_effects);
  for (guint i = 0; i < n_effects; i++)
    n += effects[i].kind == COLONIA_EFFECT_LANDING_AT_TABLE ? 1 : 0;

  return n;
}

/* Ships left by edict and at the week's end, so that members of both move on at
 * once: to the table that is one thing to do (EDICT-4, SAT-1). */
static void
test_told_once (void)
{
  guint n_found = 0;

  for (guint64 seed = 1; seed <= 60 && n_found == 0; seed++)
    {
      g_autoptr (TableSession) session =
        table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_ESSENTIALS, seed), NULL, NULL);
      guint cursor = table_record_get_cursor (table_session_get_record (session));

      for (guint i = 1; i <= cursor; i++)
        {
          g_autoptr (TableLine) line =
            g_list_model_get_item (table_session_get_chronicle (session), i - 1);
          g_auto (GStrv) sentences = NULL;

          if (count_landings (line) < 2)
            continue;

          n_found++;
          sentences = table_session_tell_moves (session, line, COLONIA_NOBODY);
          g_assert_cmpuint (g_strv_length (sentences), >, 1);
          for (guint j = 1; j < g_strv_length (sentences); j++)
            g_assert_cmpstr (sentences[j], !=, sentences[j - 1]);
        }
    }

  g_assert_cmpuint (n_found, >, 0);
}

/* What was set aside */

static void
take_out (TableSession *session,
          guint         index)
{
  g_autoptr (TableRevision) revision = colonia_session_try_revision (session, index, NULL, TABLE_ROLLER_NONE);

  table_session_accept (session, revision);
}

/* The numbers of what is listed, with how many events each was and what comes first. */
static char *
tell_set_aside (TableSession *session)
{
  g_autoptr (GListModel) list = table_set_aside_list (table_session_get_record (session));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (TableSetAside) aside = g_list_model_get_item (list, i);
      TableLine *line = aside->line;

      g_assert_nonnull (aside->time);
      g_string_append_printf (text, "%u: %u, %s\n", aside->number, aside->n_events, line->sentence);
    }

  return g_string_free (text, FALSE);
}

static void
assert_set_aside (TableSession *session,
                  const char   *expected)
{
  g_autofree char *told = tell_set_aside (session);

  g_assert_cmpstr (told, ==, expected);
}

/* The newest first, and not what is in its place again. */
static void
test_set_aside (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  g_autoptr (GListModel) lines = NULL;
  g_autoptr (TableLine) line = NULL;

  for (int i = 0; i < 4; i++)
    play_note (session, (const char *[]) { "Rain", "Tea", "Pizza", "Snow" }[i]);
  assert_set_aside (session, "");

  take_out (session, 1);
  assert_set_aside (session, "0: 3, Note: Tea\n");
  table_session_undo (session);
  assert_set_aside (session, "1: 2, Note: Pizza\n");
  table_session_redo (session);
  assert_set_aside (session, "0: 3, Note: Tea\n");

  table_session_go_to (session, 1);
  play_note (session, "Hail");
  assert_set_aside (session, "1: 2, Note: Pizza\n0: 3, Note: Tea\n");
  lines = table_set_aside_tell (table_session_get_record (session), 1);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 2);
  line = g_list_model_get_item (lines, 1);
  g_assert_cmpstr (line->sentence, ==, "Note: Snow");
  g_assert_true (line->undone);

  table_session_go_back (session, 0);
  assert_set_aside (session, "2: 1, Note: Hail\n1: 2, Note: Pizza\n");

  /* They are wanted back, though they were undone when they were set aside. */
  table_session_undo (session);
  table_session_go_back (session, 1);
  assert_last_line (session, "Note: Snow");
}

/* What was undone before the table went back stays undone when the rest is brought back, in the
 * next sitting, too, and can still be redone. */
static void
check_stays_undone (gboolean at_once,
                    gboolean sits_again)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  guint cursor;

  for (int i = 0; i < 4; i++)
    play_note (session, (const char *[]) { "Rain", "Tea", "Pizza", "Mistake" }[i]);
  table_session_undo (session);
  cursor = table_record_get_cursor (table_session_get_record (session));
  table_session_go_to (session, cursor - 1);
  table_session_go_to (session, cursor - 2);
  if (sits_again)
    {
      g_autofree char *text = table_record_to_text (table_session_get_record (session));

      g_clear_object (&session);
      session = written_session (text);
    }

  play_note (session, "Hail");
  if (at_once)
    table_session_bring_back (session);
  else
    table_session_go_back (session, 0);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);
  assert_last_line (session, "Note: Pizza");
  table_session_redo (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);
}

static void
test_stays_undone (void)
{
  for (int i = 0; i < 4; i++)
    check_stays_undone ((i & 1) != 0, (i & 2) != 0);
}

/* Not what was undone before is told to be undone next, but that it was taken out. */
static void
test_taken_out_before_undone (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);

  play_note (session, "Rain");
  play_note (session, "Tea");
  table_session_undo (session);
  take_out (session, 0);
  g_assert_cmpstr (table_session_get_redo_text (session), ==, "Note: Tea");
  g_assert_cmpstr (table_session_get_undo_text (session), ==, "Taken out: Note: Rain");
}

/* Nor what it became where the next event is the same as before. */
static void
test_corrected_like_the_next (void)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);
  const ColoniaEvent tea = { .type = COLONIA_EVENT_NOTE, .player = COLONIA_NOBODY, .text = (char *) "Tea" };
  g_autoptr (TableRevision) revision = NULL;

  play_note (session, "Rain");
  play_note (session, "Tea");
  revision = colonia_session_try_revision (session, 0, &tea, TABLE_ROLLER_NONE);
  table_session_accept (session, revision);
  g_assert_cmpstr (table_session_get_undo_text (session), ==, "Corrected: Note: Tea");
}

/* What waited is told as it was when it was in force. */
static void
test_set_aside_waiting (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 3);
  guint index = find_event (game, COLONIA_EVENT_FAMILY_CARDS);
  g_autoptr (TableSession) session = stand_before (game, index + 20);
  g_autoptr (TableLine) first = g_list_model_get_item (table_session_get_chronicle (session), index + 1);
  g_autoptr (GListModel) list = NULL;
  g_autoptr (GListModel) lines = NULL;
  g_autoptr (TableSetAside) aside = NULL;

  take_out (session, index);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 19);
  table_session_stop_waiting (session);
  list = table_set_aside_list (table_session_get_record (session));
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);
  aside = g_list_model_get_item (list, 0);
  g_assert_cmpuint (aside->n_events, ==, 19);
  g_assert_cmpstr (aside->line->sentence, ==, first->sentence);
  lines = table_set_aside_tell (table_session_get_record (session), 1);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 19);
}

/* Another program may have left what does not belong to the game. It stays in the list, with
 * what is older, and nothing that was set aside before something was added to the end. */
static void
test_set_aside_unreadable (void)
{
  g_autoptr (TableRecord) game = begin_game ();
  g_autofree char *text = table_record_to_text (game);
  g_autoptr (GString) left = g_string_new (text);
  g_autoptr (TableRecord) record = NULL;
  g_autoptr (GListModel) list = NULL;

  g_string_replace (left, "\"events\": [", "\"earlier\": [{\"after\":0,\"events\":[{\"type\":\"note\",\"text\":\"Rain\"}]},"
                    "{\"after\":0,\"events\":[]},{\"after\":9,\"events\":[{\"type\":\"riot\"}]}],\"events\": [", 1);
  record = table_record_parse (left->str, left->len, NULL);
  g_assert_nonnull (record);

  list = table_set_aside_list (record);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TableSetAside) aside = g_list_model_get_item (list, i);

      g_assert_cmpuint (aside->number, ==, 2 - 2 * i);
      g_assert_cmpuint (aside->n_events, ==, 1);
      g_assert_null (aside->line);
    }
}

/* As many as a record holds, of a long game, are listed while nobody notices. */
static void
test_set_aside_many (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", "six-weeks.kontor", NULL);
  g_autoptr (TableSession) session = table_session_new (table_record_load (path, NULL), NULL, NULL);
  g_autoptr (GListModel) list = NULL;
  gint64 begin;

  table_session_go_to (session, 1);
  play_note (session, "Rain");
  table_session_go_back (session, 0);
  for (int i = 2; i < 50; i++)
    {
      g_assert_cmpuint (table_record_get_n_earlier (table_session_get_record (session)), ==, (guint) i);
      table_session_go_back (session, (guint) i - 1);
    }

  begin = g_get_monotonic_time ();
  list = table_set_aside_list (table_session_get_record (session));
  g_test_message ("listed in %d ms", (int) ((g_get_monotonic_time () - begin) / 1000));
  g_assert_cmpuint (g_list_model_get_n_items (list), >=, 20);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session/play/stamp", test_stamp);
  g_test_add_func ("/session/play/roller", test_roller);
  g_test_add_func ("/session/play/changed-once", test_changed_once);
  g_test_add_func ("/session/play/SUN-4/nothing-to-safeguard", test_nothing_to_safeguard);
  g_test_add_func ("/session/play/unasked", test_unasked);
  g_test_add_func ("/session/play/unasked/undone", test_unasked_undone);
  g_test_add_func ("/session/play/unasked/waits", test_unasked_waits);
  g_test_add_func ("/session/play/unasked/for-hands", test_unasked_for_hands);
  g_test_add_func ("/session/play/unasked/after-day", test_unasked_after_day);
  g_test_add_func ("/session/play/unasked/by-hand", test_unasked_by_hand);
  g_test_add_func ("/session/play/pass-all", test_pass_all);
  g_test_add_func ("/session/play/pass-all/twice", test_pass_all_twice);
  g_test_add_func ("/session/kept/roll", test_kept_roll);
  g_test_add_func ("/session/kept/throw", test_kept_throw);
  g_test_add_func ("/session/kept/order", test_kept_order);
  g_test_add_func ("/session/play/SAT-2/used-up", test_used_up);
  g_test_add_func ("/session/all at once", test_all_at_once);
  g_test_add_func ("/session/all but refused", test_all_but_refused);
  g_test_add_func ("/session/play/refused", test_refused);
  g_test_add_func ("/session/play/refused/TUE-3", test_refused_turn);
  g_test_add_func ("/session/play/refused/keeps-undone", test_refused_keeps_undone);
  g_test_add_func ("/session/people", test_people);
  g_test_add_func ("/session/change people", test_change_people);
  g_test_add_func ("/session/bring back", test_bring_back);
  g_test_add_func ("/session/tell-obstacle", test_tell_obstacle);
  g_test_add_func ("/session/undo/six-weeks", test_back_and_forth_example);
  g_test_add_func ("/session/undo/random-games", test_back_and_forth_random);
  g_test_add_func ("/session/undo/marks", test_marks);
  g_test_add_func ("/session/undo/another-way", test_another_way);
  g_test_add_func ("/session/undo/of-file", test_undone_of_file);
  g_test_add_func ("/session/undo/that-does-not-fit", test_undone_that_does_not_fit);
  g_test_add_func ("/session/new-before", test_new_before);
  g_test_add_func ("/session/chronicle/log-of-examples", test_log_of_examples);
  g_test_add_func ("/session/chronicle/plurals-of-tool", test_plurals_of_tool);
  g_test_add_func ("/session/chronicle/log-of-random-games", test_log_of_random_games);
  g_test_add_func ("/session/chronicle/retell", test_retell);
  g_test_add_func ("/session/chronicle/line", test_line);
  g_test_add_func ("/session/explain/TUE-1", test_explain);
  g_test_add_func ("/session/explain/MON-1-last", test_explain_last);
  g_test_add_func ("/session/why members", test_where_members_are);
  g_test_add_func ("/session/why handed SAT-1 THU-3", test_why_handed);
  g_test_add_func ("/session/why votes", test_why_votes);
  g_test_add_func ("/session/why rolls TUE-5", test_why_rolls);
  g_test_add_func ("/session/why prices", test_why_prices);
  g_test_add_func ("/session/no rule numbers", test_no_rule_numbers);
  g_test_add_func ("/session/describe-edict/EDICT-1", test_describe_edict);
  g_test_add_func ("/session/by-hand/EDICT-1", test_by_hand);
  g_test_add_func ("/session/by-hand/not-by-hand", test_not_by_hand);
  g_test_add_func ("/session/waited", test_waited);
  g_test_add_func ("/session/waited/whole-game", test_waited_whole_game);
  g_test_add_func ("/session/finalised", test_finalised);
  g_test_add_func ("/session/dice/fair", test_dice);
  g_test_add_func ("/session/dice/sides", test_dice_sides);
  g_test_add_func ("/session/chronicle/private", test_private_lines);
  g_test_add_func ("/words/TUE-5 ties", test_ties);
  g_test_add_func ("/words/THU-2 die", test_dice_told);
  g_test_add_func ("/session/SAT-1 told once", test_told_once);
  g_test_add_func ("/session/set-aside", test_set_aside);
  g_test_add_func ("/session/undo/taken-out-before-undone", test_taken_out_before_undone);
  g_test_add_func ("/session/undo/corrected-like-the-next", test_corrected_like_the_next);
  g_test_add_func ("/session/set aside/stays undone", test_stays_undone);
  g_test_add_func ("/session/set-aside/waiting", test_set_aside_waiting);
  g_test_add_func ("/session/set-aside/unreadable", test_set_aside_unreadable);
  g_test_add_func ("/session/set-aside/many", test_set_aside_many);

  return g_test_run ();
}
