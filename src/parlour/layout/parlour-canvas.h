/* parlour-canvas.h: something that is as large as there is room for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_CANVAS (parlour_canvas_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCanvas, parlour_canvas, PARLOUR, CANVAS, AdwBin)

void   parlour_canvas_set_language (ParlourCanvas *self,
                                    const char    *language);
