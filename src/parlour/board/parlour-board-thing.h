/* parlour-board-thing.h: something that lies on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-board-roll.h"
#include "parlour-game-board.h"

#include <adwaita.h>

#define PARLOUR_TYPE_BOARD_THING (parlour_board_thing_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBoardThing, parlour_board_thing, PARLOUR, BOARD_THING, AdwBin)

GtkWidget  *parlour_board_thing_new       (TableArrangement   arrangement,
                                           const TableThing  *thing);
GtkWidget  *parlour_board_thing_new_card  (const ParlourBoardCard *card);
void        parlour_board_thing_see_from_afar
                                          (ParlourBoardThing *self,
                                           const TableThing  *thing,
                                           int                sign_size);
void        parlour_board_thing_show      (ParlourBoardThing *self,
                                           TableSession      *session,
                                           const TableBoard  *board,
                                           const TableThing  *thing,
                                           gboolean           is_told);
const TableReason *parlour_board_thing_get_reason
                                          (const TableThing  *thing);
gboolean    parlour_board_thing_has_lead  (const TableThing  *thing);
gboolean    parlour_board_thing_is_bare   (const TableThing  *thing);
gboolean    parlour_board_thing_become   (ParlourBoardThing *self,
                                          const TableThing  *thing,
                                          gboolean           was_seen);
void        parlour_board_thing_set_path  (ParlourBoardThing *self,
                                           const char        *path);
const char *parlour_board_thing_get_path  (ParlourBoardThing *self);
gboolean    parlour_board_thing_is_news   (ParlourBoardThing *self);
GtkWidget  *parlour_board_thing_find_deed (ParlourBoardThing *self,
                                           const char        *id);
void        parlour_board_thing_mark      (ParlourBoardThing *self,
                                           const char        *id);
GtkWidget  *parlour_board_thing_get_signs (ParlourBoardThing *self);
void        parlour_board_thing_move      (ParlourBoardThing *self,
                                           double             share);
ParlourBoardRoll *
           parlour_board_thing_get_roll  (ParlourBoardThing *self);
gboolean    parlour_board_thing_is_narrow (GtkWidget         *widget);
gboolean    parlour_board_thing_is_large  (GtkWidget         *widget);
void        parlour_board_thing_cut       (ParlourBoardThing *self,
                                           gboolean           is_cut);
void        parlour_board_thing_show_scale (GtkWidget        *scale,
                                            const TableThing *thing);
