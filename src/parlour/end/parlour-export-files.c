/* parlour-export-files.c: what can be exported of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-export-files.h"

#include "doc-write.h"
#include "parlour-course.h"
#include "parlour-printing.h"
#include "parlour-result-picture.h"
#include "parlour-settings.h"
#include "table-chronicle-export.h"
#include "table-game-file.h"
#include "table-play-export.h"
#include "table-score-export.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* Files get the name of the game, a word that tells which one it is, and one of
 * these endings. */
static const struct {
  const char *title;
  const char *word; /* to be translated, or NULL */
  const char *ending;
  gboolean finished; /* whether the game must be */
} files[PARLOUR_N_EXPORT_FILES] = {
  [PARLOUR_EXPORT_SHEET] = {
    N_("Score sheet on one page, PDF"),
    /* Translators: stands in the name of a file, behind that of the game; so without “/”, and unlike the other such words. */
    NC_("name of a file", "score sheet"),
    ".pdf", TRUE },
  [PARLOUR_EXPORT_PICTURE] = {
    N_("Result as a picture, PNG"),
    /* Translators: stands in the name of a file, behind that of the game; so without “/”, and unlike the other such words. */
    NC_("name of a file", "result"),
    ".png", TRUE },
  [PARLOUR_EXPORT_SCORES] = {
    N_("Scores for a spreadsheet, CSV"),
    /* Translators: stands in the name of a file, behind that of the game; so without “/”, and unlike the other such words. */
    NC_("name of a file", "scores"),
    ".csv", TRUE },
  [PARLOUR_EXPORT_CHRONICLE] = {
    N_("Chronicle for a spreadsheet, CSV"),
    /* Translators: stands in the name of a file, behind that of the game; so without “/”, and unlike the other such words. */
    NC_("name of a file", "chronicle"),
    ".csv", FALSE },
  [PARLOUR_EXPORT_COURSE] = {
    N_("Course of the game for a spreadsheet, CSV"),
    /* Translators: stands in the name of a file, behind that of the game; so without “/”, and unlike the other such words. */
    NC_("name of a file", "course"),
    ".csv", FALSE },
  [PARLOUR_EXPORT_RECORD] = { N_("The whole game, to be opened again"), NULL, TABLE_GAME_FILE_ENDING, FALSE },
  [PARLOUR_EXPORT_PLAY] = { N_("Play for BG Stats, JSON"), NULL, " BG Stats.json", TRUE },
  [PARLOUR_EXPORT_PLAY_LINK] = { N_("Link to open on a phone with BG Stats"), NULL, " BG Stats.html", TRUE },
};

/* Tells what is in a file. */
const char *
parlour_export_file_get_title (ParlourExportFile file)
{
  g_return_val_if_fail (file < PARLOUR_N_EXPORT_FILES, NULL);

  return _(files[file].title);
}

static gboolean
has_course (TableSession *session)
{
  g_autofree TableCourse *course = g_new (TableCourse, 1);

  table_course_tell (table_session_get_record (session), course);

  return parlour_course_is_told (course);
}

/* Tells whether a game can be exported so. Before the end there is no score, and nobody shall
 * learn what is secret; a course may have nothing to tell. */
gboolean
parlour_export_file_is_offered (ParlourExportFile  file,
                                TableSession    *session)
{
  g_return_val_if_fail (file < PARLOUR_N_EXPORT_FILES, FALSE);

  if (file == PARLOUR_EXPORT_COURSE)
    return has_course (session);

  return !files[file].finished || table_state_is_finished (table_session_get_state (session));
}

/* Makes a name for a file, which begins with that of the game's own, and tells what it is in the
 * language that the file is written in. */
char *
parlour_export_file_make_name (ParlourExportFile  file,
                               TableSession    *session,
                               const char        *language)
{
  const char *path = table_session_get_path (session);
  g_autoptr (TongueScope) scope = NULL;
  g_autofree char *name = NULL;
  const char *word;

  g_return_val_if_fail (file < PARLOUR_N_EXPORT_FILES, NULL);

  name = path != NULL ? g_path_get_basename (path)
                      : g_strdup (table_game_get_name (table_session_get_game (session)));
  table_game_file_cut_ending (name);

  word = files[file].word;
  if (word == NULL)
    return g_strconcat (name, files[file].ending, NULL);

  scope = tongue_speak (file == PARLOUR_EXPORT_SHEET ? language : NULL);

  return g_strconcat (name, " ", g_dpgettext2 (NULL, "name of a file", word), files[file].ending, NULL);
}

