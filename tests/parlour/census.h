/* census.h: how many objects of each type there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

void        census_begin (void);
GHashTable *census_take  (void);
guint       census_count (GHashTable *census,
                          GType       type);

G_END_DECLS
