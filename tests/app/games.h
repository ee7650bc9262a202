/* games.h: games for tests of what shows them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"

G_BEGIN_DECLS

typedef gboolean (*GameFilter) (const ColoniaState *state,
                                gpointer            data);

ColoniaSession *game_at_step    (ColoniaStep      step,
                                 int              week,
                                 int              n_players,
                                 ColoniaTracking  tracking);
ColoniaSession *game_where      (GameFilter       filter,
                                 gpointer         data,
                                 int              n_players,
                                 ColoniaTracking  tracking);
ColoniaSession *game_at_edict   (ColoniaEdictKind kind,
                                 int              n_players,
                                 ColoniaTracking  tracking);
ColoniaSession *game_before_unknown_edict (void);
void            be_rolled_by    (ColoniaSession   *session,
                                 ColoniaEventType  type,
                                 ColoniaRoller     roller);
void            assert_finalized (gpointer        object);

G_END_DECLS
