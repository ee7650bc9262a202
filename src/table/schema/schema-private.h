/* schema-private.h: what reading, writing and keeping ask of a field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-schema.h"

/* The values of a field in a struct. */
typedef struct {
  char *first;
  gsize size; /* of each */
  int n;
} SchemaValues;

TableNeed    schema_find_need   (const TableField *field,
                                 const TableTerms *terms,
                                 const void       *holder);
int          schema_find_usual  (const TableField *field,
                                 const void       *holder);
gboolean     schema_is_marked   (const TableField *field,
                                 const void       *holder);
gboolean     schema_is_null     (const TableField *field,
                                 const void       *value);
SchemaValues schema_get_values  (const TableField *field,
                                 const TableTerms *terms,
                                 const void       *holder);
gboolean     schema_is_there    (const TableField *field,
                                 const TableTerms *terms,
                                 const void       *holder);
gboolean     schema_is_same     (const TableField *field,
                                 const TableTerms *terms,
                                 const void       *holder,
                                 const void       *other);
