/* colonia-session.c: one game of Colonia that is being tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-session.h"

#include "colonia-words.h"
#include "dealt.h"

/* Tells that the stack of ships may be used up, where the next one is to come (SAT-2). Returns a
 * sentence, or `NULL` where no ship is to come, or more are on the stack. */
char *
colonia_session_tell_used_up (TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);

  if (state->step != COLONIA_STEP_BERTH_SHIPS
      && (state->step != COLONIA_STEP_EDICT || state->edicts[state->edict].kind != COLONIA_EDICT_SHIPS_LEAVE))
    return NULL;

  return dealt_count_ships (table_session_get_record (session)) == 0 ? colonia_words_used_up () : NULL;
}
