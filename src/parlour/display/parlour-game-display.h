/* parlour-game-display.h: what a game is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-display.h"
#include "parlour-fact.h"
#include "parlour-game.h"
#include "parlour-onlooker.h"
#include "table-board.h"

/* How it looks what a player says. */
typedef enum {
  PARLOUR_SAID_PLAIN, /* as any other word */
  PARLOUR_SAID_YES, /* as a yes */
  PARLOUR_SAID_NO /* as a no */
} ParlourSaidLook;

/* What a player says of what everybody is asked. */
typedef struct {
  const char *text; /* what the player says, in a word */
  ParlourSaidLook look; /* how that looks */
  gboolean done; /* whether the player has nothing more to do for now */
} ParlourSaid;

/* Something that one game alone has, in the middle of the display. */
typedef struct {
  GtkWidget *(*make) (void); /* makes it; a list of them ends with one whose function is `NULL` */
  /* Lets it show how the game stands, or hides it. All is told in the language that is spoken,
   * and made anew when that is another one. */
  void       (*show) (GtkWidget             *extra,
                      const ParlourOnlooker *onlooker);
} ParlourExtra;

typedef struct _ParlourAfar ParlourAfar;

/* How a game is shown on the display, as a constant. A game without one is shown with names and
 * turn, and with the points, where everybody can count them. Whatever is the same for all games
 * that lay out boards is read off these. */
struct _ParlourGameDisplay {
  /* Sets a state that is looked at back to what the last event brought, before what followed
   * from that by itself, and counts what there is to be looked at: the more there is, the
   * longer; nothing where that event brought nothing to look at. */
  int          (*look_back)   (ParlourOnlooker       *onlooker);
  gboolean     waits_for_touch; /* whether that is looked at until somebody goes on, and not for some time */
  const char *const *news; /* which groups are seen, and in large, as long as all look at what an event brought */
  /* Tells the number of a thing of its boards that is to be seen before anything else, or
   * `NULL`. */
  char        *(*tell_number) (const ParlourOnlooker *onlooker,
                               const TableThing      *thing);
  /* Tells what is to be known of a thing of its boards besides, or `NULL`. */
  char        *(*tell_more)   (const ParlourOnlooker *onlooker,
                               const TableThing      *thing);
  /* Gives each player what is handed out now, by parlour_afar_give(); what tells too much of what somebody has is not for
   * all. */
  void         (*hand_out)    (ParlourAfar           *afar,
                               const ParlourOnlooker *onlooker);
  /* Names a part of a round, as short as can be; `NULL` for one that is none of those that come
   * again and again. */
  const char  *(*get_part)    (int                    part);
  /* Tells what everybody should bear in mind. */
  char        *(*tell_note)   (const ParlourOnlooker *onlooker);
  /* Tells what is asked of whom all look at, or of all. Where there are boards it is what the
   * game waits for, and at last who has won. */
  char        *(*tell_ask)    (const ParlourOnlooker *onlooker);
  /* Tells more of that, below what is to be borne in mind of a board. */
  char        *(*tell_detail) (const ParlourOnlooker *onlooker);
  /* Finds what the die shows, or 0 if there is nothing to be shown. */
  int          (*get_roll)    (const ParlourOnlooker *onlooker);
  ParlourSaid  (*get_said)    (const ParlourOnlooker *onlooker, /* finds what a player says now */
                               int                    seat);
  const ParlourFact *facts; /* what is shown beside each player */
  /* Finds where the round marker stands on its track, from 1, and where that ends; 0 where it is
   * not to be seen. */
  int          (*find_marker) (const TableState      *state,
                               int                   *end);
  const ParlourExtra *extras; /* what it has besides */
  /* Finds where members are that come home, by their street. */
  GtkWidget   *(*find_street) (ParlourDisplay        *display,
                               int                    street);
  /* Finds where a thing is shown from which something moves, by its id on a board. */
  GtkWidget   *(*find_thing)  (ParlourDisplay        *display,
                               const char            *id);
};

const ParlourGameDisplay *parlour_game_display_find (const TableGame *game);
