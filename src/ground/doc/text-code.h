/* text-code.h: a text as a code that telephones read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TEXT_CODE_QUIET:
 *
 * How many modules of white are around a code.
 */
#define TEXT_CODE_QUIET 4

guint8 *text_code_make (const char *text,
                        int        *width);
