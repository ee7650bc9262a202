/* parlour-field-words.h: an object of a schema in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-schema.h"

const char *parlour_field_words_get_title (const TableField *field);
const char *parlour_field_words_get_name  (const TableField *field,
                                           int               i);
const char *parlour_field_words_get_event (const TableEvents *events,
                                           int                type);
gboolean    parlour_field_words_is_fixed  (const TableField *field);
gboolean    parlour_field_may_stay        (const TableField *field);
char       *parlour_field_words_tell_lines (const TableField *fields,
                                            JsonObject       *object);
char       *parlour_field_words_tell      (const TableField *fields,
                                           JsonObject       *object);
