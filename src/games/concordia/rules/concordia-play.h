/* concordia-play.h: how a game goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"

G_BEGIN_DECLS

void          concordia_setup_init     (TableSetup          *setup);
void          concordia_play_begin     (const TablePlay     *play,
                                        const TableSetup    *setup);
gboolean      concordia_play_takes     (const TableState    *state,
                                        int                  type);
TableObstacle concordia_play_examine   (const TableState    *state,
                                        const TableEvent    *event);
void          concordia_play_carry_out (const TablePlay     *play,
                                        const TableEvent    *event);
int           concordia_play_rank      (const TableOccasion *occasion);
gboolean      concordia_play_say_known (const TableState    *state,
                                        TableEvent          *event);

G_END_DECLS
