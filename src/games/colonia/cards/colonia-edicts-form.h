/* colonia-edicts-form.h: the three edicts of the week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_EDICTS_FORM (colonia_edicts_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEdictsForm, colonia_edicts_form, COLONIA, EDICTS_FORM, ParlourForm)

G_END_DECLS
