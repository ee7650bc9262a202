/* parlour-export-files.h: what can be exported of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-session.h"

/* A file that can be exported. */
typedef enum {
  PARLOUR_EXPORT_SHEET, /* the score sheet, as PDF */
  PARLOUR_EXPORT_PICTURE, /* the result, as PNG */
  PARLOUR_EXPORT_SCORES, /* the scores, as CSV */
  PARLOUR_EXPORT_CHRONICLE, /* the chronicle, as CSV */
  PARLOUR_EXPORT_COURSE, /* the course of the game in numbers, as CSV */
  PARLOUR_EXPORT_RECORD, /* the record itself */
  PARLOUR_EXPORT_PLAY, /* a play for BG Stats, as JSON */
  PARLOUR_EXPORT_PLAY_LINK, /* a page with the link that hands it to BG Stats */
  PARLOUR_N_EXPORT_FILES
} ParlourExportFile;

const char *parlour_export_file_get_title   (ParlourExportFile   file);
gboolean    parlour_export_file_is_offered  (ParlourExportFile   file,
                                             TableSession     *session);
char       *parlour_export_file_make_name   (ParlourExportFile   file,
                                             TableSession     *session,
                                             const char         *language);
GBytes     *parlour_export_file_make_bytes  (ParlourExportFile   file,
                                             TableSession     *session,
                                             const char         *language,
                                             const char         *paper,
                                             GError            **error);
