/* colonia-session.h: one game of Colonia that is being tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"
#include "table-session.h"

/* What a session has and takes, as Colonia knows it. */

static inline const ColoniaState *
colonia_session_get_state (TableSession *session)
{
  return COLONIA_STATE (table_session_get_state (session));
}

char *colonia_session_tell_used_up (TableSession *session);
