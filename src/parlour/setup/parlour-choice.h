/* parlour-choice.h: one of a few things to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_CHOICE (parlour_choice_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChoice, parlour_choice, PARLOUR, CHOICE, GtkToggleButton)

GtkWidget *parlour_choice_new  (const char    *icon_name);
void       parlour_choice_show (ParlourChoice *self,
                                const char    *title,
                                const char    *text);

G_END_DECLS
