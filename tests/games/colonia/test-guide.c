/* test-guide.c: the rules at hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-guide.h"
#include "colonia-record.h"
#include "colonia-typed.h"
#include "table-simulation.h"
#include "tongue.h"

#include <string.h>

static const TableParagraph *
get_paragraph (ColoniaTopic topic,
               int          paragraph)
{
  return &colonia_guide.topics[topic].paragraphs[paragraph];
}

static const char *
get_text (ColoniaTopic topic,
          int          paragraph)
{
  const TablePassage passage = { (int) topic, paragraph };

  return table_guide_get_text (&colonia_game, &passage);
}

/* Fails, naming them all, if rules lead nowhere. */
static void
assert_told (GPtrArray *missing)
{
  g_autofree char *list = NULL;

  g_ptr_array_add (missing, NULL);
  list = g_strjoinv (", ", (char **) missing->pdata);
  g_assert_cmpstr (list, ==, "");
}

static void
test_rules (void)
{
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  TablePassage passage;

  g_assert_false (table_guide_find (&colonia_game, COLONIA_RULE_NONE, &passage));

  for (ColoniaRule rule = COLONIA_RULE_NONE + 1; rule < COLONIA_N_RULES; rule++)
    {
      g_autofree char *ids = NULL;

      if (!table_guide_find (&colonia_game, rule, &passage))
        {
          g_ptr_array_add (missing, (gpointer) colonia_rule_ids[rule]);
          continue;
        }

      ids = table_guide_get_ids (&colonia_game, &passage);
      g_assert_nonnull (strstr (ids, colonia_rule_ids[rule]));
    }

  assert_told (missing);
}

/* The rules that are written down are those that the program can name. */
static void
test_written_rules (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "rules.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) missing = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRegex) regex = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GError) error = NULL;
  int n = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  regex = g_regex_new ("\\*\\*([A-Z]+-[0-9]+)\\*\\*", 0, 0, &error);
  g_assert_no_error (error);

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      n++;
      if (table_game_find_rule (&colonia_game, id) == COLONIA_RULE_NONE)
        g_ptr_array_add (missing, g_steal_pointer (&id));
    }

  assert_told (missing);
  g_assert_cmpint (n, ==, COLONIA_N_RULES - 1);
}

static void
test_texts (void)
{
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_nonnull (table_guide_get_heading (&colonia_game, 0));

  for (ColoniaTopic topic = 0; topic < COLONIA_N_TOPICS; topic++)
    {
      int n = table_guide_get_n_paragraphs (&colonia_game, topic);
      char *title = table_guide_get_title (&colonia_game, topic);

      g_assert_cmpint (strlen (title), >, 0);
      g_assert_true (g_hash_table_add (titles, title));
      g_assert_cmpint (n, >, 0);

      for (int i = 0; i < n; i++)
        {
          const char *text = get_text (topic, i);

          g_assert_true (g_str_has_suffix (text, "."));
          g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
          g_assert_cmpint (g_utf8_strlen (text, -1), <=, 280);
          g_assert_cmpint (get_paragraph (topic, i)->rules[0], !=, COLONIA_RULE_NONE);
        }
    }
}

static void
test_edicts (void)
{
  g_assert_cmpint (colonia_guide_get_topic_of_edict (0), ==, COLONIA_TOPIC_EDICTS);
  g_assert_nonnull (table_guide_get_heading (&colonia_game, COLONIA_TOPIC_EDICTS));

  for (ColoniaEdictKind kind = 0; kind < COLONIA_N_EDICT_KINDS; kind++)
    {
      ColoniaTopic topic = colonia_guide_get_topic_of_edict (kind);
      g_autofree char *title = table_guide_get_title (&colonia_game, topic);

      g_assert_cmpint (topic, <, COLONIA_N_TOPICS);
      if (kind == COLONIA_EDICT_EXTRA_HOLD)
        g_assert_cmpstr (title, ==, "Extra hold");
    }
}

