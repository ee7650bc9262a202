/* doc-trouble.h: what can be wrong with files, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

GError     *doc_trouble_new  (GQuark        domain,
                              int           code);
const char *doc_trouble_tell (const GError *error);

G_END_DECLS
