/* colonia-copy-offer.h: games that could not be written, offered again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_COPY_OFFER (colonia_copy_offer_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCopyOffer, colonia_copy_offer, COLONIA, COPY_OFFER, AdwBin)

void colonia_copy_offer_refresh (ColoniaCopyOffer *self);

G_END_DECLS
