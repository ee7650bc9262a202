/* test-chest.c: all that a table keeps goes into one file, and comes out of it elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * That other programs read the ZIP, and that windows ask what they should, is seen in the evening "everything".
 */

#define _GNU_SOURCE

#include "broken-disk.h"

#include "doc-file.h"
#include "doc-zip.h"
#include "table-chest.h"
#include "table-collection.h"
#include "tree.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MONDAY 1700000000
#define HEAD "{\"format\": \"kontor-copy\", \"version\": 1}"

#define FIRST "00000000-0000-4000-8000-000000000001"
#define SECOND "00000000-0000-4000-8000-000000000002"
#define NOTE(text) "{\"type\": \"note\", \"text\": \"" text "\"}"
#define GAME(id, events) \
  "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\", \"id\": \"" id "\", \"tracking\": \"scoring\",\n" \
  "\"players\": [{\"name\": \"Anna\", \"color\": \"red\"}, {\"name\": \"Bert\", \"color\": \"blue\"}, " \
  "{\"name\": \"Cleo\", \"color\": \"green\"}],\n\"events\": [" events "]}"

#define COLLECTION(ships) \
  "{\"format\": \"colonia-collection\", \"version\": 1, \"game\": \"colonia\", \"ships\": [" ships "]}"
#define SHIP(city) "{\"type\": \"ship\", \"city\": \"" city "\", \"holds\": [{\"goods\": {\"saddle\": 1}, \"pays\": 3}]}"

/* Two tables, and the file that goes from the one to the other. */
typedef struct {
  char *directory;
  TableHome *here;
  TableHome *there;
  char *path;
} Tables;

/* Helpers */

static TableHome *
make_home (const char *directory,
           const char *name)
{
  TableHome *home = g_new0 (TableHome, 1);

  home->directory = g_build_filename (directory, name, NULL);
  home->games = g_build_filename (home->directory, "games", NULL);
  home->bin = g_build_filename (home->directory, "bin", NULL);
  home->waiting = g_build_filename (home->directory, "meanwhile", NULL);
  home->elsewhere = g_build_filename (home->directory, "left", NULL);
  home->copies = g_new0 (char *, 2);
  home->copies[0] = g_build_filename (home->directory, "copies", NULL);

  return home;
}

static void
set_up (Tables       *tables,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  tables->directory = g_dir_make_tmp ("kontor-chest-XXXXXX", &error);
  g_assert_no_error (error);
  tables->here = make_home (tables->directory, "here");
  tables->there = make_home (tables->directory, "there");
  tables->path = g_build_filename (tables->directory, "copy.zip", NULL);
}

static void
tear_down (Tables       *tables,
           gconstpointer data)
{
  broken_disk_set ("", BROKEN_NONE, 0);
  tree_remove (tables->directory);
  g_free (tables->directory);
  table_home_free (tables->here);
  table_home_free (tables->there);
  g_free (tables->path);
}

static void
write_file (const TableHome *home,
            const char      *name,
            const char      *text)
{
  tree_write (home->directory, name, text, MONDAY);
}

/* Tells all files of a table, with what is in them, in the order of their names. */
static void
tell_below (const char *directory,
            const char *below,
            GPtrArray  *lines)
{
  g_autofree char *path = g_build_filename (directory, below, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (below, name, NULL);
      g_autofree char *inner_path = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;

      if (g_file_get_contents (inner_path, &text, NULL, NULL))
        g_ptr_array_add (lines, g_strdup_printf ("%s: %s\n", inner, text));
      else
        tell_below (directory, inner, lines);
    }
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
tell_home (const TableHome *home)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  tell_below (home->directory, "", lines);
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("", (char **) lines->pdata);
}

static void
assert_home (const TableHome *home,
             const char      *expected)
{
  g_autofree char *found = tell_home (home);

  g_assert_cmpstr (found, ==, expected);
}

static void
keep (Tables *tables,
      guint   expected)
{
  g_autofree char *unreadable = NULL;
  g_autoptr (GError) error = NULL;
  guint n_games;

  g_assert_true (table_chest_keep (tables->path, tables->here, "[Settings]\n", &n_games, &unreadable, &error));
  g_assert_no_error (error);
  g_assert_null (unreadable);
  g_assert_cmpuint (n_games, ==, expected);
}

static TableChest *
open_chest (Tables *tables)
{
  g_autoptr (GError) error = NULL;
  TableChest *chest = table_chest_open (tables->path, tables->there, &error);

  g_assert_no_error (error);

  return chest;
}

