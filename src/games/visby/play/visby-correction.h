/* visby-correction.h: how the table really stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-event-form.h"

G_BEGIN_DECLS

#define VISBY_TYPE_CORRECTION (visby_correction_get_type ())

G_DECLARE_FINAL_TYPE (VisbyCorrectionForm, visby_correction, VISBY, CORRECTION, ParlourEventForm)

G_END_DECLS
