/* table-record.h: the record of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "doc-error.h"
#include "table-earlier.h"
#include "table-game.h"
#include "table-occasion.h"

/**
 * TableRecordError:
 * @TABLE_RECORD_ERROR_VERSION: a newer program wrote the record
 * @TABLE_RECORD_ERROR_RULES: an event breaks the rules; the message names it
 * @TABLE_RECORD_ERROR_SIZE: the file is larger than any record
 *
 * What can be wrong with a record, besides what `DocError` tells of.
 */
typedef enum {
  TABLE_RECORD_ERROR_VERSION,
  TABLE_RECORD_ERROR_RULES,
  TABLE_RECORD_ERROR_SIZE,
} TableRecordError;

/**
 * TABLE_RECORD_ERROR:
 *
 * The domain of errors whose code is a `TableRecordError`.
 */
#define TABLE_RECORD_ERROR (table_record_error_quark ())

/**
 * table_record_error_quark:
 *
 * Gives the number of the error domain `TABLE_RECORD_ERROR`.
 *
 * Returns: the quark
 */
GQuark table_record_error_quark (void);

/**
 * TablePerson:
 * @name: the name, 1 to 40 characters
 * @color: the colour, one of the game's
 * @language: (nullable): the language the player is addressed in, as an id like
 *   `fr`, or `NULL` for that of the reader
 *
 * Who sits at a seat. The texts belong to the record, or to whoever made the
 * person: `table_record_new()` copies them.
 */
typedef struct {
  char *name;
  TableColor color;
  char *language;
} TablePerson;

gboolean table_person_is_named (const TablePerson *person);

/**
 * TableStamp:
 * @at: (nullable): when an event happened: an ISO 8601 time in UTC
 * @by: (nullable): who rolled the die: `app` or `table`; of a pass `app` where
 *   nobody was asked
 * @along: whether it was entered with the event before it, by one touch, and is
 *   undone and redone with that
 * @sure: (nullable): by which rules it is doubtful, their ids with spaces between, where the table was asked and is
 *   sure; what is appended says that by itself
 *
 * What a record says about an event that the rules do not ask about. The texts
 * belong to whoever gives them.
 */
typedef struct {
  const char *at;
  const char *by;
  gboolean along;
  const char *sure;
} TableStamp;

/**
 * TableRecord:
 *
 * The record of a game: who plays, what was agreed, and the list of events,
 * of which the first ones are in force and the rest undone. It always holds a
 * game that the rules allow.
 */
typedef struct _TableRecord TableRecord;

TableRecord *table_record_new        (const TableGame    *game,
                                      const TableSetup   *setup,
                                      const TablePerson  *people);
TableRecord *table_record_parse      (const char         *text,
                                      gsize               length,
                                      GError            **error);
TableRecord *table_record_read       (GInputStream       *stream,
                                      GError            **error);
TableRecord *table_record_read_up_to (GInputStream       *stream,
                                      guint               most,
                                      GError            **error);
char        *table_record_to_text    (const TableRecord  *record);
void         table_record_free       (TableRecord        *record);

const TableGame     *table_record_get_game     (const TableRecord *record);
const TableSetup    *table_record_get_setup    (const TableRecord *record);
const TablePerson *table_record_get_person   (const TableRecord *record,
                                              int                seat);
const char *const   *table_record_get_names    (const TableRecord *record);
char                *table_record_find_id      (const TableRecord *record);
gboolean             table_record_change_people (TableRecord      *record,
                                                const TablePerson *people,
                                                const char          *at);
const TableState    *table_record_get_state    (const TableRecord *record);
TableState          *table_record_make_state   (const TableRecord *record,
                                                guint              n_events);
guint                table_record_get_n_events (const TableRecord *record);
guint                table_record_get_n_known  (const TableRecord *record);
guint                table_record_get_cursor   (const TableRecord *record);
const TableEvent    *table_record_get_event    (const TableRecord *record,
                                                guint              index);
const TableEvent    *table_record_find_last    (const TableRecord *record,
                                                guint              n_events,
                                                int                type);
gboolean             table_record_move_cursor  (TableRecord       *record,
                                                guint                cursor,
                                                GError             **error);
guint                table_record_get_reached  (const TableRecord *record);
void                 table_record_set_reached  (TableRecord       *record,
                                                guint                reached);
void                 table_record_check_undone (TableRecord       *record);
gboolean             table_record_make_room_for_cursor (TableRecord *record);
void                 table_record_identify      (TableRecord       *record);
gboolean             table_record_is_same_draw (const TableRecord *record,
                                                guint              index,
                                                const TableEvent  *event);
gboolean           table_stamp_is_sure       (const char        *sure,
                                              const char        *rule);
TableStamp         table_record_get_stamp    (const TableRecord *record,
                                              guint              index);
gboolean             table_record_is_unasked   (const TableRecord *record,
                                                guint              index);
GDateTime           *table_record_get_time     (const TableRecord *record,
                                                guint              index);
char                *table_record_tell_time    (GDateTime         *time);
TableObstacle        table_record_append       (TableRecord       *record,
                                                const TableEvent  *event,
                                                const TableStamp  *stamp,
                                                GArray              *effects);
TableObstacle        table_record_append_from  (TableRecord       *record,
                                                const TableRecord *source,
                                                guint              index);
void                 table_record_part_last    (TableRecord       *record);
void                 table_record_say_sure     (TableRecord       *record,
                                                const GArray      *doubts);
void                 table_record_keep_undone  (TableRecord       *record,
                                                const TableRecord *source,
                                                guint              index);
void                 table_record_keep_waiting (TableRecord       *record,
                                                const TableRecord *source,
                                                guint                index,
                                                const TableOccasion *moment,
                                                gboolean             along);
guint                table_record_get_n_waiting (const TableRecord *record);
TableOccasion        table_record_get_waiting  (const TableRecord *record,
                                                guint              i,
                                                TableEvent       **event);
gboolean             table_record_drop_waiting (TableRecord       *record,
                                                const char          *at);
gboolean             table_record_is_same_event (const TableRecord *record,
                                                 guint              index,
                                                 const TableRecord *other,
                                                 guint              other_index);
guint                table_record_find_undo    (const TableRecord *record);
guint                table_record_find_redo    (const TableRecord *record);
gboolean             table_record_undo_replacing (TableRecord     *record,
                                                const char          *at);
gboolean             table_record_redo_replacing (TableRecord     *record,
                                                const char          *at);
guint                table_record_get_n_earlier (const TableRecord *record);
TableEarlier         table_record_get_earlier    (const TableRecord *record,
                                                  guint              i);
gboolean             table_record_set_aside    (TableRecord       *record,
                                                const TableRecord *source,
                                                guint              after,
                                                const char        *at);
gboolean             table_record_join         (TableRecord       *record,
                                                const TableRecord *other,
                                                const char        *at);
void                 table_record_close_earlier (TableRecord       *record);
gboolean             table_record_go_back      (TableRecord       *record,
                                                guint                i,
                                                const char          *at);
gboolean             table_record_step_back    (TableRecord       *record);
TableRecord       *table_record_copy_earlier   (const TableRecord *record,
                                                guint              i);
TableRecord       *table_record_copy         (const TableRecord *record,
                                              guint              n_events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableRecord, table_record_free)
