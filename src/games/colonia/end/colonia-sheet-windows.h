/* colonia-sheet-windows.h: the windows on the score sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-ending.h"

G_BEGIN_DECLS

double colonia_sheet_windows_draw (const ParlourEasel *easel,
                                   const TableRecord  *record);

G_END_DECLS
