/* table-picked.h: what was picked where everybody chooses at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several may pick for the seats of one game, each where the others do not see it: in the window, and on telephones. What they
 * picked is put together here, and forgotten when the moment that it was picked in has gone.
 */

#pragma once

#include <glib-object.h>

/**
 * TABLE_PICKED_HERE:
 *
 * Who picks where the game is tracked, and not on a telephone.
 */
#define TABLE_PICKED_HERE -1

#define TABLE_TYPE_PICKED (table_picked_get_type ())

G_DECLARE_FINAL_TYPE (TablePicked, table_picked, TABLE, PICKED, GObject)

const GPtrArray *table_picked_get        (TablePicked       *self,
                                          int                seat);
int              table_picked_get_picker (TablePicked       *self,
                                          int                seat);
void             table_picked_take_over  (TablePicked       *self,
                                          int                picker,
                                          int                seat);
void             table_picked_pick       (TablePicked       *self,
                                          int                picker,
                                          int                seat,
                                          const char        *id,
                                          int                most);
void             table_picked_set        (TablePicked       *self,
                                          int                picker,
                                          int                seat,
                                          const char *const *ids);
void             table_picked_forget     (TablePicked       *self);
