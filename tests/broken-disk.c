/* broken-disk.c: a disk that takes nothing more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program that this is part of finds here what it takes for the functions of
 * the C library, and so do the libraries that it uses. They do what they
 * should, except below one directory, where one of them fails for a reason
 * such as a full disk. Loaded before another program (LD_PRELOAD) it lets
 * writing fail for want of space below the directory that BROKEN_DISK names,
 * as long as there is a file named "full" in it.
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
#include <unistd.h>

static char broken_directory[PATH_MAX];
static BrokenCall broken_call;
static int broken_reason;

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

static gboolean
is_below (const char *path,
          const char *directory)
{
  size_t length = strlen (directory);

  return length > 0 && strncmp (path, directory, length) == 0 && path[length] == '/';
}

static gboolean
is_full (const char *path)
{
  const char *directory = getenv ("BROKEN_DISK");
  char mark[PATH_MAX];

  if (directory == NULL || !is_below (path, directory))
    return FALSE;

  snprintf (mark, sizeof mark, "%s/full", directory);

  return access (mark, F_OK) == 0;
}

/* Whether a call fails, with `errno` set. */
static gboolean
fails (BrokenCall  call,
       const char *path)
{
  if (broken_call == call && is_below (path, broken_directory))
    errno = broken_reason;
  else if (call == BROKEN_WRITE && is_full (path))
    errno = ENOSPC;
  else
    return FALSE;

  return TRUE;
}

static gboolean
fails_at (BrokenCall call,
          int        file)
{
  char link[64];
  char path[PATH_MAX];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  length = readlink (link, path, sizeof path - 1);
  if (length < 0)
    return FALSE;
  path[length] = '\0';

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
  return fails_at (BROKEN_WRITE, file) ? -1 : NEXT ("write", ssize_t, int, const void *, size_t) (file, bytes, length);
}

int
fsync (int file)
{
  return fails_at (BROKEN_SYNC, file) ? -1 : NEXT ("fsync", int, int) (file);
}

int
rename (const char *from,
        const char *to)
{
  return fails (BROKEN_RENAME, to) ? -1 : NEXT ("rename", int, const char *, const char *) (from, to);
}
