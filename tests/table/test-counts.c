/* test-counts.c: counts that come after what is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In each game that can be counted something is corrected before a count that holds the
 * same thing: the count stays as it was, or goes along.
 */

#include "config.h"

#include "table-counts.h"
#include "table-revision.h"
#include "table-simulation.h"
#include "tongue.h"

#include <string.h>

/* Of a game in which somebody may have bought one card less, and all else fits. */
#define SEED 11

static const struct {
  const char *game;
  const char *tracking;
  const char *before; /* with %s for what is corrected */
  const char *count; /* the same thing, counted later */
  const char *was, *is; /* what is there before, and what it is corrected to */
  int kept, added; /* what the books say in the end of all that was counted, together; a seat counts from 0 */
  const char *told; /* or NULL if nothing is swallowed */
  const char *not_added; /* what of it there cannot be as many of, or NULL */
} counts[] = {
  { "colonia", "full", "{\"type\":\"correction\",\"player\":1,\"money\":{\"london\":%s}}",
    "{\"type\":\"correction\",\"player\":1,\"money\":{\"london\":7}}", "3", "5", 7, 9, "Ann: Pfund Sterling +2" },
  { "colonia", "full",
    "{\"type\":\"change\",\"players\":[{\"goods\":{\"saddle\":%s}},{},{}],\"reason\":\"an edict\"}",
    "{\"type\":\"correction\",\"player\":1,\"goods\":{\"saddle\":2}}", "2", "1", 2, 1, "Ann: Saddles −1" },
  { "visby", "full", "{\"type\":\"correction\",\"player\":1,\"seals\":%s}",
    "{\"type\":\"correction\",\"player\":1,\"seals\":10}", "3", "4", 10, 11, "Ann: Seals +1" },
  { "visby", "full", "{\"type\":\"correction\",\"market\":%s}",
    "{\"type\":\"correction\",\"market\":15}", "3", "4", 15, 15, "Market +1", "Market +1" },
  { "concordia", "essentials", "{\"type\":\"correction\",\"player\":1,\"colonists\":%s}",
    "{\"type\":\"correction\",\"player\":1,\"colonists\":3}", "3", "4", 3, 4, "Ann: Colonists on the Board +1" },
  { "genua", "full", "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":%s}}",
    "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":3,\"salt\":1}}", "2", "1", 4, 3, "Ann: Rice −1" },
  { "visby", "full", "{\"type\":\"correction\",\"market\":%s}",
    "{\"type\":\"correction\",\"market\":14}", "3", "6", 14, 15, "Market +3", "Market +2" },
  /* There are five of rice in all: what the books could not say stays as it was counted. */
  { "genua", "full", "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":%s}}",
    "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":5,\"salt\":1}}", "2", "3", 6, 6, "Ann: Rice +1", "Ann: Rice +1" },
  /* What is there or not, and who has what only one can have. */
  { "visby", "full", "{\"type\":\"correction\",\"player\":1,\"hand\":[\"troops\"%s]}",
    "{\"type\":\"correction\",\"player\":1,\"hand\":[\"knight\",\"troops\"]}", "", ",\"merchant\",\"knight\"", 2, 3,
    "Ann: Merchant +1" },
  { "visby", "full", "{\"type\":\"correction\",\"player\":1,\"hand\":[\"troops\"%s]}",
    "{\"type\":\"correction\",\"player\":1,\"hand\":[\"troops\",\"merchant\"]}", ",\"merchant\"", "", 2, 1,
    "Ann: Merchant −1" },
  { "visby", "full", "{\"type\":\"correction\",\"player\":1,\"hand\":[\"troops\"%s]}",
    "{\"type\":\"correction\",\"player\":1,\"hand\":[\"troops\"]}", ",\"merchant\"", "", 1, 1, NULL },
  { "concordia", "essentials", "{\"type\":\"correction\",\"player\":%s,\"praefectus\":true}",
    "{\"type\":\"correction\",\"player\":3,\"praefectus\":true}", "1", "2", 2, 1, "Praefectus Magnus: Bob, not Ann" },
  { "concordia", "essentials", "{\"type\":\"correction\",\"player\":%s,\"praefectus\":true}",
    "{\"type\":\"correction\",\"player\":3,\"colonists\":4,\"praefectus\":true}", "1", "2", 6, 5,
    "Praefectus Magnus: Bob, not Ann" },
  { "concordia", "essentials", "{\"type\":\"correction\",\"player\":%s,\"praefectus\":true}",
    "{\"type\":\"correction\",\"player\":2,\"praefectus\":true}", "1", "2", 1, 1, NULL },
  { "genua", "full", "{\"type\":\"correction\",\"owners\":{\"guildhall\":%s}}",
    "{\"type\":\"correction\",\"owners\":{\"guildhall\":3,\"spice\":2}}", "1", "2", 3, 2, "Guildhall: Bob, not Ann" },
  { "genua", "essentials", "{\"type\":\"correction\",\"owners\":{\"guildhall\":%s}}",
    "{\"type\":\"correction\",\"owners\":{\"guildhall\":3}}", "1", "null", 2, -1, "Guildhall: nobody, not Ann" },
  { "genua", "essentials", "{\"type\":\"correction\",\"owners\":{\"guildhall\":%s}}",
    "{\"type\":\"correction\",\"owners\":{\"guildhall\":null}}", "null", "3", -1, 2, "Guildhall: Cyd, not nobody" },
};

