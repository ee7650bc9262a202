/* colonia-council.h: the council votes on an edict
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_COUNCIL (colonia_council_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCouncil, colonia_council, COLONIA, COUNCIL, ParlourPage)

G_END_DECLS
