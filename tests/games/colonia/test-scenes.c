/* test-scenes.c: the rules, scene by scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include <locale.h>

#include "colonia-record.h"
#include "colonia-typed.h"
#include "picture.h"
#include "scene.h"
#include "table-simulation.h"

#define SEEDS 3

/* Pictures */

static void
check_picture (const ColoniaState *state)
{
  g_auto (ColoniaState) read = { 0 };
  g_autofree char *picture = picture_write (state);
  g_autofree char *complaint = NULL;
  g_autofree char *again = NULL;

  picture_read (picture, &read, &complaint);
  if (complaint != NULL)
    g_error ("%s", complaint);
  again = picture_write (&read);
  g_assert_cmpstr (again, ==, picture);
  g_assert_true (colonia_state_equal (&read, state));
}

/* Nothing of any state in whole games is missing in its picture. */
static void
test_round_trip (void)
{
  for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    for (int n_players = COLONIA_MIN_PLAYERS; n_players <= COLONIA_MAX_PLAYERS; n_players++)
      for (guint64 seed = 0; seed < SEEDS; seed++)
        {
          g_autoptr (TableSimulation) simulation = table_simulation_new (&colonia_game, n_players, tracking, seed);

          do
            check_picture (colonia_record_get_state (table_simulation_get_record (simulation)));
          while (table_simulation_step (simulation));
        }
}

