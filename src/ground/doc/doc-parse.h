/* doc-parse.h: strict JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "doc-error.h"

/**
 * DOC_MAX_DEPTH:
 *
 * How deep a document may be nested. More than any needs, and little enough for any
 * stack.
 */
#define DOC_MAX_DEPTH 512

/**
 * DOC_MAX_MEMBERS:
 *
 * How many members an object may have. More than any needs; where names stand
 * twice json-glib looks through all of them, which must not take for ever.
 */
#define DOC_MAX_MEMBERS 512

/**
 * DOC_MAX_VALUES:
 *
 * How many values a document may have. More than any needs; each takes json-glib
 * many times as much memory as the text of it.
 */
#define DOC_MAX_VALUES 1000000

JsonNode *doc_parse (const char *text,
                     gsize       length,
                     GError    **error);
