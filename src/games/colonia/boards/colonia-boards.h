/* colonia-boards.h: lays out boards of Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"
#include "table-layout.h"
#include "tongue.h"

void                colonia_lay_out              (TableBoard       *board);
char              **colonia_list_choices         (const TableState *state,
                                                  const TableEvent *event);

/* What every step has */
const ColoniaState *colonia_board_get_state      (TableBoard       *board);
ColoniaEvent        colonia_board_make_event     (TableBoard       *board,
                                                  ColoniaEventType  type);
const char         *colonia_board_find_key       (TableBoard       *board,
                                                  int               place);
const char         *colonia_board_find_good_key  (TableBoard       *board,
                                                  ColoniaGood       good);
TongueScope        *colonia_board_speak_to       (TableBoard       *board,
                                                  int               seat);
void                colonia_board_add_bundle     (TableBoard          *board,
                                                  const char          *kind,
                                                  const char *const   *ids,
                                                  const ColoniaBundle *bundle);

/* The days, in their order */
void                colonia_board_add_edicts     (TableBoard       *board);
gboolean            colonia_board_list_edicts    (GStrvBuilder     *choices,
                                                  const ColoniaEvent *event);
void                colonia_board_add_family_cards (TableBoard     *board);
void                colonia_board_add_order      (TableBoard       *board,
                                                  const ColoniaEvent *event);
void                colonia_board_add_tie_rolls  (TableBoard       *board);
void                colonia_board_add_good_rolls (TableBoard       *board);
void                colonia_board_add_votes      (TableBoard       *board);
void                colonia_board_add_casting_vote (TableBoard     *board);
void                colonia_board_add_booths     (TableBoard       *board);
void                colonia_board_add_market     (TableBoard       *board);
void                colonia_board_add_craftsmen  (TableBoard       *board);
void                colonia_board_add_orders     (TableBoard       *board);
void                colonia_board_add_dice       (TableBoard       *board);
void                colonia_board_add_berths     (TableBoard       *board);
void                colonia_board_add_harbour    (TableBoard       *board);
void                colonia_board_add_display    (TableBoard       *board);
void                colonia_board_add_relics     (TableBoard       *board);
int                 colonia_board_count_answers  (const ColoniaState *state,
                                                  int               slot);
