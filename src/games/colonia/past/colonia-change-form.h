/* colonia-change-form.h: how much more families have, or less
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CHANGE_FORM (colonia_change_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChangeForm, colonia_change_form, COLONIA, CHANGE_FORM, ParlourForm)

G_END_DECLS