/* What the rulebook leaves open says so. */
static void
test_rulings (void)
{
  static const ColoniaRule rulings[] = {
    COLONIA_RULE_EDICT_2, COLONIA_RULE_EDICT_3, COLONIA_RULE_EDICT_4, COLONIA_RULE_EDICT_5, COLONIA_RULE_EDICT_6,
    COLONIA_RULE_EDICT_7, COLONIA_RULE_EDICT_1, COLONIA_RULE_SET_6,
  };
  TablePassage passage;

  for (guint i = 0; i < G_N_ELEMENTS (rulings); i++)
    {
      g_assert_true (table_guide_find (&colonia_game, rulings[i], &passage));
      g_assert_cmpint (get_paragraph ((ColoniaTopic) passage.topic, passage.paragraph)->source, ==, TABLE_SOURCE_RULING);
      g_assert_cmpstr (table_guide_get_source (&colonia_game, &passage), ==,
                       "The rulebook leaves this open; it is played like this here.");
    }

  g_assert_true (table_guide_find (&colonia_game, COLONIA_RULE_WED_1, &passage));
  g_assert_cmpint (get_paragraph ((ColoniaTopic) passage.topic, passage.paragraph)->source, ==, TABLE_SOURCE_RULEBOOK);
  g_assert_null (table_guide_get_source (&colonia_game, &passage));
}

/* The first paragraph of a topic that has it from there and tells of a rule, or -1. */
static int
find_paragraph (ColoniaTopic       topic,
                int source,
                ColoniaRule        rule)
{
  for (int i = 0; i < table_guide_get_n_paragraphs (&colonia_game, topic); i++)
    if (get_paragraph (topic, i)->source == (int) source && get_paragraph (topic, i)->rules[0] == (int) rule)
      return i;

  return -1;
}

/* What the table may know better says where to look, and what is ours is not
 * said to be the rulebook's. */
