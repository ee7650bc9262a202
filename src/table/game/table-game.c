/* table-game.c: what a game is to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-game.h"

#include "text-words.h"

#include <glib/gi18n.h>

/**
 * table_game_find:
 * @id: the id of a game
 *
 * Looks up a game.
 *
 * Returns: (transfer none) (nullable): the game, or `NULL` if none is called so
 */
const TableGame *
table_game_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; table_games[i] != NULL; i++)
    if (g_str_equal (table_games[i]->id, id))
      return table_games[i];

  return NULL;
}

/**
 * table_game_get_rule:
 * @game: a game
 * @rule: one of its rules
 *
 * Gives the number of a rule as people write it, e.g. “TUE-4”.
 *
 * Returns: (transfer none): the id, empty for 0
 */
const char *
table_game_get_rule (const TableGame *game,
                     int              rule)
{
  g_return_val_if_fail (game != NULL && rule >= 0, "");

  return game->rules[rule];
}

/**
 * table_game_find_rule:
 * @game: a game
 * @id: the number of a rule as people write it, e.g. “TUE-4”
 *
 * Finds a rule by its number.
 *
 * Returns: the rule, or 0 if there is none
 */
int
table_game_find_rule (const TableGame *game,
                      const char      *id)
{
  g_return_val_if_fail (game != NULL && id != NULL, 0);

  for (int rule = 1; game->rules[rule] != NULL; rule++)
    if (g_str_equal (game->rules[rule], id))
      return rule;

  return 0;
}

/**
 * table_game_tell_total:
 * @game: a game
 * @total: what somebody comes to
 *
 * Tells a total of the score in words, in the language that is spoken.
 *
 * Returns: (transfer full): e.g. “12 points”
 */
char *
table_game_tell_total (const TableGame *game,
                       int              total)
{
  g_return_val_if_fail (game != NULL, NULL);

  return game->tell_total != NULL ? game->tell_total (total)
                                  : g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (total)), total);
}

/**
 * table_game_tell_parts:
 * @game: a game
 * @score: what its players come to
 * @seat: one of them, from 0
 *
 * Tells in the language that is spoken of what the total of a player is made.
 *
 * Returns: (transfer full): e.g. “Seals 20, For wares 3”; nothing where a score has no parts
 */
char *
table_game_tell_parts (const TableGame  *game,
                       const TableScore *score,
                       int               seat)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (game != NULL && score != NULL && seat >= 0 && seat < score->n_players, NULL);

  for (const TablePart *part = game->score_parts; part != NULL && part->id != NULL; part++)
    if (part->counts)
      g_ptr_array_add (told, g_strdup_printf ("%s %d", part->title != NULL ? gettext (part->title) : part->id,
                                              score->parts[seat][part - game->score_parts]));

  return text_list (told);
}

/**
 * table_game_get_addressed:
 * @state: how a game stands
 *
 * Tells who is asked alone what the game waits for.
 *
 * Returns: a seat, or `TABLE_NOBODY` if everybody is asked
 */
int
table_game_get_addressed (const TableState *state)
{
  g_return_val_if_fail (state != NULL && state->game != NULL, TABLE_NOBODY);

  return state->game->get_addressed != NULL ? state->game->get_addressed (state) : state->turn;
}

/**
 * table_game_get_name:
 * @game: a game
 *
 * Tells what people call a game.
 *
 * Returns: (transfer none): the name, or the id of a game without one
 */
const char *
table_game_get_name (const TableGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return game->name != NULL ? game->name : game->id;
}

/**
 * table_game_list_places:
 * @state: how a game stands
 * @seats: (out caller-allocates) (array): who stands at each place where players are
 *   listed: room for all that play
 *
 * Lists the players as they are shown beside each other.
 *
 * Returns: whether that is an order in which they play
 */
gboolean
table_game_list_places (const TableState *state,
                        int              *seats)
{
  g_return_val_if_fail (state != NULL && state->game != NULL, FALSE);
  g_return_val_if_fail (seats != NULL, FALSE);

  for (int place = 0; place < state->n_players; place++)
    seats[place] = place;

  return state->game->list_places != NULL && state->game->list_places (state, seats);
}

/**
 * table_game_tell_turn:
 * @round: the number of a round, or 0 before the first one
 * @part: the turn in it, from 0
 *
 * Tells a turn, for `tell_when` of a game whose rounds are cut into the turns of its players.
 *
 * Returns: (transfer full): the words
 */
char *
table_game_tell_turn (int round,
                      int part)
{
  if (round == 0)
    return g_strdup (_("Before the first turn"));

  /* Translators: %d are the numbers of a round of the game and of a turn in it. */
  return g_strdup_printf (_("Round %d, turn %d"), round, part + 1);
}

/**
 * table_game_tell_turn_within:
 * @round: the number of a round, or 0 before the first one
 * @part: the turn in it, from 0
 *
 * Tells a turn behind a colon, for `tell_when_within`.
 *
 * Returns: (transfer full): the words
 */
char *
table_game_tell_turn_within (int round,
                             int part)
{
  if (round == 0)
    /* Translators: it stands behind a colon. */
    return g_strdup (_("before the first turn"));

  /* Translators: %d are the numbers of a round of the game and of a turn in it; it stands behind a colon. */
  return g_strdup_printf (_("round %d, turn %d"), round, part + 1);
}
