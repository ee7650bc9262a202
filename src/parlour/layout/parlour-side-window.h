/* parlour-side-window.h: a window beside the one of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_SIDE_WINDOW (parlour_side_window_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourSideWindow, parlour_side_window, PARLOUR, SIDE_WINDOW, AdwWindow)

struct _ParlourSideWindowClass {
  AdwWindowClass parent_class;
};

gpointer parlour_side_window_new (GType      type,
                                  GtkWindow *parent,
                                  int        width,
                                  int        height);
