/* test-salvage.c: what is left of records that are damaged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-record.h"
#include "table-salvage.h"
#include "table-simulation.h"

#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

#define N_BRACES (128 * 1024)

/* A game as it is written here, of a few weeks. */
static char *
make_text (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 7);

  return table_record_to_text (record);
}

static guint
count_events (const char *text)
{
  g_autoptr (TableRecord) record = table_record_parse (text, strlen (text), NULL);

  g_assert_nonnull (record);

  return table_record_get_n_events (record);
}

static TableSalvage *
salvage (const char *text)
{
  return table_salvage_parse (text, strlen (text));
}

/* How a game stands is nothing but its events. */
static void
assert_beginning (const TableSalvage *salvaged,
                  const char         *text,
                  guint               n_events)
{
  g_autoptr (TableRecord) record = table_record_parse (text, strlen (text), NULL);
  g_autoptr (TableRecord) expected = table_record_copy (record, n_events);
  g_autoptr (TableRecord) found = NULL;
  g_autofree char *expected_text = table_record_to_text (expected);
  g_autofree char *found_text = NULL;

  g_assert_nonnull (salvaged);
  g_assert_cmpuint (table_record_get_cursor (salvaged->record), ==, n_events);
  found = table_record_copy (salvaged->record, n_events);
  found_text = table_record_to_text (found);
  g_assert_cmpstr (found_text, ==, expected_text);
}

static char *
find_line (char *text,
           guint line)
{
  for (guint i = 1; i < line; i++)
    text = strchr (text, '\n') + 1;

  return text;
}

/* The line of the first event. */
static guint
find_first (char *text)
{
  char *events = strstr (text, "\"events\": [");
  guint line = 2;

  for (const char *p = text; p < events; p++)
    line += *p == '\n';

  return line;
}

/* Wherever it ends, all is there that was whole. */
static void
test_cut (void)
{
  g_autofree char *text = make_text ();
  guint first = find_first (text);
  guint n = count_events (text);

  for (guint i = 1; i < n; i += 7)
    {
      g_autofree char *cut = g_strdup (text);
      G_GNUC_UNUSED g_autofree char *whole = g_strdup (text);
      g_autoptr (TableSalvage) on_line = NULL;
      g_autoptr (TableSalvage) in_line = NULL;
      char *end = find_line (cut, first + i);

      end[9] = '\0';
      in_line = salvage (cut);
      assert_beginning (in_line, text, i);
      g_assert_cmpuint (in_line->line, ==, first + i);
      g_assert_cmpuint (table_record_get_n_events (in_line->record), ==, i);

      *end = '\0';
      on_line = salvage (cut);
      assert_beginning (on_line, text, i);
      g_assert_cmpuint (on_line->line, ==, first + i);
    }
}

/* Any bytes at all, and any that are gone. */
static void
test_cut_anywhere (void)
{
  g_autofree char *text = make_text ();
  gsize length = strlen (text);
  guint before = 0;

  for (gsize i = 0; i < length; i += 211)
    {
      g_autoptr (TableSalvage) cut = table_salvage_parse (text, i);
      guint n = cut != NULL ? table_record_get_cursor (cut->record) : 0;

      g_assert_cmpuint (n, >=, before);
      before = n;
    }
  g_assert_cmpuint (before, >, 100);
}

/* As after a power cut. */
static void
test_zeros (void)
{
  g_autofree char *text = make_text ();
  gsize length = strlen (text);
  guint first = find_first (text);
  g_autoptr (TableSalvage) salvaged = NULL;
  g_autofree char *whole = g_strdup (text);
  char *end = find_line (text, first + 20);

  memset (end, 0, length - (gsize) (end - text));
  salvaged = table_salvage_parse (text, length);
  assert_beginning (salvaged, whole, 20);
  g_assert_cmpuint (salvaged->line, ==, first + 20);
}

