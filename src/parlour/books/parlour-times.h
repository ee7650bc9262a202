/* parlour-times.h: how long a game took, as tables of numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

G_BEGIN_DECLS

void parlour_times_add (GPtrArray         *list,
                        const TableRecord *record);

G_END_DECLS
