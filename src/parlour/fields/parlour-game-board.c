/* parlour-game-board.c: what a game is to its boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-board.h"

#include "parlour-die.h"
#include "parlour-sign.h"

#include <stdlib.h>
#include <string.h>

/**
 * parlour_game_board_new_sign:
 * @game: a game
 * @sign: what is drawn on something
 * @size: how high it is, in pixels, where text has its usual size
 * @is_gone: whether it is there no more
 *
 * Draws a sign as the game does.
 *
 * Returns: (transfer floating) (nullable): the picture, or `NULL` if the one before it shows it already
 */
GtkWidget *
parlour_game_board_new_sign (const TableGame *game,
                             const TableSign *sign,
                             int              size,
                             gboolean         is_gone)
{
  const ParlourGameBoard *board = parlour_game_find (game)->board;

  g_return_val_if_fail (sign != NULL, NULL);

  if (g_strcmp0 (sign->kind, PARLOUR_BOARD_DIE) == 0)
    return g_object_new (PARLOUR_TYPE_DIE, "value", atoi (sign->id), "size", size, NULL);
  if (sign->kind == NULL && g_str_has_prefix (sign->id, PARLOUR_BOARD_DIE "-"))
    return g_object_new (PARLOUR_TYPE_DIE, "value", atoi (sign->id + strlen (PARLOUR_BOARD_DIE "-")), "size", size, NULL);

  return board != NULL && board->new_sign != NULL ? board->new_sign (sign, size, is_gone) : parlour_sign_new (game, sign->id, -1);
}

/**
 * parlour_game_board_find_card:
 * @game: a game
 * @id: the id of a thing
 *
 * Finds how a thing is drawn that is a card.
 *
 * Returns: (transfer none) (nullable): that, or `NULL` if it is none
 */
const ParlourBoardCard *
parlour_game_board_find_card (const TableGame *game,
                              const char      *id)
{
  const ParlourGameBoard *board = parlour_game_find (game)->board;
  const ParlourBoardCard *card = board != NULL ? board->card : NULL;
  const gsize length = card != NULL ? strlen (card->kind) : 0;

  g_return_val_if_fail (id != NULL, NULL);

  return card != NULL && g_str_has_prefix (id, card->kind) && id[length] == '-' ? card : NULL;
}
