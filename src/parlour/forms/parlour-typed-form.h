/* parlour-typed-form.h: a card that comes, typed or one of those that are known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-form.h"

#define PARLOUR_TYPE_TYPED_FORM (parlour_typed_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTypedForm, parlour_typed_form, PARLOUR, TYPED_FORM, ParlourForm)
