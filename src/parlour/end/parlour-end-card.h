/* parlour-end-card.h: the score of a player, where there is no room for a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-end-part.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_END_CARD (parlour_end_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourEndCard, parlour_end_card, PARLOUR, END_CARD, AdwBin)

GtkWidget *parlour_end_card_new  (const TableGame  *game);
void       parlour_end_card_show (ParlourEndCard   *self,
                                  TableSession     *session,
                                  const TableScore *score,
                                  int               seat);

G_END_DECLS
