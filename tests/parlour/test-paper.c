/* test-paper.c: the course of a game, and what is printed and exported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-series.h"
#include "colonia-terms.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "games.h"
#include "parlour-course.h"
#include "parlour-course-part.h"
#include "parlour-course-window.h"
#include "parlour-export-files.h"
#include "parlour-export.h"
#include "parlour-game-past.h"
#include "parlour-printing.h"
#include "strange.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "text-csv.h"
#include "tongue.h"
#include "widgets.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* A telephone's width without the margins of the page. */
#define PHONE (360 - 36)

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static GtkWidget *
get_nth (GtkWidget *widget,
         int        n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (n-- > 0)
    child = gtk_widget_get_next_sibling (child);
  g_assert_nonnull (child);

  return child;
}

static TableSession *
finish_game (int             n_players,
             ColoniaTracking tracking,
             guint64         seed)
{
  return table_session_new (table_simulate (&colonia_game, n_players, tracking, seed), NULL, NULL);
}

/* The course */

typedef struct {
  GtkWidget *parent;
  GtkWidget *window;
} Opened;

/* They come one after the other. */
static void
wait_for_parts (Opened *opened)
{
  GtkWidget *last = gtk_widget_get_last_child (find_child (opened->window, "parts"));

  if (last != NULL)
    wait_until_mapped (last);
}

static Opened
open_course (TableSession *session)
{
  Opened opened;

  opened.parent = gtk_window_new ();
  opened.window = GTK_WIDGET (parlour_course_window_new (GTK_WINDOW (opened.parent), session));
  gtk_window_present (GTK_WINDOW (opened.window));
  wait_for_parts (&opened);

  return opened;
}

static void
close_course (Opened *opened)
{
  gpointer window = opened->window;

  g_object_add_weak_pointer (G_OBJECT (opened->window), &window);
  gtk_window_destroy (GTK_WINDOW (opened->window));
  gtk_window_destroy (GTK_WINDOW (opened->parent));
  g_assert_null (window);
}

static void
check_curves (GtkWidget         *part,
              const TableCourse *course,
              int                series)
{
  g_autofree char *title = parlour_game_past_find (course->game)->curves[series].tell_title (course->game->series[series].which);
  GtkGrid *table = GTK_GRID (find_child (part, "table"));
  int minimum;

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (part, "title"))), ==, title);
  for (int moment = 0; moment < table_course_count_moments (course, series); moment++)
    for (int seat = 0; seat < course->n_players; seat++)
      {
        GtkWidget *cell = gtk_grid_get_child_at (table, seat + 1, moment + 1);

        g_assert_cmpint (g_ascii_strtoll (gtk_label_get_label (GTK_LABEL (cell)), NULL, 10), ==,
                         course->moments[moment].values[series][seat]);
      }

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, PHONE);
}

/* After the end there are all curves, votes and dice. */
static void
test_course_finished (void)
{
  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      g_autoptr (TableSession) session = finish_game (n, COLONIA_TRACKING_FULL, 3);
      Opened opened = open_course (session);
      GtkWidget *parts = find_child (opened.window, "parts");
      TableCourse course;

      table_course_tell (table_session_get_record (session), &course);
      g_assert_cmpint (count_children (find_child (opened.window, "families")), ==, n);
      g_assert_false (gtk_widget_get_visible (find_child (opened.window, "covered")));
      g_assert_cmpint (count_children (parts), ==, COLONIA_N_SERIES + 2);
      for (int kind = 0; kind < COLONIA_N_SERIES; kind++)
        check_curves (get_nth (parts, kind), &course, kind);

      close_course (&opened);
    }
}

/* Before the end nothing is told that lies behind screens: neither points nor
 * money. */
static void
test_course_running (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_LOADING, 4, 5, COLONIA_TRACKING_FULL);
  Opened opened = open_course (session);
  GtkWidget *parts = find_child (opened.window, "parts");
  TableCourse course;

  table_course_tell (table_session_get_record (session), &course);
  g_assert_true (gtk_widget_get_visible (find_child (opened.window, "covered")));
  g_assert_cmpint (count_children (parts), ==, 3);
  check_curves (get_nth (parts, 0), &course, COLONIA_SERIES_SUPPLY);
  for (int kind = 0; kind < COLONIA_N_SERIES; kind++)
    g_assert_cmpint (course.game->series[kind].is_public, ==, kind == COLONIA_SERIES_SUPPLY);

  close_course (&opened);
}

