/* test-events.c: of what events consist, and whether their manual says so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-events.h"
#include "colonia-record.h"
#include "colonia-setup.h"
#include "colonia-typed.h"
#include "doc-write.h"
#include "table-chance.h"
#include "table-simulation.h"

#include <string.h>

#define SEEDS 3

/* What is read comes back */

static char *
write_event (const ColoniaEvent *event,
             const TableTerms   *terms)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  table_event_build (&colonia_events, &event->table, terms, builder);
  node = json_builder_get_root (builder);

  return doc_write (node);
}

/* Takes an event once round: written, read, and copied it is the same. */
static void
check_event (const ColoniaEvent *event,
             const TableTerms   *terms)
{
  g_autofree char *text = write_event (event, terms);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;
  g_auto (ColoniaEvent) read = { 0 };
  ColoniaEvent *copy;
  DocPlace root = doc_place_root (node);

  g_assert_true (table_event_read (&colonia_events, &root, terms, &read.table, &error));
  g_assert_no_error (error);
  g_assert_true (table_event_equal (&colonia_events, &read.table, &event->table, terms));

  copy = colonia_event_copy (&read);
  colonia_event_clear (&read);
  again = write_event (copy, terms);
  g_assert_cmpstr (again, ==, text);
  colonia_event_free (copy);
}

static void
test_round (void)
{
  gboolean met[COLONIA_N_EVENT_TYPES] = { 0 };

  for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    for (guint64 seed = 0; seed < SEEDS; seed++)
      {
        int n_players = COLONIA_MIN_PLAYERS + (int) seed;
        const TableTerms terms = { .tracking = (int) tracking, .n_players = n_players };
        g_autoptr (TableRecord) record = table_simulate (&colonia_game, n_players, tracking, seed);

        for (guint i = 0; i < table_record_get_cursor (record); i++)
          {
            check_event (colonia_record_get_event (record, i), &terms);
            met[table_record_get_event (record, i)->type] = TRUE;
          }
      }

  /* Nobody corrects anything in a simulation; the table of bad records does. Changes are below. */
  met[COLONIA_EVENT_CORRECTION] = TRUE;
  met[COLONIA_EVENT_CHANGE] = TRUE;
  for (int type = 0; type < COLONIA_N_EVENT_TYPES; type++)
    if (!met[type])
      g_error ("no %s was met", colonia_event_type_ids[type]);
}

/* In a change numbers may be negative; what is zero is left out, whatever it is said of. */
static void
test_change (void)
{
  const TableTerms terms = { .tracking = COLONIA_TRACKING_FULL, .n_players = 3 };
  ColoniaEvent event = { .type = COLONIA_EVENT_CHANGE, .player = COLONIA_NOBODY };
  g_autofree char *empty = write_event (&event, &terms);
  g_autofree char *text = NULL;

  g_assert_cmpstr (empty, ==, "{\"type\":\"change\",\"players\":[{},{},{}]}");
  check_event (&event, &terms);

  event.change.players[0].resources.n[COLONIA_RESOURCE_IRON] = -COLONIA_MAX_CHANGE;
  event.change.players[0].money.n[COLONIA_CITY_BRUGES] = COLONIA_MAX_CHANGE;
  event.change.players[2].goods.n[COLONIA_GOOD_SADDLE] = -1;
  event.change.reason = (char *) "A storm";
  text = write_event (&event, &terms);
  g_assert_cmpstr (text, ==,
                   "{\"type\":\"change\",\"players\":[{\"resources\":{\"iron\":-99},\"money\":{\"bruges\":99}},{},"
                   "{\"goods\":{\"saddle\":-1}}],\"reason\":\"A storm\"}");
  check_event (&event, &terms);
}

/* By chance */

/* What the schema allows is tried out until something can happen: even much that has to fit
 * together, as a shrine and its points, is found so. */
static void
test_by_chance (void)
{
  gboolean met[COLONIA_N_EVENT_TYPES] = { 0 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  const TableChance chance = table_chance_from_rand (rand);

  for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    {
      g_autoptr (TableSimulation) simulation = table_simulation_new (&colonia_game, COLONIA_MIN_PLAYERS, tracking, 1);
      const TableState *state = table_record_get_state (table_simulation_get_record (simulation));
      int step = TABLE_NOBODY;

      while (table_simulation_step (simulation))
        {
          TableEvent *event;

          if (state->step == step || table_state_is_finished (state))
            continue;

          step = state->step;
          event = table_chance_make_event (&chance, state);
          if (event == NULL)
            continue;

          met[event->type] = TRUE;
          table_event_free (&colonia_events, event);
        }
    }

  /* What is done in turn is one of many things that can be done then. A cube for each
   * booth, and no other, is more than chance finds (EDICT-7). */
  for (int type = 0; type < COLONIA_N_EVENT_TYPES; type++)
    if (!met[type] && type != COLONIA_EVENT_RESTOCK
        && (colonia_events.kinds[type].flags & (TABLE_EVENT_IN_TURN | TABLE_EVENT_ASIDE)) == 0)
      g_error ("no %s was found", colonia_event_type_ids[type]);
}

/* What the manual says. It names a member as `member` or, in an example, as "member". */

static char *
load_manual (const char *begin,
             const char *end)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "doc", "record.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  const char *first, *last;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  first = strstr (text, begin);
  last = first != NULL ? strstr (first, end) : NULL;
  g_assert_true (first != NULL && last != NULL);

  return g_strndup (first, (gsize) (last - first));
}

