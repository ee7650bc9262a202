/* text-search.h: words that are found without capitals and accents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TextQuery:
 *
 * What somebody looks for.
 */
typedef struct _TextQuery TextQuery;

char      *text_search_fold   (const char      *text);

TextQuery *text_query_new     (const char      *words);
gboolean   text_query_is_empty (const TextQuery *query);
gboolean   text_query_matches (const TextQuery *query,
                               const char      *folded);
void       text_query_free    (TextQuery       *query);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TextQuery, text_query_free)
