/* colonia-tongues.h: a text in several languages at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ColoniaTeller:
 * @data: what it is told about
 *
 * Says something in the language that is spoken.
 *
 * Returns: (transfer full) (nullable): the text, or `NULL` if there is nothing
 *   to say
 */
typedef char *(*ColoniaTeller) (gconstpointer data);

#define COLONIA_TYPE_TONGUES (colonia_tongues_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTongues, colonia_tongues, COLONIA, TONGUES, GtkWidget)

void colonia_tongues_tell (ColoniaTongues     *self,
                           const char *const  *languages,
                           ColoniaTeller       teller,
                           gconstpointer       data);

G_END_DECLS
