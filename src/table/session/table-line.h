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

/**
 * TableLine:
 * @game: of which game it is
 * @index: which event of the record it is about, from 0
 * @round: in which round that happened, from 1, or 0 before the first
 * @day: on which day
 * @type: the type of the event
 * @player: the seat, from 0, of who did it, or `TABLE_NOBODY`
 * @sentence: what happened
 * @details: what it caused: sentences, each on a line; empty if it caused nothing
 * @days: (element-type TableLineDay): the same by the day on which it happened
 * @effects: (element-type TableEffect): the same as data
 * @unasked: whether a player has passed without being asked, as there was nothing else to do
 * @undone: whether the event was undone and can be redone
 * @marked: whether it has just been corrected or inserted
 *
 * A line of the chronicle, whose members are read freely; only the session changes them.
 */
struct _TableLine {
  GObject parent_instance;

  const TableGame *game;
  guint index;
  int round;
  int day;
  int type;
  int player;
  char *sentence;
  char *details;
  GArray *days;
  GArray *effects;
  gboolean unasked;
  gboolean undone;
  gboolean marked;
};

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
gboolean             table_line_is_told_with   (TableLine *self,
                                                TableLine *before);
void                 table_line_set_undone     (TableLine *self,
                                                gboolean   undone);
