/* colonia-correction.h: an event of the past is entered anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CORRECTION (colonia_correction_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCorrection, colonia_correction, COLONIA, CORRECTION, AdwWindow)

GtkWindow *colonia_correction_new            (GtkWindow      *parent,
                                              ColoniaSession *session,
                                              guint           index);
GtkWindow *colonia_correction_new_inserting  (GtkWindow      *parent,
                                              ColoniaSession *session,
                                              guint           index);
GtkWindow *colonia_correction_new_taking_out (GtkWindow      *parent,
                                              ColoniaSession *session,
                                              guint           index);

G_END_DECLS
