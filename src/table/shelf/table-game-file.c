/* table-game-file.c: what the files of games are called, and where they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The title of a game is the name of its file: so it is the same for everybody
 * who sees the file, and no record has to be written anew to change it.
 */

#include "config.h"

#include "table-game-file.h"

#include "doc-file.h"
#include "table-kinship.h"
#include "table-record-file.h"
#include "text-line.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* In bytes, with date, number and ending: less than any file system allows,
 * and about as much as a list shows. */
#define MAX_FILE_NAME 100

/* How many links may lead from one to the next, as the system counts them. */
#define MOST_LINKS 40

/* How the names of games end: those from the time of one game are games like any other. */
static const char *const endings[] = { TABLE_GAME_FILE_ENDING, "." FORMER_NAME, NULL };

/* Of what is kept: as a record may have at most. */
#define MAX_BYTES (16 * 1024 * 1024)

/* Neither what commands a terminal nor what the file systems of sticks and
 * other desktops refuse gets into a name. */
static char *
make_fit (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *name = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isspace (c))
        g_string_append_c (name, ' ');
      else if (c < 0x80 && strchr ("/\\:*?\"<>|", (int) c) != NULL)
        g_string_append_c (name, '-');
      else if (g_unichar_isprint (c))
        g_string_append_unichar (name, c);
    }

  return g_strstrip (g_string_free (name, FALSE));
}

static void
append_names (GString           *name,
              const char *const *names,
              int                n_names)
{
  const char *separator = " ";

  for (int i = 0; i < n_names; i++)
    {
      g_autofree char *fit = make_fit (names[i]);

      if (*fit == '\0')
        continue;

      g_string_append_printf (name, "%s%s", separator, fit);
      separator = ", ";
    }
}

/* Cuts a name to some bytes, but not through a character. */
static void
shorten (GString *name,
         gsize    max_length)
{
  if (name->len > max_length)
    {
      const char *end = g_utf8_find_prev_char (name->str, name->str + max_length + 1);

      g_string_truncate (name, (gsize) (end - name->str));
    }

  while (name->len > 0 && strchr (" ,", name->str[name->len - 1]) != NULL)
    g_string_truncate (name, name->len - 1);
}

/* The name of the game, and its number if it is not the first of that name. */
static char *
make_file_name (const char *name,
                int         number,
                const char *ending)
{
  g_autofree char *end = number > 1 ? g_strdup_printf (" (%d)%s", number, ending) : g_strdup (ending);
  GString *file_name = g_string_new (name);

  shorten (file_name, MAX_FILE_NAME - strlen (end));
  g_string_append (file_name, end);

  return g_string_free (file_name, FALSE);
}

/* The ending of games that a name has, or NULL. */
static const char *
find_ending (const char *name)
{
  for (guint i = 0; endings[i] != NULL; i++)
    if (g_str_has_suffix (name, endings[i]))
      return endings[i];

  return NULL;
}

