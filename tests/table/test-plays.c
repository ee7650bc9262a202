/* test-plays.c: games of which other programs tell the score
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "broken-disk.h"

#include "table-past-game.h"
#include "table-plays.h"
#include "table-statistics.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  char *directory;
  char *path;
} Place;

static void
set_up (Place        *place,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->directory = g_dir_make_tmp ("kontor-plays-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = table_plays_make_path (place->directory);
}

static void
tear_down (Place        *place,
           gconstpointer data)
{
  broken_disk_set ("", BROKEN_NONE, 0);
  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->directory), ==, 0);
  g_free (place->directory);
  g_free (place->path);
}

/* Tells plays on a line each: the game, the day, who had how many points, and a star behind those who won. */
static char *
tell (const GPtrArray *plays)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < plays->len; i++)
    {
      const TablePlayed *play = g_ptr_array_index (plays, i);

      g_string_append_printf (text, "%s %s:", play->game->id, play->day);
      for (int seat = 0; seat < play->n_players; seat++)
        g_string_append_printf (text, " %s %d%s", play->names[seat], play->points[seat], play->winners[seat] ? "*" : "");
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

static GPtrArray *
read_foreign (const char *text,
              guint      *n_left_out)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  GPtrArray *plays = table_plays_parse_foreign (bytes, n_left_out, &error);

  g_assert_no_error (error);

  return plays;
}

static void
assert_foreign (const char *text,
                const char *expected,
                guint       n_left_out)
{
  guint n_found;
  g_autoptr (GPtrArray) plays = read_foreign (text, &n_found);
  g_autofree char *told = tell (plays);

  g_assert_cmpstr (told, ==, expected);
  g_assert_cmpuint (n_found, ==, n_left_out);
}

/* Formats */

#define BG_STATS(plays) \
  "{\"about\": \"\", \"players\": [{\"id\": 49, \"name\": \" Anna \", \"uuid\": \"x\"}, {\"id\": 52, \"name\": \"Bert\"}, {\"id\": 53}],\n" \
  "\"games\": [{\"id\": 1, \"name\": \"Concordia: Salsa\", \"bggId\": 124361}, {\"id\": 2, \"name\": \"COLONIA\", \"bggId\": 987}, " \
  "{\"id\": 3, \"name\": \"Concordia\", \"bggId\": 987}, {\"id\": 4, \"name\": \"Chess\"}, {\"id\": 5, \"name\": \"Visby\", \"bggId\": 0}],\n" \
  "\"plays\": [" plays "]}"
#define SCORES(anna, bert) \
  "\"playerScores\": [{\"playerRefId\": 49, \"score\": " anna ", \"winner\": true, \"startPlayer\": true, \"rank\": 1}, " \
  "{\"playerRefId\": 52, \"score\": " bert ", \"winner\": false, \"startPlayer\": false, \"rank\": 2}]"
#define PLAY(game, date, scores) "{\"uuid\": \"y\", \"gameRefId\": " game ", \"playDate\": \"" date "\", \"ignored\": false, " scores "}"

static void
test_bg_stats (Place        *place,
               gconstpointer data)
{
  assert_foreign (BG_STATS (PLAY ("1", "2019-03-21 22:02:33", SCORES ("\"131\"", "118")) ", "
                            PLAY ("5", "2020-02-29", SCORES ("\" 9\"", "\"9\""))),
                  "concordia 2019-03-21: Anna 131* Bert 118\nvisby 2020-02-29: Anna 9* Bert 9\n", 0);

  /* Other games, those of a name that is known with another number, and one of which too few play. */
  assert_foreign (BG_STATS (PLAY ("3", "2019-03-21", SCORES ("1", "2")) ", " PLAY ("4", "2019-03-21", SCORES ("1", "2")) ", "
                            PLAY ("99", "2019-03-21", SCORES ("1", "2"))),
                  "", 0);
  assert_foreign (BG_STATS (PLAY ("2", "2019-03-21", SCORES ("1", "2"))), "", 1);

  /* Without points, a day or a name. */
  assert_foreign (BG_STATS (PLAY ("1", "2019-03-21", SCORES ("\"\"", "2")) ", " PLAY ("1", "2019-03-21", SCORES ("\"49-46ish\"", "2")) ", "
                            PLAY ("1", "2019-02-29", SCORES ("1", "2")) ", " PLAY ("1", "", SCORES ("1", "2")) ", "
                            PLAY ("1", "2019-03-21", "\"playerScores\": [{\"playerRefId\": 53, \"score\": \"1\"}, {\"playerRefId\": 54, \"score\": \"1\"}]") ", "
                            PLAY ("1", "2019-03-21", "\"playerScores\": []") ", "
                            "{\"gameRefId\": 1, \"playDate\": \"2019-03-21\", \"ignored\": true, " SCORES ("1", "2") "}"),
                  "", 7);
  assert_foreign ("{\"plays\": [1, null, [], {\"playerScores\": 5}, {\"players\": {\"name\": 1}}]}", "", 0);
}

