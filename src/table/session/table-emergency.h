/* table-emergency.h: where a game goes that cannot be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#define TABLE_TYPE_EMERGENCY (table_emergency_get_type ())

G_DECLARE_FINAL_TYPE (TableEmergency, table_emergency, TABLE, EMERGENCY, GObject)

TableEmergency *table_emergency_new     (TableSession      *session,
                                         const char *const *directories);
gboolean        table_emergency_is_busy (TableEmergency    *self);
void            table_emergency_finish  (TableEmergency    *self);
const char     *table_emergency_get_path (TableEmergency   *self);