static gboolean
is_there (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

/* Two games of one title would not be told apart, whatever their names end with. */
static gboolean
is_taken (const char *path)
{
  g_autofree char *stem = g_strdup (path);

  table_game_file_cut_ending (stem);
  for (guint i = 0; endings[i] != NULL; i++)
    {
      g_autofree char *other = g_strconcat (stem, endings[i], NULL);

      if (is_there (other))
        return TRUE;
    }

  return is_there (path);
}

/**
 * table_game_file_find_free:
 * @directory: (type filename): a directory
 * @title: what a game is called
 *
 * Finds a path in a directory that nothing has yet: there may be a game of that
 * title already, and then a number is added.
 *
 * Returns: (transfer full) (type filename): the path
 */
char *
table_game_file_find_free (const char *directory,
                           const char *title)
{
  g_return_val_if_fail (directory != NULL && title != NULL, NULL);

  for (int number = 1;; number++)
    {
      g_autofree char *file_name = make_file_name (title, number, TABLE_GAME_FILE_ENDING);
      g_autofree char *path = g_build_filename (directory, file_name, NULL);

      if (!is_taken (path))
        return g_steal_pointer (&path);
    }
}

/**
 * table_game_file_make_path:
 * @directory: (type filename): where the games are
 * @names: (array length=n_names): the names of the players, whatever was typed
 * @n_names: how many names there are
 * @now: what day it is
 *
 * Makes a name for the file of a new game, such as
 * `2026-11-21 Anna, Bram, Chloé.kontor`, of at most 100 bytes, that nothing in
 * the directory has yet.
 *
 * Returns: (transfer full) (type filename): the path
 */
char *
table_game_file_make_path (const char        *directory,
                           const char *const *names,
                           int                n_names,
                           GDateTime         *now)
{
  g_autoptr (GString) name = NULL;

  g_return_val_if_fail (directory != NULL && now != NULL, NULL);
  g_return_val_if_fail (names != NULL || n_names == 0, NULL);

  name = g_string_new (NULL);
  g_string_printf (name, "%04d-%02d-%02d", g_date_time_get_year (now), g_date_time_get_month (now),
                   g_date_time_get_day_of_month (now));
  append_names (name, names, n_names);

  return table_game_file_find_free (directory, name->str);
}

/* The file system knows a file by two numbers, whatever path leads to it. */
static gboolean
has_same_id (const char *path,
             const char *other)
{
  GStatBuf info, other_info;

  return g_stat (path, &info) == 0
         && g_stat (other, &other_info) == 0
         && info.st_dev == other_info.st_dev
         && info.st_ino == other_info.st_ino;
}

/**
 * table_game_file_is_same:
 * @path: (type filename): a file, which need not be there
 * @other: (type filename): another path
 *
 * Tells whether two paths lead to the same file: by links of all kinds, or as one
 * directory is to be found in several places.
 *
 * Returns: `TRUE` if they do
 */
gboolean
table_game_file_is_same (const char *path,
                         const char *other)
{
  g_autofree char *directory = NULL;
  g_autofree char *other_directory = NULL;
  g_autofree char *name = NULL;
  g_autofree char *other_name = NULL;

  g_return_val_if_fail (path != NULL && other != NULL, FALSE);

  if (g_str_equal (path, other) || has_same_id (path, other))
    return TRUE;

  /* A game that has just begun may not be on the disk yet. */
  directory = g_path_get_dirname (path);
  other_directory = g_path_get_dirname (other);
  name = g_path_get_basename (path);
  other_name = g_path_get_basename (other);

  return g_str_equal (name, other_name) && has_same_id (directory, other_directory);
}

/**
 * table_game_file_list_endings:
 *
 * Tells how the names of games end: first as they are written here, then as they were
 * when there was one game.
 *
 * Returns: (transfer none) (array zero-terminated=1): the endings, each with its dot
 */
const char *const *
table_game_file_list_endings (void)
{
  return endings;
}

/* What other programs leave beside a file is hidden, as that of Finder, or begins as what
 * Syncthing has not received yet and Office locks. */
static gboolean
is_left_over (const char *name)
{
  return *name == '.' || g_str_has_prefix (name, "~syncthing~") || g_str_has_prefix (name, "~$");
}

/**
 * table_game_file_is_one:
 * @name: (type filename): the name of a file
 *
 * Tells whether a file is called as games are, and is none that other programs leave.
 *
 * Returns: `TRUE` if it is
 */
gboolean
table_game_file_is_one (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return find_ending (name) != NULL && !is_left_over (name);
}

/* What those who keep folders the same put behind the name of a file that was changed at two
 * places: Syncthing, ownCloud, Resilio; others, as Dropbox, Nextcloud and Seafile, a word in brackets. */
#define COPY_MARKS \
  "(?:[.]sync-conflict-[0-9]{8}-[0-9]{6}(?:-[A-Z0-9]+)?" \
  "|~[0-9]{8}-[0-9]{6}" \
  "|_conflict-[0-9]{8}-[0-9]{6}" \
  "|[.]conflict" \
  "| ?[(\\[][^()\\[\\]]*(?:%s)[^()\\[\\]]*[)\\]])$"

/* The word is in the language of whoever uses the other program, which may be another device. */
static GRegex *
make_marks (void)
{
  const char *const *languages = tongue_list ();
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *pattern = NULL;

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (languages[i]);
      /* Translators: what Dropbox in your language puts into the names of all files that were changed at two places, as in
       * “Game (Anna’s conflicted copy 2026-11-21)”: part of a word, if its end changes. */
      g_autofree char *word = g_regex_escape_string (C_("in the name of a file", "conflict"), -1);

      g_string_append_printf (words, "%s%s", i > 0 ? "|" : "", word);
    }
  pattern = g_strdup_printf (COPY_MARKS, words->str);

  return g_regex_new (pattern, G_REGEX_CASELESS | G_REGEX_RAW | G_REGEX_OPTIMIZE, 0, NULL);
}

