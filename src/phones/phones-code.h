/* phones-code.h: how a telephone finds the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PHONES_QUIET:
 *
 * How many modules of white are around a code.
 */
#define PHONES_QUIET 4

char  **phones_code_list_addresses (const char *bound);
guint8 *phones_code_make           (const char *text,
                                    int        *width);
char   *phones_code_draw           (const char *text);

G_END_DECLS
