/* plain-scenes.c: the rules of a game, scene by scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scene is a game from its start on, in which a correction may set what it is about:
 *
 *   == SHARE-1 T-1 Troops come first     a rule, and a title
 *   players 4 {"end-seals": 45}          how many play, in which tracking, and the options
 *   > {"type": "cards", ...}             an event, as in a record
 *   : All reveal their cards. ...        the sentence of that event
 *   ~ Knight: Malte gets 3 seals. [...]  a sentence that it causes, in order, if worth telling
 *   = players[1].seals 3                 what the tool prints then: of the state, or of the score
 *   ! PLAY-1 Heike reveals ...           why it cannot be; nothing changes
 *   ? MSG-3 no message joins ...         what speaks against it, or against how it begins; or “nothing”
 */

#include "config.h"

#include "plain-scenes.h"

#include "doc-parse.h"
#include "doc-write.h"
#include "table-complaint.h"
#include "table-words.h"
#include "tongue.h"

#include <string.h>

static const char *const names[] = { "Heike", "Malte", "Anna", "Bert", "Cora", "Dirk", "Emil", "Frieda" };
static const TableTelling telling = { .names = names };
static const TableGame *game;

typedef struct {
  char *heading;
  GPtrArray *lines;
} Scene;

typedef struct {
  TableState *state;
  GArray *effects;
  guint n_seen; /* effects that were told */
  char *told; /* the last event, as a sentence */
  gboolean refused;
  TableObstacle obstacle;
  TableObstacle doubt;
} Stage;

/* What the scene does not say is as usual. */
static void
begin (Stage      *stage,
       const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const char *options = strchr (line, '{');
  g_autofree char *text = g_strdup_printf ("{\"options\":%s}", options != NULL ? options : "{}");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = doc_parse (text, strlen (text), &error);
  g_autofree TableSetup *setup = g_malloc0 (game->setup_size);
  const DocPlace place = doc_place_root (node);
  TableTerms terms;

  g_assert_no_error (error);
  g_assert_cmpstr (words[0], ==, "players");
  setup->n_players = (int) g_ascii_strtoll (words[1], NULL, 10);
  for (int tracking = 0; game->trackings[tracking] != NULL; tracking++)
    if (g_strcmp0 (words[2], game->trackings[tracking]) == 0)
      setup->tracking = tracking;
  terms = (TableTerms) { .tracking = setup->tracking, .n_players = setup->n_players };

  game->init_setup (setup);
  g_assert_true (table_fields_read (game->setup, &place, &terms, setup, &error));
  g_assert_no_error (error);
  stage->state = table_state_new (game, setup, stage->effects);
  stage->doubt = table_state_doubt (stage->state, NULL);
}

static void
play (Stage      *stage,
      const char *text)
{
  const TableTerms terms = { .tracking = stage->state->tracking, .n_players = stage->state->n_players,
                             .state = stage->state };
  g_autoptr (TableState) before = table_state_dup (stage->state);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = doc_parse (text, strlen (text), &error);
  TableEvent *event = table_event_new (game->events, 0);
  DocPlace place = doc_place_root (node);

  g_assert_no_error (error);
  g_assert_true (table_event_read (game->events, &place, &terms, event, &error));
  g_assert_no_error (error);

  g_array_set_size (stage->effects, 0);
  stage->n_seen = 0;
  g_free (stage->told);
  stage->told = table_words_event (game, &telling, before, event);
  stage->doubt = table_state_doubt (stage->state, event);
  stage->obstacle = table_state_apply (stage->state, event, stage->effects);
  stage->refused = stage->obstacle.kind != TABLE_OBSTACLE_NONE;
  if (stage->refused)
    g_assert_cmpmem (before, game->state_size, stage->state, game->state_size);
  table_event_free (game->events, event);
}

/* Goes on until the sentence comes. */
static void
expect_effect (Stage      *stage,
               const char *expected)
{
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint n_told; stage->n_seen < stage->effects->len; )
    {
      const TableEffect *effect = &g_array_index (stage->effects, TableEffect, stage->n_seen);
      g_autofree char *sentence = game->tell_effects (&telling, effect, stage->effects->len - stage->n_seen, &n_told);
      g_autofree char *line = g_strdup_printf ("%s [%s]", sentence, table_game_get_rule (game, effect->rule));

      stage->n_seen += n_told;
      if (g_str_equal (line, expected))
        return;
      g_string_append_printf (told, "\n  ~ %s", line);
    }

  g_test_message ("it is not told: %s; but:%s", expected, told->str);
  g_test_fail ();
}

static JsonNode *
find (JsonNode   *node,
      const char *path)
{
  g_auto (GStrv) steps = g_strsplit_set (path, ".[", -1);

  for (guint i = 0; node != NULL && steps[i] != NULL; i++)
    if (g_ascii_isdigit (*steps[i]))
      node = json_array_get_element (json_node_get_array (node), (guint) g_ascii_strtoull (steps[i], NULL, 10));
    else
      node = json_object_get_member (json_node_get_object (node), steps[i]);

  return node;
}

