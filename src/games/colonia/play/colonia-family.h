/* colonia-family.h: what stands on the card of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-family.h"

G_BEGIN_DECLS

/* How a family of Colonia is shown beside the game. */
extern const ParlourGameFamily colonia_family;

G_END_DECLS
