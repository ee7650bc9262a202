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

/**
 * TableChange:
 * @kind: what becomes of the event
 * @sentence: which event it is about
 * @before: what no longer holds: sentences, each on a line; may be empty
 * @after: what holds now, or why the event no longer fits: sentences, each on a line; may be empty
 * @covered: (nullable): what everybody may hear of a private change, in a sentence
 * @private: whether only the sentence is for everybody, as the rest is about something that was taken unseen and is kept secret
 * @waiting: whether an event that does not fit waits, and is played again when the game comes to it
 *
 * What becomes of an event; its members are read freely.
 */
struct _TableChange {
  GObject parent_instance;

  TableChangeKind kind;
  char *sentence;
  char *before;
  char *after;
  char *covered;
  gboolean private;
  gboolean waiting;
};

TableChange    *table_change_new          (TableChangeKind kind,
                                           const char     *sentence,
                                           char           *before,
                                           char           *after,
                                           gboolean        private);
TableChange    *table_change_new_left_out (const char     *sentence,
                                           char           *why,
                                           char           *covered,
                                           gboolean        waiting);
