/* wish.h: events as somebody's bytes wish them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "spoil.h"

ColoniaEvent wish_event   (const TableChance  *chance,
                           const ColoniaState *state,
                           ColoniaEventType    type);
ColoniaEvent wish_awaited (const TableChance  *chance,
                           const ColoniaState *state);
