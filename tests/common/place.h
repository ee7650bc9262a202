/* place.h: a directory of its own for a game that is kept there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

typedef struct {
  char *directory;
  char *folder; /* below the directory, may vanish and come back */
  char *path; /* below the folder */
} Place;

void           place_set_up     (Place          *place,
                                 gconstpointer   whatever);
void           place_tear_down  (Place          *place,
                                 gconstpointer   whatever);

TableRecord *begin_game       (void);
void         play_note        (TableSession *session,
                               const char   *text);
void         settle           (TableSession *session);
void         assert_on_disk   (TableSession *session);
char        *read_notes       (const char   *path);
void         assert_notes     (const char   *path,
                               const char   *expected);
void         write_as_another (const char   *path,
                               const char   *text);
