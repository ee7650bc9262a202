/* table-revision.h: a correction of the past, before it is accepted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "table-change.h"
#include "table-replay.h"

#define TABLE_TYPE_REVISION (table_revision_get_type ())

G_DECLARE_FINAL_TYPE (TableRevision, table_revision, TABLE, REVISION, GObject)

/**
 * TableRevising:
 * @TABLE_REPLACES: the event comes in the place of another
 * @TABLE_INSERTS: it was forgotten, and comes before another
 * @TABLE_ANYWAY: it happened though the books say that it could not, so that they are put right for it, see table_remedy_find()
 *
 * How an event of the past is corrected.
 */
typedef enum {
  TABLE_REPLACES = 0,
  TABLE_INSERTS = 1 << 0,
  TABLE_ANYWAY = 1 << 1,
} TableRevising;

TableRevision      *table_revision_new           (const TableRecord  *record,
                                                  TableRevising       revising,
                                                  guint               index,
                                                  const TableEvent   *event,
                                                  const TableStamp   *stamp);
gboolean            table_revision_meets_counts  (TableRevision      *self);
char               *table_revision_tell_counts   (TableRevision      *self);
char               *table_revision_tell_not_added (TableRevision     *self);
void                table_revision_add_to_counts (TableRevision      *self,
                                                  gboolean            adds);
GListModel         *table_revision_get_changes   (TableRevision      *self);
guint               table_revision_count_left    (TableRevision      *self);
guint               table_revision_count_lost    (TableRevision      *self);
const TableState   *table_revision_get_state     (TableRevision      *self);
TableObstacle       table_revision_get_obstacle  (TableRevision      *self);
TableRecord        *table_revision_take_record   (TableRevision      *self);
