/* genua-pages.h: how Genua is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"
#include "parlour-game.h"

G_BEGIN_DECLS

extern const ParlourGame genua_parlour;

char  *genua_answer      (TableSession     *session,
                          int               question,
                          int               seat,
                          GArray           *rules);
char  *genua_tell_money  (TableSession     *session,
                          int               seat,
                          GArray           *rules);

G_END_DECLS
