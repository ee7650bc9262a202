/* genua-pages.h: how Genua is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"
#include "parlour-game.h"

G_BEGIN_DECLS

extern const ParlourGame genua_parlour;
extern const ParlourGameEnding genua_ending;
extern const ParlourGamePast genua_past;

GType genua_find_page (const TableState *state);

G_END_DECLS
