/* colonia-end-card.h: the score of a player, where there is no room for a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-end-part.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_END_CARD (colonia_end_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEndCard, colonia_end_card, COLONIA, END_CARD, AdwBin)

GtkWidget *colonia_end_card_new  (void);
void       colonia_end_card_show (ColoniaEndCard     *self,
                                  ColoniaSession     *session,
                                  const ColoniaScore *score,
                                  int                 seat);

G_END_DECLS
