/* pieces.h: what is moved by hand after an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-line.h"

G_BEGIN_DECLS

gboolean pieces_any          (ColoniaLine *line);
gboolean pieces_is_last_roll (ColoniaLine *line);
gboolean pieces_are_due      (ColoniaLine *line);
GArray  *pieces_list         (ColoniaLine *line,
                              int          seat);

G_END_DECLS
