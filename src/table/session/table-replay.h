/* table-replay.h: playing a game again after its past was corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-chronicle.h"

/**
 * TableReplay:
 *
 * The events of a record that are still to be played in another one.
 */
typedef struct _TableReplay TableReplay;

TableReplay *table_replay_new            (const TableRecord *record,
                                          guint              first);
void         table_replay_free           (TableReplay       *self);
void         table_replay_let_move       (TableReplay         *self,
                                          const TableEvent    *event,
                                          const TableOccasion *moment);
void         table_replay_let_add        (TableReplay       *self,
                                          gboolean           adds);
const GPtrArray *table_replay_get_swallowed (TableReplay    *self);
void         table_replay_let_doubt      (TableReplay       *self);
const GPtrArray *table_replay_get_doubtful (TableReplay   *self);
const GPtrArray *table_replay_get_not_added (TableReplay    *self);
gboolean     table_replay_can_hand_over  (const TableEvents *events,
                                          const TableEvent  *event);
char        *table_replay_tell_stays     (const TableRecord *record,
                                          int                player);
void         table_replay_hand_over      (TableReplay       *self,
                                          guint              end,
                                          int                from,
                                          int                to);
void         table_replay_play_before    (TableReplay       *self,
                                          TableRecord       *record,
                                          guint              index,
                                          GPtrArray         *played);
void         table_replay_go_on_after    (TableReplay       *self,
                                          const TableRecord *record,
                                          guint              index);
void         table_replay_play           (TableReplay       *self,
                                          TableRecord       *record,
                                          GPtrArray         *played);
void         table_replay_keep_waiting   (TableReplay       *self,
                                          TableRecord       *record);
guint        table_replay_count_left     (TableReplay       *self);
guint        table_replay_count_left_out (TableReplay       *self);
TableLine   *table_replay_get_left_out   (TableReplay       *self,
                                          guint              i);
gboolean     table_replay_has_moved      (TableReplay       *self,
                                          guint              i);
char        *table_replay_tell_why       (TableReplay       *self,
                                          guint              i,
                                          guint              uncovered);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableReplay, table_replay_free)
