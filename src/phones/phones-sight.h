/* phones-sight.h: what a telephone sees of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is not a matter for its seat is taken out of the state before any words are made, and the board is laid out
 * of what remains. Of what the others have picked nothing is on it, not even how much.
 */

#pragma once

#include "phones-table.h"
#include "table-board.h"

/* What a telephone sees. It is valid until the game changes, or the guest. */
typedef struct {
  PhonesTable *table; /* the table */
  const PhonesGuest *guest; /* whose telephone it is, or NULL for what nobody sees */
  int seat; /* who looks, or TABLE_NOBODY for what all may see */
  TableState *view; /* what is seen of the game */
  TableBoard *board; /* the board of that */
  gboolean is_whole; /* whether all that was chosen was taken */
} PhonesSight;

PhonesSight     *phones_sight_new           (PhonesTable       *table,
                                             const PhonesGuest *guest,
                                             const char        *choices);
void             phones_sight_free          (PhonesSight       *self);
const TableChoice *
                 phones_sight_find_last     (const PhonesSight *self);
char            *phones_sight_list_choices  (const PhonesSight *self,
                                             gboolean           without_last);
gboolean         phones_sight_may           (const PhonesSight *self,
                                             const TableGroup  *group,
                                             const TableDeed   *deed);
gboolean         phones_sight_find_deed     (const PhonesSight *self,
                                             const char        *path,
                                             TableDeedAt       *at);
gboolean         phones_sight_is_asked      (const PhonesSight *self);
PhonesSight     *phones_sight_new_of_picks  (PhonesTable       *table);
PhonesSight     *phones_sight_new_from_afar (PhonesTable       *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PhonesSight, phones_sight_free)
