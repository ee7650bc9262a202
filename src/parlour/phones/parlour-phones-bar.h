/* parlour-phones-bar.h: what is said of telephones on the page of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-phones.h"

#include <adwaita.h>

#define PARLOUR_TYPE_PHONES_BAR (parlour_phones_bar_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPhonesBar, parlour_phones_bar, PARLOUR, PHONES_BAR, AdwBin)

void parlour_phones_bar_set_phones (ParlourPhonesBar *self,
                                    ParlourPhones    *phones);
