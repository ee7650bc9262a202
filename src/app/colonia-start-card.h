/* colonia-start-card.h: what a player starts with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-seat.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_START_CARD (colonia_start_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStartCard, colonia_start_card, COLONIA, START_CARD, AdwBin)

GtkWidget   *colonia_start_card_new      (ColoniaSeat      *seat);
ColoniaSeat *colonia_start_card_get_seat (ColoniaStartCard *self);

G_END_DECLS
