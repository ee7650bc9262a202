/* colonia-pages.h: how Colonia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"

G_BEGIN_DECLS

/* What Colonia is to the parlour. */
extern const ParlourGame colonia_parlour;

G_END_DECLS