static void
take (Tables           *tables,
      const TableChest *chest,
      TableChestTaken   expected)
{
  TableChestTaken taken;
  g_autofree char *unreadable = NULL;
  g_autofree char *unwritten = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (table_chest_take (chest, tables->there, &taken, &unreadable, &unwritten, &error));
  g_assert_no_error (error);
  g_assert_null (unreadable);
  g_assert_null (unwritten);
  g_assert_cmpuint (taken.n_added, ==, expected.n_added);
  g_assert_cmpuint (taken.n_there, ==, expected.n_there);
  g_assert_cmpuint (taken.n_replaced, ==, expected.n_replaced);
  g_assert_cmpuint (taken.n_cards, ==, expected.n_cards);
  g_assert_cmpuint (taken.n_plays, ==, expected.n_plays);
}

/* Takes nothing, as something is wrong with a file of the table, or with the copy where none is named. */
static void
take_in_vain (Tables           *tables,
              const TableChest *chest,
              const char       *unreadable,
              const char       *unwritten,
              GError          **error)
{
  TableChestTaken taken;
  g_autofree char *found_unreadable = NULL;
  g_autofree char *found_unwritten = NULL;
  g_autofree char *before = tell_home (tables->there);
  g_autofree char *expected_unreadable = unreadable != NULL ? g_build_filename (tables->there->directory, unreadable, NULL) : NULL;
  g_autofree char *expected_unwritten = unwritten != NULL ? g_build_filename (tables->there->directory, unwritten, NULL) : NULL;

  g_assert_false (table_chest_take (chest, tables->there, &taken, &found_unreadable, &found_unwritten, error));
  broken_disk_meet ("", BROKEN_NONE, NULL, NULL);
  broken_disk_set ("", BROKEN_NONE, 0);
  g_assert_cmpstr (found_unreadable, ==, expected_unreadable);
  g_assert_cmpstr (found_unwritten, ==, expected_unwritten);
  assert_home (tables->there, before);
}

/* Takes all, where nothing differs. */
static void
take_all (Tables         *tables,
          TableChestTaken expected)
{
  g_autoptr (TableChest) chest = open_chest (tables);

  g_assert_cmpuint (table_chest_list_differing (chest)->len, ==, 0);
  take (tables, chest, expected);
}

static void
fill_here (Tables *tables)
{
  write_file (tables->here, "games/2026 Anna, Bärt.kontor", GAME (FIRST, NOTE ("a")));
  write_file (tables->here, "games/old.colonia", GAME (SECOND, NOTE ("b")));
  write_file (tables->here, "games/broken.kontor", "milk, bread");
  write_file (tables->here, "games/scores.csv", "own");
  write_file (tables->here, "bin/binned.kontor", GAME (FIRST, ""));
  write_file (tables->here, "copies/saved.kontor", GAME (SECOND, NOTE ("b") ", " NOTE ("c")));
  write_file (tables->here, "collection.json", COLLECTION (SHIP ("london")));
  write_file (tables->here, "collection.json.waiting", COLLECTION (SHIP ("bergen")));
}

/* There and back */

/* At a table that has nothing everything is as it was; what is there already is not there twice. */
static void
test_empty_table (Tables       *tables,
                  gconstpointer data)
{
  g_autoptr (TableCollection) known = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  g_autofree char *path = g_build_filename (tables->there->games, "2026 Anna, Bärt.kontor", NULL);
  g_autofree char *collection = g_build_filename (tables->there->directory, "collection.json", NULL);
  g_autofree char *before = NULL;
  GStatBuf info;

  fill_here (tables);
  keep (tables, 5);
  take_all (tables, (TableChestTaken) { .n_added = 5, .n_cards = 2 });

  known = table_collection_load (table_games[0], collection, NULL);
  cards = table_collection_list_known (known);
  g_assert_cmpuint (cards->len, ==, 2);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mtime, ==, MONDAY);
  g_assert_cmpint (g_remove (collection), ==, 0);
  assert_home (tables->there, "bin/binned.kontor: " GAME (FIRST, "") "\n"
                              "games/2026 Anna, Bärt.kontor: " GAME (FIRST, NOTE ("a")) "\n"
                              "games/broken.kontor: milk, bread\n"
                              "games/old.colonia: " GAME (SECOND, NOTE ("b")) "\n"
                              "games/saved.kontor: " GAME (SECOND, NOTE ("b") ", " NOTE ("c")) "\n");

  take_all (tables, (TableChestTaken) { .n_there = 5, .n_cards = 2 });
  before = tell_home (tables->there);
  take_all (tables, (TableChestTaken) { .n_there = 5 });
  assert_home (tables->there, before);
}

