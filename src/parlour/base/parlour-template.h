/* parlour-template.h: templates that change their language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "tongue.h"

/**
 * ParlourSpeaker:
 * @widget: a widget
 * @number: what it was told to be about
 *
 * Sets texts in a widget, in the language of the moment.
 */
typedef void (*ParlourSpeaker) (GtkWidget *widget,
                                int        number);

void parlour_template_set        (GtkWidgetClass *widget_class,
                                  const char     *path);
void parlour_language_follow     (gpointer        object,
                                  GCallback       callback);
void parlour_template_set_teller (GtkWidgetClass *widget_class,
                                  GCallback       teller);
void parlour_tell                (GtkWidget      *widget,
                                  ParlourSpeaker   teller,
                                  int             number);
void parlour_address             (GtkWidget      *widget,
                                  const char     *language);

TongueScope *parlour_speak_in    (GtkWidget      *widget) G_GNUC_WARN_UNUSED_RESULT;
