/* colonia-export-files.h: what can be exported of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "colonia-session.h"

G_BEGIN_DECLS

/**
 * ColoniaExportFile:
 * @COLONIA_EXPORT_SHEET: the score sheet, as PDF
 * @COLONIA_EXPORT_SCORES: the scores, as CSV
 * @COLONIA_EXPORT_CHRONICLE: the chronicle, as CSV
 * @COLONIA_EXPORT_RECORD: the record itself
 * @COLONIA_EXPORT_PLAY: a play for BG Stats, as JSON
 * @COLONIA_EXPORT_PLAY_LINK: a page with the link that hands it to BG Stats
 * @COLONIA_N_EXPORT_FILES: how many there are
 *
 * A file that can be exported.
 */
typedef enum {
  COLONIA_EXPORT_SHEET,
  COLONIA_EXPORT_SCORES,
  COLONIA_EXPORT_CHRONICLE,
  COLONIA_EXPORT_RECORD,
  COLONIA_EXPORT_PLAY,
  COLONIA_EXPORT_PLAY_LINK,
  COLONIA_N_EXPORT_FILES
} ColoniaExportFile;

const char *colonia_export_file_get_title   (ColoniaExportFile   file);
gboolean    colonia_export_file_is_offered  (ColoniaExportFile   file,
                                             ColoniaSession     *session);
char       *colonia_export_file_make_name   (ColoniaExportFile   file,
                                             ColoniaSession     *session,
                                             const char         *language);
GBytes     *colonia_export_file_make_bytes  (ColoniaExportFile   file,
                                             ColoniaSession     *session,
                                             const char         *language,
                                             const char         *paper,
                                             GError            **error);

G_END_DECLS
