/* colonia-reason.h: answers to those who ask why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"
#include "colonia-words.h"
#include "table-answers.h"

extern const TableGameAnswers colonia_answers;

char *colonia_reason_tell_handed (TableSession  *session,
                                  TableLine     *line,
                                  int              seat,
                                  GArray          *rules);
