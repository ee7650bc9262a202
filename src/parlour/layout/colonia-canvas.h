/* colonia-canvas.h: something that is as large as there is room for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_CANVAS (colonia_canvas_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCanvas, colonia_canvas, COLONIA, CANVAS, AdwBin)

double colonia_canvas_get_scale    (ColoniaCanvas *self);
void   colonia_canvas_set_language (ColoniaCanvas *self,
                                    const char    *language);

G_END_DECLS
