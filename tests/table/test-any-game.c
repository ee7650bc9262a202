/* test-any-game.c: what holds of whatever game somebody adds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random players play whole games of each game that this program is linked with, which
 * are then written and read, undone and redone, looked at from each seat, and told in
 * each language, of players whose names begin with vowels and look like markup and formats. Nothing here knows any of them.
 */

#include "config.h"

#include "strange.h"
#include "table-complaint.h"
#include "table-course.h"
#include "table-guide.h"
#include "table-session.h"
#include "table-simulation.h"
#include "tongue.h"
#include "written.h"

#include <string.h>

#define SEEDS 3

/* How many games are looked at for anything doubtful. */
#define DOUBTLESS 12
/* What costs much is looked at in strides that have nothing to do with the rhythm of a round. */
#define STRIDE 13
#define VIEWS_STRIDE 29

typedef struct {
  const TableGame *game;
  int tracking;
  int n_players;
} Group;

static char *
print_state (const TableState *state)
{
  g_autoptr (JsonNode) node = state->game->print_state (state);

  return json_to_string (node, FALSE);
}

/* A state that owns nothing is what lies there, and any other is what is printed of it. */
static void
assert_same_state (const TableState *state,
                   const TableState *other)
{
  g_assert_true (state->game == other->game);

  if (state->game->own == NULL)
    {
      g_assert_cmpmem (state, state->game->state_size, other, other->game->state_size);
    }
  else
    {
      g_autofree char *text = print_state (state);
      g_autofree char *other_text = print_state (other);

      g_assert_cmpstr (text, ==, other_text);
    }
}

static void
go_to (TableRecord *record,
       guint        cursor)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (table_record_move_cursor (record, cursor, &error));
  g_assert_no_error (error);
}

/* The same seed is the same game, and another one another. */
static void
check_same_again (const Group *group,
                  guint64      seed)
{
  g_autoptr (TableRecord) game = table_simulate (group->game, group->n_players, group->tracking, seed);
  g_autoptr (TableRecord) same = table_simulate (group->game, group->n_players, group->tracking, seed);
  g_autoptr (TableRecord) other = table_simulate (group->game, group->n_players, group->tracking, seed + 1);
  g_autofree char *game_text = table_record_to_text (game);
  g_autofree char *same_text = table_record_to_text (same);
  g_autofree char *other_text = table_record_to_text (other);

  g_assert_cmpstr (game_text, ==, same_text);
  g_assert_cmpstr (game_text, !=, other_text);
}

/* What was written is read as it was, and undone events are redone as they were. */
static void
check_text (TableRecord *record)
{
  const guint n_events = table_record_get_n_events (record);
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  g_autoptr (TableRecord) again = NULL;

  go_to (record, n_events / 2);
  text = table_record_to_text (record);
  again = written_record (text);
  text_again = table_record_to_text (again);
  g_assert_cmpstr (text_again, ==, text);
  assert_same_state (table_record_get_state (again), table_record_get_state (record));

  go_to (record, n_events);
  go_to (again, n_events);
  assert_same_state (table_record_get_state (again), table_record_get_state (record));
}

/* In what strides a game is gone through: a short one step by step. */
static guint
get_stride (const TableRecord *record,
            guint              usual)
{
  return table_record_get_n_events (record) > 2 * usual ? usual : 1;
}

/* Undone step by step, a game stands as it stood. */
static void
check_undoing (TableRecord *record)
{
  const guint n_events = table_record_get_n_events (record);
  const guint stride = get_stride (record, STRIDE);
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func ((GDestroyNotify) table_state_free);

  for (guint cursor = 0; cursor <= n_events; cursor += stride)
    {
      go_to (record, cursor);
      g_ptr_array_add (states, table_state_dup (table_record_get_state (record)));
    }
  for (guint i = states->len; i > 0; i--)
    {
      go_to (record, (i - 1) * stride);
      assert_same_state (table_record_get_state (record), g_ptr_array_index (states, i - 1));
    }
  go_to (record, n_events);
}

static TableState *
see (const TableState *state,
     int               seat)
{
  TableState *view = g_malloc0 (state->game->state_size);

  table_state_view (view, state, seat);

  return view;
}

/* Nobody sees more on a second look, and what everybody sees each of them sees. */
static void
check_view (const TableState *state,
            int               seat)
{
  g_autoptr (TableState) view = see (state, seat);
  g_autoptr (TableState) again = see (view, seat);
  g_autoptr (TableState) open = see (state, TABLE_NOBODY);
  g_autoptr (TableState) open_of_view = see (view, TABLE_NOBODY);

  assert_same_state (again, view);
  assert_same_state (open_of_view, open);
}

