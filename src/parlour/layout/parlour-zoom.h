/* parlour-zoom.h: something that grows into the room that is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_ZOOM (parlour_zoom_get_type ())

G_DECLARE_FINAL_TYPE (ParlourZoom, parlour_zoom, PARLOUR, ZOOM, AdwBin)

G_END_DECLS
