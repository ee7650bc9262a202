/* doc-build.h: building a JSON document, member by member
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

void doc_build_int     (JsonBuilder *builder,
                        const char  *name,
                        int          value);
void doc_build_boolean (JsonBuilder *builder,
                        const char  *name,
                        gboolean     value);
void doc_build_text    (JsonBuilder *builder,
                        const char  *name,
                        const char  *text);
void doc_build_null    (JsonBuilder *builder,
                        const char  *name);
void doc_begin_list    (JsonBuilder *builder,
                        const char  *name);