static void
check_views (TableRecord *record)
{
  const guint n_events = table_record_get_n_events (record);

  for (guint cursor = 0; cursor <= n_events; cursor += get_stride (record, VIEWS_STRIDE))
    {
      go_to (record, cursor);
      for (int seat = TABLE_NOBODY; seat < table_record_get_state (record)->n_players; seat++)
        check_view (table_record_get_state (record), seat);
    }
  go_to (record, n_events);
}

/* Before a name that begins with a vowel “de”, “que” and the like would lose their own in French, and nobody can know
 * which name stands there. */
static void
check_unbound (const char *text)
{
  const char *bound = "\\b(?:[dlnsjmtc]e|la|que|du|au|jusque|lorsque|puisque|quoique) (?:" STRANGE_TRACES ")\\b";

  if (!g_str_equal (tongue_get_language (), "fr") || !g_regex_match_simple (bound, text, G_REGEX_CASELESS, 0))
    return;

  g_test_message ("a name is bound: %s", text);
  g_test_fail ();
}

/* Names and notes stand there as they were written, and nothing is bound to them. */
static void
check_whole (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpstr (strange_find_broken (text), ==, NULL);
  check_unbound (text);
}

/* It fits on one line, and something stands there. */
static void
check_line (const char *line)
{
  g_assert_nonnull (line);
  g_assert_cmpstr (line, !=, "");
  check_whole (line);
  for (const char *at = line; *at != '\0'; at = g_utf8_next_char (at))
    g_assert_false (g_unichar_iscntrl (g_utf8_get_char (at)));
}

static void
check_step (const TableRecord *record)
{
  const TableState *state = table_record_get_state (record);
  const TableGame *game = state->game;
  g_autofree char *step = game->tell_step (table_record_get_names (record), state);
  g_autofree char *when = game->tell_when (state->round, state->part);
  g_autofree char *when_within = game->tell_when_within (state->round, state->part);

  check_line (step);
  if (state->round > 0)
    {
      check_line (when);
      check_line (when_within);
    }
  if (game->guide != NULL)
    {
      int topic = table_guide_get_topic_of_state (state);

      g_assert_true (topic >= 0 && topic < game->guide->n_topics);
    }
}

/* What cannot happen now, of all that happens in a game, is refused with a sentence, by
 * a rule where there is one for it. Returns how much is. */
static guint
check_refusals (const TableRecord *record)
{
  const TableState *state = table_record_get_state (record);
  guint n_refused = 0;

  for (guint i = 0; i < table_record_get_n_events (record); i += get_stride (record, STRIDE))
    {
      const TableObstacle obstacle = table_state_examine (state, table_record_get_event (record, i));
      g_autofree char *sentence = NULL;

      if (obstacle.kind == TABLE_OBSTACLE_NONE)
        continue;

      sentence = table_obstacle_tell (state->game, table_record_get_names (record), &obstacle);
      check_line (sentence);
      if (obstacle.rule != 0)
        check_line (table_game_get_rule (state->game, obstacle.rule));
      n_refused++;
    }

  return n_refused;
}

/* What random players write is told in the language that is spoken. */
static void
check_written (const TableGame *game,
               const char      *line)
{
  g_assert_null (strstr (line, "By chance"));
  for (guint i = 0; game->chance_texts != NULL && game->chance_texts[i] != NULL; i++)
    g_assert_null (strstr (line, game->chance_texts[i]));
}

/* All that was said, in the language that is spoken. */
static void
check_told (const TableRecord *record)
{
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, G_MAXUINT), NULL, NULL);
  GListModel *chronicle = table_session_get_chronicle (session);

  g_assert_cmpuint (g_list_model_get_n_items (chronicle), ==, table_record_get_n_events (record));
  for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      check_line (line->sentence);
      if (!g_str_equal (tongue_get_language (), "en"))
        check_written (table_record_get_game (record), line->sentence);
      check_whole (line->details);
    }
}

static void
check_words (TableRecord *record)
{
  const guint n_events = table_record_get_n_events (record);
  const char *const *languages = tongue_list ();
  guint n_refused = 0;

  for (guint i = 0; languages[i] != NULL; i++)
    {
      tongue_set_language (languages[i]);
      check_told (record);
      for (guint cursor = 0; cursor <= n_events; cursor += get_stride (record, VIEWS_STRIDE))
        {
          go_to (record, cursor);
          check_step (record);
          n_refused += check_refusals (record);
        }
      go_to (record, n_events);
    }
  tongue_set_language ("en");

  g_assert_cmpuint (n_refused, >, 0);
}

/* Who has won is told, and the course comes to what the score says. */
static void
check_score (const TableRecord *record)
{
  const TableState *state = table_record_get_state (record);
  TableScore score;
  TableCourse course;
  int n_winners = 0;

  g_assert_true (table_state_is_finished (state));
  g_assert_true (table_state_get_score (state, &score));
  g_assert_true (score.final);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_assert_cmpint (score.ranks[seat], >=, 1);
      n_winners += score.ranks[seat] == 1;
      for (int other = 0; other < state->n_players; other++)
        g_assert_true (score.totals[other] <= score.totals[seat] || score.ranks[other] < score.ranks[seat]);
    }
  g_assert_cmpint (n_winners, >=, 1);

  table_course_tell (record, &course);
  g_assert_cmpint (course.n_players, ==, state->n_players);
}

