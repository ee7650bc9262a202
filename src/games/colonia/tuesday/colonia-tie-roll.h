/* colonia-tie-roll.h: the die of a player who is tied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_TIE_ROLL (colonia_tie_roll_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTieRoll, colonia_tie_roll, COLONIA, TIE_ROLL, AdwBin)

GtkWidget *colonia_tie_roll_new         (void);
void       colonia_tie_roll_show        (ColoniaTieRoll *self,
                                         ParlourPage    *page,
                                         int             seat);
void       colonia_tie_roll_set_current (ColoniaTieRoll *self,
                                         gboolean        current);
GtkWidget *colonia_tie_roll_get_focus   (ColoniaTieRoll *self);
void       colonia_tie_roll_roll_to     (ColoniaTieRoll *self,
                                         int             value);
void       colonia_tie_roll_skip        (ColoniaTieRoll *self);
int        colonia_tie_roll_get_seat    (ColoniaTieRoll *self);
GtkWidget *colonia_tie_roll_get_button  (ColoniaTieRoll *self,
                                         int             value);
int        colonia_tie_roll_get_value   (ColoniaTieRoll *self);
void       colonia_tie_roll_set_value   (ColoniaTieRoll *self,
                                         int             value);

G_END_DECLS
