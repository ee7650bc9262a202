/* parlour-scale.h: two sides that are weighed against each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"

#define PARLOUR_TYPE_SCALE (parlour_scale_get_type ())

G_DECLARE_FINAL_TYPE (ParlourScale, parlour_scale, PARLOUR, SCALE, ParlourFigure)

void       parlour_scale_show_side (ParlourScale *self,
                                    int           which,
                                    const char   *text,
                                    int           count);
int        parlour_scale_get_count (ParlourScale *self,
                                    int           which);
void       parlour_scale_set_whole (ParlourScale *self,
                                    int           whole);
