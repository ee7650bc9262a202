/* test-toy.c: a game of which the table knows nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the table does with Colonia it does with any game: here with the smallest. This
 * program links nothing of any other.
 */

#include "config.h"

#include "table-chronicle-export.h"
#include "table-collection.h"
#include "table-course.h"
#include "table-game-summary.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "table-session.h"
#include "tongue.h"
#include "toy.h"
#include "written.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD                                                                                     \
  "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"toy\",\"tracking\":\"full\",\"players\":[" \
  "{\"name\":\"Ann\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"}],"
#define ROUND(a, b) "{\"type\":\"cards\",\"cards\":[" #a "," #b "]}"

static const ToyState *
get_toy (TableSession *session)
{
  return (const ToyState *) (const void *) table_session_get_state (session);
}

static TableSession *
make_session (void)
{
  return table_session_new (written_record (HEAD "\"options\":{\"rounds\":3},\"events\":[]}"), NULL, NULL);
}

static void
play_round (TableSession *session,
            int           ann,
            int           ben)
{
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { ann, ben } };

  table_session_play (session, &event.table, TABLE_ROLLER_NONE);
}

static const char *
get_details (TableSession *session,
             guint         index)
{
  g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (session), index);

  /* The list keeps it alive. */
  return line->details;
}

/* What is read is written again as it was, and what it comes to is counted. */
static void
test_record (void)
{
  g_autoptr (TableRecord) record = written_record (HEAD "\"options\":{\"rounds\":2},\"events\":[" ROUND (5, 3) ","
                                               "{\"type\":\"note\",\"text\":\"Tea.\"}," ROUND (4, 5) "]}");
  g_autoptr (TableRecord) copy = table_record_copy (record, G_MAXUINT);
  g_autofree char *text = table_record_to_text (record);
  g_autofree char *again = table_record_to_text (copy);
  const ToyState *state = (const ToyState *) (const void *) table_record_get_state (copy);

  g_assert_true (table_record_get_game (record) == &toy_game);
  g_assert_cmpstr (text, ==, again);
  g_assert_nonnull (strstr (text, ROUND (5, 3)));
  g_assert_true (table_state_is_finished (&state->table));
  g_assert_cmpint (state->points[0], ==, 5);
  g_assert_cmpint (state->points[1], ==, 5);
}

/* What is wrong is told with its place, or its rule. */
static void
test_errors (void)
{
  static const struct {
    const char *text;
    const char *error;
  } wrong[] = {
    { HEAD "\"events\":[" ROUND (5, 6) "]}", "$.events[0].cards[1]: *" },
    { HEAD "\"events\":[{\"type\":\"dice\"}]}", "$.events[0].type: *" },
    { HEAD "\"options\":{\"rounds\":9},\"events\":[]}", "$.options.rounds: *" },
    { HEAD "\"events\":[" ROUND (5, 3) "," ROUND (4, 3) "]}",
      "event 2 (cards): Ben has played card 3 already ?PLAY-2?" },
    { HEAD "\"options\":{\"rounds\":1},\"events\":[" ROUND (5, 3) "," ROUND (4, 2) "]}",
      "event 2 (cards): not now ?PLAY-1?" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (table_record_parse (wrong[i].text, strlen (wrong[i].text), &error));
      if (!g_pattern_match_simple (wrong[i].error, error->message))
        g_error ("%s", error->message);
    }
}

/* A game is begun, goes on, back and forth, and is told. */
static void
test_session (void)
{
  g_autoptr (TableSession) session = make_session ();

  play_round (session, 5, 3);
  play_round (session, 1, 1);
  g_assert_cmpint (get_toy (session)->points[0], ==, 5);
  g_assert_cmpint (table_session_get_state (session)->round, ==, 3);
  g_assert_cmpint (table_session_get_addressed (session), ==, TABLE_NOBODY);
  g_assert_cmpstr (get_details (session, 0), ==, "Ann scores 5.\nEverybody has round 2.");
  g_assert_cmpstr (get_details (session, 1), ==, "Everybody has round 3.");

  table_session_undo (session);
  table_session_undo (session);
  g_assert_cmpint (get_toy (session)->points[0], ==, 0);
  table_session_redo (session);
  g_assert_cmpint (get_toy (session)->points[0], ==, 5);
}

/* What cannot be is refused by the same words that asking gives. */
static void
test_refusal (void)
{
  g_autoptr (TableSession) session = make_session ();
  const ToyEvent again = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 4, 3 } };
  g_autofree char *told = NULL;
  TableObstacle obstacle;

  play_round (session, 5, 3);
  obstacle = table_session_examine (session, &again.table);
  told = table_session_tell_obstacle (session, &obstacle, 0);
  g_assert_cmpstr (told, ==, "Ben has played card 3 already");
  table_session_play (session, &again.table, TABLE_ROLLER_NONE);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 1);
}

