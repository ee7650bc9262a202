/* table-change.h: what becomes of an event when the past is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#define TABLE_TYPE_CHANGE (table_change_get_type ())

G_DECLARE_FINAL_TYPE (TableChange, table_change, TABLE, CHANGE, GObject)

/**
 * TableChangeKind:
 * @TABLE_CHANGE_CORRECTED: the event that is corrected
 * @TABLE_CHANGE_INSERTED: one that comes between two others
 * @TABLE_CHANGE_OTHERWISE: an event that causes something else than before
 * @TABLE_CHANGE_MOVED: one that was put further up, and no longer happens where it was
 * @TABLE_CHANGE_STAYS: what was paid for the event, or what it paid for, and neither becomes another player's nor is
 *   taken out along
 * @TABLE_CHANGE_DOUBTFUL: an event that cannot be so any more by what is known of the box
 * @TABLE_CHANGE_LEFT_OUT: an event that no longer fits, or not yet
 *
 * What becomes of an event.
 */
typedef enum {
  TABLE_CHANGE_CORRECTED,
  TABLE_CHANGE_INSERTED,
  TABLE_CHANGE_OTHERWISE,
  TABLE_CHANGE_MOVED,
  TABLE_CHANGE_STAYS,
  TABLE_CHANGE_DOUBTFUL,
  TABLE_CHANGE_LEFT_OUT,
} TableChangeKind;

TableChange    *table_change_new          (TableChangeKind kind,
                                           const char     *sentence,
                                           char           *before,
                                           char           *after,
                                           gboolean        private);
TableChange    *table_change_new_left_out (const char     *sentence,
                                           char           *why,
                                           char           *covered,
                                           gboolean        waiting);
TableChangeKind table_change_get_kind     (TableChange    *self);
const char     *table_change_get_sentence (TableChange    *self);
const char     *table_change_get_before   (TableChange    *self);
const char     *table_change_get_after    (TableChange    *self);
gboolean        table_change_is_private   (TableChange    *self);
const char     *table_change_get_covered  (TableChange    *self);
gboolean        table_change_is_waiting   (TableChange    *self);
