/* parlour-board-spaces.h: what stands on the spaces of a thing on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-board.h"
#include "table-session.h"

#include <adwaita.h>

#define PARLOUR_TYPE_BOARD_SPACES (parlour_board_spaces_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBoardSpaces, parlour_board_spaces, PARLOUR, BOARD_SPACES, AdwBin)

/* How wide a column with levels is at most, in pixels, where all of it stands one below the
 * other. */
#define PARLOUR_BOARD_NARROW 270

GtkWidget        *parlour_board_spaces_new      (void);
void              parlour_board_spaces_see_from_afar (ParlourBoardSpaces *self);
void              parlour_board_spaces_lay_bar  (ParlourBoardSpaces *self);
gboolean          parlour_board_spaces_is_low   (GtkWidget          *widget);
void              parlour_board_spaces_show     (ParlourBoardSpaces *self,
                                                 TableSession       *session,
                                                 const TableThing   *thing);
GtkWidget        *parlour_board_spaces_get_deed (ParlourBoardSpaces *self,
                                                 const char         *id);

const TableSpace *parlour_board_spaces_find     (const TableThing   *thing,
                                                 const char         *id);
