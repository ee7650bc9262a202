/* parlour-confirm-bar.h: entering what was filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_CONFIRM_BAR (parlour_confirm_bar_get_type ())

G_DECLARE_FINAL_TYPE (ParlourConfirmBar, parlour_confirm_bar, PARLOUR, CONFIRM_BAR, AdwBin)

void        parlour_confirm_bar_set_label  (ParlourConfirmBar  *self,
                                            const char         *label);
void        parlour_confirm_bar_offer      (ParlourConfirmBar  *self,
                                            const TableEvent *event);
void        parlour_confirm_bar_set_leaves_numbers
                                           (ParlourConfirmBar  *self,
                                            gboolean            leaves_numbers);
void        parlour_confirm_bar_refuse     (ParlourConfirmBar  *self,
                                            const char         *reason);
void        parlour_confirm_bar_warn       (ParlourConfirmBar  *self,
                                            const char         *reason);
void        parlour_confirm_bar_allow      (ParlourConfirmBar  *self);
GtkWidget  *parlour_confirm_bar_get_button (ParlourConfirmBar  *self);
void        parlour_confirm_bar_press      (ParlourConfirmBar  *self);
void        parlour_confirm_bar_take_focus (ParlourConfirmBar  *self);
void        parlour_confirm_bar_set_pad    (ParlourConfirmBar  *self,
                                            GtkWidget          *pad);
