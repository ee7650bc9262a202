/* doc-markup.h: documents in XML
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

const char *doc_markup_find_attribute (const char **names,
                                       const char **values,
                                       const char  *wanted);
