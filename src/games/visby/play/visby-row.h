/* visby-row.h: a player with the cards in hand, or with what a Merchant may change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"
#include "visby-state.h"

G_BEGIN_DECLS

#define VISBY_TYPE_ROW (visby_row_get_type ())

G_DECLARE_FINAL_TYPE (VisbyRow, visby_row, VISBY, ROW, AdwBin)

GtkWidget *visby_row_new         (int          seat);
void       visby_row_show        (VisbyRow    *self,
                                  ParlourPage *page,
                                  gboolean     begins);
void       visby_row_show_picked (VisbyRow    *self,
                                  int          picked,
                                  gboolean     is_open);
void       visby_row_fill        (VisbyRow    *self,
                                  int          wares,
                                  int          seals);
void       visby_row_read        (VisbyRow    *self,
                                  VisbyTrade  *trade);
gboolean   visby_row_is_filled   (VisbyRow    *self);
void       visby_row_take_focus  (VisbyRow    *self);

G_END_DECLS
