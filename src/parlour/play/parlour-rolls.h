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

/* What pages have of their own on which players roll a die. */
struct _ParlourRollsClass {
  ParlourPageClass parent_class; /* the parent class */

  int type; /* which event tells what was rolled, of the game's types */

  /* Makes the event of numbers by seat, 0 where there is none, transfer full. */
  TableEvent *(*make_event) (ParlourRolls     *self,
                             const int        *values);
  /* Reads an event: its numbers by seat, and what else it tells is filled in. */
  void        (*read)       (ParlourRolls     *self,
                             const TableEvent *event,
                             int              *values);
  gboolean    (*rolls)      (ParlourRolls     *self, /* whether a player rolls; without it everybody does */
                             int               seat);
  /* Adds to the card of a player what the page has on it besides. */
  void        (*set_up)     (ParlourRolls     *self,
                             ParlourRollCard  *card,
                             int               seat);
  /* What is to be pressed next where more is to be told of a player who has rolled, transfer
   * none, or `NULL`; without it a number is all. */
  GtkWidget  *(*find_rest)  (ParlourRolls     *self,
                             int               seat);
  /* Shows what the page says of the rolls, whenever any of them has changed. */
  void        (*show)       (ParlourRolls     *self);
  /* Gets where the focus goes when everything is told, transfer none. */
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