static void
test_sources (void)
{
  static const struct {
    ColoniaTopic topic;
    int source;
    ColoniaRule rule;
  } cases[] = {
    { COLONIA_TOPIC_SETUP, COLONIA_GUIDE_SHEET, COLONIA_RULE_SET_2 },
    { COLONIA_TOPIC_SETUP, COLONIA_GUIDE_SHEET, COLONIA_RULE_SET_3 },
    { COLONIA_TOPIC_SETUP, TABLE_SOURCE_RULEBOOK, COLONIA_RULE_SET_1 },
    { COLONIA_TOPIC_SETUP, TABLE_SOURCE_RULING, COLONIA_RULE_SET_1 },
    { COLONIA_TOPIC_TRADE, TABLE_SOURCE_RULING, COLONIA_RULE_SET_6 },
    { COLONIA_TOPIC_END, TABLE_SOURCE_RULEBOOK, COLONIA_RULE_END_3 },
    { COLONIA_TOPIC_END, COLONIA_GUIDE_ENGLISH, COLONIA_RULE_END_3 },
    { COLONIA_TOPIC_SATURDAY, TABLE_SOURCE_RULEBOOK, COLONIA_RULE_SAT_2 },
    { COLONIA_TOPIC_EDICTS + COLONIA_EDICT_BIGGER_BOOTHS, TABLE_SOURCE_RULING, COLONIA_RULE_EDICT_7 },
    { COLONIA_TOPIC_EDICTS + COLONIA_EDICT_BUSY_CRAFTSMAN, TABLE_SOURCE_RULING, COLONIA_RULE_VOTE_1 },
    { COLONIA_TOPIC_EDICTS + COLONIA_EDICT_OTHER, TABLE_SOURCE_RULING, COLONIA_RULE_EDICT_1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (find_paragraph (cases[i].topic, cases[i].source, cases[i].rule), >=, 0);
}

/* What each step is about, or -1 where that depends on more than the step. */
static const int topics_of_steps[COLONIA_N_STEPS] = {
  [COLONIA_STEP_BERTH_SHIPS] = -1,
  [COLONIA_STEP_REVEAL_RELICS] = -1,
  [COLONIA_STEP_WEEK_CARD] = COLONIA_TOPIC_MONDAY,
  [COLONIA_STEP_EDICTS] = COLONIA_TOPIC_MONDAY,
  [COLONIA_STEP_FAMILY_CARDS] = COLONIA_TOPIC_TUESDAY,
  [COLONIA_STEP_TIE_ROLLS] = COLONIA_TOPIC_ORDER,
  [COLONIA_STEP_VOTE] = COLONIA_TOPIC_VOTING,
  [COLONIA_STEP_CASTING_VOTE] = COLONIA_TOPIC_VOTING,
  [COLONIA_STEP_EDICT] = -1,
  [COLONIA_STEP_MARKET] = COLONIA_TOPIC_WEDNESDAY,
  [COLONIA_STEP_ORDERS] = COLONIA_TOPIC_THURSDAY,
  [COLONIA_STEP_EXTRA_CONTRACTS] = COLONIA_TOPIC_THURSDAY,
  [COLONIA_STEP_LOADING] = COLONIA_TOPIC_FRIDAY,
  [COLONIA_STEP_BUYING] = COLONIA_TOPIC_SUNDAY,
  [COLONIA_STEP_SAFEGUARDING] = COLONIA_TOPIC_SUNDAY,
  [COLONIA_STEP_FINAL_HOLDINGS] = COLONIA_TOPIC_END,
  [COLONIA_STEP_FINISHED] = COLONIA_TOPIC_END,
};

static int
get_expected_topic (const ColoniaState *state)
{
  if (topics_of_steps[state->step] >= 0)
    return topics_of_steps[state->step];
  if (state->edict >= 0)
    return colonia_guide_get_topic_of_edict (state->edicts[state->edict].kind);
  if (state->week == 0)
    return COLONIA_TOPIC_SETUP;

  return state->step == COLONIA_STEP_BERTH_SHIPS ? COLONIA_TOPIC_SATURDAY : COLONIA_TOPIC_SUNDAY;
}

static void
test_steps (void)
{
  gboolean seen[COLONIA_N_TOPICS] = { FALSE };

  for (guint64 seed = 0; seed < 12; seed++)
    {
      ColoniaTracking tracking = seed % 2 == 0 ? COLONIA_TRACKING_FULL : COLONIA_TRACKING_ESSENTIALS;
      g_autoptr (TableSimulation) simulation = table_simulation_new (&colonia_game, 3 + (int) (seed % 4), tracking, seed);

      do
        {
          const ColoniaState *state = colonia_record_get_state (table_simulation_get_record (simulation));
          ColoniaTopic topic = (ColoniaTopic) table_guide_get_topic_of_state (&state->table);

          g_assert_cmpint (topic, ==, get_expected_topic (state));
          seen[topic] = TRUE;
        }
      while (table_simulation_step (simulation));
    }

  for (ColoniaTopic topic = COLONIA_TOPIC_MONDAY; topic <= COLONIA_TOPIC_SUNDAY; topic++)
    g_assert_true (seen[topic]);
  g_assert_true (seen[COLONIA_TOPIC_SETUP]);
  g_assert_true (seen[COLONIA_TOPIC_END]);
  g_assert_true (seen[COLONIA_TOPIC_EDICTS + COLONIA_EDICT_SHIPS_LEAVE]);
}

/* Whether the words are found in a topic, in its paragraph or title. */
static gboolean
finds (const char   *words,
       ColoniaTopic  topic,
       int           paragraph)
{
  g_autoptr (GArray) passages = table_guide_search (&colonia_game, words);

  for (guint i = 0; i < passages->len; i++)
    {
      const TablePassage *passage = &g_array_index (passages, TablePassage, i);

      if (passage->topic == (int) topic && passage->paragraph == paragraph)
        return TRUE;
    }

  return FALSE;
}

static guint
count (const char *words)
{
  g_autoptr (GArray) passages = table_guide_search (&colonia_game, words);

  return passages->len;
}

static void
test_search (void)
{
  g_assert_cmpuint (count (""), ==, 0);
  g_assert_cmpuint (count (" - "), ==, 0);
  g_assert_cmpuint (count ("bookkeeper"), ==, 0);
  g_assert_cmpuint (count ("mayor bookkeeper"), ==, 0);

  /* Whole words, beginnings of words, capitals, and in whatever order. */
  g_assert_true (finds ("mayor", COLONIA_TOPIC_TUESDAY, 1));
  g_assert_true (finds ("MAYO", COLONIA_TOPIC_TUESDAY, 1));
  g_assert_true (finds ("until mayor next", COLONIA_TOPIC_TUESDAY, 1));
  g_assert_false (finds ("ayor", COLONIA_TOPIC_TUESDAY, 1));

  /* Accents and umlauts, in the text as in what is looked for. */
  g_assert_true (finds ("brügge", COLONIA_TOPIC_TRADE, 0));
  g_assert_true (finds ("brugge", COLONIA_TOPIC_TRADE, 0));
  g_assert_true (finds ("bérgen", COLONIA_TOPIC_TRADE, 0));
  g_assert_true (finds ("BÉRGEN BRUGGÈ", COLONIA_TOPIC_TRADE, 0));
}

/* The first word of a text with an accent in it, or NULL. */
/* The first word of a text that is not short and has an accent. */
static char *
find_accented (const char *text)
{
  while (*text != '\0')
    {
      const char *end = text;
      g_autofree char *word = NULL;

      while (g_unichar_isalpha (g_utf8_get_char (end)))
        end = g_utf8_next_char (end);

      word = g_strndup (text, (gsize) (end - text));
      if (!g_str_is_ascii (word) && g_utf8_strlen (word, -1) > 4)
        return g_steal_pointer (&word);

      text = *end != '\0' ? g_utf8_next_char (end) : end;
    }

  return NULL;
}

/* Returns how many paragraphs were looked for. */
static int
search_in_language (const char *language)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);
  int n = 0;

  for (ColoniaTopic topic = 0; topic < COLONIA_N_TOPICS; topic++)
    for (int i = 0; i < table_guide_get_n_paragraphs (&colonia_game, topic); i++)
      {
        g_autofree char *word = find_accented (get_text (topic, i));
        g_autofree char *plain = word != NULL ? g_str_to_ascii (word, "C") : NULL;
        g_autofree char *loud = word != NULL ? g_utf8_strup (word, -1) : NULL;

        if (word == NULL || *plain == '?')
          continue;

        n++;
        g_assert_true (finds (word, topic, i));
        g_assert_true (finds (plain, topic, i));
        g_assert_true (finds (loud, topic, i));
      }

  return n;
}

