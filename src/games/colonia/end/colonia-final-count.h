/* colonia-final-count.h: what the players have left is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_FINAL_COUNT (colonia_final_count_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaFinalCount, colonia_final_count, COLONIA, FINAL_COUNT, ParlourPage)

G_END_DECLS
