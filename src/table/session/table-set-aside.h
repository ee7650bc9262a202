/* table-set-aside.h: what stood in a game before others took its place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "table-line.h"

#define TABLE_TYPE_SET_ASIDE (table_set_aside_get_type ())

G_DECLARE_FINAL_TYPE (TableSetAside, table_set_aside, TABLE, SET_ASIDE, GObject)

GListModel *table_set_aside_list         (const TableRecord *record);
guint       table_set_aside_get_number   (TableSetAside     *self);
GDateTime  *table_set_aside_get_time     (TableSetAside     *self);
TableLine  *table_set_aside_get_line     (TableSetAside     *self);
guint       table_set_aside_count_events (TableSetAside     *self);
GListModel *table_set_aside_tell         (const TableRecord *record,
                                          guint              number);
