/* parlour-holdings-form.h: what everybody really has, side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-form.h"

#define PARLOUR_TYPE_HOLDINGS_FORM (parlour_holdings_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourHoldingsForm, parlour_holdings_form, PARLOUR, HOLDINGS_FORM, ParlourForm)
