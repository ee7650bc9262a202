/* scene.c: the rules in scenes, played and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scene.h"

#include "colonia-events.h"
#include "colonia-play.h"
#include "colonia-score.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "doc-parse.h"
#include "picture.h"

#include <string.h>

#define SCENE "== "
#define EVENT "> "
#define QUESTION "?? "
#define GONE "- "
#define NEW "+ "
#define CAUSED "~ "
#define REFUSED "! "
#define DOUBTED "? "
#define ANSWER "= "

static const char *const names[COLONIA_MAX_PLAYERS] = { "Anna", "Bert", "Cora", "Dirk", "Emma", "Finn" };

/* A scene while it is played. What does not come out as it should is told in
 * @report; the first such event ends the scene. */
typedef struct {
  const Scene *scene;
  guint next; /* the line that is played next */
  ColoniaState state;
  GString *report;
} Stage;

/* What the lines under an event say that it does. */
typedef struct {
  GPtrArray *changes;
  GPtrArray *caused;
  const char *refused;
  const char *doubted;
} Outcome;

/* Files of scenes */

static void
scene_free (gpointer data)
{
  Scene *scene = data;

  g_free (scene->file);
  g_free (scene->rule);
  g_free (scene->title);
  g_ptr_array_unref (scene->lines);
  g_free (scene);
}

static gboolean
is_rule (const char *id)
{
  for (ColoniaRule rule = COLONIA_RULE_NONE + 1; rule < COLONIA_N_RULES; rule++)
    if (g_str_equal (colonia_rule_ids[rule], id))
      return TRUE;

  return FALSE;
}

/*
 * scene_new:
 * @heading: the rule and the title
 *
 * Returns: (nullable): an empty scene, or %NULL if @heading does not begin with a rule
 */
static Scene *
scene_new (const char *file,
           guint       number,
           const char *heading)
{
  g_auto (GStrv) parts = g_strsplit (heading, " ", 2);
  Scene *scene;

  if (parts[0] == NULL || parts[1] == NULL || !is_rule (parts[0]))
    return NULL;

  scene = g_new0 (Scene, 1);
  scene->file = g_strdup (file);
  scene->number = number;
  scene->rule = g_strdup (parts[0]);
  scene->title = g_strdup (parts[1]);
  scene->lines = g_ptr_array_new_with_free_func (g_free);

  return scene;
}

/* Adds a line to the last scene, or begins the next. */
static gboolean
parse_line (GPtrArray  *scenes,
            const char *file,
            guint       number,
            const char *line)
{
  if (*line == '\0' || *line == '#')
    return TRUE;

  if (g_str_has_prefix (line, SCENE))
    {
      Scene *scene = scene_new (file, number, line + strlen (SCENE));

      if (scene != NULL)
        g_ptr_array_add (scenes, scene);
      return scene != NULL;
    }

  if (scenes->len > 0)
    {
      Scene *scene = g_ptr_array_index (scenes, scenes->len - 1);

      g_ptr_array_add (scene->lines, g_strdup (line));
    }

  return scenes->len > 0;
}

/*
 * scenes_parse:
 * @file: the name of the file, for complaints
 * @text: what is in it
 * @complaint: (out) (transfer full): what is wrong with it, if anything is
 *
 * Takes a file of scenes apart.
 *
 * Returns: (transfer full) (nullable) (element-type Scene): the scenes
 */
GPtrArray *
scenes_parse (const char  *file,
              const char  *text,
              char       **complaint)
{
  g_autoptr (GPtrArray) scenes = g_ptr_array_new_with_free_func (scene_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  *complaint = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    if (!parse_line (scenes, file, i + 1, lines[i]))
      {
        *complaint = g_strdup_printf ("%s:%u: a scene begins with “%s”, a rule and a title: %s",
                                      file, i + 1, SCENE, lines[i]);
        return NULL;
      }

  return g_steal_pointer (&scenes);
}

/* Reports */

static gboolean
has_failed (const Stage *stage)
{
  return stage->report->len > 0;
}

static void G_GNUC_PRINTF (2, 3)
report (Stage      *stage,
        const char *format,
        ...)
{
  va_list args;

  va_start (args, format);
  g_string_append_vprintf (stage->report, format, args);
  va_end (args);
  g_string_append_c (stage->report, '\n');
}

static gboolean
has_line (const GPtrArray *lines,
          const char      *line)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) lines, line, g_str_equal, NULL);
}