/* What is not tracked is left out. */
static void
test_course_essentials (void)
{
  g_autoptr (TableSession) session = finish_game (4, COLONIA_TRACKING_ESSENTIALS, 3);
  Opened opened = open_course (session);
  GtkWidget *parts = find_child (opened.window, "parts");
  GtkGrid *table = GTK_GRID (find_child (get_nth (parts, 0), "table"));
  TableCourse course;
  g_autofree char *expected = NULL;

  table_course_tell (table_session_get_record (session), &course);
  g_assert_cmpint (count_children (parts), ==, 2);
  g_assert_false (gtk_widget_get_visible (find_child (opened.window, "covered")));

  expected = g_strdup_printf ("%d/%d", course.agreements[1][2].together, course.agreements[1][2].both);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 3, 2))), ==, expected);
  expected = (g_free (expected), g_strdup_printf ("%d/%d", course.yes[0], course.agreements[0][0].both));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 5, 1))), ==, expected);

  close_course (&opened);
}

static const char *
get_cell (GPtrArray *rows,
          guint      row,
          guint      cell)
{
  return g_ptr_array_index (((TextCsvRow *) g_ptr_array_index (rows, row))->cells, cell);
}

/* A spreadsheet gets the same numbers, each table with its title and the names of the players. */
static void
test_course_exported (void)
{
  g_autoptr (TableSession) session = finish_game (4, COLONIA_TRACKING_FULL, 3);
  const TableRecord *record = table_session_get_record (session);
  g_autoptr (GBytes) bytes = parlour_export_file_make_bytes (PARLOUR_EXPORT_COURSE, session, NULL, NULL, NULL);
  g_autofree char *csv = text_csv_decode (bytes, NULL);
  g_autoptr (GPtrArray) rows = text_csv_read (csv, NULL);
  g_autoptr (GPtrArray) list = NULL;
  TableCourse course;
  guint row = 0;

  table_course_tell (record, &course);
  list = parlour_course_list (record, &course);
  g_assert_cmpuint (list->len, ==, COLONIA_N_SERIES + 2);
  for (guint i = 0; i < list->len; i++)
    {
      const ParlourNumbers *numbers = g_ptr_array_index (list, i);

      g_assert_cmpstr (get_cell (rows, row++, 0), ==, numbers->title);
      row += numbers->rows->len;
    }
  g_assert_cmpuint (rows->len, ==, row);

  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *number = g_strdup_printf ("%d", course.moments[2].values[0][seat]);

      g_assert_cmpstr (get_cell (rows, 0, seat + 1), ==, table_record_get_names (record)[seat]);
      g_assert_cmpstr (get_cell (rows, 3, seat + 1), ==, number);
    }
}

/* Whoever opens a table by a double click sees columns and accents: with a byte order mark, and in
 * French with semicolons, as spreadsheets there have them. */
static void
test_tables_exported (void)
{
  static const ParlourExportFile tables[] = { PARLOUR_EXPORT_SCORES, PARLOUR_EXPORT_CHRONICLE, PARLOUR_EXPORT_COURSE };
  static const char *const languages[] = { "en", "fr" };
  g_autoptr (TableSession) session = finish_game (3, COLONIA_TRACKING_FULL, 3);

  for (gsize i = 0; i < G_N_ELEMENTS (languages) * G_N_ELEMENTS (tables); i++)
    {
      const char *language = languages[i / G_N_ELEMENTS (tables)];
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *csv = NULL;
      g_autofree char *heading = NULL;

      tongue_set_language (language);
      bytes = parlour_export_file_make_bytes (tables[i % G_N_ELEMENTS (tables)], session, NULL, NULL, NULL);
      csv = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      heading = g_strndup (csv, strcspn (csv, "\r"));
      g_assert_true (g_str_has_prefix (csv, TEXT_CSV_MARK));
      g_assert_cmpint (strchr (heading, ',') != NULL, ==, g_str_equal (language, "en"));
      g_assert_cmpint (strchr (heading, ';') != NULL, ==, !g_str_equal (language, "en"));
    }
  tongue_set_language ("en");
}

