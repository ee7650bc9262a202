/* colonia-offer-search.h: finding one of many cards that are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-quarter.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_OFFER_SEARCH (colonia_offer_search_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaOfferSearch, colonia_offer_search, COLONIA, OFFER_SEARCH, AdwBin)

GtkWidget *colonia_offer_search_get_entry (ColoniaOfferSearch *self);
gboolean   colonia_offer_search_get_typed (ColoniaOfferSearch *self);
void       colonia_offer_search_empty     (ColoniaOfferSearch *self);
void       colonia_offer_search_set_found (ColoniaOfferSearch *self,
                                           guint               n_offers,
                                           guint               n_found);
gboolean   colonia_offer_search_finds     (ColoniaOfferSearch *self,
                                           const char         *description,
                                           const char         *numbers);
void       colonia_offer_search_complain  (ColoniaOfferSearch *self,
                                           ColoniaQuarter     *quarter);

G_END_DECLS
