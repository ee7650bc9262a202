/* serve.h: a game that telephones take part in, without a screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

gboolean serve (const char  *path,
                const char  *address,
                int          port,
                gboolean    *is_of_file,
                GError     **error);