/* What is doubtful is asked about by whoever enters it: the rules let it be, and the record says that the
 * table was sure, whatever becomes of the event. */
static void
test_doubts (void)
{
  g_autoptr (TableSession) session = make_session ();
  const ToyEvent highest = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 5, 5 } };
  const ToyEvent other = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 5, 4 } };
  g_autoptr (TableRecord) again = NULL;
  g_autoptr (TableRevision) revision = NULL;
  TableObstacle doubt = table_state_doubt (table_session_get_state (session), &highest.table);

  g_assert_cmpint (doubt.kind, ==, TOY_OBSTACLE_UNLIKELY);
  g_assert_cmpint (table_state_doubt (table_session_get_state (session), &other.table).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpint (table_state_doubt (table_session_get_state (session), NULL).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpint (table_session_examine (session, &highest.table).kind, ==, TABLE_OBSTACLE_NONE);

  table_session_play (session, &highest.table, TABLE_ROLLER_NONE);
  g_assert_cmpstr (table_record_get_stamp (table_session_get_record (session), 0).sure, ==, "PLAY-2");
  /* What cannot be at all is not doubted. */
  g_assert_cmpint (table_state_doubt (table_session_get_state (session), &highest.table).kind, ==, TABLE_OBSTACLE_NONE);
  table_session_undo (session);
  table_session_redo (session);
  g_assert_cmpstr (table_record_get_stamp (table_session_get_record (session), 0).sure, ==, "PLAY-2");

  again = written_record (HEAD "\"options\":{\"rounds\":1},\"sure\":\"PLAY-1\",\"events\":["
                      "{\"type\":\"cards\",\"cards\":[5,5],\"sure\":7}]}");
  g_assert_null (table_record_get_stamp (again, 0).sure);

  revision = table_session_try_revision (session, TABLE_REPLACES, 0, &other.table, TABLE_ROLLER_NONE);
  table_session_accept (session, revision);
  g_assert_null (table_record_get_stamp (table_session_get_record (session), 0).sure);
}

/* With what a game begins may be doubtful, too, and is kept with the record. */
static void
test_doubtful_start (void)
{
  const ToySetup setup = { .table = { .n_players = 2 }, .rounds = 1 };
  const TablePerson people[] = { { (char *) "Ann", TABLE_COLOR_RED, NULL }, { (char *) "Ben", TABLE_COLOR_BLUE, NULL } };
  g_autoptr (TableRecord) record = table_record_new (&toy_game, &setup.table, people);
  g_autofree char *text = table_record_to_text (record);

  g_assert_cmpint (table_state_doubt (table_record_get_state (record), NULL).kind, ==, TOY_OBSTACLE_UNLIKELY);
  g_assert_nonnull (strstr (text, "\"sure\": \"PLAY-1\""));
}

/* The past is corrected: what does not fit any more waits, or is left out. */
static void
test_correction (void)
{
  g_autoptr (TableSession) session = make_session ();
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 4, 3 } };
  const ToyEvent clash = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 2, 4 } };
  g_autoptr (TableRevision) revision = NULL;
  g_autoptr (TableRevision) other = NULL;

  play_round (session, 5, 3);
  play_round (session, 1, 4);
  revision = table_session_try_revision (session, TABLE_REPLACES, 0, &event.table, TABLE_ROLLER_NONE);
  g_assert_cmpint (table_revision_get_obstacle (revision).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpuint (table_revision_count_left (revision), ==, 0);
  table_session_accept (session, revision);
  g_assert_cmpint (get_toy (session)->points[0], ==, 4);
  g_assert_cmpint (get_toy (session)->points[1], ==, 4);

  other = table_session_try_revision (session, TABLE_REPLACES, 0, &clash.table, TABLE_ROLLER_NONE);
  g_assert_cmpuint (table_revision_count_left (other), ==, 1);
  table_session_accept (session, other);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 1);
  table_session_undo (session);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
}

