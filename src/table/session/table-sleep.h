/* table-sleep.h: before the computer goes to sleep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#define TABLE_TYPE_SLEEP (table_sleep_get_type ())

G_DECLARE_FINAL_TYPE (TableSleep, table_sleep, TABLE, SLEEP, GObject)

TableSleep *table_sleep_new (void);
