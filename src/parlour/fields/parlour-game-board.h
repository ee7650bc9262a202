/* parlour-game-board.h: what a game is to its boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"
#include "table-board.h"

/**
 * PARLOUR_BOARD_NUMBER:
 *
 * The kind of a sign that is no picture: its id is a number that is to be seen before anything else, from afar.
 */
#define PARLOUR_BOARD_NUMBER "number"

/**
 * PARLOUR_BOARD_PICTURE:
 *
 * The kind of a sign by which something is known, and not what lies on it.
 */
#define PARLOUR_BOARD_PICTURE "picture"

/**
 * PARLOUR_BOARD_EMBLEM:
 *
 * The picture on a pick that is a card in hand: the emblem of whoever has it. Below its value is how many pieces it takes, see
 * @new_piece, or what else is to be said in a word.
 */
#define PARLOUR_BOARD_EMBLEM "emblem"

/**
 * PARLOUR_BOARD_DIE:
 *
 * The kind of a sign that is a die: its id is what it shows, or 0 if it is not rolled yet. On what is picked, `die-3` shows a
 * 3. Where a thing rolls dice of which it has none itself, its count being 0, they lie on the things that they are named after.
 */
#define PARLOUR_BOARD_DIE "die"

/**
 * ParlourBoardForm:
 * @type: a type of events
 * @get_type: the type of the form that a game has for it, a `ParlourPage`
 * @title: what stands above that, to be translated
 *
 * A form that is not made of the fields of its event.
 */
typedef struct {
  int type;
  GType (*get_type) (void);
  const char *title;
} ParlourBoardForm;

/**
 * ParlourBoardCard:
 * @kind: what they are, as in their ids: `slot-3` is a `slot`
 * @make: makes a card that shows nothing yet
 * @show: shows a thing on it, with its key, if it has one
 *
 * Things that a game draws as the whole cards that they are, which stand closer than others.
 */
typedef struct {
  const char *kind;
  GtkWidget *(*make) (void);
  void       (*show) (GtkWidget        *card,
                      TableSession     *session,
                      const TableThing *thing,
                      const char       *key);
} ParlourBoardCard;

/**
 * ParlourGameBoard:
 * @new_sign: (nullable): makes a picture by its id, so many pixels high where text has its usual size, and faded where it is
 *   gone, with what stands behind it in its corner, if it has one; `NULL` for what has been drawn in a corner. Without it
 *   the signs of the game are shown, see parlour_sign_new()
 * @new_piece: (nullable): makes what stands on a space, of a colour and so many, so many pixels high where text has its usual
 *   size; of nobody's colour it goes before what it takes to stand there
 * @new_track: (nullable): makes the track of a thing by its id, so many pixels high; only for games that have any
 * @card: (nullable): the things that are cards, of which there is no more than one kind
 * @is_for_turn: whether whoever has the turn is its reader even while others look on, as its boards know that; else it tells
 *   then what everybody may see
 * @tells_news: whether what the last event caused is told above the board, as it is not told on it
 * @read_roll: (nullable): tells what the dice show in an event for which they were rolled here, in the order in which the board
 *   of a state names them, and of other dice nothing; only for games that roll
 * @forms: (nullable) (array zero-terminated=1): its own forms, up to one without a title
 *
 * How what lies on the boards of a game is drawn.
 */
struct _ParlourGameBoard {
  GtkWidget *(*new_sign)  (const TableSign *sign,
                           int              size,
                           gboolean         is_gone);
  GtkWidget *(*new_piece) (int              color,
                           int              count,
                           int              size);
  GtkWidget *(*new_track) (const char      *id,
                           int              size);
  const ParlourBoardCard *card;
  gboolean is_for_turn;
  gboolean tells_news;
  void       (*read_roll) (const TableState *state,
                           const TableEvent *event,
                           int              *dice);
  const ParlourBoardForm *forms;
};

GtkWidget              *parlour_game_board_new_sign  (const TableGame *game,
                                                      const TableSign *sign,
                                                      int              size,
                                                      gboolean         is_gone);
const ParlourBoardCard *parlour_game_board_find_card (const TableGame *game,
                                                      const char      *id);
