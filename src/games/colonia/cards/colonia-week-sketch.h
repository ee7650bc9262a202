/* colonia-week-sketch.h: a week card as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-printed.h"

#include <gtk/gtk.h>

GtkWidget *colonia_week_sketch_new      (const ColoniaPrintedWeek *week,
                                         gboolean                  with_booths);
char      *colonia_week_sketch_describe (const ColoniaPrintedWeek *week,
                                         gboolean                  with_booths);