static GPtrArray *
split_lines (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_ptr_array_add (lines, g_strdup (parts[i]));

  return lines;
}

/*
 * compare_lines:
 * @before: (element-type utf8): some lines, no two alike
 * @after: (element-type utf8): other lines, no two alike
 *
 * Finds what is different between two lists, in their order.
 *
 * Returns: (transfer full) (element-type utf8): the lines that are gone and new
 */
static GPtrArray *
compare_lines (const GPtrArray *before,
               const GPtrArray *after)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func (g_free);
  guint old = 0;
  guint new = 0;

  while (old < before->len || new < after->len)
    {
      const char *gone = old < before->len ? before->pdata[old] : NULL;
      const char *come = new < after->len ? after->pdata[new] : NULL;

      if (gone != NULL && !has_line (after, gone))
        {
          g_ptr_array_add (changes, g_strconcat (GONE, gone, NULL));
          old++;
        }
      else if (come != NULL && !has_line (before, come))
        {
          g_ptr_array_add (changes, g_strconcat (NEW, come, NULL));
          new++;
        }
      else
        {
          old += gone != NULL;
          new += come != NULL;
        }
    }

  return changes;
}

/* Reports a list that should be another, as a unified difference. Of two that
 * differ in their order only both are shown. */
static void
report_lists (Stage           *stage,
              const char      *what,
              const GPtrArray *expected,
              const GPtrArray *actual)
{
  g_autoptr (GPtrArray) changes = compare_lines (expected, actual);

  report (stage, "%s (- as the scene says, + as it is):", what);
  for (guint i = 0; i < changes->len; i++)
    report (stage, "  %s", (const char *) changes->pdata[i]);
  if (changes->len > 0)
    return;

  for (guint i = 0; i < expected->len; i++)
    report (stage, "  " GONE "%s", (const char *) expected->pdata[i]);
  for (guint i = 0; i < actual->len; i++)
    report (stage, "  " NEW "%s", (const char *) actual->pdata[i]);
}

static void
compare_lists (Stage           *stage,
               const char      *what,
               const GPtrArray *expected,
               const GPtrArray *actual)
{
  gboolean equal = expected->len == actual->len;

  for (guint i = 0; equal && i < expected->len; i++)
    equal = g_str_equal (expected->pdata[i], actual->pdata[i]);

  if (!equal)
    report_lists (stage, what, expected, actual);
}

/* Lines of a scene */

static const char *
peek_line (const Stage *stage)
{
  const GPtrArray *lines = stage->scene->lines;

  return stage->next < lines->len ? lines->pdata[stage->next] : NULL;
}

/* Takes what follows @mark on the next line, if the line begins so. */
static const char *
take_line (Stage      *stage,
           const char *mark)
{
  const char *line = peek_line (stage);

  if (line == NULL || !g_str_has_prefix (line, mark))
    return NULL;

  stage->next++;

  return line + strlen (mark);
}

static Outcome *
outcome_new (void)
{
  Outcome *outcome = g_new0 (Outcome, 1);

  outcome->changes = g_ptr_array_new ();
  outcome->caused = g_ptr_array_new ();

  return outcome;
}

static void
outcome_free (Outcome *outcome)
{
  g_ptr_array_unref (outcome->changes);
  g_ptr_array_unref (outcome->caused);
  g_free (outcome);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Outcome, outcome_free)

/* Takes the lines under an event. */
static Outcome *
take_outcome (Stage *stage)
{
  Outcome *outcome = outcome_new ();

  for (;;)
    {
      const char *line = peek_line (stage);
      const char *caused, *refused, *doubted;

      if (take_line (stage, GONE) != NULL || take_line (stage, NEW) != NULL)
        g_ptr_array_add (outcome->changes, (gpointer) line);
      else if ((caused = take_line (stage, CAUSED)) != NULL)
        g_ptr_array_add (outcome->caused, (gpointer) caused);
      else if (outcome->refused == NULL && (refused = take_line (stage, REFUSED)) != NULL)
        outcome->refused = refused;
      else if (outcome->doubted == NULL && (doubted = take_line (stage, DOUBTED)) != NULL)
        outcome->doubted = doubted;
      else
        return outcome;
    }
}

/* The picture */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A picture that would be written otherwise says something by default, or
 * has its words in another order: lines of it could never be compared. */
