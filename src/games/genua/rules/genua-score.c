/* genua-score.c: what players come to, and chains of privileges (PRIV-1 to END-3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* Tells what a chain pays by its length (PRIV-3). */
static int
get_pay (int n)
{
  static const int pays[] = { 0, 10, 30, 60, 100 };

  return n < (int) G_N_ELEMENTS (pays) ? pays[n] : 100 + 50 * (n - 4);
}

/* Finds chains, each from its first building on, in the order in which they begin. All buildings are
 * one chain, which has no first. */
static int
find_chains (const int  *ring,
             guint       privileges,
             GenuaChain *chains)
{
  int n_chains = 0;

  for (int first = 0; first < GENUA_N_RING; first++)
    {
      const gboolean goes_on = (privileges & 1u << ring[(first + GENUA_N_RING - 1) % GENUA_N_RING]) != 0;
      GenuaChain chain = { 0 };

      for (int i = first; chain.n < GENUA_N_RING && (privileges & 1u << ring[i % GENUA_N_RING]) != 0; i++)
        chain.buildings[chain.n++] = ring[i % GENUA_N_RING];
      if (chain.n == 0 || (goes_on && (first > 0 || chain.n < GENUA_N_RING)))
        continue;

      chain.pays = get_pay (chain.n);
      chains[n_chains++] = chain;
    }

  return n_chains;
}

/* Counts what privileges would pay (PRIV-2, PRIV-3). */
void
genua_score_count_privileges (const GenuaState *state,
                              guint             privileges,
                              GenuaPlayerScore *player)
{
  player->n_chains = find_chains (state->agreed.ring, privileges, player->chains);
  player->privilege_money = 0;
  for (int i = 0; i < player->n_chains; i++)
    player->privilege_money += player->chains[i].pays;
}

/* Where money came from, and what is not known of it. */
static void
count_from (const GenuaState *state,
            int               seat,
            GenuaPlayerScore *player)
{
  player->from[GENUA_FROM_OTHER] = player->money;
  for (int income = 0; income < GENUA_N_INCOMES; income++)
    {
      player->from[income] = state->players[seat].income[income];
      player->from[GENUA_FROM_OTHER] -= player->from[income];
    }
}

static void
count_player (const GenuaState *state,
              int               seat,
              GenuaScore       *score)
{
  GenuaPlayerScore *player = &score->players[seat];
  const GenuaCount *counted = &state->counted[seat];
  const gboolean full = genua_state_is_full (state);

  player->player = seat;
  player->money = full ? state->players[seat].things[GENUA_THING_MONEY] : counted->money;
  player->goods = full ? genua_state_count_goods (state, seat) : counted->goods;
  player->buildings = table_state_is_counted (&state->table) ? counted->buildings : genua_state_count_owned (state, seat);
  player->building_money = player->buildings * GENUA_BUILDING_PAYS;
  genua_score_count_privileges (state, counted->privileges, player);
  player->total = player->money + player->building_money + player->privilege_money;
  count_from (state, seat, player);

  table_score_set (&score->table, seat, player->total,
                   (int[]) { player->money, player->building_money, player->privilege_money, player->goods }, 4);
  score->table.ties[seat][0] = player->goods;
}

/* Counts what players come to, or would if the game ended now: only where money is followed that is known before. */
gboolean
genua_state_get_score (const TableState *state,
                       TableScore       *score)
{
  const gboolean final = table_state_is_finished (state);
  GenuaScore *own = (GenuaScore *) score;

  if (!final && !genua_state_is_full (GENUA_STATE (state)))
    return FALSE;

  *own = (GenuaScore) { .table = { .final = final, .n_players = state->n_players } };
  for (int seat = 0; seat < state->n_players; seat++)
    count_player (GENUA_STATE (state), seat, own);
  table_score_rank (score);
  for (int seat = 0; seat < state->n_players; seat++)
    own->players[seat].rank = score->ranks[seat];

  return TRUE;
}
