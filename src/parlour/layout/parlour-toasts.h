/* parlour-toasts.h: what is said in passing, where it is in nobody's way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#include <adwaita.h>

#define PARLOUR_TYPE_TOASTS (parlour_toasts_get_type ())

G_DECLARE_FINAL_TYPE (ParlourToasts, parlour_toasts, PARLOUR, TOASTS, AdwBin)

void parlour_toasts_show    (ParlourToasts   *self,
                             AdwToast        *toast);
void parlour_toasts_refuse  (ParlourToasts   *self,
                             const char      *sentence,
                             const TableGame *game,
                             int              rule,
                             ParlourPage     *anyway);
void parlour_toasts_dismiss (ParlourToasts   *self);
