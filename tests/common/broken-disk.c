/* broken-disk.c: a disk that takes nothing more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program that this is part of finds here what it takes for the functions of
 * the C library, and so do the libraries that it uses. They do what they
 * should, except below one directory, where one of them fails for a reason
 * such as a full disk. Loaded before another program (LD_PRELOAD) it lets
 * writing fail for want of space below the directory that BROKEN_DISK names,
 * as long as there is a file named "full" in it; as long as there is one named
 * "slow", what is written there takes a while to get onto the disk, and with one
 * named "stuck" it does not get there before that is gone.
 */

/* The functions themselves, not what the headers may put in their places. */
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE

#include "broken-disk.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Longer than a program needs to end. */
#define MICROSECONDS_TO_SYNC 700000

#define MICROSECONDS_BETWEEN_LOOKS 10000

static char broken_directory[PATH_MAX];
static BrokenCall broken_call;
static int broken_reason;

static const char *watched_directory;
static GString *story;

static const char *met_directory;
static BrokenCall met_call;
static void (*somebody) (gpointer data);
static gpointer met_data;

/* Lets a function fail below a directory, or none of them. */
void
broken_disk_set (const char *directory,
                 BrokenCall  call,
                 int         reason)
{
  g_strlcpy (broken_directory, directory, sizeof broken_directory);
  broken_call = call;
  broken_reason = reason;
}

/* Tells in a story, a word a call, what is done to a directory and what is in it, or
 * stops telling. */
void
broken_disk_watch (const char *directory,
                   GString    *told)
{
  watched_directory = directory;
  story = told;
}

/* Lets somebody do something, once, just before a file in a directory is filled or takes
 * its place there, or when it is there, but the directory is not on the disk yet. */
void
broken_disk_meet (const char *directory,
                  BrokenCall  call, /* BROKEN_WRITE, BROKEN_RENAME or BROKEN_SYNC */
                  void      (*meet) (gpointer data),
                  gpointer    data)
{
  met_directory = directory;
  met_call = call;
  somebody = meet;
  met_data = data;
}

static gboolean
is_below (const char *path,
          const char *directory)
{
  size_t length = strlen (directory);

  return length > 0 && strncmp (path, directory, length) == 0 && path[length] == '/';
}

/* What somebody does is not met again. */
static void
meet_somebody (BrokenCall  call,
               const char *directory)
{
  if (call != met_call || met_directory == NULL || strcmp (directory, met_directory) != 0)
    return;

  met_directory = NULL;
  somebody (met_data);
}

static void
tell (const char *word,
      const char *path)
{
  if (story == NULL)
    return;

  if (is_below (path, watched_directory))
    g_string_append_printf (story, "%s ", word);
  else if (strcmp (path, watched_directory) == 0)
    g_string_append_printf (story, "%s-directory ", word);
}

static gboolean
is_marked (const char *path,
           const char *name)
{
  const char *directory = getenv ("BROKEN_DISK");
  char mark[PATH_MAX];

  if (directory == NULL || !is_below (path, directory))
    return FALSE;

  snprintf (mark, sizeof mark, "%s/%s", directory, name);

  return access (mark, F_OK) == 0;
}

/* Whether a call fails, with `errno` set. */
static gboolean
fails (BrokenCall  call,
       const char *path)
{
  if (broken_call == call && is_below (path, broken_directory))
    errno = broken_reason;
  else if (call == BROKEN_WRITE && is_marked (path, "full"))
    errno = ENOSPC;
  else
    return FALSE;

  return TRUE;
}

static gboolean
fails_at (BrokenCall  call,
          int         file,
          const char *word) /* to tell, or NULL */
{
  char link[64];
  char path[PATH_MAX];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  length = readlink (link, path, sizeof path - 1);
  if (length < 0)
    return FALSE;
  path[length] = '\0';
  if (word != NULL)
    tell (word, path);

  if (call == BROKEN_WRITE)
    {
      g_autofree char *directory = g_path_get_dirname (path);

      meet_somebody (call, directory);
    }
  else
    {
      meet_somebody (call, path);
    }

  if (call == BROKEN_SYNC && is_marked (path, "slow"))
    g_usleep (MICROSECONDS_TO_SYNC);
  while (call == BROKEN_SYNC && is_marked (path, "stuck"))
    g_usleep (MICROSECONDS_BETWEEN_LOOKS);

  return fails (call, path);
}

/* The function that another one stands for. */
#define NEXT(name, type, ...) ((type (*) (__VA_ARGS__)) (uintptr_t) dlsym (RTLD_NEXT, name))

static int
open_next (const char *name,
           const char *path,
           int         flags,
           mode_t      mode)
{
  if ((flags & O_CREAT) != 0 && fails (BROKEN_OPEN, path))
    return -1;

  return NEXT (name, int, const char *, int, ...) (path, flags, mode);
}

static mode_t
get_mode (int     flags,
          va_list arguments)
{
  gboolean needs_mode = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;

  /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): whoever calls this has begun it. */
  return needs_mode ? (mode_t) va_arg (arguments, int) : 0;
}

int
open (const char *path,
      int         flags,
      ...)
{
  va_list arguments;
  int file;

  va_start (arguments, flags);
  file = open_next ("open", path, flags, get_mode (flags, arguments));
  va_end (arguments);

  return file;
}

int
open64 (const char *path,
        int         flags,
        ...)
{
  va_list arguments;
  int file;

  va_start (arguments, flags);
  file = open_next ("open64", path, flags, get_mode (flags, arguments));
  va_end (arguments);

  return file;
}

ssize_t
write (int         file,
       const void *bytes,
       size_t      length)
{
  return fails_at (BROKEN_WRITE, file, "write")
           ? -1
           : NEXT ("write", ssize_t, int, const void *, size_t) (file, bytes, length);
}

int
fchmod (int    file,
        mode_t mode)
{
  return fails_at (BROKEN_MODE, file, NULL) ? -1 : NEXT ("fchmod", int, int, mode_t) (file, mode);
}

int
fsync (int file)
{
  return fails_at (BROKEN_SYNC, file, "sync") ? -1 : NEXT ("fsync", int, int) (file);
}

int
syncfs (int file)
{
  return fails_at (BROKEN_SYNC, file, "sync") ? -1 : NEXT ("syncfs", int, int) (file);
}

static gboolean
fails_to_rename (const char *to)
{
  g_autofree char *directory = g_path_get_dirname (to);

  tell ("rename", to);
  meet_somebody (BROKEN_RENAME, directory);

  return fails (BROKEN_RENAME, to);
}

int
rename (const char *from,
        const char *to)
{
  return fails_to_rename (to) ? -1 : NEXT ("rename", int, const char *, const char *) (from, to);
}

int
renameat2 (int          from_directory,
           const char  *from,
           int          to_directory,
           const char  *to,
           unsigned int flags)
{
  return fails (BROKEN_FREE_PLACE, to) || fails_to_rename (to)
           ? -1
           : NEXT ("renameat2", int, int, const char *, int, const char *, unsigned int)
             (from_directory, from, to_directory, to, flags);
}
