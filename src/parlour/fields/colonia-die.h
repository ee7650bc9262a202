/* colonia-die.h: the die
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-figure.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_DIE (colonia_die_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDie, colonia_die, COLONIA, DIE, ColoniaFigure)

GtkWidget *colonia_die_new         (int         value);

int        colonia_die_get_value   (ColoniaDie *self);
void       colonia_die_set_value   (ColoniaDie *self,
                                    int         value);
gboolean   colonia_die_get_rolling (ColoniaDie *self);
void       colonia_die_roll_to     (ColoniaDie *self,
                                    int         value);
void       colonia_die_skip        (ColoniaDie *self);

G_END_DECLS
