/* doc-place.h: reading a JSON document, knowing where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "doc-error.h"

/**
 * DocPlace:
 * @parent: (nullable): the place that it was reached from, `NULL` at the root
 * @member: (nullable): the name by which it was reached, `NULL` at the root and
 *   in a list
 * @index: its number in a list, from 0
 * @node: (nullable): the value, which belongs to the document, `NULL` where
 *   there is nothing
 *
 * A place in a document: a value, or where one is missing, together with the
 * way there. Made on the stack, it must not outlive the place that it was
 * reached from. All getters set a `GError` of `DOC_ERROR` with code
 * `DOC_ERROR_FORM` whose message starts with the path, e.g.
 * `$.events[56].booth: not a number`.
 */
typedef struct _DocPlace DocPlace;

struct _DocPlace {
  const DocPlace *parent;
  const char *member;
  guint index;
  JsonNode *node;
};

DocPlace    doc_place_root        (JsonNode          *root);
DocPlace    doc_place_get_member  (const DocPlace    *place,
                                   const char        *member);
DocPlace    doc_place_get_element (const DocPlace    *place,
                                   guint              index);
gboolean    doc_place_exists      (const DocPlace    *place);
gboolean    doc_place_is_null     (const DocPlace    *place);
gboolean    doc_place_check_object (const DocPlace   *place,
                                   GError           **error);
gboolean    doc_place_check_list  (const DocPlace    *place,
                                   guint              min,
                                   guint              max,
                                   guint             *length,
                                   GError           **error);
gboolean    doc_place_read_int    (const DocPlace    *place,
                                   int                min,
                                   int                max,
                                   int               *value,
                                   GError           **error);
gboolean    doc_place_read_int64  (const DocPlace    *place,
                                   gint64             min,
                                   gint64             max,
                                   gint64            *value,
                                   GError           **error);
gboolean    doc_place_read_boolean (const DocPlace   *place,
                                   gboolean          *value,
                                   GError           **error);
gboolean    doc_place_read_text   (const DocPlace    *place,
                                   const char       **value,
                                   GError           **error);
gboolean    doc_place_read_id     (const DocPlace    *place,
                                   const char *const *ids,
                                   int               *value,
                                   GError           **error);
gboolean    doc_place_find_id     (const DocPlace    *place,
                                   const char *const *ids,
                                   const char        *id,
                                   int               *value,
                                   GError           **error);
gboolean    doc_place_check_constant (const DocPlace *place,
                                   const char        *name,
                                   const char        *text,
                                   GError           **error);
gboolean    doc_place_read_version (const DocPlace   *place,
                                   const char        *name,
                                   gint64            *version,
                                   GError           **error);
gboolean    doc_place_fail        (const DocPlace    *place,
                                   GError           **error,
                                   const char        *format,
                                   ...) G_GNUC_PRINTF (3, 4);
const char *doc_place_get_wrong   (const GError      *error);
