/* colonia-hand-out-card.h: what one player is given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-play.h"
#include "table-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HAND_OUT_CARD (colonia_hand_out_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHandOutCard, colonia_hand_out_card, COLONIA, HAND_OUT_CARD, AdwBin)

GtkWidget *colonia_hand_out_card_new      (void);
void       colonia_hand_out_card_show     (ColoniaHandOutCard *self,
                                           TableSession       *session,
                                           TableLine          *line,
                                           gboolean            with_moves,
                                           int                 seat);
gboolean   colonia_hand_out_card_get_done (ColoniaHandOutCard *self);
void       colonia_hand_out_card_set_done (ColoniaHandOutCard *self,
                                           gboolean            done);
void       colonia_hand_out_card_set_explained (ColoniaHandOutCard *self,
                                                gboolean        explained);

G_END_DECLS
