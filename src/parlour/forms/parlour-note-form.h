/* parlour-note-form.h: something to be written into the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_NOTE_FORM (parlour_note_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourNoteForm, parlour_note_form, PARLOUR, NOTE_FORM, ParlourPage)
