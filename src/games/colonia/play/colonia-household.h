/* colonia-household.h: what a family has, below its name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HOUSEHOLD (colonia_household_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHousehold, colonia_household, COLONIA, HOUSEHOLD, GtkBox)

GtkWidget *colonia_household_new         (void);
void       colonia_household_show        (GtkWidget    *household,
                                           TableSession *session,
                                           int           seat,
                                           gboolean      uncovered);
GtkWidget *colonia_household_find_home   (GtkWidget    *household);
GtkWidget *colonia_household_find_street (GtkWidget    *household,
                                           int           street);

G_END_DECLS
