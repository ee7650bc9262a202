/* parlour-copy-offer.h: games that could not be written, offered again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_COPY_OFFER (parlour_copy_offer_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCopyOffer, parlour_copy_offer, PARLOUR, COPY_OFFER, AdwBin)

void parlour_copy_offer_refresh (ParlourCopyOffer *self);
