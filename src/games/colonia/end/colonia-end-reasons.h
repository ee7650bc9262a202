/* colonia-end-reasons.h: where the parts of a score come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-ending.h"

G_BEGIN_DECLS

char *colonia_end_reasons_explain (TableSession *session,
                                   int           seat,
                                   int           part);

G_END_DECLS