/* Before the end what lies behind screens is not exported either, and where nothing is told
 * there is no file. */
static void
test_course_not_exported (void)
{
  g_autoptr (TableSession) running = game_at_step (COLONIA_STEP_LOADING, 4, 5, COLONIA_TRACKING_FULL);
  g_autoptr (TableSession) over = finish_game (3, COLONIA_TRACKING_ESSENTIALS, 3);
  g_autoptr (TableSession) begun = table_session_new (table_record_copy (table_session_get_record (over), 0), NULL, NULL);
  g_autoptr (GBytes) bytes = parlour_export_file_make_bytes (PARLOUR_EXPORT_COURSE, running, NULL, NULL, NULL);
  g_autofree char *csv = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  const TableSeries *series = colonia_game.series;

  for (int i = 0; i < COLONIA_N_SERIES; i++)
    {
      g_autofree char *title = parlour_game_past_find (&colonia_game)->curves[i].tell_title (series[i].which);

      g_assert_cmpint (strstr (csv, title) != NULL, ==, series[i].is_public);
    }
  g_assert_false (parlour_export_file_is_offered (PARLOUR_EXPORT_COURSE, begun));
}

/* The score sheet */

static char *
run_program (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);

  return output;
}

/* Whether there are the programs that read what was written. */
static gboolean
can_read_pdf (void)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");

  if (program != NULL)
    return TRUE;

  if (g_strcmp0 (g_getenv ("CI"), "true") == 0)
    g_test_fail_printf ("pdftotext is missing");
  else
    g_test_skip ("pdftotext is missing");

  return FALSE;
}

/* A heading may have several lines. */
static void
check_words (const char *text,
             const char *heading)
{
  g_auto (GStrv) words = g_regex_split_simple ("\\h+", heading, 0, 0);

  for (char **word = words; *word != NULL; word++)
    g_assert_nonnull (strstr (text, *word));
}

/* All on one page of that paper, with every number and name in that language. */
static void
check_sheet (const TableRecord *record,
             const char        *language,
             const char        *paper,
             const char        *size)
{
  g_autofree char *directory = g_dir_make_tmp ("kontor-paper-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "sheet.pdf", NULL);
  const char *const as_text[] = { "pdftotext", "-layout", path, "-", NULL };
  const char *const as_info[] = { "pdfinfo", path, NULL };
  g_autoptr (TongueScope) scope = tongue_speak (language);
  G_GNUC_UNUSED g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  const char *const *names = table_record_get_names (record);
  g_autofree char *text = NULL;
  g_autofree char *info = NULL;
  g_autoptr (GError) error = NULL;
  ColoniaScore score;

  g_assert_true (parlour_printing_to_pdf (path, record, language, paper, &error));
  g_assert_no_error (error);
  text = run_program (as_text);
  info = run_program (as_info);

  g_test_message ("%s", text);
  g_assert_nonnull (strstr (info, size));
  g_assert_nonnull (g_regex_match_simple ("Pages: +1\n", info, 0, 0) ? info : NULL);
  check_words (text, _("Shrines"));
  check_words (text, _("Money left"));
  g_assert_true (colonia_state_get_score (colonia_record_get_state (record), &score));
  for (int seat = 0; seat < score.n_players; seat++)
    {
      const ColoniaPlayerScore *player = &score.players[seat];
      /* A long name is smaller, and so may be on a line of its own to the program. */
      g_autofree char *row = g_strdup_printf ("%d\\..* +%d +%d +%d +%d +%d +%d +%d\\n", player->rank,
                                              player->relics, player->shrines, player->windows, player->total,
                                              player->money, player->goods, player->resources);

      g_assert_nonnull (strstr (text, names[seat]));

      g_assert_true (g_regex_match_simple (row, text, 0, 0));
    }
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    g_assert_nonnull (strstr (text, colonia_term_city (city)));

  g_remove (path);
  g_rmdir (directory);
}

static void
test_sheet (void)
{
  const char *const examples[] = { "six-weeks.kontor", "essentials.kontor", "tie-break.kontor" };

  if (!can_read_pdf ())
    return;

  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    for (const char *const *language = tongue_list (); *language != NULL; language++)
      {
        g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", examples[i], NULL);
        g_autoptr (GError) error = NULL;
        g_autoptr (TableRecord) record = table_record_load (path, &error);

        g_assert_no_error (error);
        check_sheet (record, *language, GTK_PAPER_NAME_A4, "(A4)");
        check_sheet (record, *language, GTK_PAPER_NAME_LETTER, "(letter)");
      }
}

/* Six players, and names that are longer than any column. */
static void
test_sheet_long_names (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 6, COLONIA_TRACKING_FULL, 9);
  g_autoptr (TableRecord) record = NULL;
  TablePerson people[6];

  if (!can_read_pdf ())
    return;

  for (int seat = 0; seat < 6; seat++)
    {
      people[seat] = *table_record_get_person (game, seat);
      people[seat].name = g_strdup_printf ("Maximiliane-Charlotte von Habsburg %d", seat + 1);
    }
  record = colonia_record_new (colonia_record_get_setup (game), people);
  for (guint i = 0; i < table_record_get_cursor (game); i++)
    g_assert_cmpint (table_record_append_from (record, game, i).kind, ==, TABLE_OBSTACLE_NONE);

  check_sheet (record, "en", GTK_PAPER_NAME_LETTER, "(letter)");
  for (int seat = 0; seat < 6; seat++)
    g_free (people[seat].name);
}

