/* colonia-template.h: templates that change their language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void colonia_template_set    (GtkWidgetClass *widget_class,
                              const char     *path);
void colonia_language_follow (gpointer        object,
                              GCallback       callback);

G_END_DECLS
