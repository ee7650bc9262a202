/* text-table.h: rows and columns of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *text_table (GPtrArray *rows);

G_END_DECLS