/**
 * table_game_file_find_original:
 * @name: (type filename): the name of a file of a game
 *
 * Finds what the file was called of which another program has made a copy, as one of two
 * that were changed at the same time.
 *
 * Returns: (transfer full) (type filename) (nullable): the name, or `NULL` if it is called as
 *   no such copy is
 */
char *
table_game_file_find_original (const char *name)
{
  static GRegex *marks;
  g_autofree char *stem = NULL;
  g_autofree char *original = NULL;
  const char *ending;

  g_return_val_if_fail (name != NULL, NULL);

  ending = find_ending (name);
  if (ending == NULL)
    return NULL;

  if (g_once_init_enter (&marks))
    g_once_init_leave (&marks, make_marks ());

  stem = g_strndup (name, strlen (name) - strlen (ending));
  original = g_regex_replace_literal (marks, stem, -1, 0, "", 0, NULL);

  return *original != '\0' && !g_str_equal (original, stem) ? g_strconcat (original, ending, NULL) : NULL;
}

/**
 * table_game_file_add_ending:
 * @path: (type filename): a path that somebody has chosen for a game
 *
 * Adds the ending of games if it is not there.
 *
 * Returns: (transfer full) (type filename): the path with the ending
 */
char *
table_game_file_add_ending (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return g_strconcat (path, find_ending (path) != NULL ? "" : TABLE_GAME_FILE_ENDING, NULL);
}

/**
 * table_game_file_get_name:
 * @path: (type filename): any file
 *
 * Gives the name of a file as it may stand on a line: a name may be of any
 * bytes, or turn a line round.
 *
 * Returns: (transfer full): the name
 */
char *
table_game_file_get_name (const char *path)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_path_get_basename (path);

  return text_line (name, -1);
}

/**
 * table_game_file_tell_name:
 * @path: (type filename): any file
 *
 * Gives the name of a file as it may stand in a sentence.
 *
 * Returns: (transfer full): the name, isolated by text_isolate()
 */
char *
table_game_file_tell_name (const char *path)
{
  g_autofree char *name = table_game_file_get_name (path);

  return name != NULL ? text_isolate (name) : NULL;
}

/**
 * table_game_file_cut_ending:
 * @name: (type filename): the name of a file
 *
 * Takes the ending of games off a name that has it.
 */
void
table_game_file_cut_ending (char *name)
{
  const char *ending;

  g_return_if_fail (name != NULL);

  ending = find_ending (name);
  if (ending != NULL)
    name[strlen (name) - strlen (ending)] = '\0';
}

/**
 * table_game_file_get_title:
 * @path: (type filename): the file of a game
 *
 * Tells what a game is called: as its file, without the ending.
 *
 * Returns: (transfer full): the title
 */
char *
table_game_file_get_title (const char *path)
{
  char *title;

  g_return_val_if_fail (path != NULL, NULL);

  title = table_game_file_get_name (path);
  table_game_file_cut_ending (title);

  return title;
}

/**
 * table_game_file_tell_title:
 * @path: (type filename): the file of a game
 *
 * Gives the title of a game as it may stand in a sentence.
 *
 * Returns: (transfer full): the title, isolated by text_isolate()
 */
char *
table_game_file_tell_title (const char *path)
{
  g_autofree char *title = table_game_file_get_title (path);

  return title != NULL ? text_isolate (title) : NULL;
}

/* Whether a title begins as the program makes them, with a day. */
static gboolean
has_day (const char *title)
{
  static const char form[] = "0000-00-00";

  for (gsize i = 0; form[i] != '\0'; i++)
    if (form[i] == '0' ? !g_ascii_isdigit (title[i]) : title[i] != form[i])
      return FALSE;

  return TRUE;
}

