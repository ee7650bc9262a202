/* colonia-known-card.h: a card that the table knows, to be removed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "printed.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_KNOWN_CARD (colonia_known_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaKnownCard, colonia_known_card, COLONIA, KNOWN_CARD, AdwBin)

GtkWidget     *colonia_known_card_new         (const Printed    *card);
const Printed *colonia_known_card_get_printed (ColoniaKnownCard *self);
char          *colonia_known_card_describe    (const Printed    *card);

G_END_DECLS
