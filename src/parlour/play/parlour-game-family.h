/* parlour-game-family.h: what a game is to the card of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game.h"
#include "table-session.h"

G_BEGIN_DECLS

/**
 * ParlourGameFamily:
 * @tell_place: (nullable): tells which place a player has in the order, or `NULL` while
 *   nobody knows
 * @place_question: what *why?* asks of the place, a question of the game's
 * @get_value: (nullable): finds the number that is largest on the card, or
 *   `PARLOUR_NO_VALUE`
 * @get_caption: (nullable): tells what that number is, in a word or two
 * @tell_value: (nullable): tells the number in a sentence's words
 * @value_question: what *why?* asks of the number
 * @has_passed: (nullable): whether a player is not asked again for now
 * @has_cover: (nullable): whether players keep something secret; without it
 *   nobody does
 * @tell: (nullable): tells in lines what a player has, where that is all that the card shows of it, and
 *   what is secret only if it is uncovered
 * @tell_purse: (nullable): tells in a line what is kept secret, if it is told so, or `NULL`
 * @purse_question: what *why?* asks of that
 * @make: (nullable): makes what the card has below that, a widget of the game's
 * @show: (nullable): lets it show what a player has, and what is secret only if it is
 *   uncovered
 * @find_home: (nullable): finds in it where those are that came home
 * @find_street: (nullable): finds in it where those are that stand on a street
 *
 * How the family of a player is shown beside the game, as a constant. All is told in the
 * language that is spoken. A game without one is shown with names and turn, and with the
 * points, where everybody can count them and may know them.
 */
struct _ParlourGameFamily {
  char        *(*tell_place)  (const TableState *state,
                               int               seat);
  int            place_question;
  int          (*get_value)   (const TableState *state,
                               int               seat);
  const char  *(*get_caption) (int               value);
  char        *(*tell_value)  (int               value);
  int            value_question;
  gboolean     (*has_passed)  (const TableState *state,
                               int               seat);
  gboolean     (*has_cover)   (const TableState *state);
  char        *(*tell)        (const TableState *state,
                               int               seat,
                               gboolean          uncovered);
  char        *(*tell_purse)  (const TableState *state,
                               int               seat);
  int            purse_question;
  GtkWidget   *(*make)        (void);
  void         (*show)        (GtkWidget        *belongings,
                               TableSession     *session,
                               int               seat,
                               gboolean          uncovered);
  GtkWidget   *(*find_home)   (GtkWidget        *belongings);
  GtkWidget   *(*find_street) (GtkWidget        *belongings,
                               int               street);
};

const ParlourGameFamily *parlour_game_family_find (const TableGame *game);

gboolean parlour_game_family_has_passed (const TableState *state,
                                         int               seat);
int      parlour_game_family_get_value  (const TableState *state,
                                         int               seat);

G_END_DECLS
