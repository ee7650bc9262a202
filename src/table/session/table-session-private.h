/* table-session-private.h: what the files of a session share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-keeper.h"
#include "table-pauses.h"
#include "table-session.h"

/* What was entered at once, while what came before it was on its way to the disk. */
typedef struct {
  const TableGame *game;
  GPtrArray *events; /* of TableEvent, at least one */
  TableRoller roller;
  gboolean anyway; /* whether the books are put right where they say that it cannot happen */
  GArray *doubts; /* of TableObstacle: what was known to speak against it, if it waits; or NULL */
} Entry;

struct _TableSession {
  GObject parent_instance;

  TableRecord *record;
  TableKeeper *keeper; /* NULL if the game is not kept */
  TableReplay *rest; /* what waits, after a correction, for something missing; or NULL */
  TableLine *marked; /* what has just been corrected or inserted, or NULL */
  char *undo_text; /* what undoing was last told to take back, or NULL */
  char *redo_text; /* likewise, what redoing does again */
  TableRevision *tried; /* weak: the last one, as long as the game is the one it was tried on */
  GQueue entries; /* of Entry */
  gboolean waiting; /* whether any entry waits */
  gboolean passes_for_hands; /* whether who has nothing to do by what only he or she sees is not asked either */
  gint64 passed_at; /* when passing has ended a step last, or 0 */
  GListStore *chronicle; /* of TableLine */
  TablePicked *picked;
  guint picked_at; /* in which moment that was, see table_session_count_moments() */
  gint64 waited[TABLE_MAX_PLAYERS]; /* by seat, in microseconds, up to the last change */
  int waits_for; /* the seat whose turn it is since then, or TABLE_NOBODY */
  gint64 waits_since;
  guint is_paused; /* of `TablePausing`: for what reasons it waits for nobody */
  gint64 paused_since; /* when that began, or the record was told of it, in seconds since 1970; 0 if it is not paused */
  GArray *pauses; /* of `TablePause`: of which the record does not know yet */
};

enum {
  TABLE_SESSION_CHANGED,
  TABLE_SESSION_CORRECTED,
  TABLE_SESSION_SET_ASIDE,
  TABLE_SESSION_PEOPLE_CHANGED,
  TABLE_SESSION_LEFT_OUT,
  TABLE_SESSION_REFUSED,
  TABLE_SESSION_DOUBTED,
  TABLE_SESSION_BUSY,
  TABLE_SESSION_ERROR,
  TABLE_SESSION_WAITING,
  TABLE_SESSION_N_SIGNALS,
};

extern guint table_session_signals[TABLE_SESSION_N_SIGNALS];

void       table_session_entry_free     (Entry        *entry);
char      *table_session_make_time      (void);
TableStamp table_session_make_stamp     (TableRoller   roller,
                                         gboolean      along,
                                         char        **at);
void       table_session_notify_waiting (TableSession *self);
void       table_session_forget_entries (TableSession *self);
guint      table_session_count_lines    (TableSession *self);
TableLine *table_session_get_line       (TableSession *self,
                                         guint         index);
TableLine *table_session_tell_chronicle (TableSession *self,
                                         guint         n_same);
void       table_session_take_rest      (TableSession *self);
void       table_session_mark_line      (TableSession *self,
                                         TableLine    *line);
void       table_session_emit_changed   (TableSession *self);
void       table_session_turn_clock     (TableSession *self);
void       table_session_tell_pauses    (TableSession *self);
gboolean   table_session_has_undone     (TableSession *self);
gboolean   table_session_is_aside       (TableSession *self,
                                         int           type);
void       table_session_retell_first   (TableSession *self,
                                         guint         n_lines);