static void
check_spelling (Stage      *stage,
                const char *picture)
{
  g_autofree char *written = picture_write (&stage->state);
  g_autoptr (GPtrArray) expected = split_lines (picture);
  g_autoptr (GPtrArray) actual = split_lines (written);

  g_ptr_array_sort (expected, compare_texts);
  g_ptr_array_sort (actual, compare_texts);
  compare_lists (stage, "the picture is spelt otherwise", expected, actual);
}

static void
set_up (Stage *stage)
{
  g_autoptr (GString) picture = g_string_new (NULL);
  g_autofree char *complaint = NULL;
  const char *line;

  while ((line = peek_line (stage)) != NULL
         && !g_str_has_prefix (line, EVENT)
         && !g_str_has_prefix (line, QUESTION))
    {
      g_string_append_printf (picture, "%s\n", line);
      stage->next++;
    }

  if (!picture_read (picture->str, &stage->state, &complaint))
    report (stage, "%s", complaint);
  else if (line == NULL)
    report (stage, "nothing happens in this scene");
  else
    check_spelling (stage, picture->str);
}

/* Events */

static gboolean
read_event (Stage        *stage,
            const char   *text,
            ColoniaEvent *event)
{
  const TableTerms terms = { .tracking = (int) stage->state.tracking, .n_players = stage->state.n_players };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = doc_parse (text, strlen (text), &error);
  DocPlace place;

  memset (event, 0, sizeof *event);
  if (root != NULL)
    {
      place = doc_place_root (root);
      if (table_event_read (&colonia_events, &place, &terms, &event->table, &error))
        return TRUE;
    }

  report (stage, "%s", error->message);

  return FALSE;
}

/* The sentence, and the rule if there is one. */
static char *
tell_effect (const ColoniaEffect *effect)
{
  const ColoniaTelling telling = { names, NULL };
  const char *rule = colonia_rule_ids[effect->rule];
  g_autofree char *sentence = colonia_words_effect (&telling, effect);

  return *rule != '\0' ? g_strdup_printf ("%s [%s]", sentence, rule) : g_steal_pointer (&sentence);
}

static GPtrArray *
tell_effects (const GArray *effects)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < effects->len; i++)
    g_ptr_array_add (sentences, tell_effect (&g_array_index (effects, ColoniaEffect, i)));

  return sentences;
}

/* The rule, or "-", and the sentence. */
static char *
tell_obstacle (const ColoniaObstacle *obstacle)
{
  const char *rule = colonia_rule_ids[obstacle->rule];
  g_autofree char *sentence = table_refusals_tell (&colonia_refusals, names, obstacle);

  return g_strdup_printf ("%s %s", *rule != '\0' ? rule : "-", sentence);
}

/* All changes must be told; in which order does not matter. */
static void
compare_changes (Stage              *stage,
                 const GPtrArray    *expected,
                 const ColoniaState *before)
{
  g_autofree char *old_picture = picture_write (before);
  g_autofree char *new_picture = picture_write (&stage->state);
  g_autoptr (GPtrArray) old_lines = split_lines (old_picture);
  g_autoptr (GPtrArray) new_lines = split_lines (new_picture);
  g_autoptr (GPtrArray) actual = compare_lines (old_lines, new_lines);
  gboolean equal = expected->len == actual->len;

  for (guint i = 0; equal && i < expected->len; i++)
    equal = has_line (actual, expected->pdata[i]);
  if (equal)
    return;

  report (stage, "other lines change than the scene says:");
  for (guint i = 0; i < actual->len; i++)
    report (stage, "  %s%s", (const char *) actual->pdata[i],
            has_line (expected, actual->pdata[i]) ? "" : "    <-- not in the scene");
  for (guint i = 0; i < expected->len; i++)
    if (!has_line (actual, expected->pdata[i]))
      report (stage, "  %s    <-- in the scene only", (const char *) expected->pdata[i]);
}

/* The sentences of the scene must be among those of the event, in order. */
static void
compare_caused (Stage           *stage,
                const GPtrArray *expected,
                const GArray    *effects)
{
  g_autoptr (GPtrArray) actual = tell_effects (effects);
  guint found = 0;

  for (guint i = 0; i < actual->len && found < expected->len; i++)
    if (g_str_equal (actual->pdata[i], expected->pdata[found]))
      found++;
  if (found == expected->len)
    return;

  report (stage, "the event does not cause, or not then: %s", (const char *) expected->pdata[found]);
  for (guint i = 0; i < actual->len; i++)
    report (stage, "  " CAUSED "%s", (const char *) actual->pdata[i]);
}