static void
test_complaints (void)
{
  static const struct {
    const char *picture;
    const char *complaint;
  } wrong[] = {
    { "", "the picture is empty" },
    { "week 1 monday edicts -", "week 1 monday edicts -: a picture begins with its one line “game”" },
    { "game full 3\ngame full 3", "game full 3: a picture begins with its one line “game”" },
    { "game full 7", "game full 7: “7” is not a number from 3 to 6" },
    { "game whole 4", "game whole 4: “whole” is unknown" },
    { "game full 3\nsuply 1 20", "suply 1 20: no line of a picture begins so" },
    { "game full 3\nsupply 4 20", "supply 4 20: “4” is not a number from 1 to 3" },
    { "game full 3\nsupply 1", "supply 1: something is missing at the end" },
    { "game full 3\nsupply 1 20 20", "supply 1 20 20: “20” is too much" },
    { "game full 3\nbag leather 1 steel 2", "bag leather 1 steel 2: “steel” is unknown" },
    { "game full 3\nbooth 2 empty", "booth 2 empty: number 2 comes where 1 should" },
    { "game full 3\nhold 1 1 pays 9 by -", "hold 1 1 pays 9 by -: no ship lies in this berth" },
    { "game full 3\nslot 1 bergen cost 9", "slot 1 bergen cost 9: “points” is missing" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *complaint = NULL;
      ColoniaState state;

      g_assert_false (picture_read (wrong[i].picture, &state, &complaint));
      g_assert_cmpstr (complaint, ==, wrong[i].complaint);
    }
}

/* Scenes that are wrong */

static void
check_report (const char *text,
              const char *expected)
{
  g_autofree char *complaint = NULL;
  g_autoptr (GPtrArray) scenes = scenes_parse ("test", text, &complaint);
  g_autofree char *report = NULL;

  if (complaint != NULL)
    g_error ("%s", complaint);
  g_assert_cmpuint (scenes->len, ==, 1);
  report = scene_play (g_ptr_array_index (scenes, 0));
  g_assert_cmpstr (report, ==, expected);
}

#define MARKET \
  "== WED-1 A market\n" \
  "game full 3\n" \
  "week 1 wednesday market 1\n" \
  "order 1 2 3\n"

/* A scene that says something else than what happens does not go through. */
static void
test_reports (void)
{
  check_report (MARKET "> {\"type\": \"pass\", \"player\": 1}\n"
                "- week 1 wednesday market 1\n+ week 1 wednesday market 2\n+ passed 1\n",
                NULL);
  check_report (MARKET, "nothing happens in this scene\n");
  check_report (MARKET "supply 1 0\n?? members\n= 0 0 0\n",
                "the picture is spelt otherwise (- as the scene says, + as it is):\n  - supply 1 0\n");
  check_report (MARKET "> {\"type\": \"pass\", \"player\": 1}\n"
                "- week 1 wednesday market 1\n+ week 1 wednesday market 3\n",
                "> {\"type\": \"pass\", \"player\": 1}\n"
                "other lines change than the scene says:\n"
                "  - week 1 wednesday market 1\n"
                "  + week 1 wednesday market 2    <-- not in the scene\n"
                "  + passed 1    <-- not in the scene\n"
                "  + week 1 wednesday market 3    <-- in the scene only\n");
  check_report (MARKET "> {\"type\": \"pass\", \"player\": 1}\n! WED-1 no\n"
                "- week 1 wednesday market 1\n+ week 1 wednesday market 2\n+ passed 1\n",
                "> {\"type\": \"pass\", \"player\": 1}\nthe event is not refused\n");
  check_report (MARKET "> {\"type\": \"pass\", \"player\": 2}\n",
                "> {\"type\": \"pass\", \"player\": 2}\nthe event is refused:\n"
                "  ! TUE-3 it is the turn of Anna, not of Bert\n");
  check_report (MARKET "> {\"type\": \"pass\", \"player\": 2}\n! WED-1 no\n",
                "> {\"type\": \"pass\", \"player\": 2}\nthe event is refused otherwise:\n"
                "  - WED-1 no\n  + TUE-3 it is the turn of Anna, not of Bert\n");
  check_report (MARKET "?? members\n= 0 0 1\n",
                "?? members\nthe answer is another (- as the scene says, + as it is):\n  - 0 0 1\n  + 0 0 0\n");
  check_report (MARKET "?? members\n= 0 0 0\nsupply 1 20\n", "supply 1 20\nthis line means nothing here\n");
}

static void
test_headings (void)
{
  static const char *const wrong[] = { "game full 3\n", "== TUE-7 No such rule\n", "== TUE-4\n" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *complaint = NULL;
      g_autoptr (GPtrArray) scenes = scenes_parse ("test", wrong[i], &complaint);

      g_assert_null (scenes);
      g_assert_true (g_str_has_prefix (complaint, "test:1: a scene begins with"));
    }
}

/* The scenes of the rules */

/* Tells a report where whoever runs the tests sees it: messages of a test stay
 * in its log. */
static void
tell_report (const Scene *scene,
             const char  *report)
{
  g_printerr ("%s:%u: %s %s\n%s\n", scene->file, scene->number, scene->rule, scene->title, report);
}

/* Plays all scenes of a rule, also after one that went wrong. */
static void
test_rule (gconstpointer data)
{
  const GPtrArray *scenes = data;

  for (guint i = 0; i < scenes->len; i++)
    {
      const Scene *scene = scenes->pdata[i];
      g_autofree char *report = scene_play (scene);

      if (report != NULL)
        {
          tell_report (scene, report);
          g_test_fail ();
        }
    }
}

/* Makes the scenes of each rule in a room one test. The scenes themselves are
 * owned by @all. */
static void
add_room (const char *room,
          GPtrArray  *scenes,
          GPtrArray  *all)
{
  g_autoptr (GHashTable) rules = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < scenes->len; i++)
    {
      Scene *scene = scenes->pdata[i];
      GPtrArray *of_rule = g_hash_table_lookup (rules, scene->rule);

      if (of_rule == NULL)
        {
          g_autofree char *path = g_strdup_printf ("/rules/%s/%s", room, scene->rule);

          of_rule = g_ptr_array_new ();
          g_ptr_array_add (all, of_rule);
          g_hash_table_insert (rules, scene->rule, of_rule);
          g_test_add_data_func (path, of_rule, test_rule);
        }

      g_ptr_array_add (of_rule, scene);
    }

  g_ptr_array_add (all, g_ptr_array_ref (scenes));
}

static void
add_file (const char *folder,
          const char *file,
          GPtrArray  *all)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *room = g_strndup (file, strcspn (file, "."));
  g_autoptr (GPtrArray) scenes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *complaint = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  scenes = scenes_parse (file, text, &complaint);
  if (complaint != NULL)
    g_error ("%s", complaint);
  add_room (room, scenes, all);
}

static GPtrArray *
add_rooms (void)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "games", "colonia", "scenes", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *file;

  g_assert_no_error (error);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".scenes"))
      add_file (folder, file, all);

  return all;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) all = NULL;

  /* Reports have letters that only the user's charset has, but the sentences
   * in scenes are not translated. */
  setlocale (LC_CTYPE, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/picture/round-trip", test_round_trip);
  g_test_add_func ("/picture/complaints", test_complaints);
  g_test_add_func ("/scene/reports", test_reports);
  g_test_add_func ("/scene/headings", test_headings);
  all = add_rooms ();

  return g_test_run ();
}