/* The number that tells apart files of the same name, or 1. */
static int
find_number (const char *title)
{
  const char *open = strrchr (title, '(');
  gint64 number = open != NULL ? g_ascii_strtoll (open + 1, NULL, 10) : 0;

  return number > 1 && number < G_MAXINT ? (int) number : 1;
}

/**
 * table_game_file_has_own_title:
 * @path: (type filename): the file of a game
 * @names: (array length=n_names): the names of the players
 * @n_names: how many names there are
 *
 * Tells whether somebody has given the game a title, rather than
 * table_game_file_make_path().
 *
 * Returns: `TRUE` if the title tells more than who played when
 */
gboolean
table_game_file_has_own_title (const char        *path,
                               const char *const *names,
                               int                n_names)
{
  g_autofree char *title = NULL;
  g_autofree char *made = NULL;
  g_autoptr (GString) name = NULL;
  const char *ending;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (names != NULL || n_names == 0, FALSE);

  title = table_game_file_get_title (path);
  if (!has_day (title))
    return TRUE;

  name = g_string_new_len (title, strlen ("0000-00-00"));
  append_names (name, names, n_names);
  ending = find_ending (path);
  made = make_file_name (name->str, find_number (title), ending != NULL ? ending : TABLE_GAME_FILE_ENDING);
  table_game_file_cut_ending (made);

  return !g_str_equal (title, made);
}

static gboolean
is_link (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

/* Finds what is to be copied when a game goes elsewhere. A link to a game beside it would lead
 * nowhere once that has gone, too, so that game is meant, or what that leads to elsewhere. */
char *
table_game_file_find_meant (const char *path)
{
  g_autofree char *directory = NULL;
  char *meant;

  g_return_val_if_fail (path != NULL, NULL);

  directory = g_path_get_dirname (path);
  meant = g_strdup (path);
  for (int i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (meant, NULL);
      g_autofree char *next = target != NULL ? g_canonicalize_filename (target, directory) : NULL;
      g_autofree char *other = next != NULL ? g_path_get_dirname (next) : NULL;

      if (other == NULL || !is_there (next) || !has_same_id (directory, other))
        break;
      g_free (meant);
      meant = g_steal_pointer (&next);
    }

  return meant;
}

/* Moves a file by a copy, which is on its disk before the file goes. */
static gboolean
move_by_copy (const char *path,
              const char *to_path,
              GError    **error)
{
  g_autofree char *directory = g_path_get_dirname (to_path);
  g_autofree char *meant = table_game_file_find_meant (path);
  g_autoptr (GFile) from = g_file_new_for_path (path);

  if (!doc_copy_file (meant, to_path, error))
    return FALSE;
  /* Not each disk has its names for good as soon as they are asked for. */
  doc_sync_file (directory, NULL);
  if ((is_link (to_path) || doc_sync_file (to_path, error)) && g_file_delete (from, NULL, error))
    return TRUE;

  g_unlink (to_path);

  return FALSE;
}

/* Gives a file another name, unless that is on another disk. */
static gboolean
move_file (const char *path,
           const char *to_path,
           GError    **error)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *to_directory = g_path_get_dirname (to_path);
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (to_path);
  g_autoptr (GError) local_error = NULL;

  if (is_link (path) && !has_same_id (directory, to_directory))
    return move_by_copy (path, to_path, error);
  if (g_file_move (from, to, G_FILE_COPY_NOFOLLOW_SYMLINKS | G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL, NULL, &local_error))
    return TRUE;
  if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    return move_by_copy (path, to_path, error);

  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

/* Moves a file to where nothing is, and returns that path, which it takes. */
static char *
move (const char *path,
      char       *to_path,
      GError    **error)
{
  g_autofree char *taken = to_path;
  g_autofree char *directory = g_path_get_dirname (to_path);

  return doc_make_directory (directory, error) && move_file (path, to_path, error) ? g_steal_pointer (&taken) : NULL;
}

static gboolean
has_letter (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalnum (g_utf8_get_char (p)))
      return TRUE;

  return FALSE;
}

