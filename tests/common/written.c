/* written.c: games that are written down in a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "written.h"

#include <string.h>

/*
 * written_record:
 * @text: a record
 *
 * Reads a record that can be read.
 *
 * Returns: (transfer full): the record
 */
TableRecord *
written_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return record;
}

/*
 * written_session:
 * @text: a record
 *
 * Opens a game that is kept in no file.
 *
 * Returns: (transfer full): the game
 */
TableSession *
written_session (const char *text)
{
  return table_session_new (written_record (text), NULL, NULL);
}
