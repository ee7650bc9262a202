/* colonia-relic-form.h: a relic card that is revealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_RELIC_FORM (colonia_relic_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRelicForm, colonia_relic_form, COLONIA, RELIC_FORM, ParlourForm)

G_END_DECLS
