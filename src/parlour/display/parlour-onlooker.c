/* parlour-onlooker.c: what somebody sees of a game who sits at no seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-onlooker.h"

#include <glib/gi18n.h>

/* Looks at a game as it stands now, and forgets what was seen before. The game has to outlive
 * the onlooker, or what was seen of it. */
void
parlour_onlooker_look (ParlourOnlooker *self,
                       TableSession    *session)
{
  const TableState *state;
  g_autofree char *by_hand = NULL;

  g_return_if_fail (self != NULL);

  parlour_onlooker_clear (self);
  state = table_session_get_state (session);
  self->session = session;
  self->stage = parlour_stage_get (session);
  self->state = g_malloc (state->game->state_size);
  table_state_view (self->state, state, TABLE_NOBODY);
  by_hand = parlour_stage_tell_by_hand (self->stage, session);
  self->by_hand = by_hand != NULL;
}

/* Forgets what was seen. */
void
parlour_onlooker_clear (ParlourOnlooker *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->state, table_state_free);
  *self = (ParlourOnlooker) { 0 };
}

/* Tells whether a player has chosen in secret what all choose, or is waited for; `NULL` as long as nobody has. */
const char *
parlour_onlooker_tell_chosen (const ParlourOnlooker *self,
                              int                    seat)
{
  g_return_val_if_fail (self != NULL && self->stage != NULL, NULL);

  if ((parlour_stage_get_chosen (self->stage) & 1u << seat) != 0)
    return C_("player", "Has chosen");
  if ((parlour_stage_get_awaited (self->stage) & 1u << seat) != 0)
    return C_("player", "Is choosing");

  return NULL;
}
