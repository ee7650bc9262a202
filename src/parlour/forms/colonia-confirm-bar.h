/* colonia-confirm-bar.h: entering what was filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-quarter.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CONFIRM_BAR (colonia_confirm_bar_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaConfirmBar, colonia_confirm_bar, COLONIA, CONFIRM_BAR, AdwBin)

const char *colonia_confirm_bar_get_label (ColoniaConfirmBar  *self);
void        colonia_confirm_bar_set_label (ColoniaConfirmBar  *self,
                                           const char         *label);
void        colonia_confirm_bar_offer     (ColoniaConfirmBar  *self,
                                           const ColoniaEvent *event);
void        colonia_confirm_bar_refuse    (ColoniaConfirmBar  *self,
                                           const char         *reason);
void        colonia_confirm_bar_allow     (ColoniaConfirmBar  *self);
GtkWidget  *colonia_confirm_bar_get_button (ColoniaConfirmBar *self);
void        colonia_confirm_bar_take_focus (ColoniaConfirmBar *self);
void        colonia_confirm_bar_set_pad    (ColoniaConfirmBar *self,
                                            GtkWidget         *pad);

G_END_DECLS
