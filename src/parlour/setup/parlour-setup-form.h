/* parlour-setup-form.h: what is agreed before a game, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-setup.h"

#define PARLOUR_TYPE_SETUP_FORM (parlour_setup_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSetupForm, parlour_setup_form, PARLOUR, SETUP_FORM, ParlourSetup)

ParlourSetup *parlour_setup_form_new (const TableGame *game);
