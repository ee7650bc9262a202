/* census.h: how many objects of each type there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

void        census_begin (void);
GHashTable *census_take  (void);
guint       census_count (GHashTable *census,
                          GType       type);
