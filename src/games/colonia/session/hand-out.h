/* hand-out.h: what is handed out after the ships left or the goods were made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-effect.h"

/* What the larger notes of each currency are worth. The others are worth 1. */
#define HAND_OUT_NOTE 5

/* What goes over the table after an event, for somebody to hand out. A value. */
typedef struct {
  ColoniaBundle money[COLONIA_MAX_PLAYERS]; /* by seat, the money that each player is given, by city */
  ColoniaBundle goods[COLONIA_MAX_PLAYERS]; /* by seat, the goods that each player is given */
  /* By seat, the money that each player gives for it, as at an exchange. */
  ColoniaBundle pays[COLONIA_MAX_PLAYERS];
} HandOut;

gboolean   hand_out_make       (HandOut             *hand_out,
                                const ColoniaEffect *effects,
                                guint                n_effects);
ColoniaDay hand_out_find_day   (const ColoniaEffect *effects,
                                guint                n_effects,
                                ColoniaDay           day);
gboolean   hand_out_is_told_by (const ColoniaEffect *effect);
void       hand_out_split      (int                  amount,
                                int                 *notes,
                                int                 *coins);