/* Makes a name of a title, or returns `NULL` if it is none. */
static char *
make_name_of_title (const char *title)
{
  g_autofree char *fit = make_fit (title);
  g_autofree char *name = NULL;
  const char *visible = fit;

  /* Files whose names begin so are hidden, or taken for what another program leaves. */
  while (*visible == '.' || *visible == '~' || *visible == ' ')
    visible++;

  name = make_file_name (visible, 1, TABLE_GAME_FILE_ENDING);
  table_game_file_cut_ending (name);

  return has_letter (name) ? g_steal_pointer (&name) : NULL;
}

/* Gives a game another title. Where there is one of that title already, a number is added. A
 * title without a letter or a digit is an error. Returns the path it has now, or NULL with
 * `error` set. */
char *
table_game_file_rename (const char *path,
                        const char *title,
                        GError    **error)
{
  g_autofree char *before = NULL;
  g_autofree char *directory = NULL;
  g_autofree char *wanted = NULL;
  g_autofree char *same = NULL;
  const char *ending;

  g_return_val_if_fail (path != NULL && title != NULL, NULL);

  /* A name may be of bytes that nobody can type, and stays so. */
  before = table_game_file_get_title (path);
  if (g_str_equal (before, title))
    return g_strdup (path);

  wanted = make_name_of_title (title);
  if (wanted == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("a title needs a letter or a digit"));
      return NULL;
    }

  directory = g_path_get_dirname (path);
  ending = find_ending (path);
  same = g_strconcat (directory, G_DIR_SEPARATOR_S, wanted, ending, NULL);
  if (g_str_equal (same, path))
    return g_strdup (path);

  return move (path, table_game_file_find_free (directory, wanted), error);
}

/**
 * table_game_file_find_place:
 * @path: (type filename): a file of a game, or its name alone
 * @directory: (type filename): where it shall be
 *
 * Finds where a game can be put, which keeps its title, with a number where there is one of that title already.
 *
 * Returns: (transfer full) (type filename): a path at which nothing is
 */
char *
table_game_file_find_place (const char *path,
                            const char *directory)
{
  g_autofree char *name = NULL;
  g_autofree char *same = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (path != NULL && directory != NULL, NULL);

  /* One that was copied here may have a longer name than those made here. */
  name = g_path_get_basename (path);
  same = g_build_filename (directory, name, NULL);
  if (!is_taken (same))
    return g_steal_pointer (&same);

  title = table_game_file_get_title (path);

  return table_game_file_find_free (directory, title);
}

/* Moves a game into a directory. It keeps its title, with a number where there is one of that
 * title already. Returns the path it has now, or NULL with @error set. */
char *
table_game_file_move (const char *path,
                      const char *directory,
                      GError    **error)
{
  g_return_val_if_fail (path != NULL && directory != NULL, NULL);

  return move (path, table_game_file_find_place (path, directory), error);
}

static gboolean
holds (const char *path,
       GBytes     *bytes)
{
  g_autoptr (GBytes) held = doc_read_file (path, MAX_BYTES, NULL);

  return held != NULL && g_bytes_equal (held, bytes);
}

/* Who goes to and fro between two games keeps neither twice. The first of a title may
 * be the one that is about to be replaced. */
static char *
keep (const char *path,
      GBytes     *bytes,
      const char *directory,
      GError    **error)
{
  g_autofree char *title = table_game_file_get_title (path);

  if (!doc_make_directory (directory, error))
    return NULL;

  for (int number = 2;; number++)
    {
      g_autoptr (GError) problem = NULL;
      g_autofree char *file_name = make_file_name (title, number, TABLE_GAME_FILE_ENDING);
      g_autofree char *kept = g_build_filename (directory, file_name, NULL);

      if (holds (kept, bytes) || (!is_taken (kept) && doc_write_bytes (kept, bytes, "", NULL, &problem)))
        return g_steal_pointer (&kept);
      if (problem != NULL && !g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return NULL;
        }
    }
}

/**
 * table_game_file_keep:
 * @path: (type filename): the file of a game, which something is about to replace
 * @directory: (type filename): where the games are, which is made if need be
 * @error: return location for a `GError` of `G_IO_ERROR`, `G_FILE_ERROR` or `DOC_ERROR`
 *
 * Makes a game of its own of what is in a file, even if that is no game. It has the
 * same title with a number, and is on the disk once this returns.
 *
 * Returns: (transfer full) (type filename): the path of the new file, or `NULL` with
 *   `error` set
 */
