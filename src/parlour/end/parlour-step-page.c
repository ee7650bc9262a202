/* parlour-step-page.c: what shows a game at the step where it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-step-page.h"

#include "parlour-event-form.h"
#include "parlour-game.h"
#include "parlour-the-end.h"

/* Finds what shows a game at the step where it stands: a page of its own, and where it has none
 * a form made of what the events that the step takes may say, or the end. */
GType
parlour_step_page_find (const TableState *state)
{
  const ParlourGame *shown;
  GType page;

  g_return_val_if_fail (state != NULL, G_TYPE_INVALID);

  shown = parlour_game_find (state->game);
  page = shown->find_page != NULL ? shown->find_page (state) : G_TYPE_NONE;
  if (page != G_TYPE_NONE)
    return page;

  return table_state_is_finished (state) ? PARLOUR_TYPE_THE_END : PARLOUR_TYPE_EVENT_FORM;
}