#define XML(plays) "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<plays username=\"x\" total=\"1\">" plays "</plays>"
#define XML_PLAY(attributes, players) \
  "<play id=\"1\" date=\"2015-12-27\" quantity=\"1\"" attributes "><item name=\"Concordia\" objecttype=\"thing\" objectid=\"124361\">" \
  "<subtypes><subtype value=\"boardgame\"/></subtypes></item><comments>a &amp; b</comments><players>" players "</players></play>"
#define XML_PLAYER(name, score, win) "<player username=\"u\" name=\"" name "\" score=\"" score "\" win=\"" win "\"/>"

static void
test_xml (Place        *place,
          gconstpointer data)
{
  assert_foreign (XML (XML_PLAY (" incomplete=\"0\"", XML_PLAYER ("Zo&#xEB;", "45", "0") XML_PLAYER ("", "41", "1"))),
                  "concordia 2015-12-27: Zo\303\253 45 u 41*\n", 0);
  /* Nobody is said to have won. */
  assert_foreign (XML (XML_PLAY ("", XML_PLAYER ("A", "45", "0") XML_PLAYER ("B", "45", "0") XML_PLAYER ("C", "-1", "0"))),
                  "concordia 2015-12-27: A 45* B 45* C -1\n", 0);
  assert_foreign (XML (XML_PLAY (" incomplete=\"1\"", XML_PLAYER ("A", "45", "0") XML_PLAYER ("B", "41", "1"))
                       XML_PLAY ("", XML_PLAYER ("A", "", "0") XML_PLAYER ("B", "41", "1")) XML_PLAY ("", "")),
                  "", 3);
}

static void
test_json (Place        *place,
           gconstpointer data)
{
  assert_foreign ("\357\273\277{\"plays\": [{\"playid\": \"7\", \"objectid\": \"124361\", \"name\": \"Concordia\", \"playdate\": \"2015-12-27\", "
                  "\"incomplete\": \"0\", \"players\": [{\"name\": \"A\", \"score\": \"45\", \"win\": \"1\"}, "
                  "{\"username\": \"b\", \"name\": \"\", \"score\": \"41\", \"win\": \"0\"}]}]}",
                  "concordia 2015-12-27: A 45* b 41\n", 0);
}

static void
test_table (Place        *place,
            gconstpointer data)
{
  assert_foreign ("Date,Game,Player,Score,Win\n2015-12-27,Visby,A,9,1\n2015-12-27,Visby,B,7,0\n2015-12-28,Visby,A,5,\n2015-12-28,Visby,B,6,\n",
                  "visby 2015-12-27: A 9* B 7\nvisby 2015-12-28: A 5 B 6*\n", 0);
  /* Twice on one day. */
  assert_foreign ("Date,Game,Player,Score\n2015-12-27,Visby,A,9\n2015-12-27,Visby,B,7\n2015-12-27,Visby,A,5\n2015-12-27,Visby,B,6\n",
                  "visby 2015-12-27: A 9* B 7\nvisby 2015-12-27: A 5 B 6*\n", 0);
  assert_foreign ("playid;objectid;playdate;username;points\n1;124361;2015-12-27;A;9\n1;124361;2015-12-27;B;7\n"
                  "2;124361;2015-12-27;A;9\n2;124361;2015-12-27;B;8\n3;5;2015-12-27;A;9\n",
                  "concordia 2015-12-27: A 9* B 7\nconcordia 2015-12-27: A 9* B 8\n", 0);
}

