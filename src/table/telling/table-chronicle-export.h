/* table-chronicle-export.h: the chronicle for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

char *table_chronicle_to_csv (const TableRecord *record,
                              const char        *language);
