/* colonia-window.c: a window with the shelf or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-window.h"

struct _ColoniaWindow {
  AdwApplicationWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (ColoniaWindow, colonia_window, ADW_TYPE_APPLICATION_WINDOW)

static void
colonia_window_class_init (ColoniaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/window.ui");
}

static void
colonia_window_init (ColoniaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  if (DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
}

/**
 * colonia_window_new:
 * @application: the application
 *
 * Makes a window.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
ColoniaWindow *
colonia_window_new (ColoniaApplication *application)
{
  g_return_val_if_fail (COLONIA_IS_APPLICATION (application), NULL);

  return g_object_new (COLONIA_TYPE_WINDOW, "application", application, NULL);
}
