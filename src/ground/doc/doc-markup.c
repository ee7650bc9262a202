/* doc-markup.c: documents in XML
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "doc-markup.h"

/**
 * doc_markup_find_attribute:
 * @names: (array zero-terminated=1): the names of the attributes of an element
 * @values: their values
 * @wanted: one of the names
 *
 * Finds an attribute of an element as `GMarkupParser` tells of it. g_markup_collect_attributes() wants to know all that an
 * element may have.
 *
 * Returns: (transfer none) (nullable): its value, or `NULL` if the element has no such attribute
 */
const char *
doc_markup_find_attribute (const char **names,
                           const char **values,
                           const char  *wanted)
{
  g_return_val_if_fail (names != NULL && values != NULL && wanted != NULL, NULL);

  for (; *names != NULL; names++, values++)
    if (g_str_equal (*names, wanted))
      return *values;

  return NULL;
}
