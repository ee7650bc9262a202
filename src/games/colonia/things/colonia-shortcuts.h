/* colonia-shortcuts.h: the keys of Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-shortcuts.h"

G_BEGIN_DECLS

/* The keys by which it is entered what happens, day by day. */
extern const ParlourShortcutGroup colonia_shortcuts[];

G_END_DECLS
