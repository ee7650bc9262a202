/* colonia-pages.h: which page a game is on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

G_BEGIN_DECLS

GType colonia_pages_find (const ColoniaState *state);

G_END_DECLS
