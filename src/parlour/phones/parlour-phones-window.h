/* parlour-phones-window.h: the window in which telephones are switched on, and let in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-phones.h"
#include "parlour-side-window.h"

#define PARLOUR_TYPE_PHONES_WINDOW (parlour_phones_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPhonesWindow, parlour_phones_window, PARLOUR, PHONES_WINDOW, ParlourSideWindow)

GtkWindow *parlour_phones_window_new (GtkWindow     *parent,
                                      ParlourPhones *phones);
