/* table-keeper.h: keeps a record on disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "table-record-file.h"

#define TABLE_TYPE_KEEPER (table_keeper_get_type ())

G_DECLARE_FINAL_TYPE (TableKeeper, table_keeper, TABLE, KEEPER, GObject)

TableKeeper  *table_keeper_new       (const char        *path,
                                      const char        *etag);
void          table_keeper_keep      (TableKeeper       *self,
                                      const TableRecord *record);
void          table_keeper_retry     (TableKeeper       *self,
                                      gboolean           overwrite);
void          table_keeper_accept    (TableKeeper       *self,
                                      const char        *etag);
const char   *table_keeper_get_path  (TableKeeper       *self);
gboolean      table_keeper_is_busy   (TableKeeper       *self);
void          table_keeper_flush     (TableKeeper       *self);
void          table_keeper_give_up   (TableKeeper       *self);
const GError *table_keeper_get_error (TableKeeper       *self);
