/* parlour-chronicle-choices.h: what can be done with a line of the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_CHRONICLE_CHOICES (parlour_chronicle_choices_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChronicleChoices, parlour_chronicle_choices, PARLOUR, CHRONICLE_CHOICES, AdwBin)

GtkWidget *parlour_chronicle_choices_new    (TableSession            *session,
                                             TableLine               *line,
                                             gboolean                 covered);
void       parlour_chronicle_choices_update (ParlourChronicleChoices *self);
