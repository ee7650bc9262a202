/* phones-act.h: what is done on a telephone besides the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-deed.h"

/* What a telephone asks for that concerns people, or the past: any of it may be anything. */
typedef struct {
  const char *act; /* what is to be done */
  int which; /* with what of it, from 0, or -1 where that is not told */
  int revision; /* the game that was seen, or -1 */
} PhonesPlea;

void phones_act_do (PhonesTable      *table,
                    PhonesGuest      *guest,
                    const PhonesPlea *plea,
                    PhonesAnswer     *answer);
