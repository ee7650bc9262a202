/* parlour-correction.h: an event of the past is entered anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_CORRECTION (parlour_correction_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCorrection, parlour_correction, PARLOUR, CORRECTION, ParlourSideWindow)

GtkWindow *parlour_correction_new            (GtkWindow    *parent,
                                              TableSession *session,
                                              guint         index);
GtkWindow *parlour_correction_new_inserting  (GtkWindow    *parent,
                                              TableSession *session,
                                              guint         index);
GtkWindow *parlour_correction_new_taking_out (GtkWindow    *parent,
                                              TableSession *session,
                                              guint         index);
