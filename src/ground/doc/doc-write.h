/* doc-write.h: JSON as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

char *doc_write (JsonNode *node);
