/* parlour-collections.h: the collections of this table, one for each game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-cards.h"

ParlourCards    *parlour_collections_find       (const TableGame *game);
ParlourCards    *parlour_collections_get_people (void);
const GPtrArray *parlour_collections_list       (void);
