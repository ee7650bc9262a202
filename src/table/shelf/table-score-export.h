/* table-score-export.h: the score for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

char *table_score_to_csv (const TableScore  *score,
                          const TableRecord *record,
                          const char        *language);
