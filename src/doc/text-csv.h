/* text-csv.h: texts in tables for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void text_csv_append (GString    *csv,
                      const char *text);

G_END_DECLS
