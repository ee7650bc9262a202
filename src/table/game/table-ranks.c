/* table-ranks.c: who comes out how, and what parted whom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-ranks.h"

static TableEffect
make_effect (const TableGame  *game,
             const TableScore *score,
             const int        *seats,
             int               place)
{
  const int seat = seats[place], next = place + 1 < score->n_players ? seats[place + 1] : TABLE_NOBODY;
  TableEffect effect = {
    TABLE_EFFECT_RANKED, game->rank_rule, seat, table_score_get_tie (score, seats, place), score->ranks[seat],
    score->totals[seat], { { [TABLE_RANKED_NEXT] = next } },
  };

  if (effect.what >= TABLE_TIE_BROKEN && effect.what < TABLE_TIE_SHARED)
    {
      effect.bundle.n[TABLE_RANKED_HAS] = score->ties[seat][effect.what - TABLE_TIE_BROKEN];
      effect.bundle.n[TABLE_RANKED_NEXT_HAS] = score->ties[next][effect.what - TABLE_TIE_BROKEN];
    }

  return effect;
}

/**
 * table_play_tell_ranks:
 * @play: an event being carried out, which ends the game
 *
 * Reports who has which rank, and what parts everybody from the next: as many effects as there
 * are players, by the rule of the game for ranks.
 */
void
table_play_tell_ranks (const TablePlay *play)
{
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  g_return_if_fail (play != NULL);

  if (play->effects == NULL || !table_state_get_score (play->state, &score))
    return;

  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players; place++)
    table_play_tell (play, make_effect (play->state->game, &score, seats, place));
}

/* Who has a seat is parted from the next, and from whom he or she is the next. */
static char *
tell (const TableState  *state,
      const char *const *names,
      int                last_rank,
      int                first_tie,
      int                seat)
{
  const TableTelling telling = { .names = names, .state = state };
  GString *text = g_string_new (NULL);
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  if (!table_state_get_score (state, &score))
    return g_string_free (text, FALSE);

  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players && score.ranks[seats[place]] <= last_rank; place++)
    {
      const TableEffect effect = make_effect (state->game, &score, seats, place);
      g_autofree char *sentence = NULL;
      guint n_told;

      if (effect.what < first_tie
          || (seat != TABLE_NOBODY && seats[place] != seat && (place + 1 == score.n_players || seats[place + 1] != seat)))
        continue;

      sentence = state->game->tell_effects (&telling, &effect, 1, &n_told);
      g_string_append_printf (text, "%s\n", sentence);
    }

  return g_string_free (text, FALSE);
}

/**
 * table_state_tell_ranks:
 * @state: how a game stands
 * @names: (array): by seat, the names of the players
 * @last_rank: up to which rank it is told
 *
 * Tells who has which rank, and what parted everybody from the next, as the game tells it of the
 * effects.
 *
 * Returns: (transfer full): a line for each, perhaps none
 */
char *
table_state_tell_ranks (const TableState  *state,
                        const char *const *names,
                        int                last_rank)
{
  g_return_val_if_fail (state != NULL && names != NULL, NULL);

  return tell (state, names, last_rank, TABLE_TIE_LAST, TABLE_NOBODY);
}

/**
 * table_state_tell_ties:
 * @state: how a game stands
 * @names: (array): by seat, the names of the players
 * @last_rank: up to which rank it is told
 *
 * Tells the same of those alone whom not the totals parted from the next.
 *
 * Returns: (transfer full): a line for each, perhaps none
 */
char *
table_state_tell_ties (const TableState  *state,
                       const char *const *names,
                       int                last_rank)
{
  g_return_val_if_fail (state != NULL && names != NULL, NULL);

  return tell (state, names, last_rank, TABLE_TIE_BROKEN, TABLE_NOBODY);
}

/**
 * table_state_tell_tie:
 * @state: how a game stands
 * @names: (array): by seat, the names of the players
 * @seat: a player
 *
 * Tells the same of a player, and of whom he or she comes next to.
 *
 * Returns: (transfer full): a line for each, perhaps none
 */
char *
table_state_tell_tie (const TableState  *state,
                      const char *const *names,
                      int                seat)
{
  g_return_val_if_fail (state != NULL && names != NULL, NULL);

  return tell (state, names, state->n_players, TABLE_TIE_BROKEN, seat);
}
