/* parlour-printing.c: the score sheet on a printer or in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-printing.h"

#include "parlour-score-sheet.h"
#include "tongue.h"

#include <glib/gi18n.h>

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
