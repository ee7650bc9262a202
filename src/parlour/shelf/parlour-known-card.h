/* parlour-known-card.h: a card that the table knows, to be removed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-printed.h"

#define PARLOUR_TYPE_KNOWN_CARD (parlour_known_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourKnownCard, parlour_known_card, PARLOUR, KNOWN_CARD, AdwBin)

GtkWidget          *parlour_known_card_new         (const TablePrinted *card);
const TablePrinted *parlour_known_card_get_printed (ParlourKnownCard   *self);
char               *parlour_known_card_describe    (const TablePrinted *card);
