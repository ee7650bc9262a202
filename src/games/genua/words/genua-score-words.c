/* genua-score-words.c: what decided a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "table-ranks.h"
#include "text-words.h"

#include <glib/gi18n.h>

static void
append_chains (GString                *text,
               const char             *name,
               const GenuaPlayerScore *player)
{
  for (int i = 0; i < player->n_chains; i++)
    {
      const GenuaChain *chain = &player->chains[i];
      g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *buildings = NULL;
      g_autofree char *ducats = genua_term_ducats (chain->pays);

      for (int n = 0; n < chain->n; n++)
        g_ptr_array_add (items, g_strdup (genua_term_place (chain->buildings[n])));
      buildings = text_list (items);
      /* Translators: %s are a player, buildings of which the privileges form a chain, and ducats. */
      g_string_append_printf (text, _("%s, chain of privileges: %s. That pays %s."), name, buildings, ducats);
      g_string_append_c (text, '\n');
    }
}

/* Tells what privileges paid, and what parted players where it was not the ducats. */
char *
genua_words_outcome (const char *const *names,
                     const TableState  *state)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *ties = table_state_tell_ties (state, names, state->n_players);
  GenuaScore score;

  if (!genua_state_get_score (GENUA_STATE (state), &score))
    return NULL;

  for (int seat = 0; seat < state->n_players; seat++)
    append_chains (text, names[seat], &score.players[seat]);
  g_string_append (text, ties);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
