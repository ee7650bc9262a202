/* test-phones-advice.c: what is said where no telephone comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-phones-private.h"
#include "parlour-phones-window.h"
#include "table-simulation.h"
#include "widgets.h"

/* Lets what waits for its time come at once. */
static void
let_time_pass (gpointer data)
{
  GSource *waiting = g_main_context_find_source_by_user_data (NULL, data);

  g_assert_nonnull (waiting);
  g_source_set_ready_time (waiting, 0);
}

/* What to check is said after half a minute, and no longer as soon as somebody has come. */
static void
test_advice (void)
{
  g_autoptr (TableSession) session = table_session_new (table_simulate (table_games[1], 3, 0, 1), NULL, NULL);
  g_autoptr (ParlourPhones) phones = parlour_phones_new ();
  GtkWidget *parent = gtk_window_new ();
  GtkWindow *window;
  GtkWidget *advice;

  parlour_phones_set_session (phones, session);
  window = parlour_phones_window_new (GTK_WINDOW (parent), phones);
  advice = find_child (GTK_WIDGET (window), "advice");
  g_assert_null (g_main_context_find_source_by_user_data (NULL, window));
  gtk_switch_set_active (GTK_SWITCH (find_child (GTK_WIDGET (window), "on")), TRUE);
  g_assert_false (gtk_widget_get_visible (advice));
  let_time_pass (window);
  while (!gtk_widget_get_visible (advice))
    g_main_context_iteration (NULL, TRUE);
  phones_table_welcome (phones_server_get_table (parlour_phones_get_server (phones)), "en", FALSE);
  while (gtk_widget_get_visible (advice))
    g_main_context_iteration (NULL, TRUE);
  gtk_switch_set_active (GTK_SWITCH (find_child (GTK_WIDGET (window), "on")), FALSE);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, window));
  gtk_window_destroy (window);
  gtk_window_destroy (GTK_WINDOW (parent));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  g_test_add_func ("/phones/advice", test_advice);

  return g_test_run ();
}
