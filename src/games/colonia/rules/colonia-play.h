/* colonia-play.h: playing a game, event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-effect.h"
#include "colonia-event.h"
#include "colonia-obstacle.h"
#include "colonia-state.h"

/* Something that a player might do in turn, and whether the rules let it happen. A value. */
typedef struct {
  ColoniaEvent event; /* something that the player whose turn it is might do */
  ColoniaObstacle obstacle; /* what stands against it, of kind `TABLE_OBSTACLE_NONE` if nothing */
} ColoniaChoice;

static inline ColoniaObstacle
colonia_state_examine (const ColoniaState *state,
                       const ColoniaEvent *event)
{
  return table_state_examine (&state->table, &event->table);
}

static inline ColoniaObstacle
colonia_state_apply (ColoniaState       *state,
                     const ColoniaEvent *event,
                     GArray             *effects)
{
  return table_state_apply (&state->table, &event->table, effects);
}

GArray       *colonia_state_list_choices  (const ColoniaState *state);
gboolean      colonia_state_can_only_pass (const TableState   *state,
                                           gboolean            with_hand);

int           colonia_play_get_awaited    (const TableState   *state);
TableObstacle colonia_play_examine        (const TableState   *state,
                                           const TableEvent   *event);
void          colonia_play_doubt          (const TableState   *state,
                                           const TableEvent   *event,
                                           GArray             *doubts);
void          colonia_play_carry_out      (const TablePlay    *play,
                                           const TableEvent   *event);
TableEvent   *colonia_play_remedy         (const TableState    *state,
                                           const TableEvent    *event,
                                           const TableObstacle *obstacle);