static void
test_nothing (Tables       *tables,
              gconstpointer data)
{
  keep (tables, 0);
  take_all (tables, (TableChestTaken) { 0 });
  assert_home (tables->there, "");
}

/* Names of files may be of any bytes, and are to be names elsewhere. */
static void
test_names (Tables       *tables,
            gconstpointer data)
{
  write_file (tables->here, "games/na\xefve.kontor", "a");
  write_file (tables->here, "games/na\xeeve.kontor", "b");
  write_file (tables->here, "games/a\\up\n.kontor", "c");
  keep (tables, 3);
  take_all (tables, (TableChestTaken) { .n_added = 3 });
  assert_home (tables->there, "games/a_up_.kontor: c\ngames/na\357\277\275ve (2).kontor: a\ngames/na\357\277\275ve.kontor: b\n");
}

/* Where small letters and capitals are the same, or an accent however it is written, none takes the place of another. */
static void
test_letters (Tables       *tables,
              gconstpointer data)
{
  write_file (tables->here, "games/A.kontor", "a");
  write_file (tables->here, "games/a (2).kontor", "b");
  write_file (tables->here, "games/a.kontor", "c");
  write_file (tables->here, "games/\303\251.kontor", "d");
  write_file (tables->here, "games/e\314\201.kontor", "e");
  keep (tables, 5);
  take_all (tables, (TableChestTaken) { .n_added = 5 });
  assert_home (tables->there, "games/A.kontor: a\ngames/a (2).kontor: b\ngames/a (3).kontor: c\n"
                              "games/\303\251 (2).kontor: d\ngames/\303\251.kontor: e\n");
}

/* Of two copies of one game that went on otherwise one takes its place, and the other is beside it. */
static void
test_both_ahead (Tables       *tables,
                 gconstpointer data)
{
  g_autoptr (TableChest) chest = NULL;

  write_file (tables->here, "games/A.kontor", GAME (FIRST, NOTE ("a") ", " NOTE ("b")));
  write_file (tables->here, "games/a.kontor", GAME (FIRST, NOTE ("a") ", " NOTE ("c")));
  write_file (tables->there, "games/game.kontor", GAME (FIRST, NOTE ("a")));
  keep (tables, 2);
  chest = open_chest (tables);
  take (tables, chest, (TableChestTaken) { .n_added = 1, .n_replaced = 1 });
  assert_home (tables->there, "bin/game (2).kontor: " GAME (FIRST, NOTE ("a")) "\n"
                              "games/a (2).kontor: " GAME (FIRST, NOTE ("a") ", " NOTE ("c")) "\n"
                              "games/game.kontor: " GAME (FIRST, NOTE ("a") ", " NOTE ("b")) "\n");
}

/* Another game of the same name gets a number, and one that was put in the bin comes back. */
static void
test_same_name (Tables       *tables,
                gconstpointer data)
{
  write_file (tables->here, "games/game.kontor", GAME (FIRST, ""));
  write_file (tables->there, "games/game.kontor", GAME (SECOND, ""));
  write_file (tables->there, "bin/game.kontor", GAME (FIRST, ""));
  keep (tables, 1);
  take_all (tables, (TableChestTaken) { .n_added = 1 });
  assert_home (tables->there, "bin/game.kontor: " GAME (FIRST, "") "\n"
                              "games/game (2).kontor: " GAME (FIRST, "") "\n"
                              "games/game.kontor: " GAME (SECOND, "") "\n");
}

#define PLAYS(day) \
  "{\"format\": \"kontor-plays\", \"version\": 1, \"plays\": [{\"game\": \"visby\", \"day\": \"" day "\", \"players\": " \
  "[{\"name\": \"Anna\", \"points\": 9, \"won\": true}, {\"name\": \"Bert\", \"points\": 7, \"won\": false}]}]}"

static void
test_plays (Tables       *tables,
            gconstpointer data)
{
  write_file (tables->here, "plays.json", PLAYS ("2024-02-29"));
  write_file (tables->there, "plays.json", PLAYS ("2024-02-28"));
  keep (tables, 0);
  take_all (tables, (TableChestTaken) { .n_plays = 1 });
  take_all (tables, (TableChestTaken) { 0 });

  write_file (tables->here, "plays.json", "milk");
  keep (tables, 0);
  take_all (tables, (TableChestTaken) { 0 });
}

