/* table-set-aside.h: what stood in a game before others took its place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "table-line.h"

#define TABLE_TYPE_SET_ASIDE (table_set_aside_get_type ())

G_DECLARE_FINAL_TYPE (TableSetAside, table_set_aside, TABLE, SET_ASIDE, GObject)

/**
 * TableSetAside:
 * @number: which it is in the record, from 0, the oldest first
 * @time: (nullable): when it was replaced, or `NULL` if nobody knows
 * @line: (nullable): the event that stood there first, or `NULL` if it does not belong to the game
 * @n_events: how many events stood there, at least one
 *
 * What was set aside when something was replaced, at a glance; its members are read freely.
 */
struct _TableSetAside {
  GObject parent_instance;

  guint number;
  GDateTime *time;
  TableLine *line;
  guint n_events;
};

GListModel *table_set_aside_list (const TableRecord *record);
GListModel *table_set_aside_tell (const TableRecord *record,
                                  guint              number);