/* Writes a sheet, and tells what is on it. */
static char *
read_sheet (const TableRecord *record)
{
  g_autofree char *directory = g_dir_make_tmp ("kontor-paper-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "sheet.pdf", NULL);
  const char *const as_text[] = { "pdftotext", "-layout", path, "-", NULL };
  g_autoptr (GError) error = NULL;
  char *text;

  g_assert_true (parlour_printing_to_pdf (path, record, "en", NULL, &error));
  g_assert_no_error (error);
  text = run_program (as_text);
  g_remove (path);
  g_rmdir (directory);

  return text;
}

/* A record may tell any time: at the ends of all years there is none here. */
static void
test_sheet_far_off (void)
{
  static const struct {
    const char *at;
    const char *zone;
    const char *date;
  } cases[] = {
    { "9999-12-31T23:59:59Z", "XYZ-14", "31 December 9999" },
    { "0001-01-01T00:00:00Z", "XYZ+12", "1 January 1" },
    { "1969-07-20T20:17:40Z", "UTC", "20 July 1969" },
    { "2026-11-21T20:00:00Z", "XYZ-14", "22 November 2026" },
  };
  g_autofree char *zone = g_strdup (g_getenv ("TZ"));

  if (!can_read_pdf ())
    return;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_ESSENTIALS, 9);
      const TableStamp stamp = { .at = cases[i].at };
      g_auto (ColoniaEvent) note = { 0 };
      g_autofree char *text = NULL;

      colonia_event_init (&note, COLONIA_EVENT_NOTE);
      note.text = g_strdup ("It was late.");
      g_assert_cmpint (colonia_record_append (record, &note, &stamp, NULL).kind, ==, TABLE_OBSTACLE_NONE);

      g_setenv ("TZ", cases[i].zone, TRUE);
      text = read_sheet (record);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, cases[i].date));
    }

  if (zone != NULL)
    g_setenv ("TZ", zone, TRUE);
  else
    g_unsetenv ("TZ");
}

/* A file that cannot be written is told of. */
static void
test_sheet_nowhere (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 9);
  g_autoptr (GError) error = NULL;

  g_assert_false (parlour_printing_to_pdf ("/nowhere/at all/sheet.pdf", record, "en", NULL, &error));
  g_assert_nonnull (error);
}

/* What is exported */

typedef struct {
  GtkWidget *parent;
  ParlourExport *window;
  GFile *folder;
  char *sentence; /* when all is done */
} Exporting;

static void
on_exported (Exporting  *exporting,
             const char *sentence,
             GFile      *folder)
{
  g_assert_true (g_file_equal (folder, exporting->folder));
  exporting->sentence = g_strdup (sentence);
}

