/* visby-market.h: changing wares into seals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-state.h"

G_BEGIN_DECLS

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

G_END_DECLS
