/* last-line.h: what happened last, as the chronicle has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

/* The line of the last event in force, or NULL if nothing has happened yet. The chronicle keeps it alive. */
static inline TableLine *
find_last_line (TableSession *session)
{
  const guint cursor = table_record_get_cursor (table_session_get_record (session));
  g_autoptr (TableLine) line = cursor > 0 ? g_list_model_get_item (table_session_get_chronicle (session), cursor - 1) : NULL;

  return line;
}
