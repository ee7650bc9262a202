/* parlour-seat-card.h: who sits at a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-seated.h"

#define PARLOUR_TYPE_SEAT_CARD (parlour_seat_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSeatCard, parlour_seat_card, PARLOUR, SEAT_CARD, ParlourSeated)

GtkWidget *parlour_seat_card_new               (ParlourSeat     *seat);
void       parlour_seat_card_set_game          (ParlourSeatCard *self,
                                                const TableGame *game);
void       parlour_seat_card_set_place         (ParlourSeatCard *self,
                                                int              place,
                                                int              n_seats);
void       parlour_seat_card_keep_place        (ParlourSeatCard *self,
                                                int              place,
                                                int              n_seats);
void       parlour_seat_card_compare           (ParlourSeatCard *self,
                                                GPtrArray       *seats);
char      *parlour_seat_card_tell_namesakes    (GPtrArray       *seats);
void       parlour_seat_card_set_asks_language (ParlourSeatCard *self,
                                                gboolean         asks);
