/* concordia-boards.h: lays out boards of Concordia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"
#include "table-layout.h"

void   concordia_lay_out      (TableBoard       *board);
char **concordia_list_choices (const TableState *state,
                               const TableEvent *event);
