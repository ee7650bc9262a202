/* colonia-council-seat.h: what a player says in a vote
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_COUNCIL_SEAT (colonia_council_seat_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCouncilSeat, colonia_council_seat, COLONIA, COUNCIL_SEAT, AdwBin)

GtkWidget    *colonia_council_seat_new         (void);
void          colonia_council_seat_show        (ColoniaCouncilSeat *self,
                                                ParlourPage        *page,
                                                int                 seat);
void          colonia_council_seat_set_current (ColoniaCouncilSeat *self,
                                                gboolean            current);
void          colonia_council_seat_set_brief   (ColoniaCouncilSeat *self,
                                                gboolean            brief);
int           colonia_council_seat_get_seat    (ColoniaCouncilSeat *self);
GtkWidget    *colonia_council_seat_get_button  (ColoniaCouncilSeat *self,
                                                ColoniaBallot       ballot);
ColoniaBallot colonia_council_seat_get_ballot  (ColoniaCouncilSeat *self);
void          colonia_council_seat_set_ballot  (ColoniaCouncilSeat *self,
                                                ColoniaBallot       ballot);

G_END_DECLS
