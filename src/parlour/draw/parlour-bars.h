/* parlour-bars.h: numbers as bars, and one after another as columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "parlour-numbers.h"

G_BEGIN_DECLS

guint parlour_bars_count        (const ParlourNumbers *numbers);
void  parlour_bars_draw         (const ParlourEasel   *easel,
                                 const ParlourNumbers *numbers);
void  parlour_bars_draw_columns (const ParlourEasel   *easel,
                                 const ParlourNumbers *numbers);

G_END_DECLS
