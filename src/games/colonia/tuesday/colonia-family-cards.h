/* colonia-family-cards.h: Tuesday, where every family plays a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_FAMILY_CARDS (colonia_family_cards_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaFamilyCards, colonia_family_cards, COLONIA, FAMILY_CARDS, ParlourPage)

G_END_DECLS