/* What waits for the disk with the others is a game like them. */
static void
test_waiting (Tables       *tables,
                gconstpointer data)
{
  write_file (tables->here, "games/game.kontor", GAME (FIRST, ""));
  write_file (tables->here, "meanwhile/game.kontor", GAME (SECOND, ""));
  write_file (tables->there, "meanwhile/game.kontor", GAME (FIRST, ""));
  keep (tables, 2);
  take_all (tables, (TableChestTaken) { .n_added = 1, .n_there = 1 });
  assert_home (tables->there, "games/game (2).kontor: " GAME (SECOND, "") "\n"
                              "meanwhile/game.kontor: " GAME (FIRST, "") "\n");
}

/* What was left where games were kept before is in the copy, too. Of what was left here nothing is at the table, and
 * nothing is written, whatever is taken in and however that is answered. */
static void
test_left (Tables       *tables,
           gconstpointer data)
{
  write_file (tables->here, "games/a.kontor", GAME (FIRST, NOTE ("a") ", " NOTE ("b")));
  write_file (tables->here, "left/b.kontor", GAME (SECOND, NOTE ("a")));
  write_file (tables->there, "left/a.kontor", GAME (FIRST, NOTE ("a")));
  write_file (tables->there, "left/b.kontor", GAME (SECOND, NOTE ("a")));
  keep (tables, 2);
  take_all (tables, (TableChestTaken) { .n_added = 2 });
  assert_home (tables->there, "games/a.kontor: " GAME (FIRST, NOTE ("a") ", " NOTE ("b")) "\n"
                              "games/b.kontor: " GAME (SECOND, NOTE ("a")) "\n"
                              "left/a.kontor: " GAME (FIRST, NOTE ("a")) "\n"
                              "left/b.kontor: " GAME (SECOND, NOTE ("a")) "\n");
}

/* Differences */

typedef struct {
  const char *mine;
  const char *theirs;
  TableKinship kinship;
  TableChestChoice choice;
} Difference;

/* What is suggested loses nothing. */
static void
test_kinship (Tables       *tables,
              gconstpointer data)
{
  static const Difference differences[] = {
    { GAME (FIRST, NOTE ("a")), GAME (FIRST, NOTE ("a") ", " NOTE ("b")), TABLE_KINSHIP_AHEAD, TABLE_CHEST_THEIRS },
    { GAME (FIRST, NOTE ("a") ", " NOTE ("b")), GAME (FIRST, NOTE ("a")), TABLE_KINSHIP_BEHIND, TABLE_CHEST_MINE },
    { GAME (FIRST, NOTE ("a")), GAME (FIRST, NOTE ("b")), TABLE_KINSHIP_APART, TABLE_CHEST_BOTH },
    { "milk", GAME (FIRST, NOTE ("a")), TABLE_KINSHIP_APART, TABLE_CHEST_BOTH },
    { "milk", "bread", TABLE_KINSHIP_APART, TABLE_CHEST_BOTH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (differences); i++)
    {
      const char *their_name = i == 3 ? "games/own.kontor" : "games/game.kontor";
      const gboolean is_other = i == 3;
      g_autoptr (TableChest) chest = NULL;
      const TableChestGame *game;

      write_file (tables->here, their_name, differences[i].theirs);
      write_file (tables->there, "games/game.kontor", differences[i].mine);
      keep (tables, 1);
      chest = open_chest (tables);
      g_assert_cmpuint (table_chest_list_differing (chest)->len, ==, is_other ? 0 : 1);
      tree_remove (tables->here->games);
      if (is_other)
        continue;

      game = g_ptr_array_index (table_chest_list_differing (chest), 0);
      g_assert_true (g_str_has_suffix (game->mine, "there/games/game.kontor"));
      g_assert_cmpint (game->kinship, ==, differences[i].kinship);
      g_assert_cmpint (game->choice, ==, differences[i].choice);
    }
}

/* Blanks are no difference. */
static void
test_same_otherwise_written (Tables       *tables,
                             gconstpointer data)
{
  write_file (tables->here, "games/game.kontor", GAME (FIRST, NOTE ("a")));
  write_file (tables->there, "games/other.kontor", GAME (FIRST, " " NOTE ("a")));
  keep (tables, 1);
  take_all (tables, (TableChestTaken) { .n_there = 1 });
}

static void
test_choices (Tables       *tables,
              gconstpointer data)
{
  static const struct {
    TableChestChoice choice;
    TableChestTaken taken;
    const char *home;
  } cases[] = {
    { TABLE_CHEST_MINE, { .n_there = 1 }, "games/mine.kontor: " GAME (FIRST, NOTE ("a")) "\n" },
    { TABLE_CHEST_THEIRS, { .n_replaced = 1 }, "bin/mine (2).kontor: " GAME (FIRST, NOTE ("a")) "\n"
                                               "games/mine.kontor: " GAME (FIRST, NOTE ("b")) "\n" },
    { TABLE_CHEST_BOTH, { .n_added = 1 }, "games/mine.kontor: " GAME (FIRST, NOTE ("a")) "\n"
                                          "games/theirs.kontor: " GAME (FIRST, NOTE ("b")) "\n" },
  };

  write_file (tables->here, "games/theirs.kontor", GAME (FIRST, NOTE ("b")));
  keep (tables, 1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableChest) chest = NULL;
      TableChestGame *game;

      write_file (tables->there, "games/mine.kontor", GAME (FIRST, NOTE ("a")));
      chest = open_chest (tables);
      game = g_ptr_array_index (table_chest_list_differing (chest), 0);
      game->choice = cases[i].choice;
      take (tables, chest, cases[i].taken);
      assert_home (tables->there, cases[i].home);

      /* What was taken once is there. */
      if (cases[i].choice != TABLE_CHEST_MINE)
        take_all (tables, (TableChestTaken) { .n_there = 1 });
      tree_remove (tables->there->directory);
    }
}

