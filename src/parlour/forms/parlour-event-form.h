/* parlour-event-form.h: a page for what a step waits for, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-form.h"

#define PARLOUR_TYPE_EVENT_FORM (parlour_event_form_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourEventForm, parlour_event_form, PARLOUR, EVENT_FORM, ParlourForm)

/**
 * ParlourEventFormClass:
 * @parent_class: the parent class
 * @get_aside: (nullable): finds the one type of event that is entered, which may come at any step;
 *   without it that is what the step waits for
 *
 * What a form for events does by itself.
 */
struct _ParlourEventFormClass {
  ParlourFormClass parent_class;

  int (*get_aside) (ParlourEventForm *self);
};

void parlour_event_form_keep_kind (ParlourEventForm *self);
