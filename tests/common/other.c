/* other.c: another program that does as it is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "other.h"

#include <string.h>

/* Starts it. */
void
other_start (Other      *other,
             const char *program)
{
  g_autoptr (GError) error = NULL;

  other->process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                     program, "--obey", NULL);
  g_assert_no_error (error);
  other->answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (other->process));
}

/* Lets it end, which it does well. */
void
other_stop (Other *other)
{
  g_assert_true (g_output_stream_close (g_subprocess_get_stdin_pipe (other->process), NULL, NULL));
  g_assert_true (g_subprocess_wait_check (other->process, NULL, NULL));
  g_clear_object (&other->answers);
  g_clear_object (&other->process);
}

/* Gives it an order, which is one line. */
void
other_tell (Other      *other,
            const char *order)
{
  g_autofree char *line = g_strconcat (order, "\n", NULL);

  g_assert_true (g_output_stream_write_all (g_subprocess_get_stdin_pipe (other->process), line, strlen (line),
                                            NULL, NULL, NULL));
}

/* Returns what it answers. */
char *
other_hear (Other *other)
{
  char *answer = g_data_input_stream_read_line (other->answers, NULL, NULL, NULL);

  g_assert_nonnull (answer);

  return answer;
}
