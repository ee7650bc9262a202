/* picture.h: how a game stands, as text that people read and write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"

G_BEGIN_DECLS

/*
 * A picture has one fact a line and everything counts from 1, as at the
 * table; "-" is nobody, or nothing. What a line would say by default is left
 * out. So a test shows what it is about and nothing else, and two pictures
 * differ in the lines that tell what happened.
 */

char    *picture_write (const ColoniaState *state);
gboolean picture_read  (const char         *lines,
                        ColoniaState       *state,
                        char              **complaint);

G_END_DECLS
