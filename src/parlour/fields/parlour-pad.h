/* parlour-pad.h: letters and digits, to be tapped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_PAD (parlour_pad_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPad, parlour_pad, PARLOUR, PAD, AdwBin)

GtkWidget *parlour_pad_new         (const TableGame  *game,
                                    const TableField *things,
                                    const TableField *number,
                                    const TableField *flag);

int        parlour_pad_get_columns (ParlourPad       *self);
void       parlour_pad_set_note    (ParlourPad       *self,
                                    int               which,
                                    const char       *note,
                                    gboolean          is_error);
void       parlour_pad_set_reason  (ParlourPad       *self,
                                    int               which,
                                    const char       *reason);
void       parlour_pad_show_steps  (ParlourPad       *self,
                                    gboolean          shown);
void       parlour_pad_show_each   (ParlourPad       *self);