/* The printing of GTK knows files only. This one has lost its name before anything is
 * in it, so that nothing is left of it, whatever becomes of the program. */
static GBytes *
make_sheet (const TableRecord  *record,
            const char           *language,
            const char           *paper,
            GError              **error)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  char *contents;
  gsize length;
  int handle = g_file_open_tmp ("kontor-XXXXXX.pdf", &name, error);
  gboolean done;

  if (handle < 0)
    return NULL;

  g_unlink (name);
  path = g_strdup_printf ("/proc/self/fd/%d", handle);
  done = parlour_printing_to_pdf (path, record, language, paper, error)
         && g_file_get_contents (path, &contents, &length, error);
  g_close (handle, NULL);

  return done ? g_bytes_new_take (contents, length) : NULL;
}

/* A page that does nothing by itself: who opens it sees what the link is for. */
static char *
make_link_page (const char *link,
                const char *game)
{
  /* Translators: %s is the name of a game. */
  g_autofree char *title = g_strdup_printf (_("A Play of %s for BG Stats"), game);
  const char *hint = _("Open this page on the phone or tablet that has BG Stats.");
  const char *label = _("Add the Play to BG Stats");

  return g_markup_printf_escaped ("<!DOCTYPE html>\n"
                                  "<meta charset=\"utf-8\">\n"
                                  "<meta name=\"viewport\" content=\"width=device-width\">\n"
                                  "<title>%s</title>\n"
                                  "<h1>%s</h1>\n"
                                  "<p>%s</p>\n"
                                  "<p><a href=\"%s\">%s</a></p>\n",
                                  title, title, hint, link, label);
}

static char *
make_play (ParlourExportFile  file,
           const TableScore  *score,
           const TableRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *place = g_settings_get_string (parlour_settings_get (), "place");
  g_autoptr (JsonNode) play = NULL;
  g_autofree char *link = NULL;

  if (file == PARLOUR_EXPORT_PLAY)
    {
      play = table_play_to_json (score, record, place, now);
      return doc_write (play);
    }

  link = table_play_to_link (score, record, place, now);

  return make_link_page (link, table_game_get_name (table_record_get_game (record)));
}

static char *
make_course (const TableRecord *record)
{
  g_autofree TableCourse *course = g_new (TableCourse, 1);
  g_autoptr (GPtrArray) list = NULL;

  table_course_tell (record, course);
  list = parlour_course_list (record, course);

  return parlour_numbers_to_csv (list, tongue_get_language ());
}

static char *
make_text (ParlourExportFile  file,
           const TableRecord *record)
{
  TableScore score;

  if (file == PARLOUR_EXPORT_RECORD)
    return table_record_to_text (record);
  if (file == PARLOUR_EXPORT_CHRONICLE)
    return table_chronicle_to_csv (record, tongue_get_language ());
  if (file == PARLOUR_EXPORT_COURSE)
    return make_course (record);

  if (!table_state_get_score (table_record_get_state (record), &score))
    g_return_val_if_reached (NULL);

  return file == PARLOUR_EXPORT_SCORES ? table_score_to_csv (&score, record, tongue_get_language ())
                                       : make_play (file, &score, record);
}

/* Makes what goes into a file. All but the score sheet is in the language of the moment. Returns
 * the contents, or `NULL` with an error. */
GBytes *
parlour_export_file_make_bytes (ParlourExportFile   file,
                                TableSession     *session,
                                const char         *language,
                                const char         *paper,
                                GError            **error)
{
  const TableRecord *record;
  char *text;

  g_return_val_if_fail (file < PARLOUR_N_EXPORT_FILES, NULL);
  g_return_val_if_fail (parlour_export_file_is_offered (file, session), NULL);

  record = table_session_get_record (session);
  if (file == PARLOUR_EXPORT_SHEET)
    return make_sheet (record, language, paper, error);

  if (file == PARLOUR_EXPORT_PICTURE)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

      return parlour_result_picture_make (record, now);
    }

  text = make_text (file, record);

  return g_bytes_new_take (text, strlen (text));
}
