/* parlour-game-past.c: what a game is to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-past.h"

#include <glib/gi18n.h>

static const ParlourGamePast plain;

/**
 * parlour_game_past_find:
 * @game: a game
 *
 * Finds what a game is to its past. Of one that says nothing of it rounds are told by their
 * numbers.
 *
 * Returns: (transfer none): what it is to its past
 */
const ParlourGamePast *
parlour_game_past_find (const TableGame *game)
{
  const ParlourGame *shown;

  g_return_val_if_fail (game != NULL, NULL);

  shown = parlour_game_find (game);

  return shown->past != NULL ? shown->past : &plain;
}

/**
 * parlour_game_past_name_round:
 * @game: a game
 * @round: a round, from 1
 *
 * Names a round that is over, where there is little room.
 *
 * Returns: (transfer full): some words
 */
char *
parlour_game_past_name_round (const TableGame *game,
                              int              round)
{
  const ParlourGamePast *past = parlour_game_past_find (game);

  /* Translators: %d is the number of a round of a game, from 1. */
  return past->name_round != NULL ? past->name_round (round) : g_strdup_printf (_("Round %d"), round);
}

/**
 * parlour_game_past_tell_round:
 * @game: a game
 * @round: a round, or 0 before the first one
 * @is_over: whether it is over
 *
 * Tells a round as a heading.
 *
 * Returns: (transfer full): some words
 */
char *
parlour_game_past_tell_round (const TableGame *game,
                              int              round,
                              gboolean         is_over)
{
  const ParlourGamePast *past = parlour_game_past_find (game);

  if (past->tell_round != NULL)
    return past->tell_round (round, is_over);
  if (round == 0)
    return game->tell_when (0, 0);

  return is_over ? parlour_game_past_name_round (game, round)
                 /* Translators: %d is the number of a round that is not over. */
                 : g_strdup_printf (_("Round %d, so far"), round);
}
