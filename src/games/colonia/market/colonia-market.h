/* colonia-market.h: Wednesday, where resources lie on booths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_MARKET (colonia_market_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaMarket, colonia_market, COLONIA, MARKET, ParlourPage)

G_END_DECLS
