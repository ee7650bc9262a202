/* dealt.h: which cards are out in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-printed.h"

void       dealt_watch       (const TableRecord *record,
                              TableCardsFunc     see,
                              gpointer           data);
GPtrArray *dealt_list_out    (const TableRecord *record,
                              int                kind);
int        dealt_count_ships (const TableRecord *record);
