/* colonia-zoom.h: something that grows into the room that is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_ZOOM (colonia_zoom_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaZoom, colonia_zoom, COLONIA, ZOOM, AdwBin)

G_END_DECLS
