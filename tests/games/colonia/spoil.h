/* spoil.h: events that are otherwise than they should be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"

G_BEGIN_DECLS

/**
 * Picker:
 * @pick: picks a number from the first to the second one
 * @data: what it is given
 *
 * Where numbers come from: dice, or somebody's bytes.
 */
typedef struct {
  int (*pick) (gpointer data,
               int      min,
               int      max);
  gpointer data;
} Picker;

int  pick        (const Picker       *picker,
                  int                 min,
                  int                 max);
void spoil_edict (const Picker       *picker,
                  ColoniaEdict       *edict);
void spoil_event (const Picker       *picker,
                  ColoniaEvent       *event,
                  const ColoniaState *state);

G_END_DECLS
