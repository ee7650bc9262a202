/* parlour-score-sheet.h: a finished game on one page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "table-record.h"

G_BEGIN_DECLS

void parlour_score_sheet_draw (const ParlourEasel *easel,
                               const TableRecord  *record,
                               GDateTime          *now);

G_END_DECLS
