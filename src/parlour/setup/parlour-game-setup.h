/* parlour-game-setup.h: what a game is to the page that begins games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"
#include "parlour-setup.h"

/* How much of a game is kept track of, as one chooses it. */
typedef struct {
  const char *icon; /* the name of an icon */
  const char *title; /* what it is called, for translation; a list ends with one whose title is `NULL` */
  const char *text; /* what that means, in a sentence for translation */
} ParlourTracking;

/* How a game begins, as a constant. One without it has a form made of its schema. */
struct _ParlourGameSetup {
  /* The trackings of the game, in its order; `NULL` where there is but one. */
  const ParlourTracking *trackings;
  ParlourSetup *(*make) (void); /* makes what is asked before it begins */
  /* Enters into a new game what is known before anything has happened. */
  void          (*open) (TableSession *session);
  const char *first_seat; /* who sits first, where the rules say that */
};

const ParlourTracking *parlour_game_setup_list_trackings (const TableGame *game);
const char            *parlour_game_setup_tell_first    (const TableGame *game);
ParlourSetup          *parlour_game_setup_make           (const TableGame *game);
