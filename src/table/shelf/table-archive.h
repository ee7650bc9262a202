/* table-archive.h: the games in a directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-past-game.h"

#define TABLE_TYPE_ARCHIVE (table_archive_get_type ())

G_DECLARE_FINAL_TYPE (TableArchive, table_archive, TABLE, ARCHIVE, GObject)

/**
 * TableArchiveIsAway:
 *
 * Tells whether the directory with the games is not there now, as its disk is not.
 */
typedef gboolean (*TableArchiveIsAway) (void);

TableArchive  *table_archive_new         (const char       *directory,
                                          const char       *index,
                                          guint             limit);

void           table_archive_set_directory (TableArchive      *self,
                                            const char        *directory);
void           table_archive_put_beside  (TableArchive        *self,
                                          const char          *beside,
                                          TableArchiveIsAway   is_away);
void           table_archive_keep_apart  (TableArchive *self);
GListModel    *table_archive_get_games   (TableArchive *self);
gboolean       table_archive_is_reading  (TableArchive *self);
const GError  *table_archive_get_error   (TableArchive *self);
TablePastGame *table_archive_find        (TableArchive *self,
                                          const char   *path);

void             table_archive_refresh     (TableArchive   *self);
void             table_archive_follow      (TableArchive   *self,
                                            gboolean        follows);
void             table_archive_stop        (TableArchive   *self);

TablePastGame *table_archive_rename (TableArchive  *self,
                                     TablePastGame *game,
                                     const char    *title,
                                     GError       **error);
TablePastGame *table_archive_move   (TableArchive  *self,
                                     TablePastGame *game,
                                     TableArchive  *to,
                                     GError       **error);
gboolean       table_archive_delete (TableArchive  *self,
                                     TablePastGame *game,
                                     GError       **error);
