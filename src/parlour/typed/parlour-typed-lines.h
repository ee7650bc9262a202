/* parlour-typed-lines.h: several things of a card, a line each, to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_TYPED_LINES (parlour_typed_lines_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTypedLines, parlour_typed_lines, PARLOUR, TYPED_LINES, AdwBin)

GtkWidget *parlour_typed_lines_new          (const TableGame   *game,
                                             const TableField  *field,
                                             const TableField  *of);
GtkWidget *parlour_typed_lines_get_pad      (ParlourTypedLines *self);
GtkWidget *parlour_typed_lines_get_current  (ParlourTypedLines *self);
void       parlour_typed_lines_set_chosen   (ParlourTypedLines *self,
                                             int                chosen);
void       parlour_typed_lines_fill         (ParlourTypedLines *self,
                                             JsonArray         *list);
JsonArray *parlour_typed_lines_dup          (ParlourTypedLines *self);
char      *parlour_typed_lines_find_missing (ParlourTypedLines *self);
