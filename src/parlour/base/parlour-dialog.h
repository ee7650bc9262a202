/* parlour-dialog.h: questions that change their language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

AdwMessageDialog *parlour_dialog_new  (GtkWindow  *parent,
                                       const char *heading,
                                       const char *body,
                                       const char *detail,
                                       const char *first_response,
                                       ...) G_GNUC_NULL_TERMINATED;
void              parlour_dialog_tell (GtkWindow  *parent,
                                       const char *heading,
                                       const char *body,
                                       const char *detail);
