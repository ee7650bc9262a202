/* bare-window.c: the least that a program with libadwaita can show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The yardstick for the benchmarks: a window with one button, as large as that
 * of the application.
 */

#include <adwaita.h>

#define WIDTH 1280
#define HEIGHT 800

static void
on_activate (GApplication *application,
             gpointer      data)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), gtk_button_new_with_label ("Button"));
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AdwApplication) application = NULL;

  application = adw_application_new ("io.github.kontor_companion.BareWindow", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
