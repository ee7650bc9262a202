/* books.h: whether the books of a game balance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What does not balance ends the test.
 */

#pragma once

#include "colonia-play.h"

G_BEGIN_DECLS

gboolean books_step_has_turns (ColoniaStep         step);

void     books_check          (const ColoniaState *state,
                               const ColoniaSetup *setup);
void     books_check_accounts (const ColoniaState *before,
                               const ColoniaState *after,
                               const GArray       *effects);

G_END_DECLS
