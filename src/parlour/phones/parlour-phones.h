/* parlour-phones.h: the telephones of a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-session.h"

#define PARLOUR_TYPE_PHONES (parlour_phones_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPhones, parlour_phones, PARLOUR, PHONES, GObject)

ParlourPhones *parlour_phones_new         (void);
void           parlour_phones_set_session (ParlourPhones *self,
                                           TableSession  *session);
void           parlour_phones_present     (ParlourPhones *self,
                                           GtkWindow     *parent);
char          *parlour_phones_tell_asking (ParlourPhones *self);
void           parlour_phones_let_in      (ParlourPhones *self);
char          *parlour_phones_tell_chosen (ParlourPhones *self);