static TableRecord *
make_record (guint       i,
             const char *what)
{
  const TableGame *game = table_game_find (counts[i].game);
  g_autoptr (GString) before = g_string_new (counts[i].before);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TableRecord *record;

  g_string_replace (before, "%s", what, 1);
  text = g_strdup_printf ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"%s\",\"tracking\":\"%s\",\"players\":["
                          "{\"name\":\"Ann\",\"color\":\"%s\"},{\"name\":\"Bob\",\"color\":\"%s\"},"
                          "{\"name\":\"Cyd\",\"color\":\"%s\"}],\"events\":[%s,%s]}",
                          game->id, counts[i].tracking, game->colors[0], game->colors[1], game->colors[2], before->str,
                          counts[i].count);
  record = table_record_parse (text, strlen (text), &error);
  g_assert_no_error (error);

  return record;
}

/* What the books say of all that the count says. */
static void
assert_books (TableRevision     *revision,
              const TableRecord *record,
              int                expected)
{
  g_autoptr (GArray) counted = table_counts_list (table_revision_get_state (revision), table_record_get_event (record, 1));
  int sum = 0;

  for (guint i = 0; i < counted->len; i++)
    sum += g_array_index (counted, TableCounted, i).books;
  g_assert_cmpint (sum, ==, expected);
}

