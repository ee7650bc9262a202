/* colonia-setup-form.h: what is agreed before a game of Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-setup.h"

#define COLONIA_TYPE_SETUP_FORM (colonia_setup_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSetupForm, colonia_setup_form, COLONIA, SETUP_FORM, ParlourSetup)

/* How a game of Colonia begins. */
extern const ParlourGameSetup colonia_game_setup;
