/* colonia-banner.h: a large text on one line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_BANNER (colonia_banner_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaBanner, colonia_banner, COLONIA, BANNER, GtkWidget)

const char *colonia_banner_get_text (ColoniaBanner *self);
void        colonia_banner_set_text (ColoniaBanner *self,
                                     const char    *text);
void        colonia_banner_join     (ColoniaBanner *self,
                                     GtkSizeGroup  *group);

G_END_DECLS
