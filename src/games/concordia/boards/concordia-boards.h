/* concordia-boards.h: lays out boards of Concordia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"
#include "table-layout.h"

G_BEGIN_DECLS

void   concordia_lay_out      (TableBoard       *board);
char **concordia_list_choices (const TableState *state,
                               const TableEvent *event);

/* What every step has */
const ConcordiaState *concordia_board_get_state  (TableBoard        *board);
ConcordiaEvent        concordia_board_make_event (TableBoard        *board,
                                                  ConcordiaEventType type);
void                  concordia_board_begin_card (TableBoard        *board,
                                                  const char        *id,
                                                  int                card,
                                                  const char        *title,
                                                  const char        *text);

/* What a turn has */
void concordia_board_add_hand     (TableBoard *board,
                                   const char *title);
void concordia_board_add_coins    (TableBoard *board);
void concordia_board_add_building (TableBoard *board);
void concordia_board_add_trading  (TableBoard *board);

G_END_DECLS