/* Strangers */

typedef struct {
  const char *name;
  const char *text;
} Packed;

/* Writes a ZIP as nobody but a stranger does. */
static void
forge (Tables       *tables,
       const Packed *files,
       guint         n_files)
{
  int file = g_open (tables->path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  g_autoptr (DocZipWriter) zip = doc_zip_writer_new (file, NULL);

  for (guint i = 0; i < n_files; i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (files[i].text, strlen (files[i].text));

      g_assert_true (doc_zip_writer_add (zip, files[i].name, bytes, MONDAY, NULL));
    }
  g_assert_true (doc_zip_writer_finish (zip, NULL));
  g_close (file, NULL);
}

static void
assert_refused (Tables *tables,
                GQuark  domain,
                int     code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = tell_home (tables->there);

  g_assert_null (table_chest_open (tables->path, tables->there, &error));
  g_assert_error (error, domain, code);
  g_assert_true (table_chest_tell (error) != NULL || domain == G_FILE_ERROR || domain == G_IO_ERROR);
  assert_home (tables->there, before);
}

static void
test_strange_names (Tables       *tables,
                    gconstpointer data)
{
  static const char *const names[] = {
    "games/../../up.kontor", "../up.kontor", "/etc/up.kontor", "games\\..\\up.kontor", "C:/up.kontor", "games/a\nb.kontor",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const Packed files[] = { { "kontor-copy.json", HEAD }, { "games/a.kontor", "a" }, { names[i], "b" } };

      forge (tables, files, G_N_ELEMENTS (files));
      assert_refused (tables, DOC_ZIP_ERROR, DOC_ZIP_ERROR_NAME);
    }
}

/* What is in no place where we put something is left alone, and may be what a later version has besides. */
static void
test_further_files (Tables       *tables,
                    gconstpointer data)
{
  const Packed files[] = {
    { "games/sub/a.kontor", "a" }, { "games/.hidden.kontor", "a" }, { "games/a.txt", "a" }, { "later/a.kontor", "a" },
    { "collection.json", "milk" }, { "kontor-copy.json", HEAD },
  };

  forge (tables, files, G_N_ELEMENTS (files));
  take_all (tables, (TableChestTaken) { 0 });
  assert_home (tables->there, "");
}

static void
test_no_copy (Tables       *tables,
              gconstpointer data)
{
  static const struct {
    const char *head;
    TableChestError code;
  } heads[] = {
    { "milk", TABLE_CHEST_ERROR_FORM },
    { "", TABLE_CHEST_ERROR_FORM },
    { "[]", TABLE_CHEST_ERROR_FORM },
    { "{\"format\": [], \"version\": 1}", TABLE_CHEST_ERROR_FORM },
    { "{\"format\": \"kontor-copy\", \"version\": 0}", TABLE_CHEST_ERROR_FORM },
    { "{\"format\": \"kontor-copy\", \"version\": \"1\"}", TABLE_CHEST_ERROR_FORM },
    { "{\"format\": \"kontor-copy\", \"version\": 2}", TABLE_CHEST_ERROR_VERSION },
  };
  const Packed none = { "games/a.kontor", "a" };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      const Packed files[] = { none, { "kontor-copy.json", heads[i].head } };

      forge (tables, files, G_N_ELEMENTS (files));
      assert_refused (tables, TABLE_CHEST_ERROR, (int) heads[i].code);
    }

  forge (tables, &none, 1);
  assert_refused (tables, TABLE_CHEST_ERROR, TABLE_CHEST_ERROR_FORM);
  forge (tables, NULL, 0);
  assert_refused (tables, DOC_ZIP_ERROR, DOC_ZIP_ERROR_FORM);
}

