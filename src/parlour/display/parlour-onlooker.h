/* parlour-onlooker.h: what somebody sees of a game who sits at no seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-stage.h"

/* Whoever looks on. Only state belongs to it. */
typedef struct {
  TableSession *session; /* the game: its names, colours and words, and what happened */
  ParlourStage *stage; /* what is seen of it before it is entered */
  /* How it stands, as far as everybody may know: whoever shows something to all reads it here,
   * and never of the session. */
  TableState *state;
  gboolean is_news; /* whether all look at what the last event brought, and state is how it stood then */
  gboolean by_hand; /* whether the table has to carry something out first that only the table knows */
} ParlourOnlooker;

void  parlour_onlooker_look      (ParlourOnlooker       *self,
                                  TableSession          *session);
void  parlour_onlooker_clear     (ParlourOnlooker       *self);
const char *
      parlour_onlooker_tell_chosen
                                 (const ParlourOnlooker *self,
                                  int                    seat);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ParlourOnlooker, parlour_onlooker_clear)
