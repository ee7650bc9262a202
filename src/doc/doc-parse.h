/* doc-parse.h: strict JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "doc-error.h"

G_BEGIN_DECLS

JsonNode *doc_parse (const char *text,
                     gsize       length,
                     GError    **error);

G_END_DECLS