static void
begin_export (Exporting    *exporting,
              TableSession *session)
{
  /* With a letter from right to left, which must not turn a sentence round. */
  g_autofree char *path = g_dir_make_tmp ("\327\223-XXXXXX", NULL);

  exporting->parent = gtk_window_new ();
  exporting->window = PARLOUR_EXPORT (parlour_export_new (GTK_WINDOW (exporting->parent), session));
  exporting->folder = g_file_new_for_path (path);
  exporting->sentence = NULL;
  g_object_add_weak_pointer (G_OBJECT (exporting->window), (gpointer *) &exporting->window);
  g_signal_connect_swapped (exporting->window, "exported", G_CALLBACK (on_exported), exporting);
  parlour_export_set_folder (exporting->window, exporting->folder);
  gtk_window_present (GTK_WINDOW (exporting->window));
}

static void
end_export (Exporting *exporting)
{
  if (exporting->window != NULL)
    gtk_window_destroy (GTK_WINDOW (exporting->window));
  gtk_window_destroy (GTK_WINDOW (exporting->parent));
  while (exporting->window != NULL)
    g_main_context_iteration (NULL, TRUE);

  g_assert_true (g_file_delete (exporting->folder, NULL, NULL));
  g_object_unref (exporting->folder);
  g_free (exporting->sentence);
}

static AdwActionRow *
find_row (GtkWidget  *widget,
          const char *title)
{
  if (ADW_IS_ACTION_ROW (widget)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return ADW_ACTION_ROW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      AdwActionRow *row = find_row (child, title);

      if (row != NULL)
        return row;
    }

  return NULL;
}

static AdwActionRow *
get_row (Exporting        *exporting,
         ParlourExportFile file)
{
  AdwActionRow *row = find_row (GTK_WIDGET (exporting->window), parlour_export_file_get_title (file));

  g_assert_nonnull (row);

  return row;
}

static void
leave_out (AdwActionRow *row)
{
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (row)), FALSE);
}

/* Removes a file, and tells whether it was there and not empty. */
static gboolean
take_file (Exporting        *exporting,
           ParlourExportFile file,
           TableSession     *session)
{
  g_autofree char *name = parlour_export_file_make_name (file, session, NULL);
  g_autoptr (GFile) place = g_file_get_child (exporting->folder, name);
  g_autofree char *contents = NULL;
  gsize length;

  return g_file_load_contents (place, NULL, &contents, &length, NULL, NULL) && length > 0
         && g_file_delete (place, NULL, NULL);
}

static void
write_all (Exporting *exporting)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (exporting->window), "export.write", NULL));
  while (exporting->sentence == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_export_finished (void)
{
  g_autoptr (TableSession) session = finish_game (4, COLONIA_TRACKING_FULL, 3);
  g_autofree char *isolated = NULL;
  Exporting exporting;

  begin_export (&exporting, session);
  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    {
      AdwActionRow *row = get_row (&exporting, (ParlourExportFile) file);
      g_autofree char *name = parlour_export_file_make_name ((ParlourExportFile) file, session, NULL);

      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (row)));
      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, name);
    }
  leave_out (get_row (&exporting, PARLOUR_EXPORT_CHRONICLE));
  write_all (&exporting);

  isolated = g_strdup_printf ("7 files were written to \342\200\216\342\201\250%s\342\201\251.", g_file_peek_path (exporting.folder));
  g_assert_cmpstr (exporting.sentence, ==, isolated);
  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    g_assert_cmpint (take_file (&exporting, (ParlourExportFile) file, session), ==, file != PARLOUR_EXPORT_CHRONICLE);

  end_export (&exporting);
}

/* Before the end nobody is told a score. */
static void
test_export_running (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 3, 4, COLONIA_TRACKING_FULL);
  Exporting exporting;

  begin_export (&exporting, session);
  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (get_row (&exporting, (ParlourExportFile) file))), ==,
                     file == PARLOUR_EXPORT_CHRONICLE || file == PARLOUR_EXPORT_COURSE || file == PARLOUR_EXPORT_RECORD);
  g_assert_false (gtk_widget_get_visible (find_child (GTK_WIDGET (exporting.window), "print")));
  write_all (&exporting);

  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    g_assert_cmpint (take_file (&exporting, (ParlourExportFile) file, session), ==,
                     file == PARLOUR_EXPORT_CHRONICLE || file == PARLOUR_EXPORT_COURSE || file == PARLOUR_EXPORT_RECORD);

  end_export (&exporting);
}

