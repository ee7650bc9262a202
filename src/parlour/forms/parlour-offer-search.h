/* parlour-offer-search.h: finding one of many cards that are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_OFFER_SEARCH (parlour_offer_search_get_type ())

G_DECLARE_FINAL_TYPE (ParlourOfferSearch, parlour_offer_search, PARLOUR, OFFER_SEARCH, AdwBin)

gboolean   parlour_offer_search_get_typed (ParlourOfferSearch *self);
void       parlour_offer_search_empty     (ParlourOfferSearch *self);
void       parlour_offer_search_set_found (ParlourOfferSearch *self,
                                           guint               n_offers,
                                           guint               n_found);
gboolean   parlour_offer_search_finds     (ParlourOfferSearch *self,
                                           const char         *description,
                                           const char         *numbers);
void       parlour_offer_search_complain  (ParlourOfferSearch *self,
                                           ParlourPage        *page);
