/* parlour-banner.h: a large text on one line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_BANNER (parlour_banner_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBanner, parlour_banner, PARLOUR, BANNER, GtkWidget)

const char *parlour_banner_get_text (ParlourBanner *self);
void        parlour_banner_set_text (ParlourBanner *self,
                                     const char    *text);
