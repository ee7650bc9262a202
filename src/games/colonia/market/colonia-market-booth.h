/* colonia-market-booth.h: a booth of the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_MARKET_BOOTH (colonia_market_booth_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaMarketBooth, colonia_market_booth, COLONIA, MARKET_BOOTH, AdwBin)

GtkWidget *colonia_market_booth_new        (void);
void       colonia_market_booth_show       (ColoniaMarketBooth *self,
                                            ParlourPage        *page,
                                            int                 booth,
                                            const char         *key);
GtkWidget *colonia_market_booth_get_resources (ColoniaMarketBooth *self);

G_END_DECLS
