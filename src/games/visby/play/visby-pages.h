/* visby-pages.h: how Visby is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-form.h"
#include "parlour-game.h"
#include "visby-state.h"

/* The rates that are printed beside the market. */
#define VISBY_TYPE_RATES_FORM (visby_rates_form_get_type ())
G_DECLARE_FINAL_TYPE (VisbyRatesForm, visby_rates_form, VISBY, RATES_FORM, ParlourForm)

extern const ParlourGameDisplay visby_display;
extern const ParlourGameEnding visby_ending;
extern const ParlourGamePast visby_past;

void visby_remember_rates (const TableEvent *event);
