/* colonia-copy.h: copies of games that could not be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ColoniaCopy:
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
} ColoniaCopy;

ColoniaCopy *colonia_copy_new     (const char         *directory,
                                   const char         *origin,
                                   const GError       *reason,
                                   GError            **error);
GPtrArray   *colonia_copy_list    (const char *const  *directories);
gboolean     colonia_copy_write   (const ColoniaCopy  *copy,
                                   const char         *text,
                                   GError            **error);
char        *colonia_copy_move    (const ColoniaCopy  *copy,
                                   const char         *games,
                                   GError            **error);
gboolean     colonia_copy_put     (const ColoniaCopy  *copy,
                                   const char         *path,
                                   GError            **error);
gboolean     colonia_copy_discard (const ColoniaCopy  *copy,
                                   GError            **error);
void         colonia_copy_free    (ColoniaCopy        *copy);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaCopy, colonia_copy_free)

G_END_DECLS
