/* visby-rates-form.h: the rates that are printed beside the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-form.h"

G_BEGIN_DECLS

#define VISBY_TYPE_RATES_FORM (visby_rates_form_get_type ())

G_DECLARE_FINAL_TYPE (VisbyRatesForm, visby_rates_form, VISBY, RATES_FORM, ParlourForm)

G_END_DECLS
