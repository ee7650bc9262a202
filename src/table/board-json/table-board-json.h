/* table-board-json.h: a board as JSON, for whatever is not linked with us
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-board.h"

JsonNode *table_board_to_json (const TableBoard *board);
