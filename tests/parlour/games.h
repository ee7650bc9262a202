/* games.h: games for tests of what shows them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-session.h"

typedef gboolean (*GameFilter) (const ColoniaState *state,
                                gpointer            data);

TableSession *game_at_step    (ColoniaStep      step,
                               int              week,
                               int              n_players,
                               ColoniaTracking  tracking);
TableSession *game_where      (GameFilter       filter,
                               gpointer         data,
                               int              n_players,
                               ColoniaTracking  tracking);
TableSession *game_at_edict   (ColoniaEdictKind kind,
                               int              n_players,
                               ColoniaTracking  tracking);
TableSession *game_before_unknown_edict (void);
void            be_rolled_by    (TableSession   *session,
                                 ColoniaEventType  type,
                                 TableRoller     roller);
