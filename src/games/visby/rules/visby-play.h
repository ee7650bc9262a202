/* visby-play.h: how a game goes on, and what wares bring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-state.h"

void          visby_setup_init     (TableSetup       *setup);
void          visby_play_begin     (const TablePlay  *play,
                                    const TableSetup *setup);
TableObstacle visby_play_examine   (const TableState *state,
                                    const TableEvent *event);
void          visby_play_carry_out (const TablePlay  *play,
                                    const TableEvent *event);
TableObstacle visby_play_examine_card (int seat,
                                       int left,
                                       int card);
TableEvent   *visby_play_remedy    (const TableState    *state,
                                    const TableEvent    *event,
                                    const TableObstacle *obstacle);

void          visby_round_begin    (const TablePlay  *play);
void          visby_round_reveal   (const TablePlay  *play,
                                    const VisbyEvent *event);
void          visby_round_trade    (const TablePlay  *play,
                                    const VisbyEvent *event);

const VisbyRate *visby_market_get_rate    (const VisbyState *state);
gboolean         visby_market_find_most   (const VisbyState *state,
                                           int               wares,
                                           int               seals,
                                           int              *most);
int              visby_market_take_apart  (const VisbyState *state,
                                           int               wares,
                                           int               seals,
                                           int              *times);
gboolean         visby_market_has_offers  (const VisbyState *state,
                                           int               seat);
int              visby_market_list_offers (const VisbyState *state,
                                           int               seat,
                                           VisbyRate        *offers);
