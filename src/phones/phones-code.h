/* phones-code.h: how a telephone finds the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

char **phones_code_list_addresses (const char *bound);
char  *phones_code_draw           (const char *text);