/* What comes behind is not lost, but nobody knows whether it fits. */
static void
test_garbage (void)
{
  static const char *const garbage[] = { "\xff\xfe\x80", "\"", "{", "}", "1, ", "\"\"\"", "null,", "\\" };
  g_autofree char *text = make_text ();
  guint first = find_first (text);
  guint n = count_events (text);

  for (guint i = 0; i < G_N_ELEMENTS (garbage); i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (TableSalvage) salvaged = NULL;
      char *line = find_line (damaged, first + 30);

      memcpy (line, garbage[i], strlen (garbage[i]));
      memset (line + strlen (garbage[i]), '#', 6);
      salvaged = salvage (damaged);
      assert_beginning (salvaged, text, 30);
      g_assert_cmpuint (salvaged->line, ==, first + 30);
      g_assert_cmpuint (table_record_get_n_events (salvaged->record), ==, n - 1);
    }
}

static char *
insert_line (const char *text,
             guint       line,
             const char *inserted)
{
  g_autofree char *before = g_strdup (text);
  char *at = find_line (before, line);
  g_autofree char *after = g_strdup (at);

  *at = '\0';

  return g_strconcat (before, inserted, "\n", after, NULL);
}

static void
test_rules (void)
{
  g_autofree char *text = make_text ();
  guint first = find_first (text);
  guint n = count_events (text);
  g_autofree char *damaged = insert_line (text, first + 12, "{\"type\": \"die\", \"value\": 9},");
  g_autoptr (TableSalvage) salvaged = salvage (damaged);

  assert_beginning (salvaged, text, 12);
  g_assert_cmpuint (salvaged->line, ==, 0);
  g_assert_cmpuint (table_record_get_n_events (salvaged->record), ==, n + 1);
}

/* What could be in force is not either, if something before it is missing. */
static void
test_behind_damage (void)
{
  g_autofree char *text = make_text ();
  guint first = find_first (text);
  g_autofree char *with_note = insert_line (text, first + 12, "{\"type\": \"note\", \"text\": \"One\"},");
  g_autofree char *damaged = insert_line (with_note, first + 12, "{\"type\": \"note\", \"text\": \"");
  g_autoptr (TableSalvage) salvaged = salvage (damaged);

  assert_beginning (salvaged, text, 12);
  g_assert_cmpuint (salvaged->line, ==, first + 12);
  g_assert_cmpuint (table_record_get_n_known (salvaged->record), >, 12);
}

/* Damages the line of a member. */
static TableSalvage *
salvage_without (const char *text,
                 const char *name)
{
  g_autofree char *damaged = g_strdup (text);

  *strstr (damaged, name) = '#';

  return salvage (damaged);
}

/* Nobody takes the usual for what was agreed without knowing. */
static void
test_missing (void)
{
  g_autofree char *text = make_text ();
  g_autofree char *scoring = NULL;
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_SCORING, 7);
  g_autoptr (TableSalvage) without_start = salvage_without (text, "\"start\"");
  g_autoptr (TableSalvage) without_options = salvage_without (text, "\"options\"");
  g_autoptr (TableSalvage) cut = salvage_without (text, "\"type\"");
  g_autoptr (TableSalvage) scored = NULL;

  g_assert_true (without_start->lacks_start);
  g_assert_false (without_start->lacks_options);
  g_assert_true (without_options->lacks_options);
  g_assert_false (without_options->lacks_start);
  g_assert_false (cut->lacks_start);
  g_assert_false (cut->lacks_options);

  /* Who only scores has started with nothing. */
  scoring = table_record_to_text (record);
  scored = salvage_without (scoring, "\"type\"");
  g_assert_false (scored->lacks_start);
}

