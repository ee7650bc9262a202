/* parlour-tally.h: a number of things, to be typed or counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_TALLY (parlour_tally_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTally, parlour_tally, PARLOUR, TALLY, AdwBin)

GtkWidget *parlour_tally_new       (GtkWidget    *figure,
                                    const char   *label,
                                    int           maximum);
GtkWidget *parlour_tally_new_signed (GtkWidget   *figure,
                                     const char  *label,
                                     int          most);

int        parlour_tally_get_value (ParlourTally *self);
void       parlour_tally_set_value (ParlourTally *self,
                                    int           value);
void       parlour_tally_set_books (ParlourTally *self,
                                    int           books);
void       parlour_tally_set_label (ParlourTally *self,
                                    const char   *label);

G_END_DECLS
