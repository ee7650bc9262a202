/* table-layout.h: what games call to lay out a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game begins a group, in it things, and in these what is drawn on them and done with them, each after the other. All
 * text is copied, and so are events: what a game hands over stays its own.
 */

#pragma once

#include "table-board.h"

const TableState  *table_board_get_state      (TableBoard          *self);
const TableReader *table_board_get_reader     (TableBoard          *self);
const char        *table_board_get_name       (TableBoard          *self,
                                               int                  seat);
const char        *table_board_print          (TableBoard          *self,
                                               const char          *format,
                                               ...) G_GNUC_PRINTF (2, 3);
const char        *table_board_take           (TableBoard          *self,
                                               char                *text);

const char        *table_board_get_chosen     (TableBoard          *self,
                                               const char          *name);
int                table_board_get_number     (TableBoard          *self,
                                               const char          *name,
                                               int                  otherwise);
int                table_board_get_id         (TableBoard          *self,
                                               const char          *name,
                                               const char *const   *ids);

void               table_board_ask            (TableBoard          *self,
                                               const char          *question);
void               table_board_add_remark     (TableBoard          *self,
                                               const char          *text,
                                               int                  question,
                                               int                  seat);
void               table_board_begin_group    (TableBoard          *self,
                                               const char          *id,
                                               const char          *title,
                                               TableArrangement     arrangement,
                                               int                  n);
TableThing        *table_board_begin_thing    (TableBoard          *self,
                                               const char          *id,
                                               const char          *title,
                                               const char          *text);
TableThing        *table_board_begin_seat     (TableBoard          *self,
                                               int                  seat,
                                               const char          *text);
void               table_board_begin_line     (TableBoard          *self);
void               table_board_add_sign       (TableBoard          *self,
                                               const char          *kind,
                                               const char          *id,
                                               int                  count);
void               table_board_add_space      (TableBoard          *self,
                                               const char          *id,
                                               const char          *text,
                                               int                  seat,
                                               int                  count);

void               table_board_go_on          (TableBoard          *self,
                                               const TableEvent    *first);
void               table_board_set_rolled     (TableBoard          *self,
                                               gboolean             is_rolled);
TableDeed         *table_board_add            (TableBoard          *self,
                                               const char          *id,
                                               const char          *label,
                                               const TableEvent    *event);
TableDeed         *table_board_add_choice     (TableBoard          *self,
                                               const char          *id,
                                               const char          *label,
                                               const char          *name,
                                               const char          *value);
void               table_board_and_choose     (TableBoard          *self,
                                               const char          *name,
                                               const char          *value);
void               table_board_weigh          (TableBoard          *self,
                                               const TableObstacle  obstacle);
void               table_board_weigh_event    (TableBoard          *self,
                                               const TableEvent    *event);
TableDeed         *table_board_add_number     (TableBoard          *self,
                                               const char          *id,
                                               const char          *label,
                                               int                  min,
                                               int                  max);
gboolean           table_board_leave_untold   (TableBoard          *self);
TableDeed         *table_board_add_roll       (TableBoard          *self,
                                               const char          *id,
                                               const char          *label,
                                               int                  sides,
                                               const char *const   *names);
TableDeed         *table_board_add_form       (TableBoard          *self,
                                               const char          *id,
                                               const char          *label,
                                               const TableEvent    *event);
gboolean           table_board_begin_aside     (TableBoard          *self,
                                               const TableEvent    *correction);
void               table_board_add_other      (TableBoard          *self);
void               table_board_add_aside      (TableBoard          *self,
                                               const TableEvent    *correction);
void               table_board_draw           (TableBoard          *self,
                                               const char          *sign);
void               table_board_add_digits     (TableBoard          *self);

void               table_board_ask_picks      (TableBoard          *self,
                                               int                  seat,
                                               int                  due);
void               table_board_let_pick_more  (TableBoard          *self,
                                               int                  seat,
                                               int                  most);
TableDeed         *table_board_add_pick       (TableBoard          *self,
                                               const char          *id,
                                               const char          *label,
                                               int                  seat,
                                               const TableObstacle  obstacle);
const TablePicks  *table_board_see_picks      (TableBoard          *self,
                                               int                  seat);
gboolean           table_board_are_all_picked (TableBoard          *self);
int                table_board_find_picker    (TableBoard          *self);
gboolean           table_board_has_keys       (TableBoard          *self,
                                               int                  seat);
void               table_board_conclude       (TableBoard          *self,
                                               const char          *conclusion);
void               table_board_complete       (TableBoard          *self,
                                               const TableEvent    *event);
void               table_board_and_complete   (TableBoard          *self,
                                               const TableEvent    *event);