/* However a document is laid out, and whatever it has besides. */
static void
test_other_layout (void)
{
  static const char text[] =
    "\xef\xbb\xbf{\"events\":[{\"type\":\"note\",\"text\":\"]}\\\"\"},\n\n {\"type\":\"note\",\n\"text\":\"Two\"}], \"cursor\": 1,\n"
    "\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\",\"house\": [1, {\"a\": \"b\"}], \"earlier\": 7,\n"
    "\"players\":[{\"name\":\"A\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}]";
  g_autoptr (TableSalvage) salvaged = salvage (text);
  g_autofree char *found = NULL;

  g_assert_nonnull (salvaged);
  g_assert_cmpuint (table_record_get_n_events (salvaged->record), ==, 2);
  g_assert_cmpuint (table_record_get_cursor (salvaged->record), ==, 1);
  g_assert_cmpuint (salvaged->line, ==, 6);
  found = table_record_to_text (salvaged->record);
  g_assert_nonnull (strstr (found, "\"house\""));
}

/* Without knowing who plays there is no game, and none without anything that happened. */
static void
test_nothing (void)
{
  static const char *const texts[] = {
    "", "{", "[", "\"", "{\"events\"", "{\"events\":", "{\"events\": [", "Dear Agnes, I win.", "{\"events\": [{}]}", "\"a\"",
    "{\"format\": \"kontor-record\", \"events\": [{\"type\": \"note\", \"text\": \"One\"}", "\\", "{\"a\": \"\\",
  };
  g_autofree char *text = make_text ();
  char *tracking = strstr (text, "\"players\"");
  g_autofree char *empty = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (salvage (texts[i]));

  empty = g_strndup (text, (gsize) (strstr (text, "\"events\": [") + strlen ("\"events\": [") - text));
  g_assert_null (salvage (empty));
  tracking[2] = '"';
  g_assert_null (salvage (text));
}

/* How long it takes to find that there is no game in so many braces, of the time of
 * this program alone, as machines are busy. */
static clock_t
time_braces (gsize n_braces)
{
  GString *text = g_string_new ("{\"events\": [");
  clock_t start;

  for (gsize i = 0; i < n_braces; i++)
    g_string_append (text, "{\n");
  start = clock ();
  g_assert_null (salvage (text->str));
  start = clock () - start;
  g_string_free (text, TRUE);

  return start;
}

/* No file takes long: four times as much takes no more than some four times as long. */
static void
test_hostile (void)
{
  clock_t few = time_braces (N_BRACES);
  clock_t many = time_braces (4 * N_BRACES);

  g_assert_cmpint (many, <, 12 * few + CLOCKS_PER_SEC);
}

static void
test_load (void)
{
  g_autofree char *directory = g_dir_make_tmp ("kontor-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "cut.kontor", NULL);
  g_autofree char *text = make_text ();
  g_autofree char *found = NULL;
  g_autoptr (TableSalvage) salvaged = NULL;

  g_assert_null (table_salvage_load (path));
  g_assert_null (table_salvage_load (directory));
  *strstr (text, "]\n}") = '\0';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  salvaged = table_salvage_load (path);
  g_assert_nonnull (salvaged);
  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
  g_assert_cmpint (g_file_set_contents (path, "", -1, NULL), ==, TRUE);
  g_assert_null (table_salvage_load (path));
  g_unlink (path);
  g_rmdir (directory);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/salvage/cut", test_cut);
  g_test_add_func ("/salvage/cut-anywhere", test_cut_anywhere);
  g_test_add_func ("/salvage/zeros", test_zeros);
  g_test_add_func ("/salvage/garbage", test_garbage);
  g_test_add_func ("/salvage/rules", test_rules);
  g_test_add_func ("/salvage/behind-damage", test_behind_damage);
  g_test_add_func ("/salvage/missing", test_missing);
  g_test_add_func ("/salvage/other-layout", test_other_layout);
  g_test_add_func ("/salvage/nothing", test_nothing);
  g_test_add_func ("/salvage/hostile", test_hostile);
  g_test_add_func ("/salvage/load", test_load);

  return g_test_run ();
}
