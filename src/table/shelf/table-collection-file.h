/* table-collection-file.h: the file in which a table keeps its collection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-collection.h"

/**
 * TableCollectionFile:
 *
 * The file in which a table keeps what it has entered, as somebody knows it who has read
 * and written it before. Several programs may write it.
 */
typedef struct _TableCollectionFile TableCollectionFile;

char                *table_collection_file_make_path (const TableGame *game,
                                                      const char      *directory);
TableCollectionFile *table_collection_file_new    (const TableGame      *game,
                                                   const char           *path,
                                                   const char *const    *elsewhere);
gboolean             table_collection_file_update (TableCollectionFile  *file,
                                                   TableCollection     **known,
                                                   GError              **error);
void                 table_collection_file_free   (TableCollectionFile  *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableCollectionFile, table_collection_file_free)
