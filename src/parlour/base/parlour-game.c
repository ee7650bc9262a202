/* parlour-game.c: what a game is to the parlour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game.h"

/**
 * parlour_game_find:
 * @game: a game of `table_games`
 *
 * Finds how a game is shown.
 *
 * Returns: (transfer none): what it is to the parlour
 */
const ParlourGame *
parlour_game_find (const TableGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (const ParlourGame *const *shown = parlour_games; *shown != NULL; shown++)
    if ((*shown)->game == game)
      return *shown;

  g_return_val_if_reached (NULL);
}

/**
 * parlour_game_answer:
 * @session: a game that is played
 * @question: what is asked, a question of the game's
 * @seat: of whom, or `TABLE_NOBODY`
 * @rules: (element-type int): to which the rules are added that the answer follows from
 *
 * Answers why something is as it is.
 *
 * Returns: (transfer full) (nullable): sentences, each on a line, or `NULL` if there is nothing to ask
 */
char *
parlour_game_answer (TableSession *session,
                     int           question,
                     int           seat,
                     GArray       *rules)
{
  const ParlourGame *shown = parlour_game_find (table_session_get_game (session));

  if (shown->wants_answer != NULL && !shown->wants_answer (question))
    return NULL;

  return table_session_answer (session, question, seat, rules);
}

/**
 * parlour_game_tell_reckoning:
 * @session: a game
 * @index: an event of it, from 0
 *
 * Tells how an event came to the numbers that it caused.
 *
 * Returns: (transfer full) (nullable): sentences, each on a line, or `NULL` if there is nothing to tell
 */
char *
parlour_game_tell_reckoning (TableSession *session,
                             guint         index)
{
  const TableRecord *record;
  const ParlourGame *shown;
  g_autoptr (TableState) after = NULL;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  record = table_session_get_record (session);
  shown = parlour_game_find (table_session_get_game (session));
  if (shown->tell_reckoning == NULL || index >= table_record_get_n_known (record))
    return NULL;

  after = table_record_make_state (record, index + 1);

  return shown->tell_reckoning (table_session_get_names (session), after, table_record_get_event (record, index));
}
