/* colonia-session.h: one game of Colonia that is being tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"
#include "table-session.h"

G_BEGIN_DECLS

/* What a session has and takes, as Colonia knows it. */

static inline const ColoniaState *
colonia_session_get_state (TableSession *session)
{
  return COLONIA_STATE (table_session_get_state (session));
}

static inline ColoniaObstacle
colonia_session_examine (TableSession       *session,
                         const ColoniaEvent *event)
{
  return table_session_examine (session, &event->table);
}

static inline void
colonia_session_play (TableSession       *session,
                      const ColoniaEvent *event,
                      TableRoller         roller)
{
  table_session_play (session, &event->table, roller);
}

static inline void
colonia_session_play_all (TableSession       *session,
                          const ColoniaEvent *events,
                          guint               n_events,
                          TableRoller         roller)
{
  g_autofree const TableEvent **list = g_new (const TableEvent *, n_events);

  for (guint i = 0; i < n_events; i++)
    list[i] = &events[i].table;
  table_session_play_all (session, list, n_events, roller);
}

static inline TableRevision *
colonia_session_try_revision (TableSession       *session,
                              guint               index,
                              const ColoniaEvent *event,
                              TableRoller         roller)
{
  return table_session_try_revision (session, index, event != NULL ? &event->table : NULL, roller);
}

static inline TableRevision *
colonia_session_try_insertion (TableSession       *session,
                               guint               index,
                               const ColoniaEvent *event,
                               TableRoller         roller)
{
  return table_session_try_insertion (session, index, &event->table, roller);
}

char *colonia_session_describe_edict (TableSession           *session,
                                      const ColoniaLaidEdict *edict);
char *colonia_session_tell_used_up   (TableSession           *session);

G_END_DECLS