static void
compare_refusal (Stage                 *stage,
                 const Outcome         *outcome,
                 const ColoniaObstacle *obstacle)
{
  g_autofree char *actual = NULL;

  if (obstacle->kind == TABLE_OBSTACLE_NONE)
    {
      if (outcome->refused != NULL)
        report (stage, "the event is not refused");
      return;
    }

  actual = tell_obstacle (obstacle);
  if (outcome->refused == NULL)
    report (stage, "the event is refused:\n  " REFUSED "%s", actual);
  else if (!g_str_equal (outcome->refused, actual))
    report (stage, "the event is refused otherwise:\n  - %s\n  + %s", outcome->refused, actual);
  else if (outcome->changes->len > 0 || outcome->caused->len > 0)
    report (stage, "a refused event changes and causes nothing");
}

/* Many cards of scenes are none that there are: only where a scene says so it matters. */
static void
compare_doubt (Stage              *stage,
               const Outcome      *outcome,
               const ColoniaState *before,
               const ColoniaEvent *event)
{
  const ColoniaObstacle doubt = table_state_doubt (&before->table, &event->table);
  g_autofree char *actual = doubt.kind != TABLE_OBSTACLE_NONE ? tell_obstacle (&doubt) : g_strdup ("nothing");

  if (outcome->doubted != NULL && !g_str_equal (outcome->doubted, actual))
    report (stage, "the event is doubtful otherwise:\n  - %s\n  + %s", outcome->doubted, actual);
}

/* Whoever asks beforehand, and whoever wants no effects told, sees the same
 * game. */
static void
check_asking (Stage                 *stage,
              const ColoniaState    *before,
              const ColoniaEvent    *event,
              const ColoniaObstacle *obstacle)
{
  g_auto (ColoniaState) quiet = { 0 };
  ColoniaObstacle asked = colonia_state_examine (before, event);

  if (memcmp (&asked, obstacle, sizeof asked) != 0)
    report (stage, "asked beforehand, the rules say something else");
  if (obstacle->kind != TABLE_OBSTACLE_NONE && !colonia_state_equal (before, &stage->state))
    report (stage, "the refused event changes the state");

  colonia_state_copy (&quiet, before);
  colonia_state_apply (&quiet, event, NULL);
  if (!colonia_state_equal (&quiet, &stage->state))
    report (stage, "when nobody listens the event does something else");
}

static void
play_event (Stage      *stage,
            const char *text)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_autoptr (Outcome) outcome = take_outcome (stage);
  g_auto (ColoniaEvent) event = { 0 };
  g_auto (ColoniaState) before = { 0 };
  ColoniaObstacle obstacle;

  if (!read_event (stage, text, &event))
    return;

  colonia_state_copy (&before, &stage->state);
  obstacle = colonia_state_apply (&stage->state, &event, effects);

  compare_refusal (stage, outcome, &obstacle);
  compare_doubt (stage, outcome, &before, &event);
  check_asking (stage, &before, &event, &obstacle);
  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    {
      compare_changes (stage, outcome->changes, &before);
      compare_caused (stage, outcome->caused, effects);
    }
}

/* Questions */

static void G_GNUC_PRINTF (2, 3)
add_answer (GPtrArray  *answers,
            const char *format,
            ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (answers, g_strdup_vprintf (format, args));
  va_end (args);
}

static char *
tell_event (const ColoniaState *state,
            const ColoniaEvent *event)
{
  const TableTerms terms = { .tracking = (int) state->tracking, .n_players = state->n_players };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  table_event_build (&colonia_events, &event->table, &terms, builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

static void
answer_choices (const ColoniaState *state,
                GPtrArray          *answers)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (state);

  for (guint i = 0; i < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, i);
      g_autofree char *event = tell_event (state, &choice->event);
      g_autofree char *obstacle = NULL;

      if (choice->obstacle.kind == TABLE_OBSTACLE_NONE)
        {
          add_answer (answers, "%s", event);
          continue;
        }

      obstacle = tell_obstacle (&choice->obstacle);
      add_answer (answers, "%s " REFUSED "%s%s", event, obstacle,
                  colonia_obstacle_is_private (&choice->obstacle) ? " (private)" : "");
    }
}