static void
test_no_plays (Place        *place,
               gconstpointer data)
{
  static const char *const texts[] = {
    "", " ", "Dear Agnes, I win.", "{}", "{\"plays\": {}}", "{\"plays\": [", "<plays>", "<plays", "a,b\n1,2\n", "[]", "\xff\xfe",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autoptr (GError) error = NULL;
      guint n_left_out;

      g_assert_null (table_plays_parse_foreign (bytes, &n_left_out, &error));
      g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
    }
}

/* The file */

static void
add (Place      *place,
     const char *text,
     guint       expected)
{
  g_autoptr (GError) error = NULL;
  guint n_left_out, n_added;

  g_assert_true (table_plays_add (place->path, read_foreign (text, &n_left_out), &n_added, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_added, ==, expected);
}

static void
assert_kept (Place      *place,
             const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) plays = table_plays_load (place->path, &error);
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  told = tell (plays);
  g_assert_cmpstr (told, ==, expected);
}

#define ONE "date,game,player,score,win\n2015-12-27,Visby,Anna,9,0\n2015-12-27,Visby,Bert,7,1\n"
#define SAME "date,game,player,score,win\n2015-12-27,visby,BERT,7,1\n2015-12-27,visby,anna,9,0\n"
#define TWO ONE "2015-12-28,Visby,Anna,9,0\n2015-12-28,Visby,Bert,7,1\n"

static void
test_twice (Place        *place,
            gconstpointer data)
{
  assert_kept (place, "");
  add (place, ONE, 1);
  add (place, ONE, 0);
  add (place, SAME, 0);
  assert_kept (place, "visby 2015-12-27: Anna 9 Bert 7*\n");
  add (place, TWO, 1);
  assert_kept (place, "visby 2015-12-27: Anna 9 Bert 7*\nvisby 2015-12-28: Anna 9 Bert 7*\n");

  g_assert_true (table_plays_remove (place->path, NULL));
  assert_kept (place, "");
}

/* What cannot be read is left as it is, and a full disk changes nothing. */
static void
test_faults (Place        *place,
             gconstpointer data)
{
  static const char *const texts[] = {
    "milk", "{}", "{\"format\": \"kontor-plays\", \"version\": 2, \"plays\": []}", "{\"format\": \"kontor-plays\", \"version\": 1}",
    "{\"format\": \"kontor-plays\", \"version\": 1, \"plays\": [5]}",
    "{\"format\": \"kontor-plays\", \"version\": 1, \"plays\": [{\"game\": \"visby\", \"day\": \"2015-12-27\", \"players\": []}]}",
  };
  g_autoptr (GError) error = NULL;
  guint n_left_out, n_added;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const DocError code = i == 0 ? DOC_ERROR_SYNTAX : DOC_ERROR_FORM;
      g_autofree char *text = NULL;

      g_assert_true (g_file_set_contents (place->path, texts[i], -1, NULL));
      g_assert_false (table_plays_add (place->path, read_foreign (ONE, &n_left_out), &n_added, &error));
      g_assert_error (error, DOC_ERROR, (int) code);
      g_clear_error (&error);
      g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, texts[i]);
    }

  g_assert_cmpint (g_remove (place->path), ==, 0);
  add (place, ONE, 1);
  broken_disk_set (place->directory, BROKEN_WRITE, ENOSPC);
  g_assert_false (table_plays_add (place->path, read_foreign (TWO, &n_left_out), &n_added, &error));
  broken_disk_set ("", BROKEN_NONE, 0);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  assert_kept (place, "visby 2015-12-27: Anna 9 Bert 7*\n");
}

