/* table-line.h: a line of the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "table-record.h"

#define TABLE_TYPE_LINE (table_line_get_type ())

G_DECLARE_FINAL_TYPE (TableLine, table_line, TABLE, LINE, GObject)

/**
 * TableLineDay:
 * @round: the round, from 1, or 0 before the first
 * @day: the day
 * @details: what an event caused on that day: sentences, each on a line; may be
 *   empty
 *
 * What an event caused on one day. The text belongs to the line.
 */
typedef struct {
  int round;
  int day;
  char *details;
} TableLineDay;

TableLine *table_line_new           (const TableRecord   *record,
                                     guint                index,
                                     const TableState    *before,
                                     GArray              *effects);
TableLine *table_line_new_forgotten (const TableGame     *game,
                                     const TableEvent    *event,
                                     const TableOccasion *occasion);

void                 table_line_retell       (TableLine         *self,
                                              TableLine         *told);

gboolean             table_line_absorb       (TableLine         *self,
                                              TableLine         *told);

const TableGame     *table_line_get_game       (TableLine *self);
guint                table_line_get_index      (TableLine *self);
int                  table_line_get_round      (TableLine *self);
int                  table_line_get_day        (TableLine *self);
int                  table_line_get_event_type (TableLine *self);
int                  table_line_get_player     (TableLine *self);
const char          *table_line_get_sentence   (TableLine *self);
const char          *table_line_get_details    (TableLine *self);
const TableLineDay  *table_line_get_days       (TableLine *self,
                                                guint     *n_days);
gboolean             table_line_begins_day     (TableLine *self,
                                                TableLine *before);
const TableEffect   *table_line_get_effects    (TableLine *self,
                                                guint     *n_effects);
char                *table_line_tell_some      (TableLine         *self,
                                                const TableRecord *record,
                                                GArray            *effects);
gboolean             table_line_is_private     (TableLine *self);
gboolean             table_line_is_unasked     (TableLine *self);
gboolean             table_line_is_told_with   (TableLine *self,
                                                TableLine *before);
gboolean             table_line_get_marked     (TableLine *self);
void                 table_line_set_marked     (TableLine *self,
                                                gboolean   marked);
gboolean             table_line_get_undone     (TableLine *self);
void                 table_line_set_undone     (TableLine *self,
                                                gboolean   undone);
