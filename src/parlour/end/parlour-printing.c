/* parlour-printing.c: the score sheet on a printer or in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-printing.h"

#include "parlour-course.h"
#include "parlour-curves.h"
#include "parlour-easel.h"
#include "parlour-end-part.h"
#include "parlour-result.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* A finished game on one page. For the wall: who won and why, every part of the points, what the
 * game has beside them, and the course of the game. All of it can be told on a printer without
 * colours. */

/* In heights of the font. */
#define TITLE 2.5
#define ROW 2.3
#define NAME_WIDTH 12.5
#define RANK_WIDTH 2.2
#define HEADINGS 1.3
#define CURVES_HEIGHT 11.5
#define CURVES_TITLE 1.8
#define GAP 1.3

#define N_CURVES_IN_ROW 2

typedef struct {
  const ParlourEasel *easel;
  const TableRecord *record;
  const TableGame *game;
  const ParlourGameEnding *ending;
  TableScore score;
  int n_parts; /* how many columns of numbers there are */
  int parts[PARLOUR_MAX_END_PARTS];
  int total; /* in which column all points stand */
  TableColor colors[TABLE_MAX_PLAYERS];
  double y; /* how far the page is filled */
} Page;

/* Text */

static PangoLayout *
set_paragraph (const Page *page,
               const char *text,
               double      width,
               double      em,
               PangoWeight weight)
{
  const ParlourEasel *easel = page->easel;
  PangoLayout *layout = pango_layout_new (easel->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (easel->context));

  pango_font_description_set_absolute_size (font, em * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

/* Writes a paragraph in the middle of some room, from x on, and up of its
 * height above @y. Returns how high it is. */
static double
write_paragraph (const Page  *page,
                 PangoLayout *layout,
                 double       x,
                 double       y,
                 double       up)
{
  const ParlourEasel *easel = page->easel;
  int height;

  pango_layout_get_size (layout, NULL, &height);
  cairo_move_to (easel->cr, x, y - up * height / PANGO_SCALE);
  pango_cairo_show_layout (easel->cr, layout);
  cairo_new_path (easel->cr);

  return (double) height / PANGO_SCALE;
}

static void
draw_rule (const Page *page,
           double      y,
           double      share,
           double      width)
{
  cairo_t *cr = page->easel->cr;

  parlour_easel_use_ink (page->easel, share);
  cairo_set_line_width (cr, page->easel->em * width);
  cairo_move_to (cr, 0., y);
  cairo_line_to (cr, page->easel->width, y);
  cairo_stroke (cr);
}

static void
draw_head (Page      *page,
           GDateTime *now)
{
  const ParlourEasel *easel = page->easel;
  g_autofree char *date = parlour_result_tell_date (page->record, now);
  g_autofree char *winners = page->ending->tell_winners (table_record_get_names (page->record),
                                                               table_record_get_state (page->record));
  g_autoptr (PangoLayout) layout = set_paragraph (page, winners, easel->width, 1.5 * easel->em, PANGO_WEIGHT_BOLD);

  parlour_easel_use_ink (easel, 1.);
  page->y = TITLE / 2. * easel->em;
  parlour_easel_write (easel, table_game_get_name (page->game), 0., page->y, 0., TITLE * easel->em, PANGO_WEIGHT_BOLD);
  parlour_easel_write (easel, date, easel->width, page->y + 0.4 * easel->em, 1., 1.15 * easel->em, PANGO_WEIGHT_NORMAL);
  page->y += (TITLE / 2. + 0.5) * easel->em;
  draw_rule (page, page->y, 1., 0.14);
  draw_rule (page, page->y + 0.3 * easel->em, 1., 0.05);

  page->y += (GAP + 0.3) * easel->em;
  parlour_easel_use_ink (easel, 1.);
  page->y += write_paragraph (page, layout, 0., page->y, 0.);
  page->y += GAP * easel->em;
}

/* What the game has beside points */

static void
draw_beside (Page *page)
{
  ParlourEasel rest = *page->easel;

  if (page->ending->draw_on_sheet == NULL)
    return;

  rest.height -= page->y;
  cairo_save (rest.cr);
  cairo_translate (rest.cr, 0., page->y);
  page->y += page->ending->draw_on_sheet (&rest, page->record);
  cairo_restore (rest.cr);
  page->y += GAP * rest.em;
}

/* The points */

/* Where the middle of a column of numbers is, from 0. What only breaks ties
 * stands apart from the points. */
static double
get_column (const Page *page,
            int         column)
{
  double em = page->easel->em;
  double left = (RANK_WIDTH + NAME_WIDTH) * em;
  double step = (page->easel->width - left - 0.8 * em) / page->n_parts;

  return left + (column + 0.5) * step + (column > page->total ? 0.8 * em : 0.);
}

/* A heading stands on the line, in as many lines as it needs, and is smaller
 * where a word of it would be cut. Blanks that do not break do here. */
static void
write_heading (const Page *page,
               const char *text,
               int         column)
{
  const ParlourEasel *easel = page->easel;
  double room = get_column (page, 1) - get_column (page, 0) - 0.3 * easel->em;
  double size = 0.85 * easel->em;
  g_auto (GStrv) words = g_regex_split_simple ("\\h+", text, 0, 0);
  g_autofree char *breaking = g_strjoinv (" ", words);
  g_autoptr (PangoLayout) layout = NULL;
  double widest = 1.;

  for (char **word = words; *word != NULL; word++)
    widest = MAX (widest, parlour_easel_measure (easel, *word, size, PANGO_WEIGHT_BOLD));

  layout = set_paragraph (page, breaking, room * 1.02, size * MIN (1., room / widest), PANGO_WEIGHT_BOLD);
  write_paragraph (page, layout, get_column (page, column) - room * 0.51, page->y, 1.);
}

static void
draw_headings (Page *page)
{
  page->y += HEADINGS * page->easel->em;
  parlour_easel_use_ink (page->easel, 0.8);
  for (int column = 0; column < page->n_parts; column++)
    write_heading (page, parlour_end_part_get_title (page->game, page->parts[column], TRUE), column);
  page->y += 0.2 * page->easel->em;
  draw_rule (page, page->y, 0.8, 0.08);
}

static void
write_name (const Page *page,
            int         seat)
{
  const ParlourEasel *easel = page->easel;
  const char *name = table_record_get_names (page->record)[seat];
  PangoWeight weight = page->score.ranks[seat] == 1 ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL;

  parlour_easel_fit (easel, name, (RANK_WIDTH + 2.2) * easel->em, page->y, 0., (NAME_WIDTH - 2.4) * easel->em,
                     1.15 * easel->em, weight);
}

static void
draw_player (Page *page,
             int   seat)
{
  const ParlourEasel *easel = page->easel;
  /* Translators: %d is the rank of a player, e.g. “1.” */
  g_autofree char *rank = g_strdup_printf (_("%d."), page->score.ranks[seat]);

  page->y += ROW / 2. * easel->em;
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, rank, 0.2 * easel->em, page->y, 0., 1.15 * easel->em, PANGO_WEIGHT_BOLD);
  parlour_easel_emblem (easel, page->colors[seat], (RANK_WIDTH + 0.9) * easel->em, page->y, 1.7 * easel->em, FALSE);
  parlour_easel_use_ink (easel, 1.);
  write_name (page, seat);
  for (int column = 0; column < page->n_parts; column++)
    {
      gboolean is_total = column == page->total;
      g_autofree char *number = g_strdup_printf ("%d", parlour_end_part_get_value (&page->score, seat,
                                                                                   page->parts[column]));

      parlour_easel_write (easel, number, get_column (page, column), page->y, 0.5,
                           easel->em * (is_total ? 1.4 : 1.1),
                           is_total ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    }
  page->y += ROW / 2. * easel->em;
  draw_rule (page, page->y, 0.25, 0.05);
}

/* Best first; equal players in the order of their seats. */
static void
draw_players (Page *page)
{
  int seats[TABLE_MAX_PLAYERS];

  table_score_list (&page->score, seats);
  for (int place = 0; place < page->score.n_players; place++)
    draw_player (page, seats[place]);
  page->y += GAP * page->easel->em;
}

/* The course */

static void
draw_course (Page *page)
{
  const ParlourEasel *easel = page->easel;
  double gap = 2. * easel->em;
  double width = (easel->width - gap) / N_CURVES_IN_ROW;
  double height;
  int n_rows;
  g_autofree TableCourse *course = g_new (TableCourse, 1);
  g_autoptr (GPtrArray) curves = NULL;

  table_course_tell (page->record, course);
  curves = parlour_course_list_curves (page->record, course);
  n_rows = MAX (((int) curves->len + N_CURVES_IN_ROW - 1) / N_CURVES_IN_ROW, 1);
  height = MIN ((easel->height - 2. * easel->em - page->y) / n_rows, (CURVES_HEIGHT + CURVES_TITLE + GAP) * easel->em);
  for (int series = 0; series < (int) curves->len; series++)
    {
      const ParlourNumbers *numbers = g_ptr_array_index (curves, series);
      ParlourEasel place = *easel;
      int column = series % N_CURVES_IN_ROW;
      int row = series / N_CURVES_IN_ROW;

      place.em = MIN (0.8 * easel->em, height / 15.);
      place.width = width;
      place.height = height - (CURVES_TITLE + GAP / 2.) * easel->em;
      cairo_save (easel->cr);
      cairo_translate (easel->cr, column * (width + gap), page->y + row * height);
      parlour_easel_use_ink (easel, 1.);
      parlour_easel_write (easel, numbers->title, 0., CURVES_TITLE / 2. * easel->em, 0., easel->em, PANGO_WEIGHT_BOLD);
      cairo_translate (easel->cr, 0., CURVES_TITLE * easel->em);
      parlour_curves_draw (&place, numbers);
      cairo_restore (easel->cr);
    }
}

/* What the numbers mean, for whoever reads it years later. */
static void
draw_foot (const Page *page)
{
  g_autofree char *text = page->ending->tell_foot != NULL ? page->ending->tell_foot (page->record) : g_strdup ("");
  const ParlourEasel *easel = page->easel;
  g_autoptr (PangoLayout) layout = set_paragraph (page, text, easel->width, 0.8 * easel->em, PANGO_WEIGHT_NORMAL);

  parlour_easel_use_ink (easel, 0.75);
  write_paragraph (page, layout, 0., easel->height, 1.);
}

/* Draws the score sheet of a game, in the language of the moment. */
static void
parlour_score_sheet_draw (const ParlourEasel *easel,
                          const TableRecord  *record,
                          GDateTime          *now)
{
  Page page = { .easel = easel, .record = record };

  g_return_if_fail (easel != NULL && record != NULL && now != NULL);

  page.game = table_record_get_game (record);
  page.ending = parlour_game_ending_find (page.game);
  if (!table_state_get_score (table_record_get_state (record), &page.score))
    g_return_if_reached ();

  page.n_parts = parlour_end_part_list (page.game, page.parts);
  while (page.parts[page.total] != PARLOUR_TOTAL)
    page.total++;
  for (int seat = 0; seat < page.score.n_players; seat++)
    page.colors[seat] = table_record_get_person (record, seat)->color;

  draw_head (&page, now);
  draw_beside (&page);
  draw_headings (&page);
  draw_players (&page);
  draw_course (&page);
  draw_foot (&page);
}

/* In millimetres: what most printers reach, and what looks like a page. */
#define MARGIN 15.

/* How many heights of the font there are on a page. */
#define LINES_OF_PAGE 76.

typedef struct {
  const TableRecord *record;
  const char *language;
} Job;

static void
on_draw_page (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              const Job         *job)
{
  g_autoptr (TongueScope) scope = tongue_speak (job->language);
  PangoContext *text = gtk_print_context_create_pango_context (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  const ParlourEasel easel = {
    .cr = gtk_print_context_get_cairo_context (context),
    .context = text,
    .paper = { .ink = { 0.f, 0.f, 0.f, 1.f } },
    .em = gtk_print_context_get_height (context) / LINES_OF_PAGE,
    .width = gtk_print_context_get_width (context),
    .height = gtk_print_context_get_height (context),
  };

  pango_context_set_font_description (text, font);
  parlour_score_sheet_draw (&easel, job->record, now);
  g_object_unref (text);
}

/* On the paper of that name, or of the country. */
static GtkPrintOperation *
make_operation (const Job  *job,
                const char *paper)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (paper);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_MM);

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, _("Score sheet"));
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), (gpointer) job);

  return operation;
}

static gboolean
run (GtkPrintOperation        *operation,
     GtkPrintOperationAction   action,
     GtkWindow                *parent,
     GError                  **error)
{
  return gtk_print_operation_run (operation, action, parent, error) != GTK_PRINT_OPERATION_RESULT_ERROR;
}

/* Asks for a printer and prints the score sheet. */
gboolean
parlour_printing_print (GtkWindow            *parent,
                        const TableRecord  *record,
                        const char           *language,
                        const char           *paper,
                        GError              **error)
{
  const Job job = { .record = record, .language = language };
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_val_if_fail (record != NULL, FALSE);

  operation = make_operation (&job, paper);

  return run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, error);
}

/* Writes the score sheet as PDF. */
gboolean
parlour_printing_to_pdf (const char           *path,
                         const TableRecord  *record,
                         const char           *language,
                         const char           *paper,
                         GError              **error)
{
  const Job job = { .record = record, .language = language };
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_val_if_fail (path != NULL && record != NULL && language != NULL, FALSE);

  operation = make_operation (&job, paper);
  gtk_print_operation_set_export_filename (operation, path);

  return run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error);
}
