/* colonia-good-roll.h: the good that a player rolls for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_GOOD_ROLL (colonia_good_roll_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGoodRoll, colonia_good_roll, COLONIA, GOOD_ROLL, AdwBin)

GtkWidget *colonia_good_roll_new         (void);
void       colonia_good_roll_show        (ColoniaGoodRoll *self,
                                          ParlourPage     *page,
                                          int              seat);
void       colonia_good_roll_set_current (ColoniaGoodRoll *self,
                                          gboolean         current);
void       colonia_good_roll_set_fixed   (ColoniaGoodRoll *self,
                                          gboolean         fixed);
void       colonia_good_roll_roll_to     (ColoniaGoodRoll *self,
                                          int              value);
void       colonia_good_roll_skip        (ColoniaGoodRoll *self);
int        colonia_good_roll_get_value   (ColoniaGoodRoll *self);
void       colonia_good_roll_set_value   (ColoniaGoodRoll *self,
                                          int              value);
int        colonia_good_roll_get_choice  (ColoniaGoodRoll *self);
void       colonia_good_roll_set_choice  (ColoniaGoodRoll *self,
                                          int              choice);
gboolean   colonia_good_roll_is_complete (ColoniaGoodRoll *self);
GtkWidget *colonia_good_roll_get_face    (ColoniaGoodRoll *self,
                                          int              value);
GtkWidget *colonia_good_roll_get_good    (ColoniaGoodRoll *self,
                                          ColoniaGood      good);

G_END_DECLS
