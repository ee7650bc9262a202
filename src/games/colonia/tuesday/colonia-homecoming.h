/* colonia-homecoming.h: members who come home early
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HOMECOMING (colonia_homecoming_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHomecoming, colonia_homecoming, COLONIA, HOMECOMING, ParlourForm)

G_END_DECLS
