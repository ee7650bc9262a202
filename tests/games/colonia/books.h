/* books.h: whether the books of a game balance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What does not balance ends the test.
 */

#pragma once

#include "colonia-play.h"

gboolean        books_step_has_turns   (ColoniaStep            step);
gboolean        books_is_same_obstacle (const ColoniaObstacle *obstacle,
                                        const ColoniaObstacle *other);

void            books_check            (const ColoniaState    *state,
                                        const ColoniaSetup    *setup);
ColoniaObstacle books_try              (ColoniaState          *state,
                                        const ColoniaSetup    *setup,
                                        const ColoniaEvent    *event,
                                        GArray                *effects);
