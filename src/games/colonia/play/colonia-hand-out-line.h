/* colonia-hand-out-line.h: an amount of money, in notes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-kinds.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HAND_OUT_LINE (colonia_hand_out_line_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHandOutLine, colonia_hand_out_line, COLONIA, HAND_OUT_LINE, AdwBin)

GtkWidget *colonia_hand_out_line_new  (ColoniaCity         city);
void       colonia_hand_out_line_show (ColoniaHandOutLine *self,
                                       int                 amount);

G_END_DECLS
