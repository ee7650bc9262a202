/* table-chronicle.h: a game as lines to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "table-line.h"

GPtrArray *table_chronicle_tell      (const TableRecord *record,
                                      guint              first);
GPtrArray *table_chronicle_tell_some (const TableRecord *record,
                                      guint              first,
                                      guint              n);
