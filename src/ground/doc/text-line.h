/* text-line.h: what somebody typed, fit for a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

char *text_line    (const char *text,
                    glong       max_length);
char *text_isolate (const char *text);
char *text_alone   (const char *text);
