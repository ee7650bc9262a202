/* parlour-game-ending.c: what a game is to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-ending.h"

#include "table-ranks.h"

#include <glib/gi18n.h>

static char *
tell_winners (const char *const *names,
              const TableState  *state)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TableScore score;

  if (!table_state_get_score (state, &score))
    g_return_val_if_reached (NULL);

  for (int seat = 0; seat < score.n_players; seat++)
    if (score.ranks[seat] == 1)
      {
        int n = score.totals[seat];

        if (text->len > 0)
          g_string_append_c (text, '\n');
        g_string_append_printf (text, ngettext ("%s wins with %d point.", "%s wins with %d points.", (gulong) ABS (n)),
                                names[seat], n);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
explain (TableSession *session,
         int           seat,
         int           part)
{
  return g_strdup ("");
}

/* Tells who won as the game tells of ranks, for `tell_winners`. */
char *
parlour_game_ending_tell_ranks (const char *const *names,
                                const TableState  *state)
{
  return g_strchomp (table_state_tell_ranks (state, names, 1));
}

static const ParlourGameEnding plain = { .explain = explain, .tell_winners = tell_winners };

/* Finds how a game ends. Of one that says nothing of it ranks are told, and points without where
 * they come from. */
const ParlourGameEnding *
parlour_game_ending_find (const TableGame *game)
{
  const ParlourGame *shown;

  g_return_val_if_fail (game != NULL, NULL);

  shown = parlour_game_find (game);

  return shown->ending != NULL ? shown->ending : &plain;
}
