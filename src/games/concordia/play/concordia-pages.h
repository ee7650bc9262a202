/* concordia-pages.h: how Concordia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"
#include "parlour-game.h"

G_BEGIN_DECLS

extern const ParlourGame concordia_parlour;

G_END_DECLS
