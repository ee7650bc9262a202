/* colonia-week-path.h: the seven days of the week as a path
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <adwaita.h>

#define COLONIA_TYPE_WEEK_PATH (colonia_week_path_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWeekPath, colonia_week_path, COLONIA, WEEK_PATH, GtkWidget)

GtkWidget *colonia_week_path_new  (void);
void       colonia_week_path_show (GtkWidget *path,
                                   int        week,
                                   int        day);