/* Who has no keyboard of a language finds what is written in it all the same. */
static void
test_search_in_languages (void)
{
  int n = 0;

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    n += search_in_language (*language);
  g_assert_cmpint (n, >, 10);
}

static void
test_search_by_title (void)
{
  /* A title is found itself, and helps its paragraphs to be. */
  g_assert_true (finds ("market", COLONIA_TOPIC_WEDNESDAY, -1));
  g_assert_true (finds ("market passed", COLONIA_TOPIC_WEDNESDAY, 0));
  g_assert_true (finds ("market bag", COLONIA_TOPIC_WEDNESDAY, 2));
  g_assert_false (finds ("market bag", COLONIA_TOPIC_WEDNESDAY, -1));
  g_assert_false (finds ("market", COLONIA_TOPIC_WEDNESDAY, 1));
}

static void
test_search_by_id (void)
{
  TablePassage passage;

  for (ColoniaRule rule = COLONIA_RULE_NONE + 1; rule < COLONIA_N_RULES; rule++)
    {
      g_assert_true (table_guide_find (&colonia_game, rule, &passage));
      g_assert_true (finds (colonia_rule_ids[rule], (ColoniaTopic) passage.topic, passage.paragraph));
    }

  g_assert_true (finds ("tue-4", COLONIA_TOPIC_ORDER, 1));
}

int
main (int   argc,
      char *argv[])
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guide/rules", test_rules);
  g_test_add_func ("/guide/written-rules", test_written_rules);
  g_test_add_func ("/guide/texts", test_texts);
  g_test_add_func ("/guide/edicts", test_edicts);
  g_test_add_func ("/guide/rulings", test_rulings);
  g_test_add_func ("/guide/sources", test_sources);
  g_test_add_func ("/guide/steps", test_steps);
  g_test_add_func ("/guide/search", test_search);
  g_test_add_func ("/guide/search/languages", test_search_in_languages);
  g_test_add_func ("/guide/search/title", test_search_by_title);
  g_test_add_func ("/guide/search/id", test_search_by_id);

  return g_test_run ();
}
