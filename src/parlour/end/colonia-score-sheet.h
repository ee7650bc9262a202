/* colonia-score-sheet.h: a finished game on one page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-easel.h"
#include "colonia-record.h"

G_BEGIN_DECLS

void colonia_score_sheet_draw (const ColoniaEasel  *easel,
                               const ColoniaRecord *record,
                               GDateTime           *now);

G_END_DECLS
