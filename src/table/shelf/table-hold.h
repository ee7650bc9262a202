/* table-hold.h: the game that a program has open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TableHold:
 *
 * A sign for other programs that a game is open here, until it is freed or the program ends, however that comes.
 */
typedef struct _TableHold TableHold;

TableHold *table_hold_new  (const char *path,
                            GError    **error);
void       table_hold_free (TableHold  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableHold, table_hold_free)
