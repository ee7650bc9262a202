/* phones-page.h: what stands on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-deed.h"

char *phones_page_write_frame  (const char         *language);
char *phones_page_write        (PhonesTable        *table,
                                PhonesGuest        *guest,
                                const PhonesAnswer *answer);
char *phones_page_write_rules  (PhonesTable        *table,
                                const char         *topic,
                                const char         *words);
char *phones_page_write_answer (PhonesTable       *table,
                                const PhonesGuest *guest,
                                const char        *choices,
                                int                question,
                                int                seat);
char *phones_page_write_ring   (PhonesTable       *table,
                                const PhonesGuest *guest,
                                guint              had);
char *phones_page_write_signs  (const TableGame    *game);
