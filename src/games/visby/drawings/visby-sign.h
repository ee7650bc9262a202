/* visby-sign.h: the signs of the cards and of the markers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"
#include "visby-state.h"

G_BEGIN_DECLS

#define VISBY_TYPE_SIGN (visby_sign_get_type ())

G_DECLARE_FINAL_TYPE (VisbySign, visby_sign, VISBY, SIGN, ParlourFigure)

GtkWidget *visby_sign_new         (int                 size);
void       visby_sign_show        (VisbySign          *self,
                                   int                 card,
                                   gboolean            spent);

void       visby_sign_get_paint   (VisbyTrack          track,
                                   const ParlourPaper *paper,
                                   ParlourPaint       *paint);
void       visby_sign_draw_marker (cairo_t            *cr,
                                   VisbyTrack          track,
                                   double              x,
                                   double              y,
                                   double              size);

G_END_DECLS
