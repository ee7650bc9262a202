/* colonia-note-form.h: something to be written into the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-quarter.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_NOTE_FORM (colonia_note_form_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaNoteForm, colonia_note_form, COLONIA, NOTE_FORM, ColoniaQuarter)

G_END_DECLS
