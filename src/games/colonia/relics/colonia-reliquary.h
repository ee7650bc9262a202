/* colonia-reliquary.h: buying and safeguarding relics on Sunday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_RELIQUARY (colonia_reliquary_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaReliquary, colonia_reliquary, COLONIA, RELIQUARY, ParlourPage)

G_END_DECLS
