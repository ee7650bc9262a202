/* colonia-week-card-form.h: the week card, and what is drawn onto the booths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

#define COLONIA_TYPE_WEEK_CARD_FORM (colonia_week_card_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWeekCardForm, colonia_week_card_form, COLONIA, WEEK_CARD_FORM, ParlourForm)
