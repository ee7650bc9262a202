/* parlour-announcement.h: what a screen reader says when the game goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

char *parlour_announcement_tell (TableSession *session,
                                 gboolean      tells_moves,
                                 const char   *heading);
