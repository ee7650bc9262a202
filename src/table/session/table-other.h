/* table-other.h: what another program has made of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-kinship.h"
#include "table-session.h"

/**
 * TableOther:
 * @record: (nullable): what the file of the game holds, or `NULL` if that is no game
 * @etag: (nullable): the mark of the file
 * @kinship: how it is related to the game as it was when it was asked for
 *
 * What another program has made of a game.
 */
typedef struct {
  TableRecord *record;
  char *etag;
  TableKinship kinship;
} TableOther;

void        table_other_read_async  (TableSession       *session,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);
TableOther *table_other_read_finish (TableSession       *session,
                                     GAsyncResult       *result);
void        table_other_keep_async  (TableSession       *session,
                                     const char         *directory,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);
char       *table_other_keep_finish (TableSession       *session,
                                     GAsyncResult       *result,
                                     char              **etag,
                                     GError            **error);
void        table_other_free        (TableOther         *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableOther, table_other_free)
