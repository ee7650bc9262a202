/* spoil.h: events that are otherwise than they should be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-chance.h"

void spoil_edict (const TableChance  *chance,
                  ColoniaEdict       *edict);
void spoil_event (const TableChance  *chance,
                  ColoniaEvent       *event,
                  const ColoniaState *state);
