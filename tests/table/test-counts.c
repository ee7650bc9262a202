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
#include "tongue.h"

#include <string.h>

static const struct {
  const char *game;
  const char *tracking;
  const char *before; /* with %d for a number */
  const char *count; /* the same thing, counted later */
  int was, is; /* the number before, and what it is corrected to */
  int kept, added; /* what the books say in the end */
  const char *told;
  const char *not_added; /* what of it there cannot be as many of, or NULL */
} counts[] = {
  { "colonia", "full", "{\"type\":\"correction\",\"player\":1,\"money\":{\"london\":%d}}",
    "{\"type\":\"correction\",\"player\":1,\"money\":{\"london\":7}}", 3, 5, 7, 9, "Ann: Pfund Sterling +2" },
  { "colonia", "full",
    "{\"type\":\"change\",\"players\":[{\"goods\":{\"saddle\":%d}},{},{}],\"reason\":\"an edict\"}",
    "{\"type\":\"correction\",\"player\":1,\"goods\":{\"saddle\":2}}", 2, 1, 2, 1, "Ann: Saddles −1" },
  { "visby", "full", "{\"type\":\"correction\",\"player\":1,\"seals\":%d}",
    "{\"type\":\"correction\",\"player\":1,\"seals\":10}", 3, 4, 10, 11, "Ann: Seals +1" },
  { "visby", "full", "{\"type\":\"correction\",\"market\":%d}",
    "{\"type\":\"correction\",\"market\":15}", 3, 4, 15, 15, "Market +1", "Market +1" },
  { "concordia", "essentials", "{\"type\":\"correction\",\"player\":1,\"colonists\":%d}",
    "{\"type\":\"correction\",\"player\":1,\"colonists\":3}", 3, 4, 3, 4, "Ann: Colonists on the Board +1" },
  { "genua", "full", "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":%d}}",
    "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":3,\"salt\":1}}", 2, 1, 3, 2, "Ann: Rice −1" },
  { "visby", "full", "{\"type\":\"correction\",\"market\":%d}",
    "{\"type\":\"correction\",\"market\":14}", 3, 6, 14, 15, "Market +3", "Market +2" },
  /* There are five of rice in all: what the books could not say stays as it was counted. */
  { "genua", "full", "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":%d}}",
    "{\"type\":\"correction\",\"player\":1,\"things\":{\"rice\":5,\"salt\":1}}", 2, 3, 5, 5, "Ann: Rice +1", "Ann: Rice +1" },
};

static TableRecord *
make_record (guint i,
             int   number)
{
  const TableGame *game = table_game_find (counts[i].game);
  g_autoptr (GString) before = g_string_new (counts[i].before);
  g_autofree char *written = g_strdup_printf ("%d", number);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TableRecord *record;

  g_string_replace (before, "%d", written, 1);
  text = g_strdup_printf ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"%s\",\"tracking\":\"%s\",\"players\":["
                          "{\"name\":\"Ann\",\"color\":\"%s\"},{\"name\":\"Bob\",\"color\":\"%s\"},"
                          "{\"name\":\"Cyd\",\"color\":\"%s\"}],\"events\":[%s,%s]}",
                          game->id, counts[i].tracking, game->colors[0], game->colors[1], game->colors[2], before->str,
                          counts[i].count);
  record = table_record_parse (text, strlen (text), &error);
  g_assert_no_error (error);

  return record;
}

/* What the books say of the first thing that the count says, but for what is zero then. */
static void
assert_books (TableRevision     *revision,
              const TableRecord *record,
              int                expected)
{
  g_autoptr (GArray) counted = table_counts_list (table_revision_get_state (revision), table_record_get_event (record, 1));
  int most = 0;

  for (guint i = 0; i < counted->len; i++)
    most = MAX (most, g_array_index (counted, TableCounted, i).books);
  g_assert_cmpint (most, ==, expected);
}

static void
test_count (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr (TableRecord) record = make_record (i, counts[i].was);
  g_autoptr (TableRecord) corrected = make_record (i, counts[i].is);
  g_autoptr (TableRevision) revision = table_revision_new (record, 0, table_record_get_event (corrected, 0), NULL);
  g_autoptr (TableRevision) same = table_revision_new (record, 0, table_record_get_event (record, 0), NULL);
  g_autoptr (TableRecord) taken = NULL;
  g_autofree char *told = NULL;
  g_autofree char *again = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *not_added = NULL;

  g_assert_cmpint (table_revision_get_obstacle (revision).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_false (table_revision_meets_counts (same));
  g_assert_true (table_revision_meets_counts (revision));
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

  return g_test_run ();
}
