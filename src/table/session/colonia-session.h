/* colonia-session.h: one game that is being tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "colonia-line.h"
#include "colonia-revision.h"

G_BEGIN_DECLS

/**
 * ColoniaRoller:
 * @COLONIA_ROLLER_NONE: nobody: the event is no roll
 * @COLONIA_ROLLER_APP: the application
 * @COLONIA_ROLLER_TABLE: somebody at the table
 *
 * Who rolled the die or drew from the bag.
 */
typedef enum {
  COLONIA_ROLLER_NONE,
  COLONIA_ROLLER_APP,
  COLONIA_ROLLER_TABLE,
} ColoniaRoller;

#define COLONIA_TYPE_SESSION (colonia_session_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSession, colonia_session, COLONIA, SESSION, GObject)

ColoniaSession       *colonia_session_new           (ColoniaRecord       *record,
                                                     const char          *path,
                                                     const char          *etag);
ColoniaSession       *colonia_session_new_before    (ColoniaSession      *session,
                                                     guint                index);

const ColoniaRecord  *colonia_session_get_record    (ColoniaSession      *self);
const ColoniaState   *colonia_session_get_state     (ColoniaSession      *self);
const char *const    *colonia_session_get_names     (ColoniaSession      *self);
ColoniaColor          colonia_session_get_color     (ColoniaSession      *self,
                                                     int                  seat);
const char           *colonia_session_get_language  (ColoniaSession      *self,
                                                     int                  seat);
void                  colonia_session_change_people (ColoniaSession      *self,
                                                     const ColoniaPerson *people);
int                   colonia_session_get_addressed (ColoniaSession      *self);
char                 *colonia_session_tell_obstacle (ColoniaSession      *self,
                                                     const ColoniaObstacle *obstacle,
                                                     guint                uncovered);
char                 *colonia_session_describe_edict (ColoniaSession     *self,
                                                      const ColoniaLaidEdict *edict);

ColoniaObstacle       colonia_session_examine       (ColoniaSession      *self,
                                                     const ColoniaEvent  *event);
void                  colonia_session_play          (ColoniaSession      *self,
                                                     const ColoniaEvent  *event,
                                                     ColoniaRoller        roller);
void                  colonia_session_play_all      (ColoniaSession      *self,
                                                     const ColoniaEvent  *events,
                                                     guint                n_events,
                                                     ColoniaRoller        roller);
void                  colonia_session_set_passes_for_hands (ColoniaSession *self,
                                                     gboolean             passes);
gboolean              colonia_session_may_pass_all  (ColoniaSession      *self);
gboolean              colonia_session_get_can_undo  (ColoniaSession      *self);
gboolean              colonia_session_get_can_redo  (ColoniaSession      *self);
const char           *colonia_session_get_undo_text (ColoniaSession      *self);
const char           *colonia_session_get_redo_text (ColoniaSession      *self);
void                  colonia_session_undo          (ColoniaSession      *self);
void                  colonia_session_redo          (ColoniaSession      *self);
void                  colonia_session_bring_back    (ColoniaSession      *self);
void                  colonia_session_go_to         (ColoniaSession      *self,
                                                     guint                n_events);
guint                 colonia_session_count_waiting (ColoniaSession      *self);
void                  colonia_session_stop_waiting  (ColoniaSession      *self);
gboolean              colonia_session_go_back       (ColoniaSession      *self,
                                                     guint                i);
ColoniaRevision      *colonia_session_try_revision  (ColoniaSession      *self,
                                                     guint                index,
                                                     const ColoniaEvent  *event,
                                                     ColoniaRoller        roller);
ColoniaRevision      *colonia_session_try_insertion (ColoniaSession      *self,
                                                     guint                index,
                                                     const ColoniaEvent  *event,
                                                     ColoniaRoller        roller);
void                  colonia_session_accept        (ColoniaSession      *self,
                                                     ColoniaRevision     *revision);

GListModel           *colonia_session_get_chronicle (ColoniaSession      *self);
ColoniaLine          *colonia_session_get_last_line (ColoniaSession      *self);
ColoniaLine          *colonia_session_get_last_step (ColoniaSession      *self);
char                **colonia_session_tell_moves    (ColoniaSession      *self,
                                                     ColoniaLine         *line,
                                                     int                  seat);
GArray               *colonia_session_list_last_effects (ColoniaSession  *self);
char                 *colonia_session_tell_unasked  (ColoniaSession      *self);
char                 *colonia_session_tell_by_hand  (ColoniaSession      *self);
char                 *colonia_session_tell_used_up  (ColoniaSession      *self);
gint64                colonia_session_get_waited    (ColoniaSession      *self,
                                                     int                  seat);
char                 *colonia_session_explain       (ColoniaSession      *self,
                                                     ColoniaEffectKind    kind,
                                                     int                  seat,
                                                     GArray              *rules);
void                  colonia_session_retell        (ColoniaSession      *self);

const char           *colonia_session_get_path      (ColoniaSession      *self);
gboolean              colonia_session_is_busy       (ColoniaSession      *self);
const GError         *colonia_session_get_error     (ColoniaSession      *self);
void                  colonia_session_retry_saving  (ColoniaSession      *self,
                                                     gboolean             overwrite);
void                  colonia_session_accept_file   (ColoniaSession      *self,
                                                     const char          *etag,
                                                     gboolean             is_whole);
char                 *colonia_session_make_text     (ColoniaSession      *self);
void                  colonia_session_discard       (ColoniaSession      *self);
void                  colonia_session_save_to       (ColoniaSession      *self,
                                                     const char          *path);

G_END_DECLS
