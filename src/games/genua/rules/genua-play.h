/* genua-play.h: how a game goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"

G_BEGIN_DECLS

void          genua_setup_init     (TableSetup       *setup);
void          genua_play_begin     (const TablePlay  *play,
                                    const TableSetup *setup);
gboolean      genua_play_takes     (const TableState *state,
                                    int               type);
TableObstacle genua_play_examine   (const TableState *state,
                                    const TableEvent *event);
void          genua_play_carry_out (const TablePlay  *play,
                                    const TableEvent *event);

G_END_DECLS
