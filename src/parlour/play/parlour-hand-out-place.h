/* parlour-hand-out-place.h: where a page lists what is handed out and moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_HAND_OUT_PLACE (parlour_hand_out_place_get_type ())

G_DECLARE_FINAL_TYPE (ParlourHandOutPlace, parlour_hand_out_place, PARLOUR, HAND_OUT_PLACE, AdwBin)

void       parlour_hand_out_place_set_session    (ParlourHandOutPlace *self,
                                                  TableSession        *session);
gboolean   parlour_hand_out_place_is_out_of_date (ParlourHandOutPlace *self);
void       parlour_hand_out_place_update         (ParlourHandOutPlace *self);
void       parlour_hand_out_place_forget         (ParlourHandOutPlace *self);
gboolean   parlour_hand_out_place_has_list       (ParlourHandOutPlace *self);
void       parlour_hand_out_place_open_or_fold   (ParlourHandOutPlace *self);
void       parlour_hand_out_place_fold           (ParlourHandOutPlace *self);
void       parlour_hand_out_place_fit            (ParlourHandOutPlace *self);
gboolean   parlour_hand_out_place_toggle         (ParlourHandOutPlace *self);
GtkWindow *parlour_hand_out_place_make_window    (ParlourHandOutPlace *self,
                                                  GtkWindow           *parent);
