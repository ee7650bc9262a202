/* broken-disk.h: a disk that takes nothing more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * BrokenCall:
 * @BROKEN_NONE: everything works
 * @BROKEN_OPEN: no file can be opened to be written
 * @BROKEN_WRITE: nothing can be written into a file
 * @BROKEN_MODE: files have no modes
 * @BROKEN_SYNC: what was written does not get onto the disk
 * @BROKEN_RENAME: no file takes the place of another
 * @BROKEN_FREE_PLACE: no file can be kept from taking the place of another
 * @N_BROKEN: how many there are
 *
 * What does not work.
 */
typedef enum {
  BROKEN_NONE,
  BROKEN_OPEN,
  BROKEN_WRITE,
  BROKEN_MODE,
  BROKEN_SYNC,
  BROKEN_RENAME,
  BROKEN_FREE_PLACE,
  N_BROKEN
} BrokenCall;

void broken_disk_set   (const char *directory,
                        BrokenCall  call,
                        int         reason);
void broken_disk_watch (const char *directory,
                        GString    *story);
void broken_disk_meet  (const char *directory,
                        BrokenCall  call,
                        void      (*meet) (gpointer data),
                        gpointer    data);
