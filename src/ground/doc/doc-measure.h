/* doc-measure.h: how large a JSON document is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

/**
 * DocSize:
 * @n_values: how many values there are, lists and objects too
 * @n_bytes: how many bytes they take as text, at most
 * @depth: how deep they are nested; a text or a number is 0 deep
 *
 * What a value takes in a document.
 */
typedef struct {
  guint n_values;
  gsize n_bytes;
  guint depth;
} DocSize;

void doc_measure (JsonNode *node,
                  DocSize  *size);
