/* test-phones-none.c: what stands where telephones would be, in a program that was built without them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program that is tested has telephones: what takes their place goes by other names here.
 */

#include "config.h"

#define parlour_phones_get_type parlour_no_phones_get_type
#define parlour_phones_new parlour_no_phones_new
#define parlour_phones_set_session parlour_no_phones_set_session
#define parlour_phones_present parlour_no_phones_present
#define parlour_phones_tell_asking parlour_no_phones_tell_asking
#define parlour_phones_let_in parlour_no_phones_let_in
#define parlour_phones_tell_chosen parlour_no_phones_tell_chosen

#include "parlour-phones-none.c"

#include "table-simulation.h"
#include "widgets.h"

/* Where phones would be switched on it is said that there are none, and nothing else is told of them. */
static void
test_none (void)
{
  g_autoptr (TableSession) session = table_session_new (table_simulate (table_games[1], 3, 0, 1), NULL, NULL);
  g_autoptr (ParlourPhones) phones = parlour_phones_new ();
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());

  parlour_phones_set_session (phones, session);
  g_assert_null (parlour_phones_tell_asking (phones));
  g_assert_null (parlour_phones_tell_chosen (phones));
  parlour_phones_let_in (phones);
  parlour_phones_present (phones, parent);
  g_assert_cmpstr (adw_message_dialog_get_body (find_dialog ()), ==, "This Kontor was built without phones.");
  answer ("close");
  parlour_phones_set_session (phones, NULL);
  gtk_window_destroy (parent);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  g_test_add_func ("/phones/none", test_none);

  return g_test_run ();
}
