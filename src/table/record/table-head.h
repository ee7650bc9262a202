/* table-head.h: what a record says of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "doc-place.h"

/**
 * TABLE_HEAD_VERSION:
 *
 * The version of the format that is written, and the newest that is read.
 */
#define TABLE_HEAD_VERSION 1

gboolean table_head_check_version (const DocPlace *root,
                                   GError        **error);
gboolean table_head_check         (const DocPlace *root,
                                   GError        **error);
void     table_head_identify      (JsonObject     *root);
char    *table_head_find_id       (JsonObject     *root);
