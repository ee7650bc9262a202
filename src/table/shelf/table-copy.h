/* table-copy.h: copies of games that could not be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/**
 * TableCopy:
 * @path: (type filename): the copy, which is the record of a game
 * @origin: (type filename) (nullable): the file that it could not be written to
 * @reason: (nullable): why, a `GError` of `G_FILE_ERROR` or `G_IO_ERROR`
 *
 * An emergency copy of a game. Whoever has one has it alone, in all programs,
 * until it is freed.
 */
typedef struct {
  char *path;
  char *origin;
  GError *reason;
  /*< private >*/
  int lock;
} TableCopy;

char     **table_copy_list_places (gboolean    with_former);

gboolean   table_copy_is_place   (const char *directory);
gboolean   table_copy_make_place (const char *directory,
                                  GError    **error);

TableCopy *table_copy_new     (const char   *directory,
                               const char   *origin,
                               const GError *reason,
                               GError      **error);
GPtrArray *table_copy_list    (const char *const  *directories);
gboolean   table_copy_write   (const TableCopy *copy,
                               const char      *text,
                               GError         **error);
char      *table_copy_move    (const TableCopy *copy,
                               const char      *games,
                               GError         **error);
gboolean   table_copy_put     (const TableCopy *copy,
                               const char      *path,
                               GError         **error);
gboolean   table_copy_discard (const TableCopy *copy,
                               GError         **error);
void       table_copy_free    (TableCopy *copy);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableCopy, table_copy_free)
