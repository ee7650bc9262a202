/* phones-people.h: what stands on a telephone of who is here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-html.h"
#include "phones-table.h"

char *phones_people_name_guest (PhonesTable       *table,
                                const PhonesGuest *guest);
void phones_people_write_join (PhonesHtml        *html,
                               PhonesTable       *table,
                               const PhonesGuest *guest);
void phones_people_write_asking
                              (PhonesHtml        *html,
                               PhonesTable       *table);
void phones_people_write_host (PhonesHtml        *html,
                               PhonesTable       *table,
                               const PhonesGuest *guest);
void phones_people_write_self (PhonesHtml        *html,
                               PhonesTable       *table,
                               const PhonesGuest *guest);
