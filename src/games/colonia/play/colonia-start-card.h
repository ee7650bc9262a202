/* colonia-start-card.h: what a player starts with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "parlour-seated.h"

#define COLONIA_TYPE_START_CARD (colonia_start_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStartCard, colonia_start_card, COLONIA, START_CARD, ParlourSeated)

GtkWidget *colonia_start_card_new (ParlourSeat *seat);
