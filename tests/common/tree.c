/* tree.c: files below a directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "tree.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <utime.h>

/* Takes away a file, or a directory with all that is in it; of a link nothing but itself. What somebody still writes there
 * may come or go meanwhile. */
void
tree_remove (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      tree_remove (below);
    }

  if (g_remove (path) == 0 || errno == ENOENT)
    return;
  g_assert_cmpint (errno, ==, ENOTEMPTY);
  tree_remove (path);
}

/* Writes a file, in seconds since 1970 as old as that, and makes the directories that it needs. */
void
tree_write (const char *directory,
            const char *name,
            const char *text,
            gint64      changed)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_utime (path, &(struct utimbuf) { (time_t) changed, (time_t) changed }), ==, 0);
}
