/* pieces.h: what is moved by hand after an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-effect.h"
#include "table-line.h"

gboolean pieces_any             (const ColoniaEffect *effects,
                                 guint                n_effects);
gboolean pieces_is_last_roll    (int                  type,
                                 const ColoniaEffect *effects,
                                 guint                n_effects);
gboolean pieces_are_due         (const ColoniaEffect *effects,
                                 guint                n_effects);
gboolean pieces_keep_hands_busy (const TableEvent    *event,
                                 const ColoniaEffect *effects,
                                 guint                n_effects);
GArray  *pieces_list            (const ColoniaEffect *effects,
                                 guint                n_effects,
                                 int                  seat);

/* The same of a line of the chronicle. */

static inline gboolean
pieces_any_of_line (TableLine *line)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);

  return pieces_any (effects, n_effects);
}

static inline gboolean
pieces_is_last_roll_of_line (TableLine *line)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);

  return pieces_is_last_roll (line->type, effects, n_effects);
}

static inline GArray *
pieces_list_of_line (TableLine *line,
                     int        seat)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);

  return pieces_list (effects, n_effects, seat);
}
