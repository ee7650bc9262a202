/* parlour-side-dialog.h: what can be entered at any step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_SIDE_DIALOG (parlour_side_dialog_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSideDialog, parlour_side_dialog, PARLOUR, SIDE_DIALOG, ParlourSideWindow)

GtkWindow *parlour_side_dialog_new (GtkWindow    *parent,
                                    TableSession *session,
                                    GType         form,
                                    const char   *title);