/* Random players do nothing that cannot be so by what is known of the box. */
static void
check_doubts (const TableRecord *record)
{
  g_autoptr (TableState) state = table_state_new (table_record_get_game (record), table_record_get_setup (record), NULL);

  g_assert_cmpint (table_state_doubt (state, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  for (guint i = 0; i < table_record_get_n_events (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);

      g_assert_cmpint (table_state_doubt (state, event).kind, ==, TABLE_OBSTACLE_NONE);
      table_state_apply (state, event, NULL);
    }
}

static void
test_games (gconstpointer data)
{
  const Group *group = data;

  for (guint64 seed = 1; seed <= DOUBTLESS; seed++)
    {
      g_autoptr (TableRecord) record = table_simulate (group->game, group->n_players, group->tracking, seed);

      check_doubts (record);
    }
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (TableRecord) record = table_simulate (group->game, group->n_players, group->tracking, seed);

      g_assert_true (table_record_get_game (record) == group->game);
      check_same_again (group, seed);
      check_score (record);
      check_text (record);
      check_undoing (record);
      check_views (record);
      if (seed == 1)
        {
          strange_name_people (record, 0);
          check_words (record);
        }
    }
}

static void
check_topics (const TableGame  *game,
              const TableSetup *setup)
{
  for (TablePassage at = { 0, 0 }; at.topic < game->guide->n_topics; at.topic++)
    {
      g_autofree char *title = table_guide_get_title (game, at.topic);
      int n = table_guide_get_n_paragraphs (game, at.topic);

      check_line (title);
      g_assert_cmpint (n, >, 0);
      for (at.paragraph = 0; at.paragraph < n; at.paragraph++)
        {
          g_autofree char *agreed = table_guide_tell_text (game, setup, &at);

          check_line (table_guide_get_text (game, &at));
          check_line (agreed);
        }
    }
}

/* Rules that can be read are told, each of them, in each language. */
static void
test_guide (gconstpointer data)
{
  const TableGame *game = data;
  const char *const *languages = tongue_list ();
  g_autoptr (TableRecord) record = table_simulate (game, game->max_players, 0, 1);
  TablePassage passage;

  for (int rule = 1; game->rules[rule] != NULL; rule++)
    {
      g_autofree char *ids = NULL;

      g_assert_cmpint (table_game_find_rule (game, game->rules[rule]), ==, rule);
      g_assert_true (table_guide_find (game, rule, &passage));
      ids = table_guide_get_ids (game, &passage);
      g_assert_nonnull (strstr (ids, game->rules[rule]));
    }

  for (guint i = 0; languages[i] != NULL; i++)
    {
      tongue_set_language (languages[i]);
      check_topics (game, table_record_get_setup (record));
    }
  tongue_set_language ("en");
}

static void
add_guide (const TableGame *game)
{
  g_autofree char *path = g_strdup_printf ("/any-game/%s/guide", game->id);

  if (game->guide != NULL)
    g_test_add_data_func (path, game, test_guide);
}

/* Whatever people choose by its name has one. */
static void
check_names (const TableField *fields)
{
  for (const TableField *field = fields; field != NULL && field->name != NULL; field++)
    {
      const char *const *ids = field->ids != NULL ? field->ids : field->keys;

      for (int i = 0; field->get_name != NULL && ids != NULL && ids[i] != NULL; i++)
        check_line (field->get_name (field->first + i));
      check_names (field->fields);
    }
}

static void
test_names (gconstpointer data)
{
  const TableGame *game = data;

  check_line (table_game_get_name (game));
  check_names (game->setup);
  for (int type = 0; game->events->ids[type] != NULL; type++)
    check_names (game->events->kinds[type].fields);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  for (int i = 0; table_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/any-game/%s/names", table_games[i]->id);

      g_test_add_data_func (path, table_games[i], test_names);
      add_guide (table_games[i]);
    }
  for (int i = 0; table_games[i] != NULL; i++)
    for (int tracking = 0; table_games[i]->trackings[tracking] != NULL; tracking++)
      for (int n_players = table_games[i]->min_players; n_players <= table_games[i]->max_players; n_players++)
        {
          Group *group = g_new (Group, 1);
          g_autofree char *path = g_strdup_printf ("/any-game/%s/%s/%d-players", table_games[i]->id,
                                                   table_games[i]->trackings[tracking], n_players);

          *group = (Group) { table_games[i], tracking, n_players };
          g_test_add_data_func_full (path, group, test_games, g_free);
        }

  return g_test_run ();
}
