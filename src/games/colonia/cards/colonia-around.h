/* colonia-around.h: what lies already where a card comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "table-session.h"

#include <gtk/gtk.h>

GtkWidget *colonia_around_new_berths    (void);
void       colonia_around_show_berths   (GtkWidget          *berths,
                                         TableSession       *session);
GtkWidget *colonia_around_new_display   (void);
void       colonia_around_show_display  (GtkWidget          *display,
                                         TableSession       *session);

GtkWidget *colonia_around_new_chip      (const ColoniaEvent *relic);
char      *colonia_around_describe_chip (const ColoniaEvent *relic);
