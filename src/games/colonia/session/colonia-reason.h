/* colonia-reason.h: answers to those who ask why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"
#include "colonia-words.h"

G_BEGIN_DECLS

char *colonia_reason_answer      (TableSession  *session,
                                  ColoniaQuestion  question,
                                  int              seat,
                                  GArray          *rules);
char *colonia_reason_tell_handed (TableSession  *session,
                                  TableLine     *line,
                                  int              seat,
                                  GArray          *rules);

G_END_DECLS
