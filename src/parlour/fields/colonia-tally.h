/* colonia-tally.h: a number of things, to be typed or counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_TALLY (colonia_tally_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTally, colonia_tally, COLONIA, TALLY, AdwBin)

GtkWidget *colonia_tally_new       (GtkWidget    *figure,
                                    const char   *label,
                                    int           maximum);

int        colonia_tally_get_value (ColoniaTally *self);
void       colonia_tally_set_value (ColoniaTally *self,
                                    int           value);
void       colonia_tally_set_label (ColoniaTally *self,
                                    const char   *label);

G_END_DECLS
