/* colonia-end-window.h: to whom a window goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "colonia-score.h"
#include "table-session.h"

#define COLONIA_TYPE_END_WINDOW (colonia_end_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEndWindow, colonia_end_window, COLONIA, END_WINDOW, GtkWidget)

GtkWidget *colonia_end_window_new    (ColoniaCity         city);
void       colonia_end_window_show   (ColoniaEndWindow   *self,
                                      TableSession       *session,
                                      const ColoniaScore *score);
void       colonia_end_window_reveal (ColoniaEndWindow   *self,
                                      gboolean            revealed);
void       colonia_end_window_set_most_height (ColoniaEndWindow *self,
                                               int               height);
