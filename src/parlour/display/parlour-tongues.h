/* parlour-tongues.h: a text in several languages at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * ParlourTeller:
 * @data: what it is told about
 *
 * Says something in the language that is spoken.
 *
 * Returns: (transfer full) (nullable): the text, or `NULL` if there is nothing
 *   to say
 */
typedef char *(*ParlourTeller) (gconstpointer data);

#define PARLOUR_TYPE_TONGUES (parlour_tongues_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTongues, parlour_tongues, PARLOUR, TONGUES, GtkWidget)

void parlour_tongues_tell (ParlourTongues     *self,
                           const char *const  *languages,
                           ParlourTeller       teller,
                           gconstpointer       data);
