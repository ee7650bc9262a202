/* parlour-game.h: what a game is to the parlour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-answers.h"

/**
 * ParlourGameBoard:
 *
 * What a game is to its boards, see parlour-game-board.h.
 */
typedef struct _ParlourGameBoard ParlourGameBoard;

/**
 * ParlourGameCards:
 *
 * What a game is to the cards that are known of it, see parlour-game-cards.h.
 */
typedef struct _ParlourGameCards ParlourGameCards;

/**
 * ParlourGameDisplay:
 *
 * What a game is to the display, see parlour-game-display.h.
 */
typedef struct _ParlourGameDisplay ParlourGameDisplay;

/**
 * ParlourGameEnding:
 *
 * What a game is to its end, see parlour-game-ending.h.
 */
typedef struct _ParlourGameEnding ParlourGameEnding;

/**
 * ParlourGameSetup:
 *
 * What a game is to the page that begins games, see parlour-game-setup.h.
 */
typedef struct _ParlourGameSetup ParlourGameSetup;

/**
 * ParlourGameFamily:
 *
 * What a game is to the card of a family, see parlour-game-family.h.
 */
typedef struct _ParlourGameFamily ParlourGameFamily;

/**
 * ParlourGameHandOut:
 *
 * What a game is to the list of what is handed out, see parlour-game-hand-out.h.
 */
typedef struct _ParlourGameHandOut ParlourGameHandOut;

/**
 * ParlourGameMoves:
 *
 * What a game is to what is seen moving, see parlour-moves.h.
 */
typedef struct _ParlourGameMoves ParlourGameMoves;

/**
 * ParlourGamePast:
 *
 * What a game is to its past, see parlour-game-past.h.
 */
typedef struct _ParlourGamePast ParlourGamePast;

/**
 * ParlourShortcutGroup:
 *
 * Keys that stand together, see parlour-game-shortcuts.h.
 */
typedef struct _ParlourShortcutGroup ParlourShortcutGroup;

/**
 * ParlourGame:
 * @game: what it is to the table
 * @find_page: (nullable): finds the page of a step, the type of a `ParlourPage`, or
 *   `G_TYPE_NONE` where the general one will do
 * @wants_answer: (nullable): tells whether somebody wants a question of the game's to be asked, as preferences say
 * @board: (nullable): what it is to its boards
 * @tell_reckoning: (nullable): tells how an event came to the numbers that it caused, by how the game stood after it,
 *   in sentences, each on a line, or `NULL` if there is nothing to tell
 * @prices_question: what is asked of nobody about what things cost and pay now
 * @setup: (nullable): what it is to the page that begins games
 * @family: (nullable): what it is to the card of a family
 * @shows_players: whether its pages show all players and what they have, so that nobody stands
 *   beside them
 * @new_path: (nullable): makes what shows where in a round the game is; without it that is told in words
 * @show_path: (nullable): shows that on it
 * @get_moment: (nullable): numbers the steps of a turn which may each have a time of their own, see `ParlourClock`
 * @asks_for_cards: (nullable): whether a step asks for more cards, which are learned when all are there
 * @hand_out: (nullable): what it is to the list of what is handed out and moved
 * @moves: (nullable): what it is to what is seen moving
 * @cards: (nullable): what it is to the cards that are known of it; `NULL` if it has none
 * @make_picture: (nullable): makes one of the pictures that stand on the shelf before anybody
 *   has played, from 0, or `NULL` after the last one
 * @display: (nullable): what it is to the display for the table
 * @ending: (nullable): what it is to its end
 * @past: (nullable): what it is to its past
 * @shortcuts: (nullable): keys that only it has
 *
 * How a game is shown: a constant, as `TableGame` is, for what needs a screen.
 */
typedef struct {
  const TableGame *game;

  GType (*find_page) (const TableState *state);
  gboolean (*wants_answer) (int question);
  const ParlourGameBoard *board;
  char *(*tell_reckoning) (const char *const *names,
                           const TableState  *state,
                           const TableEvent  *event);
  int prices_question;
  const ParlourGameSetup *setup;
  const ParlourGameFamily *family;
  gboolean shows_players;
  GtkWidget *(*new_path) (void);
  void (*show_path) (GtkWidget *path,
                     int        round,
                     int        part);
  int (*get_moment) (const TableState *state);
  gboolean (*asks_for_cards) (const TableState *state);
  const ParlourGameHandOut *hand_out;
  const ParlourGameMoves *moves;
  const ParlourGameCards *cards;
  GtkWidget *(*make_picture) (int which);
  const ParlourGameDisplay *display;
  const ParlourGameEnding *ending;
  const ParlourGamePast *past;
  const ParlourShortcutGroup *shortcuts;
} ParlourGame;

/**
 * parlour_games:
 *
 * How each game is shown, in the order of `table_games`; `NULL` stands behind the last.
 */
extern const ParlourGame *const parlour_games[];

const ParlourGame *parlour_game_find    (const TableGame *game);
char              *parlour_game_answer  (TableSession    *session,
                                         int              question,
                                         int              seat,
                                         GArray          *rules);
char              *parlour_game_tell_reckoning
                                        (TableSession    *session,
                                         guint            index);
