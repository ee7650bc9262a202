/* parlour-setup.h: what is agreed before a game besides who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_SETUP (parlour_setup_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourSetup, parlour_setup, PARLOUR, SETUP, AdwBin)

/* What a game asks before it begins. A subclass emits ::changed whenever somebody has changed
 * something. */
struct _ParlourSetupClass {
  AdwBinClass parent_class; /* the parent class */

  /* Shows what depends on who plays and on how much is kept track of. */
  void  (*show)          (ParlourSetup     *self);
  /* Tells what is wrong with what is filled in, transfer full, or `NULL`. */
  char *(*find_problem)  (ParlourSetup     *self);
  /* Tells who is to enter something before the game can well begin, as a sentence, transfer
   * full, or `NULL`. */
  char *(*list_missing)  (ParlourSetup     *self);
  void  (*go_to_missing) (ParlourSetup     *self); /* lets that be entered */
  void  (*fill)          (ParlourSetup     *self, /* fills in what was agreed in another game */
                          const TableSetup *setup);
  /* Writes what is agreed into the setup of a game, which says who plays already. */
  void  (*make)          (ParlourSetup     *self,
                          TableSetup       *setup);
};

void       parlour_setup_show          (ParlourSetup     *self,
                                        GPtrArray        *seats,
                                        int               tracking);
GPtrArray *parlour_setup_get_seats     (ParlourSetup     *self);
int        parlour_setup_get_tracking  (ParlourSetup     *self);
void       parlour_setup_changed       (ParlourSetup     *self);
char      *parlour_setup_find_problem  (ParlourSetup     *self);
char      *parlour_setup_list_missing  (ParlourSetup     *self);
void       parlour_setup_go_to_missing (ParlourSetup     *self);
void       parlour_setup_fill          (ParlourSetup     *self,
                                        const TableSetup *setup);
void       parlour_setup_make          (ParlourSetup     *self,
                                        TableSetup       *setup);
