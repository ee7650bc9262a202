/* colonia-chronicle.h: a game as lines to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "colonia-line.h"

G_BEGIN_DECLS

GPtrArray *colonia_chronicle_tell (const ColoniaRecord *record);

G_END_DECLS
