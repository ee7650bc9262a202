/* parlour-phones-private.h: what the files of the telephones of a game share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-phones.h"
#include "phones-server.h"

PhonesServer *parlour_phones_get_server (ParlourPhones     *self);
gboolean      parlour_phones_switch     (ParlourPhones     *self,
                                         gboolean           on,
                                         GError           **error);
char         *parlour_phones_tell_wish  (PhonesTable       *table,
                                         const PhonesGuest *guest);
