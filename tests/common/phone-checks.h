/* phone-checks.h: that nothing of others is on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * PhoneTwist:
 * @state: a state
 * @seat: who looks
 *
 * Changes all that a seat must not know.
 */
typedef void (*PhoneTwist) (TableState *state,
                            int         seat);

void phone_checks_play (TableRecord *record,
                        PhoneTwist   twist);
