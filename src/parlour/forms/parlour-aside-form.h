/* parlour-aside-form.h: how the table really stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-event-form.h"

#define PARLOUR_TYPE_ASIDE_FORM (parlour_aside_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourAsideForm, parlour_aside_form, PARLOUR, ASIDE_FORM, ParlourEventForm)

#define PARLOUR_TYPE_CHANGE_FORM (parlour_change_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChangeForm, parlour_change_form, PARLOUR, CHANGE_FORM, ParlourEventForm)
