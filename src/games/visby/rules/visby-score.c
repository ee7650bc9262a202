/* visby-score.c: what players come to (END-2 to END-5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-score.h"

#include "table-ranks.h"
#include "visby-rule.h"

/* END-3 */
#define WARES_FOR_SEAL 3

static void
count (TableScore          *score,
       int                  seat,
       const VisbyHoldings *has)
{
  const int extra = has->wares / WARES_FOR_SEAL;
  const int left = has->wares % WARES_FOR_SEAL;
  const int parts[VISBY_N_SCORED] = { has->seals, extra, left, has->cards, has->wares, has->wares - left };

  table_score_set (score, seat, has->seals + extra, parts, VISBY_N_SCORED);
  score->ties[seat][VISBY_TIE_LEFT - TABLE_TIE_BROKEN] = left;
  score->ties[seat][VISBY_TIE_CARDS - TABLE_TIE_BROKEN] = has->cards;
}

/* Tells whether seals and wares alone leave a tie. */
gboolean
visby_holdings_are_tied (const VisbyHoldings *has,
                         const VisbyHoldings *other)
{
  TableScore score = { .n_players = 2 };

  count (&score, 0, has);
  count (&score, 1, other);

  return table_score_find_tie (&score, 0, 1) >= (int) VISBY_TIE_CARDS;
}

/* Counts what players come to, or would if the game ended now. */
gboolean
visby_score_get (const TableState *state,
                 TableScore       *score)
{
  const VisbyState *own = VISBY_STATE (state);

  if (state->step == VISBY_STEP_FINAL_HOLDINGS)
    return FALSE;

  *score = (TableScore) { .final = state->step == VISBY_STEP_FINISHED, .n_players = state->n_players };
  for (int seat = 0; seat < state->n_players; seat++)
    {
      const VisbyPlayer *player = &own->players[seat];
      const VisbyHoldings has = { player->seals, player->wares, visby_state_count_hand (own, seat) };

      count (score, seat, state->tracking == VISBY_TRACKING_FULL ? &has : &own->counted[seat]);
    }
  table_score_rank (score);

  return TRUE;
}

/* Reports the last exchange, who has which rank, and why. */
void
visby_score_tell (const TablePlay *play)
{
  TableScore score;

  if (!visby_score_get (play->state, &score))
    return;

  for (int seat = 0; seat < score.n_players; seat++)
    if (score.parts[seat][VISBY_SCORED_EXCHANGED] > 0)
      table_play_tell (play, (TableEffect) { VISBY_EFFECT_LAST_EXCHANGE, VISBY_RULE_END_3, seat,
                                             .amount = score.parts[seat][VISBY_SCORED_EXTRA],
                                             .other = score.parts[seat][VISBY_SCORED_EXCHANGED],
                                             .bundle.n = { score.parts[seat][VISBY_SCORED_LEFT] } });
  table_play_tell_ranks (play);
}