/* A later version may know games that are not known here. */
static void
test_unknown_game (Place        *place,
                   gconstpointer data)
{
  g_assert_true (g_file_set_contents (place->path,
                                      "{\"format\": \"kontor-plays\", \"version\": 1, \"plays\": [{\"game\": \"chess\", \"day\": \"2015-12-27\", "
                                      "\"players\": [{\"name\": \"A\", \"points\": 1, \"won\": true}]}]}", -1, NULL));
  assert_kept (place, "");
}

/* Statistics */

static TablePastGame *
make_game (const char *time,
           int         points)
{
  const DocFileMark mark = { 0 };
  g_autoptr (GDateTime) played = g_date_time_new_from_iso8601 (time, NULL);
  TableGameSummary *summary = g_new0 (TableGameSummary, 1);
  guint n_left_out;
  g_autoptr (GPtrArray) plays = read_foreign (ONE, &n_left_out);
  const TablePlayed *play = g_ptr_array_index (plays, 0);

  summary->path = g_strdup ("/nowhere/game.kontor");
  summary->played = g_date_time_to_unix (played);
  summary->game = play->game;
  summary->n_players = 2;
  summary->finished = TRUE;
  summary->names[0] = g_strdup ("Bert");
  summary->names[1] = g_strdup ("Anna");
  summary->colors[0] = TABLE_COLOR_RED;
  summary->colors[1] = TABLE_COLOR_BLUE;
  summary->points[0] = 7;
  summary->points[1] = points;
  summary->parts[1][0] = points;
  summary->winners[1] = TRUE;

  return table_past_game_new (summary, &mark);
}

/* Counted among games, but what is told of more than the score, and once if they were played here. */
static void
test_statistics (Place        *place,
                 gconstpointer data)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLE_TYPE_PAST_GAME);
  g_autoptr (TablePastGame) same = make_game ("2015-12-28T01:30:00Z", 9);
  g_autoptr (TablePastGame) other = make_game ("2016-01-01T20:00:00Z", 20);
  g_autoptr (GListModel) all = NULL;
  g_autoptr (GPtrArray) plays = NULL;
  g_autoptr (GPtrArray) players = NULL;
  const TablePlayerStatistics *anna;
  guint n_left_out;

  g_list_store_append (games, other);
  g_list_store_append (games, same);
  plays = read_foreign (ONE "2010-12-28,Visby,Anna,1,0\n2010-12-28,Visby,Cleo,7,1\n2020-12-28,Visby,Anna,3,0\n2020-12-28,Visby,Cleo,7,1\n", &n_left_out);
  all = table_plays_join (G_LIST_MODEL (games), plays);
  g_assert_cmpuint (g_list_model_get_n_items (all), ==, 4);

  players = table_statistics_tell (all, same->summary->game);
  anna = g_ptr_array_index (players, 0);
  g_assert_cmpstr (anna->name, ==, "Anna");
  g_assert_cmpint (anna->color, ==, TABLE_COLOR_BLUE);
  g_assert_cmpint (anna->n_wins, ==, 2);
  g_assert_cmpint (anna->total, ==, 1 + 9 + 20 + 3);
  g_assert_cmpint (anna->n_whole, ==, 2);
  g_assert_cmpint (anna->parts[0], ==, 29);
  g_assert_cmpuint (anna->results->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      static const int points[] = { 1, 9, 20, 3 };

      g_assert_cmpint (g_array_index (anna->results, TableGameResult, i).points, ==, points[i]);
      g_assert_cmpint (g_array_index (anna->results, TableGameResult, i).has_score_only, ==, i == 0 || i == 3);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/plays/" path, Place, NULL, set_up, function, tear_down)
  ADD ("bg-stats", test_bg_stats);
  ADD ("xml", test_xml);
  ADD ("json", test_json);
  ADD ("table", test_table);
  ADD ("no-plays", test_no_plays);
  ADD ("twice", test_twice);
  ADD ("faults", test_faults);
  ADD ("unknown-game", test_unknown_game);
  ADD ("statistics", test_statistics);

  return g_test_run ();
}
