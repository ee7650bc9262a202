/* colonia-seat-card.h: who sits at a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-seated.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SEAT_CARD (colonia_seat_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSeatCard, colonia_seat_card, COLONIA, SEAT_CARD, ColoniaSeated)

GtkWidget *colonia_seat_card_new        (ColoniaSeat     *seat);
void       colonia_seat_card_set_place  (ColoniaSeatCard *self,
                                         int              place,
                                         int              n_seats);
void       colonia_seat_card_keep_place (ColoniaSeatCard *self,
                                         int              place,
                                         int              n_seats);
void       colonia_seat_card_compare    (ColoniaSeatCard *self,
                                         GPtrArray       *seats);
void       colonia_seat_card_set_asks_language (ColoniaSeatCard *self,
                                         gboolean         asks);

G_END_DECLS
