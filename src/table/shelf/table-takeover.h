/* table-takeover.h: what was kept when the program was called otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

guint table_take_over (const char *former,
                       const char *directory,
                       GError    **error);
