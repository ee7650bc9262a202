/* genua-answers.h: why things are as they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-answers.h"
#include "table-ring.h"

/* The parts of the score, in their order. */
typedef enum { GENUA_PART_MONEY, GENUA_PART_BUILDINGS, GENUA_PART_PRIVILEGES, GENUA_PART_GOODS } GenuaPart;

extern const TableGameAnswers genua_answers;
extern const TableGameRing genua_ring;

char *genua_tell_money (TableSession *session,
                        int           seat,
                        GArray       *rules);
