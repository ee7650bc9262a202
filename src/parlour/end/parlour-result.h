/* parlour-result.h: how a game ended, in words for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

char *parlour_result_tell_date (const TableRecord *record,
                                GDateTime         *now);
char *parlour_result_tell      (const TableRecord *record,
                                GDateTime         *now);
