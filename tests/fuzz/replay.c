/* replay.c: the fuzzer's inputs without the fuzzer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs the target over the files, and the files in the directories, that it
 * is given. What the fuzzer once found stays found in every build.
 */

#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

static guint
replay_file (const char *path)
{
  g_autofree char *text = NULL;
  g_autofree guint8 *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);

  /* Exactly as many bytes as there are, with no zero after them that could
   * hide a read beyond the end. */
  bytes = g_memdup2 (text, length);
  printf ("%s\n", path);
  fflush (stdout);
  LLVMFuzzerTestOneInput (bytes, length);

  return 1;
}

static guint
replay_directory (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) directory = g_dir_open (path, 0, &error);
  const char *name;
  guint n = 0;

  if (directory == NULL)
    g_error ("%s", error->message);

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      n += replay_file (file);
    }

  return n;
}

int
main (int    argc,
      char **argv)
{
  guint n = 0;

  for (int i = 1; i < argc; i++)
    n += g_file_test (argv[i], G_FILE_TEST_IS_DIR) ? replay_directory (argv[i]) : replay_file (argv[i]);

  printf ("%u inputs\n", n);

  return n > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
