/* bag.h: drawing from the bag
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

G_BEGIN_DECLS

ColoniaBundle bag_draw (ColoniaBundle *bag,
                        int            n);

G_END_DECLS
