/* colonia-display-opener.h: when the display for the table is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_DISPLAY_OPENER (colonia_display_opener_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDisplayOpener, colonia_display_opener, COLONIA, DISPLAY_OPENER, GObject)

ColoniaDisplayOpener *colonia_display_opener_new         (GtkWidget            *page,
                                                          GSettings            *settings);
void                  colonia_display_opener_set_session (ColoniaDisplayOpener *self,
                                                          ColoniaSession       *session);
void                  colonia_display_opener_offer       (ColoniaDisplayOpener *self);
void                  colonia_display_opener_toggle      (ColoniaDisplayOpener *self);

G_END_DECLS
