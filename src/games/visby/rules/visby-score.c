/* visby-score.c: what players come to (END-2 to END-5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-score.h"

#include "visby-rule.h"

/* END-3 */
#define WARES_FOR_SEAL 3

static VisbyPlayerScore
count (const VisbyHoldings *has)
{
  const int extra = has->wares / WARES_FOR_SEAL;

  return (VisbyPlayerScore) {
    .seals = has->seals,
    .wares = has->wares,
    .exchanged = extra * WARES_FOR_SEAL,
    .extra = extra,
    .total = has->seals + extra,
    .left = has->wares % WARES_FOR_SEAL,
    .cards = has->cards,
  };
}

/* What parts two players, and by how much the first is better. */
static int
compare (const VisbyPlayerScore *player,
         const VisbyPlayerScore *other,
         VisbyTie               *tie)
{
  const int better[] = { player->total - other->total, player->left - other->left, player->cards - other->cards };

  for (int i = 0; i < (int) G_N_ELEMENTS (better); i++)
    if (better[i] != 0)
      {
        *tie = (VisbyTie) (VISBY_TIE_SEALS + i);
        return better[i];
      }

  *tie = VISBY_TIE_SHARED;

  return 0;
}

/* Tells whether seals and wares alone leave a tie. */
gboolean
visby_holdings_are_tied (const VisbyHoldings *has,
                         const VisbyHoldings *other)
{
  const VisbyPlayerScore score = count (has), other_score = count (other);
  VisbyTie tie;

  compare (&score, &other_score, &tie);

  return tie >= VISBY_TIE_CARDS;
}

static int
find_rank (const VisbyScore *score,
           int               seat)
{
  VisbyTie tie;
  int rank = 1;

  for (int other = 0; other < score->n_players; other++)
    rank += compare (&score->players[other], &score->players[seat], &tie) > 0 ? 1 : 0;

  return rank;
}

/* Counts what players come to, or would if the game ended now. */
gboolean
visby_state_get_score (const VisbyState *state,
                       VisbyScore       *score)
{
  if (state->table.step == VISBY_STEP_FINAL_HOLDINGS)
    return FALSE;

  *score = (VisbyScore) { .final = state->table.step == VISBY_STEP_FINISHED, .n_players = state->table.n_players };
  for (int seat = 0; seat < score->n_players; seat++)
    {
      const VisbyPlayer *player = &state->players[seat];
      const VisbyHoldings has = { player->seals, player->wares, visby_state_count_hand (state, seat) };

      score->players[seat] = count (state->table.tracking == VISBY_TRACKING_FULL ? &has : &state->counted[seat]);
    }
  for (int seat = 0; seat < score->n_players; seat++)
    score->players[seat].rank = find_rank (score, seat);

  return TRUE;
}

/* Lists players as they come out. */
void
visby_score_order (const VisbyScore *score,
                   int              *seats)
{
  int n = 0;

  for (int rank = 1; rank <= score->n_players; rank++)
    for (int seat = 0; seat < score->n_players; seat++)
      if (score->players[seat].rank == rank)
        seats[n++] = seat;
}

/* Tells what parts that player from the next. */
VisbyTie
visby_score_get_tie (const VisbyScore *score,
                     const int        *seats,
                     int               place)
{
  VisbyTie tie = VISBY_TIE_LAST;

  if (place + 1 < score->n_players)
    compare (&score->players[seats[place]], &score->players[seats[place + 1]], &tie);

  return tie;
}

/* Reports the last exchange, who has which rank, and why. */
void
visby_score_tell (const TablePlay *play)
{
  int seats[VISBY_MAX_PLAYERS];
  VisbyScore score;

  if (!visby_state_get_score (VISBY_STATE (play->state), &score))
    return;

  visby_score_order (&score, seats);
  for (int seat = 0; seat < score.n_players; seat++)
    if (score.players[seat].exchanged > 0)
      table_play_tell (play, (TableEffect) { VISBY_EFFECT_LAST_EXCHANGE, VISBY_RULE_END_3, seat,
                                             .amount = score.players[seat].extra,
                                             .other = score.players[seat].exchanged,
                                             .bundle.n = { score.players[seat].left } });
  for (int place = 0; place < score.n_players; place++)
    {
      const VisbyPlayerScore *player = &score.players[seats[place]];

      table_play_tell (play, (TableEffect) { VISBY_EFFECT_RANKED, VISBY_RULE_END_4, seats[place],
                                             .what = (int) visby_score_get_tie (&score, seats, place),
                                             .amount = player->rank, .other = player->total,
                                             .bundle.n = { player->left, player->cards } });
    }
}
