/* parlour-hand-out.h: what everybody is given and moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_HAND_OUT (parlour_hand_out_get_type ())

G_DECLARE_FINAL_TYPE (ParlourHandOut, parlour_hand_out, PARLOUR, HAND_OUT, AdwBin)

void       parlour_hand_out_show       (ParlourHandOut *self,
                                        TableSession   *session,
                                        TableLine      *line);
void       parlour_hand_out_forget     (ParlourHandOut *self);
gboolean   parlour_hand_out_has_roll   (ParlourHandOut *self);
gboolean   parlour_hand_out_get_open   (ParlourHandOut *self);
void       parlour_hand_out_set_open   (ParlourHandOut *self,
                                        gboolean        open);
GtkWindow *parlour_hand_out_new_window (ParlourHandOut *beside,
                                        GtkWindow      *parent,
                                        TableSession   *session);