/* What begins a game has effects before any event has. */
static void
test_beginning (void)
{
  g_autoptr (TableRecord) record = written_record (HEAD "\"events\":[]}");
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  g_autoptr (TableState) state = table_state_new (&toy_game, table_record_get_setup (record), effects);

  g_assert_cmpuint (effects->len, ==, 1);
  g_assert_cmpint (g_array_index (effects, TableEffect, 0).kind, ==, TOY_EFFECT_DEALT);
  g_assert_cmpint (((const ToyState *) (const void *) state)->rounds, ==, TOY_N_CARDS);
}

/* What lies behind others' screens is not in what one seat may see. */
static void
test_view (void)
{
  g_autoptr (TableRecord) record = written_record (HEAD "\"events\":[" ROUND (5, 3) "]}");
  ToyState views[2];

  for (int seat = 0; seat < 2; seat++)
    table_state_view (&views[seat].table, table_record_get_state (record), seat);
  g_assert_cmpint (views[0].points[0], ==, 5);
  g_assert_cmpint (views[1].points[0], ==, 0);
  g_assert_cmpint (views[1].hands[0], ==, views[0].hands[0]);
}

/* Who has most comes first, and those who have as much share a rank. */
static void
test_score (void)
{
  g_autoptr (TableSession) session = make_session ();
  TableScore score;

  play_round (session, 5, 3);
  g_assert_true (table_state_get_score (table_session_get_state (session), &score));
  g_assert_false (score.final);
  g_assert_cmpint (score.ranks[0], ==, 1);
  g_assert_cmpint (score.ranks[1], ==, 2);

  play_round (session, 4, 5);
  g_assert_true (table_state_get_score (table_session_get_state (session), &score));
  g_assert_cmpint (score.totals[1], ==, 5);
  g_assert_cmpint (score.ranks[0], ==, 1);
  g_assert_cmpint (score.ranks[1], ==, 1);
}

/* Who plays in no order of the game's own sits as in the record. */
static void
test_places (void)
{
  g_autoptr (TableSession) session = make_session ();
  int seats[TABLE_MAX_PLAYERS];

  g_assert_false (table_game_list_places (table_session_get_state (session), seats));
  g_assert_cmpint (seats[0], ==, 0);
  g_assert_cmpint (seats[1], ==, 1);
}

/* Other programs read it by the names that the game gives, and nothing of what is behind
 * screens. */
static void
test_export (void)
{
  g_autoptr (TableRecord) record = written_record (HEAD "\"events\":[" ROUND (5, 3) "]}");
  g_autofree char *csv = table_chronicle_to_csv (record, NULL);

  g_assert_cmpstr (csv, ==,
                   "event,round,part,time,player,name,type,rolled_by,undone,sentence,details\r\n"
                   "1,1,day,,,,cards,,no,\"All play a card.\",\"\"\r\n");
}

/* It is on the shelf as any other is. */
static void
test_shelf (void)
{
  g_autoptr (TableRecord) record = written_record (HEAD "\"options\":{\"rounds\":2},\"events\":[" ROUND (5, 3) ","
                                               "{\"type\":\"note\",\"text\":\"Tea.\"}," ROUND (4, 5) "]}");
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "toy-XXXXXX.kontor", NULL);
  g_autoptr (TableGameSummary) summary = NULL;
  g_autoptr (TableGameSummary) known = NULL;
  g_autoptr (JsonNode) facts = NULL;

  g_assert_cmpint (g_close (g_mkstemp (path), NULL), ==, TRUE);
  g_assert_true (table_record_save (record, path, NULL));
  summary = table_game_summary_load (path);
  facts = table_game_summary_tell (summary);
  known = table_game_summary_read (path, facts);
  g_remove (path);

  g_assert_true (known->game == &toy_game);
  g_assert_cmpint (known->round, ==, 2);
  g_assert_true (known->finished);
  g_assert_cmpint (known->points[0], ==, 5);
  g_assert_true (known->winners[0] && known->winners[1]);
  g_assert_cmpstr (known->names[1], ==, "Ben");
  g_assert_cmpint (known->colors[1], ==, TABLE_COLOR_BLUE);
  g_assert_cmpstr (known->text, ==, "Tea.");
}

