/* colonia-ship-form.h: a ship that comes into the harbour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SHIP_FORM (colonia_ship_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaShipForm, colonia_ship_form, COLONIA, SHIP_FORM, ParlourForm)

G_END_DECLS
