/* colonia-head.h: what a record says of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "doc-place.h"

G_BEGIN_DECLS

/**
 * COLONIA_HEAD_VERSION:
 *
 * The version of the format that is written, and the newest that is read.
 */
#define COLONIA_HEAD_VERSION 1

gboolean colonia_head_check_version (const DocPlace *root,
                                     GError        **error);
gboolean colonia_head_check         (const DocPlace *root,
                                     GError        **error);
void     colonia_head_identify      (JsonObject     *root);

G_END_DECLS