char *
table_game_file_keep (const char *path,
                      const char *directory,
                      GError    **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL && directory != NULL, NULL);

  bytes = doc_read_file (path, MAX_BYTES, error);

  return bytes != NULL ? keep (path, bytes, directory, error) : NULL;
}

/* Whether what is in a file is the beginning of another one, as where it was copied and did not get there as a whole. */
static gboolean
is_part (const char *copy,
         const char *path)
{
  g_autoptr (GBytes) part = is_link (copy) ? NULL : doc_read_file (copy, MAX_BYTES, NULL);
  g_autoptr (GBytes) whole = part != NULL ? doc_read_file (path, MAX_BYTES, NULL) : NULL;
  g_autoptr (GBytes) beginning = NULL;

  if (whole == NULL || g_bytes_get_size (part) > g_bytes_get_size (whole))
    return FALSE;

  beginning = g_bytes_new_from_bytes (whole, 0, g_bytes_get_size (part));

  return g_bytes_equal (part, beginning);
}

/* Whether all that is in a copy is in the game, too, as where it was copied once before and has gone on since. */
static gboolean
is_behind (const char *copy,
           const char *path)
{
  g_autoptr (TableRecord) before = is_link (copy) ? NULL : table_record_load (copy, NULL);
  g_autoptr (TableRecord) now = before != NULL ? table_record_load (path, NULL) : NULL;
  g_autofree char *id = now != NULL ? table_record_find_id (now) : NULL;
  g_autofree char *id_before = id != NULL ? table_record_find_id (before) : NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_before = NULL;

  if (id == NULL || g_strcmp0 (id, id_before) != 0)
    return FALSE;

  text = table_record_to_text (now);
  text_before = table_record_to_text (before);

  return table_kinship_find (text, text_before) == TABLE_KINSHIP_BEHIND;
}

/* Whether a file is there that is as the one to be copied. Another program may make the
 * same copy at the same time, and then one of them is enough. */
static gboolean
ensure_copy (const char *path,
             const char *copy,
             GError    **error)
{
  if (doc_is_copy (copy, path))
    return TRUE;
  if (is_part (copy, path) || is_behind (copy, path))
    g_unlink (copy);

  return (!is_taken (copy) && doc_copy_file (path, copy, error)) || doc_is_copy (copy, path);
}

/**
 * table_game_file_copy:
 * @path: (type filename): the file of a game
 * @directory: (type filename): where the copy shall be, which is there
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Copies a game into a directory, as doc_copy_file() does, unless such a copy is there
 * already. It takes the place of one that it has all of, and keeps its title, with a number where
 * there is another game of that title. Of a link to a game beside it that game is copied.
 *
 * Returns: (transfer full) (type filename): the path of the copy, or `NULL` with
 *   `error` set
 */
char *
table_game_file_copy (const char *path,
                      const char *directory,
                      GError    **error)
{
  g_autofree char *title = NULL;
  g_autofree char *meant = NULL;

  g_return_val_if_fail (path != NULL && directory != NULL, NULL);

  title = table_game_file_get_title (path);
  meant = table_game_file_find_meant (path);
  for (int number = 1;; number++)
    {
      g_autofree char *name = number > 1 ? make_file_name (title, number, TABLE_GAME_FILE_ENDING)
                                         : g_path_get_basename (path);
      g_autofree char *copy = g_build_filename (directory, name, NULL);
      g_autoptr (GError) local_error = NULL;

      if (ensure_copy (meant, copy, &local_error))
        return g_steal_pointer (&copy);
      if (!is_taken (copy))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return NULL;
        }
    }
}

/**
 * table_game_file_keep_text:
 * @path: (type filename): the file of a game
 * @text: the text of the game, which is not in its file
 * @directory: (type filename): where the games are, which is made if need be
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Makes a game of its own of a text, as table_game_file_keep() does of a file.
 *
 * Returns: (transfer full) (type filename): the path of the new file, or `NULL` with
 *   `error` set
 */
char *
table_game_file_keep_text (const char *path,
                           const char *text,
                           const char *directory,
                           GError    **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL && text != NULL && directory != NULL, NULL);

  bytes = g_bytes_new_static (text, strlen (text));

  return keep (path, bytes, directory, error);
}
