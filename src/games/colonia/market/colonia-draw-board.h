/* colonia-draw-board.h: drawing from the bag for several places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "table-session.h"

#include <adwaita.h>

#define COLONIA_TYPE_DRAW_BOARD (colonia_draw_board_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDrawBoard, colonia_draw_board, COLONIA, DRAW_BOARD, AdwBin)

GtkWidget           *colonia_draw_board_get_pad      (ColoniaDrawBoard    *self);
void                 colonia_draw_board_leave        (ColoniaDrawBoard    *self);
void                 colonia_draw_board_set_bag      (ColoniaDrawBoard    *self,
                                                      const ColoniaBundle *bag);
int                  colonia_draw_board_get_n_places (ColoniaDrawBoard    *self);
void                 colonia_draw_board_set_n_places (ColoniaDrawBoard    *self,
                                                      int                  n_places);
void                 colonia_draw_board_set_title    (ColoniaDrawBoard    *self,
                                                      int                  place,
                                                      const char          *title,
                                                      GtkWidget           *figure);
void                 colonia_draw_board_set_wanted   (ColoniaDrawBoard    *self,
                                                      int                  place,
                                                      int                  wanted);
void                 colonia_draw_board_set_secret   (ColoniaDrawBoard    *self,
                                                      int                  place,
                                                      gboolean             secret);
void                 colonia_draw_board_set_optional (ColoniaDrawBoard    *self,
                                                      gboolean             optional);

const ColoniaBundle *colonia_draw_board_get_drawn    (ColoniaDrawBoard    *self,
                                                      int                  place);
void                 colonia_draw_board_fill_in      (ColoniaDrawBoard    *self,
                                                      const ColoniaBundle *bundles,
                                                      TableRoller          roller);
void                 colonia_draw_board_empty        (ColoniaDrawBoard    *self);
gboolean             colonia_draw_board_is_empty     (ColoniaDrawBoard    *self);

gboolean             colonia_draw_board_get_typed    (ColoniaDrawBoard    *self);
void                 colonia_draw_board_set_typed    (ColoniaDrawBoard    *self,
                                                      gboolean             typed);
TableRoller        colonia_draw_board_get_roller   (ColoniaDrawBoard    *self);
void                 colonia_draw_board_draw         (ColoniaDrawBoard    *self,
                                                      const GByteArray    *order);
char                *colonia_draw_board_find_missing (ColoniaDrawBoard    *self);
gboolean             colonia_draw_board_is_due       (ColoniaDrawBoard    *self);
gboolean             colonia_draw_board_is_drawn     (ColoniaDrawBoard    *self);
GtkWidget           *colonia_draw_board_get_focus    (ColoniaDrawBoard    *self);
void                 colonia_draw_board_take_focus   (ColoniaDrawBoard    *self);
