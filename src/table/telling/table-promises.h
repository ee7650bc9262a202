/* table-promises.h: what was promised, and is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

GPtrArray  *table_promises_list   (TableSession *session);
TableEvent *table_promises_strike (TableSession *session,
                                   guint         which);
