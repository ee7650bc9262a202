/* table-record-private.h: what the files of a record share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "doc-measure.h"
#include "doc-place.h"
#include "table-record.h"

/* The first of two names that a record has, which is written. */
#define FORMAT "kontor-record"

/* The member of an undone event that waits until the game comes to it: the moment
 * when it was in force. */
#define WAITS "waits"

/* Fifty times as many as a long game has. */
#define MAX_EVENTS 25000

/* A long evening fills a few hundred kilobytes. What is larger than this was
 * not written at a table and is not worth the memory. */
#define MAX_BYTES (16 * 1024 * 1024)

/* The events as they were written last, a line each: nearly all of them are the same when the record is written again, and to
 * write them anew takes longer than all else that is done for an event. */
typedef struct {
  GPtrArray *nodes; /* (element-type JsonNode): those that were written */
  GArray *ends; /* (element-type gsize): where each ends in the text */
  GString *text;
} WrittenEvents;

struct _TableRecord {
  JsonObject *root; /* all of the document, with what this program does not know */
  const TableGame *game;
  TableSetup *setup; /* as large as the game says */
  TablePerson people[TABLE_MAX_PLAYERS];
  GPtrArray *names; /* of arrays of strings: in each language, by seat, made fit for sentences; shared with copies */
  GArray *events; /* of the game's events; those in force, and any more that were checked */
  guint cursor;
  guint n_waiting; /* how many events at the end wait until the game comes to them */
  TableState *state; /* after the events in force */
  WrittenEvents *written; /* or NULL before any were */
  DocSize size; /* the document has no more than this; no values before it is measured */
};

TableTerms   table_record_make_terms          (const TableSetup  *setup,
                                               const TableState  *state);
gboolean     table_record_read_people         (TableRecord       *record,
                                               const DocPlace    *root,
                                               GError           **error);
TableEvent  *table_record_read_at             (const TableRecord *record,
                                               const DocPlace    *place,
                                               const TableTerms  *terms,
                                               GError           **error);
TableEvent  *table_record_read_event          (const TableRecord *record,
                                               guint              index,
                                               const TableState  *state,
                                               GError           **error);
gboolean     table_record_read_moment         (const TableRecord *record,
                                               guint              index,
                                               TableOccasion     *moment);
gboolean     table_record_check_events        (TableRecord       *record,
                                               guint              n,
                                               GError           **error);
guint        table_record_find_waiting        (const TableRecord *record);
void         table_record_set_sentence_names  (TableRecord       *record);
JsonArray   *table_record_get_event_list      (const TableRecord *record);
void         table_record_free_event          (const TableRecord *record,
                                               TableEvent        *event);
void         table_record_add_event           (TableRecord       *record,
                                               TableEvent        *event);
TableRecord *table_record_new_empty           (const TableGame   *game);
void         table_record_write_cursor        (TableRecord       *record);
void         table_record_free_written        (TableRecord       *record);
void         table_record_forget_written      (TableRecord       *record,
                                               guint              first);
JsonObject  *table_record_build_document      (const TableGame   *game,
                                               const TableSetup  *setup,
                                               const TablePerson *people);
gboolean     table_record_take_room           (TableRecord       *record,
                                               const DocSize     *size,
                                               guint              n_members);
gboolean     table_record_make_room_for_event (TableRecord       *record,
                                               JsonNode          *node,
                                               JsonArray         *replaced);
gboolean     table_record_make_room_for_aside (TableRecord       *record,
                                               JsonArray         *replaced,
                                               JsonArray         *players);
gboolean     table_record_make_room_for_redo  (TableRecord       *record,
                                               guint              i);
void         table_record_forget_people       (TableRecord       *record);
void         table_record_copy_people         (TableRecord       *record,
                                               const TablePerson *people);
void         table_record_add_elements        (JsonArray         *list,
                                               JsonArray         *from,
                                               guint              first);
JsonArray   *table_record_copy_tail           (const TableRecord *record,
                                               guint              after);
void         table_record_cut_tail            (TableRecord       *record,
                                               guint              after);
void         table_record_fold                (TableRecord       *record,
                                               guint              n);
TableRecord *table_record_copy_whole          (const TableRecord *record);
