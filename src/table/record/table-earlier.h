/* table-earlier.h: what stood in a record before it was replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "doc-place.h"

/**
 * TABLE_NO_EARLIER:
 *
 * In place of the number of what was set aside, that there is none.
 */
#define TABLE_NO_EARLIER G_MAXUINT

/**
 * TableEarlier:
 * @after: behind how many of the events these stood
 * @cursor: how many events were in force when they stood there
 * @reached: how many were in force before the table had gone back, so that these are wanted
 *   back; @cursor if it had not
 * @until: how many were in force once others had taken their place, and so where
 *   that is undone or redone; `G_MAXUINT` if it can be no more
 * @undone: whether it was undoing that replaced them, so that redoing brings them back
 * @at: (nullable): when they were replaced, in UTC
 * @events: what stood there; it belongs to the document
 * @players: (nullable): who the players were, if others came in their place; it belongs
 *   to the document, and nobody has looked at what is in it
 *
 * Events, or players, in whose place others have come.
 */
typedef struct {
  guint after;
  guint cursor;
  guint reached;
  guint until;
  gboolean undone;
  const char *at;
  JsonArray *events;
  JsonArray *players;
} TableEarlier;

gboolean     table_earlier_check      (const DocPlace     *root,
                                       GError            **error);
guint        table_earlier_get_length (JsonObject         *root);
guint        table_earlier_read_reached (JsonObject       *root,
                                         guint             cursor);
TableEarlier table_earlier_get        (JsonObject         *root,
                                     guint               i);
void         table_earlier_push       (JsonObject         *root,
                                       const TableEarlier *aside);
void         table_earlier_pop        (JsonObject         *root);
gboolean     table_earlier_drop       (JsonObject         *root);
void         table_earlier_trim       (JsonObject         *root);
void         table_earlier_set_until  (JsonObject         *root,
                                       guint               until);
void         table_earlier_settle     (JsonObject         *root);
guint        table_earlier_find_undo  (JsonObject         *root,
                                       guint               cursor);
guint        table_earlier_find_redo  (JsonObject         *root,
                                       guint               cursor);
gboolean     table_earlier_is_paired  (JsonObject         *root);
JsonArray   *table_earlier_copy       (JsonObject         *root);
JsonObject  *table_earlier_copy_object (JsonObject        *object);
