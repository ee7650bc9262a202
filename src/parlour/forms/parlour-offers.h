/* parlour-offers.h: cards that are known, on a page on which one comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-cards.h"
#include "parlour-page.h"
#include "table-printed.h"

#define PARLOUR_TYPE_OFFERS (parlour_offers_get_type ())

G_DECLARE_FINAL_TYPE (ParlourOffers, parlour_offers, PARLOUR, OFFERS, GtkBox)

/**
 * ParlourOffered:
 * @most: how many are offered at most, as a collection may come from a stranger; 0 for the
 *   usual number
 * @min_columns: in how many columns they stand at least; 0 for two
 * @max_columns: in how many they stand at most; 0 for as many as there is room for
 * @css_class: (nullable): a class of style for their buttons
 * @draw: (nullable): makes a picture of a card; without it the game's
 * @describe: (nullable): tells in words what is printed on a card; without it the game's
 * @list_digits: (nullable): lists the digits of a card that has nothing but numbers
 * @tell_key: (nullable): tells that one is taken by a key, a digit with Alt; without it none
 *   has a key
 * @fits: (nullable): whether a card fits what is filled in already
 *
 * How cards are offered on a page. It is a constant.
 */
struct _ParlourOffered {
  guint most;
  guint min_columns;
  guint max_columns;
  const char *css_class;
  GtkWidget *(*draw)        (ParlourPage        *page,
                             const TablePrinted *card);
  char      *(*describe)    (ParlourPage        *page,
                             const TablePrinted *card);
  char      *(*list_digits) (ParlourPage        *page,
                             const TablePrinted *card);
  char      *(*tell_key)    (guint               digit);
  gboolean   (*fits)        (ParlourPage        *page,
                             const TablePrinted *card);
};

void     parlour_offers_set_up     (ParlourOffers        *self,
                                    ParlourPage          *page,
                                    int                   kind,
                                    const ParlourOffered *how);
void     parlour_offers_show       (ParlourOffers        *self);
void     parlour_offers_empty      (ParlourOffers        *self);
void     parlour_offers_set_wanted (ParlourOffers        *self,
                                    gboolean              wanted);
gboolean parlour_offers_get_typed  (ParlourOffers        *self);
const TablePrinted *
         parlour_offers_get_only   (ParlourOffers        *self);
