/* parlour-file-chooser.h: asks for a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * ParlourFileChosen:
 * @self: the widget that asked for a file, which is still there
 * @file: (transfer none): the file or the folder that somebody chose; one that is to be written need not be there
 *
 * Does with a file what it was asked for. What goes wrong is told by @self; nobody else hears of it.
 */
typedef void (*ParlourFileChosen) (gpointer self,
                                   GFile   *file);

GtkFileChooser *parlour_file_chooser_new   (GtkWidget           *self,
                                            const char          *title,
                                            GtkFileChooserAction action,
                                            ParlourFileChosen    chosen);
void            parlour_file_chooser_offer (GtkFileChooser      *chooser,
                                            const char          *name,
                                            const char *const   *endings);
void            parlour_file_chooser_open  (GtkWidget           *self,
                                            const char          *title,
                                            const char          *name,
                                            const char *const   *endings,
                                            ParlourFileChosen    chosen);
