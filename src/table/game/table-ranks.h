/* table-ranks.h: who comes out how, and what parted whom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

void  table_play_tell_ranks  (const TablePlay   *play);
char *table_state_tell_ranks (const TableState  *state,
                              const char *const *names,
                              int                last_rank);
char *table_state_tell_ties  (const TableState  *state,
                              const char *const *names,
                              int                last_rank);
char *table_state_tell_tie   (const TableState  *state,
                              const char *const *names,
                              int                seat);