static GtkWidget *
find_write_button (GtkWidget *window)
{
  g_autoptr (GPtrArray) buttons = find_all (window, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)), "export.write") == 0)
      return g_ptr_array_index (buttons, i);

  g_assert_not_reached ();
}

/* What is there already is said to be replaced; what nobody wants cannot be
 * written. */
static void
test_export_choices (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 3, 4, COLONIA_TRACKING_FULL);
  Exporting exporting;
  g_autofree char *name = parlour_export_file_make_name (PARLOUR_EXPORT_RECORD, session, NULL);
  g_autoptr (GFile) place = NULL;
  GtkWidget *write;

  begin_export (&exporting, session);
  place = g_file_get_child (exporting.folder, name);
  g_assert_true (g_file_replace_contents (place, "?", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  parlour_export_set_folder (exporting.window, exporting.folder);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (&exporting, PARLOUR_EXPORT_RECORD))), !=, name);

  write = find_write_button (GTK_WIDGET (exporting.window));
  g_assert_true (gtk_widget_is_sensitive (write));
  leave_out (get_row (&exporting, PARLOUR_EXPORT_COURSE));
  leave_out (get_row (&exporting, PARLOUR_EXPORT_CHRONICLE));
  g_assert_true (gtk_widget_is_sensitive (write));
  leave_out (get_row (&exporting, PARLOUR_EXPORT_RECORD));
  g_assert_false (gtk_widget_is_sensitive (write));

  g_assert_true (g_file_delete (place, NULL, NULL));
  end_export (&exporting);
}

/* In every language each file has a name of its own. The score sheet's follows
 * the language that it is written in, the others' that of the interface. */
static void
test_export_names (void)
{
  g_autoptr (TableSession) session = finish_game (3, COLONIA_TRACKING_FULL, 3);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *chronicle = NULL, *sheet = NULL;
  const char *language = NULL;
  Exporting exporting;

  begin_export (&exporting, session);
  for (guint i = 0; tongue_list ()[i] != NULL; i++)
    {
      language = tongue_list ()[i];

      adw_combo_row_set_selected (ADW_COMBO_ROW (find_child (GTK_WIDGET (exporting.window), "language")), i);
      tongue_set_language (language);
      for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
        {
          char *name = parlour_export_file_make_name ((ParlourExportFile) file, session, language);

          g_assert_null (strchr (name, '/'));
          g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (&exporting, (ParlourExportFile) file))),
                           ==, name);
          if (!g_hash_table_add (names, g_strconcat (language, " ", name, NULL)))
            g_error ("%s: %s twice", language, name);
          g_free (name);
        }
    }

  /* The sheet is still to be in the last of them. */
  sheet = parlour_export_file_make_name (PARLOUR_EXPORT_SHEET, session, language);
  tongue_set_language ("fr");
  chronicle = parlour_export_file_make_name (PARLOUR_EXPORT_CHRONICLE, session, language);
  g_assert_cmpstr (chronicle, ==, "Colonia chronique.csv");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (&exporting, PARLOUR_EXPORT_SHEET))), ==, sheet);
  tongue_set_language ("en");

  end_export (&exporting);
}

/* What cannot be written is told in a sentence, and can be tried elsewhere. */
static void
test_export_nowhere (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 3, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/at all");
  Exporting exporting;
  GtkWidget *problem;

  begin_export (&exporting, session);
  problem = find_child (GTK_WIDGET (exporting.window), "problem");
  parlour_export_set_folder (exporting.window, nowhere);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (exporting.window), "export.write", NULL));
  while (!gtk_widget_get_visible (problem))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (problem)), "chronicle.csv"));
  g_assert_null (exporting.sentence);

  parlour_export_set_folder (exporting.window, exporting.folder);
  g_assert_false (gtk_widget_get_visible (problem));
  write_all (&exporting);
  g_assert_true (take_file (&exporting, PARLOUR_EXPORT_COURSE, session));
  g_assert_true (take_file (&exporting, PARLOUR_EXPORT_CHRONICLE, session));
  g_assert_true (take_file (&exporting, PARLOUR_EXPORT_RECORD, session));

  end_export (&exporting);
}

