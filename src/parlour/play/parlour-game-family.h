/* parlour-game-family.h: what a game is to the card of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game.h"
#include "table-session.h"

/* How the family of a player is shown beside the game, as a constant. All is told in the
 * language that is spoken. A game without one is shown with names and turn, and with the points,
 * where everybody can count them and may know them. */
struct _ParlourGameFamily {
  /* Tells which place a player has in the order, or `NULL` while nobody knows. */
  char        *(*tell_place)  (const TableState *state,
                               int               seat);
  int            place_question; /* what *why?* asks of the place, a question of the game's */
  /* Finds the number that is largest on the card, or `PARLOUR_NO_VALUE`. */
  int          (*get_value)   (const TableState *state,
                               int               seat);
  const char  *(*get_caption) (int               value); /* tells what that number is, in a word or two */
  char        *(*tell_value)  (int               value); /* tells the number in a sentence's words */
  int            value_question; /* what *why?* asks of the number */
  gboolean     (*has_passed)  (const TableState *state, /* whether a player is not asked again for now */
                               int               seat);
  /* Whether players keep something secret; without it nobody does. */
  gboolean     (*has_cover)   (const TableState *state);
  int            purse_question; /* what *why?* asks of what `tell_purse` tells */
  GtkWidget   *(*make)        (void); /* makes what the card has below that, a widget of the game's;
                                   * without one it shows what the game tells of a player */
  /* Lets it show what a player has, and what is secret only if it is uncovered. */
  void         (*show)        (GtkWidget        *belongings,
                               TableSession     *session,
                               int               seat,
                               gboolean          uncovered);
  GtkWidget   *(*find_home)   (GtkWidget        *belongings); /* finds in it where those are that came home */
  /* Finds in it where those are that stand on a street. */
  GtkWidget   *(*find_street) (GtkWidget        *belongings,
                               int               street);
};

const ParlourGameFamily *parlour_game_family_find (const TableGame *game);

gboolean parlour_game_family_has_passed (const TableState *state,
                                         int               seat);
int      parlour_game_family_get_value  (const TableState *state,
                                         int               seat);
