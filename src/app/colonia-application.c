/* colonia-application.c: the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-application.h"

#include "colonia-window.h"

#include <glib/gi18n.h>

struct _ColoniaApplication {
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (ColoniaApplication, colonia_application, ADW_TYPE_APPLICATION)

static void
colonia_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (colonia_window_new (COLONIA_APPLICATION (application)));

  gtk_window_present (window);
}

static void
colonia_application_class_init (ColoniaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = colonia_application_activate;
}

static void
colonia_application_init (ColoniaApplication *self)
{
}

/**
 * colonia_application_new:
 *
 * Makes the application, of which there is one in a session of the desktop.
 *
 * Returns: (transfer full): the application
 */
ColoniaApplication *
colonia_application_new (void)
{
  return g_object_new (COLONIA_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", RESOURCE_PATH,
                       NULL);
}
