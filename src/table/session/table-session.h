/* table-session.h: one game that is being tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "table-line.h"
#include "table-picked.h"
#include "table-revision.h"

/**
 * TableRoller:
 * @TABLE_ROLLER_NONE: nobody: the event is no roll
 * @TABLE_ROLLER_APP: the application
 * @TABLE_ROLLER_TABLE: somebody at the table
 * @TABLE_ROLLER_PHONE: nobody, either: it was entered on a telephone
 *
 * Who rolled the die or drew from the bag, and where else than at the table something was entered.
 */
typedef enum {
  TABLE_ROLLER_NONE,
  TABLE_ROLLER_APP,
  TABLE_ROLLER_TABLE,
  TABLE_ROLLER_PHONE,
} TableRoller;

/**
 * TablePausing:
 * @TABLE_PAUSED_BY_HAND: somebody said so
 * @TABLE_PAUSED_AWAY: the screen is locked, or the computer sleeps
 *
 * Why the table pauses.
 */
typedef enum {
  TABLE_PAUSED_BY_HAND = 1 << 0,
  TABLE_PAUSED_AWAY = 1 << 1,
} TablePausing;

TableRoller           table_roller_find           (const TableRecord *record,
                                                   guint              index);

#define TABLE_TYPE_SESSION (table_session_get_type ())

G_DECLARE_FINAL_TYPE (TableSession, table_session, TABLE, SESSION, GObject)

TableSession       *table_session_new           (TableRecord       *record,
                                                 const char          *path,
                                                 const char          *etag);
TableSession       *table_session_new_before    (TableSession      *session,
                                                 guint                index);

const TableRecord  *table_session_get_record    (TableSession      *self);
const TableGame      *table_session_get_game      (TableSession      *self);
const TableState     *table_session_get_state     (TableSession      *self);
const char *const    *table_session_get_names     (TableSession      *self);
TableColor            table_session_get_color     (TableSession      *self,
                                                   int                  seat);
const char           *table_session_get_language  (TableSession      *self,
                                                   int                  seat);
void                  table_session_change_people (TableSession      *self,
                                                   const TablePerson *people);
int                   table_session_get_addressed (TableSession      *self);
const char           *table_session_get_obstacle_language (TableSession *self,
                                                   const TableObstacle   *obstacle);
char                 *table_session_tell_obstacle (TableSession      *self,
                                                   const TableObstacle   *obstacle,
                                                   guint                uncovered);

TableObstacle   table_session_examine              (TableSession       *self,
                                                    const TableEvent   *event);
void            table_session_play                 (TableSession       *self,
                                                    const TableEvent   *event,
                                                    TableRoller         roller);
void            table_session_play_all             (TableSession       *self,
                                                    const TableEvent *const *events,
                                                    guint               n_events,
                                                    TableRoller         roller);
void            table_session_play_anyway          (TableSession       *self,
                                                    const TableEvent *const *events,
                                                    guint               n_events,
                                                    TableRoller         roller);
void            table_session_set_passes_for_hands (TableSession       *self,
                                                    gboolean            passes);
gboolean        table_session_may_pass_all         (TableSession       *self);
void            table_session_pass_all             (TableSession       *self);
guint           table_session_count_moments        (TableSession       *self);
TablePicked    *table_session_get_picked           (TableSession       *self);
gboolean        table_session_get_can_undo         (TableSession       *self);
gboolean        table_session_get_can_redo         (TableSession       *self);
guint           table_session_find_touch           (TableSession       *self,
                                                    guint               index);
const char     *table_session_get_undo_text        (TableSession       *self);
const char     *table_session_get_redo_text        (TableSession       *self);
gboolean        table_session_get_redo_instead     (TableSession       *self);
void            table_session_undo                 (TableSession       *self);
void            table_session_redo                 (TableSession       *self);
void            table_session_bring_back           (TableSession       *self);
void            table_session_go_to                (TableSession       *self,
                                                    guint               n_events);
guint           table_session_count_waiting        (TableSession       *self);
void            table_session_stop_waiting         (TableSession       *self);
gboolean        table_session_go_back              (TableSession       *self,
                                                    guint               i);
TableRevision  *table_session_try_revision         (TableSession       *self,
                                                    TableRevising       revising,
                                                    guint               index,
                                                    const TableEvent   *event,
                                                    TableRoller         roller);
void            table_session_accept               (TableSession       *self,
                                                    TableRevision      *revision);

GListModel *table_session_get_chronicle     (TableSession     *self);
TableLine  *table_session_get_last_step     (TableSession     *self);
TableLine  *table_session_get_step_before   (TableSession     *self,
                                             TableLine        *line);
char      **table_session_tell_moves        (TableSession     *self,
                                             TableLine        *line,
                                             int               seat);
GArray     *table_session_list_last_effects (TableSession     *self);
char       *table_session_tell_unasked      (TableSession     *self);
char       *table_session_tell_by_hand      (TableSession     *self);
gint64      table_session_get_waited        (TableSession     *self,
                                             int               seat);
void        table_session_note_break        (TableSession     *self);
void        table_session_set_paused        (TableSession     *self,
                                             TablePausing      why,
                                             gboolean          paused);
char       *table_session_explain           (TableSession     *self,
                                             int               kind,
                                             int               seat,
                                             GArray           *rules);
void        table_session_retell            (TableSession     *self);

const char           *table_session_get_path      (TableSession      *self);
gboolean              table_session_is_busy       (TableSession      *self);
gboolean              table_session_is_waiting    (TableSession      *self);
const GError         *table_session_get_error     (TableSession      *self);
char                 *table_session_tell_error    (TableSession      *self);
void                  table_session_retry_saving  (TableSession      *self,
                                                   gboolean             overwrite);
void                  table_session_accept_file   (TableSession      *self,
                                                   const char          *etag,
                                                   gboolean             is_whole);
char                 *table_session_make_text     (TableSession      *self);
void                  table_session_discard       (TableSession      *self);
void                  table_session_save_to       (TableSession      *self,
                                                   const char          *path);
