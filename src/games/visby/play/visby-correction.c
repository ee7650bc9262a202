/* visby-correction.c: how the table really stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-correction.h"

#include "visby-state.h"

/* The form of a correction, made of what it may say. */
struct _VisbyCorrectionForm {
  ParlourEventForm parent_instance;
};

G_DEFINE_FINAL_TYPE (VisbyCorrectionForm, visby_correction, PARLOUR_TYPE_EVENT_FORM)

static void
visby_correction_class_init (VisbyCorrectionFormClass *klass)
{
  PARLOUR_PAGE_CLASS (klass)->is_large = TRUE;
  PARLOUR_EVENT_FORM_CLASS (klass)->aside = VISBY_EVENT_CORRECTION;
}

static void
visby_correction_init (VisbyCorrectionForm *self)
{
}
