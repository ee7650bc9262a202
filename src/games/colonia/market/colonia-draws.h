/* colonia-draws.h: what edicts let be drawn from the bag
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

#define COLONIA_TYPE_DRAWS (colonia_draws_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDraws, colonia_draws, COLONIA, DRAWS, ParlourForm)
