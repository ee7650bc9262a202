/* bag.h: drawing from the bag
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

ColoniaBundle bag_draw    (ColoniaBundle       *bag,
                           int                  n);
void          bag_shuffle (const ColoniaBundle *bag,
                           GByteArray          *order);
