/* colonia-good-choice.h: one of the goods is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_GOOD_CHOICE (colonia_good_choice_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGoodChoice, colonia_good_choice, COLONIA, GOOD_CHOICE, AdwBin)

GtkWidget *colonia_good_choice_new        (void);
int        colonia_good_choice_get_good   (ColoniaGoodChoice *self);
void       colonia_good_choice_set_good   (ColoniaGoodChoice *self,
                                           int                good);
GtkWidget *colonia_good_choice_get_button (ColoniaGoodChoice *self,
                                           ColoniaGood        good);

G_END_DECLS