static void
answer_members (const ColoniaState *state,
                GPtrArray          *answers)
{
  g_autoptr (GString) members = g_string_new (NULL);

  for (int seat = 0; seat < state->n_players; seat++)
    g_string_append_printf (members, seat > 0 ? " %d" : "%d", colonia_state_count_members (state, seat));

  add_answer (answers, "%s", members->str);
}

static void
answer_window (const ColoniaScore *score,
               ColoniaCity         city,
               GPtrArray          *answers)
{
  g_autoptr (GString) amounts = g_string_new (NULL);
  g_autofree char *player = NULL;

  for (int seat = 0; seat < score->n_players; seat++)
    g_string_append_printf (amounts, "%d ", score->windows[city].amounts[seat]);

  player = score->windows[city].player == COLONIA_NOBODY
             ? g_strdup ("nobody")
             : g_strdup_printf ("%d", score->windows[city].player + 1);
  add_answer (answers, "window %s %s-> %s pays %d",
              colonia_city_ids[city], amounts->str, player, score->windows[city].pays);
}

static void
answer_winners (const ColoniaScore *score,
                GPtrArray          *answers)
{
  static const char *const decided_by[] = { "points", "money", "goods", "resources", "shared" };
  g_autoptr (GString) winners = g_string_new ("winners");

  for (int seat = 0; seat < score->n_players; seat++)
    if (score->players[seat].rank == 1)
      g_string_append_printf (winners, " %d", seat + 1);

  add_answer (answers, "%s", winners->str);
  add_answer (answers, "decided %s", decided_by[score->decided_by]);
}

static void
answer_score (const ColoniaState *state,
              GPtrArray          *answers)
{
  ColoniaScore score;

  if (!colonia_state_get_score (state, &score))
    {
      add_answer (answers, "no score");
      return;
    }

  add_answer (answers, score.final ? "final" : "not final");
  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    answer_window (&score, city, answers);
  for (int seat = 0; seat < score.n_players; seat++)
    add_answer (answers, "player %d relics %d shrines %d windows %d total %d money %d goods %d resources %d rank %d",
                seat + 1, score.players[seat].relics, score.players[seat].shrines,
                score.players[seat].windows, score.players[seat].total, score.players[seat].money,
                score.players[seat].goods, score.players[seat].resources, score.players[seat].rank);
  answer_winners (&score, answers);
}

static void
ask (Stage      *stage,
     const char *question)
{
  g_autoptr (GPtrArray) expected = g_ptr_array_new ();
  g_autoptr (GPtrArray) actual = g_ptr_array_new_with_free_func (g_free);
  const char *line;

  while ((line = take_line (stage, ANSWER)) != NULL)
    g_ptr_array_add (expected, (gpointer) line);

  if (g_str_equal (question, "choices"))
    answer_choices (&stage->state, actual);
  else if (g_str_equal (question, "members"))
    answer_members (&stage->state, actual);
  else if (g_str_equal (question, "score"))
    answer_score (&stage->state, actual);
  else
    report (stage, "nobody knows the answer to this question");

  compare_lists (stage, "the answer is another", expected, actual);
}

/* The play */

static void
play_line (Stage *stage)
{
  const char *line = peek_line (stage);
  const char *event, *question;

  if ((event = take_line (stage, EVENT)) != NULL)
    play_event (stage, event);
  else if ((question = take_line (stage, QUESTION)) != NULL)
    ask (stage, question);
  else
    report (stage, "this line means nothing here");

  if (has_failed (stage))
    {
      g_string_prepend_c (stage->report, '\n');
      g_string_prepend (stage->report, line);
    }
}

/*
 * scene_play:
 * @scene: a scene
 *
 * Plays a scene up to its end or the first thing that does not come out as
 * it says.
 *
 * Returns: (transfer full) (nullable): what is wrong, in lines, or %NULL if all is as it says
 */
char *
scene_play (const Scene *scene)
{
  Stage stage = { .scene = scene, .report = g_string_new (NULL) };

  set_up (&stage);
  while (!has_failed (&stage) && peek_line (&stage) != NULL)
    play_line (&stage);
  colonia_state_clear (&stage.state);

  if (!has_failed (&stage))
    {
      g_string_free (stage.report, TRUE);
      return NULL;
    }

  return g_string_free (stage.report, FALSE);
}
