/* colonia-chronicle-choices.h: what can be done with a line of the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CHRONICLE_CHOICES (colonia_chronicle_choices_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChronicleChoices, colonia_chronicle_choices, COLONIA, CHRONICLE_CHOICES, AdwBin)

GtkWidget *colonia_chronicle_choices_new    (ColoniaSession          *session,
                                             ColoniaLine             *line);
void       colonia_chronicle_choices_update (ColoniaChronicleChoices *self);

G_END_DECLS
