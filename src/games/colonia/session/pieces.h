/* pieces.h: what is moved by hand after an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-line.h"

G_BEGIN_DECLS

gboolean pieces_any          (TableLine *line);
gboolean pieces_is_last_roll (TableLine *line);
gboolean pieces_are_due      (TableLine *line);
gboolean pieces_keep_hands_busy (TableLine *line);
GArray  *pieces_list         (TableLine *line,
                              int        seat);

G_END_DECLS
