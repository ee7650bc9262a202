/* tree.h: files below a directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

void tree_remove (const char *path);
void tree_write  (const char *directory,
                  const char *name,
                  const char *text,
                  gint64      changed);
