/* colonia-sheet.h: the cards of Colonia as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "card-table.h"
#include "colonia-printed.h"

G_BEGIN_DECLS

/* How the cards of Colonia are written as a table. */
extern const TableSheet colonia_sheet;

G_END_DECLS
