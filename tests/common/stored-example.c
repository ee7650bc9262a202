/* stored-example.c: an example as it is stored and as it would be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stored-example.h"

/* Reads an example of a game, which is played to its end, and is written byte for byte as it is
 * stored. */
TableRecord *
load_stored_example (const char *game,
                     const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", game, "examples", name, NULL);
  g_autofree char *stored = NULL;
  g_autofree char *written = NULL;
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_load (path, &error);

  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &stored, NULL, NULL));
  written = table_record_to_text (record);
  g_assert_cmpstr (written, ==, stored);
  g_assert_true (table_state_is_finished (table_record_get_state (record)));

  return record;
}
