/* table-hold.c: the game that a program has open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file of a game is another one after each event, so it is none that could be locked: what is locked has a name that follows
 * from that of the game, in a place that the system clears.
 */

/* For O_CLOEXEC and realpath(). */
#define _XOPEN_SOURCE 700

#include "config.h"

#include "table-hold.h"

#include "doc-file.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

/* Who had it may take the sign away while somebody else takes it. */
#define TIMES_TO_TRY 10

struct _TableHold {
  char *sign; /* a file that is empty */
  int lock; /* or -1 where nothing can be locked */
};

/* What the same game is called by everybody, also before it is on the disk. */
static char *
find_sign (const char *path)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  char *file = realpath (path, NULL);
  char *parent = realpath (directory, NULL);
  g_autofree char *whole = file != NULL ? g_strdup (file) : g_build_filename (parent != NULL ? parent : directory, name, NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, whole, -1);

  /* They come from the C library. */
  free (file); /* NOLINT */
  free (parent); /* NOLINT */

  return g_build_filename (g_get_user_runtime_dir (), "kontor", "open", sum, NULL);
}

static gboolean
is_there (int         lock,
          const char *sign)
{
  GStatBuf locked, there;

  return fstat (lock, &locked) == 0 && g_stat (sign, &there) == 0
         && locked.st_dev == there.st_dev && locked.st_ino == there.st_ino;
}

/* Returns whether nobody else has it. */
static gboolean
try_lock (TableHold *self)
{
  for (int i = 0; i < TIMES_TO_TRY; i++)
    {
      gboolean is_taken;

      self->lock = g_open (self->sign, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
      if (self->lock < 0)
        return TRUE;
      is_taken = flock (self->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
      if (!is_taken && is_there (self->lock, self->sign))
        return TRUE;
      close (self->lock);
      self->lock = -1;
      if (is_taken)
        return FALSE;
    }

  return TRUE;
}

/**
 * table_hold_new:
 * @path: (type filename): the file of a game, which need not be there yet
 * @error: return location for a `GError` of `G_IO_ERROR`
 *
 * Says that a game is open here, unless it is open elsewhere. Where no such sign can be given, as on a full disk, the game
 * is free.
 *
 * Returns: (transfer full): the sign, or `NULL` with `G_IO_ERROR_BUSY` if another one was given
 */
TableHold *
table_hold_new (const char *path,
                GError    **error)
{
  g_autoptr (TableHold) self = g_new0 (TableHold, 1);
  g_autofree char *directory = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self->sign = find_sign (path);
  self->lock = -1;
  directory = g_path_get_dirname (self->sign);
  if (!doc_make_directory (directory, NULL) || try_lock (self))
    return g_steal_pointer (&self);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("the game is open elsewhere; close it there first"));

  return NULL;
}

/**
 * table_hold_free:
 * @self: (transfer full) (nullable): a sign
 *
 * Says that the game is not open here any more.
 */
void
table_hold_free (TableHold *self)
{
  if (self == NULL)
    return;

  if (self->lock >= 0)
    {
      g_unlink (self->sign);
      close (self->lock);
    }
  g_free (self->sign);
  g_free (self);
}
