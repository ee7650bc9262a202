/* colonia-archive.h: the games in a directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-past-game.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_ARCHIVE (colonia_archive_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaArchive, colonia_archive, COLONIA, ARCHIVE, GObject)

ColoniaArchive  *colonia_archive_new         (const char       *directory,
                                              const char       *index,
                                              guint             limit);

GListModel      *colonia_archive_get_games   (ColoniaArchive   *self);
guint            colonia_archive_get_n_files (ColoniaArchive   *self);
gboolean         colonia_archive_is_reading  (ColoniaArchive   *self);
const GError    *colonia_archive_get_error   (ColoniaArchive   *self);
ColoniaPastGame *colonia_archive_find        (ColoniaArchive   *self,
                                              const char       *path);

void             colonia_archive_refresh     (ColoniaArchive   *self);
void             colonia_archive_stop        (ColoniaArchive   *self);

ColoniaPastGame *colonia_archive_rename      (ColoniaArchive   *self,
                                              ColoniaPastGame  *game,
                                              const char       *title,
                                              GError          **error);
ColoniaPastGame *colonia_archive_move        (ColoniaArchive   *self,
                                              ColoniaPastGame  *game,
                                              ColoniaArchive   *to,
                                              GError          **error);
gboolean         colonia_archive_delete      (ColoniaArchive   *self,
                                              ColoniaPastGame  *game,
                                              GError          **error);

G_END_DECLS
