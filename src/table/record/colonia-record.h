/* colonia-record.h: the record of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "colonia-earlier.h"
#include "colonia-occasion.h"
#include "colonia-play.h"
#include "doc-error.h"

G_BEGIN_DECLS

/**
 * ColoniaRecordError:
 * @COLONIA_RECORD_ERROR_VERSION: a newer program wrote the record
 * @COLONIA_RECORD_ERROR_RULES: an event breaks the rules; the message names it
 * @COLONIA_RECORD_ERROR_SIZE: the file is larger than any record
 *
 * What can be wrong with a record, besides what `DocError` tells of.
 */
typedef enum {
  COLONIA_RECORD_ERROR_VERSION,
  COLONIA_RECORD_ERROR_RULES,
  COLONIA_RECORD_ERROR_SIZE,
} ColoniaRecordError;

/**
 * COLONIA_RECORD_GAME:
 *
 * The id of the game, in records and for the command-line tool.
 */
#define COLONIA_RECORD_GAME "colonia"

/**
 * COLONIA_RECORD_ERROR:
 *
 * The domain of errors whose code is a `ColoniaRecordError`.
 */
#define COLONIA_RECORD_ERROR (colonia_record_error_quark ())

/**
 * colonia_record_error_quark:
 *
 * Gives the number of the error domain `COLONIA_RECORD_ERROR`.
 *
 * Returns: the quark
 */
GQuark colonia_record_error_quark (void);

/**
 * ColoniaPerson:
 * @name: the name, 1 to 40 characters
 * @color: the colour of the family
 * @language: (nullable): the language the player is addressed in, as an id like
 *   `fr`, or `NULL` for that of the reader
 *
 * Who sits at a seat. The texts belong to the record, or to whoever made the
 * person: `colonia_record_new()` copies them.
 */
typedef struct {
  char *name;
  ColoniaColor color;
  char *language;
} ColoniaPerson;

/**
 * ColoniaStamp:
 * @at: (nullable): when an event happened: an ISO 8601 time in UTC
 * @by: (nullable): who rolled the die: `app` or `table`; of a pass `app` where
 *   nobody was asked
 * @along: whether it was entered with the event before it, by one touch, and is
 *   undone and redone with that
 *
 * What a record says about an event that the rules do not ask about. The texts
 * belong to whoever gives them.
 */
typedef struct {
  const char *at;
  const char *by;
  gboolean along;
} ColoniaStamp;

/**
 * ColoniaRecord:
 *
 * The record of a game: who plays, what was agreed, and the list of events,
 * of which the first ones are in force and the rest undone. It always holds a
 * game that the rules allow.
 */
typedef struct _ColoniaRecord ColoniaRecord;

ColoniaRecord       *colonia_record_new          (const ColoniaSetup  *setup,
                                                  const ColoniaPerson *people);
ColoniaRecord       *colonia_record_parse        (const char          *text,
                                                  gsize                length,
                                                  GError             **error);
ColoniaRecord       *colonia_record_read         (GInputStream        *stream,
                                                  GError             **error);
char                *colonia_record_to_text      (const ColoniaRecord *record);
void                 colonia_record_free         (ColoniaRecord       *record);

const ColoniaSetup  *colonia_record_get_setup    (const ColoniaRecord *record);
const ColoniaPerson *colonia_record_get_person   (const ColoniaRecord *record,
                                                  int                  seat);
const char *const   *colonia_record_get_names    (const ColoniaRecord *record);
gboolean             colonia_record_change_people (ColoniaRecord      *record,
                                                  const ColoniaPerson *people,
                                                  const char          *at);
const ColoniaState  *colonia_record_get_state    (const ColoniaRecord *record);
guint                colonia_record_get_n_events (const ColoniaRecord *record);
guint                colonia_record_get_n_known  (const ColoniaRecord *record);
guint                colonia_record_get_cursor   (const ColoniaRecord *record);
const ColoniaEvent  *colonia_record_get_event    (const ColoniaRecord *record,
                                                  guint                index);
gboolean             colonia_record_move_cursor  (ColoniaRecord       *record,
                                                  guint                cursor,
                                                  GError             **error);
void                 colonia_record_check_undone (ColoniaRecord       *record);
gboolean             colonia_record_make_room_for_cursor (ColoniaRecord *record);
void                 colonia_record_identify      (ColoniaRecord       *record);
const ColoniaEvent  *colonia_record_find_edicts  (const ColoniaRecord *record,
                                                  guint                n_events);
ColoniaStamp         colonia_record_get_stamp    (const ColoniaRecord *record,
                                                  guint                index);
GDateTime           *colonia_record_get_time     (const ColoniaRecord *record,
                                                  guint                index);
ColoniaObstacle      colonia_record_append       (ColoniaRecord       *record,
                                                  const ColoniaEvent  *event,
                                                  const ColoniaStamp  *stamp,
                                                  GArray              *effects);
ColoniaObstacle      colonia_record_append_from  (ColoniaRecord       *record,
                                                  const ColoniaRecord *source,
                                                  guint                index);
void                 colonia_record_keep_undone  (ColoniaRecord       *record,
                                                  const ColoniaRecord *source,
                                                  guint                index);
void                 colonia_record_keep_waiting (ColoniaRecord       *record,
                                                  const ColoniaRecord *source,
                                                  guint                index,
                                                  const ColoniaOccasion *moment);
guint                colonia_record_get_n_waiting (const ColoniaRecord *record);
ColoniaOccasion        colonia_record_get_waiting  (const ColoniaRecord *record,
                                                  guint                i,
                                                  ColoniaEvent        *event);
gboolean             colonia_record_drop_waiting (ColoniaRecord       *record,
                                                  const char          *at);
gboolean             colonia_record_is_same_event (const ColoniaRecord *record,
                                                  guint                index,
                                                  const ColoniaRecord *other,
                                                  guint                other_index);
guint                colonia_record_find_undo    (const ColoniaRecord *record);
guint                colonia_record_find_redo    (const ColoniaRecord *record);
gboolean             colonia_record_undo_replacing (ColoniaRecord     *record,
                                                  const char          *at);
gboolean             colonia_record_redo_replacing (ColoniaRecord     *record,
                                                  const char          *at);
guint                colonia_record_get_n_earlier (const ColoniaRecord *record);
ColoniaEarlier         colonia_record_get_earlier    (const ColoniaRecord *record,
                                                  guint                i);
gboolean             colonia_record_set_aside    (ColoniaRecord       *record,
                                                  const ColoniaRecord *source,
                                                  guint                after,
                                                  const char          *at);
void                 colonia_record_close_earlier (ColoniaRecord       *record);
gboolean             colonia_record_go_back      (ColoniaRecord       *record,
                                                  guint                i,
                                                  const char          *at);
gboolean             colonia_record_step_back    (ColoniaRecord       *record);
ColoniaRecord       *colonia_record_copy_earlier   (const ColoniaRecord *record,
                                                  guint                i);
ColoniaRecord       *colonia_record_copy         (const ColoniaRecord *record,
                                                  guint                n_events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaRecord, colonia_record_free)

G_END_DECLS
