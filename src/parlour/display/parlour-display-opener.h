/* parlour-display-opener.h: when the display for the table is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-session.h"

#define PARLOUR_TYPE_DISPLAY_OPENER (parlour_display_opener_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDisplayOpener, parlour_display_opener, PARLOUR, DISPLAY_OPENER, GObject)

ParlourDisplayOpener *parlour_display_opener_new         (GtkWidget            *page);
void                  parlour_display_opener_set_session (ParlourDisplayOpener *self,
                                                          TableSession         *session);
void                  parlour_display_opener_offer       (ParlourDisplayOpener *self);
void                  parlour_display_opener_toggle      (ParlourDisplayOpener *self);
