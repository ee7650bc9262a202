/* parlour-event-form.h: a page for what a step waits for, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_EVENT_FORM (parlour_event_form_get_type ())

G_DECLARE_FINAL_TYPE (ParlourEventForm, parlour_event_form, PARLOUR, EVENT_FORM, ParlourPage)

G_END_DECLS
