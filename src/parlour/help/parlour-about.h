/* parlour-about.h: what the program says about itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

GtkWidget *parlour_about_new (GtkWindow *parent);
