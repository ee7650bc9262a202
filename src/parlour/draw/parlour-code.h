/* parlour-code.h: a code that telephones read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_CODE (parlour_code_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCode, parlour_code, PARLOUR, CODE, GtkWidget)

gboolean parlour_code_set_text (ParlourCode *self,
                                const char  *text);
