/* colonia-week-sketch.h: a week card as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-printed.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_WEEK_SKETCH (colonia_week_sketch_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWeekSketch, colonia_week_sketch, COLONIA, WEEK_SKETCH, AdwBin)

GtkWidget *colonia_week_sketch_new      (const ColoniaPrintedWeek *week,
                                         gboolean                with_booths);
char      *colonia_week_sketch_describe (const ColoniaPrintedWeek *week,
                                         gboolean                with_booths);

G_END_DECLS
