/* colonia-holdings-form.h: what a player really has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HOLDINGS_FORM (colonia_holdings_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHoldingsForm, colonia_holdings_form, COLONIA, HOLDINGS_FORM, ParlourPage)

G_END_DECLS
