/* parlour-result-picture.h: how a game ended, as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/* What others show beside a link or a message has this size. */
#define PARLOUR_RESULT_WIDTH 1200
#define PARLOUR_RESULT_HEIGHT 630

GBytes *parlour_result_picture_make (const TableRecord *record,
                                     GDateTime         *now);
