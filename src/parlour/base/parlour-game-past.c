/* parlour-game-past.c: what a game is to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-past.h"

#include <glib/gi18n.h>

static char *
name_round (int round)
{
  /* Translators: %d is the number of a round of a game, from 1. */
  return g_strdup_printf (_("Round %d"), round);
}

static char *
tell_round (int      round,
            gboolean is_over)
{
  return name_round (round);
}

static const ParlourGamePast plain = { .tell_round = tell_round, .name_round = name_round };

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
