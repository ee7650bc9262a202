/* doc-trouble.h: what can be wrong with files, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

GError     *doc_trouble_new  (GQuark        domain,
                              int           code);
const char *doc_trouble_tell (const GError *error);