static void
test_count (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr (TableRecord) record = make_record (i, counts[i].was);
  g_autoptr (TableRecord) corrected = make_record (i, counts[i].is);
  g_autoptr (TableRevision) revision = table_revision_new (record, TABLE_REPLACES, 0, table_record_get_event (corrected, 0), NULL);
  g_autoptr (TableRevision) same = table_revision_new (record, TABLE_REPLACES, 0, table_record_get_event (record, 0), NULL);
  g_autoptr (TableRecord) taken = NULL;
  g_autofree char *told = NULL;
  g_autofree char *again = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *not_added = NULL;

  g_assert_cmpint (table_revision_get_obstacle (revision).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_false (table_revision_meets_counts (same));
  g_assert_cmpint (table_revision_meets_counts (revision), ==, counts[i].told != NULL);
  if (counts[i].told == NULL)
    {
      assert_books (revision, record, counts[i].kept);
      return;
    }

  told = table_revision_tell_counts (revision);
  g_assert_cmpstr (told, ==, counts[i].told);
  kept = table_revision_tell_not_added (revision);
  g_assert_null (kept);
  assert_books (revision, record, counts[i].kept);

  table_revision_add_to_counts (revision, TRUE);
  not_added = table_revision_tell_not_added (revision);
  g_assert_cmpstr (not_added, ==, counts[i].not_added);
  again = table_revision_tell_counts (revision);
  g_assert_cmpstr (again, ==, told);
  assert_books (revision, record, counts[i].added);

  table_revision_add_to_counts (revision, FALSE);
  assert_books (revision, record, counts[i].kept);

  table_revision_add_to_counts (revision, TRUE);
  assert_books (revision, record, counts[i].added);
  taken = table_revision_take_record (revision);
  g_assert_cmpuint (table_record_get_cursor (taken), ==, 2);
}

/* A whole game, and what is in a text in place of the count at its end. */
static TableRecord *
play_until_count (const char *game,
                  guint64     seed,
                  const char *last)
{
  g_autoptr (TableRecord) played = table_simulate (table_game_find (game), 3, 0, seed);
  g_autofree char *text = table_record_to_text (played);
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  JsonObject *object = json_node_get_object (root);
  JsonArray *events = json_object_get_array_member (object, "events");
  g_autofree char *with_last = NULL;
  g_autoptr (GError) error = NULL;
  TableRecord *record;

  json_array_remove_element (events, json_array_get_length (events) - 1);
  json_array_add_element (events, json_from_string (last, &error));
  g_assert_no_error (error);
  with_last = json_to_string (root, FALSE);
  record = table_record_parse (with_last, strlen (with_last), &error);
  g_assert_no_error (error);

  return record;
}

static TableRevision *
insert_before_last (const TableRecord *record,
                    const TableRecord *other)
{
  const guint last = table_record_get_cursor (record) - 1;

  return table_revision_new (record, TABLE_INSERTS, last, table_record_get_event (other, last), NULL);
}

#define ALL_CARDS "\"cards\":{\"mars\":5,\"vesta\":5,\"jupiter\":5,\"saturnus\":5,\"mercurius\":5,\"mason\":5}"
#define FINAL_COUNT                                                                                  \
  "{\"type\":\"final-count\",\"players\":[{" ALL_CARDS "},{" ALL_CARDS "},{" ALL_CARDS "}],"         \
  "\"praefectus\":1,\"concordia\":null}"

/* Who has what is counted at the end, too. */
static void
test_final_seats (void)
{
  g_autoptr (TableRecord) record = play_until_count ("concordia", SEED, FINAL_COUNT);
  int n_told = 0;

  for (int player = 1; player <= 3; player++)
    {
      g_autofree char *had = g_strdup_printf ("{\"type\":\"correction\",\"player\":%d,\"praefectus\":true}", player);
      g_autoptr (TableRecord) other = play_until_count ("concordia", SEED, had);
      g_autoptr (TableRevision) revision = insert_before_last (record, other);
      g_autofree char *told = table_revision_meets_counts (revision) ? table_revision_tell_counts (revision) : NULL;

      g_assert_cmpuint (table_revision_count_left (revision), ==, 0);
      g_assert_true (told == NULL || g_str_has_prefix (told, "Praefectus Magnus: "));
      n_told += told != NULL;
    }

  /* One of them had it, and another was counted to have it: or one was both. */
  g_assert_cmpint (n_told, >=, 1);
  g_assert_cmpint (n_told, <=, 2);
}

/* How many cards there are of each kind, where somebody did not buy one. */
static void
test_final_cards (void)
{
  g_autoptr (TableRecord) record = play_until_count ("concordia", SEED, FINAL_COUNT);
  const guint n = table_record_get_cursor (record);
  int n_told = 0;

  for (guint i = 0; i + 1 < n; i++)
    {
      const char *type = table_record_get_game (record)->events->ids[table_record_get_event (record, i)->type];
      g_autoptr (TableRevision) revision = g_str_equal (type, "buy") ? table_revision_new (record, TABLE_REPLACES, i, NULL, NULL) : NULL;
      g_autofree char *told = NULL;

      if (revision == NULL || table_revision_count_left (revision) > 0)
        continue;

      g_assert_true (table_revision_meets_counts (revision));
      told = table_revision_tell_counts (revision);
      g_assert_nonnull (strstr (told, " −1"));
      table_revision_add_to_counts (revision, TRUE);
      n_told++;
    }

  g_assert_cmpint (n_told, >, 0);
}

/* Privileges that are listed at the end take the place of nothing: there are as many as there are cards, or the list waits. */
static void
test_final_privileges (void)
{
  g_autoptr (TableRecord) record = table_simulate (table_game_find ("genua"), 3, 0, SEED);
  int n_kept = 0;

  for (int n = 0; n < 2; n++)
    {
      g_autofree char *has = g_strdup_printf ("{\"type\":\"correction\",\"player\":2,\"things\":{\"privilege\":%d}}", n);
      g_autoptr (TableRecord) other = play_until_count ("genua", SEED, has);
      g_autoptr (TableRevision) revision = insert_before_last (record, other);

      g_assert_false (table_revision_meets_counts (revision));
      n_kept += table_revision_count_left (revision) == 0;
    }
  g_assert_cmpint (n_kept, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/counts/%s/%u", counts[i].game, i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_count);
    }

  g_test_add_func ("/counts/concordia/final/seats", test_final_seats);
  g_test_add_func ("/counts/concordia/final/cards", test_final_cards);
  g_test_add_func ("/counts/genua/final/privileges", test_final_privileges);

  return g_test_run ();
}
