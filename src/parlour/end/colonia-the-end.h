/* colonia-the-end.h: the windows are lit, and the points are told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-quarter.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_THE_END (colonia_the_end_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTheEnd, colonia_the_end, COLONIA, THE_END, ColoniaQuarter)

G_END_DECLS
