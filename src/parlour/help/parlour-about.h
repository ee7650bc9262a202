/* parlour-about.h: what the program says about itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *parlour_about_new (GtkWindow *parent);

G_END_DECLS
