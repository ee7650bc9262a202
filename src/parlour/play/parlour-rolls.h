/* parlour-rolls.h: several players roll a die each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"
#include "parlour-roll-card.h"
#include "parlour-stalls.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_ROLLS (parlour_rolls_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourRolls, parlour_rolls, PARLOUR, ROLLS, ParlourPage)

/**
 * ParlourRollsClass:
 * @parent_class: the parent class
 * @type: which event tells what was rolled, of the game's types
 * @make_event: makes the event of numbers by seat, 0 where there is none, transfer full
 * @read: reads an event: its numbers by seat, and what else it tells is filled in
 * @rolls: whether a player rolls; without it everybody does
 * @set_up: (nullable): adds to the card of a player what the page has on it besides
 * @find_rest: what is to be pressed next where more is to be told of a player who has rolled,
 *   transfer none, or `NULL`; without it a number is all
 * @show: (nullable): shows what the page says of the rolls, whenever any of them has changed
 * @get_done: gets where the focus goes when everything is told, transfer none
 *
 * What pages have of their own on which players roll a die.
 */
struct _ParlourRollsClass {
  ParlourPageClass parent_class;

  int type;

  TableEvent *(*make_event) (ParlourRolls     *self,
                             const int        *values);
  void        (*read)       (ParlourRolls     *self,
                             const TableEvent *event,
                             int              *values);
  gboolean    (*rolls)      (ParlourRolls     *self,
                             int               seat);
  void        (*set_up)     (ParlourRolls     *self,
                             ParlourRollCard  *card,
                             int               seat);
  GtkWidget  *(*find_rest)  (ParlourRolls     *self,
                             int               seat);
  void        (*show)       (ParlourRolls     *self);
  GtkWidget  *(*get_done)   (ParlourRolls     *self);
};

void             parlour_rolls_set_parts     (ParlourRolls  *self,
                                              ParlourStalls *place,
                                              GtkWidget     *roll_button);
ParlourRollCard *parlour_rolls_get_card      (ParlourRolls  *self,
                                              int            seat);
TableEvent      *parlour_rolls_make_event    (ParlourRolls  *self);
int              parlour_rolls_find_missing  (ParlourRolls  *self);
gboolean         parlour_rolls_is_complete   (ParlourRolls  *self);
gboolean         parlour_rolls_is_by_app     (ParlourRolls  *self);
int              parlour_rolls_get_current   (ParlourRolls  *self);
void             parlour_rolls_changed       (ParlourRolls  *self);
void             parlour_rolls_go_on         (ParlourRolls  *self,
                                              int            seat);

G_END_DECLS
