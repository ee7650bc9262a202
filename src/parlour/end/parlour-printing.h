/* parlour-printing.h: the score sheet on a printer or in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-record.h"

gboolean parlour_printing_print  (GtkWindow            *parent,
                                  const TableRecord  *record,
                                  const char           *language,
                                  const char           *paper,
                                  GError              **error);
gboolean parlour_printing_to_pdf (const char           *path,
                                  const TableRecord  *record,
                                  const char           *language,
                                  const char           *paper,
                                  GError              **error);