/* Where no folder is there before it is chosen, none is taken for granted. */
static void
test_export_sandbox (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 3, 4, COLONIA_TRACKING_FULL);
  GtkWidget *parent = gtk_window_new ();
  ParlourExport *window;
  GtkWidget *write;
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_tmp_dir ());

  g_setenv ("FLATPAK_ID", APPLICATION_ID, TRUE);
  window = PARLOUR_EXPORT (parlour_export_new (GTK_WINDOW (parent), session));
  g_unsetenv ("FLATPAK_ID");

  write = find_write_button (GTK_WIDGET (window));
  g_assert_false (gtk_widget_is_sensitive (write));
  parlour_export_set_folder (window, folder);
  g_assert_true (gtk_widget_is_sensitive (write));

  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* All that stands in the cells of a table, or in the text that was read from a file, a line each. */
static char *
read_export (ParlourExportFile  file,
             TableSession      *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = parlour_export_file_make_bytes (file, session, "en", NULL, &error);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  GString *cells = g_string_new (NULL);

  g_assert_no_error (error);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  rows = text_csv_read (text, NULL);
  for (guint row = 0; row < rows->len; row++)
    for (guint cell = 0; cell < ((TextCsvRow *) g_ptr_array_index (rows, row))->cells->len; cell++)
      g_string_append_printf (cells, "%s\n", get_cell (rows, row, cell));

  return g_string_free (cells, FALSE);
}

static void
check_strangers (const TableGame *game,
                 gboolean         reads_pdf)
{
  g_autoptr (TableRecord) random = table_simulate (game, game->max_players, 0, 1);
  g_autoptr (TableSession) session = NULL;
  const TableRecord *record;

  strange_name_people (random, 0);
  session = table_session_new (strange_write (random), NULL, NULL);
  record = table_session_get_record (session);
  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    {
      const gboolean is_table = file == PARLOUR_EXPORT_SCORES || file == PARLOUR_EXPORT_CHRONICLE || file == PARLOUR_EXPORT_COURSE;
      g_autofree char *text = NULL;

      /* What other programs read is read by another program in the test of exports. */
      if (!(is_table || (file == PARLOUR_EXPORT_SHEET && reads_pdf)))
        continue;
      text = is_table ? read_export ((ParlourExportFile) file, session) : read_sheet (record);
      g_test_message ("%s: %s", game->id, text);
      g_assert_cmpstr (strange_find_broken (text), ==, NULL);
      for (int seat = 0; seat < game->max_players; seat++)
        g_assert_nonnull (strstr (text, table_record_get_names (record)[seat]));
    }
}

/* Nothing is made of a name or a note, whatever it looks like, in whatever is written of whatever game. */
static void
test_strangers (void)
{
  for (int i = 0; table_games[i] != NULL; i++)
    check_strangers (table_games[i], can_read_pdf ());
}

int
main (int   argc,
      char *argv[])
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  gtk_disable_setlocale ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/paper/course/finished", test_course_finished);
  g_test_add_func ("/paper/course/running", test_course_running);
  g_test_add_func ("/paper/course/essentials", test_course_essentials);
  g_test_add_func ("/paper/course/exported", test_course_exported);
  g_test_add_func ("/paper/tables/exported", test_tables_exported);
  g_test_add_func ("/paper/course/not-exported", test_course_not_exported);
  g_test_add_func ("/paper/sheet", test_sheet);
  g_test_add_func ("/paper/sheet/long-names", test_sheet_long_names);
  g_test_add_func ("/paper/sheet/far-off", test_sheet_far_off);
  g_test_add_func ("/paper/sheet/nowhere", test_sheet_nowhere);
  g_test_add_func ("/paper/strangers", test_strangers);
  g_test_add_func ("/paper/export/finished", test_export_finished);
  g_test_add_func ("/paper/export/running", test_export_running);
  g_test_add_func ("/paper/export/choices", test_export_choices);
  g_test_add_func ("/paper/export/names", test_export_names);
  g_test_add_func ("/paper/export/nowhere", test_export_nowhere);
  g_test_add_func ("/paper/export/sandbox", test_export_sandbox);

  return g_test_run ();
}
