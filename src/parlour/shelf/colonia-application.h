/* colonia-application.h: the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-archive.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_APPLICATION (colonia_application_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaApplication, colonia_application, COLONIA, APPLICATION, AdwApplication)

ColoniaApplication *colonia_application_new              (void);
char               *colonia_application_get_games        (void);
char              **colonia_application_get_copies       (void);
ColoniaArchive     *colonia_application_make_archive     (guint      limit);
ColoniaArchive     *colonia_application_make_bin         (void);
void                colonia_application_add_language_key (GtkWidget *popover);

G_END_DECLS