/* Of a game without cards who played is remembered, and nothing is learned. */
static void
test_collection (void)
{
  g_autoptr (TableRecord) record = written_record (HEAD "\"events\":[" ROUND (5, 3) "]}");
  g_autoptr (TableCollection) collection = table_collection_new (&toy_game);
  g_autoptr (GPtrArray) known = NULL;
  g_autofree char *text = NULL;

  g_assert_false (table_collection_learn_record (collection, record));
  g_assert_false (table_collection_learn (collection, table_record_get_event (record, 0)));
  g_assert_true (table_collection_remember_person (collection, table_record_get_person (record, 0)));
  known = table_collection_list_known (collection);
  text = table_collection_to_text (collection);
  g_assert_cmpuint (known->len, ==, 0);
  g_assert_cmpstr (text, ==,
                   "{\n  \"format\": \"toy-collection\",\n  \"version\": 1,\n  \"game\": \"toy\",\n"
                   "  \"people\": [\n    {\"name\":\"Ann\",\"color\":\"red\"}\n  ]\n}\n");
}

/* What it came to round by round is followed. */
static void
test_course (void)
{
  g_autoptr (TableSession) session = make_session ();
  TableCourse course;

  play_round (session, 5, 3);
  table_course_tell (table_session_get_record (session), &course);
  g_assert_cmpint (course.n_players, ==, 2);
  g_assert_cmpint (table_course_count_series (&course), ==, 0);
  g_assert_cmpint (course.n_moments, ==, 0);
  g_assert_cmpint (course.n_votes, ==, 0);
  g_assert_cmpint (course.n_sides, ==, 0);
  g_assert_false (course.finished);
}

/* Random players need no more of a game than its schema and what stands against an event. */
static void
test_random_games (void)
{
  for (int n_players = toy_game.min_players; n_players <= toy_game.max_players; n_players++)
    for (guint64 seed = 1; seed <= 20; seed++)
      {
        g_autoptr (TableRecord) record = table_simulate (&toy_game, n_players, 0, seed);
        g_autoptr (TableRecord) same = table_simulate (&toy_game, n_players, 0, seed);
        g_autofree char *text = table_record_to_text (record);
        g_autofree char *same_text = table_record_to_text (same);
        g_autoptr (TableRecord) read = written_record (text);
        g_autofree char *read_text = table_record_to_text (read);

        g_assert_cmpint (table_record_get_state (record)->n_players, ==, n_players);
        g_assert_true (table_state_is_finished (table_record_get_state (record)));
        g_assert_cmpuint (table_record_get_cursor (record), ==, TOY_N_CARDS);
        g_assert_cmpstr (text, ==, same_text);
        g_assert_cmpstr (read_text, ==, text);
      }
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/toy/record", test_record);
  g_test_add_func ("/toy/errors", test_errors);
  g_test_add_func ("/toy/session", test_session);
  g_test_add_func ("/toy/refusal", test_refusal);
  g_test_add_func ("/toy/doubts", test_doubts);
  g_test_add_func ("/toy/doubtful-start", test_doubtful_start);
  g_test_add_func ("/toy/correction", test_correction);
  g_test_add_func ("/toy/beginning", test_beginning);
  g_test_add_func ("/toy/view", test_view);
  g_test_add_func ("/toy/score", test_score);
  g_test_add_func ("/toy/places", test_places);
  g_test_add_func ("/toy/export", test_export);
  g_test_add_func ("/toy/shelf", test_shelf);
  g_test_add_func ("/toy/collection", test_collection);
  g_test_add_func ("/toy/course", test_course);
  g_test_add_func ("/toy/random-games", test_random_games);

  return g_test_run ();
}
