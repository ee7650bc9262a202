/* main.c: where the application begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-application.h"
#include "tongue.h"

#include <glib/gi18n.h>

int
main (int    argc,
      char **argv)
{
  g_autoptr (ParlourApplication) application = NULL;

  /* GTK would set the locale once more, and the languages come before it. */
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, NULL);
  gtk_disable_setlocale ();

  /* Translators: the name of the application, after the offices of the Hanse. */
  g_set_application_name (_("Kontor"));

  /* Under X11 a window has to bring its icon along. */
  gtk_window_set_default_icon_name (APPLICATION_ID);

  application = parlour_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
