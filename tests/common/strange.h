/* strange.h: names and notes that would be something else anywhere but in a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * STRANGE_TEXTS:
 *
 * How many there are.
 */
#define STRANGE_TEXTS 6

/**
 * STRANGE_TRACES:
 *
 * By what each is known, whatever has become of the rest, as a regular expression.
 */
#define STRANGE_TRACES "Agnes|Élodie|Hugo|Yves|Ida|Oskar"

extern const char *const strange_texts[STRANGE_TEXTS + 1];

void         strange_name_people (TableRecord       *record,
                                  int                first);
TableRecord *strange_write       (const TableRecord *record);
const char  *strange_find_broken (const char        *text);