static void
expect_value (Stage      *stage,
              const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 2);
  const gboolean of_score = g_str_has_prefix (words[0], "score");
  g_autoptr (JsonNode) root = of_score ? table_state_print_score (stage->state) : game->print_state (stage->state);
  JsonNode *node = root != NULL ? find (root, of_score ? words[0] + strlen ("score.") : words[0]) : NULL;
  g_autofree char *value = node != NULL ? doc_write (node) : g_strdup ("none");

  if (!g_str_equal (value, words[1]))
    {
      g_test_message ("%s is %s, not %s", words[0], value, words[1]);
      g_test_fail ();
    }
}

static void
expect_refusal (Stage      *stage,
                const char *expected)
{
  const char *rule = table_game_get_rule (game, stage->obstacle.rule);
  g_autofree char *sentence = stage->refused ? table_obstacle_tell (game, names, &stage->obstacle) : NULL;
  g_autofree char *line = g_strdup_printf ("%s %s", *rule != '\0' ? rule : "-", sentence);

  g_assert_cmpstr (line, ==, expected);
  stage->refused = FALSE;
}

static void
expect_doubt (Stage      *stage,
              const char *expected)
{
  g_autofree char *sentence = NULL;
  g_autofree char *line = NULL;

  if (stage->doubt.kind != TABLE_OBSTACLE_NONE)
    sentence = table_obstacle_tell (game, names, &stage->doubt);
  line = sentence != NULL ? g_strdup_printf ("%s %s", table_game_get_rule (game, stage->doubt.rule), sentence)
                          : g_strdup ("nothing");

  g_assert_cmpstr (line, ==, expected);
}

/* What is refused must be expected to be. */
static void
play_line (Stage      *stage,
           const char *line)
{
  if (stage->refused && *line != '!')
    expect_refusal (stage, "nothing");

  if (*line == '>')
    play (stage, line + 2);
  else if (*line == ':')
    g_assert_cmpstr (stage->told, ==, line + 2);
  else if (*line == '~')
    expect_effect (stage, line + 2);
  else if (*line == '=')
    expect_value (stage, line + 2);
  else if (*line == '!')
    expect_refusal (stage, line + 2);
  else if (*line == '?')
    expect_doubt (stage, line + 2);
  else
    begin (stage, line);
}

static void
play_scene (const Scene *scene)
{
  Stage stage = { .effects = g_array_new (FALSE, FALSE, sizeof (TableEffect)) };

  g_test_message ("%s", scene->heading);
  for (guint i = 0; i < scene->lines->len; i++)
    play_line (&stage, scene->lines->pdata[i]);
  g_assert_false (stage.refused);

  g_array_unref (stage.effects);
  g_free (stage.told);
  table_state_free (stage.state);
}

static void
test_rule (gconstpointer data)
{
  const GPtrArray *scenes = data;

  for (guint i = 0; i < scenes->len; i++)
    play_scene (scenes->pdata[i]);
}

/* Every numbered rule has a scene. */
static void
test_every_rule (gconstpointer data)
{
  for (int rule = 1; game->rules[rule] != NULL; rule++)
    if (!g_hash_table_contains ((GHashTable *) data, game->rules[rule]))
      {
        g_test_message ("%s has no scene", game->rules[rule]);
        g_test_fail ();
      }
}

static void
scene_free (gpointer data)
{
  Scene *scene = data;

  g_free (scene->heading);
  g_ptr_array_unref (scene->lines);
  g_free (scene);
}

static Scene *
add_scene (GHashTable *rules,
           const char *heading)
{
  g_auto (GStrv) words = g_strsplit (heading, " ", 2);
  GPtrArray *scenes = g_hash_table_lookup (rules, words[0]);
  Scene *scene = g_new0 (Scene, 1);

  if (table_game_find_rule (game, words[0]) == 0)
    g_error ("there is no such rule: %s", heading);

  if (scenes == NULL)
    {
      g_autofree char *path = g_strdup_printf ("/%s/rules/%s", game->id, words[0]);

      scenes = g_ptr_array_new_with_free_func (scene_free);
      g_hash_table_insert (rules, g_strdup (words[0]), scenes);
      g_test_add_data_func (path, scenes, test_rule);
    }
  scene->heading = g_strdup (heading);
  scene->lines = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (scenes, scene);

  return scene;
}

static void
read_scenes (GHashTable *rules)
{
  g_autofree char *name = g_strdup_printf ("%s.scenes", game->id);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", game->id, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  Scene *scene = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "== "))
      scene = add_scene (rules, lines[i] + 3);
    else if (*lines[i] != '\0' && *lines[i] != '#')
      g_ptr_array_add (scene->lines, g_strdup (lines[i]));
}

/* Plays the scenes of a game, which are in the file NAME.scenes of its tests. */
int
plain_scenes_run (int              argc,
                  char           **argv,
                  const TableGame *of)
{
  g_autoptr (GHashTable) rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autofree char *path = g_strdup_printf ("/%s/rules/every-rule", of->id);

  game = of;
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  read_scenes (rules);
  g_test_add_data_func (path, rules, test_every_rule);

  return g_test_run ();
}
