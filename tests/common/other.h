/* other.h: another program that does as it is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* The test itself, run once more with --obey: it takes orders and answers each, a line each. */
typedef struct {
  GSubprocess *process;
  GDataInputStream *answers;
} Other;

void  other_start (Other      *other,
                   const char *program);
void  other_stop  (Other      *other);
void  other_tell  (Other      *other,
                   const char *order);
char *other_hear  (Other      *other);