static gboolean
is_named (const char *text,
          const char *name)
{
  g_autofree char *plain = g_strdup_printf ("`%s`", name);
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", name);

  return strstr (text, plain) != NULL || strstr (text, quoted) != NULL;
}

static void
check_named (const char       *what,
             const TableField *fields,
             const char       *text)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    {
      if (*field->name != '\0' && !is_named (text, field->name))
        g_error ("the manual does not name “%s” of %s: %s", field->name, what, text);
      if (field->fields != NULL)
        check_named (what, field->fields, text);
    }
}

static gboolean
is_among (const char        *name,
          const char *const *ids)
{
  return ids != NULL && g_strv_contains (ids, name);
}

/* Whether a word stands for a member or for a value of one. */
static gboolean
is_known (const TableField *fields,
          const char       *word)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (g_str_equal (field->name, word)
        || is_among (word, field->ids)
        || (field->fields != NULL && is_known (field->fields, word)))
      return TRUE;

  return FALSE;
}

/* Everything in quotes that is told of an event must mean something there. */
static void
check_known (int         type,
             const char *text)
{
  const char *const literals[] = { "null", "player", NULL };
  g_autoptr (GRegex) regex = g_regex_new ("[`\"]([a-z][a-z-]*)[`\"]", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 1);

      if (!is_known (colonia_events.kinds[type].fields, word)
          && !is_among (word, literals)
          && !is_among (word, colonia_tracking_ids)
          && !is_among (word, colonia_step_ids)
          && !is_among (word, colonia_event_type_ids))
        g_error ("the manual tells of “%s” of %s, which has none: %s", word, colonia_event_type_ids[type], text);
    }
}

/* Puts together what the rows of the tables, and what stands below them, say of an
 * event: what comes behind its name in each. */
static char *
collect (const char *manual,
         const char *id)
{
  g_auto (GStrv) lines = g_strsplit (manual, "\n", -1);
  g_autofree char *name = g_strdup_printf ("`%s`", id);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "|", -1);
      guint n = g_strv_length (cells);

      if (n > 4 && g_str_has_prefix (g_strchug (cells[3]), name))
        g_string_append (text, cells[4]);
      else if (n > 4 && strstr (cells[4], name) != NULL)
        g_string_append (text, strstr (cells[4], name));
    }

  return g_string_free (text, FALSE);
}

static void
test_manual (void)
{
  g_autofree char *manual = load_manual ("## Steps and events", "### Precisely");
  g_autofree char *aside = load_manual ("At any step:", "### Edicts");
  g_autofree char *edicts = load_manual ("### Edicts", "### Precisely");

  for (int type = 0; type < COLONIA_N_EVENT_TYPES; type++)
    {
      const TableEventKind *kind = &colonia_events.kinds[type];
      const char *id = colonia_event_type_ids[type];
      g_autofree char *row = collect (manual, id);
      const char *below = kind->flags & TABLE_EVENT_ASIDE ? aside : type == COLONIA_EVENT_EDICTS ? edicts : "";
      g_autofree char *text = g_strconcat (row, below, NULL);

      check_named (id, kind->fields, text);
      check_known (type, row);
      if ((kind->flags & TABLE_EVENT_IN_TURN) == TABLE_EVENT_IN_TURN && type != COLONIA_EVENT_PASS)
        g_assert_nonnull (strstr (row, "active"));
    }
}

static void
test_manual_of_setup (void)
{
  g_autofree char *text = load_manual ("## The document", "## Steps and events");

  check_named ("the document", colonia_setup_fields, text);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/events/round", test_round);
  g_test_add_func ("/events/change", test_change);
  g_test_add_func ("/events/by-chance", test_by_chance);
  g_test_add_func ("/events/manual", test_manual);
  g_test_add_func ("/events/manual-of-setup", test_manual_of_setup);

  return g_test_run ();
}