static void
test_no_zip (Tables       *tables,
             gconstpointer data)
{
  assert_refused (tables, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_true (g_file_set_contents (tables->path, "", 0, NULL));
  assert_refused (tables, DOC_ZIP_ERROR, DOC_ZIP_ERROR_FORM);
  g_assert_true (g_file_set_contents (tables->path, "milk, bread", -1, NULL));
  assert_refused (tables, DOC_ZIP_ERROR, DOC_ZIP_ERROR_FORM);
  g_assert_cmpint (g_remove (tables->path), ==, 0);
  g_assert_cmpint (mkfifo (tables->path, 0600), ==, 0);
  assert_refused (tables, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

/* From one place to the next where it is damaged, in bytes. */
#define STEP 7

/* Wherever it ends, or a byte is another one, it is refused or, where it does not matter, the same. */
static void
test_damaged (Tables       *tables,
              gconstpointer data)
{
  g_autofree char *text = NULL;
  gsize length;
  guint n_refused = 0;

  fill_here (tables);
  keep (tables, 5);
  g_assert_true (g_file_get_contents (tables->path, &text, &length, NULL));
  for (gsize end = 4; end < length; end += STEP)
    {
      g_assert_true (g_file_set_contents (tables->path, text, (gssize) end, NULL));
      assert_refused (tables, DOC_ZIP_ERROR, DOC_ZIP_ERROR_DAMAGED);
    }

  for (gsize i = 4; i < length; i += STEP)
    {
      g_autoptr (TableChest) chest = NULL;

      text[i] ^= 0x55;
      g_assert_true (g_file_set_contents (tables->path, text, (gssize) length, NULL));
      chest = table_chest_open (tables->path, tables->there, NULL);
      n_refused += chest == NULL;
      text[i] ^= 0x55;
    }
  g_assert_cmpuint (n_refused, >, length / STEP / 4);
  assert_home (tables->there, "");
}

/* A small file that would be a large one. */
static void
test_bomb (Tables       *tables,
           gconstpointer data)
{
  g_autofree char *much = g_strnfill (16 * 1024 * 1024 + 1, ' ');
  Packed files[] = { { "kontor-copy.json", HEAD }, { "games/a.kontor", much } };
  g_autofree Packed *many = g_new0 (Packed, 20002);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  forge (tables, files, G_N_ELEMENTS (files));
  assert_refused (tables, DOC_ZIP_ERROR, DOC_ZIP_ERROR_SIZE);
  much[16 * 1024 * 1024] = '\0';
  forge (tables, files, G_N_ELEMENTS (files));
  take_all (tables, (TableChestTaken) { .n_added = 1 });

  many[0] = files[0];
  for (guint i = 1; i < 20002; i++)
    {
      g_ptr_array_add (names, g_strdup_printf ("games/%u.txt", i));
      many[i] = (Packed) { g_ptr_array_index (names, i - 1), "" };
    }
  forge (tables, many, 20002);
  assert_refused (tables, DOC_ZIP_ERROR, DOC_ZIP_ERROR_SIZE);
}

/* There is one bound for what is kept and what is taken in. */
static void
test_many (Tables       *tables,
           gconstpointer data)
{
  g_autofree char *path = g_build_filename (tables->here->games, "game.kontor", NULL);
  g_autofree char *unreadable = NULL;
  g_autoptr (GError) error = NULL;
  guint n_games;

  /* The head and the settings are files, too. */
  write_file (tables->here, "games/game.kontor", "milk");
  for (guint i = 1; i < 20000 - 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%u.kontor", tables->here->games, i);

      g_assert_cmpint (link (path, name), ==, 0);
    }
  keep (tables, 20000 - 2);
  table_chest_free (open_chest (tables));
  write_file (tables->here, "games/more.kontor", "milk");
  g_assert_false (table_chest_keep (tables->path, tables->here, "", &n_games, &unreadable, &error));
  g_assert_error (error, TABLE_CHEST_ERROR, TABLE_CHEST_ERROR_FULL);
  g_assert_nonnull (table_chest_tell (error));
  g_assert_null (unreadable);
}

/* What has become another one since it was looked at is not taken. */
static void
test_changed (Tables       *tables,
              gconstpointer data)
{
  Packed files[] = { { "kontor-copy.json", HEAD }, { "games/a.kontor", "a" }, { "games/b.kontor", "b" } };
  g_autoptr (TableChest) chest = NULL;
  g_autoptr (GError) error = NULL;

  forge (tables, files, G_N_ELEMENTS (files));
  chest = open_chest (tables);
  files[2].text = "c";
  forge (tables, files, G_N_ELEMENTS (files));
  take_in_vain (tables, chest, NULL, NULL, &error);
  g_assert_error (error, TABLE_CHEST_ERROR, TABLE_CHEST_ERROR_CHANGED);
  assert_home (tables->there, "");

  g_clear_error (&error);
  g_assert_cmpint (g_unlink (tables->path), ==, 0);
  take_in_vain (tables, chest, NULL, NULL, &error);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* What is wrong with a file of the table is not told of the copy. */
static void
test_own_fault (Tables       *tables,
                gconstpointer data)
{
  static const struct {
    const char *name;
    const char *theirs;
  } cases[] = {
    { "collection.json", COLLECTION (SHIP ("london")) },
    { "plays.json", PLAYS ("2024-02-29") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableChest) chest = NULL;
      g_autoptr (GError) error = NULL;

      write_file (tables->here, cases[i].name, cases[i].theirs);
      write_file (tables->there, cases[i].name, "milk");
      keep (tables, 0);
      chest = open_chest (tables);
      take_in_vain (tables, chest, cases[i].name, NULL, &error);
      g_assert_null (table_chest_tell (error));

      tree_remove (tables->there->directory);
      g_clear_error (&error);
      broken_disk_set (tables->there->directory, BROKEN_SYNC, EIO);
      take_in_vain (tables, chest, NULL, cases[i].name, &error);
      g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_IO);
      tree_remove (tables->here->directory);
    }
}

/* Faults */

static const struct {
  BrokenCall call;
  int reason;
  GFileError code;
} faults[] = {
  { BROKEN_OPEN, ENOSPC, G_FILE_ERROR_NOSPC },
  { BROKEN_WRITE, ENOSPC, G_FILE_ERROR_NOSPC },
  { BROKEN_SYNC, EIO, G_FILE_ERROR_IO },
  { BROKEN_RENAME, EACCES, G_FILE_ERROR_ACCES },
};

/* A copy is there as a whole, or what was there before is. */
static void
test_no_room_for_copy (Tables       *tables,
                       gconstpointer data)
{
  g_autofree char *copies = g_build_filename (tables->directory, "stick", NULL);

  g_assert_cmpint (g_mkdir (copies, 0700), ==, 0);
  g_free (tables->path);
  tables->path = g_build_filename (copies, "copy.zip", NULL);
  g_assert_true (g_file_set_contents (tables->path, "before", -1, NULL));
  fill_here (tables);

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *unreadable = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GDir) dir = NULL;
      g_autoptr (GError) error = NULL;
      guint n_games;

      broken_disk_set (copies, faults[i].call, faults[i].reason);
      g_assert_false (table_chest_keep (tables->path, tables->here, "", &n_games, &unreadable, &error));
      broken_disk_set ("", BROKEN_NONE, 0);
      g_assert_error (error, G_FILE_ERROR, (int) faults[i].code);
      g_assert_null (unreadable);
      g_assert_true (g_file_get_contents (tables->path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, "before");
      dir = g_dir_open (copies, 0, NULL);
      g_assert_cmpstr (g_dir_read_name (dir), ==, "copy.zip");
      g_assert_null (g_dir_read_name (dir));
    }
  keep (tables, 5);
}

static void
meet (gpointer data)
{
  const TableHome *home = data;

  broken_disk_set (home->directory, BROKEN_WRITE, ENOSPC);
}

/* If there is no room for one game, those before are not there either, and none has been replaced. */
static void
test_no_room_for_games (Tables       *tables,
                        gconstpointer data)
{
  static const BrokenCall moments[] = { BROKEN_WRITE, BROKEN_RENAME, BROKEN_SYNC };
  static const char *const expected[] = { "games/a.kontor", "games/a.kontor", "games/b.kontor", "games/b.kontor" };

  write_file (tables->here, "games/a.kontor", GAME (FIRST, NOTE ("a")));
  write_file (tables->here, "games/b.kontor", "b");
  write_file (tables->here, "games/c.kontor", GAME (SECOND, NOTE ("a") ", " NOTE ("c")));
  write_file (tables->there, "games/c.kontor", GAME (SECOND, NOTE ("a")));
  write_file (tables->here, "collection.json", COLLECTION (SHIP ("london")));
  keep (tables, 3);

  /* From the first that is written on, and from each place of the second on. */
  for (guint i = 0; i <= G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (TableChest) chest = open_chest (tables);
      g_autoptr (GError) error = NULL;

      if (i == 0)
        broken_disk_set (tables->there->directory, BROKEN_WRITE, ENOSPC);
      else
        broken_disk_meet (tables->there->games, moments[i - 1], meet, tables->there);
      take_in_vain (tables, chest, NULL, expected[i], &error);
      g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
    }
}

static void
put_theirs (gpointer data)
{
  write_file (data, "games/a.kontor", "theirs");
}

/* What came under the same name while a game was taken in stays there, and the game gets a number. */
static void
test_added_meanwhile (Tables       *tables,
                      gconstpointer data)
{
  g_autofree char *path = g_build_filename (tables->there->games, "a (2).kontor", NULL);
  g_autoptr (TableChest) chest = NULL;
  g_autofree char *theirs = g_build_filename (tables->there->games, "a.kontor", NULL);
  g_autofree char *found = NULL;

  write_file (tables->here, "games/a.kontor", GAME (FIRST, NOTE ("a")));
  keep (tables, 1);
  chest = open_chest (tables);
  broken_disk_meet (tables->there->games, BROKEN_RENAME, put_theirs, tables->there);
  take (tables, chest, (TableChestTaken) { .n_added = 1 });
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_get_contents (theirs, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, "theirs");
}

/* Where taking in fails later, what was replaced is as it was, also where a link leads to it. */
static void
test_link_taken_back (Tables       *tables,
                      gconstpointer data)
{
  g_autofree char *link = g_build_filename (tables->there->games, "a.kontor", NULL);
  g_autoptr (TableChest) chest = NULL;
  g_autoptr (GError) error = NULL;

  write_file (tables->here, "games/a.kontor", GAME (FIRST, NOTE ("a") ", " NOTE ("b")));
  write_file (tables->here, "collection.json", COLLECTION (SHIP ("london")));
  keep (tables, 1);
  write_file (tables->there, "else.kontor", GAME (FIRST, NOTE ("a")));
  write_file (tables->there, "collection.json", "{\"format\": \"colonia-collection\", \"version\": 2, \"game\": \"colonia\"}");
  g_assert_cmpint (g_mkdir_with_parents (tables->there->games, 0700), ==, 0);
  g_assert_cmpint (symlink ("../else.kontor", link), ==, 0);

  chest = open_chest (tables);
  take_in_vain (tables, chest, "collection.json", NULL, &error);
  g_assert_nonnull (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/chest/" path, Tables, NULL, set_up, function, tear_down)
  ADD ("empty-table", test_empty_table);
  ADD ("nothing", test_nothing);
  ADD ("names", test_names);
  ADD ("letters", test_letters);
  ADD ("both-ahead", test_both_ahead);
  ADD ("same-name", test_same_name);
  ADD ("plays", test_plays);
  ADD ("waiting", test_waiting);
  ADD ("left", test_left);
  ADD ("kinship", test_kinship);
  ADD ("same-otherwise-written", test_same_otherwise_written);
  ADD ("choices", test_choices);
  ADD ("strange-names", test_strange_names);
  ADD ("further-files", test_further_files);
  ADD ("no-copy", test_no_copy);
  ADD ("no-zip", test_no_zip);
  ADD ("damaged", test_damaged);
  ADD ("bomb", test_bomb);
  ADD ("many", test_many);
  ADD ("changed", test_changed);
  ADD ("own-fault", test_own_fault);
  ADD ("no-room-for-copy", test_no_room_for_copy);
  ADD ("no-room-for-games", test_no_room_for_games);
  ADD ("added-meanwhile", test_added_meanwhile);
  ADD ("link-taken-back", test_link_taken_back);

  return g_test_run ();
}
