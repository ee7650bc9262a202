/* table-complaint.c: why something cannot be done, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-complaint.h"

#include "text-words.h"

#include <glib/gi18n.h>

/**
 * table_obstacle_tell:
 * @game: a game
 * @names: (array): by seat, the names of the players
 * @obstacle: what stands against an event of it, not `TABLE_OBSTACLE_NONE`
 *
 * Tells why something cannot be done. The sentence starts with a small letter
 * and has no full stop, so that it can follow a colon.
 *
 * Returns: (transfer full): the sentence
 */
char *
table_obstacle_tell (const TableGame     *game,
                     const char *const   *names,
                     const TableObstacle *obstacle)
{
  g_return_val_if_fail (game != NULL && names != NULL, NULL);
  g_return_val_if_fail (obstacle != NULL && obstacle->kind != TABLE_OBSTACLE_NONE, NULL);

  switch (obstacle->kind)
    {
    case TABLE_OBSTACLE_RECORD_FULL:
      return g_strdup (_("the record of this game is full: go on in a new game"));

    case TABLE_OBSTACLE_NOT_OF_GAME:
      return g_strdup (_("what was set aside does not belong to this game, as another program has written it: it stays where it is"));

    default:
      return table_refusals_tell (game->refusals, names, obstacle);
    }
}

/**
 * table_obstacle_report:
 * @game: a game
 * @names: (array): by seat, the names of the players
 * @obstacle: what stands against an event of it, or speaks against it, not `TABLE_OBSTACLE_NONE`
 *
 * Tells why something cannot be done as the tool does.
 *
 * Returns: (transfer full): the sentence of table_obstacle_tell(), and the rule, if there is one
 */
char *
table_obstacle_report (const TableGame     *game,
                       const char *const   *names,
                       const TableObstacle *obstacle)
{
  g_autofree char *sentence = table_obstacle_tell (game, names, obstacle);

  g_return_val_if_fail (sentence != NULL, NULL);

  if (obstacle->rule == 0)
    return g_steal_pointer (&sentence);

  return g_strdup_printf ("%s [%s]", sentence, table_game_get_rule (game, obstacle->rule));
}

/**
 * table_obstacle_complain:
 * @game: a game
 * @names: (array): by seat, the names of the players
 * @obstacle: what stands against an event of it, not `TABLE_OBSTACLE_NONE`
 * @uncovered: whose covers are lifted: bit n is set for seat n
 *
 * Tells why something cannot be done to everybody who looks at the screen: of
 * what lies behind a cover it says neither what nor how much it is.
 *
 * Returns: (transfer full): the sentence of table_obstacle_tell() with a capital
 *   letter, or one without numbers
 */
char *
table_obstacle_complain (const TableGame     *game,
                         const char *const   *names,
                         const TableObstacle *obstacle,
                         guint                uncovered)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (game != NULL && names != NULL && obstacle != NULL, NULL);

  if ((game->obstacle_facts[obstacle->kind] & TABLE_IS_PRIVATE) != 0 && obstacle->player != TABLE_NOBODY
      && (uncovered & (1u << obstacle->player)) == 0)
    /* Translators: %s is a player, who has too little of something that the others may not see. */
    return g_strdup_printf (_("%s has not enough for this"), names[obstacle->player]);

  sentence = table_obstacle_tell (game, names, obstacle);

  return text_begin (sentence);
}
